"""Budget: how much a seat may still be believed beyond what its network usually explains.

Honest noise uses the budget a little and gives it back a little, so it stays nearly full; a client
that always claims the most drains it within a few hands and then gains the refill and no more.
A cap per hand keeps a full budget from being spent on one decisive lie; that cap (K) is the
judge's (`allowance`).

Source: fairness.md 1.5; the idea of a quota with a refill is that of lag compensation in lichess.
"""

from typing import Self

import msgspec

from slapjack.fairness.settings import JudgeSettings
from slapjack.units import Micros


class Budget(msgspec.Struct, frozen=True):
    """The extra trust that a seat has left.

    Attributes:
        level_us: From 0 to the mode's `budget_us_max`.
        stall_us: What is left for unusual moments of the network that the kernel proves, from 0 to
            the mode's `stall_budget_us_max`. Everybody has some; who shows them again and again has
            his acknowledgements late on purpose.
    """

    level_us: Micros
    stall_us: Micros = Micros(0)

    @classmethod
    def full(cls, settings: JudgeSettings) -> Self:
        """Return what a seat has at the start of a game."""
        return cls(settings.budget_us_start, settings.stall_budget_us_start)

    def after(
        self,
        used_us: Micros,
        usual_us: Micros,
        settings: JudgeSettings,
        *,
        stalls_us: Micros | None = None,
    ) -> "Budget":
        """Return what is left after one judged hand.

        Args:
            used_us: How far the score lies before the server's own measure.
            usual_us: How far it lies there as a rule (`Judged.usual_us`).
            settings: The mode's numbers.
            stalls_us: The part of the usual that unusual moments explain (`Judged.stalls_us`); None
                for a hand that the kernel has no proof of.
        """
        if stalls_us is None:
            level = self.level_us + settings.budget_refill_us - (used_us - usual_us)
            return Budget(_clip(level, settings.budget_us_max), self.stall_us)
        level = self.level_us + settings.proved_refill_us - (used_us - usual_us)
        spent = _clip(used_us - (usual_us - stalls_us), stalls_us)
        stall = self.stall_us + settings.stall_refill_us - spent
        return Budget(
            _clip(level, settings.budget_us_max), _clip(stall, settings.stall_budget_us_max)
        )


def _clip(value: int, most: int) -> Micros:
    return Micros(min(max(value, 0), max(most, 0)))
