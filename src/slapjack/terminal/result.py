"""A finished game as lines of text: who won and how, and everybody's numbers."""

from collections.abc import Sequence

from rich.text import Text

from slapjack.protocol.lobby import GameResult, SeatResult
from slapjack.terminal.desk import Desk
from slapjack.terminal.finish import ink_of
from slapjack.terminal.head import rule
from slapjack.terminal.lines import fit, line, stacked, wrapped
from slapjack.terminal.look import Look
from slapjack.terminal.words import Words


def result_lines(
    desk: Desk,
    words: Words,
    look: Look,
    *,
    width: int,
    height: int,
    deals_in_s: int | None = None,
) -> list[Text]:
    """Draw a finished game: who won and how, everybody's numbers, and a rematch on its way."""
    lobby = desk.lobby
    result = None if lobby is None else lobby.result
    if result is None:
        return stacked([], height, width)
    title = (
        words.text("result-draw")
        if result.winner is None
        else words.to(result.winner, "result-wins", name=words.name(result.winner))
    )
    reason = words.first(f"result-reason-{result.reason}", "result-reason-draw")
    lines = [
        line(width, look, " ", (title, look.style("good"))),
        line(width, look, f" {reason}"),
        rule(width, look),
        *_figures(result.seats, words, look, width),
        line(width, look, ""),
        *_moments(result, words, look, width),
    ]
    asked = lobby.rematch if lobby is not None else None
    if asked is not None:
        wish = words.to(asked.seat, "result-asked", name=words.name(asked.seat))
        deals = words.text("result-deals-in", seconds=deals_in_s or 0)
        lines.append(line(width, look, " ", (f"{wish} {deals}", look.style("turn"))))
    if desk.refused is not None:
        said = words.first(f"refused-{desk.refused.code}", "refused-other")
        lines.append(line(width, look, " ", (said, look.style("bad"))))
    keys = "term-keys-again" if desk.session.host else "term-keys-over"
    foot = [rule(width, look), line(width, look, " ", (words.text(keys), look.style("quiet")))]
    return [*stacked(lines, height - len(foot), width), *foot]


def _figures(seats: Sequence[SeatResult], words: Words, look: Look, width: int) -> list[Text]:
    """Draw a table of everybody's numbers, best place first."""
    names = ("result-player", "result-piles", "result-best", "result-median", "result-false")
    column = max(8, (width - 28) // 4)
    heads = [words.text(name) for name in names]
    title = f"     {fit(heads[0], 20, look)}" + "".join(f"{one:>{column}}" for one in heads[1:])
    lines = [line(width, look, (title, look.style("quiet")))]
    for one in sorted(seats, key=lambda seat: (seat.place is None, seat.place)):
        place = "" if one.place is None else f"{one.place}."
        figures = [str(one.piles), _ms(one.best_us), _ms(one.median_us), str(one.false_slaps)]
        name = fit(f" {words.name(one.seat)}", 20, look)
        lines.append(
            line(
                width,
                look,
                f"{place:>4} ",
                (name, ink_of(one.seat, words, look)),
                "".join(f"{figure:>{column}}" for figure in figures),
            )
        )
    return lines


def _moments(result: GameResult, words: Words, look: Look, width: int) -> list[Text]:
    said = []
    closest, comeback = result.closest, result.comeback
    if closest is not None and len(closest.seats) > 1:
        first, second = (words.name(seat) for seat in closest.seats[:2])
        ms = round(closest.apart_us / 1000)
        said.append(words.text("result-closest", first=first, second=second, ms=ms))
    if comeback is not None:
        name, times = words.name(comeback.seat), comeback.times
        said.append(words.text("result-comeback", name=name, times=times))
    rows = [row for one in said for row in wrapped(one, width - 2)]
    return [line(width, look, f" {row}") for row in rows]


def _ms(span_us: int | None) -> str:
    return "-" if span_us is None else str(round(span_us / 1000))
