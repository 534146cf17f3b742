"""Small honest entries, for tests of what keeps them."""

from slapjack.protocol.lobby import TableOptions
from slapjack.rules import Record, RuleSet, SeatLine
from slapjack.table.entries import (
    Answered,
    Entry,
    GameStarted,
    KeptTable,
    LifeBegan,
    TableChanged,
    TableDied,
)
from slapjack.units import Micros, Seat, TableCode

CODE = TableCode("BCDF")
OTHER = TableCode("GHJK")
KEPT = KeptTable(
    host_token="host-token-0123456789",
    rules={"preset": "classic"},
    options=TableOptions(),
    seats=(),
)


def opened(epoch: int = 1) -> list[Entry]:
    """What a table appends first."""
    return [TableChanged(Micros(0), KEPT), LifeBegan(Micros(0), epoch)]


def changed(at: int = 1) -> Entry:
    return TableChanged(Micros(at), KEPT)


def answered(action_id: str) -> Entry:
    return Answered(Micros(1), action_id, host=True)


def started(game: str = "g1") -> Entry:
    seats = [SeatLine(name="owl"), SeatLine(name="fox")]
    header = Record.for_game(
        RuleSet.preset("classic"), seats, bytes(32), dealer=Seat(0), game_id=game
    ).header
    return GameStarted(Micros(2), game, header, KEPT)


def died() -> Entry:
    return TableDied(Micros(3), "empty")
