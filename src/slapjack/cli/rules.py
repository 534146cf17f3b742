"""`slapjack rules`: house rules in words, or in full as JSON.

Source: design.md section 5.
"""

from typing import Annotated, Final

import typer

from slapjack.cli.house_rules import rules_of
from slapjack.i18n.catalog import LANGUAGES
from slapjack.rules import PRESETS, RuleSetError
from slapjack.rules.canonical import line_of
from slapjack.sheets import Sheet, sheet_of

_USAGE: Final = 2


def rules(
    preset: Annotated[
        str, typer.Argument(help=f"The rules to start from: {', '.join(PRESETS)}.")
    ] = "classic",
    lang: Annotated[
        str, typer.Option(help=f"Language of the words: {', '.join(LANGUAGES)}.")
    ] = LANGUAGES[0],
    as_json: Annotated[
        bool, typer.Option("--json", help="Print every setting as JSON instead of the words.")
    ] = False,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="FIELD=VALUE", help="Change a setting; may be repeated."),
    ] = None,
) -> None:
    """Print the rules of a table, as a preset has them or with settings changed.

    Example: slapjack rules fast --lang fr --set triggers=rank:J,double --set penalty_cards=2
    """
    if lang not in LANGUAGES:
        typer.echo(f"lang: expected one of {', '.join(LANGUAGES)}, got {lang!r}", err=True)
        raise typer.Exit(_USAGE)
    try:
        house = rules_of(preset, changes or [])
    except RuleSetError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(_USAGE) from error
    text = line_of(house) if as_json else _as_text(sheet_of(house, lang))
    typer.echo(text, nl=False)


def _as_text(sheet: Sheet) -> str:
    """Lay a sheet out for a terminal: a subject, then its sentences, one a line."""
    parts = [sheet.title]
    for section in sheet.sections:
        sentences = [f"  {sentence.text}" for sentence in section.sentences]
        parts.append("\n".join([section.title, *sentences]))
    return "\n\n".join(parts) + "\n"
