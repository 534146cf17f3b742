import asyncio
import socket
import sys
from collections.abc import Callable
from typing import cast

import pytest
import uvloop

from slapjack.server.kernel import Counts, RoundTrips, counts, round_trips

BOUND_S = 5


Seen = tuple[RoundTrips | None, Counts | None]


class Reader(asyncio.Protocol):
    """Reads what the kernel knows once something came in."""

    def __init__(self, seen: asyncio.Future[Seen]) -> None:
        self._seen = seen

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._transport.write(b"answer")
        self._seen.set_result((round_trips(self._transport), counts(self._transport)))
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
    assert 0 < found.least_us <= found.smooth_us < 1_000_000
    assert counted is not None
    assert counted.written == len(b"answer")
    assert 0 <= counted.acked <= counted.written
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
    assert round_trips(Transport(sock)) is None


def test_an_old_kernel_tells_of_no_bytes() -> None:
    assert counts(Transport(ShortSocket(b"\x00" * 192))) is None


def test_elsewhere_the_kernel_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with socket.socket() as sock:
        assert round_trips(Transport(sock)) is None
