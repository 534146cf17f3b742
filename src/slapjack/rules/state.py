"""The state of a game as the authority knows it, hidden stocks included.

Plain values, nearly all of them immutable: an action works on a copy, which costs two microseconds
because only the two short lists are really copied, and is adopted when all went well. What follows
from other values (whose turn, who is in, whether a challenge is decided) is computed afresh each
time, so that no payment or comeback can leave a stale turn behind (rules.md B02).

Stocks are listed top card first. Of the pile the burned cards lie face down at the very bottom
(B44), so two rows, each bottom card first, say all about it. The face-up cards are consecutive
flips, the top one being the last flip, as long as there is one.

Source: rules.md D (data).
"""

import copy
from typing import Final, Literal, Self

from msgspec import Struct

from slapjack.rules.cards import Card
from slapjack.rules.events import Event, OverReason, number
from slapjack.rules.ruleset import RuleSet
from slapjack.rules.streams import Stream, Streams
from slapjack.rules.view import StateName
from slapjack.units import FlipNo, Micros, Seat

BEFORE_ALL_FLIPS: Final = -1
"""`emptied_at` of a stock that was empty when the game began (rules.md B78)."""


class Outcome(Struct, frozen=True):
    """How a game ended; places by seat, None where none is given (rules.md B68).

    Attributes:
        winner: Who won; None in a draw.
        reason: How the game ended.
        places: By seat, 1 for the winner; None where none is given.
    """

    winner: Seat | None
    reason: OverReason
    places: tuple[int | None, ...]


class ChallengeState(Struct, frozen=True):
    """A running or decided challenge.

    Attributes:
        owner: Who flipped the face card.
        left: How many cards are still owed.
        asked: The seat that answered last, before any answer the left of the owner; from it on
            clockwise the payer is looked for (rules.md B51).
        payer: Who owes now; None when nobody but the owner has cards.
    """

    owner: Seat
    left: int
    asked: Seat
    payer: Seat | None

    @property
    def is_decided(self) -> bool:
        """Whether only the claim is missing."""
        return self.left == 0 or self.payer is None


class TieState(Struct, frozen=True):
    """A contested pile (rules.md B28).

    Attributes:
        seats: Who is still in the tie.
        armed: Whether the new card lies there and the tied seats race on it.
        count: Replays made before.
        flip: The flip of the trigger that was tied on, which counts for last chances (B63).
        triggers: What was live there, for shouts (B64).
        top: The card of that flip.
    """

    seats: tuple[Seat, ...]
    armed: bool
    count: int
    flip: FlipNo
    triggers: tuple[str, ...]
    top: Card


