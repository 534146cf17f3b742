"""The race of one face-up card: its hands, and when nobody can beat the best of them any more.

States of design.md 4.2. Closing is exact (fairness.md 1.6): every rival is waited for until he
slapped, showed that he saw the next card, or cannot have been faster even if all that could be
forgiven is forgiven.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from slapjack.fairness import Evidence, Judged, resolved_at
from slapjack.rules import Hand
from slapjack.units import ConnectionId, FlipNo, Micros, Seat

RacePhase = Literal["quiet", "live", "open", "covered", "closed", "void"]


@dataclass
class HeldHand:
    """One slap on its way through a race.

    Attributes:
        connection: Where it came from; None for a bot.
        answers: The flip that the hand names.
        in_time: Proved to have been down before its screen showed the cover (fairness.md 1.7).
        covered_us: How long the named flip had been covered, when the proof fails.
        valid: It would win if it were the only one.
        shout_due: A word may still follow until then.
    """

    seat: Seat
    hand: Hand
    answers: FlipNo
    arrived_at: Micros
    connection: ConnectionId | None = None
    evidence: Evidence | None = None
    judged: Judged | None = None
    in_time: bool = False
    covered_us: Micros | None = None
    valid: bool = False
    shout_due: Micros | None = None

    def waits_for_shout(self, now: Micros) -> bool:
        """Tell whether a word may still make this hand valid."""
        return self.shout_due is not None and self.hand.shout is None and now < self.shout_due


@dataclass(frozen=True)
class Rival:
    """A player who may still beat the best hand.

    Attributes:
        sent_at: When the card was sent to him.
        most_us: The most that could be forgiven him.
        free_us: His last watermark: no press of his up to this reaction.
        was_heard: Whether his screen is known to show the card.
    """

    seat: Seat
    handicap_us: Micros
    sent_at: Micros
    base_us: Micros
    most_us: Micros
    free_us: Micros | None
    was_heard: bool = True

    def deadline(self, best_us: Micros, tie_us: Micros) -> Micros | None:
        """Tell until when he could still matter; None when he cannot any more.

        Args:
            best_us: Smallest effective reaction (score and handicap) so far.
            tie_us: Effective reactions no further apart tie.
        """
        if self.free_us is not None and self.free_us + self.handicap_us >= best_us + tie_us:
            return None
        raw_best = Micros(best_us - self.handicap_us)
        return resolved_at(self.sent_at, self.base_us, self.most_us, raw_best, tie_us)


@dataclass
class Race:
    """All that happens to one face-up card.

    Attributes:
        covered_by: The flip that lies on it.
        opened_at: When the first valid hand came.
        eligible: Seats whose hand could be valid in the open race.
        sent: When the card was first sent to any connection of a seat.
        silences: Hands of each seat that were given time for a word.
    """

    flip: FlipNo
    show_at: Micros
    phase: RacePhase
    covered_by: FlipNo | None = None
    opened_at: Micros | None = None
    hands: list[HeldHand] = field(default_factory=list)
    eligible: frozenset[Seat] = frozenset()
    sent: dict[Seat, Micros] = field(default_factory=dict)
    silences: Counter[Seat] = field(default_factory=Counter)

    @property
    def is_unsettled(self) -> bool:
        """Whether hands on the next card must wait for this one."""
        return self.phase in ("covered", "open")

    @property
    def is_slappable(self) -> bool:
        """Whether a valid hand may still win this card."""
        return self.phase in ("live", "open", "covered")

    def sent_to(self, seat: Seat) -> Micros:
        """Return when the card was first sent to this seat, its moment where it never was."""
        return self.sent.get(seat, self.show_at)

    def open(self, now: Micros) -> None:
        """The first valid hand is here."""
        if self.phase != "open":
            self.phase = "open"
            self.opened_at = now

    def reopen(self, *, is_covered: bool) -> None:
        """No hand was good after all: the card lies there as before."""
        self.phase = "covered" if is_covered else "live"
        self.opened_at = None

    def hush(self, now: Micros) -> None:
        """Hands whose word did not come in time are silent, and stand in nobody's way.

        The longest wait counts from the first hand that is left.
        """
        for held in self.hands:
            if held.hand.shout is None and held.shout_due is not None and held.shout_due <= now:
                held.valid = False
                held.shout_due = None
        arrivals = (held.arrived_at for held in self.hands if held.valid)
        self.opened_at = max(self.opened_at or now, min(arrivals, default=now))

    def best_us(self, handicaps: Sequence[Micros]) -> Micros | None:
        """Return the smallest effective reaction of the valid hands."""
        scores = [
            Micros(held.hand.reaction_us + handicaps[held.seat])
            for held in self.hands
            if held.valid
        ]
        return min(scores, default=None)

    def has_valid_hand_of(self, seat: Seat) -> bool:
        """Tell whether the seat is resolved by a hand of its own."""
        return any(held.valid and held.seat == seat for held in self.hands)

    def first_hand_of(self, connection: ConnectionId) -> HeldHand | None:
        """Return the first judged hand of a connection, which its further hands are measured by."""
        return next(
            (held for held in self.hands if held.connection == connection and held.judged),
            None,
        )

    def closes_at(
        self,
        rivals: Iterable[Rival],
        *,
        best_us: Micros,
        tie_us: Micros,
        cap_us: Micros,
    ) -> tuple[Micros, list[Seat]]:
        """Tell when the race closes, and whom it waits for until then.

        Args:
            rivals: Players without a valid hand who are still looked at.
            best_us: Smallest effective reaction.
            tie_us: Width of a tie.
            cap_us: Longest wait after the first arrival.

        Returns:
            The moment (now or past: it closes at once), and the seats still waited for.
        """
        opened_at = self.opened_at if self.opened_at is not None else Micros(0)
        at = opened_at
        waited: list[Seat] = []
        for rival in rivals:
            deadline = rival.deadline(best_us, tie_us)
            if deadline is not None:
                waited.append(rival.seat)
                at = max(at, Micros(deadline + 1))
        for held in self.hands:
            if held.shout_due is not None and held.hand.shout is None:
                at = max(at, held.shout_due)
        return min(at, Micros(opened_at + cap_us)), waited
