"""The scripted players of `slapjack.sim` at tables of the real server, over real sockets.

They are the same code as in the virtual world, on the machine's own clock: a screen that is
emulated, a hand whose true reaction is known, and a client that says what an honest one must.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from benchmarks.netlab.house import PORT, OpenTable
from benchmarks.netlab.line import Line
from benchmarks.netlab.packets import address
from benchmarks.netlab.wall import WallSchedule
from slapjack.client.session import Session
from slapjack.protocol.client_messages import Deal
from slapjack.protocol.server_messages import Late, Row, ServerMessage, Void
from slapjack.sim.mixtures import Kit
from slapjack.sim.player import Player
from slapjack.sim.witness import Truth

_JOIN_S: Final = 30.0
_WARM_UP_S: Final = 2.0
"""From the last hello to the deal: eight pings at 100 ms have come back by then."""


@dataclass
class Seen:
    """What is true of one table's hands, and what its players were told.

    Attributes:
        truths: By flip and seat.
        lates: Rows of hands that came after the verdict, by flip and seat.
        voided: Flips whose race was annulled.
    """

    truths: dict[tuple[int, int], Truth] = field(default_factory=dict)
    lates: dict[tuple[int, int], Row] = field(default_factory=dict)
    voided: set[int] = field(default_factory=set)

    def told(self, seat: int, session: Session, message: ServerMessage) -> None:
        """Hear what a player was told; all are told the same."""
        match message:
            case Late(flip=flip, row=row):
                self.lates.setdefault((flip, row.seat), row)
            case Void(flip=flip):
                self.voided.add(flip)
            case _:
                pass

    def slapped(self, truth: Truth) -> None:
        """Learn that a hand came down."""
        self.truths.setdefault((truth.flip, truth.seat), truth)


class Party(msgspec.Struct, frozen=True):
    """A table with its players, and the road of the first of them, who may be a cheat."""

    table: OpenTable
    kits: list[Kit]
    road: int
    first: type[Player] = Player


async def play(parties: Sequence[Party], seconds: float) -> list[Seen]:
    """Let all tables play for so long, from their deal on.

    Raises:
        ConnectionError: A player's connection broke.
        ExceptionGroup: Something in a player's script went wrong.
    """
    faults = _catching(asyncio.get_running_loop())
    schedule, seen = WallSchedule(), [Seen() for _ in parties]
    lines: list[Line] = []
    for party, witness in zip(parties, seen, strict=True):
        players = [
            (Player if seat else party.first)(seat, kit, schedule, witness)
            for seat, kit in enumerate(party.kits)
        ]
        lines += [await _join(party, player, schedule) for player in players]
        asyncio.get_running_loop().call_later(_WARM_UP_S, _deal, schedule, players[0])
    await asyncio.sleep(_WARM_UP_S + seconds)
    broken = [line for line in lines if line.ended.is_set()]
    for line in lines:
        line.close()
    if faults:
        raise ExceptionGroup("players failed", faults)
    if broken:
        raise ConnectionError(f"{len(broken)} of {len(lines)} connections broke")
    return seen


async def _join(party: Party, player: Player, schedule: WallSchedule) -> Line:
    """Connect a player by their own road, and wait until they are welcome."""
    table, welcome = party.table, asyncio.Event()

    def hear(frame: bytes) -> None:
        schedule.look()
        player.receive(frame)
        if player.session.lobby is not None:
            welcome.set()

    host = address(party.road + player.seat)
    path = f"api/v1/tables/{table.code}/socket"
    async with asyncio.timeout(_JOIN_S):
        line = await Line.to(host, PORT, path, hear)
        schedule.look()
        own = table.seats[player.seat]
        player.connect(line, [own, table.host_token] if player.seat == 0 else [own])
        await welcome.wait()
    return line


def _deal(schedule: WallSchedule, host: Player) -> None:
    schedule.look()
    host.say(Deal(action_id=host.next_action()))


def _catching(loop: asyncio.AbstractEventLoop) -> list[Exception]:
    """Gather what goes wrong in callbacks, of which a loop only writes a log."""
    faults: list[Exception] = []

    def catch(_: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        found = context.get("exception")
        faults.append(found if isinstance(found, Exception) else RuntimeError(context["message"]))

    loop.set_exception_handler(catch)
    return faults
