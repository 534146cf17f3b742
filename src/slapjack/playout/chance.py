"""Chance of a simulated game: its seed, and a generator for each mind.

A run has one number for a seed and its games have numbers, so game 17 of a run is the same game
whoever plays it, in whatever order, under whatever rules: what is compared is compared on the same
deals and the same minds. The cards come from the game's seed as in any game (records.md). Minds
draw far more often than cards are shuffled, so they have SplitMix64, which a compiled program and
this one can both do in a few steps.

Source: Steele, Lea, Flood 2014, "Fast splittable pseudorandom number generators".
"""

import hashlib
import random
from typing import Final

from slapjack.units import Seat

SEED_MOST: Final = (1 << 63) - 1
"""The largest seed of a run, and the largest number of a game."""

GAME_DOMAIN: Final = b"slapjack/lab\0"
MIND_DOMAIN: Final = b"slapjack/mind\0"
TABLE: Final = Seat(255)
"""The seat whose mind is the table's: random waits before a card is shown."""

_MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15
MIX_1: Final = 0xBF58476D1CE4E5B9
MIX_2: Final = 0x94D049BB133111EB


def game_seed(seed: int, number: int) -> bytes:
    """Return the 32 bytes from which a game of a run is dealt.

    >>> game_seed(7, 0).hex()[:16]
    '1e9d105333bfbf49'
    """
    counted = seed.to_bytes(8, "big") + number.to_bytes(8, "big")
    return hashlib.sha256(GAME_DOMAIN + counted).digest()


class Chance(random.Random):
    """SplitMix64 behind the face of Python's own generator.

    Everything that `random.Random` offers draws from here; a compiled twin does the same sums
    (`compiled.minds`).
    """

    def __init__(self, state: int) -> None:
        """Start from 64 bits."""
        super().__init__()
        self._state = state

    @classmethod
    def of(cls, seed: bytes, seat: Seat) -> "Chance":
        """Return the chance of one seat in a game.

        Args:
            seed: The game's.
            seat: Its number, or `TABLE`.
        """
        digest = hashlib.sha256(MIND_DOMAIN + seed + bytes((seat,))).digest()
        return cls(int.from_bytes(digest[:8], "big"))

    def random(self) -> float:
        """Draw from 0 up to 1, 1 left out, in steps of 2^-53."""
        return (self._word() >> 11) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        """Draw so many bits, 1 to 64."""
        return self._word() >> (64 - k)

    def _word(self) -> int:
        self._state = mixed = (self._state + GOLDEN) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & _MASK
        return mixed ^ (mixed >> 31)
