"""`slapjack simulate`: many games between bots, and what they say.

Source: design.md section 5.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

from slapjack.cli.house_rules import rules_of
from slapjack.playout.chance import SEED_MOST
from slapjack.rules import PRESETS, DealError, Game, RuleSetError
from slapjack.units import Micros

if TYPE_CHECKING:
    from slapjack.lab.report import Report
    from slapjack.playout import Setup
    from slapjack.playout.columns import Rows

_FAILED: Final = 1
_USAGE: Final = 2
_TOLD_EVERY: Final = 10
"""Where nobody watches, progress is told so many times."""


def simulate(  # each is one option of the command
    players: Annotated[int, typer.Option(help="Seats.", min=2, max=8)] = 4,
    rules: Annotated[
        str, typer.Option(help=f"The rules to start from: {', '.join(PRESETS)}.")
    ] = "classic",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1_000,
    seed: Annotated[
        int, typer.Option(help="Equal seeds give equal bytes.", min=0, max=SEED_MOST)
    ] = 7,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="FIELD=VALUE", help="Change a setting; may be repeated."),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="A level for each seat, or MU/SIGMA/TAU in ms; :miss= :false= :court= in %,"
            " :pace= :spread= in ms change it. A short list starts again.",
        ),
    ] = "steady",
    against: Annotated[
        str | None,
        typer.Option(help="Compare with this preset, on the same deals and the same minds."),
    ] = None,
    against_changes: Annotated[
        list[str] | None,
        typer.Option("--against-set", metavar="FIELD=VALUE", help="Change a setting there."),
    ] = None,
    against_bots: Annotated[
        str | None, typer.Option(help="Other bots there; else the same.")
    ] = None,
    pick_up_ms: Annotated[
        int, typer.Option(help="Extra time to gather a won pile.", min=0, max=60_000)
    ] = 0,
    workers: Annotated[int, typer.Option(help="Processes; 0: one a core.", min=0, max=256)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print a line for each game.")] = False,
    picture: Annotated[
        Path | None, typer.Option("--plot", help="Draw the figures into this SVG file.")
    ] = None,
) -> None:
    """Play games between bots, and print what they say, with 95 % intervals.

    Every game has a number and is the same with any number of workers. Progress goes to stderr.
    With its extra `lab` installed it plays some two hundred times faster.

    Examples:
      slapjack simulate --games 100000 --bots steady,hasty --json
      slapjack simulate --rules classic --against fast --games 20000
      slapjack simulate --players 2 --bots 320/35/70,288/35/70 --csv > games.csv
    """
    # What plays and counts is large; other commands must not load it.
    from slapjack.lab import crew
    from slapjack.lab.figures import compared, figures
    from slapjack.lab.report import Report, side

    if as_json and as_csv:
        _refuse("--json and --csv: expected one of them, got both")
    pick_up_us = Micros(1_000 * pick_up_ms)
    ours = _setup(rules, changes, bots, players, seed, pick_up_us)
    theirs = None
    if against is not None or against_changes or against_bots:
        theirs = _setup(
            against or rules,
            against_changes if against else [*(changes or []), *(against_changes or [])],
            against_bots or bots,
            players,
            seed,
            pick_up_us,
        )
    total = games * (1 if theirs is None else 2)
    progress = _Progress(total)
    played = crew.run(ours, games, workers=workers, progress=progress.more)
    report = Report(seed, games, side(ours, figures(ours, played)))
    if theirs is not None:
        other = crew.run(theirs, games, workers=workers, progress=progress.more)
        report = Report(
            seed,
            games,
            report.run,
            side(theirs, figures(theirs, other)),
            compared(played, other),
        )
    progress.end()
    _tell(ours, report, played, as_json=as_json, as_csv=as_csv)
    if picture is not None:
        _draw(report, played, picture)


def _setup(
    preset: str, changes: list[str] | None, bots: str, players: int, seed: int, pick_up_us: Micros
) -> "Setup":
    from slapjack.lab.cast import CastError, cast
    from slapjack.playout import Setup

    try:
        house = rules_of(preset, changes or [])
        levels = cast(bots, players)
        Game.deal(house, players, bytes(32))
    except (RuleSetError, CastError, DealError) as error:
        _refuse(str(error))
    return Setup(house, levels, seed, pick_up_us=pick_up_us)


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(_USAGE)


class _Progress:
    """Says how many games are done: in place for who watches, else a line now and then."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._say: Callable[[], None] = self._now if sys.stderr.isatty() else self._seldom
        self._told = 0

    def more(self, games: int) -> None:
        """Say that so many more are done."""
        self._done += games
        self._say()

    def end(self) -> None:
        """Leave the line."""
        if sys.stderr.isatty():
            typer.echo("", err=True)

    def _now(self) -> None:
        typer.echo(f"\r{self._done} of {self._total} games", err=True, nl=False)

    def _seldom(self) -> None:
        tenth = _TOLD_EVERY * self._done // self._total
        if tenth > self._told:
            self._told = tenth
            typer.echo(f"{self._done} of {self._total} games", err=True)


def _tell(setup: "Setup", report: "Report", rows: "Rows", *, as_json: bool, as_csv: bool) -> None:
    from slapjack.lab import report as words

    if as_csv:
        for line in words.as_csv(setup, rows):
            typer.echo(line, nl=False)
        return
    typer.echo(words.as_json(report) if as_json else words.as_text(report), nl=False)


def _draw(report: "Report", rows: "Rows", picture: Path) -> None:
    from slapjack.lab.report import as_svg

    try:
        picture.write_text(as_svg(report, rows), encoding="utf-8")
    except OSError as error:
        typer.echo(f"The plot cannot be written to {picture}: {error.strerror}.", err=True)
        raise typer.Exit(_FAILED) from error
