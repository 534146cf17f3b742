"""The keys of one keyboard that several people share: who holds which, and what a press means.

A terminal tells of a key going down and, while it is held, of the same key again and again; of a
key going up it says nothing. So a key is claimed by being held until it has repeated a few times,
and within a moment of the last repeat a press of the same key is the same press.
"""

from typing import Final

from slapjack.units import Micros

CLAIM_TIMES: Final = 5
"""A key that came so often in a row is held; keyboards repeat 25 to 30 times a second."""

CLAIM_GAP_US: Final = 700_000
"""The longest time from one to the next; the first repeat comes after up to 660 ms."""

SAME_PRESS_US: Final = 250_000
"""A key that comes again sooner is still held, or bounces (as on the page)."""

SPACE: Final = "space"
FLIP_KEYS: Final = ("enter", "tab")
"""For whoever's turn it is here: one at each end of the keyboard."""

RESERVED: Final = frozenset({"q", "b", "h", "p", "?"})
"""Keys of the screen itself, which nobody can claim."""


def slap_key(character: str | None) -> tuple[str, bool] | None:
    """Read a typed character as a slap key, and whether it was shouted.

    Returns:
        The key in small letters and whether it came as a capital; None where it can't be one.
    """
    if character is None or len(character) != 1 or not character.isprintable():
        return None
    if character == " ":
        return SPACE, False
    key = character.lower()
    if len(key) != 1 or character.isdigit():
        return None
    return key, character != key


class Presses:
    """Tells a new press of a key from one that goes on."""

    def __init__(self) -> None:
        self._last_at: dict[str, Micros] = {}

    def is_new(self, key: str, at: Micros) -> bool:
        """Tell whether the key was up before; every event of it must be asked about."""
        last_at = self._last_at.get(key)
        self._last_at[key] = at
        return last_at is None or at - last_at >= SAME_PRESS_US


class Holding:
    """Watches for a key that is held to be claimed."""

    def __init__(self) -> None:
        self.key: str | None = None
        self.times = 0
        self._last_at = Micros(0)

    def press(self, key: str, at: Micros) -> bool:
        """Take a press or a repeat; tell whether the key has now been held long enough."""
        goes_on = key == self.key and at - self._last_at <= CLAIM_GAP_US
        self.times = self.times + 1 if goes_on else 1
        self.key, self._last_at = key, at
        if self.times < CLAIM_TIMES:
            return False
        self.key, self.times = None, 0
        return True
