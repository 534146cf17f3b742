"""What a browser test may ask of the stage, one JSON object a line, and what it answers."""

import asyncio
import hashlib
from collections.abc import Callable
from itertools import count
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from slapjack.protocol.lobby import TableOptions
from slapjack.rules import RuleSet
from slapjack.server.app import Served
from slapjack.table.registry import NewTable
from slapjack.table.start import Start
from slapjack.table.state import Play
from slapjack.units import Micros, Seat, TableCode
from tests.stage.road import Road, Upgrades

Change = Literal["cut", "abandon", "forget", "close", "silence", "speak"]


class OpenTable(Struct, frozen=True, tag_field="do", tag="open"):
    """Open a table with these rules, options, and cards of its first game."""

    rules: dict[str, object] = {}
    options: TableOptions = TableOptions()
    start: Start | None = None


class SetStart(Struct, frozen=True, tag_field="do", tag="start"):
    """Give the cards of a table's next game."""

    code: str
    start: Start


class SetHandicap(Struct, frozen=True, tag_field="do", tag="handicap"):
    """Give a seat a handicap before the deal."""

    code: str
    seat: int
    handicap_ms: Annotated[int, Meta(ge=0, le=1_500)]


class OpenRoad(Struct, frozen=True, tag_field="do", tag="road"):
    """Open a road of this length each way to the server, and say what it does to WebSockets."""

    delay_ms: Annotated[int, Meta(ge=0, le=2_000)] = 0
    upgrades: Upgrades = "carried"


class ChangeRoad(Struct, frozen=True, tag_field="do", tag="change_road"):
    """Cut, abandon or forget the connections of a road, close it, or swallow its bytes."""

    port: int
    change: Change


class Look(Struct, frozen=True, tag_field="do", tag="look"):
    """Tell the server's own state: seats by ink, View, hidden stocks' sizes, judged races."""

    code: str


Wish = OpenTable | SetStart | SetHandicap | OpenRoad | ChangeRoad | Look

_wishes = msgspec.json.Decoder(Wish)


def seeds() -> Callable[[], bytes]:
    """Give the same seeds in every run: chance is decided by the order of tables."""
    numbers = count()
    return lambda: hashlib.sha256(f"stage {next(numbers)}".encode()).digest()


class Stage:
    """Answers wishes about one running server."""

    def __init__(self, served: Served, port: int) -> None:
        self._served = served
        self._port = port
        self._roads: dict[int, Road] = {}

    async def answer(self, line: bytes) -> bytes:
        """Do what a line asks, and return the answer as a line."""
        match _wishes.decode(line):
            case OpenTable() as wish:
                return msgspec.json.encode(self._open(wish))
            case SetStart(code=code, start=start):
                self._served.wiring.registry.tables[TableCode(code)].table.state.start = start
            case SetHandicap(code=code, seat=seat, handicap_ms=handicap_ms):
                seating = self._served.wiring.registry.tables[TableCode(code)].table.state.seating
                seating[Seat(seat)].handicap_us = Micros(handicap_ms * 1_000)
            case OpenRoad(delay_ms=delay_ms, upgrades=upgrades):
                road = Road(self._port, delay_ms / 1_000, upgrades)
                port = await road.open()
                self._roads[port] = road
                return msgspec.json.encode({"port": port})
            case ChangeRoad(port=port, change=change):
                self._change(self._roads[port], change)
            case Look(code=code):
                return msgspec.json.encode(self._look(code))
        return b"{}"

    def _open(self, wish: OpenTable) -> NewTable:
        registry = self._served.wiring.registry
        opened = registry.open_table(RuleSet.parse(wish.rules), wish.options)
        registry.tables[opened.code].table.state.start = wish.start
        return opened

    def _change(self, road: Road, change: Change) -> None:
        match change:
            case "cut":
                road.cut()
            case "abandon":
                road.abandon()
            case "forget":
                road.forget()
            case "close":
                road.close()
            case "silence" | "speak":
                road.silence(change == "silence")

    def _look(self, code: str) -> dict[str, object]:
        state = self._served.wiring.registry.tables[TableCode(code)].table.state
        seats: dict[str, object] = {
            "phase": state.phase,
            "inks": [sitter.ink for sitter in state.seating],
            "seq": state.outgoing.backlog.seq,
        }
        return seats | (_cards(state.play) if state.play is not None else {})


def _cards(play: Play) -> dict[str, object]:
    """Tell a game's cards, and its races with the arrival of each hand, as its record has them."""
    return {
        "view": play.game.view,
        "stocks": [len(stock) for stock in play.game.stocks],
        "pile": list(play.game.pile),
        "races": [line.body["race"] for line in play.record.lines if "race" in line.body],
    }


async def lines_of(stage: Stage, read: asyncio.StreamReader, say: Callable[[bytes], None]) -> None:
    """Answer line by line until the pipe is closed."""
    while line := await read.readline():
        say(await stage.answer(line) + b"\n")
