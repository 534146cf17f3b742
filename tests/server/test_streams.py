"""The fallback of networks without sockets, over a real port (bugs.md A22)."""

import asyncio
import json as plain_json

import msgspec
import pytest

from slapjack.protocol.client_messages import Deal, Flip, Hello, Pong, React, Shown, Slap
from slapjack.protocol.codec import PROTO
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import (
    Ended,
    Goaway,
    Refused,
    Show,
    Verdict,
    Welcome,
)
from slapjack.rules import RuleSet
from slapjack.server import event_wire, stream
from slapjack.server.clock import MonotonicClock
from slapjack.server.event_wire import as_event
from slapjack.server.pace import BAD_MESSAGES_MAX, TOO_FAST_MAX
from slapjack.server.wire import BEHIND_BYTES_MAX
from slapjack.table.start import Start
from slapjack.units import ConnectionId, TableCode
from tests.server.evening import REACTION_US, gather
from tests.server.flow import WATCH, asked, eventually, flowing, said
from tests.server.house import HOST, House, heard, say
from tests.server.house import Start as StartHouse
from tests.table.bench import deck_for

pytestmark = pytest.mark.slow


async def seated(house: House, code: str) -> Hello:
    """Take a seat over HTTP, and make the hello of its owner."""
    seat = (await house.http.post(f"/api/v1/tables/{code}/seats")).json()
    return Hello(proto=PROTO, tokens=[seat["token"]])


# The hello and the secrets


async def test_a_hello_is_answered_by_the_table_once_the_events_are_open(house: House) -> None:
    code = house.open_table().code
    hello = await seated(house, code)
    async with flowing(house, code, hello) as flow:
        welcome = await flow.heard("welcome")
        await flow.heard("snapshot")
    assert isinstance(welcome, Welcome)
    assert welcome.seats == [0]


async def test_the_table_hears_nothing_of_who_does_not_open_the_events(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "EVENTS_S", 0.02)
    code = house.open_table().code
    assert (await asked(house, code, WATCH)).status_code == 201
    assert len(house.wiring.fanout) == 0
    await eventually(house, lambda: not house.wiring.streams)
    assert house.wiring.limits.sockets_open == 0


async def test_the_secret_of_the_events_opens_them_once(house: House) -> None:
    code = house.open_table().code
    secrets = (await asked(house, code, WATCH)).json()
    url = f"/api/v1/tables/{code}/events?stream={secrets['events']}"
    async with house.http.stream("GET", url) as first:
        assert first.status_code == 200
        second = await house.http.get(url)
        assert (second.status_code, second.json()["code"]) == (404, "no_such_stream")
        # What stands in an address, and so in logs on the way, speaks for nobody.
        assert (await said(house, code, secrets["events"], [])).status_code == 404


async def test_a_stream_is_known_at_its_own_table_only(house: House) -> None:
    code, other = house.open_table().code, house.open_table().code
    async with flowing(house, code) as flow:
        assert (await said(house, other, flow.secret, [])).status_code == 404
        assert (await said(house, code, "x" * 22, [])).status_code == 404
        assert (await flow.say()).status_code == 202


async def test_a_page_of_another_site_opens_no_stream(house: House) -> None:
    code = house.open_table().code
    foreign = {"origin": "http://evil.example"}
    assert (await asked(house, code, WATCH, foreign)).json()["code"] == "wrong_origin"
    own = {"origin": f"http://{HOST}:{house.port}"}
    assert (await asked(house, code, WATCH, own)).status_code == 201


async def test_a_table_that_is_not_there_is_said(house: House) -> None:
    answer = await asked(house, "BCDF", WATCH)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")


async def test_another_version_and_a_wrong_token_get_their_own_codes(house: House) -> None:
    code = house.open_table().code
    async with flowing(house, code, Hello(proto=99, tokens=[])) as flow:
        assert await flow.closed() == 4010
    async with flowing(house, code, Hello(proto=PROTO, tokens=["x" * 22])) as flow:
        assert await flow.heard("ended") == Ended(why="unknown_token")
        assert await flow.closed() == 4001


# What is said


