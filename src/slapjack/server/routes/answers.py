"""How the API says no: a status, and `{"code", "message", "hint"}` in words of the catalog."""

from json import dumps

from starlette.requests import Request
from starlette.responses import Response

from slapjack.i18n.catalog import LANGUAGES, Catalog, catalog

RETRY_S = 3
"""What a visitor who came too often is told to wait."""


class ApiError(Exception):
    """A request that is turned away.

    Args:
        status: HTTP status, 4xx or 503.
        code: The word that clients tell cases apart by; `error-CODE` in the catalog.
        arguments: What the sentence names (a field, a value, a limit).
    """

    def __init__(self, status: int, code: str, /, **arguments: str | int) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.arguments = arguments


def words_for(wishes: str, otherwise: Catalog) -> Catalog:
    """Choose the first language of an `accept-language` header that there are words for.

    Weights are not read: the page names one language, and browsers name the best one first.
    """
    for wish in wishes.lower().split(","):
        language = wish.partition(";")[0].partition("-")[0].strip()
        if language in LANGUAGES:
            return catalog(language)
    return otherwise


def words_of(request: Request, otherwise: Catalog) -> Catalog:
    """Choose the words for who sent a request."""
    return words_for(request.headers.get("accept-language", ""), otherwise)


def turned_away(error: ApiError, words: Catalog) -> Response:
    """Put an error into words."""
    key = f"error-{error.code}"
    body: dict[str, object] = {
        "code": error.code,
        "message": words.text(key, **error.arguments),
        "hint": words.hint(key, **error.arguments),
    }
    if "field" in error.arguments:
        body["field"] = error.arguments["field"]
    headers = {"cache-control": "no-store"}
    if error.status in (429, 503):
        headers["retry-after"] = str(RETRY_S)
    return Response(
        dumps(body, ensure_ascii=False), error.status, headers, media_type="application/json"
    )
