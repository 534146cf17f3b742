"""How long the game may still go on, by time and by flips.

It only decorates: the table ends the game by its own clock (rules.md B69, B89).
"""

from typing import Final

from slapjack.rules.view import View
from slapjack.units import Micros

FLIPS_SHOWN: Final = 30
"""From here on the flips that are left are shown (as on the page)."""

US_PER_S: Final = 1_000_000


class Hourglass:
    """The time that is left: it runs out at a moment, or stands still; None without a limit."""

    def __init__(self) -> None:
        self._left_us: int | None = None
        self._since: Micros | None = None

    def turn(self, left_us: int | None, now: Micros, *, runs: bool) -> None:
        """Begin anew.

        Args:
            left_us: The time that is left now; None without a limit.
            now: The time.
            runs: Whether it runs, or stands still until `run`.
        """
        self._left_us = left_us
        self._since = now if runs else None

    def run(self, now: Micros, *, runs: bool) -> None:
        """Go on, or stand still."""
        self.turn(self.left_us(now), now, runs=runs)

    def left_us(self, now: Micros) -> int | None:
        """Tell what is left."""
        if self._left_us is None or self._since is None:
            return self._left_us
        return max(0, self._left_us - (now - self._since))

    def left_s(self, now: Micros) -> int | None:
        """Tell what is left in whole seconds, as a clock shows it."""
        left_us = self.left_us(now)
        return None if left_us is None else -(-left_us // US_PER_S)


def flips_left(view: View) -> int | None:
    """Tell how many flips are left, where that is near enough to be worth showing."""
    left = view.rules.max_flips - view.flips
    return left if left <= FLIPS_SHOWN else None
