"""The ASGI application: API, pages, base path, headers, and what is said when a path is wrong."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import cache
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from slapjack.protocol.schema import schema
from slapjack.server.crowd import Crowd
from slapjack.server.pages import STATIC, Pages
from slapjack.server.paths import below_base
from slapjack.server.routes.answers import ApiError, turned_away
from slapjack.server.routes.endpoints import routes
from slapjack.server.routes.how_to_play import how_to_play
from slapjack.server.routes.openapi import openapi
from slapjack.server.routes.privacy import privacy
from slapjack.server.security import SecurityHeaders
from slapjack.server.wiring import Wiring

Lifespan = Callable[[Starlette], AbstractAsyncContextManager[None]]


def site(wiring: Wiring, lifespan: Lifespan | None = None, static: Path = STATIC) -> ASGIApp:
    """Put the application together."""
    pages = Pages(wiring.words, wiring.config, static)
    documents = {
        "/api/v1/openapi.json": _api(wiring.config.base_path),
        "/api/v1/messages.json": _messages(),
    }
    app = Starlette(
        routes=[
            *routes(wiring),
            *(Route(path, _document(text)) for path, text in documents.items()),
            Route("/api/{path:path}", _nothing),
            *how_to_play(),
            *privacy(wiring.config),
            Route("/", pages.index),
            Route("/{path:path}", pages.file),
        ],
        exception_handlers={HTTPException: _refuser(wiring)},
        lifespan=lifespan,
    )
    return Crowd(SecurityHeaders(BasePath(app, wiring.config.base_path)), wiring)


class BasePath:
    """ASGI middleware: the same site below a prefix, whether or not a proxy took it off."""

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self._app = app
        self._base_path = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take the prefix off; the bare prefix gets its slash, else relative links break."""
        if scope["type"] == "http" and self._base_path:
            if scope["path"] == self._base_path:
                redirect = RedirectResponse(f"{self._base_path}/", 308)
                await redirect(scope, receive, send)
                return
            scope = {**scope, "path": below_base(scope["path"], self._base_path)}
        await self._app(scope, receive, send)


def _nothing(request: Request) -> Response:
    """Answer for the API where there is no such endpoint, in its own form."""
    raise HTTPException(404)


@cache
def _api(base_path: str) -> bytes:
    """Write the description of the API; both take long, and stay the same in one process."""
    return msgspec.json.encode(openapi(base_path))


@cache
def _messages() -> bytes:
    return msgspec.json.encode(schema())


def _document(text: bytes) -> Callable[[Request], Response]:
    def serve(request: Request) -> Response:
        return Response(text, media_type="application/json")

    return serve


def _refuser(wiring: Wiring) -> Callable[[Request, Exception], Response]:
    """Say wrong methods and paths in the API's own form."""

    def refuse(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        code = "wrong_method" if status == 405 else "no_such_path"
        wiring.meter.errors[code] += 1
        answer = turned_away(ApiError(status, code, method=request.method), wiring.words)
        allowed = getattr(error, "headers", None) or {}
        answer.headers.update(allowed)
        return answer

    return refuse
