"""The bytes of a socket: however they come, and whoever does not take them."""

import msgspec
import pytest
from websockets.frames import Opcode

from slapjack.protocol.client_messages import Deal
from slapjack.protocol.server_messages import Ping
from slapjack.server import wire
from slapjack.units import ConnectionId
from tests.server.flow import eventually
from tests.server.house import House, heard, say
from tests.server.raw import HELLO_BYTES, drained, frame, raw, raw_heard, until


async def test_text_that_is_no_utf8_is_answered(house: House) -> None:
    async with raw(house, house.open_table().code) as (reader, writer):
        writer.write(frame(b'{"type":"react","action_id":"\xff","seat":0,"kind":"clap"}'))
        assert (await raw_heard(reader, "refused"))["code"] == "bad_message"


async def test_a_message_may_come_byte_by_byte(house: House) -> None:
    async with raw(house, house.open_table().code) as (reader, writer):
        for byte in frame(HELLO_BYTES):
            writer.write(bytes([byte]))
            await writer.drain()
        assert await raw_heard(reader, "welcome")


async def test_two_messages_may_come_in_one_read(house: House) -> None:
    async with raw(house, house.open_table().code) as (reader, writer):
        deal = msgspec.json.encode(Deal(action_id="b"))
        writer.write(frame(HELLO_BYTES) + frame(deal))
        assert await raw_heard(reader, "welcome")
        assert (await raw_heard(reader, "refused"))["action_id"] == "b"


async def test_a_message_may_come_in_fragments(house: House) -> None:
    async with raw(house, house.open_table().code) as (reader, writer):
        writer.write(frame(HELLO_BYTES[:9], fin=False))
        writer.write(frame(b"", Opcode.PING))
        writer.write(frame(HELLO_BYTES[9:], Opcode.CONT))
        assert (await reader.readexactly(2))[0] == 0x80 | Opcode.PONG
        assert await raw_heard(reader, "welcome")


async def test_garbage_closes_its_own_socket_only(house: House) -> None:
    code = house.open_table().code
    async with house.watcher(code) as other:
        async with raw(house, code) as (reader, writer):
            writer.write(b"\xff" * 200)
            await reader.read()
        await say(other, Deal(action_id="a"))
        await heard(other, "refused")


@pytest.mark.slow
async def test_a_socket_that_answers_no_pings_is_given_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "BEAT_S", 0.3)
    monkeypatch.setattr(wire, "CLOSE_S", 0.02)
    code = house.open_table().code
    async with house.watcher(code) as alive, raw(house, code) as (reader, writer):
        writer.write(frame(HELLO_BYTES))
        await drained(reader)
        await say(alive, Deal(action_id="a"))
        await heard(alive, "refused")


async def test_a_client_that_never_reads_hurts_only_itself(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "CLOSE_S", 0.02)
    code = house.open_table().code
    fanout = house.wiring.fanout
    async with house.watcher(code) as good, raw(house, code, receive_bytes=4_096) as (_, writer):
        writer.write(frame(HELLO_BYTES))
        await until(lambda: len(fanout) == 2, good)
        everybody = [ConnectionId(number) for number in (1, 2)]
        pad = "." * 60_000
        for number in range(200):
            fanout.send(everybody, Ping(n=number, pad=pad))
            ping = await heard(good, "ping")
            while isinstance(ping, Ping) and ping.pad != pad:
                ping = await heard(good, "ping")
            assert isinstance(ping, Ping)
            assert ping.n == number
        await until(lambda: len(fanout) == 1, good)


async def test_a_socket_that_stays_behind_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "BEHIND_S", 0.02)
    monkeypatch.setattr(wire, "CLOSE_S", 0.02)
    monkeypatch.setattr(wire, "BEHIND_BYTES_MAX", 2**40)
    code = house.open_table().code
    fanout = house.wiring.fanout
    async with house.watcher(code) as good, raw(house, code, receive_bytes=4_096) as (_, writer):
        writer.write(frame(HELLO_BYTES))
        await until(lambda: len(fanout) == 2, good)
        for number in range(100):
            fanout.send([ConnectionId(2)], Ping(n=number, pad="." * 60_000))
        await eventually(house, lambda: len(fanout) == 1)


@pytest.mark.slow
async def test_nothing_is_kept_of_closed_sockets(house: House) -> None:
    code = house.open_table().code
    async with house.watcher(code) as stays:
        for _ in range(100):
            async with raw(house, code) as (reader, writer):
                writer.write(frame(HELLO_BYTES))
                await raw_heard(reader, "welcome")
        await until(lambda: len(house.served.sockets) == 1, stays)
        assert len(house.wiring.fanout) == 1
        assert house.wiring.limits.sockets_open == 1
