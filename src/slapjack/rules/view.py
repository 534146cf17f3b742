"""The View: all that everybody at a table may know of a game.

It has no field for a hidden card, so it can be sent to any seat, watcher or screen as it is: the
struct is the snapshot on the wire. Clients, bots and replays keep it up to date by folding events;
that fold is written here once, needs nothing but the events and the RuleSet, and a test holds it
equal to what the authority sees (`snapshot.view_of`).

Source: rules.md D (data, states, events).

Example: what a client knows after it has folded the events of a deal and of a flip.

    >>> from slapjack.rules import Flip, Game, RuleSet, View
    >>> game = Game.deal(RuleSet.preset("classic", cut="none"), seats=2, seed=bytes(32))
    >>> view = View.start(game.rules, seats=2)
    >>> for event in (*game.opening, *game.apply(Flip(game.turn))):
    ...     view.fold(event)
    >>> view.pile, view.counts, view.turn
    (['10H'], [26, 25], 0)
"""

from functools import singledispatch
from typing import Final, Literal, Self

from msgspec import Struct, field

from slapjack.rules import events as on
from slapjack.rules.notebook import html_of
from slapjack.rules.ruleset import RuleSet
from slapjack.units import FlipNo, Seat

StateName = Literal["lobby", "dealing", "turn", "slap_open", "tie_replay", "claim", "game_over"]
"""What a game waits for."""

Status = Literal["active", "last_chance", "out"]
"""How a seat stands: it has cards, has none and may slap once more, or is out."""

FACE_DOWN: Final = "[]"
"""How a card of the pile is written that nobody may see."""


class ChallengeView(Struct):
    """A face-card challenge; decided once nothing is left or nobody can pay.

    Attributes:
        owner: Who flipped the face card.
        left: How many cards are still owed.
        payer: Who owes now; None when nobody can.
    """

    owner: Seat
    left: int
    payer: Seat | None

    @property
    def is_decided(self) -> bool:
        """Whether only the claim is missing."""
        return self.left == 0 or self.payer is None


class TieView(Struct):
    """A contested pile: the tied seats wait for one more card, or race on it.

    Attributes:
        seats: Who is still in the tie.
        armed: Whether the new card lies there.
        count: Replays made so far.
        flip: The flip that was tied on.
    """

    seats: list[Seat]
    armed: bool
    count: int
    flip: FlipNo


class OverView(Struct, frozen=True):
    """How the game ended.

    Attributes:
        winner: Who won; None in a draw.
        reason: Why it ended.
        places: By seat, 1 for the winner; None where none is given.
    """

    winner: Seat | None
    reason: on.OverReason
    places: tuple[int | None, ...]


class View(Struct, kw_only=True):
    """One game in public.

    Attributes:
        rules: The house rules.
        seats: How many seats play.
        dealer: Who dealt; None before the deal.
        state: What the game waits for.
        counts: Stock sizes by seat.
        pile: Bottom card first, face-down cards as `[]`.
        flips: How many cards have been flipped.
        last_flipper: Who flipped last; None before the first flip.
        turn: Who acts next, or nobody.
        status: By seat.
        out: Eliminated seats, in order.
        live: Specs of the triggers that anyone may slap; empty in a tie, whose pile is contested.
        live_flip: The flip that made them live.
        challenge: The challenge that runs, if one does.
        tie: The pile that is contested, if one is.
        paused: Whether the game stands still.
        away: Seats that nobody is at.
        timed_out: For each seat whose hands are ignored, the flip from which they count again.
        over: Set once the game has ended.
        seq: Number of the last event that is in here.
    """

    rules: RuleSet
    seats: int
    dealer: Seat | None = None
    state: StateName = "lobby"
    counts: list[int] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    flips: int = 0
    last_flipper: Seat | None = None
    turn: Seat | None = None
    status: list[Status] = field(default_factory=list)
    out: list[Seat] = field(default_factory=list)
    live: list[str] = field(default_factory=list)
    live_flip: FlipNo | None = None
    challenge: ChallengeView | None = None
    tie: TieView | None = None
    paused: bool = False
    away: list[Seat] = field(default_factory=list)
    timed_out: dict[Seat, FlipNo] = field(default_factory=dict)
    over: OverView | None = None
    seq: int = 0

    @classmethod
    def start(cls, rules: RuleSet, seats: int) -> Self:
        """Return the view of a game of which no event has come yet.

        Args:
            rules: The house rules.
            seats: How many seats play.
        """
        return cls(rules=rules, seats=seats, counts=[0] * seats, status=["active"] * seats)

    def fold(self, event: on.Event) -> None:
        """Bring the view up to date by the next event of the game."""
        self.seq = event.seq
        _fold(event, self)
        if self.state != "dealing":
            self._settle()

    def _repr_html_(self) -> str:
        """Return what a notebook shows."""
        return html_of(self)

    def _settle(self) -> None:
        """Derive what follows from the other fields (rules.md D, states and invariant 4)."""
        self.status = [
            "out" if seat in self.out else "active" if count else "last_chance"
            for seat, count in enumerate(self.counts)
        ]
        if self.over is not None:
            self.state = "game_over"
        elif self.tie is not None:
            self.state = "tie_replay"
        elif self.challenge is not None and self.challenge.is_decided:
            self.state = "claim"
        else:
            self.state = "slap_open" if self.live else "turn"

    def _close_pile(self) -> None:
        """Take away the pile, and with it all that was about it."""
        self.pile = []
        self._close_race()
        self.challenge = None
        self.tie = None

    def _close_race(self) -> None:
        self.live = []
        self.live_flip = None


