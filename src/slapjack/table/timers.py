"""When a table wants to be woken, and for what.

A timer is a name and a moment. Setting a name again moves it, so nothing fires twice; a timer whose
reason is gone is cleared by the one who knows the reason.
"""

from typing import Literal, get_args

from slapjack.units import Micros

Purpose = Literal[
    "show",
    "shown",
    "ping",
    "queue",
    "race",
    "cover",
    "flip",
    "bot_flip",
    "bot_hand",
    "cut",
    "claim",
    "idle",
    "game",
    "away",
    "absent",
    "host",
    "empty",
    "rematch",
    "drain",
]
"""What a table waits for; the order is that in which timers of one moment fire."""

_ORDER: dict[str, int] = {name: index for index, name in enumerate(get_args(Purpose))}


class Timers:
    """Moments by purpose, each with a number where one purpose has several (a seat, a hand)."""

    def __init__(self) -> None:
        self._moments: dict[tuple[Purpose, int], Micros] = {}

    def set(self, purpose: Purpose, at: Micros, number: int = 0) -> None:
        """Wish to be woken at `at`; an earlier wish of this name is forgotten."""
        self._moments[purpose, number] = at

    def clear(self, purpose: Purpose, number: int = 0) -> None:
        """Forget a wish; nothing happens where there is none."""
        self._moments.pop((purpose, number), None)

    def clear_all(self, *purposes: Purpose) -> None:
        """Forget every wish of these purposes."""
        for key in [key for key in self._moments if key[0] in purposes]:
            del self._moments[key]

    def at(self, purpose: Purpose, number: int = 0) -> Micros | None:
        """Tell when a timer fires, or None where it is not set."""
        return self._moments.get((purpose, number))

    def next_at(self) -> Micros | None:
        """Tell when the first timer fires."""
        return min(self._moments.values(), default=None)

    def pop_due(self, now: Micros) -> tuple[Purpose, int] | None:
        """Take the earliest timer that is due, or None."""
        due = [
            (moment, _ORDER[purpose], number, purpose)
            for (purpose, number), moment in self._moments.items()
            if moment <= now
        ]
        if not due:
            return None
        _, _, number, purpose = min(due)
        del self._moments[purpose, number]
        return purpose, number
