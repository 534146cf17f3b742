"""Records as texts: reading, keeping what is unknown, turning away what is broken, writing."""

import json
import random

import pytest

from slapjack.rules import (
    Claim,
    Cut,
    Event,
    Expire,
    Flip,
    Game,
    GameOver,
    Hand,
    IllegalActionError,
    Pause,
    Record,
    RecordError,
    RuleCode,
    RuleSet,
    SeatLine,
    Slap,
    parse_action,
    result_line,
    to_line,
)
from slapjack.units import FlipNo, Micros, Seat

HEADER = {
    "slapjack": 1,
    "rules": {"preset": "classic"},
    "seats": [{"name": "Ann"}, {"name": "Ben"}],
    "stocks": [["JS", "2H"], ["3H"]],
    "turn": 0,
}
FLIP = '{"do":"flip","seat":0}\n'


def text_of(header: object = HEADER, *lines: object) -> str:
    return "".join(json.dumps(line) + "\n" for line in (header, *lines))


def error_of(text: str) -> tuple[int, str]:
    with pytest.raises(RecordError) as refused:
        Record.load(text)
    return refused.value.line, str(refused.value)


def played_game(preset: str, seed: bytes) -> tuple[Record, Game, list[Event]]:
    """Play a whole game, writing it down as a table does."""
    draw = random.Random(seed)
    rules = RuleSet.preset(preset, max_flips=300)
    lines = [SeatLine("Ann", handicap_us=Micros(20_000)), SeatLine("Ben", bot="adult"), SeatLine()]
    record = Record.for_game(
        rules,
        lines,
        seed,
        dealer=Seat(1),
        commit="sha256:0",
        game_id="g1",
        title="a game",
        made_by="0.1.0",
    )
    game = Game.from_header(record.header)
    events = list(game.opening)
    if game.cutter is not None:
        events += game.apply(Cut(game.cutter, 20))
        record.append(Cut(Seat(0), 20))
    at_us = 0
    while game.outcome is None:
        at_us += 2_000_000
        action: Flip | Slap | Claim | Expire
        if draw.random() < 0.3:
            hands = tuple(
                Hand(Seat(seat), Micros(draw.randrange(90_000, 400_000)), shout="Slapjack!")
                for seat in draw.sample(range(3), 2)
            )
            action = Slap(hands, tie_within_us=Micros(12_000), at_us=Micros(at_us))
        elif game.turn is not None:
            action = Flip(game.turn, at_us=Micros(at_us))
        else:
            action = Claim() if game.view.state == "claim" else Expire()
        events += game.apply(action)
        record.append(action)
    record.finish(game, events)
    return record, game, events


@pytest.mark.parametrize("preset", ["classic", "frappe-le-valet", "shout", "egyptian-ratscrew"])
def test_a_game_written_as_it_goes_replays_to_the_same_events(preset: str) -> None:
    record, game, events = played_game(preset, bytes(range(32)))

    again = Record.load(record.dump())
    replay = again.replay()

    assert replay.failures == ()
    assert list(replay.events) == events
    assert replay.game.view == game.view
    assert replay.game.stocks == game.stocks
    assert again.dump() == record.dump()
    assert again.is_finished


def test_a_missing_slap_breaks_the_hash_of_the_result() -> None:
    record, _, _ = played_game("classic", bytes(32))
    lines = record.lines
    lines.remove(next(line for line in lines if line.body.get("do") == "slap"))

    failures = Record(record.header, lines).replay().failures

    assert {failure.what for failure in failures} >= {"hash", "events"}


def test_the_result_line_holds_outcome_count_and_hash() -> None:
    _, game, events = played_game("fast", bytes(32))

    result = result_line(game, events)["result"]

    assert any(isinstance(event, GameOver) for event in events)
    assert isinstance(result, dict)
    assert result["events"] == len(events)
    assert result["hash"].startswith("sha256:")
    assert game.outcome is not None
    assert result["places"] == list(game.outcome.places)


def test_unknown_keys_and_lines_are_kept_and_ignored() -> None:
    header = {**HEADER, "weather": "rain", "seats": [{"name": "Ann", "hat": 3}, {"name": "Ben"}]}
    text = text_of(
        header,
        {"do": "flip", "seat": 0, "mood": "fine"},
        {"race": {"flip": 1, "judge": 1, "rows": []}},
        {"note": "a good one"},
        {"moon": "full"},
        {"expect": {"pile": ["JS"], "tide": "high"}},
        {"void": "abandoned"},
    )

    record = Record.load(text)
    replay = record.replay()

    assert replay.failures == ()
    assert replay.game.flips == 1
    assert [json.loads(line) for line in record.dump().splitlines()] == [
        json.loads(line) for line in text.splitlines()
    ]
    assert [line.kind for line in record.lines] == [
        "do",
        "race",
        "note",
        "unknown",
        "expect",
        "void",
    ]
    assert record.is_finished