async def test_messages_of_one_request_are_each_judged_for_itself(house: House) -> None:
    code = house.open_table().code
    async with flowing(house, code) as flow:
        await flow.heard("snapshot")
        deal = msgspec.to_builtins(Deal(action_id="mine"))
        await said(house, code, flow.secret, [None, ["no"], {"type": "nothing"}, deal])
        for _ in range(3):
            refused = await flow.heard("refused")
            assert isinstance(refused, Refused)
            assert (refused.action_id, refused.code) == (None, "bad_message")
        assert await flow.heard("refused") == Refused(action_id="mine", code="not_the_host")


async def test_one_bad_message_too_many_closes_and_hurts_nobody_else(house: House) -> None:
    code = house.open_table().code
    async with flowing(house, code) as bad, house.watcher(code) as other:
        await bad.heard("snapshot")
        await said(house, code, bad.secret, [None] * (BAD_MESSAGES_MAX + 1))
        assert await bad.closed() == 4000
        await say(other, Deal(action_id="a"))
        await heard(other, "refused")


async def test_a_flood_of_actions_is_refused_and_then_closed(house: House) -> None:
    code = house.open_table().code
    async with flowing(house, code) as flow:
        await flow.heard("snapshot")
        many = [React(action_id=str(n), seat=0, kind="clap") for n in range(12 + TOO_FAST_MAX + 2)]
        await flow.say(*many)
        assert await flow.closed() == 4008


async def test_a_second_hello_is_a_bad_message(house: House) -> None:
    code = house.open_table().code
    async with flowing(house, code) as flow:
        await flow.say(WATCH)
        refused = await flow.heard("refused")
    assert isinstance(refused, Refused)
    assert refused.hint == "expected one hello, got another"


async def test_a_request_that_is_too_large_is_not_read_to_its_end(house: House) -> None:
    code = house.open_table().code
    async with flowing(house, code) as flow:
        assert (await said(house, code, flow.secret, ["x" * 20_000])).status_code == 413
        assert (await said(house, code, flow.secret, [1] * 65)).status_code == 422


# The table's side


@pytest.mark.slow
async def test_a_game_is_played_over_streams_and_its_hands_are_judged_strict(house: House) -> None:
    evening = await gather(house)
    code = evening.code
    actor = house.wiring.registry.find(TableCode(code))
    assert actor is not None
    actor.table.state.start = Start(deck=deck_for("JH 5C", 2, 1))
    host = Hello(PROTO, [evening.tokens[0], evening.host_token], step_us=100)
    guest = Hello(PROTO, [evening.tokens[1]], step_us=100)
    async with flowing(house, code, host) as first, flowing(house, code, guest) as second:
        await second.heard("snapshot")
        await first.say(Deal("deal", dealer=1))
        await first.heard("accepted")
        await first.say(Flip("flip", 0))
        shown = await first.heard("show")
        assert isinstance(shown, Show)
        clock = MonotonicClock()
        await first.say(Pong(shown.n, 1_000_000), Shown(1, 1_000_000, 1_000_000))
        reacted = clock.now() + REACTION_US
        await eventually(house, lambda: clock.now() >= reacted)
        # It claims to have been much faster than the server can measure.
        await first.say(Slap("slap", 0, 1, 1_000_000, 1_000_000 + REACTION_US - 120_000))
        verdict = await first.heard("verdict")
        assert isinstance(verdict, Verdict)
        assert verdict.winner == 0
        assert await second.heard("verdict") == verdict
    (row,) = verdict.rows
    assert row.claimed_us == REACTION_US - 120_000
    # Nothing below the server's own measure is believed.
    assert row.reaction_us == row.bound_us > REACTION_US - 60_000
    play = actor.table.state.play
    assert play is not None
    (race,) = (line.body["race"] for line in play.record.lines if line.kind == "race")
    assert race["rows"][0]["evidence"]["ordered"] is False  # type: ignore[index]  # plain JSON


async def test_a_ranked_table_refuses_a_seat_on_a_stream_and_keeps_it(house: House) -> None:
    registry = house.wiring.registry
    code = registry.open_table(RuleSet.preset("classic"), TableOptions(judge="ranked")).code
    hello = await seated(house, code)
    async with flowing(house, code, hello) as flow:
        refused = await flow.heard("refused")
        assert isinstance(refused, Refused)
        assert refused.code == "ranked_needs_order"
        assert f"refused-{refused.code}" in house.wiring.words
        assert await flow.closed() == 4011
    async with house.socket(code) as socket:
        await say(socket, hello)
        welcome = await heard(socket, "welcome")
        assert isinstance(welcome, Welcome)
        assert welcome.seats == [0]
    async with flowing(house, code) as watcher:
        await watcher.heard("snapshot")


