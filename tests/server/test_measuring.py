"""What a socket tells its table of its own wire: arrivals, and the kernel's round trip."""

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from socket import IPPROTO_TCP, TCP_NODELAY
from typing import cast

import msgspec
import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from slapjack.protocol.client_messages import Flip, Hello
from slapjack.protocol.codec import PROTO, show
from slapjack.protocol.server_messages import Arm, Ping
from slapjack.server.acks import Acks
from slapjack.server.app import create_app
from slapjack.server.clock import MonotonicClock
from slapjack.server.config import ServerConfig
from slapjack.server.fanout import framed
from slapjack.server.socket import URGE, Socket
from slapjack.server.wiring import Wiring
from slapjack.table.inputs import Acked, Closed, Input, KernelRtt, Message, Opened
from slapjack.table.registry import Registry
from slapjack.units import ConnectionId, Micros
from tests.server.house import BOUND_S, HOST, House

HELLO = msgspec.json.encode(Hello(proto=PROTO, tokens=[], role="watcher"))
HANDSHAKE = (
    "GET /api/v1/tables/BCDF/socket HTTP/1.1\r\nHost: slapjack.test\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Protocol: slapjack.v1\r\n"
)


class Listener:
    """A table that only listens."""

    code = "BCDF"

    def __init__(self) -> None:
        self.heard: list[Input] = []
        self._news = asyncio.Event()

    def knows(self, tokens: Sequence[str]) -> bool:
        return False

    def post(self, given: Input) -> None:
        self.heard.append(given)
        self._news.set()

    async def has_heard(self, kind: type) -> None:
        """Wait for an input of this kind."""
        while not any(isinstance(given, kind) for given in self.heard):
            self._news.clear()
            await self._news.wait()

    def find(self, code: str) -> "Listener | None":
        return self if code == self.code else None


class CountingClock:
    """A clock that says how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def now(self) -> Micros:
        self.asked += 1
        return Micros(self.asked)


class FromPhone:
    """A transport that names a phone of the house as its peer, and is otherwise the real one."""

    def __init__(self, transport: asyncio.BaseTransport) -> None:
        self._real = transport

    def get_extra_info(self, name: str) -> object:
        return ("192.168.1.9", 50_000) if name == "peername" else self._real.get_extra_info(name)

    def __getattr__(self, name: str) -> object:
        return getattr(self._real, name)


class PhoneSocket(Socket):
    """A socket whose peer seems to be a phone of the house, on a wire that is really ours."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.BaseTransport, FromPhone(transport)))


@pytest.fixture
def table() -> Listener:
    return Listener()


@pytest.fixture
def wiring(table: Listener) -> Wiring:
    served = create_app(ServerConfig(), seeds=lambda: bytes(32), clock=MonotonicClock())
    return replace(served.wiring, registry=cast(Registry, table))


