"""Records: of finished games as `.sjr` files, and anybody's, played through for a screen.

A game that runs has no record here, so no card of it can be read. What is sent to be played through
is kept nowhere.
"""

import asyncio
import re

from starlette.requests import Request
from starlette.responses import Response

from slapjack.rules import RecordError
from slapjack.server.peers import Peer
from slapjack.server.routes.answers import ApiError
from slapjack.server.routes.bodies import read_octets, said
from slapjack.server.wiring import Wiring
from slapjack.table.retelling import DETAIL_SIGNS_MAX, retell, text_of

GAME_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")

RECORD_BYTES_MAX = 1_000_000
"""An evening's longest games have some 600 kB."""


async def show_record(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Hand out the record of a game that is over; a running one holds the deck and is not kept."""
    game = str(request.path_params["game"])
    record = await wiring.games.find(game) if GAME_ID.fullmatch(game) else None
    if record is None:
        raise ApiError(404, "no_such_game")
    return Response(
        record,
        headers={
            "content-disposition": f'attachment; filename="{game}.sjr"',
            "cache-control": "no-store",
        },
        media_type="application/x-ndjson",
    )


async def replay(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Play a record through, and tell it as screens show it."""
    if not wiring.limits.replays.take(peer.address, wiring.clock.now()):
        raise ApiError(429, "too_often")
    octets = await read_octets(request, RECORD_BYTES_MAX)
    try:
        # One at a time, and beside the loop that times every hand.
        async with wiring.replaying:
            return said(await asyncio.to_thread(lambda: retell(text_of(octets))))
    except RecordError as error:
        detail = str(error)[:DETAIL_SIGNS_MAX]
        raise ApiError(422, "bad_record", line=error.line, detail=detail) from error
