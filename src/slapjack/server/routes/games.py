"""Records of finished games, as `.sjr` files."""

import re

from starlette.requests import Request
from starlette.responses import Response

from slapjack.server.peers import Peer
from slapjack.server.routes.answers import ApiError
from slapjack.server.wiring import Wiring

GAME_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


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
