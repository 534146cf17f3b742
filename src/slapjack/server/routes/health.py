"""Is the process alive, does it take tables, which version is it, and what has it counted.

Ready means: new tables are taken and what they keep reaches the disk. A server that is not ready
still lives; whoever restarts it for that would only lose time.
"""

from starlette.requests import Request
from starlette.responses import Response

from slapjack.fairness import JUDGE_VERSION
from slapjack.protocol.codec import SUBPROTOCOL
from slapjack.server.metrics import CONTENT_TYPE, exposition
from slapjack.server.peers import Peer
from slapjack.server.routes.answers import ApiError
from slapjack.server.routes.bodies import Health, Version, said
from slapjack.server.version import VERSION
from slapjack.server.wiring import Wiring
from slapjack.store.errors import StoreError


async def healthz(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Say that the process lives."""
    return said(Health(status="ok"))


async def readyz(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Say whether new tables are taken and can be kept."""
    if not wiring.doors.are_open:
        raise ApiError(503, "stopping")
    try:
        await wiring.games.find("")
    except StoreError as error:
        raise ApiError(503, "storage") from error
    if wiring.journal.is_failing:
        raise ApiError(503, "storage")
    return said(Health(status="ready"))


async def version(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Say the versions."""
    return said(Version(version=VERSION, protocol=SUBPROTOCOL, judge=JUDGE_VERSION))


async def metrics(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Tell the numbers, where the operator asked for them."""
    if not wiring.config.metrics:
        raise ApiError(404, "no_such_path")
    text = exposition(wiring.meter, tables=len(wiring.registry.tables))
    return Response(text, headers={"cache-control": "no-store"}, media_type=CONTENT_TYPE)