async def test_the_newest_connection_of_a_seat_wins_over_both_kinds_of_road(house: House) -> None:
    code = house.open_table().code
    hello = await seated(house, code)
    async with flowing(house, code, hello) as flow:
        await flow.heard("snapshot")
        async with house.socket(code) as socket:
            await say(socket, hello)
            await heard(socket, "welcome")
            await flow.heard("replaced")
            assert await flow.closed() == 4009
            async with flowing(house, code, hello) as newest:
                await newest.heard("welcome")
                await heard(socket, "replaced")
    assert len(house.wiring.registry.tables[TableCode(code)].table.state.connections) <= 1


# The wire


def test_an_event_is_one_line_of_data_and_an_empty_one() -> None:
    event = as_event(Goaway(wait_ms=5))
    assert event.startswith(b"data: ")
    assert event.endswith(b"\n\n")
    assert event.count(b"\n") == 2
    assert plain_json.loads(event[6:]) == {"type": "goaway", "wait_ms": 5}


@pytest.mark.slow
async def test_a_beat_keeps_proxies_from_cutting_and_silence_ends_a_stream(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_wire, "BEAT_S", 0.1)
    code = house.open_table().code
    async with flowing(house, code) as flow:
        await flow.heard("snapshot")
        beats = 0
        async for line in flow.lines:
            if line == ": beat":
                beats += 1
                if beats <= 2:
                    await flow.say()
            if line == "event: close":
                break
        assert (await anext(flow.lines)).startswith("data: 1011 ")
        # Two were answered; the third was not, and no fourth came.
        assert beats == 3


async def test_a_client_that_does_not_read_is_closed_and_holds_a_bounded_queue(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_wire, "BEHIND_S", 0.05)
    code = house.open_table().code
    fanout = house.wiring.fanout
    secrets = (await asked(house, code, WATCH)).json()
    reader, writer = await asyncio.open_connection(HOST, house.port, limit=1_024)
    path = f"/api/v1/tables/{code}/events?stream={secrets['events']}"
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {HOST}:{house.port}\r\n\r\n".encode())
    await reader.readuntil(b"snapshot")
    (behind,) = house.wiring.streams
    async with house.watcher(code) as good:
        reached = []
        for number in range(400):
            if len(fanout) == 1:
                break
            fanout.send([ConnectionId(1)], Goaway(wait_ms=number))
            behind.write(b": %b\n\n" % (b"." * 60_000))
            reached.append(behind.waiting_bytes)
            await say(good, Deal(action_id=str(number)))
            if number < 12:
                await heard(good, "refused")
            else:
                await house.http.get("/healthz")
        assert len(fanout) == 1
        assert max(reached) <= BEHIND_BYTES_MAX
    # Nor what is written in one go, before any time has passed.
    alone = event_wire.EventWire()
    for _ in range(10):
        alone.write(b"." * 60_000)
    assert alone.waiting_bytes <= BEHIND_BYTES_MAX
    writer.transport.abort()


@pytest.mark.slow
async def test_nothing_is_kept_of_streams_that_ended(house: House) -> None:
    code = house.open_table().code
    for _ in range(20):
        async with flowing(house, code) as flow:
            await flow.heard("snapshot")
    await eventually(house, lambda: not (house.wiring.streams or len(house.wiring.fanout)))
    assert house.wiring.limits.sockets_open == 0
    assert house.wiring.meter.clients["watcher"] == 0


async def test_when_the_server_stops_streams_are_told_to_come_back(start: StartHouse) -> None:
    house = await start()
    code = house.open_table().code
    async with flowing(house, code) as flow, asyncio.TaskGroup() as tasks:
        await flow.heard("snapshot")
        tasks.create_task(house.server.shutdown())
        await flow.heard("goaway")
        assert await flow.closed() == 1012
    house.server.started = False