class State(Struct, kw_only=True):
    """One game; see the module for how cards lie.

    Attributes:
        ring: All seats clockwise, twice, so that a part of it goes round from any seat.
        deck: The cards in dealing order while the deal waits for a cut, else None.
        exposed: Numbers of the dealt cards that are shown by mistake.
        flippers: Who flipped, one byte a flip; face-up cards of a given pile come first.
        slappable: Whether that card could be slapped by somebody, one byte a flip (B62).
        given: How many face-up cards lay there at the start; their flips count up to 0 (B78).
        last_flipper: Also before the first flip, where it is the seat right of the turn.
        lead: Where the search for the turn seat begins (B50).
        flipped_at: Time of the last flip.
        live: Triggers on top that anyone may slap.
        emptied_at: By seat, in half flips: twice the flip that emptied the stock, one more if it
            was emptied by paying; None while it has cards.
        faults: False slaps and other priced hands so far, by seat and flip (B20).
        timed_out: Seats in a time-out, and the flip from which their hands count (B92).
        events: What came of the action so far.
    """

    rules: RuleSet
    seats: int
    streams: Streams
    ring: tuple[Seat, ...]
    handicaps: tuple[Micros, ...]
    dealer: Seat | None
    stocks: list[tuple[Card, ...]]
    emptied_at: list[int | None]
    last_flipper: Seat
    lead: Seat
    deck: tuple[Card, ...] | None = None
    exposed: tuple[int, ...] = ()
    burned: tuple[Card, ...] = ()
    faces: tuple[Card, ...] = ()
    flippers: bytes = b""
    slappable: bytes = b""
    given: int = 0
    flipped_at: Micros | None = None
    live: tuple[str, ...] = ()
    out: tuple[Seat, ...] = ()
    challenge: ChallengeState | None = None
    tie: TieState | None = None
    faults: dict[tuple[Seat, FlipNo], int] = {}
    timed_out: dict[Seat, FlipNo] = {}
    redeals: int = 0
    paused: bool = False
    away: tuple[Seat, ...] = ()
    over: Outcome | None = None
    seq: int = 0
    at_us: Micros | None = None
    owns_streams: bool = True
    events: list[Event] = []

    def copy(self) -> Self:
        """Return a state to act on; the events so far stay behind."""
        twin = copy.copy(self)
        twin.stocks = self.stocks.copy()
        twin.emptied_at = self.emptied_at.copy()
        twin.events = []
        twin.owns_streams = False
        return twin

    def say(self, event: Event) -> None:
        """Number an event and keep it as the latest."""
        self.seq += 1
        number(event, self.seq, self.at_us)
        self.events.append(event)

    def stream(self, name: Literal["deal", "misdeal", "redeal", "shuffle", "coin"]) -> Stream:
        """Return a stream to draw from; copied before the first draw, since most actions draw none.

        Source: rules.md B88, records.md.
        """
        if not self.owns_streams:
            self.streams = self.streams.copy()
            self.owns_streams = True
        return self.streams.stream(name)

    @property
    def flips(self) -> FlipNo:
        """Number of the last flip; 0 before the first."""
        return FlipNo(len(self.flippers) - self.given)

    @property
    def has_flipped(self) -> bool:
        """Whether any card was ever flipped, the face-up cards of a given pile among them."""
        return bool(self.flippers)

    @property
    def pile_count(self) -> int:
        """How many cards lie in the pile."""
        return len(self.burned) + len(self.faces)

    @property
    def is_dealt(self) -> bool:
        """Whether the cards are in the stocks."""
        return self.deck is None

    @property
    def is_decided(self) -> bool:
        """Whether a decided challenge waits for its claim (state CLAIM)."""
        return self.challenge is not None and self.challenge.is_decided

    @property
    def name(self) -> StateName:
        """The state of rules.md D."""
        if self.over is not None:
            return "game_over"
        if not self.is_dealt:
            return "dealing"
        if self.tie is not None:
            return "tie_replay"
        if self.is_decided:
            return "claim"
        return "slap_open" if self.live else "turn"

    @property
    def turn(self) -> Seat | None:
        """Who acts next (rules.md B02, B50, B51)."""
        if self.over is not None or not self.is_dealt:
            return None
        if self.challenge is not None:
            return None if self.challenge.is_decided else self.challenge.payer
        if self.tie is not None and self.tie.armed:
            return None
        return self.first_with_cards(self.lead)

    def right_of(self, seat: Seat) -> Seat:
        """Return the neighbour who acts before this seat."""
        return self.ring[seat + self.seats - 1]

    def left_of(self, seat: Seat) -> Seat:
        """Return the neighbour who acts after this seat."""
        return self.ring[seat + 1]

    def clockwise(self, first: Seat) -> list[Seat]:
        """Return all seats, out or not, from the first one on."""
        return list(self.ring[first : first + self.seats])

    def is_in(self, seat: Seat) -> bool:
        """Say whether the seat still plays."""
        return seat not in self.out

    def seats_in(self, first: Seat) -> list[Seat]:
        """Return the seats that still play, clockwise from the first one on."""
        return [seat for seat in self.ring[first : first + self.seats] if seat not in self.out]

    def first_with_cards(self, first: Seat, *, but: Seat | None = None) -> Seat | None:
        """Return the first seat with cards, clockwise from `first` on, `first` included."""
        for seat in self.ring[first : first + self.seats]:
            if self.stocks[seat] and seat != but:
                return seat
        return None

    def turn_order(self, seat: Seat, flipper: Seat) -> int:
        """Return the place of a seat counted from the left of a flipper, who comes last (B26)."""
        return (seat - flipper - 1) % self.seats

    def flipper_of(self, flip: FlipNo) -> Seat:
        """Return who made this flip."""
        return Seat(self.flippers[flip - 1 + self.given])

    def was_slappable(self, flip: FlipNo) -> bool:
        """Say whether that card was a trigger, or the card of a tie replay."""
        return bool(self.slappable[flip - 1 + self.given])

    def faces_up_to(self, flip: FlipNo) -> tuple[Card, ...]:
        """Return the face-up cards as they lay at that flip; none if its pile is gone."""
        return self.faces[: max(0, len(self.faces) - (self.flips - flip))]
