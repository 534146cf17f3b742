"""A witness of one game: does actions, writes them down, and holds the laws of rules.md D.6."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

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
    Hand,
    HandJudged,
    IllegalActionError,
    Misdeal,
    Outcome,
    Record,
    Redeal,
    RuleCode,
    RuleSet,
    SeatLine,
    Slap,
    View,
    new_deck,
)
from slapjack.rules.snapshot import view_of
from slapjack.units import Micros, Seat
from tests.rules.turned import turned_events, turned_record

PROGRESS = (Flip, Claim, Expire, Cut)
SEED = bytes(range(32))
_CARD = re.compile(rb'"((?:[2-9AJQK]|10)[SHDC]|X[12])"')


def cards_named_in(told: Event | View | Iterable[Event]) -> set[str]:
    """Return every card that the text of this gives away."""
    return {card.decode() for card in _CARD.findall(msgspec.json.encode(told))}


class Witness:
    """Sees one game from its first event on.

    Attributes:
        game: The game; act on it through `do` only.
        deck: The cards that are in it.
    """

    def __init__(
        self,
        rules: RuleSet,
        seats: int,
        *,
        dealer: int = 0,
        handicaps: Sequence[Micros] = (),
        deck: list[Card] | None = None,
        exposed: Sequence[int] = (),
        seed: bytes = SEED,
    ) -> None:
        lines = [
            SeatLine(f"P{seat}", handicap_us=late)
            for seat, late in enumerate(handicaps or [Micros(0)] * seats)
        ]
        self._record = Record.for_game(
            rules, lines, seed, dealer=Seat(dealer), deck=deck, exposed=exposed
        )
        self.game = Game.deal(
            rules,
            seats,
            seed,
            dealer=Seat(dealer),
            handicaps=handicaps,
            deck=deck,
            exposed=exposed,
        )
        self.deck = sorted(deck or new_deck(rules.jokers))
        self._seats = seats
        self._folded = View.start(rules, seats)
        self._events: list[Event] = []
        self.take_in(self.game.opening)

    def take_in(self, events: Sequence[Event]) -> None:
        """See events of the game, and look whether all laws hold after them."""
        for event in events:
            self._folded.fold(event)
        numbers = [event.seq for event in events]
        first = len(self._events) + 1
        assert numbers == list(range(first, first + len(events))), "(13) seq rises by 1"
        self._events += events
        self._look_at_cards()
        self._look_at_seats()
        self._look_for_secrets(events)
        self._look_ahead()

    def do(self, action: Action) -> tuple[Event, ...]:
        """Do an action that may be refused; return what came of it, which is nothing then."""
        before = self._picture()
        was_over = self.game.outcome is not None
        refused: RuleCode | None = None
        events: tuple[Event, ...] = ()
        try:
            events = self.game.apply(action)
        except IllegalActionError as error:
            refused = error.code
        if was_over:
            looked_at_before = {RuleCode.BAD_ACTION, RuleCode.NO_SUCH_SEAT}
            assert refused in {RuleCode.GAME_OVER} | looked_at_before, "(12)"
        if refused is not None:
            assert self._picture() == before, "(11) a refused action changes nothing"
            return ()
        if isinstance(action, Slap):
            judged = Counter(event.seat for event in events if isinstance(event, HandJudged))
            assert judged == Counter(hand.seat for hand in action.hands), "(14)"
        self.take_in(events)
        self._record.append(action)
        return events

    def race(self, slap: Slap, relisted: Sequence[Hand]) -> tuple[Event, ...]:
        """Do a slap; the same hands in another order must come to the same."""
        other = msgspec.structs.replace(slap, hands=tuple(relisted))
        try:
            foreseen = self.game.would(other)
        except IllegalActionError:
            foreseen = ()
        events = self.do(slap)
        if self.game.rules.tie_rule != "first":
            assert foreseen == events, "(9) the order in which hands are listed"
        return events

    def flip(self) -> None:
        """Let the turn seat flip; what shows must be what was to show."""
        assert self.game.turn is not None, "nobody's turn"
        shown = self.game.next_card
        events = self.do(Flip(self.game.turn))
        flipped = [event.card for event in events if isinstance(event, CardFlipped)]
        assert flipped == ([shown] if shown else [])

    @property
    def is_open(self) -> bool:
        """Whether a good hand would win something now."""
        tie = self.game.view.tie
        return bool(self.game.live) if tie is None else tie.armed

    def close(self) -> None:
        """Play the record of all actions: the same events must come of them (8).

        They also come at a turned table, at which every seat has another number.
        """
        if self.game.outcome is not None:
            self._look_at_end(self.game.outcome)
            self._record.finish(self.game, self._events)
        text = self._record.dump()
        again = Record.load(text)
        replay = again.replay()
        assert again.dump() == text
        assert replay.failures == ()
        # A deal without a cut is no line, so it is missing where nothing was done after it.
        came = len(self._events) if again.lines else len(replay.events)
        assert replay.events == tuple(self._events[:came])
        by = 1 + came % (self._seats - 1)
        turned = turned_record(text, by).replay()
        assert turned_events(replay.events, by, self._seats) == turned_events(
            turned.events, 0, self._seats
        ), "a seat is more than its place at the table"

    def _look_at_end(self, outcome: Outcome) -> None:
        """Look whether the game may end so (rules.md B34, B35, B68, B69, B89)."""
        game, view, winner = self.game, self.game.view, outcome.winner
        rest = [seat for seat in range(self._seats) if view.status[seat] != "out"]
        match outcome.reason:
            case "last_standing":
                assert rest == [winner]
                assert game.rules.end_condition == "all_cards_or_last"
            case "all_cards":
                assert winner is not None
                assert len(game.stocks[winner]) == len(self.deck)
            case "draw":
                assert winner is None
                assert not any(view.counts)
                redeals = sum(isinstance(event, Redeal) for event in self._events)
                assert redeals == game.rules.max_redeals
            case "time_limit":
                assert game.rules.time_limit_s
            case "flip_limit":
                assert game.flips == game.rules.max_flips
        first = [seat for seat, place in enumerate(outcome.places) if place == 1]
        assert winner is None or first == [winner]
        assert len(first) == 1 or winner is None
        if game.rules.rank_by_elimination:
            places = sorted(place or 0 for place in outcome.places)
            shared = [1 + sum(other < place for other in places) for place in places]
            assert places == shared, "shared places count as in sport"
        else:
            assert set(outcome.places) <= {1, None}

    def _picture(self) -> tuple[View, object, object, object]:
        """Return all that a refused action must leave as it was, seen afresh."""
        state = self.game._state
        return (view_of(state), self.game.stocks, self.game.pile, state.streams.positions())

    def _look_at_cards(self) -> None:
        view = self.game.view
        assert self._folded == view, "the view is what its events fold into"
        if view.state == "dealing":
            return
        held = [card for stock in self.game.stocks for card in stock]
        lying = [name.strip("[]") for name in self.game.pile]
        assert sorted([*held, *lying]) == self.deck, "(1) cards are conserved"
        for seat, stock in enumerate(self.game.stocks):
            if seat in view.out:
                assert not stock, "(2) out seats have no cards"
            else:
                assert (view.status[seat] == "last_chance") == (not stock), "(4)"

    def _look_at_seats(self) -> None:
        view = self.game.view
        assert view.turn is None or self.game.stocks[view.turn], "(3) the turn seat has cards"
        assert view.tie is None or view.challenge is None, "(5) a pile has one claimant"
        assert view.tie is None or len(view.tie.seats) > 1, "a tie of one is won"
        assert view.challenge is None or view.challenge.payer != view.challenge.owner, "(6)"
        remaining = [seat for seat in range(self._seats) if view.status[seat] != "out"]
        assert sorted([*view.out, *remaining]) == list(range(self._seats)), "(7)"

    def _look_for_secrets(self, events: Sequence[Event]) -> None:
        shown = [event.card for event in events if isinstance(event, CardFlipped)]
        shown += [card for event in events if isinstance(event, Misdeal) for card in event.cards]
        assert cards_named_in(events) <= set(shown), "(10) no event names a face-down card"
        face_up = [card for card in self.game.pile if not card.startswith("[")]
        assert cards_named_in(self.game.view) == set(face_up), "(10) nor does a view"

    def _look_ahead(self) -> None:
        view = self.game.view
        if view.over is not None or view.paused:
            return
        if view.turn is not None:
            assert self.game.can_flip(view.turn) is None, "the turn seat may flip"
        else:
            offered = self.game.legal_actions()
            assert any(isinstance(action, PROGRESS) for action in offered), "the game can go on"
