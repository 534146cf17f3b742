"""`slapjack fairness`: who would win by which way of judging, in an emulated network."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from slapjack.protocol.fields import JudgeMode

if TYPE_CHECKING:
    from slapjack.sim.report import Report

_FAILED: Final = 1
_USAGE: Final = 2
_CHECK_FAILED: Final = 4


class Modes(StrEnum):
    """Which tables are played: those of one mode, or of the two that people use."""

    BOTH = "both"
    CASUAL = "casual"
    RANKED = "ranked"
    STRICT = "strict"
    OFF = "off"


_PLAYED: Final[dict[Modes, tuple[JudgeMode, ...]]] = {
    Modes.BOTH: ("casual", "ranked"),
    Modes.CASUAL: ("casual",),
    Modes.RANKED: ("ranked",),
    Modes.STRICT: ("strict",),
    Modes.OFF: ("off",),
}


def fairness(
    world: Annotated[str, typer.Option(help="What sort of players meet, such as mix.")] = "mix",
    races: Annotated[int, typer.Option(help="Races in each mode.", min=1)] = 2_000,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal figures.", min=0)] = 7,
    mode: Annotated[Modes, typer.Option(help="How the tables judge.")] = Modes.BOTH,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON document instead of a table.")
    ] = False,
    lean: Annotated[
        bool,
        typer.Option(help="Model the evidence only, without tables: many more races, no waits."),
    ] = False,
    picture: Annotated[
        Path | None, typer.Option("--plot", help="Draw the errors into this SVG file.")
    ] = None,
) -> None:
    """Race real tables over emulated links, and compare the ways to judge on the same hands.

    Ends with code 4 when our ruling keeps more than a third of the errors of arrival order.

    Example: slapjack fairness --world stress --races 500 --seed 3
    """
    # The virtual world is large; `slapjack rules` must not load it.
    from slapjack.sim import report
    from slapjack.sim.checkers import InvariantError
    from slapjack.sim.lean import run_lean
    from slapjack.sim.mixtures import MIXTURES
    from slapjack.sim.run import run

    if world not in MIXTURES:
        typer.echo(f"There is no world {world!r}; there are {', '.join(MIXTURES)}.", err=True)
        raise typer.Exit(_USAGE)
    if lean and (mode is Modes.OFF or MIXTURES[world].moves_after_us is not None):
        typer.echo("The lean model has no mode off, and no world in which people move.", err=True)
        raise typer.Exit(_USAGE)
    try:
        result = (run_lean if lean else run)(world, races=races, seed=seed, modes=_PLAYED[mode])
    except InvariantError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(_FAILED) from error
    typer.echo(report.as_json(result) if as_json else report.as_text(result))
    if picture is not None:
        _draw(result, picture)
    missed = [
        sentence
        for one in result.modes
        for sentence in report.failures(one, judge=one.mode if lean else "ours")
    ]
    for sentence in missed:
        typer.echo(f"seed {seed}: {sentence}", err=True)
    if missed:
        raise typer.Exit(_CHECK_FAILED)


def _draw(result: "Report", picture: Path) -> None:
    from slapjack.sim.plot import as_svg

    try:
        picture.write_text(as_svg(result), encoding="utf-8")
    except OSError as error:
        typer.echo(f"The plot cannot be written to {picture}: {error.strerror}.", err=True)
        raise typer.Exit(_FAILED) from error
