"""The public view: what it shows, and that folding events leads to the same."""

import random
from pathlib import Path

import msgspec
import pytest

from slapjack.rules import (
    PRESETS,
    Claim,
    Expire,
    Flip,
    Foul,
    Game,
    Hand,
    Pause,
    Record,
    RuleSet,
    Slap,
    View,
)
from slapjack.units import Micros, Seat

FILES = sorted((Path(__file__).parents[1] / "vectors" / "scenarios").glob("*.sjr"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_events_of_every_scenario_fold_into_the_view(path: Path) -> None:
    record = Record.load(path.read_text())
    replay = record.replay()
    game = Game.from_header(record.header)
    if record.header.stocks is None:
        folded, seen = View.start(game.rules, len(record.header.seats)), 0
    else:
        # A given position comes as a snapshot: no event says where its cards lie.
        folded, seen = game.view, len(game.opening)

    for event in replay.events[seen:]:
        folded.fold(event)

    assert folded == replay.game.view


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [3, 8])
def test_the_folded_view_is_the_view_after_every_action_of_a_whole_game(
    preset: str, seats: int
) -> None:
    draw = random.Random(f"{preset} {seats}")
    rules = RuleSet.preset(preset, cut="none", max_flips=400)
    game = Game.deal(rules, seats, draw.randbytes(32))
    folded = View.start(rules, seats)
    for event in game.opening:
        folded.fold(event)
    while game.outcome is None:
        for event in game.apply(_next_action(game, draw)):
            folded.fold(event)
        assert folded == game.view
    assert game.flips > 10


def _next_action(game: Game, draw: random.Random) -> Slap | Flip | Claim | Expire:
    """Choose as a lively table would: most cards are flipped, triggers are mostly slapped."""
    is_open = bool(game.live) or game.view.tie is not None
    if draw.random() < (0.9 if is_open else 0.2):
        seats = draw.sample(range(game.view.seats), 2)
        hands = [
            Hand(Seat(seat), Micros(draw.choice([250_000, 255_000, 300_000])), shout="slapjack")
            for seat in seats
        ]
        return Slap(tuple(hands))
    if game.turn is not None:
        return Flip(game.turn)
    return Claim() if game.view.state == "claim" else Expire()


def test_the_view_before_the_deal_has_nobody_on_a_last_chance() -> None:
    game = Game.deal(RuleSet.preset("classic"), 4, b"")

    assert game.view.state == "dealing"
    assert game.view.status == ["active"] * 4
    assert game.view.dealer is None


def test_a_snapshot_survives_the_wire() -> None:
    game = Game.deal(RuleSet.preset("classic", cut="none", false_slap="timeout"), 3, b"")
    game.apply(Flip(Seat(1)))
    game.apply(Slap((Hand(Seat(0), Micros(400_000)),)))

    sent = msgspec.json.encode(game.view)

    assert msgspec.json.decode(sent, type=View) == game.view
    assert game.view.timed_out == {0: 4}


@pytest.mark.rule("B44")
def test_the_view_shows_face_down_cards_only_as_such() -> None:
    game = Game.deal(RuleSet.preset("egyptian-ratscrew"), 3, b"", deck=["2H", "3H", "4H", "5H"])
    game.finish_deal()
    game.apply(Flip(Seat(1)))
    game.apply(Slap((Hand(Seat(2), Micros(400_000)),)))

    assert game.view.pile == ["[]", "5H"]
    assert game.pile == ("[3H]", "5H")


def test_a_view_once_taken_stays_as_it_was() -> None:
    game = Game.deal(RuleSet.preset("classic", cut="none"), 3, b"")
    before = game.view
    assert game.view is before

    game.apply(Flip(Seat(1)))
    game.apply(Foul(Seat(2), "peek"))
    game.apply(Pause())

    assert (before.flips, before.paused) == (0, False)
    assert (game.view.flips, game.view.paused) == (1, True)
