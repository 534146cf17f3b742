"""Bots from outside play whole games at a table that a real server serves, judged as everybody."""

import asyncio
import http.server
import importlib.util
import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from slapjack.bots import Bot, LevelBot, Plan, SlapIntent, level
from slapjack.client import LeftError, SeatError, play_at, take_seat
from slapjack.protocol.client_messages import Deal, Hello, Kick
from slapjack.protocol.codec import PROTO
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import LobbyChanged
from slapjack.rules import RANKS, RuleSet, View
from slapjack.server.config import ServerConfig
from slapjack.table.registry import NewTable
from slapjack.units import Micros, Seat
from tests.server.house import HOST, House, heard, running, say

ROOT = Path(__file__).resolve().parent.parent.parent
SHORT = RuleSet.preset(
    "classic",
    triggers=[f"rank:{'/'.join(RANKS)}"],
    cut="optional",
    min_cover_ms=0,
    max_flips=5,
    tie_rule="lowest_hand",
)
"""Five cards, each of which may be slapped."""


class Quick:
    """Flips and slaps as fast as a machine may."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, view: View, rng: random.Random) -> Plan:
        self.asked += 1
        hand = SlapIntent(Micros(160_000)) if view.live else None
        return Plan(hand, flip_after_us=Micros(20_000))


def address(house: House) -> str:
    return f"http://{HOST}:{house.port}"


async def dealt(house: House, table: NewTable, bots: list[Bot]) -> list[object]:
    """Let bots sit down, deal when all are there, and return how the game ended for each."""
    async with house.socket(table.code) as host, asyncio.TaskGroup() as tasks:
        await say(host, Hello(proto=PROTO, tokens=[table.host_token]))
        playing = [tasks.create_task(play_at(address(house), table.code, bot)) for bot in bots]
        while await present(host) < len(bots):
            pass
        await say(host, Deal("deal-1"))
        return [await one for one in playing]


async def present(host: ClientConnection) -> int:
    """Wait for the next lobby, and return how many are there."""
    said = await heard(host, "lobby")
    assert isinstance(said, LobbyChanged)
    return sum(card.present for card in said.lobby.seats)


def opened(house: House) -> NewTable:
    return house.wiring.registry.open_table(SHORT, TableOptions())


@pytest.mark.slow
async def test_two_bots_from_outside_play_a_game_to_its_end(tmp_path: Path) -> None:
    quick, slow = Quick(), LevelBot(level("gentle"), Seat(1))
    async with running(ServerConfig(host=HOST, port=0), tmp_path) as house:
        endings = await dealt(house, opened(house), [quick, slow])

    assert endings[0] == endings[1]
    assert quick.asked >= 5


@pytest.mark.slow
async def test_the_bot_of_the_manual_joins_a_live_table(tmp_path: Path) -> None:
    source = ROOT / "docs/examples/ten_line_bot.py"
    spec = importlib.util.spec_from_file_location("ten_line_bot", source)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    async with running(ServerConfig(host=HOST, port=0), tmp_path) as house:
        endings = await dealt(house, opened(house), [example.Patient(), Quick()])

    assert endings[0] == endings[1]


async def test_who_is_sent_away_is_told(tmp_path: Path) -> None:
    async with running(ServerConfig(host=HOST, port=0), tmp_path) as house:
        table = opened(house)
        async with house.socket(table.code) as host, asyncio.TaskGroup() as tasks:
            await say(host, Hello(proto=PROTO, tokens=[table.host_token]))
            bot = tasks.create_task(caught(house, table))
            while not await present(host):
                pass
            await say(host, Kick("kick-1", 0))
            assert str(await bot) == "kicked"


async def caught(house: House, table: NewTable) -> LeftError:
    with pytest.raises(LeftError) as left:
        await play_at(address(house), table.code, Quick())
    return left.value


async def test_a_seat_that_is_not_to_be_had_has_a_code(tmp_path: Path) -> None:
    async with running(ServerConfig(host=HOST, port=0), tmp_path) as house:
        with pytest.raises(SeatError) as refused:
            await play_at(address(house), "BCDF", Quick())

    assert refused.value.code == "no_such_table"


@pytest.fixture
def strange_server() -> Iterator[str]:
    """Serve something else than tables."""

    class Strange(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the name is the library's
            self.send_response(201)
            self.end_headers()
            self.wfile.write(b"<html>")

        def log_message(self, *_words: object) -> None:
            """Say nothing."""

    with http.server.HTTPServer((HOST, 0), Strange) as server:
        serving = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        serving.start()
        yield f"http://{HOST}:{server.server_port}/base/"
        server.shutdown()
        serving.join()


def test_what_is_no_table_is_told(strange_server: str) -> None:
    with pytest.raises(SeatError, match="status 201"):
        take_seat(strange_server, "BCDF")


@pytest.mark.parametrize("where", ["ftp://x", "127.0.0.1:80", "http://127.0.0.1:1"])
def test_nobody_there_is_told(where: str) -> None:
    with pytest.raises(SeatError) as refused:
        take_seat(where, "BCDF", name="Otter")
    assert refused.value.code == "unreachable"
