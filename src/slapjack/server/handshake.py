"""Who may open a socket, judged on the request alone.

A page cannot read the status of a refused handshake, so whatever the page must tell its player
(no such table, too many wrong codes) is said on an accepted socket; only what no honest page of
ours does is refused with a status.
"""

from http import HTTPStatus

from msgspec import Struct
from websockets.http11 import Request

from slapjack.server import closing
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


class NoTable(Struct, frozen=True):
    """The handshake is accepted, only to say why and close with this code."""

    close_code: int


def refusal(request: Request, peer: Peer, wiring: Wiring, now: Micros) -> Refusal | None:
    """Tell why this request may not become a socket, and count it where it may.

    After None, the address has one more socket open: `limits.leave` gives it back.
    """
    path = below_base(request.path.partition("?")[0], wiring.config.base_path)
    origins = request.headers.get_all("Origin")
    origin = origins[0] if origins else None
    if len(origins) > 1 or not is_own_origin(origin, peer.host, wiring.config.public_url):
        return Refusal(HTTPStatus.FORBIDDEN, "this origin may not open a socket here\n")
    if socket_code(path) is None:
        return Refusal(HTTPStatus.NOT_FOUND, "sockets are at api/v1/tables/CODE/socket\n")
    if not wiring.limits.enter(peer.address, now):
        return Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too many sockets from this address\n")
    return None


def table_of(request: Request, peer: Peer, wiring: Wiring, now: Micros) -> Actor | NoTable:
    """Find the table that the path names; a wrong code counts as a guess."""
    path = below_base(request.path.partition("?")[0], wiring.config.base_path)
    if not wiring.limits.wrong_codes.has(peer.address, now):
        return NoTable(closing.TOO_FAST)
    code = read_code(socket_code(path) or "")
    actor = wiring.registry.find(code) if code is not None else None
    if actor is None:
        wiring.limits.wrong_codes.take(peer.address, now)
        return NoTable(closing.NO_SUCH_TABLE)
    return actor
