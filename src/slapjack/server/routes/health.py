"""Is the process alive, does it take tables, and which version is it."""

from starlette.requests import Request
from starlette.responses import Response

from slapjack.fairness import JUDGE_VERSION
from slapjack.protocol.codec import SUBPROTOCOL
from slapjack.server.peers import Peer
from slapjack.server.routes.answers import ApiError
from slapjack.server.routes.bodies import Health, Version, said
from slapjack.server.version import VERSION
from slapjack.server.wiring import Wiring


async def healthz(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Say that the process lives."""
    return said(Health(status="ok"))


async def readyz(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Say whether new tables are taken."""
    if not wiring.doors.are_open:
        raise ApiError(503, "stopping")
    return said(Health(status="ready"))


async def version(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Say the versions."""
    return said(Version(version=VERSION, protocol=SUBPROTOCOL, judge=JUDGE_VERSION))
