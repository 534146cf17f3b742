"""Headers that keep a page to itself, on every answer.

Everything the page needs comes from its own origin; a script or a frame of anybody else's is
refused by the browser, as a second wall behind careful templates (bugs.md A102). Older Safari
does not count a socket of the same host as `'self'`, so the socket's origin is named.
"""

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from slapjack.server.peers import HOST

PERMISSIONS = (
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
    "microphone=(), payment=(), usb=(), screen-wake-lock=(self), autoplay=(self), "
    "fullscreen=(self)"
)


def content_policy(host: str) -> str:
    """Write the policy of a page that was asked for by this host name and port."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "media-src 'self' data: blob:",
            f"connect-src 'self'{sockets}",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


class SecurityHeaders:
    """ASGI middleware that adds the headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add the headers to its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["content-security-policy"] = content_policy(host)
                headers["x-content-type-options"] = "nosniff"
                headers["referrer-policy"] = "no-referrer"
                headers["permissions-policy"] = PERMISSIONS
                headers["x-frame-options"] = "DENY"
            await send(message)

        await self._app(scope, receive, send_with_headers)
