"""Sockets that flood: with frames, with pings, with bytes in one go. They are closed, and heard no
more; who reads nothing keeps little of ours."""

import asyncio
from contextlib import suppress

import pytest
from websockets.frames import Opcode

from slapjack.protocol.client_messages import Deal
from slapjack.protocol.server_messages import Ping
from slapjack.server import socket as socket_module
from slapjack.server import wire
from slapjack.server.socket import Socket
from slapjack.units import ConnectionId
from tests.hostile.wild import comes_true
from tests.server.house import House, heard, say
from tests.server.raw import HELLO_BYTES, drained, frame, raw, raw_heard

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "piece",
    [
        frame(b"", Opcode.PING),
        frame(b"", Opcode.PONG),
        frame(b"", fin=False) + frame(b"", Opcode.CONT, fin=False),
        frame(b'{"type":"pong","n":1,"client_us":1}'),
        frame(b"{}"),
    ],
    ids=["pings", "pongs", "fragments", "measurements", "nothings"],
)
async def test_a_flood_of_small_frames_ends_its_socket_only(
    house: House, monkeypatch: pytest.MonkeyPatch, piece: bytes
) -> None:
    monkeypatch.setattr(wire, "CLOSE_S", 0.02)
    code = house.open_table().code
    async with house.watcher(code) as other, raw(house, code) as (reader, writer):
        writer.write(frame(HELLO_BYTES))
        await raw_heard(reader, "welcome")
        writer.write(piece * (100_000 // len(piece)))
        await drained(reader)
        await comes_true(lambda: len(house.served.sockets) == 1)
        await say(other, Deal(action_id="mine"))
        await heard(other, "refused")


async def test_a_backlog_is_read_in_turns_with_everybody_elses(house: House) -> None:
    """A phone wakes up: two hundred messages at once. All are heard, and no turn is long."""
    code = house.open_table().code
    turns: list[int] = []
    parse = Socket._parse

    def counted(self: Socket, data: bytes, arrival_at: object) -> None:
        turns.append(len(data))
        parse(self, data, arrival_at)  # type: ignore[arg-type]

    async with raw(house, code) as (reader, writer):
        writer.write(frame(HELLO_BYTES))
        await raw_heard(reader, "welcome")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Socket, "_parse", counted)
            marks = [b'{"type":"watermark","flip":1,"free_us":%d}' % n for n in range(200)]
            writer.write(b"".join(map(frame, marks)) + frame(b'{"type":"deal","action_id":"end"}'))
            assert (await raw_heard(reader, "refused"))["action_id"] == "end"
        assert max(turns) <= socket_module.TURN_BYTES
        assert len(turns) > 5
        writer.write(frame(b'{"type":"deal","action_id":"later"}'))
        assert (await raw_heard(reader, "refused"))["action_id"] == "later"


async def test_whoever_goes_in_the_middle_of_a_backlog_leaves_nothing(house: House) -> None:
    code = house.open_table().code
    async with raw(house, code) as (reader, writer):
        writer.write(frame(HELLO_BYTES))
        await raw_heard(reader, "welcome")
        writer.write(frame(b'{"type":"watermark","flip":1,"free_us":1}') * 400)
        await writer.drain()
    await comes_true(lambda: not house.served.sockets)
    assert len(house.wiring.fanout) == 0


async def test_a_flood_is_not_even_read_any_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "CLOSE_S", 0.3)
    async with raw(house, house.open_table().code) as (_, writer):
        writer.write(b"\x89\x80aaaa" * 30_000)
        (server_end,) = house.served.sockets
        await comes_true(lambda: not server_end.transport.is_reading())
        with suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(0.2):
                for _ in range(2_000):
                    writer.write(b"x" * 65_536)
                    await writer.drain()
                raise AssertionError("somebody took all of it")
        writer.transport.abort()


async def test_what_waits_for_one_who_never_reads_is_bounded_until_they_are_cut(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "CLOSE_S", 0.02)
    code = house.open_table().code
    async with raw(house, code, receive_bytes=4_096) as (_, writer):
        writer.write(frame(HELLO_BYTES))
        await comes_true(lambda: len(house.wiring.fanout) == 1)
        (server_end,) = house.served.sockets
        waited = 0
        for number in range(400):
            house.wiring.fanout.send([ConnectionId(1)], Ping(n=number, pad="." * 50_000))
            waited = max(waited, server_end.transport.get_write_buffer_size())
        assert 0 < waited <= wire.BEHIND_BYTES_MAX + 200
        await comes_true(lambda: not house.served.sockets)
        assert len(house.wiring.fanout) == 0
