"""The lines of a record as text: read one by one, the header first.

Whatever cannot be read is named with its line and what was expected there. Unknown keys and lines
of unknown kinds stay as they are: a newer program may have written them.

Source: records.md.
"""

from typing import Final, Literal

import msgspec
from msgspec import Struct

from slapjack.rules.errors import DealError
from slapjack.rules.game import Game
from slapjack.rules.header import FORMAT, Header
from slapjack.rules.ruleset import RuleSetError

LineKind = Literal["do", "expect", "result", "race", "note", "void", "unknown"]

_KINDS: Final[tuple[LineKind, ...]] = ("do", "expect", "result", "race", "note", "void")


class RecordError(ValueError):
    """A text that is no record that this program can replay, said in one sentence.

    Attributes:
        line: Number of the line at fault, from 1.
    """

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(sentence)
        self.line = line


class Line(Struct, frozen=True):
    """One line below the header.

    Attributes:
        number: Its number in the text, from 1; the header is line 1.
        body: The object as it stands there, unknown keys included.
    """

    number: int
    body: dict[str, object]

    @property
    def kind(self) -> LineKind:
        """What the line is about."""
        for kind in _KINDS:
            if kind in self.body:
                return kind
        return "unknown"


def read_bodies(text: str) -> tuple[dict[int, dict[str, object]], int | None]:
    """Return the objects of a text by the numbers of their lines, blank lines left out.

    Returns:
        The objects, and the number of a last line that was cut off, if one was.

    Raises:
        RecordError: A line is no JSON object, a last one without its newline excepted: a crash cut
            that one off, and nothing else is lost.
    """
    rows = text.split("\n")
    tail = rows.pop()
    bodies = {number: _read(number, row) for number, row in enumerate(rows, 1) if row.strip()}
    last = len(rows) + 1
    if tail.strip():
        try:
            bodies[last] = _read(last, tail)
        except RecordError:
            # Not even its newline was written: a crash cut it off, and nothing else is lost.
            if not bodies:
                raise
            return bodies, last
    return bodies, None


def _read(number: int, row: str) -> dict[str, object]:
    try:
        body: object = msgspec.json.decode(row)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise RecordError(number, f"expected one JSON object, but {error}") from error
    if not isinstance(body, dict):
        raise RecordError(number, f"expected one JSON object, got {row.strip()[:40]}")
    return body


def read_header(number: int, source: dict[str, object]) -> Header:
    """Read line 1, and turn away what no game can start from (rules.md B83)."""
    version = source.get("slapjack")
    if type(version) is not int or version < 1:
        raise RecordError(number, f"expected a header with slapjack: {FORMAT}, got {version!r}")
    if version > FORMAT:
        sentence = f"this record has format {version}, newer than {FORMAT}, which is read here"
        raise RecordError(number, f"{sentence}; a newer slapjack can replay it")
    try:
        header = msgspec.convert(source, type=Header)
        Game.from_header(header)
    except (msgspec.ValidationError, RuleSetError, DealError) as error:
        raise RecordError(number, f"header: {error}") from error
    return header


def check_shape(line: Line) -> None:
    """Refuse a line that states something in no readable way.

    Raises:
        RecordError: What it states is no object.
    """
    for kind in ("expect", "result"):
        if not isinstance(line.body.get(kind, {}), dict):
            raise RecordError(line.number, f"{kind}: expected an object, got {line.body[kind]!r}")
