"""`slapjack join`: a seat at a served table, in a terminal."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from slapjack.cli import terminal_options as option

if TYPE_CHECKING:
    from textual.driver import Driver

    from slapjack.terminal.app import TerminalGame
    from slapjack.terminal.look import Look
    from slapjack.terminal.net import NetRoad
    from slapjack.terminal.words import Words

NOT_FOUND = 3
UNREACHABLE = 5
REFUSED = 6


def join(
    table: Annotated[
        str, typer.Argument(help="The table's link, or its code.", metavar="URL|CODE")
    ],
    server: Annotated[
        str,
        typer.Option(envvar="SLAPJACK_SERVER", help="Where a code alone is looked for."),
    ] = "http://127.0.0.1:8080",
    name: Annotated[
        str | None, typer.Option(help="A name, where the table lets names be typed.")
    ] = None,
    language: option.Language = None,
    ascii_only: option.Ascii = False,
) -> None:
    """Sit down at a served table, in this terminal.

    Example: slapjack join http://192.168.1.5:8080/BCDF
    """
    from slapjack.terminal.net import NetRoad, table_at

    words, look = option.words_and_look(language, ascii_only=ascii_only)
    option.check_terminal(words)
    address, code = table_at(table, server)
    road = NetRoad(address, code, name)
    option.ended(asyncio.run(_join(road, words, look, address=address, code=code)), words)


async def _join(
    road: "NetRoad", words: "Words", look: "Look", *, address: str, code: str
) -> "TerminalGame":
    from slapjack.terminal.app import TerminalGame
    from slapjack.terminal.road import RoadError
    from slapjack.terminal.run import play_here

    try:
        place = await road.sit()
    except RoadError as error:
        typer.echo(_why_not(error.code, words, address=address, code=code), err=True)
        raise typer.Exit(_exit_of(error.code)) from error

    def make(driver: "type[Driver] | None") -> TerminalGame:
        game = TerminalGame(road, words, look, driver=driver)
        game.desk.places.append(place)
        return game

    return await play_here(make)


def _why_not(error: str, words: "Words", *, address: str, code: str) -> str:
    """Say why there is no seat, and what to do."""
    if error == "unreachable":
        return words.text("term-unreachable", address=address)
    said = words.first(f"error-{error}", "error-seat_refused", code=code)
    return f"{said} {words.hint(f'error-{error}')}".rstrip()


def _exit_of(error: str) -> int:
    if error == "unreachable":
        return UNREACHABLE
    return NOT_FOUND if error in {"no_such_table", "no_such_path"} else REFUSED
