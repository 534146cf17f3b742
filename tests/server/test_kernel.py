import asyncio
import socket
import sys
from collections.abc import Callable

import pytest
import uvloop

from slapjack.server.kernel import least_rtt_us

BOUND_S = 5


class Reader(asyncio.Protocol):
    """Reads the kernel's round trip once something came in."""

    def __init__(self, seen: asyncio.Future[int | None]) -> None:
        self._seen = seen

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._seen.set_result(least_rtt_us(self._transport))
        self._transport.close()


async def measured() -> int | None:
    loop = asyncio.get_running_loop()
    seen: asyncio.Future[int | None] = loop.create_future()
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
        found = runner.run(measured())
    assert found is not None
    assert 0 < found < 1_000_000


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
    assert least_rtt_us(Transport(sock)) is None


def test_elsewhere_the_kernel_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with socket.socket() as sock:
        assert least_rtt_us(Transport(sock)) is None
