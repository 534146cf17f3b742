"""A terminal at a table that a real server serves: seats, a lost line, and what is refused."""

import asyncio
from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from slapjack.protocol.client_messages import Shown, Slap, Watermark
from slapjack.protocol.lobby import TableOptions
from slapjack.rules import RANKS, RuleSet
from slapjack.table.registry import NewTable
from slapjack.terminal.app import Board, TerminalGame
from slapjack.terminal.look import Look
from slapjack.terminal.net import NetRoad, table_at
from slapjack.terminal.road import RoadError
from slapjack.terminal.words import Words
from tests.server.house import HOST, House
from tests.terminal.heard import heard_by

pytestmark = pytest.mark.slow

BOUND_S = 60
QUICK = RuleSet.preset(
    "classic", triggers=[f"rank:{'/'.join(RANKS)}"], cut="none", min_cover_ms=0, max_flips=3
)
"""Every card may be slapped."""


async def until(pilot: Pilot[str], holds: Callable[[], bool]) -> None:
    """Let the game run until this holds, within a bound."""
    async with asyncio.timeout(BOUND_S):
        while not holds():
            await pilot.pause(0.02)


def text(game: TerminalGame) -> str:
    return game.query_one(Board).picture.plain


async def joined(house: House, table: NewTable) -> TerminalGame:
    road = NetRoad(f"http://{HOST}:{house.port}", table.code)
    game = TerminalGame(road, Words("en"), Look(), level="sleepy")
    game.desk.places.append(await road.sit())
    return game


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("bcdf", ("http://127.0.0.1:8080", "BCDF")),
        ("http://192.168.1.5:8080/BCDF", ("http://192.168.1.5:8080", "BCDF")),
        ("192.168.1.5:8080/bcdf/", ("http://192.168.1.5:8080", "BCDF")),
        ("https://cards.example.org/games/BCDF", ("https://cards.example.org/games", "BCDF")),
    ],
)
def test_a_code_or_a_link_names_a_table(typed: str, found: tuple[str, str]) -> None:
    assert table_at(typed, "http://127.0.0.1:8080") == found


async def test_a_terminal_plays_at_a_served_table_as_a_page_does(house: House) -> None:
    table = house.wiring.registry.open_table(QUICK, TableOptions())
    game = await joined(house, table)
    said = heard_by(house, table)
    async with game.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: game.desk.session.host)
        await pilot.press("plus")
        await until(pilot, lambda: "bot, sleepy" in text(game))
        await pilot.press("enter")
        await until(pilot, lambda: game.desk.race.is_open)
        await pilot.pause(0.1)
        await pilot.press("space")
        await until(pilot, lambda: game.desk.finish is not None)
        await until(pilot, lambda: "Photo finish" in text(game))
        game.exit("left")
    kinds = [type(one) for one in said]
    assert kinds.index(Shown) < kinds.index(Watermark) < kinds.index(Slap)
    assert game.desk.finish is not None
    row = next(one for one in game.desk.finish.rows if one.seat == game.desk.seats[0])
    assert row.claimed_us is not None
    assert 0 < row.claimed_us <= row.reaction_us


async def test_a_lost_line_is_taken_up_again(house: House) -> None:
    table = house.wiring.registry.open_table(QUICK, TableOptions())
    game = await joined(house, table)
    async with game.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: not game.desk.is_lost and bool(game.desk.seats))
        for socket in list(house.served.sockets):
            socket.close(1011)
        await until(pilot, lambda: game.desk.is_lost)
        await until(pilot, lambda: "Connection lost" in text(game))
        await until(pilot, lambda: not game.desk.is_lost)
        await until(pilot, lambda: "Connection lost" not in text(game))
        game.exit("left")


async def test_one_more_at_the_keyboard_sits_down_at_a_served_table(house: House) -> None:
    table = house.wiring.registry.open_table(QUICK, TableOptions())
    game = await joined(house, table)
    async with game.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: bool(game.desk.seats))
        await pilot.press(*["k"] * 5)
        await until(pilot, lambda: len(game.desk.seats) == 2)
        await until(pilot, lambda: "slaps with K" in text(game))
        game.exit("left")


async def test_who_is_removed_is_told_so(house: House) -> None:
    table = house.wiring.registry.open_table(QUICK, TableOptions())
    host, guest = await joined(house, table), await joined(house, table)
    async with host.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: host.desk.session.host)
        async with guest.run_test(size=(80, 24)) as other:
            await until(other, lambda: bool(guest.desk.seats))
            host.desk.kick(guest.desk.seats[0])
            await until(other, lambda: guest.return_value is not None)
        host.exit("left")
    assert guest.return_value == "over-kicked"


async def test_a_table_that_is_full_or_unknown_gives_no_seat(house: House) -> None:
    rules = RuleSet.preset("classic", max_players=2)
    table = house.wiring.registry.open_table(rules, TableOptions())
    await joined(house, table)
    await joined(house, table)
    with pytest.raises(RoadError) as refused:
        await joined(house, table)
    assert refused.value.code == "table_full"
    with pytest.raises(RoadError) as unknown:
        await NetRoad(f"http://{HOST}:{house.port}", "ZZZZ").sit()
    assert unknown.value.code == "no_such_table"


@pytest.mark.parametrize("address", ["http://127.0.0.1:9", "bad:url", "http://x:y"])
async def test_where_nobody_answers_there_is_no_seat(address: str) -> None:
    with pytest.raises(RoadError) as unreachable:
        await NetRoad(address, "BCDF").sit()
    assert unreachable.value.code == "unreachable"
