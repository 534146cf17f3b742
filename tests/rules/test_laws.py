"""The laws of rules.md D.6, over house rules, decks and actions of every kind.

The machine tries anything at any moment; the whole games go deep. `witness` holds the laws.
"""

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from slapjack.rules import (
    Action,
    Away,
    Claim,
    Contact,
    Cut,
    Expire,
    Foul,
    Hand,
    IllegalActionError,
    Leave,
    Pause,
    Resume,
    RuleCode,
    RuleSet,
    Side,
    Slap,
    new_deck,
)
from slapjack.units import FlipNo, Micros, Seat
from tests import strategies
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
        shuffled = Slap(
            tuple(data.draw(st.permutations(slap.hands))),
            slap.flip,
            slap.covered_us,
            slap.in_time,
            slap.tie_within_us,
        )
        foreseen = self.seen.foresee(shuffled)
        events = self.seen.do(slap)
        if game.rules.tie_rule != "first":
            assert foreseen == events, "(9) the order in which hands are listed"

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
@given(
    rules=strategies.rule_sets(),
    seats=st.integers(2, strategies.SEATS_MAX),
    number=st.integers(0, 2**32),
)
def test_the_laws_hold_through_whole_games(rules: RuleSet, seats: int, number: int) -> None:
    draw = random.Random(number)
    cards = new_deck(rules.jokers)
    seen = Witness(
        rules,
        seats,
        deck=draw.sample(cards, draw.randint(2 * seats, len(cards))),
        handicaps=[Micros(draw.choice([0, 0, 30_000])) for _ in range(seats)],
        seed=number.to_bytes(8, "big"),
    )
    if seen.game.cutter is not None:
        seen.do(Cut(seen.game.cutter, draw.randint(1, 2 * seats - 1)))
    for _ in range(200):
        if seen.game.outcome is not None:
            break
        step = draw.random()
        if step < (0.7 if seen.is_open else 0.15):
            seen.do(_lively_slap(seen, draw))
        elif step < 0.17:
            seen.do(_rare_action(seen, draw))
        elif seen.game.turn is not None:
            seen.flip()
        elif not seen.do(Claim()):
            seen.do(Expire())
    seen.close()


def _lively_slap(seen: Witness, draw: random.Random) -> Slap:
    """Return a race as people make it: mostly good hands, mostly apart."""
    game = seen.game
    good_side: Side = "right" if game.rules.slap_hand == "flipping" else "left"
    hands = []
    for _ in range(draw.choice([1, 1, 2, 3])):
        seat = draw.randrange(game.view.seats)
        if game.view.tie is not None and draw.random() < 0.9:
            seat = draw.choice(game.view.tie.seats)
        reaction_us = draw.choice([300_000, 300_000, 305_000, 350_000, 420_000, 90_000])
        contact: Contact = "palm" if draw.random() < 0.9 else "finger"
        side: Side = good_side if draw.random() < 0.9 else "both"
        shout = draw.choice(["slapjack"] * 9 + ["oh"])
        hands.append(Hand(Seat(seat), Micros(reaction_us), contact, side, shout))
    if game.flips > 1 and draw.random() < 0.2:
        flip, is_proved = FlipNo(game.flips - 1), draw.random() < 0.5
        return Slap(tuple(hands), flip, covered_us=Micros(200_000), in_time=is_proved)
    return Slap(tuple(hands))


def _rare_action(seen: Witness, draw: random.Random) -> Action:
    seat = Seat(draw.randrange(seen.game.view.seats))
    if seen.game.turn is not None and draw.random() < 0.5:
        return Foul(seen.game.turn, draw.choice(["peek", "toward_self"]))
    return Leave(seat) if draw.random() < 0.2 else Away(seat)
