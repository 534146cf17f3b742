"""A game: holds the state, takes actions, hands out events.

It only dispatches; what an action does is decided in the module of its rule. An action works on a
copy of the state, which is adopted when all went well, so that a refusal, or a fault of ours,
leaves the game as it was.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Self, assert_never

from slapjack.rules import deal, endings, legal, opening, piles, races, refusals, turns
from slapjack.rules.actions import (
    Action,
    Away,
    Back,
    Claim,
    Cut,
    Expire,
    Flip,
    Foul,
    Leave,
    Pause,
    Resume,
    Slap,
)
from slapjack.rules.board import text_of
from slapjack.rules.cards import Card
from slapjack.rules.errors import IllegalActionError, RuleCode
from slapjack.rules.events import CameBack, Event, Paused, Resumed, Turn, WentAway
from slapjack.rules.header import Header
from slapjack.rules.notebook import html_of
from slapjack.rules.ruleset import RuleSet
from slapjack.rules.snapshot import view_of
from slapjack.rules.state import Outcome, State
from slapjack.rules.view import View
from slapjack.units import FlipNo, Micros, Seat


class Game:
    """One game of Slapjack under one RuleSet.

    Example: flip until a Jack lies there; two hands race for it.

        >>> from slapjack.rules import Flip, Game, Hand, RuleSet, Slap
        >>> game = Game.deal(RuleSet.preset("classic", cut="none"), seats=4, seed=bytes(32))
        >>> game
        <Game classic, 4 seats, flip 0, turn of seat 1>
        >>> while not game.live:
        ...     events = game.apply(Flip(game.turn))
        >>> game.view.pile
        ['7S', '2C', '10H', 'QH', '4H', 'JH']
        >>> won = game.apply(Slap((Hand(2, 310_000), Hand(0, 295_000))))
        >>> [(event.seat, event.result) for event in won[:2]]
        [(0, 'won'), (2, 'lost')]
        >>> game.view.counts
        [18, 11, 11, 12]

    What the rules do not allow is refused with a code, and nothing has changed.

        >>> game.apply(Flip(0))
        Traceback (most recent call last):
        slapjack.rules.errors.IllegalActionError: not_your_turn

    Attributes:
        opening: The events of the start, up to where somebody has to act.
    """

    __slots__ = ("_state", "_view", "opening")

    def __init__(self, state: State) -> None:
        """Start from a state of `opening`; see `deal` and `from_header`."""
        self._view: View | None = None
        self._state = state
        if state.rules.cut == "none" and not state.is_dealt:
            deal.deal(state)
        _announce_turn(state, before=None)
        self.opening: tuple[Event, ...] = tuple(state.events)

    @classmethod
    def deal(
        cls,
        rules: RuleSet,
        seats: int,
        seed: bytes,
        *,
        dealer: Seat = Seat(0),
        handicaps: Sequence[Micros] = (),
        deck: Sequence[str] | None = None,
        exposed: Sequence[int] = (),
    ) -> Self:
        """Start a game by dealing; under a cut, the deal waits for it (rules.md B76).

        Args:
            rules: The house rules.
            seats: How many seats play.
            seed: Where chance comes from: 32 random bytes for a real game (records.md).
            dealer: Who deals.
            handicaps: By seat, in microseconds, 0 to 1 500 000; none given means none.
            deck: All cards in dealing order, before the cut; None shuffles a new deck by the seed.
            exposed: Numbers of the dealt cards that are shown by mistake, from 0.

        Raises:
            DealError: No game can start so.
        """
        state = opening.from_deck(
            rules, seats, seed, dealer=dealer, handicaps=handicaps, deck=deck, exposed=exposed
        )
        return cls(state)

    @classmethod
    def from_header(cls, header: Header) -> Self:
        """Start the game of a record.

        Raises:
            RuleSetError: Rules that cannot be played.
            DealError: Seats, cards or a position that no game can start from.
        """
        return cls(opening.from_header(RuleSet.parse(header.rules), header))

    def __repr__(self) -> str:
        """Say where the game stands, in short."""
        state = self._state
        turn = "nobody's turn" if state.turn is None else f"turn of seat {state.turn}"
        where = f"{state.seats} seats, flip {state.flips}, {turn}"
        return f"<Game {state.rules.name}, {where}>"

    def __str__(self) -> str:
        """Return a small board: no hidden card.

        >>> from slapjack.rules import Game, RuleSet
        >>> print(Game.deal(RuleSet.preset("classic", cut="none"), seats=2, seed=bytes(32)))
        classic, flip 0, turn
          seat 0  26
        > seat 1  26
        pile
        """
        return text_of(self.view)

    def _repr_html_(self) -> str:
        """Return what a notebook shows: no hidden card."""
        return html_of(self.view)

    @property
    def rules(self) -> RuleSet:
        """The house rules."""
        return self._state.rules

    @property
    def view(self) -> View:
        """What everybody may know; do not change it."""
        if self._view is None:
            self._view = view_of(self._state)
        return self._view

    @property
    def turn(self) -> Seat | None:
        """Who flips next, or nobody."""
        return self._state.turn

    @property
    def cutter(self) -> Seat | None:
        """Who may cut now, or nobody."""
        return refusals.cutter(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it runs."""
        return self._state.over

    @property
    def stocks(self) -> tuple[tuple[Card, ...], ...]:
        """All hidden stocks, top card first: for the authority only."""
        return tuple(self._state.stocks)

    @property
    def pile(self) -> tuple[str, ...]:
        """The pile, bottom card first, hidden cards as `[5D]`: for the authority only."""
        return (*(f"[{card}]" for card in self._state.burned), *self._state.faces)

    @property
    def cards(self) -> list[Card]:
        """All cards of the game, wherever they lie: for the authority only."""
        state = self._state
        return [*chain(*state.stocks), *state.burned, *state.faces, *(state.deck or ())]

    @property
    def next_card(self) -> Card | None:
        """What a flip by the turn seat would show; None if it would show nothing."""
        turn = self._state.turn
        if turn is None or self._state.flips >= self._state.rules.max_flips:
            return None
        return self._state.stocks[turn][0]

    @property
    def live(self) -> tuple[str, ...]:
        """The triggers on top that anyone may slap."""
        return self._state.live

    @property
    def live_flip(self) -> FlipNo | None:
        """The flip that made them live."""
        return self._state.flips if self._state.live else None

    @property
    def is_replay_armed(self) -> bool:
        """Whether the card of a tie replay lies there, for those who tied (rules.md B52)."""
        return self._state.tie is not None and self._state.tie.armed

    @property
    def flips(self) -> FlipNo:
        """How many cards were flipped."""
        return self._state.flips

    def flipper_of(self, flip: FlipNo) -> Seat:
        """Return who made a flip of this game."""
        return self._state.flipper_of(flip)

    def handicap_us(self, seat: Seat) -> Micros:
        """Return what is added to this seat's reactions."""
        return self._state.handicaps[seat]

    def can_flip(self, seat: Seat) -> RuleCode | None:
        """Return why this seat may not flip now, None if it may; no time is looked at."""
        return refusals.refusal(self._ready(), Flip(seat))

    def legal_actions(self) -> tuple[Action, ...]:
        """Return what may be done now, an example of each kind, always in the same order.

        >>> from slapjack.rules import Game, RuleSet
        >>> game = Game.deal(RuleSet.preset("classic", cut="none"), seats=2, seed=bytes(32))
        >>> game.legal_actions()[0]
        Flip(seat=1, at_us=None)
        """
        offered = legal.legal_actions(self._state)
        ready = self._ready()
        if ready.is_dealt and not self._state.is_dealt:
            offered += legal.legal_actions(ready)
        return offered

    def finish_deal(self) -> tuple[Event, ...]:
        """Deal without the offered cut; no events if the cards are dealt already.

        The next action that is no cut would do the same first (rules.md B76).

        Raises:
            IllegalActionError: `cut_missing`, where the cut is required.
        """
        if self._state.is_dealt:
            return ()
        ready = self._ready()
        if not ready.is_dealt:
            raise IllegalActionError(RuleCode.CUT_MISSING)
        return self._adopt(ready)

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Do what was asked, and return what came of it.

        Raises:
            IllegalActionError: The rules do not allow it now; nothing changed.
        """
        return self._adopt(self._after(action))

    def would(self, action: Action) -> tuple[Event, ...]:
        """Return what would come of an action, without doing it.

        Raises:
            IllegalActionError: The rules do not allow it now.
        """
        return tuple(self._after(action).events)

    def _after(self, action: Action) -> State:
        """Return a copy of the state on which the action was done."""
        state = self._state.copy() if isinstance(action, Cut) else self._ready()
        code = refusals.refusal(state, action)
        if code is not None:
            raise IllegalActionError(code)
        before = state.turn
        state.at_us = action.at_us
        _perform(state, action)
        _announce_turn(state, before, always=isinstance(action, Flip))
        state.at_us = None
        return state

    def _ready(self) -> State:
        """Return a copy to act on, dealt unless a cut is required first."""
        state = self._state.copy()
        if not state.is_dealt and state.rules.cut == "optional":
            deal.deal(state)
            _announce_turn(state, before=None)
        return state

    def _adopt(self, state: State) -> tuple[Event, ...]:
        self._state = state
        self._view = None
        return tuple(state.events)


def _announce_turn(state: State, before: Seat | None, *, always: bool = False) -> None:
    """Say whose turn it is, after a flip or where another seat, or nobody, is to act."""
    if state.over is None and (always or state.turn != before):
        state.say(Turn(state.turn))


def _perform(state: State, action: Action) -> None:
    match action:
        case Slap():
            races.decide(state, action)
        case Cut():
            deal.cut(state, action.seat, action.cards)
        case Flip():
            turns.flip(state, action)
            endings.settle(state)
        case Claim():
            piles.claim(state)
            endings.settle(state)
        case Expire():
            endings.expire(state, action.what)
            endings.settle(state)
        case Leave():
            turns.leave(state, action.seat)
            endings.settle(state)
        case Foul():
            turns.call_foul(state, action)
        case Away() | Back() | Pause() | Resume():
            _note(state, action)
        case never:
            assert_never(never)


def _note(state: State, action: Away | Back | Pause | Resume) -> None:
    """Note what changes no card and no right (rules.md B38)."""
    match action:
        case Away(seat=seat):
            state.away = (*(other for other in state.away if other != seat), seat)
            state.say(WentAway(seat))
        case Back(seat=seat):
            state.away = tuple(other for other in state.away if other != seat)
            state.say(CameBack(seat))
        case Pause():
            state.paused = True
            state.say(Paused())
        case Resume():
            state.paused = False
            state.say(Resumed())
        case never:
            assert_never(never)
