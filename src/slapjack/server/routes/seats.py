"""Sit down at a table: the answer is the seat's secret token."""

from secrets import token_urlsafe

from starlette.requests import Request
from starlette.responses import Response

from slapjack.server.peers import Peer
from slapjack.server.routes.answers import RETRY_S, ApiError
from slapjack.server.routes.bodies import AskSeat, GotSeat, read_body, said
from slapjack.server.routes.tables import bearer, table_of
from slapjack.server.wiring import Wiring
from slapjack.table.actor import TableStoppedError
from slapjack.table.animals import INKS
from slapjack.table.inputs import Seated, Sit, Turned

TOKEN_BYTES = 16
"""128 random bits (design.md section 5)."""

UNFIT = {"bad_ink", "bad_name"}
"""Codes of a wish that can never be granted; all others are conflicts with what is."""

KNOWN = {
    "table_full", "table_locked", "name_taken", "bad_name", "bad_ink", "ink_taken", "game_running",
    "names_generated",
}  # fmt: skip


async def take_seat(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Ask the table for a seat and hand over its token; a host asks for somebody else."""
    if not wiring.limits.seats.take(peer.address, wiring.clock.now()):
        raise ApiError(429, "too_often", seconds=RETRY_S)
    actor = table_of(request, wiring, peer)
    wish = await read_body(request, AskSeat)
    token = token_urlsafe(TOKEN_BYTES)
    host_token = bearer(request)
    call = Sit(wiring.clock.now(), token, name=wish.name, ink=wish.ink, host_token=host_token)
    try:
        answer = await actor.ask(call)
    except TableStoppedError as error:
        raise ApiError(404, "no_such_table", code=actor.code) from error
    match answer:
        case Seated(seat=seat, animal=animal, ink=ink):
            return said(GotSeat(seat=seat, token=token, animal=animal, ink=ink), 201)
        case Turned(code="not_host"):
            raise ApiError(403, "not_host")
        case Turned(code=code):
            status = 422 if code in UNFIT else 409
            known = code if code in KNOWN else "seat_refused"
            raise ApiError(status, known, inks=", ".join(INKS))