@asynccontextmanager
async def connected(
    wiring: Wiring, kind: type[Socket], header: str = ""
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Open a socket of this class by hand and say hello."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: kind(wiring, set()), HOST, 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    try:
        async with asyncio.timeout(BOUND_S):
            writer.write(f"{HANDSHAKE}{header}\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(HELLO))
            await heard_all(writer, reader)
            yield reader, writer
    finally:
        writer.transport.abort()
        server.close()


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, payload).serialize(mask=True)


async def heard_all(writer: asyncio.StreamWriter, reader: asyncio.StreamReader) -> None:
    """Wait until the server has taken all that was written: it answers pings in order."""
    writer.write(frame(b"?", Opcode.PING))
    await reader.readuntil(b"\x8a\x01?")


LINUX_ONLY = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells")


@LINUX_ONLY
async def test_a_direct_connection_tells_the_kernels_round_trip_when_a_flip_is_armed(
    wiring: Wiring, table: Listener
) -> None:
    async with connected(wiring, PhoneSocket):
        assert rtts(table) == []
        wiring.fanout.send([ConnectionId(1)], Arm(flip=1, seat=0))
    (told,) = rtts(table)
    assert told.connection == 1
    assert told.min_us is not None
    assert 0 < told.min_us < 1_000_000


async def test_behind_a_proxy_the_kernel_is_not_believed(wiring: Wiring, table: Listener) -> None:
    async with connected(wiring, PhoneSocket, "X-Forwarded-For: 198.51.100.1\r\n"):
        wiring.fanout.send([ConnectionId(1)], Arm(flip=1, seat=0))
    assert [told.min_us for told in rtts(table)] == [None]


async def test_from_this_machine_the_kernel_is_not_believed(
    wiring: Wiring, table: Listener
) -> None:
    async with connected(wiring, Socket):
        wiring.fanout.send([ConnectionId(1)], Arm(flip=1, seat=0))
    assert [told.min_us for told in rtts(table)] == [None]


@LINUX_ONLY
@pytest.mark.parametrize("is_face", [True, False], ids=["a face", "a ping"])
async def test_a_direct_connection_tells_when_what_was_written_had_come(
    wiring: Wiring, table: Listener, is_face: bool
) -> None:
    async with connected(wiring, PhoneSocket) as (reader, _):
        if is_face:
            sent_at, _ = wiring.fanout.show(ConnectionId(1), show(1, "JS", 9))
        else:
            sent_at = wiring.clock.now()
            wiring.fanout.send([ConnectionId(1)], Ping(n=9))
        await reader.readuntil(b"}")
        await table.has_heard(Acked)
    (told,) = (given for given in table.heard if isinstance(given, Acked))
    assert told.connection == 1
    assert sent_at <= told.sent_us <= sent_at + 10_000
    assert told.sent_us < told.at_us


@LINUX_ONLY
async def test_a_face_is_followed_by_more_than_a_segment_that_no_page_sees(
    wiring: Wiring, table: Listener
) -> None:
    face = show(1, "JS", 9)
    async with connected(wiring, PhoneSocket) as (reader, _):
        wiring.fanout.show(ConnectionId(1), face)
        await reader.readexactly(len(framed(face)))
        parser = ClientProtocol(parse_uri("ws://slapjack.test/"), state=State.OPEN)
        parser.receive_data(await reader.readexactly(len(URGE)))
    passed_over = [event for event in parser.events_received() if isinstance(event, Frame)]
    assert {event.opcode for event in passed_over} == {Opcode.PONG}
    assert parser.data_to_send() == []
    # More than any segment of an Ethernet, and less than two.
    assert 1_460 < len(URGE) < 2 * 1_428


@pytest.mark.parametrize(
    ("kind", "header"),
    [(Socket, ""), (PhoneSocket, "X-Forwarded-For: 198.51.100.1\r\n")],
    ids=["this machine", "a proxy"],
)
async def test_where_no_kernel_is_believed_a_face_is_followed_by_nothing(
    wiring: Wiring, kind: type[Socket], header: str
) -> None:
    face = show(1, "JS", 9)
    async with connected(wiring, kind, header) as (reader, writer):
        wiring.fanout.show(ConnectionId(1), face)
        await reader.readexactly(len(framed(face)))
        writer.write(frame(b"?", Opcode.PING))
        assert await reader.readexactly(3) == b"\x8a\x01?"


async def test_from_this_machine_no_acknowledgement_is_believed(
    wiring: Wiring, table: Listener
) -> None:
    async with connected(wiring, Socket) as (reader, writer):
        wiring.fanout.send([ConnectionId(1)], Ping(n=9))
        await reader.readuntil(b"}")
        await heard_all(writer, reader)
    assert not any(isinstance(given, Acked) for given in table.heard)


def rtts(table: Listener) -> list[KernelRtt]:
    return [given for given in table.heard if isinstance(given, KernelRtt)]


async def test_after_each_read_it_is_told_whether_a_hole_is_open_still(
    wiring: Wiring, table: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard_by_then: list[int] = []
    monkeypatch.setattr(Acks, "read", lambda _: heard_by_then.append(len(table.heard)))
    async with connected(wiring, PhoneSocket) as (reader, writer):
        writer.write(frame(msgspec.json.encode(Flip(action_id="a", seat=0))))
        await heard_all(writer, reader)
    assert heard_by_then[-1] == len([one for one in table.heard if not isinstance(one, Closed)])


async def test_small_frames_do_not_wait_for_acknowledgements(house: House) -> None:
    async with house.watcher(house.open_table().code):
        (socket,) = house.served.sockets
        wire = socket.transport.get_extra_info("socket")
        assert wire.getsockopt(IPPROTO_TCP, TCP_NODELAY) == 1


async def test_the_arrival_is_stamped_once_for_all_that_came_in_one_read(
    wiring: Wiring, table: Listener
) -> None:
    wiring = replace(wiring, clock=CountingClock())
    async with connected(wiring, Socket) as (reader, writer):
        flips = [msgspec.json.encode(Flip(action_id=one, seat=0)) for one in "ab"]
        writer.write(b"".join(frame(flip) for flip in flips))
        await heard_all(writer, reader)
    first, second = (given for given in table.heard if isinstance(given, Message))
    assert first.arrival_us == second.arrival_us
    assert [first.message, second.message] == [
        Flip(action_id="a", seat=0),
        Flip(action_id="b", seat=0),
    ]


async def test_a_table_hears_the_beginning_and_the_end_of_a_connection(
    wiring: Wiring, table: Listener
) -> None:
    async with connected(wiring, Socket) as (reader, writer):
        assert [type(given) for given in table.heard] == [Opened]
        writer.write(frame(b"\x03\xe8", Opcode.CLOSE))
        await reader.read()
        await table.has_heard(Closed)
    assert len(wiring.fanout) == 0


async def test_a_face_reaches_eight_screens_in_well_under_a_millisecond(
    wiring: Wiring, table: Listener
) -> None:
    clock = MonotonicClock()
    async with AsyncExitStack() as stack:
        for _ in range(8):
            await stack.enter_async_context(connected(wiring, Socket))
        spans = []
        for flip in range(1, 31):
            began_at = clock.now()
            sent = [
                wiring.fanout.show(ConnectionId(number), show(flip, "JS", 1, pad_to=1_100))
                for number in range(1, 9)
            ]
            spans.append(clock.now() - began_at)
            assert [is_dirty for _, is_dirty in sent] == [False] * 8
    # The least of many: a busy machine slows some, slow code slows all.
    assert min(spans) < 1_000
