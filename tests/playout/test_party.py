"""Whole games between bots on the rules themselves: cards kept, time counted, figures right."""

import random
from collections.abc import Sequence

import msgspec
import pytest

from slapjack.bots import Plan, SlapIntent, level
from slapjack.playout import Setup, play
from slapjack.playout import columns as col
from slapjack.playout.party import Party
from slapjack.rules import (
    PRESETS,
    CardFlipped,
    Event,
    GameOver,
    HandJudged,
    RuleSet,
    SlapWon,
    View,
)
from slapjack.units import Micros

FOUR = tuple(map(level, ("steady", "hasty", "gentle", "sharp")))
CLASSIC = Setup(RuleSet(), FOUR, seed=7)


class Deaf:
    """Never slaps; flips after a second."""

    def decide(self, view: View, rng: random.Random) -> Plan:
        return Plan(flip_after_us=Micros(1_000_000))


class Quick:
    """Slaps whatever is a trigger, at once."""

    def decide(self, view: View, rng: random.Random) -> Plan:
        return Plan(SlapIntent(Micros(200_000)) if view.live else None, Micros(1_000_000))


def events_of(setup: Setup, number: int) -> list[Event]:
    seen: list[Event] = []
    play(setup, number, watch=seen.extend)
    return seen


@pytest.mark.parametrize("preset", PRESETS)
def test_games_of_every_preset_come_to_their_end(preset: str) -> None:
    setup = msgspec.structs.replace(CLASSIC, rules=RuleSet.preset(preset))

    row = play(setup, 3).row()

    assert len(row) == col.WIDTH
    assert row[col.WINNER] in range(4)
    assert row[col.DURATION_US] > 1_000_000 * row[col.FLIPS]


def test_the_same_number_is_the_same_game() -> None:
    assert events_of(CLASSIC, 5) == events_of(CLASSIC, 5)
    assert play(CLASSIC, 5).row() != play(CLASSIC, 6).row()
    other = msgspec.structs.replace(CLASSIC, seed=8)
    assert play(CLASSIC, 5).row() != play(other, 5).row()


def test_other_rules_are_played_on_the_same_deal() -> None:
    fast = msgspec.structs.replace(CLASSIC, rules=RuleSet.preset("fast"))

    ours, theirs = (
        [event.card for event in events_of(setup, 5) if isinstance(event, CardFlipped)]
        for setup in (CLASSIC, fast)
    )

    assert ours[:10] == theirs[:10]
    assert ours != theirs


def test_figures_are_those_of_the_events() -> None:
    events, row = events_of(CLASSIC, 2), play(CLASSIC, 2).row()
    won = [event for event in events if isinstance(event, SlapWon)]
    wrong = [event for event in events if isinstance(event, HandJudged) and event.result == "false"]
    over = events[-1]

    assert isinstance(over, GameOver)
    assert row[col.WINNER] == over.winner
    assert col.REASONS[row[col.REASON]] == over.reason
    assert row[col.WINS] == len(won)
    assert row[col.FALSE_COURT] + row[col.FALSE_NUMBER] == len(wrong)
    for seat in range(4):
        mine = row[col.GAME_COLUMNS + seat * col.SEAT_COLUMNS :]
        assert mine[col.PILES] == sum(event.seat == seat for event in won)
        assert mine[col.CARDS_WON] == sum(event.cards for event in won if event.seat == seat)
        assert mine[col.FALSE_SLAPS] == sum(event.seat == seat for event in wrong)
        assert mine[col.PLACE] == over.places[seat]


def test_anybody_may_play() -> None:
    rules = RuleSet.preset("classic")
    setup = Setup(rules, FOUR[:2], seed=1)

    row = play(setup, 0, bots=[Deaf(), Quick()]).row()

    assert row[col.WINNER] == 1
    assert row[col.GAME_COLUMNS + col.PILES] == 0


def test_nobody_who_slaps_means_a_draw_after_the_redeals() -> None:
    setup = Setup(RuleSet(max_redeals=1), FOUR[:2], seed=1)

    row = play(setup, 0, bots=[Deaf(), Deaf()]).row()

    assert row[col.WINNER] == -1
    assert col.REASONS[row[col.REASON]] == "draw"
    assert row[col.FLIPS] == 104


def test_each_card_lies_there_as_long_as_the_rules_say() -> None:
    setup = Setup(RuleSet(min_cover_ms=3_000, max_redeals=0), FOUR[:2], seed=1)

    row = play(setup, 0, bots=[Deaf(), Deaf()]).row()

    least_us, most_us = (3_000_000 + wait for wait in (150_000, 450_000))
    assert 51 * least_us < row[col.DURATION_US] < 52 * most_us + 3_000_000


def test_the_time_limit_ends_a_game_just_then() -> None:
    setup = msgspec.structs.replace(CLASSIC, rules=RuleSet(time_limit_s=20))

    row = play(setup, 0).row()

    assert col.REASONS[row[col.REASON]] == "time_limit"
    assert row[col.DURATION_US] == 20_000_000


def test_a_hand_that_comes_after_the_next_card_does_not_count() -> None:
    class Late:
        def decide(self, view: View, rng: random.Random) -> Plan:
            return Plan(SlapIntent(Micros(1_600_000)) if view.live else None, Micros(1_000_000))

    seen: list[Event] = []
    play(Setup(RuleSet(max_flips=100), FOUR[:2]), 0, bots=[Late(), Deaf()], watch=seen.extend)

    assert not [event for event in seen if isinstance(event, HandJudged)]


def test_an_edge_of_the_flipper_decides_races_among_equals() -> None:
    class Same:
        def decide(self, view: View, rng: random.Random) -> Plan:
            return Plan(SlapIntent(Micros(400_000)) if view.live else None)

    def won_by_flippers(edge_us: int) -> Sequence[bool]:
        setup = Setup(RuleSet(), FOUR[:2], flipper_edge_us=Micros(edge_us))
        flipper, own = -1, []

        def watch(events: Sequence[Event]) -> None:
            nonlocal flipper
            for event in events:
                if isinstance(event, CardFlipped):
                    flipper = event.seat
                if isinstance(event, SlapWon):
                    own.append(event.seat == flipper)

        play(setup, 0, bots=[Same(), Same()], watch=watch)
        return own

    assert all(won_by_flippers(50_000))
    assert not any(won_by_flippers(-50_000))


def test_cards_are_conserved_to_the_end() -> None:
    def look(_events: Sequence[Event]) -> None:
        assert len(party.game.cards) == 52

    party = Party(CLASSIC, 1, [Quick(), Deaf(), Quick(), Deaf()], look)
    party.play()