def test_a_cut_off_last_line_is_left_out_and_the_record_not_finished() -> None:
    whole = text_of(HEADER) + FLIP

    record = Record.load(whole + '{"result":{"winner":')

    assert record.cut_off == 3
    assert record.dump().endswith(FLIP)
    assert not record.is_finished
    assert record.replay().game.flips == 1


def test_a_last_line_without_its_newline_still_counts_if_it_is_whole() -> None:
    assert Record.load(text_of(HEADER) + FLIP.strip()).replay().game.flips == 1


def test_blank_lines_are_passed_over_and_line_numbers_stay() -> None:
    record = Record.load(text_of(HEADER) + "\n" + FLIP + "\r\n")

    assert [line.number for line in record.lines] == [3]
    assert not Record.load(text_of(HEADER)).is_finished


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("", 1, "expected the header of a record, got an empty text"),
        ("\n\n", 1, "expected the header of a record, got an empty text"),
        ("{oops", 1, "expected one JSON object, but JSON is malformed"),
        ("[1]\n", 1, "expected one JSON object, got [1]"),
        ("[" * 100_000 + "\n", 1, "expected one JSON object, but maximum recursion depth"),
        ("\ud800\n", 1, "expected one JSON object, but 'utf-8' codec can't encode"),
        ("{}\n", 1, "expected a header with slapjack: 1, got None"),
        ('{"slapjack":true}\n', 1, "expected a header with slapjack: 1, got True"),
        ('{"slapjack":0}\n', 1, "expected a header with slapjack: 1, got 0"),
        ('{"slapjack":2}\n', 1, "this record has format 2, newer than 1, which is read here"),
        ('{"slapjack":1}\n', 1, "header: Object missing required field `rules`"),
        (text_of({**HEADER, "turn": "0"}), 1, "header: Expected `int | null`, got `str`"),
        (text_of() + "nonsense\n" + FLIP, 2, "expected one JSON object, but JSON is malformed"),
        (text_of() + FLIP + "7\n" + FLIP, 3, "expected one JSON object, got 7"),
        (text_of(HEADER, {"expect": 3}), 2, "expect: expected an object, got 3"),
        (text_of(HEADER, {"result": [1]}), 2, "result: expected an object, got [1]"),
    ],
)
def test_broken_text_is_named_by_line_and_sentence(text: str, line: int, sentence: str) -> None:
    number, said = error_of(text)

    assert number == line
    assert said.startswith(sentence)


def test_a_newer_format_says_what_can_replay_it() -> None:
    assert "a newer slapjack can replay it" in error_of('{"slapjack":2}\n')[1]


def test_an_action_of_the_wrong_kind_is_refused_with_what_is_wrong() -> None:
    with pytest.raises(IllegalActionError, match="Expected `int`, got `str`") as refused:
        parse_action({"do": "flip", "seat": "0"})

    assert refused.value.code is RuleCode.BAD_ACTION


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Flip(Seat(1)), {"do": "flip", "seat": 1}),
        (Expire(), {"do": "expire"}),
        (Expire("game"), {"do": "expire", "what": "game"}),
        (Pause(at_us=Micros(5)), {"do": "pause", "at_us": 5}),
        (
            Slap((Hand(Seat(2), Micros(-3), contact="back", side="both", shout="x"),), FlipNo(4)),
            {
                "do": "slap",
                "flip": 4,
                "hands": [
                    {"seat": 2, "reaction_us": -3, "contact": "back", "side": "both", "shout": "x"}
                ],
            },
        ),
    ],
    ids=str,
)
def test_a_line_holds_only_what_does_not_go_without_saying(
    action: Flip | Expire | Pause | Slap, line: dict[str, object]
) -> None:
    assert to_line(action) == line
    assert parse_action(line) == action


def test_lines_that_are_added_are_returned_as_they_stand_in_the_file() -> None:
    record = Record.for_game(
        RuleSet.preset("classic"), [SeatLine("A"), SeatLine("B")], b"\1", dealer=Seat(0)
    )

    assert record.append(Flip(Seat(1))) == '{"do":"flip","seat":1}\n'
    assert record.append_line({"note": "é/\u2028"}) == '{"note":"é/\u2028"}\n'
    assert [line.number for line in record.lines] == [2, 3]
    assert record.dump() == (
        '{"dealer":0,"rules":{"preset":"classic"},"seats":[{"name":"A"},{"name":"B"}],'
        '"seed":"01","slapjack":1}\n{"do":"flip","seat":1}\n{"note":"é/\u2028"}\n'
    )