@singledispatch
def _fold(_event: on.Event, _view: View) -> None:
    """Fold an event that moves nothing which other events do not say.

    What a penalty or a won pile does to a status follows from its cards; hands, fouls, cuts and
    shuffled stocks are for the story.
    """


@_fold.register
def _(_event: on.GameStarted, view: View) -> None:
    view.state = "dealing"


@_fold.register
def _(event: on.Dealt, view: View) -> None:
    view.state = "turn"
    view.dealer = event.dealer
    view.counts = list(event.counts)


@_fold.register
def _(event: on.CardFlipped, view: View) -> None:
    view.counts[event.seat] -= 1
    view.pile.append(event.card)
    view.flips = event.flip
    view.last_flipper = event.seat
    view.timed_out = {seat: until for seat, until in view.timed_out.items() if until > event.flip}
    view._close_race()
    if view.tie is not None:
        view.tie.armed = True


@_fold.register
def _(event: on.SlapOpen, view: View) -> None:
    view.live = list(event.triggers)
    view.live_flip = event.flip


@_fold.register
def _(event: on.Challenge | on.ChallengeStep, view: View) -> None:
    view.challenge = ChallengeView(event.owner, event.left, event.payer)


@_fold.register
def _(_event: on.ChallengeStopped, view: View) -> None:
    view.challenge = None


@_fold.register
def _(event: on.Penalty, view: View) -> None:
    view.counts[event.from_] -= event.cards
    view.pile[:0] = [FACE_DOWN] * (event.cards if event.burned else 0)
    for seat in event.to:
        view.counts[seat] += event.cards // len(event.to)


@_fold.register
def _(event: on.SlapWon | on.ChallengeWon | on.PileGiven, view: View) -> None:
    view.counts[event.seat] += event.cards
    view._close_pile()


@_fold.register
def _(event: on.TimedOut, view: View) -> None:
    view.timed_out[event.seat] = event.until


@_fold.register
def _(event: on.Tie, view: View) -> None:
    view._close_race()
    view.challenge = None
    view.tie = TieView(list(event.seats), armed=False, count=event.count, flip=event.flip)


@_fold.register
def _(event: on.TieFalseStart, view: View) -> None:
    assert view.tie is not None, "only a tied seat can start falsely"
    view.tie.seats.remove(event.seat)


@_fold.register
def _(event: on.PileSplit, view: View) -> None:
    for seat, count in zip(event.seats, event.counts, strict=True):
        view.counts[seat] += count
    view._close_pile()


@_fold.register
def _(event: on.Left, view: View) -> None:
    view.counts[event.seat] = 0
    if view.rules.leave_policy == "under_pile":
        view.pile[:0] = [FACE_DOWN] * event.cards
        return
    clockwise = [(event.seat + step) % view.seats for step in range(1, view.seats)]
    heirs = [seat for seat in clockwise if seat not in view.out]
    for number in range(event.cards):
        view.counts[heirs[number % len(heirs)]] += 1


@_fold.register
def _(event: on.Eliminated, view: View) -> None:
    view.out.append(event.seat)
    view.away = [seat for seat in view.away if seat != event.seat]
    view.timed_out.pop(event.seat, None)
    if view.challenge is not None and view.challenge.owner == event.seat:
        view.challenge = None
    if view.tie is not None and event.seat in view.tie.seats:
        view.tie.seats.remove(event.seat)


@_fold.register
def _(event: on.Redeal, view: View) -> None:
    view.counts = list(event.counts)
    view._close_pile()


@_fold.register
def _(event: on.Turn, view: View) -> None:
    view.turn = event.seat


@_fold.register
def _(_event: on.Paused, view: View) -> None:
    view.paused = True


@_fold.register
def _(_event: on.Resumed, view: View) -> None:
    view.paused = False


@_fold.register
def _(event: on.WentAway, view: View) -> None:
    view.away = [*(seat for seat in view.away if seat != event.seat), event.seat]


@_fold.register
def _(event: on.CameBack, view: View) -> None:
    view.away = [seat for seat in view.away if seat != event.seat]


@_fold.register
def _(event: on.GameOver, view: View) -> None:
    view.over = OverView(event.winner, event.reason, event.places)
    view.turn = None
    view._close_race()
    view.challenge = None
    view.tie = None
    if event.reason == "all_cards" and event.winner is not None:
        # Under `end_condition=all_cards` the survivor takes what still lies there (B35).
        view.counts[event.winner] += len(view.pile)
        view.pile = []
