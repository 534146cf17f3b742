"""One server, ever more tables of four in the classic game with a flip every 1.5 s.

What grows is told for each size: latency, processor, memory, and how late the loop answers; the
knee is where a goal is missed first.
"""

from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

import uvloop

from benchmarks.peers import hall, servers
from benchmarks.peers.probe import Probe
from benchmarks.peers.rows import Part, Row, met, told
from benchmarks.peers.servers import Kind
from benchmarks.peers.table import Script
from slapjack.lab.intervals import quantile
from slapjack.lab.picture import Line, Panel

COMMAND: Final = "python -m benchmarks.peers scaling"
LAG_MS_MAX: Final = 10.0
TABLES_LEAST: Final = 500
SCRIPT: Final = Script()
_TYPICAL: Final = 100
"""At this size a message costs what it costs; beyond, the queue is measured."""


@dataclass
class Size:
    """What one server did with so many tables."""

    seen: hall.Seen
    trips_s: list[float]

    @property
    def lag_ms(self) -> float:
        """The answer that 99 of 100 pings are faster than."""
        return quantile(self.trips_s, 0.99).value * 1e3

    @property
    def is_fine(self) -> bool:
        """Whether the loop is in time and no flip got stuck."""
        return self.lag_ms <= LAG_MS_MAX and not self.seen.stuck and not self.seen.closed


def measure(sizes: tuple[int, ...], seconds: float) -> Part:
    """Measure both servers at each size, one after the other."""
    part = Part("More and more tables", COMMAND)
    fine: dict[Kind, int] = {"slapjack": 0, "colyseus": 0}
    lags: dict[Kind, list[Line]] = {"slapjack": [], "colyseus": []}
    costs: dict[Kind, hall.Seen] = {}
    for tables in sizes:
        cells: dict[Kind, str] = {}
        for kind in fine:
            size = _played(kind, tables, seconds)
            cells[kind] = _cell(size)
            if size.is_fine:
                fine[kind] = tables
            if tables <= _TYPICAL:
                costs[kind] = size.seen
            lags[kind].append(Line(f"{kind}, {tables}", quantile(size.trips_s, 0.99).scaled(1e3)))
        part.rows.append(Row(f"{tables} tables", cells["slapjack"], cells["colyseus"]))
    most = fine["slapjack"]
    part.rows.append(
        Row(
            f"most tables here with p99 lag <= {LAG_MS_MAX:g} ms",
            str(most),
            str(fine["colyseus"]),
            goal=met(is_met=most >= TABLES_LEAST, goal=f">= {TABLES_LEAST}"),
        )
    )
    part.notes = _notes(costs)
    part.panels = [
        Panel(f"p99 of the loop's lag by tables, ms ({name})", tuple(lines), mark=LAG_MS_MAX)
        for name, lines in lags.items()
    ]
    return part


def _notes(costs: dict[Kind, hall.Seen]) -> list[str]:
    """Say what the knee is: messages, and what each costs."""
    ours, theirs = costs["slapjack"], costs["colyseus"]
    each = [seen.cpu / seen.messages * 1e6 for seen in (ours, theirs)]
    times = ours.messages / theirs.messages
    return [
        f"The knee is the number of messages. One in or out costs {each[0]:.0f} us of the core here"
        f" and {each[1]:.0f} us there, about half of it the kernel's; but our tables say"
        f" {times:.1f} times as many at {ours.tables} tables: a ping each 100 ms from a press until"
        " its face is seen, one a second otherwise, and a watermark in each frame of a race. They"
        " are what the right winner above is made of (docs/fairness.md).",
        "What profiling changed: answers to pings no longer bring a quiet table to rest anew, which"
        " was 46 % of the time spent in tables (src/slapjack/table/stillness.py); full collections"
        " of garbage walk only what came since the last one (src/slapjack/server/garbage.py).",
    ]


def _played(kind: Kind, tables: int, seconds: float) -> Size:
    words = ("--max-tables", "2000") if kind == "slapjack" else ()
    with servers.serving(kind, words) as server, ExitStack() as started:
        probe = Probe(started, server)
        return uvloop.run(_play(server, probe, tables, seconds))


async def _play(server: servers.Server, probe: Probe, tables: int, seconds: float) -> Size:
    seated = await hall.seat(server, tables, SCRIPT)
    with hall.calm():
        seen = await hall.play(server, seated, seconds, begun=lambda: probe.begin(seconds))
    hall.leave(seated)
    return Size(seen, probe.found())


def _cell(size: Size) -> str:
    seen = size.seen
    verdicts = [
        race.told_at[race.winner] - race.pressed_at[race.winner]
        for race in seen.races
        if race.winner is not None
    ]
    words = [
        f"lag p50 {quantile(size.trips_s, 0.5).value * 1e3:.2g}, p99 {size.lag_ms:.3g} ms",
        f"core {seen.cpu:.0%}",
        f"{seen.resident_bytes / 2**20:.0f} MB",
        f"{seen.messages:.0f} messages/s",
    ]
    if verdicts:
        words.insert(1, f"press to verdict {told(quantile(verdicts, 0.5), 'ms', 1e3)}")
    if seen.stuck or seen.closed:
        words.append(f"{seen.stuck} of {seen.flips} flips late, {seen.closed} sockets closed")
    return "; ".join(words)
