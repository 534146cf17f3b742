"""One line of a rule sheet before it is said: a message of the catalog, and what it names.

Lines hold no words, so that what a sheet tells is decided once for all languages. Values that are
said differently from language to language (a time, a card) have kinds of their own; numbers stay
numbers, for plural rules and digits are the language's business.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from slapjack.i18n.catalog import Catalog

MS_OF_SECOND: Final = 1_000
MS_OF_MINUTE: Final = 60_000


class Wait(Struct, frozen=True):
    """A span of time; whole minutes are said as minutes, all else in seconds."""

    ms: int


class Face(Struct, frozen=True):
    """A card of this rank, any suit: "a Jack"."""

    rank: str


Value = int | str | Wait | Face


class Line(Struct, frozen=True):
    """A message of the catalog, and what it names."""

    key: str
    given: Mapping[str, Value]

    def said(self, words: Catalog) -> str:
        """Say the line in a language."""
        return words.text(self.key, **{name: _said(of, words) for name, of in self.given.items()})


def line(key: str, /, **given: Value) -> Line:
    """Make a line of the message `sheet-KEY`."""
    return Line(f"sheet-{key}", given)


def timed(key: str, ms: int, /, *, otherwise: str) -> Line:
    """Make a line that names a time, or another one where there is no such time."""
    return line(key, time=Wait(ms)) if ms else line(otherwise)


def _said(value: Value, words: Catalog) -> int | str:
    match value:
        case Wait(ms=ms):
            return said_time(ms, words)
        case Face(rank=rank):
            if rank.isdigit():
                return words.text("sheet-card-number", value=int(rank))
            return words.text(f"sheet-card-{rank}")
        case _:
            return value


def said_time(ms: int, words: Catalog) -> str:
    """Say a span of time: whole minutes as minutes, all else in seconds."""
    minutes, rest_ms = divmod(ms, MS_OF_MINUTE)
    if minutes and not rest_ms:
        return words.text("sheet-minutes", count=minutes)
    seconds, rest_ms = divmod(ms, MS_OF_SECOND)
    return words.text("sheet-seconds", count=ms / MS_OF_SECOND if rest_ms else seconds)
