"""Who may open a socket, judged on the request alone.

A page cannot read the status of a refused handshake, so whatever the page must tell its player
(no such table, too many wrong codes) is said on an accepted socket; only what no honest page of
ours does is refused with a status. Limits count by token first: where an address has used up what
strangers may, whoever shows a token in their hello still comes in (design.md section 7).
"""

from http import HTTPStatus

from msgspec import Struct
from websockets.http11 import Request

from slapjack.server.limits import Admission
from slapjack.server.paths import below_base, socket_code
from slapjack.server.peers import Peer, is_own_origin
from slapjack.server.wiring import Wiring
from slapjack.table.actor import Actor
from slapjack.table.codes import read_code
from slapjack.units import Micros


class Refusal(Struct, frozen=True):
    """The handshake is answered with this status and a line of text."""

    status: HTTPStatus
    text: str


class Sought(Struct, frozen=True):
    """The table that the path names, if there is one.

    Attributes:
        must_prove: The address has guessed too much: nothing is told before a token is shown.
    """

    actor: Actor | None
    must_prove: bool


def admission(request: Request, peer: Peer, wiring: Wiring, now: Micros) -> Admission | Refusal:
    """Count this request as a socket of its address, or tell why it may not become one."""
    path = below_base(request.path.partition("?")[0], wiring.config.base_path)
    origins = request.headers.get_all("Origin")
    origin = origins[0] if origins else None
    if len(origins) > 1 or not is_own_origin(origin, peer.host, wiring.config.public_url):
        return Refusal(HTTPStatus.FORBIDDEN, "this origin may not open a socket here\n")
    if socket_code(path) is None:
        return Refusal(HTTPStatus.NOT_FOUND, "sockets are at api/v1/tables/CODE/socket\n")
    if not wiring.doors.are_open:
        return Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "the server stops, come back in a moment\n")
    admitted = wiring.limits.admit(peer.address, now)
    if admitted is None:
        return Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too many sockets from this address\n")
    return admitted


def table_of(request: Request, peer: Peer, wiring: Wiring, now: Micros) -> Sought:
    """Find the table that the path names; a wrong code counts as a guess."""
    path = below_base(request.path.partition("?")[0], wiring.config.base_path)
    code = read_code(socket_code(path) or "")
    may_seek = wiring.limits.may_seek(peer.address, code or "", now)
    actor = wiring.registry.find(code) if code is not None else None
    if may_seek and actor is not None:
        wiring.limits.found(peer.address, actor.code)
    elif may_seek:
        wiring.limits.wrong_codes.take(peer.address, now)
    return Sought(actor, must_prove=not may_seek)
