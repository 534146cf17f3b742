"""Options that the terminal's commands share, and how they start and end a game."""

import os
import sys
from typing import TYPE_CHECKING, Annotated, Final

import typer

from slapjack.i18n.catalog import LANGUAGES

if TYPE_CHECKING:
    from slapjack.terminal.app import TerminalGame
    from slapjack.terminal.look import Look
    from slapjack.terminal.words import Words

USAGE: Final = 2

Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        "--lang",
        help=f"Language of the words: {', '.join(LANGUAGES)}. Else that of the environment.",
        show_default=False,
    ),
]
Ascii = Annotated[bool, typer.Option("--ascii", help="Draw with plain ASCII signs only.")]


def words_and_look(language: str | None, *, ascii_only: bool) -> "tuple[Words, Look]":
    """Choose the words, and find out what the terminal can show.

    Raises:
        typer.Exit: There is no such language.
    """
    from slapjack.terminal.look import look_of
    from slapjack.terminal.words import Words, language_of

    if language is not None and language not in LANGUAGES:
        typer.echo(
            f"--language: expected one of {', '.join(LANGUAGES)}, got {language!r}", err=True
        )
        raise typer.Exit(USAGE)
    look = look_of(os.environ, sys.stderr.encoding, ascii_only=ascii_only)
    return Words(language_of(language, os.environ), is_plain=look.is_plain), look


def check_terminal(words: "Words") -> None:
    """Make sure that there is a terminal to play on.

    Args:
        words: For the sentence that says so otherwise.

    Raises:
        typer.Exit: There is none.
    """
    from slapjack.terminal.run import can_show, is_terminal

    if not is_terminal() or not can_show(os.environ):
        typer.echo(words.text("term-no-terminal"), err=True)
        raise typer.Exit(USAGE)


def ended(game: "TerminalGame", words: "Words") -> None:
    """Say why a game ended, where that was nobody's wish here, and end the command.

    Raises:
        typer.Exit: With the code that says so.
    """
    why = game.return_value
    if why is None:
        typer.echo(words.text("term-end-fault"), err=True)
        raise typer.Exit(1)
    if why.startswith("over-"):
        for part in ("title", "text"):
            typer.echo(words.text(f"{why}-{part}", code=""), err=True)
        raise typer.Exit(1)
    if why == "lost":
        typer.echo(words.text("term-end-lost"), err=True)
        raise typer.Exit(5)
    if why == "kept":
        typer.echo(words.text("term-end-kept"), err=True)
    raise typer.Exit(game.return_code or 0)
