import json
from xml.etree import ElementTree

import pytest

from slapjack.sim.figures import figures
from slapjack.sim.judges import JUDGES, Race
from slapjack.sim.plot import as_svg
from slapjack.sim.report import Report, as_json, as_text, failures
from tests.sim.hands import hand, race

NEAR_FIRST_BY_ARRIVAL = race(
    hand(0, 330, score_ms=330, arrived_ms=340, sent_ms=60),
    hand(1, 300, score_ms=301, arrived_ms=420, sent_ms=0),
    winner=1,
)


def test_errors_count_by_how_far_apart_the_hands_were() -> None:
    counted = figures("casual", [[NEAR_FIRST_BY_ARRIVAL]])
    rows = {row.apart_ms: (row.pairs, row.wrong) for row in counted.judges["arrival"].misorder}
    assert rows == {10: (1, 1.0), 20: (1, 1.0), 50: (0, 0.0)}
    assert [row.wrong for row in counted.judges["ours"].misorder] == [0, 0, 0]
    assert counted.judges["arrival"].wrong_winner_percent == 100
    assert counted.judges["ours"].wrong_winner_percent == 0


def test_equal_scores_are_half_an_error() -> None:
    counted = figures("ranked", [[race(hand(0, 300, score_ms=310), hand(1, 330, score_ms=310))]])
    assert [row.wrong for row in counted.judges["ours"].misorder] == [0.5, 0.5, 0]


def test_waits_and_shares_are_told() -> None:
    hands = (hand(0, 300, score_ms=300), hand(1, 350, score_ms=350))
    races = [race(*hands, wait_ms=ms, winner=int(ms > 90)) for ms in range(1, 101)]
    counted = figures("casual", [races])
    assert (counted.wait_p50_us, counted.wait_p95_us) == (50_000, 95_000)
    assert (counted.shares["lan"].percent, counted.shares["far"].percent) == (90, 10)


def wrong_in(count: int, of: int, *, by_arrival: int) -> list[Race]:
    """Make races of two hands 60 ms apart, of which ours and arrival order get some wrong."""
    return [
        race(
            hand(0, 300, score_ms=300, arrived_ms=500 if number < by_arrival else 310),
            hand(1, 360, score_ms=250 if number < count else 360, arrived_ms=400),
        )
        for number in range(of)
    ]


@pytest.mark.parametrize(("count", "passes"), [(0, True), (10, True), (11, False)])
def test_the_gate_allows_a_third_of_the_errors_of_arrival_order(count: int, passes: bool) -> None:
    counted = figures("casual", [wrong_in(count, of=100, by_arrival=30)])
    missed = failures(counted)
    assert (not missed) is passes
    assert all("a third of the 30.00 % of arrival is allowed" in sentence for sentence in missed)


def test_arrival_order_in_the_place_of_ours_fails_the_gate() -> None:
    counted = figures("ranked", [wrong_in(0, of=100, by_arrival=30)])
    assert len(failures(counted, judge="arrival")) == 3


def test_a_run_without_races_does_not_pass_the_gate() -> None:
    assert len(failures(figures("casual", []))) == 3


def test_the_interval_is_as_wide_as_the_tables_differ() -> None:
    alike = figures("casual", [wrong_in(10, of=40, by_arrival=30)] * 8)
    unlike = figures(
        "casual", [wrong_in(20 * (number % 2), of=40, by_arrival=30) for number in range(8)]
    )
    even, uneven = alike.judges["ours"].misorder[0], unlike.judges["ours"].misorder[0]
    assert (even.percent, even.low, even.high) == (25, 25, 25)
    assert uneven.percent == 25
    assert uneven.low < 15
    assert uneven.high > 35


REPORT = Report(
    world="mix",
    seed=7,
    modes=(figures("casual", [[NEAR_FIRST_BY_ARRIVAL]], unfinished=2, trace="abc"),),
)


def test_a_report_reads_as_text_and_as_json() -> None:
    text = as_text(REPORT)
    assert "casual: 1 races, 2 unfinished" in text
    assert "arrival             100.00 (100.00-100.00)" in text
    assert "shown to all: half within 12 ms, 95 % within 12 ms" in text
    parsed = json.loads(as_json(REPORT))
    assert parsed["modes"][0]["judges"]["ours"]["misorder"][0] == {
        "apart_ms": 10,
        "pairs": 1,
        "wrong": 0.0,
        "low": 0.0,
        "high": 0.0,
    }


def test_a_report_is_drawn_with_a_bar_for_each_judge_and_distance() -> None:
    picture = ElementTree.fromstring(as_svg(REPORT))
    drawn = [part.tag.rpartition("}")[2] for part in picture.iter()]
    assert drawn.count("path") == 3 * len(JUDGES)
    words = {part.text for part in picture.iter() if part.text}
    assert words >= {*(name.replace("_", " ") for name in JUDGES), "100.00", "at least 50 ms apart"}
    assert as_svg(REPORT) == as_svg(REPORT)
