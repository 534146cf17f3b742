"""How many requests an address may send: answered by a word, before anything else looks at them.

Wide, since a class or a tunnel is one address; narrow enough that no address keeps the loop busy
that judges everybody's races (reliability.md P9).
"""

from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from slapjack.server.peers import peer_of
from slapjack.server.routes.answers import RETRY_S
from slapjack.server.wiring import Wiring


class Crowd:
    """ASGI middleware that counts the requests of each address."""

    def __init__(self, app: ASGIApp, wiring: Wiring) -> None:
        self._app = app
        self._wiring = wiring

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or say that it is one too many."""
        if scope["type"] == "http" and not self._takes(Request(scope)):
            answer = PlainTextResponse(
                "too many requests\n", 429, {"retry-after": str(RETRY_S), "connection": "close"}
            )
            await answer(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _takes(self, request: Request) -> bool:
        remote = request.client.host if request.client is not None else ""
        trusted = self._wiring.config.trusted_proxies
        peer = peer_of(remote, request.url.scheme, request.headers.getlist, trusted)
        return self._wiring.limits.requests.take(peer.address, self._wiring.clock.now())
