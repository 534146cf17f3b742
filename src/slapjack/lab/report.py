"""A run told: a table for people, one JSON document, a row of CSV for each game, a picture.

Nothing in it says how the games were played (which engine, how many workers, how long it took),
since that changes no figure; so equal runs are equal bytes.
"""

import csv
import io
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from slapjack.lab import picture
from slapjack.lab.figures import Difference, GameFigures, Spread, minutes_of
from slapjack.lab.intervals import Figure
from slapjack.lab.picture import Line, Panel
from slapjack.playout import Setup
from slapjack.playout import columns as col
from slapjack.playout.columns import Rows

_DECIMALS: Final = 6
_US_PER_S: Final = 1_000_000
_SEAT_NAMES: Final = {
    "place": col.PLACE,
    "piles": col.PILES,
    "cards_won": col.CARDS_WON,
    "false_slaps": col.FALSE_SLAPS,
    "cards_paid": col.CARDS_PAID,
    "own_flips": col.OWN_FLIPS,
    "emptied": col.EMPTIED,
    "comebacks": col.COMEBACKS,
}


class Side(msgspec.Struct, frozen=True):
    """One setup of a report: what was played, and what came of it."""

    rules: dict[str, object]
    bots: tuple[str, ...]
    figures: GameFigures


class Report(msgspec.Struct, frozen=True):
    """A run, with the setup that it was compared to, if any."""

    seed: int
    games: int
    run: Side
    against: Side | None = None
    difference: Difference | None = None


def side(setup: Setup, figures: GameFigures) -> Side:
    """Tell one setup."""
    bots = tuple(level.name for level in setup.levels)
    return Side(setup.rules.to_header(), bots, figures)


def as_json(report: Report) -> str:
    """Write one JSON document, keys sorted."""
    plain = _rounded(msgspec.to_builtins(report))
    return msgspec.json.encode(plain, order="sorted").decode() + "\n"


def _rounded(value: object) -> object:
    """Round what the last bits of a machine's sums could change."""
    match value:
        case float():
            return round(value, _DECIMALS)
        case dict():
            return {key: _rounded(part) for key, part in value.items()}
        case list() | tuple():
            return [_rounded(part) for part in value]
        case _:
            return value


def as_csv(setup: Setup, rows: Rows) -> Iterator[str]:
    """Write a head and a line for each game, times in seconds."""
    own = [f"seat{seat}_{name}" for seat in range(setup.seats) for name in _SEAT_NAMES]
    head = ["game", "dealer", "winner", "reason", "seconds", "flips", "piles", "ties", "redeals"]
    yield _csv_line([*head, *own])
    for game in range(len(rows)):
        row = rows.row(game)
        winner = row[col.WINNER] if row[col.WINNER] >= 0 else ""
        seats = (
            row[col.GAME_COLUMNS + seat * col.SEAT_COLUMNS + column]
            for seat in range(setup.seats)
            for column in _SEAT_NAMES.values()
        )
        yield _csv_line(
            [
                *(game, row[col.DEALER], winner, col.REASONS[row[col.REASON]]),
                *(row[col.DURATION_US] / _US_PER_S, row[col.FLIPS], row[col.WINS]),
                *(row[col.TIES], row[col.REDEALS], *seats),
            ]
        )


def _csv_line(cells: Iterable[object]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(cells)
    return text.getvalue()


def as_text(report: Report) -> str:
    """Write a table for people; every figure with its interval, 95 in a hundred."""
    lines = [f"{report.games} games, seed {report.seed}; in brackets: 95 % intervals"]
    lines += _side_lines(report.run)
    if report.against is not None and report.difference is not None:
        lines += ["", "against", *_side_lines(report.against)]
        lines += ["", *_difference_lines(report.difference)]
    return "\n".join(lines) + "\n"


def _side_lines(one: Side) -> Iterable[str]:
    figures = one.figures
    yield f"rules {' '.join(f'{name}={value}' for name, value in one.rules.items())}"
    yield f"  minutes            {_spread(figures.minutes)}"
    yield f"  cards shown        {_spread(figures.flips)}"
    yield f"  piles a minute     {told(figures.piles_a_minute)}"
    for name, part in figures.endings.items():
        yield f"  ends {name:<14}{told(part.scaled(100))} %"
    yield f"  false slaps        {told(figures.false_per_1000)} of 1000 cards"
    yield f"  on J, Q, K         {told(figures.false_court_per_1000)} of 1000 such cards"
    yield f"  changes of lead    {told(figures.lead_changes)}"
    yield f"  ties               {told(figures.ties)}"
    yield "  seat  bot             won %                   piles   false    paid  comebacks %"
    for number, seat in enumerate(figures.seats):
        counts = (seat.piles.value, seat.false_slaps.value, seat.cards_paid.value)
        yield (
            f"  {number:<6}{seat.bot[:15]:<16}{told(seat.won.scaled(100)):<22}"
            f"{''.join(f'{count:8.2f}' for count in counts)}  {told(seat.comebacks.scaled(100))}"
        )


def _difference_lines(difference: Difference) -> Iterable[str]:
    yield f"difference, game by game (lengths go alike: {difference.alike:.2f})"
    yield f"  minutes            {told(difference.minutes, signed=True)}"
    yield f"  cards shown        {told(difference.flips, signed=True)}"
    yield f"  piles a minute     {told(difference.piles_a_minute, signed=True)}"
    for seat, won in enumerate(difference.won):
        yield f"  seat {seat} wins        {told(won.scaled(100), signed=True)} points"


def told(figure: Figure, *, signed: bool = False) -> str:
    """Write a figure with its interval."""
    value, low, high = (
        f"{end:+.2f}" if signed else f"{end:.2f}" for end in (figure.value, figure.low, figure.high)
    )
    return f"{value} ({low} to {high})"


def _spread(spread: Spread) -> str:
    parts = (spread.tenth.value, spread.median.value, spread.ninetieth.value)
    return f"mean {told(spread.mean)}; 10/50/90 %: {' / '.join(f'{part:.2f}' for part in parts)}"


def as_svg(report: Report, rows: Rows) -> str:
    """Draw who won, or how two setups differ; of one setup, also how long its games took."""
    if report.difference is None:
        return picture.stacked(
            [
                picture.histogram(f"Minutes of {report.games} games", minutes_of(rows)),
                picture.as_svg([_won(report.run, "Games won, %")]),
            ]
        )
    difference = report.difference
    lines = (Line("minutes", difference.minutes), Line("piles a minute", difference.piles_a_minute))
    assert report.against is not None, "a difference has two sides"
    return picture.as_svg(
        [
            Panel("Difference, game by game", lines, mark=0),
            _won(report.run, "Games won, %"),
            _won(report.against, "Games won, %, against"),
        ]
    )


def _won(one: Side, title: str) -> Panel:
    lines = tuple(
        Line(f"seat {number}, {seat.bot}", seat.won.scaled(100))
        for number, seat in enumerate(one.figures.seats)
    )
    return Panel(title, lines, mark=100 / len(lines))
