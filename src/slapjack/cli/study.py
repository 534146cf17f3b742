"""`slapjack study`: a claim about the game, put to the test again."""

from pathlib import Path
from typing import Annotated, Final

import typer

from slapjack.playout.chance import SEED_MOST

_FAILED: Final = 1
_NOT_FOUND: Final = 3
_ALL: Final = "all"


def study(
    name: Annotated[str, typer.Argument(help="Such as F03, seats or shuffle; or all.")],
    games: Annotated[int, typer.Option(help="Games in each row.", min=20)] = 4_000,
    seed: Annotated[
        int, typer.Option(help="Equal seeds give equal pages.", min=0, max=SEED_MOST)
    ] = 7,
    workers: Annotated[int, typer.Option(help="At a time; 0: one a core.", min=0, max=256)] = 0,
    folder: Annotated[
        Path | None, typer.Option("--write", help="Write pages and pictures into this folder.")
    ] = None,
) -> None:
    """Test what is said about Slapjack by games between bots.

    Prints the page of the study, or writes it with its picture. Much faster with the extra `lab`.

    Examples:
      slapjack study F03
      slapjack study all --write docs/studies
    """
    from slapjack.lab.studies import STUDIES, Scale, as_page, as_picture, index_page

    chosen = list(STUDIES) if name == _ALL else [one for one in STUDIES if one == name]
    if not chosen:
        typer.echo(f"study: expected one of {', '.join(STUDIES)}, or all, got {name!r}", err=True)
        raise typer.Exit(_NOT_FOUND)
    scale = Scale(games, seed, workers)
    findings = {}
    for one in chosen:
        typer.echo(f"{one}: {STUDIES[one].claim}", err=True)
        findings[one] = STUDIES[one].find(scale)
        page = as_page(STUDIES[one], findings[one], scale)
        if folder is None:
            typer.echo(page, nl=False)
        else:
            _write(folder, f"{one}.md", page)
            _write(folder, f"{one}.svg", as_picture(findings[one]))
    if folder is not None and name == _ALL:
        _write(folder, "README.md", index_page(findings, scale))


def _write(folder: Path, name: str, text: str) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        typer.echo(f"The study cannot be written to {folder}: {error.strerror}.", err=True)
        raise typer.Exit(_FAILED) from error
