"""The laws of rules.md D.6, over house rules, decks and actions of every kind.

The machine tries anything at any moment; the whole games go deep. `witness` holds the laws.
"""

from typing import get_args

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from slapjack.rules import (
    PRESETS,
    Action,
    Cut,
    IllegalActionError,
    Leave,
    Pause,
    Resume,
    RuleCode,
    RuleSet,
    new_deck,
)
from slapjack.rules.events import OverReason
from slapjack.units import Micros, Seat
from tests import strategies
from tests.rules import lively
from tests.rules.witness import Witness


class GameMachine(RuleBasedStateMachine):
    """Does whatever can be done to one game."""

    seen: Witness

    @initialize(data=st.data(), seats=st.integers(2, strategies.SEATS_MAX))
    def sit_down(self, data: st.DataObject, seats: int) -> None:
        rules = data.draw(strategies.rule_sets())
        deck = data.draw(strategies.decks(rules, seats))
        count = len(deck or new_deck(rules.jokers))
        handicap = st.sampled_from([Micros(0), Micros(5_000), Micros(50_000)])
        self.seats = seats
        self.seen = Witness(
            rules,
            seats,
            dealer=data.draw(st.integers(0, seats - 1)),
            handicaps=data.draw(st.lists(handicap, min_size=seats, max_size=seats)),
            deck=deck,
            exposed=data.draw(st.lists(st.integers(0, count - 1), max_size=2)),
        )
        cutter = self.seen.game.cutter
        if cutter is not None and data.draw(st.booleans()):
            self.seen.do(Cut(cutter, data.draw(st.integers(1, count - 1))))

    @rule(action=strategies.actions())
    def try_anything(self, action: Action) -> None:
        # Leaving and pausing are tried apart: at every turn they would end all games too soon.
        assume(not isinstance(action, Leave | Pause))
        self.seen.do(action)

    @precondition(lambda self: self.seen.game.flips > 10)
    @rule(place=st.integers(0, 7))
    def leave(self, place: int) -> None:
        self.seen.do(Leave(Seat(place)))

    @rule(action=st.none() | strategies.actions())
    def pause(self, action: Action | None) -> None:
        self.seen.do(Pause())
        if action is not None:
            self.seen.do(action)
        self.seen.do(Resume())

    @precondition(lambda self: self.seen.game.turn is not None)
    @rule(times=st.integers(1, 12))
    def flip_on(self, times: int) -> None:
        self.seen.flip()
        for _ in range(times):
            if self.seen.game.turn is not None and not self.seen.is_open:
                self.seen.flip()

    @rule(data=st.data())
    def race(self, data: st.DataObject) -> None:
        game = self.seen.game
        slap = data.draw(strategies.slaps(self.seats, game.flips))
        self.seen.race(slap, data.draw(st.permutations(slap.hands)))

    @rule(place=st.integers(0, 40))
    def do_what_is_offered(self, place: int) -> None:
        offered = self.seen.game.legal_actions()
        if offered:
            action = offered[place % len(offered)]
            assume(not isinstance(action, Leave | Pause))
            assert self.seen.do(action), "what is offered is not refused"

    @rule()
    def deal_uncut(self) -> None:
        game = self.seen.game
        if game.rules.cut == "required" and game.cutter is not None:
            with pytest.raises(IllegalActionError, match=RuleCode.CUT_MISSING):
                game.finish_deal()
        else:
            self.seen.take_in(game.finish_deal())

    def teardown(self) -> None:
        if hasattr(self, "seen"):
            self.seen.close()


TestGameMachine = pytest.mark.slow(GameMachine.TestCase)


@pytest.mark.slow
@pytest.mark.rule("A.1-08", "B34", "B68", "B89")
@given(data=st.data(), rules=strategies.rule_sets(), number=st.integers(0, 2**32))
def test_the_laws_hold_through_whole_games(
    data: st.DataObject, rules: RuleSet, number: int
) -> None:
    seats = data.draw(st.integers(rules.min_players, rules.max_players))
    lively.play(rules, seats, number)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_lively_people_end_every_preset(preset: str) -> None:
    for number in range(4):
        lively.play_preset(preset, number)


@pytest.mark.slow
def test_games_of_any_rules_end_in_every_way() -> None:
    reasons = {lively.play_any(number).outcome.reason for number in range(60)}

    assert reasons == set(get_args(OverReason))
