"""The fallback for networks without sockets: ask for a stream, open its events, say something."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from slapjack.protocol.client_messages import Hello
from slapjack.server.limits import Admission
from slapjack.server.peers import Peer
from slapjack.server.routes.answers import RETRY_S, ApiError
from slapjack.server.routes.bodies import Heard, OpenedStream, Say, read_body, said
from slapjack.server.routes.tables import table_of
from slapjack.server.stream import Stream
from slapjack.server.wiring import Wiring
from slapjack.table.actor import Actor
from slapjack.table.codes import read_code
from slapjack.table.ports import Clock
from slapjack.units import Micros


class Stamped:
    """An ASGI receive that notes when the newest part of a request came.

    A hand has arrived when its request is whole: whoever sends the beginning early and the hand
    later gains nothing.
    """

    def __init__(self, receive: Receive, clock: Clock) -> None:
        self._receive = receive
        self._clock = clock
        self.at = Micros(0)

    async def __call__(self) -> Message:
        """Receive, and stamp before anything else is done."""
        message = await self._receive()
        self.at = self._clock.now()
        return message


class Events(Response):
    """The answer that carries the events of a stream."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Carry them until either end closes."""
        await self._stream.carry(receive, send)


async def open_stream(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Take a hello, and hand over the secrets of a stream for it."""
    if not wiring.doors.are_open:
        raise ApiError(503, "stopping")
    actor = table_of(request, wiring, peer)
    hello = await read_body(request, Hello)
    stream = Stream(wiring, actor, hello, _admitted(actor, hello, wiring, peer))
    return said(OpenedStream(events=stream.events_secret, say=stream.say_secret), 201)


async def open_events(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Begin the events of a stream."""
    stream = wiring.streams.open_events(request.query_params.get("stream", ""))
    return Events(_at_this_table(request, stream))


async def say(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Take what the client of a stream says."""
    stamped = Stamped(request.receive, wiring.clock)
    spoken = await read_body(Request(request.scope, stamped), Say)
    stream = _at_this_table(request, wiring.streams.named(spoken.stream))
    stream.hear([bytes(one) for one in spoken.messages], stamped.at)
    return said(Heard(messages=len(spoken.messages)), 202)


def _admitted(actor: Actor, hello: Hello, wiring: Wiring, peer: Peer) -> Admission | None:
    """Count a stranger's stream for their address; who shows a token counts for none."""
    if actor.knows(hello.tokens):
        return None
    admitted = wiring.limits.admit(peer.address, wiring.clock.now())
    if admitted is None or admitted.must_prove:
        if admitted is not None:
            admitted.leave()
        raise ApiError(429, "too_often", seconds=RETRY_S)
    return admitted


def _at_this_table(request: Request, stream: Stream | None) -> Stream:
    code = read_code(str(request.path_params["code"]))
    if stream is None or stream.code != code:
        raise ApiError(404, "no_such_stream")
    return stream
