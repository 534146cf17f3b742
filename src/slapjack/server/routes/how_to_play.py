"""The How to play pages and their style sheet; `sheets.rulebook` decides what they say."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from slapjack.i18n.catalog import LANGUAGES
from slapjack.rules import PRESETS
from slapjack.sheets.document import STYLE
from slapjack.sheets.rulebook import ADDRESSES, main_page, preset_page

STYLE_FILE = Path(__file__).parent.parent / "how_to_play.css"
Handler = Callable[[Request], Awaitable[Response]]

HEADERS = {"cache-control": "no-cache"}
"""Asked for anew each time: a new version of the server may say a rule more clearly."""


def how_to_play() -> list[Route]:
    """List the routes: a page of each language, a page of each preset, and wrong turns mended."""
    return [
        Route(f"/{STYLE}", _style),
        *(Route(f"/{language}/{ADDRESSES[language]}", _main(language)) for language in LANGUAGES),
        *(
            Route(f"/{language}/{ADDRESSES[language]}/{preset}", _preset(language, preset))
            for language in LANGUAGES
            for preset in PRESETS
        ),
        *(Route(f"/{language}/{ADDRESSES[language]}/", _without_slash) for language in LANGUAGES),
        # A language that is none of ours is answered in English, with the others to choose from.
        Route(f"/{{language}}/{ADDRESSES[LANGUAGES[0]]}", _main(LANGUAGES[0])),
    ]


def _style(request: Request) -> Response:
    return Response(STYLE_FILE.read_bytes(), headers=HEADERS, media_type="text/css")


def _main(language: str) -> Handler:
    async def serve(request: Request) -> Response:
        return HTMLResponse(await asyncio.to_thread(main_page, language), headers=HEADERS)

    return serve


def _preset(language: str, preset: str) -> Handler:
    async def serve(request: Request) -> Response:
        page = await asyncio.to_thread(preset_page, language, preset)
        return HTMLResponse(page, headers=HEADERS)

    return serve


def _without_slash(request: Request) -> Response:
    """Lead to the page itself; below a slash its relative links would go astray."""
    return RedirectResponse(f"../{request.url.path.rstrip('/').rpartition('/')[2]}", 308)
