"""From a press to its verdict, and from a verdict at the first seat to one at the last.

First as the peer decides: the hand that arrives first wins, at ours by the tie rule `first`; then
nobody is waited for, and what is left is what a server costs. Then as we ship it, where the judge
waits for hands that may still prove faster.
"""

from collections import defaultdict
from typing import Final

import uvloop

from benchmarks.peers import hall, servers
from benchmarks.peers.rows import Part, Row, met, ratio_of_medians, spread, times, told
from benchmarks.peers.servers import KINDS, Kind
from benchmarks.peers.table import Race, Script
from slapjack.lab.intervals import Figure, quantile
from slapjack.lab.picture import Line, Panel

COMMAND: Final = "python -m benchmarks.peers latency"
GOAL_MS: Final = 1.5
_LIVE: Final = ("J", "Q")
"""Twice the races of the classic game, for twice the samples."""
Samples = dict[str, list[float]]


def measure(tables: int, seconds: float, rounds: int) -> Part:
    """Measure all three servers in turns."""
    waits: dict[str, Samples] = defaultdict(lambda: defaultdict(list))
    for _ in range(rounds):
        for kind in KINDS:
            _into(waits[kind], _played(kind, tables, seconds, is_judged=False))
        _into(waits["judged"], _played("slapjack", tables, seconds, is_judged=True))
    return _part(waits, tables)


def _played(kind: Kind, tables: int, seconds: float, *, is_judged: bool) -> hall.Seen:
    script = Script(live=_LIVE, is_judged=is_judged)

    async def play(server: servers.Server) -> hall.Seen:
        seated = await hall.seat(server, tables, script)
        with hall.calm():
            return await hall.play(server, seated, seconds)

    with servers.serving(kind) as server:
        return uvloop.run(play(server))


def _into(samples: Samples, seen: hall.Seen) -> None:
    samples["fan"] += seen.spreads_s
    samples["cpu"].append(seen.cpu)
    for race in seen.races:
        samples["verdict"] += _verdicts(race)
        if race.winner is not None and race.winner in race.patched_at:
            samples["state"].append(race.patched_at[race.winner] - race.pressed_at[race.winner])


def _verdicts(race: Race) -> list[float]:
    """Return press to verdict of the winner; at the echo everybody's."""
    seats = race.pressed_at if race.winner is None and not race.order else [race.winner]
    return [
        race.told_at[seat] - race.pressed_at[seat]
        for seat in seats
        if seat is not None and seat in race.told_at
    ]


def _part(waits: dict[str, Samples], tables: int) -> Part:
    ours, theirs, echo = (waits[kind] for kind in KINDS)
    judged = waits["judged"]
    over = _over(ours["verdict"], echo["verdict"])
    part = Part(f"A press and its verdict, {tables} tables of four", COMMAND)
    part.rows = [
        Row(
            "press to verdict, first arrival wins",
            spread(ours["verdict"]),
            spread(theirs["verdict"]),
            spread(echo["verdict"]),
            times(ratio_of_medians(ours["verdict"], theirs["verdict"])),
        ),
        Row(
            "over the bare echo (medians)",
            told(over, "ms", 1e3),
            told(_over(theirs["verdict"], echo["verdict"]), "ms", 1e3),
            goal=met(is_met=over.value * 1e3 <= GOAL_MS, goal=f"<= {GOAL_MS} ms"),
        ),
        Row("press to the state that holds it", colyseus=spread(theirs["state"])),
        Row("press to verdict as shipped, with the judge's wait", spread(judged["verdict"])),
        Row(
            "fan-out: first to last seat that is told",
            spread(ours["fan"]),
            spread(theirs["fan"]),
            ratio=times(ratio_of_medians(ours["fan"], theirs["fan"])),
        ),
    ]
    part.notes = [
        "The peer is ahead for two reasons. An action is told here when it is on the disk"
        " (`python -m benchmarks.journal` tells how many a second), which a room in memory never"
        " waits for. And a hand is weighed by rules in Python on a copy of the game, so that one"
        " that is refused has changed nothing. The state of the peer, which its documentation has"
        " the page show, follows with the next patch, 50 ms apart."
    ]
    part.panels = [
        Panel(
            f"Press to verdict at {tables} tables, median, ms",
            tuple(
                Line(name, quantile(samples["verdict"], 0.5).scaled(1e3))
                for name, samples in (
                    ("bare echo", echo),
                    ("Colyseus", theirs),
                    ("Slapjack, first arrival", ours),
                    ("Slapjack, judged", judged),
                )
                if samples["verdict"]
            ),
        )
    ]
    return part


def _over(ours: list[float], echo: list[float]) -> Figure:
    """Return by how much one median is above another; intervals added, so never too narrow."""
    one, other = quantile(ours, 0.5), quantile(echo, 0.5)
    return Figure(one.value - other.value, one.low - other.high, one.high - other.low)
