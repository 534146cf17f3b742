"""What is counted while people really play, and what Prometheus reads of it."""

import asyncio
from collections.abc import Iterator

import pytest
from prometheus_client.parser import text_string_to_metric_families

from slapjack.protocol.client_messages import Hello, Resume
from slapjack.protocol.codec import PROTO
from slapjack.server import wire
from slapjack.server.meter import Histogram, Meter
from tests.server.evening import Evening, over, play
from tests.server.house import BOUND_S, House, Start, heard, say

PROMISED = {
    "slapjack_tables_active": set(),
    "slapjack_clients_connected": {"role"},
    "slapjack_games_finished": {"preset", "reason"},
    "slapjack_slaps": {"result"},
    "slapjack_slap_reaction_seconds": {"le"},
    "slapjack_claim_resolution_seconds": {"le"},
    "slapjack_client_rtt_seconds": {"le"},
    "slapjack_reconnects": {"outcome"},
    "slapjack_ws_messages": {"direction", "type"},
    "slapjack_errors": {"code"},
    "slapjack_build_info": {"version"},
}
"""Names of ux.md section 5; the parser takes `_total` off."""


@pytest.fixture
async def house(start: Start) -> House:
    return await start(metrics=True)


async def figures(house: House) -> dict[str, float]:
    """Scrape, and return each sample under its name and label values."""
    text = (await house.http.get("/metrics")).text
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            values = ",".join(sample.labels[label] for label in sorted(sample.labels))
            found[f"{sample.name}{{{values}}}" if values else sample.name] = sample.value
    return found


async def test_nothing_is_told_unless_the_operator_asked_for_it(start: Start) -> None:
    answer = await (await start()).http.get("/metrics")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_path")


@pytest.mark.slow
async def test_a_played_game_is_counted_under_the_promised_names(house: House) -> None:
    evening = await play(house)
    found = await figures(house)
    assert found["slapjack_tables_active"] == 1
    assert found["slapjack_games_finished_total{classic,flip_limit}"] == 1
    assert found["slapjack_slaps_total{won}"] == 1
    assert found["slapjack_slap_reaction_seconds_count"] == 1
    assert found["slapjack_claim_resolution_seconds_count"] == 1
    assert found["slapjack_ws_messages_total{in,slap}"] == 1
    assert found["slapjack_ws_messages_total{out,show}"] == 2
    assert found["slapjack_clients_connected{player}"] == 0
    text = (await house.http.get("/metrics")).text
    names = {family.name: family for family in text_string_to_metric_families(text)}
    assert names.keys() == PROMISED.keys()
    for name, labels in PROMISED.items():
        for sample in names[name].samples:
            is_step = sample.name.endswith("_bucket")
            assert set(sample.labels) == (labels if is_step or "le" not in labels else set())
    assert not [secret for secret in evening.secrets if secret in text]


async def test_connections_are_told_by_role(house: House) -> None:
    code = house.open_table().code
    async with house.watcher(code), house.watcher(code):
        assert (await figures(house))["slapjack_clients_connected{watcher}"] == 2


@pytest.mark.slow
async def test_a_hand_is_counted_once_though_a_client_hears_of_it_again(house: House) -> None:
    evening = await play(house)
    assert evening.last is not None
    for resume in (Resume(0, 0), Resume(evening.last.epoch, 4)):
        async with house.socket(evening.code) as socket:
            await say(socket, Hello(PROTO, [evening.tokens[0]], resume=resume))
            again = Evening("", "", [])
            await over(socket, again)
    assert "verdict" in again.heard
    found = await figures(house)
    assert found["slapjack_slaps_total{won}"] == 1
    assert found["slapjack_reconnects_total{snapshot}"] == 1
    assert found["slapjack_reconnects_total{deltas}"] == 1


async def test_a_client_that_may_not_come_back_is_a_refused_one(house: House) -> None:
    async with house.socket(house.open_table().code) as socket:
        await say(socket, Hello(PROTO, ["x" * 22], resume=Resume(1, 1)))
        await heard(socket, "ended")
    assert (await figures(house))["slapjack_reconnects_total{refused}"] == 1


async def test_refusals_are_counted_by_code(house: House) -> None:
    await house.http.get("/api/v1/tables/BCDF")
    await house.http.get("/api/v1/nothing")
    async with house.socket(house.open_table().code) as socket:
        await socket.send("{}")
        await heard(socket, "refused")
    found = await figures(house)
    assert found["slapjack_errors_total{no_such_table}"] == 1
    assert found["slapjack_errors_total{no_such_path}"] == 1
    assert found["slapjack_errors_total{bad_message}"] == 1


async def test_round_trips_come_from_the_pings_of_the_sockets(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "BEAT_S", 0.01)
    async with house.watcher(house.open_table().code) as socket, asyncio.timeout(BOUND_S):
        while not (await figures(house)).get("slapjack_client_rtt_seconds_count"):
            await (await socket.ping())


async def test_a_disk_that_keeps_nothing_makes_the_server_unready_until_it_does_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_given: object) -> None:
        raise OSError

    assert (await house.http.get("/readyz")).status_code == 200
    kept = house.wiring.journal._journal.append
    monkeypatch.setattr(house.wiring.journal._journal, "append", refuse)
    assert (await house.http.post("/api/v1/tables")).status_code == 503
    answer = await house.http.get("/readyz")
    assert (answer.status_code, answer.json()["code"]) == (503, "storage")
    assert (await house.http.get("/healthz")).status_code == 200
    assert (await figures(house))["slapjack_errors_total{not_kept}"] == 1
    monkeypatch.setattr(house.wiring.journal._journal, "append", kept)
    assert (await house.http.post("/api/v1/tables")).status_code == 201
    assert (await house.http.get("/readyz")).status_code == 200


def test_a_span_on_a_bound_belongs_to_it() -> None:
    spans = Histogram((0.1, 0.2))
    for span_us in (100_000, 100_001, 200_000, 5_000_000):
        spans.observe(span_us)
    assert spans.counts == [1, 2, 1]
    assert spans.total_us == 5_400_001


def lives(meter: Meter) -> Iterator[int]:
    return iter(meter._counted)


def test_tables_of_which_messages_were_counted_are_remembered_in_bounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("slapjack.server.meter.LIVES_REMEMBERED", 2)
    meter = Meter()
    assert [meter._is_news(epoch, 1) for epoch in (1, 2, 1, 3)] == [True, True, False, True]
    assert list(lives(meter)) == [2, 3]
