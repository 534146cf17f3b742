"""Lines of text of a fixed width: cut where they are too long, filled where they are too short.

Widths are those of the terminal's cells: some signs take two.
"""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from slapjack.terminal.look import Look


def fit(text: str, width: int, look: Look) -> str:
    """Cut or fill a text to a width; what is cut off is marked."""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    more = look.sign("more")
    return set_cell_size(text, max(0, width - 1)) + more if width > 0 else ""


def line(width: int, look: Look, *parts: tuple[str, str] | str) -> Text:
    """Lay parts out in one line: each a text, or a text and how it is painted."""
    found = Text(no_wrap=True, end="")
    for part in parts:
        text, style = (part, "") if isinstance(part, str) else part
        left = width - found.cell_len
        if cell_len(text) > left:
            text = fit(text, left, look)
        found.append(text, style)
    return padded(found, width)


def padded(text: Text, width: int) -> Text:
    """Fill a line up to a width."""
    text.append(" " * max(0, width - text.cell_len))
    return text


def centred(text: Text, width: int) -> Text:
    """Put a line in the middle of a width."""
    left = max(0, width - text.cell_len) // 2
    return padded(Text(" " * left, no_wrap=True, end="") + text, width)


def beside(width: int, left: Sequence[Text], right: Sequence[Text], right_width: int) -> list[Text]:
    """Put two blocks next to each other; the shorter one is filled."""
    height = max(len(left), len(right))
    rows = []
    for index in range(height):
        first = left[index].copy() if index < len(left) else Text(end="")
        second = right[index] if index < len(right) else Text(end="")
        rows.append(padded(padded(first, width - right_width) + second, width))
    return rows


def wrapped(text: str, width: int) -> list[str]:
    """Break a sentence into lines; a word that is longer than a line is cut."""
    rows: list[str] = []
    for word in text.split(" "):
        if rows and cell_len(rows[-1]) + 1 + cell_len(word) <= width:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows


def stacked(lines: Iterable[Text], height: int, width: int) -> list[Text]:
    """Cut or fill a block to a height."""
    rows = list(lines)[:height]
    return rows + [Text(" " * width, end="") for _ in range(height - len(rows))]
