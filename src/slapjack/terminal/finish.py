"""The photo finish: whose hand came when, as bars in the order in which they were judged."""

from typing import Final

from rich.text import Text

from slapjack.protocol.server_messages import Row, Verdict
from slapjack.terminal.lines import fit, line
from slapjack.terminal.look import Look
from slapjack.terminal.words import Words

NAME_WIDTH: Final = 10
MS_WIDTH: Final = 8


def effective_us(row: Row) -> int:
    """Return the reaction by which a hand was ordered, what it gives to others included."""
    return row.reaction_us + row.handicap_us


def finish_lines(verdict: Verdict, width: int, words: Words, look: Look) -> list[Text]:
    """Draw a photo finish: a title, then a hand a line."""
    rows = sorted(verdict.rows, key=effective_us)
    lines = [line(width, look, (words.text("table-finish"), look.style("title")))]
    slowest = max((effective_us(row) for row in rows), default=1) or 1
    said_width = max(8, (width - NAME_WIDTH - MS_WIDTH) // 3)
    bar_width = width - NAME_WIDTH - MS_WIDTH - said_width - 2
    for row in rows:
        is_winner = row.seat == verdict.winner
        share = max(0, effective_us(row)) / slowest
        bar = look.sign("bar") * max(1, round(bar_width * share))
        ms = words.text("term-ms", ms=round(effective_us(row) / 1000))
        said = words.first(f"table-result-{row.result}", "table-result-lost")
        lines.append(
            line(
                width,
                look,
                (fit(words.name(row.seat), NAME_WIDTH, look), ink_of(row.seat, words, look)),
                " ",
                (fit(bar, bar_width, look), look.style("good" if is_winner else "quiet")),
                f"{ms:>{MS_WIDTH}} ",
                (said, look.style("good" if is_winner else "")),
            )
        )
    return lines


def ink_of(seat: int, words: Words, look: Look) -> str:
    """Return how somebody's name is painted."""
    return next((look.style(one.ink) for one in words.seats if one.seat == seat), "")
