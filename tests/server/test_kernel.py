import asyncio
import socket
import struct
import sys
from collections.abc import Callable
from typing import cast

import pytest
import uvloop

from slapjack.server.kernel import Counts, counts, least_round_trip
from slapjack.units import Micros
from tests.server.house import BOUND_S

Seen = tuple[Micros | None, Counts | None]


class Reader(asyncio.Protocol):
    """Reads what the kernel knows once something came in."""

    def __init__(self, seen: asyncio.Future[Seen]) -> None:
        self._seen = seen

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._transport.write(b"answer")
        self._seen.set_result((least_round_trip(self._transport), counts(self._transport)))
        self._transport.close()


async def measured() -> Seen:
    loop = asyncio.get_running_loop()
    seen: asyncio.Future[Seen] = loop.create_future()
    server = await loop.create_server(lambda: Reader(seen), "127.0.0.1", 0)
    async with asyncio.timeout(BOUND_S):
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"x")
        found = await seen
        await reader.read()
        writer.close()
        await writer.wait_closed()
    server.close()
    return found


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells")
@pytest.mark.parametrize(
    "loop_factory", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"]
)
def test_linux_tells_the_round_trip_of_a_connection(
    loop_factory: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    with asyncio.Runner(loop_factory=loop_factory) as runner:
        found, counted = runner.run(measured())
    assert found is not None
    assert 0 < found < 1_000_000
    assert counted is not None
    assert counted.written == len(b"answer")
    assert 0 <= counted.acked <= counted.written
    assert counted.received == len(b"x")
    assert counted.out_of_order == 0


class Transport(asyncio.BaseTransport):
    """A transport over anything, or over nothing."""

    def __init__(self, sock: object) -> None:
        super().__init__({"socket": sock})


class ShortSocket:
    """A socket of a kernel that says less."""

    def __init__(self, answer: bytes | OSError) -> None:
        self._answer = answer

    def getsockopt(self, level: int, optname: int, buflen: int, /) -> bytes:
        if isinstance(self._answer, OSError):
            raise self._answer
        return self._answer


@pytest.mark.parametrize(
    "sock",
    [
        None,
        ShortSocket(b"\x00" * 104),
        ShortSocket(b"\xff" * 256),
        ShortSocket(OSError("not a TCP socket")),
    ],
    ids=["no socket", "an old kernel", "nothing measured yet", "no TCP"],
)
def test_where_nothing_is_known_there_is_no_number(sock: object) -> None:
    assert least_round_trip(Transport(sock)) is None


def told(length: int) -> ShortSocket:
    """A kernel that tells so much of a connection whose fields all have a value of their own."""
    whole = bytearray(256)
    for at, size, value in (
        (120, "Q", 5_000),
        (128, "Q", 7_000),
        (144, "I", 300),
        (148, "I", 8_125),
        (200, "Q", 6_000),
        (208, "Q", 250),
        (224, "I", 3),
    ):
        struct.pack_into(f"={size}", whole, at, value)
    return ShortSocket(bytes(whole[:length]))


@pytest.mark.parametrize("length", [228, 232, 248, 256])
def test_each_number_is_read_where_linux_writes_it(length: int) -> None:
    """228 bytes are those of Linux 5.4, the first that tells of packets out of order."""
    assert least_round_trip(Transport(told(length))) == 8_125
    assert counts(Transport(told(length))) == Counts(6_050, 5_000, 7_000, 3)


@pytest.mark.parametrize("length", [152, 160, 192, 224])
def test_an_older_kernel_tells_the_round_trip_and_of_no_bytes(length: int) -> None:
    assert least_round_trip(Transport(told(length))) == 8_125
    assert counts(Transport(told(length))) is None


@pytest.mark.parametrize("length", [0, 104, 148])
def test_a_still_older_kernel_tells_nothing(length: int) -> None:
    assert least_round_trip(Transport(told(length))) is None
    assert counts(Transport(told(length))) is None


def test_elsewhere_the_kernel_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with socket.socket() as sock:
        assert least_round_trip(Transport(sock)) is None
