"""Random streams: every choice of chance inside a game, drawn from one seed.

Each purpose (the deal, a redeal, a coin for a tie, ...) reads a stream of its own, so that one more
draw for one purpose moves no other, and a record replays card by card on any machine. The
construction is SHA-256 over a name and a counter, because a page can do the same without Web Crypto
and anybody can check a deal with a pocket script (records.md "Random streams").

Which draw uses which stream is the caller's: rules.md B88 for the rules, records.md for the rest.
"""

import hashlib
from typing import Final, Self, TypeVar

T = TypeVar("T")

_DOMAIN: Final = b"slapjack/1"
_WORD_BYTES: Final = 8
_WORDS_PER_BLOCK: Final = hashlib.sha256().digest_size // _WORD_BYTES
_WORD_VALUES: Final = 1 << (8 * _WORD_BYTES)


class Stream:
    """One endless row of 64-bit words, read on from where the last draw stopped."""

    __slots__ = ("_block", "_prefix", "_taken")

    def __init__(self, seed: bytes, name: str) -> None:
        self._prefix = hashlib.sha256(b"\0".join((_DOMAIN, seed, name.encode("ascii"), b"")))
        self._block = b""
        self._taken = 0

    @property
    def taken(self) -> int:
        """How many words have been drawn so far."""
        return self._taken

    def word(self) -> int:
        """Draw the next word, 0 to 2^64 - 1."""
        index, place = divmod(self._taken, _WORDS_PER_BLOCK)
        if place == 0:
            block = self._prefix.copy()
            block.update(index.to_bytes(8, "big"))
            self._block = block.digest()
        self._taken += 1
        start = place * _WORD_BYTES
        return int.from_bytes(self._block[start : start + _WORD_BYTES], "big")

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, each equally likely.

        Words from the uneven end of the range are thrown away: a plain remainder would favour
        small numbers.

        Raises:
            ValueError: `n` is not between 1 and 2^64.
        """
        if not 1 <= n <= _WORD_VALUES:
            raise ValueError(f"expected a bound from 1 to 2^64, got {n}")
        even_end = _WORD_VALUES - _WORD_VALUES % n
        word = self.word()
        while word >= even_end:
            word = self.word()
        return word % n

    def shuffle(self, items: list[T]) -> None:
        """Put the items into random order, in place, last item first."""
        for last in range(len(items) - 1, 0, -1):
            chosen = self.below(last + 1)
            items[last], items[chosen] = items[chosen], items[last]

    def copy(self) -> "Stream":
        """Return a stream that goes on from here on its own."""
        twin = object.__new__(Stream)
        twin._prefix = self._prefix  # only ever copied, so it may be shared
        twin._block = self._block
        twin._taken = self._taken
        return twin


class Streams:
    """All named streams of one seed.

    Example: the coin of the published test vector (records.md).

        >>> coin = Streams(bytes(range(32))).stream("coin")
        >>> [coin.below(n) for n in (2, 3, 52, 1_000_000)]
        [0, 1, 40, 462543]
    """

    __slots__ = ("_seed", "_streams")

    def __init__(self, seed: bytes) -> None:
        """Start every stream at its first word.

        Args:
            seed: 32 random bytes for a real game; scenarios use the empty seed (records.md).
        """
        self._seed = seed
        self._streams: dict[str, Stream] = {}

    def stream(self, name: str) -> Stream:
        """Return the stream of this name (ASCII), the same one each time."""
        known = self._streams.get(name)
        if known is None:
            known = self._streams[name] = Stream(self._seed, name)
        return known

    def copy(self) -> Self:
        """Return streams that stand where these stand and go on independently."""
        twin = type(self)(self._seed)
        twin._streams = {name: stream.copy() for name, stream in self._streams.items()}
        return twin

    def positions(self) -> dict[str, int]:
        """Return how many words each stream has given, streams without a draw left out."""
        return {name: stream.taken for name, stream in self._streams.items() if stream.taken}
