"""`slapjack replay`: what it prints, what it says is wrong, and the code that it ends with."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from slapjack.cli.main import app
from slapjack.fairness import JUDGE_VERSION, commit
from slapjack.rules import Card, Record, RuleCode, RuleSet, SeatLine, Streams, new_deck
from slapjack.table.doubts import WHY
from slapjack.units import Seat

SCENARIOS = Path(__file__).parents[1] / "vectors" / "scenarios"
FILES = sorted(SCENARIOS.glob("*.sjr"))
GOOD = SCENARIOS / "SC01.sjr"


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["replay", *map(str, arguments)])


def changed(path: Path, old: str, new: str, folder: Path) -> Path:
    """Copy a scenario with a part of it changed."""
    text = path.read_text()
    assert old in text
    copy = folder / f"changed-{path.name}"
    copy.write_text(text.replace(old, new))
    return copy


def test_every_scenario_passes_its_check() -> None:
    result = run("--check", *FILES)

    assert result.exit_code == 0, result.stderr
    assert len(result.stdout.splitlines()) == len(FILES)
    assert result.stderr == ""


def test_a_failed_check_names_file_line_and_both_sides(tmp_path: Path) -> None:
    wrong = changed(GOOD, '"turn":2', '"turn":1', tmp_path)

    result = run("--check", GOOD, wrong)

    assert result.exit_code == 4
    assert result.stderr == f"{wrong}:5: turn: expected 1, came 2\n"


def test_races_of_another_judge_are_told_in_a_note_and_fail_nothing(tmp_path: Path) -> None:
    old, *rest = GOOD.read_text().splitlines()
    race = '{"race":{"flip":1,"judge":1,"mode":"casual","rows":[]}}'
    path = tmp_path / "old.sjr"
    path.write_text("\n".join([old, race, *rest]) + "\n")

    result = run("--check", path)

    assert result.exit_code == 0
    assert result.stderr == (
        f"{path}: note: races judged by version 1 of the judge: 1; they were not judged again,"
        f" since this build has version {JUDGE_VERSION}\n"
    )
    assert run(path).stderr == ""


def test_without_check_nothing_is_compared(tmp_path: Path) -> None:
    assert run(changed(GOOD, '"turn":2', '"turn":1', tmp_path)).exit_code == 0


def test_a_missing_event_and_a_refused_action_have_words_of_their_own(tmp_path: Path) -> None:
    lines = GOOD.read_text().splitlines()[:2]
    lines += ['{"expect":{"events":[{"event":"tie"}]}}', '{"do":"flip","seat":2}']
    path = tmp_path / "odd.sjr"
    path.write_text("\n".join(lines) + "\n")

    result = run("--check", path)

    assert result.exit_code == 4
    assert result.stderr.splitlines() == [
        f'{path}:3: events: expected one with {{"event":"tie"}}, none has it',
        f'{path}:4: not_your_turn: {{"do":"flip","seat":2}} is refused here: '
        "another seat is to flip.",
    ]


def test_a_line_that_is_no_action_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    path = tmp_path / "odd.sjr"
    path.write_text(GOOD.read_text().splitlines()[0] + '\n{"do":"flip","seat":"0"}\n')

    result = run("--check", path)

    assert result.exit_code == 4
    assert result.stderr == (
        f'{path}:2: bad_action: {{"do":"flip","seat":"0"}} is refused here: '
        "Expected `int`, got `str` - at `$.seat`\n"
    )


def test_every_refusal_has_a_sentence() -> None:
    assert set(WHY) == set(RuleCode)


def test_json_is_one_event_a_line_and_the_state_last() -> None:
    result = run("--json", GOOD)

    *events, last = map(json.loads, result.stdout.splitlines())
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert events[2] == {"event": "card_flipped", "seq": 3, "seat": 0, "card": "2H", "flip": 1}
    assert last == {
        "state": {
            "stocks": [["5D"], ["7C"], ["9H", "4C", "2H", "JS"]],
            "pile": [],
            "turn": 2,
            "out": [],
            "over": None,
        }
    }


def test_json_keeps_to_itself_when_a_check_fails(tmp_path: Path) -> None:
    result = run("--json", "--check", changed(GOOD, '"turn":2', '"turn":1', tmp_path))

    assert result.exit_code == 4
    assert all(json.loads(line) for line in result.stdout.splitlines())


def test_text_tells_the_game_by_names() -> None:
    result = run("--text", GOOD)

    assert result.stdout.splitlines() == [
        "3 players sit down to play by the rules classic.",
        "P0 is to act.",
        "1. P0 flips 2H.",
        "P1 is to act.",
        "2. P1 flips JS.",
        "The pile may be slapped (rank:J)!",
        "P2 is to act.",
        "P2 is first on the pile.",
        "P2 takes the pile of 2 cards.",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_event_has_a_sentence(path: Path) -> None:
    result = run("--text", path)

    assert result.exit_code == 0, result.exception
    events = len(run("--json", path).stdout.splitlines()) - 1
    assert len(result.stdout.splitlines()) == events


def test_in_short_it_says_who_won() -> None:
    assert run(SCENARIOS / "SC22.sjr").stdout.endswith("P2 won (last_standing)\n")
    assert run(SCENARIOS / "SC109.sjr").stdout.endswith("no winner (draw)\n")
    assert run(GOOD).stdout.endswith("4 lines, 9 events, not over\n")


def test_json_and_text_exclude_each_other() -> None:
    result = run("--json", "--text", GOOD)

    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "Choose --json or --text, not both.\n"


def test_a_file_that_is_not_there_ends_with_3_and_the_others_are_still_read() -> None:
    result = run("nowhere.sjr", GOOD)

    assert result.exit_code == 3
    assert result.stderr == "nowhere.sjr: there is no such file.\n"
    assert str(GOOD) in result.stdout


def test_what_cannot_be_read_ends_with_1(tmp_path: Path) -> None:
    result = run(tmp_path)

    assert result.exit_code == 1
    assert result.stderr.startswith(f"{tmp_path}: cannot be read: ")


def test_the_worst_code_wins(tmp_path: Path) -> None:
    failing = changed(GOOD, '"turn":2', '"turn":1', tmp_path)
    broken = tmp_path / "broken.sjr"
    broken.write_text("{}\n")

    assert run("--check", failing, broken).exit_code == 1
    assert run("--check", failing, broken, "nowhere.sjr").exit_code == 3


def test_a_broken_header_is_named_by_file_and_line(tmp_path: Path) -> None:
    broken = changed(GOOD, '"preset":"classic"', '"preset":"classic","penalty_cards":9', tmp_path)

    result = run(broken)

    assert result.exit_code == 1
    sentence = "header: penalty_cards: expected a whole number from 1 to 5, got 9"
    assert result.stderr == f"{broken}:1: {sentence}\n"


def test_a_line_that_a_crash_cut_inside_a_letter_is_left_out(tmp_path: Path) -> None:
    cut_off = tmp_path / "cut.sjr"
    cut_off.write_bytes(GOOD.read_bytes() + '{"note":"é'.encode()[:-1])

    result = run("--check", cut_off)

    assert result.exit_code == 0
    assert result.stderr == (
        f"{cut_off}:6: the last line was cut off and is left out: the record is not finished.\n"
    )


def test_a_record_of_a_newer_format_says_so(tmp_path: Path) -> None:
    newer = changed(GOOD, '"slapjack":1', '"slapjack":2', tmp_path)

    result = run("--check", newer)

    assert result.exit_code == 1
    assert result.stderr == (
        f"{newer}:1: this record has format 2, newer than 1, which is read here; "
        "a newer slapjack can replay it\n"
    )


def test_a_broken_line_is_named_by_file_and_line(tmp_path: Path) -> None:
    broken = changed(GOOD, '{"do":"flip","seat":1}', '{"do":"flip","seat":1', tmp_path)

    result = run("--check", broken)

    assert result.exit_code == 1
    assert result.stderr.startswith(f"{broken}:3: expected one JSON object, but ")


def test_other_bytes_than_text_are_named_by_line(tmp_path: Path) -> None:
    binary = tmp_path / "binary.sjr"
    header, _, rest = GOOD.read_bytes().partition(b"\n")
    binary.write_bytes(header + b"\n\xff\xfe\n" + rest)

    result = run(binary)

    assert result.exit_code == 1
    assert result.stderr == f"{binary}:2: expected UTF-8 text, got other bytes\n"


SEED = bytes(range(32))


def promised(folder: Path, *, seed: bytes, deck: list[Card] | None = None) -> Path:
    """Write a record whose deal was promised by the seed of this module."""
    record = Record.for_game(
        RuleSet.preset("classic"),
        [SeatLine("Ann"), SeatLine("Ben")],
        seed,
        dealer=Seat(0),
        commit=commit(SEED),
        deck=deck,
    )
    path = folder / "promised.sjr"
    path.write_text(record.dump())
    return path


def test_a_deal_that_was_promised_passes(tmp_path: Path) -> None:
    shuffled = new_deck(0)
    Streams(SEED).stream("deal").shuffle(shuffled)

    assert run("--check", promised(tmp_path, seed=SEED)).exit_code == 0
    assert run("--check", promised(tmp_path, seed=SEED, deck=shuffled)).exit_code == 0


def test_another_seed_or_deck_than_was_promised_fails(tmp_path: Path) -> None:
    other_seed = run("--check", promised(tmp_path, seed=bytes(32)))
    other_deck = run("--check", promised(tmp_path, seed=SEED, deck=new_deck(0)))

    assert (other_seed.exit_code, other_deck.exit_code) == (4, 4)
    assert ":1: commit: expected" in other_seed.stderr
    assert ":1: deck: expected" in other_deck.stderr
