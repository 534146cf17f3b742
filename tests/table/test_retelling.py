"""Records retold for screens: the same events, the same figures, up to where a file breaks."""

import json
from pathlib import Path

import pytest

from slapjack.protocol.replays import Replayed
from slapjack.rules import Record, RecordError
from slapjack.table.retelling import DETAIL_SIGNS_MAX, retell, text_of
from tests.table.bench import Bench
from tests.table.test_judged_again import evening

SCENARIOS = Path(__file__).parents[1] / "vectors" / "scenarios"


@pytest.fixture(scope="module")
def bench() -> Bench:
    """A game of people and a bot, with races of all kinds."""
    return evening("casual", 1)


@pytest.fixture(scope="module")
def text(bench: Bench) -> str:
    (record,) = bench.records
    return record.dump()


def folded(replayed: Replayed) -> Replayed:
    """Fold all events into the View, as the page does."""
    for event in replayed.events:
        replayed.start.fold(event)
    return replayed


@pytest.mark.slow
def test_a_game_is_retold_as_it_went_with_the_figures_of_its_result(
    bench: Bench, text: str
) -> None:
    told, result = retell(text), bench.table.state.result
    assert result is not None
    assert told.events == bench.play.events
    assert told.figures == result.seats
    assert (told.closest, told.comeback) == (result.closest, result.comeback)
    assert (told.doubts, told.broken, told.hash_holds) == ([], None, True)
    assert told.finished
    assert told.races_judged == sum(step.finish is not None for step in told.steps)
    assert [seat.ink for seat in told.seats] == [one.ink for one in bench.table.state.seating]
    assert folded(told).start == bench.play.game.view


@pytest.mark.slow
def test_each_step_is_a_line_with_its_time_and_what_had_happened_by_then(text: str) -> None:
    told, lines = retell(text), text.splitlines()
    assert told.steps[0].line == 1
    assert told.steps[-1].events == len(told.events)
    for step in told.steps[1:]:
        assert json.loads(lines[step.line - 1])["at_us"] == step.at_us
    counts = [step.events for step in told.steps]
    assert counts == sorted(counts)


@pytest.mark.slow
def test_a_line_that_the_rules_refuse_ends_the_retelling_and_is_named(text: str) -> None:
    lines = text.splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines, 1) if '"do":"flip"' in line and n > 20)
    lines[number - 1] = lines[number - 1].replace('"seat":', '"seat":1')
    told = retell("".join(lines))
    assert told.broken is not None
    assert (told.broken.line, told.broken.why) == (number, "refused")
    assert "no_such_seat" in told.broken.detail
    assert len(told.steps) > 10
    assert told.steps[-1].line < number
    assert told.hash_holds is None
    assert not told.finished


@pytest.mark.slow
def test_a_line_that_cannot_be_read_ends_the_retelling_too(text: str) -> None:
    lines = text.splitlines(keepends=True)
    lines[30] = "x" * 2_000 + "\n"
    told = retell("".join(lines))
    assert told.broken is not None
    assert (told.broken.line, told.broken.why) == (31, "unreadable")
    assert len(told.broken.detail) <= DETAIL_SIGNS_MAX
    assert 30 >= told.steps[-1].line > 20


@pytest.mark.slow
def test_another_reaction_is_found_with_its_line(text: str) -> None:
    lines = text.splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines, 1) if '"race"' in line) - 1
    before = lines[number - 1]
    lines[number - 1] = before.replace('"reaction_us":', '"reaction_us":1', 1)
    told = retell("".join(lines))
    assert (number, "hands") in [(doubt.line, doubt.what) for doubt in told.doubts]


def test_another_seed_than_the_promised_one_is_found() -> None:
    record = Record.load((SCENARIOS / "SC01.sjr").read_text())
    header = {**json.loads(record.dump().splitlines()[0]), "seed": "00" * 32, "commit": "sha256:0"}
    told = retell(json.dumps(header) + "\n")
    assert (told.doubts[0].line, told.doubts[0].what) == (1, "commit")
    assert told.deal.commit == "sha256:0"
    assert len(told.steps) == 1


def test_a_first_line_that_cannot_be_read_says_why() -> None:
    with pytest.raises(RecordError, match="newer than 1"):
        retell('{"slapjack":2}\n')


def test_every_scenario_is_retold_and_folds_to_where_the_rules_came() -> None:
    paths = sorted(SCENARIOS.glob("*.sjr"))
    assert len(paths) > 200
    finishes = 0
    for path in paths:
        text = path.read_text()
        told = folded(retell(text))
        assert (told.broken, told.doubts) == (None, []), path.name
        assert told.start == Record.load(text).replay().game.view, path.name
        finishes += sum(step.finish is not None for step in told.steps)
    assert finishes > 100, "hands without kept evidence make a photo finish too"


def test_a_game_that_was_called_off_and_a_cut_off_line_are_told() -> None:
    header = (SCENARIOS / "SC01.sjr").read_text().splitlines()[0]
    assert retell(f'{header}\n{{"void":"misdeal"}}\n').called_off == "misdeal"
    told = retell(f'{header}\n{{"note":"x"}}\n{{"no')
    assert (told.cut_off, told.finished) == (3, False)


def test_a_race_that_cannot_be_read_leaves_the_hands_of_its_slap() -> None:
    header = {
        "slapjack": 1,
        "rules": {"preset": "classic", "cut": "none"},
        "seats": [{"name": "A"}, {"name": "B", "handicap_us": 90_000}],
        "stocks": [["4S"], ["5S"]],
        "pile": ["JH"],
        "turn": 0,
    }
    hands = [{"seat": 0, "reaction_us": 300_000}, {"seat": 1, "reaction_us": 250_000}]
    lines = [header, {"do": "slap", "hands": hands}, {"race": 5}]
    told = retell("".join(json.dumps(line) + "\n" for line in lines))
    finish = told.steps[-1].finish
    assert finish is not None
    assert finish.winner == 0
    assert [(row.seat, row.reaction_us, row.handicap_us) for row in finish.rows] == [
        (0, 300_000, 0),
        (1, 250_000, 90_000),
    ]
    assert [doubt.what for doubt in told.doubts] == ["race"]
    assert told.deal.deck is None


def test_octets_that_are_no_text_are_named_with_their_line() -> None:
    assert text_of("ü\n{".encode()[:-1]) == "ü\n"
    assert text_of("a\nü".encode()[:-1]) == "a\n", "a crash cut inside a letter"
    with pytest.raises(RecordError) as caught:
        text_of(b"a\n\xff\nb\n")
    assert caught.value.line == 2
