"""What a replay reports when a record states something else than what came."""

import json

import pytest

from slapjack.rules import Failure, Game, Header, Record, SeatLine
from slapjack.rules.checks import state_of
from slapjack.units import Seat

HEADER = {
    "slapjack": 1,
    "rules": {"preset": "classic"},
    "seats": [{}, {}, {}],
    "stocks": [["2H", "5D"], ["JS"], ["4H"]],
    "turn": 0,
}
FLIP = {"do": "flip", "seat": 0}
WRONG_FLIP = {"do": "flip", "seat": 2}


def failures_of(*lines: object, header: object = HEADER) -> tuple[Failure, ...]:
    text = "".join(json.dumps(line) + "\n" for line in (header, *lines))
    return Record.load(text).replay().failures


@pytest.mark.parametrize(
    ("what", "right", "wrong"),
    [
        ("turn", 1, 0),
        ("turn", 1, True),
        ("pile", ["2H"], ["[2H]"]),
        ("out", [], [1]),
        ("over", None, {"winner": 0, "reason": "draw"}),
        ("places", None, [1, 2, 3]),
        ("refused", None, "paused"),
        ("stocks", [["5D"], ["JS"], ["4H"]], [["5D"], ["JS"], ["3H"]]),
        ("stocks", [{"count": 1}, ["JS"], ["4H"]], [{"count": 2}, ["JS"], ["4H"]]),
        ("stocks", [{"set": ["5D"]}, ["JS"], ["4H"]], [{"set": ["5D", "JS"]}, ["JS"], ["4H"]]),
        ("stocks", [["5D"], ["JS"], ["4H"]], [["5D"], ["JS"]]),
        ("stocks", [["5D"], ["JS"], ["4H"]], "none"),
        (
            "events",
            [{"event": "card_flipped", "card": "2H"}],
            [{"event": "card_flipped", "flip": 2}],
        ),
        ("events", [{"event": "turn", "seat": 1}], [{"event": "turn", "colour": "red"}]),
        ("events", [], ["card_flipped"]),
        ("events", [], {"event": "turn"}),
    ],
)
def test_each_key_is_compared_exactly(what: str, right: object, wrong: object) -> None:
    assert failures_of(FLIP, {"expect": {what: right}}) == ()

    (failure,) = failures_of(FLIP, {"expect": {what: wrong}})

    assert (failure.line, failure.what) == (3, what)


def test_a_failure_says_what_was_expected_and_what_came() -> None:
    assert failures_of(FLIP, {"expect": {"turn": 2}}) == (Failure(3, "turn", 2, 1),)


def test_each_missing_event_is_reported() -> None:
    missing = [{"event": "redeal"}, {"event": "turn"}, {"event": "tie"}]

    failures = failures_of(FLIP, {"expect": {"events": missing}})

    assert [failure.expected for failure in failures] == [missing[0], missing[2]]


def test_events_are_looked_for_since_the_last_expectation_only() -> None:
    seen = {"expect": {"events": [{"event": "card_flipped", "card": "2H"}]}}

    assert [failure.line for failure in failures_of(FLIP, seen, seen)] == [4]


def test_a_refusal_that_the_record_goes_on_to_state_is_no_failure() -> None:
    assert failures_of(WRONG_FLIP, {"expect": {"refused": "not_your_turn"}}, FLIP) == ()
    assert failures_of(WRONG_FLIP, {"expect": {"turn": 0}}) == ()


def test_a_refusal_that_nothing_states_is_a_failure() -> None:
    expected = (Failure(2, "do", WRONG_FLIP, "not_your_turn"),)
    assert failures_of(WRONG_FLIP, FLIP) == expected
    assert failures_of(WRONG_FLIP) == expected


def test_the_last_action_is_what_was_refused() -> None:
    (failure,) = failures_of(WRONG_FLIP, {"note": "x"}, FLIP, {"expect": {"refused": "x"}})[1:]

    assert (failure.expected, failure.came) == ("x", None)


def test_a_result_of_a_game_that_is_not_over_is_a_failure() -> None:
    result = {"winner": 0, "reason": "all_cards"}

    assert failures_of(FLIP, {"result": result}) == (Failure(3, "over", result, None),)


def test_the_result_is_compared_as_far_as_it_goes() -> None:
    end = [{"do": "leave", "seat": 1}, {"do": "leave", "seat": 2}]
    right = {"winner": 0, "reason": "last_standing", "places": [1, 3, 2], "events": 7}

    assert failures_of(*end, {"result": right}) == ()
    assert failures_of(*end, {"result": {**right, "places": [1, 2, 3]}}) == (
        Failure(4, "places", [1, 2, 3], [1, 3, 2]),
    )
    (failure,) = failures_of(*end, {"result": {**right, "hash": "sha256:0"}})
    assert failure.what == "hash"


def test_an_offered_cut_is_passed_over_before_an_expectation() -> None:
    header = {
        "slapjack": 1,
        "rules": {"preset": "classic"},
        "seats": [{}, {}],
        "dealer": 0,
        "deck": ["2H", "3H", "4H"],
    }

    assert failures_of({"expect": {"stocks": [["3H"], ["4H", "2H"]]}}, header=header) == ()
    assert failures_of({"do": "dance"}, {"expect": {"turn": 1}}, header=header) == ()
    cut = {"do": "cut", "seat": 1, "cards": 1}
    assert failures_of(cut, {"expect": {"stocks": [["4H"], ["2H", "3H"]]}}, header=header) == ()
    assert failures_of({"note": "nobody came"}, header=header) == ()


def test_the_state_is_told_under_the_keys_of_an_expectation() -> None:
    game = Game.from_header(
        Header(
            slapjack=1,
            rules={"preset": "classic"},
            seats=(SeatLine(), SeatLine()),
            stocks=(("2H",), ()),
            pile=("[5D]", "6D"),
            turn=Seat(0),
        )
    )

    assert state_of(game) == {
        "stocks": [["2H"], []],
        "pile": ["[5D]", "6D"],
        "turn": 0,
        "out": [],
        "over": None,
        "places": None,
    }
    record = Record.load(json.dumps(HEADER) + "\n")
    assert failures_of({"expect": state_of(record.replay().game)}) == ()
