"""The privacy page of each language, with this server's own terms."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from slapjack.i18n.catalog import LANGUAGES
from slapjack.server.config import ServerConfig
from slapjack.server.routes.how_to_play import HEADERS
from slapjack.sheets.privacy import ADDRESSES, privacy_page

_HOUR_S = 3_600
_DAY_S = 86_400


def privacy(config: ServerConfig) -> list[Route]:
    """List the routes; a part of an hour or a day counts as a whole one."""
    hours = -(-config.table_ttl_s // _HOUR_S)
    days = -(-config.records_s // _DAY_S)

    def page(language: str) -> Route:
        text = privacy_page(language, table_hours=hours, record_days=days)

        async def serve(request: Request) -> Response:
            return HTMLResponse(text, headers=HEADERS)

        return Route(f"/{language}/{ADDRESSES[language]}", serve)

    return [page(language) for language in LANGUAGES]
