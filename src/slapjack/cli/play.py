"""`slapjack play`: a table in this process, for whoever is at this keyboard, and bots."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from slapjack.bots.levels import LEVELS
from slapjack.cli import terminal_options as option
from slapjack.cli.house_rules import preset_named, rules_of
from slapjack.rules import PRESETS, RuleSet, RuleSetError

if TYPE_CHECKING:
    from textual.driver import Driver

    from slapjack.cli.home_table import KeptGames
    from slapjack.terminal.app import TerminalGame
    from slapjack.terminal.look import Look
    from slapjack.terminal.words import Words


def play(
    preset: Annotated[
        str,
        typer.Option("--preset", "--rules", help=f"The rules: {', '.join(PRESETS)}."),
    ] = "classic",
    bots: Annotated[
        int | None,
        typer.Option(min=0, max=7, help="How many bots sit down.", show_default="1, or as needed"),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(min=1, max=8, help="How many play in all: bots fill the seats."),
    ] = None,
    level: Annotated[str, typer.Option(help=f"How the bots play: {', '.join(LEVELS)}.")] = "steady",
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="FIELD=VALUE", help="Change a rule; may be repeated."),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(file_okay=False, help="A folder for the records (.sjr) of the games."),
    ] = None,
    language: option.Language = None,
    ascii_only: option.Ascii = False,
) -> None:
    """Play in this terminal, against bots and whoever shares the keyboard.

    Example: slapjack play --preset strict-kids --bots 2
    """
    words, look = option.words_and_look(language, ascii_only=ascii_only)
    if level not in LEVELS:
        typer.echo(f"--level: expected one of {', '.join(LEVELS)}, got {level!r}", err=True)
        raise typer.Exit(option.USAGE)
    try:
        rules = rules_of(preset_named(preset), changes or [])
    except RuleSetError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(option.USAGE) from error
    option.check_terminal(words)
    seats = players if players is not None else max(2, rules.min_players)
    wanted = bots if bots is not None else seats - 1
    # Textual is large; `slapjack rules` must not load it.
    from slapjack.cli.home_table import KeptGames

    games = KeptGames(records)
    game = asyncio.run(_play(rules, games, words, look, bots=wanted, level=level))
    if games.failure is not None:
        typer.echo(str(games.failure), err=True)
        raise typer.Exit(1)
    option.ended(game, words)


async def _play(
    rules: RuleSet, games: "KeptGames", words: "Words", look: "Look", *, bots: int, level: str
) -> "TerminalGame":
    from slapjack.cli.home_table import home_table
    from slapjack.terminal.app import TerminalGame
    from slapjack.terminal.run import play_here

    async with home_table(rules, games) as road:
        place = await road.sit()

        def make(driver: "type[Driver] | None") -> TerminalGame:
            game = TerminalGame(road, words, look, bots=bots, level=level, driver=driver)
            game.desk.places.append(place)
            return game

        return await play_here(make)
