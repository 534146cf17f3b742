"""The laws of rules.md D.6, over house rules, decks and actions of every kind."""

import json
from collections import Counter
from collections.abc import Iterable

import msgspec
import pytest
from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from slapjack.rules import (
    Action,
    Card,
    CardFlipped,
    Claim,
    Cut,
    Event,
    Expire,
    Flip,
    Game,
    HandJudged,
    IllegalActionError,
    Leave,
    Misdeal,
    Record,
    RuleCode,
    RuleSet,
    SeatLine,
    Slap,
    View,
    new_deck,
)
from slapjack.rules.snapshot import view_of
from slapjack.units import Micros, Seat
from tests import strategies

PROGRESS = (Flip, Claim, Expire, Cut)


def everything_in(game: Game) -> list[str]:
    """Return every card of a game, wherever it lies."""
    return [card for stock in game.stocks for card in stock] + [
        name.strip("[]") for name in game.pile
    ]


def cards_named_in(events: Iterable[Event]) -> set[str]:
    """Return every card that a text of these events gives away."""
    words = json.dumps([msgspec.to_builtins(event) for event in events]).replace('"', " ")
    return {word for word in words.replace(",", " ").split() if word in new_deck(2)}


class GameMachine(RuleBasedStateMachine):
    """Does whatever can be done to one game, and looks at all laws after each step."""

    game: Game
    seed = bytes(range(32))

    @initialize(data=st.data(), seats=st.integers(2, strategies.SEATS_MAX))
    def sit_down(self, data: st.DataObject, seats: int) -> None:
        rules: RuleSet = data.draw(strategies.rule_sets())
        deck: list[Card] | None = data.draw(strategies.decks(rules, seats))
        dealer = Seat(data.draw(st.integers(0, seats - 1)))
        handicap = st.sampled_from([Micros(0), Micros(5_000), Micros(50_000)])
        handicaps = data.draw(st.lists(handicap, min_size=seats, max_size=seats))
        count = len(deck or new_deck(rules.jokers))
        exposed = data.draw(st.lists(st.integers(0, count - 1), max_size=2))
        self.record = Record.for_game(
            rules,
            [SeatLine(f"P{seat}", handicap_us=late) for seat, late in enumerate(handicaps)],
            self.seed,
            dealer=dealer,
            deck=deck,
            exposed=exposed,
        )
        self.game = Game.deal(
            rules,
            seats,
            self.seed,
            dealer=dealer,
            handicaps=handicaps,
            deck=deck,
            exposed=exposed,
        )
        self.deck = Counter(map(str, deck or new_deck(rules.jokers)))
        self.seats = seats
        self.folded = View.start(rules, seats)
        self.events: list[Event] = []
        self.take_in(self.game.opening)

    def take_in(self, events: tuple[Event, ...]) -> None:
        for event in events:
            self.folded.fold(event)
        self.events += events

    def do(self, action: Action) -> tuple[Event, ...]:
        """Do an action that may be refused; return what came of it, which is nothing then."""
        before = self.picture()
        refused: RuleCode | None = None
        events: tuple[Event, ...] = ()
        try:
            events = self.game.apply(action)
        except IllegalActionError as error:
            refused = error.code
        if before[0].over is not None:
            assert refused in {RuleCode.BAD_ACTION, RuleCode.NO_SUCH_SEAT, RuleCode.GAME_OVER}, (
                "(12)"
            )
        if refused is not None:
            assert self.picture() == before, "(11) a refused action changes nothing"
            return ()
        self.take_in(events)
        self.record.append(action)
        return events

    def picture(self) -> tuple[View, object, object, object]:
        """Return all that a refused action must leave as it was, seen afresh."""
        state = self.game._state
        return (view_of(state), self.game.stocks, self.game.pile, state.streams.positions())

    @rule(action=strategies.actions())
    def try_anything(self, action: Action) -> None:
        # Leaving is tried apart: at every turn it would empty all tables.
        assume(not isinstance(action, Leave))
        self.do(action)

    @rule(place=st.integers(0, 7))
    def leave(self, place: int) -> None:
        assume(self.game.flips > 5)
        self.do(Leave(Seat(place)))

    @precondition(lambda self: self.game.turn is not None)
    @rule(times=st.integers(1, 6))
    def flip_on(self, times: int) -> None:
        for _ in range(times):
            if self.game.turn is not None and not self.game.view.paused:
                shown = self.game.next_card
                flipped = [
                    event
                    for event in self.do(Flip(self.game.turn))
                    if isinstance(event, CardFlipped)
                ]
                assert [event.card for event in flipped] == ([shown] if shown else [])

    @rule(data=st.data())
    def race(self, data: st.DataObject) -> None:
        slap = data.draw(strategies.slaps(self.seats, self.game.flips))
        shuffled = Slap(
            tuple(data.draw(st.permutations(slap.hands))),
            slap.flip,
            slap.covered_us,
            slap.in_time,
            slap.tie_within_us,
        )
        foreseen = self.foresee(shuffled)
        events = self.do(slap)
        judged = [event.seat for event in events if isinstance(event, HandJudged)]
        if events:
            assert Counter(judged) == Counter(hand.seat for hand in slap.hands), "(14)"
        if events and self.game.rules.tie_rule != "first":
            assert foreseen == events, "(9) the order in which hands are listed"

    def foresee(self, action: Action) -> tuple[Event, ...]:
        """Return what would come of an action; nothing, if it is refused."""
        try:
            return self.game.would(action)
        except IllegalActionError:
            return ()

    @rule(place=st.integers(0, 40))
    def do_what_is_offered(self, place: int) -> None:
        offered = self.game.legal_actions()
        if offered:
            action = offered[place % len(offered)]
            assume(not isinstance(action, Leave))
            assert self.do(action), "what is offered is not refused"

    @rule()
    def deal_uncut(self) -> None:
        if self.game.rules.cut == "required" and self.game.cutter is not None:
            with pytest.raises(IllegalActionError, match=RuleCode.CUT_MISSING):
                self.game.finish_deal()
        else:
            self.take_in(self.game.finish_deal())

    @invariant()
    def cards_are_conserved(self) -> None:
        if self.game.view.state != "dealing":
            assert Counter(everything_in(self.game)) == self.deck, "(1)"

    @invariant()
    def seats_stand_as_their_cards_say(self) -> None:
        view = self.game.view
        for seat, stock in enumerate(self.game.stocks):
            if seat in view.out:
                assert not stock, "(2) out seats have no cards"
            elif view.state != "dealing":
                assert (view.status[seat] == "last_chance") == (not stock), "(4)"
        assert view.turn is None or self.game.stocks[view.turn], "(3)"
        remaining = [seat for seat in range(self.seats) if view.status[seat] != "out"]
        assert sorted([*view.out, *remaining]) == list(range(self.seats)), "(7)"

    @invariant()
    def a_pile_has_one_claimant(self) -> None:
        view = self.game.view
        assert view.tie is None or view.challenge is None, "(5)"
        assert view.challenge is None or view.challenge.payer != view.challenge.owner, "(6)"
        assert view.tie is None or len(view.tie.seats) > 1, "a tie of one is won"

    @invariant()
    def events_are_numbered_and_tell_no_secret(self) -> None:
        assert [event.seq for event in self.events] == list(range(1, len(self.events) + 1)), "(13)"
        shown = [event.card for event in self.events if isinstance(event, CardFlipped)]
        shown += [
            card for event in self.events if isinstance(event, Misdeal) for card in event.cards
        ]
        assert cards_named_in(self.events) <= set(shown), "(10)"

    @invariant()
    def the_folded_view_is_the_view(self) -> None:
        assert self.folded == self.game.view

    @invariant()
    def somebody_or_something_goes_on(self) -> None:
        view = self.game.view
        if view.over is None and not view.paused:
            assert any(isinstance(action, PROGRESS) for action in self.game.legal_actions())

    def teardown(self) -> None:
        """Play the same actions again: the same events must come of them (8)."""
        if not hasattr(self, "game"):
            return
        if self.game.outcome is not None:
            self.record.finish(self.game, self.events)
        text = self.record.dump()
        again = Record.load(text)
        replay = again.replay()
        assert again.dump() == text
        assert replay.failures == ()
        assert replay.events == tuple(self.events)[: len(replay.events)]
        if again.lines:
            assert len(replay.events) == len(self.events)


TestGameMachine = pytest.mark.slow(GameMachine.TestCase)
