"""The life of a flip until it shows: armed, aimed, sent (design.md 4.1).

A press holds for its seat and its flip number. Its moment is drawn after everything that may delay
it, so that nobody, not even the one who flips, can aim at the face.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from slapjack.fairness import JudgeSettings, Way, plan
from slapjack.units import ConnectionId, FlipNo, Micros, Seat


@dataclass
class Press:
    """A flip that was pressed and does not show yet.

    Attributes:
        show_at: T0, the moment at which it shows on all screens; None while a race is open.
        sends: The send time of each connection, earliest first.
        changes: Count of game changes for which the moment was drawn; another count draws anew.
    """

    flip: FlipNo
    seat: Seat
    pressed_at: Micros
    show_at: Micros | None = None
    sends: tuple[tuple[ConnectionId, Micros], ...] = ()
    changes: int = -1

    def aim(
        self,
        *,
        earliest_at: Micros,
        fore_period_us: Micros,
        ways: Mapping[ConnectionId, Way],
        settings: JudgeSettings,
    ) -> Micros:
        """Draw the moment of showing and each connection's send time.

        Args:
            earliest_at: The floor: the cover time of the card before, and now.
            fore_period_us: The random wait after the floor, from the secret reveal stream.
            ways: How each connection is reached that counts for the moment.
            settings: The judge's constants.

        Returns:
            The moment of the first send; the flip counts as made from then on.
        """
        reveal = plan(
            self.pressed_at,
            ways=ways,
            settings=settings,
            earliest_at=earliest_at,
            fore_period_us=fore_period_us,
        )
        self.show_at = reveal.show_at
        self.sends = reveal.sends
        return min((at for _, at in reveal.sends), default=reveal.show_at)

    def hold(self) -> None:
        """Forget the moment: a race is open, and its verdict comes first."""
        self.show_at = None
        self.sends = ()
