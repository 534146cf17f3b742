"""Who wins on unequal roads: 8, 40, 90 and 220 ms of round trip at one table.

Each player's reaction, from the face on the own screen to the own press, is drawn by the generator,
so the truth is known. The peer takes the first hand that arrives, as its documentation writes it.
Roads are delays on loopback, where our judge has no evidence of the kernel, as behind a proxy;
`make netlab` measures it with real packets between two network namespaces.
"""

import asyncio
from itertools import combinations
from typing import Final

from benchmarks.peers import hall, servers
from benchmarks.peers.report import WAIT, WRONG
from benchmarks.peers.rows import Part, Row, times, told
from benchmarks.peers.servers import Kind
from benchmarks.peers.table import RANKS, Race, Script
from slapjack.lab.intervals import Figure, quantile, share
from slapjack.lab.picture import Line, Panel

COMMAND: Final = "python -m benchmarks.peers judging"
RTTS_S: Final = (0.008, 0.040, 0.090, 0.220)
APART_MS: Final = (10, 30)


def measure(tables: int, seconds: float) -> Part:
    """Play the same table at both servers."""
    races: dict[Kind, list[Race]] = {
        kind: _played(kind, tables, seconds).races for kind in ("slapjack", "colyseus")
    }
    ours, theirs = races["slapjack"], races["colyseus"]
    part = Part("The right winner at 8, 40, 90 and 220 ms", COMMAND)
    part.rows = [_row(WRONG, _wrong(ours), _wrong(theirs))]
    part.rows += [
        _row(f"pairs {apart}+ ms apart in the wrong order", _misorder(ours, apart), other)
        for apart in APART_MS
        if (other := _misorder(theirs, apart)).value >= 0
    ]
    part.rows += [
        Row(f"won by the seat at {rtt_s * 1e3:.0f} ms (1 in 4 is fair)", *_won(seat, ours, theirs))
        for seat, rtt_s in enumerate(RTTS_S)
    ]
    part.rows.append(Row("told as a tie, and shared", *_won(None, ours, theirs)))
    part.rows.append(Row(WAIT, _wait(ours), _wait(theirs)))
    part.notes = [
        f"{len(ours)} and {len(theirs)} races. The price of the right winner is the wait: ours is"
        " longer, since the hand of the far seat is waited for. A hand that comes after the verdict"
        " counts in the order of arrival, so that pairs behind the winner are told as they are."
    ]
    part.panels = [
        Panel(
            "Wrong winner at 8/40/90/220 ms, %",
            (
                Line("Slapjack", _wrong(ours).scaled(100)),
                Line("Colyseus", _wrong(theirs).scaled(100)),
            ),
        )
    ]
    return part


def _played(kind: Kind, tables: int, seconds: float) -> hall.Seen:
    script = Script(live=RANKS, rtts_s=RTTS_S, pace_s=2.0)

    async def play(server: servers.Server) -> hall.Seen:
        seated = await hall.seat(server, tables, script)
        await asyncio.sleep(1.0)
        with hall.calm():
            return await hall.play(server, seated, seconds)

    with servers.serving(kind) as server:
        return asyncio.run(play(server))


def _row(what: str, ours: Figure, theirs: Figure) -> Row:
    most = Figure(
        ours.value / theirs.value, ours.low / theirs.high, ours.high / max(theirs.low, 1e-9)
    )
    return Row(what, told(ours, "%", 100), told(theirs, "%", 100), ratio=times(most))


def _wrong(races: list[Race]) -> Figure:
    """Count the races that another than the fastest won; a tie that was told is none's."""
    decided = [race for race in races if race.winner is not None]
    wrong = sum(
        race.winner != min(race.reactions_s, key=race.reactions_s.__getitem__) for race in decided
    )
    return share(wrong, len(decided))


def _misorder(races: list[Race], apart_ms: float) -> Figure:
    """Count the pairs of one race whose faster hand was put behind."""
    wrong = pairs = 0
    for race in races:
        for first, second in combinations(race.order, 2):
            gap_s = race.reactions_s.get(first, 0.0) - race.reactions_s.get(second, 0.0)
            if abs(gap_s) * 1e3 >= apart_ms:
                pairs += 1
                wrong += gap_s > 0
    return share(wrong, pairs)


def _won(seat: int | None, *sides: list[Race]) -> tuple[str, ...]:
    return tuple(
        told(share(sum(race.winner == seat for race in races), len(races)), "%", 100)
        for races in sides
    )


def _wait(races: list[Race]) -> str:
    waits = [
        race.told_at[race.winner] - min(race.pressed_at.values())
        for race in races
        if race.winner is not None
    ]
    return told(quantile(waits, 0.5), "ms", 1e3)
