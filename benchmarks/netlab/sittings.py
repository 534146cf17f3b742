"""The lab's two kinds of tables, from the deal to their figures: scripted players, and pages."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.netlab import ground, hands, house, pages, people, roads
from benchmarks.netlab.carrier import Log
from benchmarks.netlab.gains import Cheat, Gained, gained
from benchmarks.netlab.hands import LabHand
from benchmarks.netlab.precedence import early
from benchmarks.netlab.roads import RoadPlan
from slapjack.protocol.fields import JudgeMode
from slapjack.sim.figures import ModeFigures, figures
from slapjack.sim.judges import JUDGES, Judge, Race
from slapjack.sim.mixtures import Kit
from slapjack.sim.player import Player
from slapjack.sim.run import EVERY_CARD_LIVE
from slapjack.sim.world import World
from slapjack.table.entries import RaceJudged

SEATS: Final = len(roads.KINDS)
_FIRST: Final = 2
_DOOR: Final = 199
"""The road by which tables are opened."""

SHOWN: Final[dict[str, Judge]] = {
    name: JUDGES[name] for name in ("ours", "arrival", "half_rtt", "full_rtt", "trusted")
}
"""The judges that need no more of a late hand than its row tells."""


class Played(msgspec.Struct):
    """What the tables of one sitting gave.

    Attributes:
        races: The whole ones, by mode and table.
        hands: Every judged hand, with its road.
        rows: Judged hands and late ones.
        voided: Races that the server annulled.
    """

    races: dict[JudgeMode, list[list[Race]]]
    hands: list[tuple[RoadPlan, LabHand]]
    judged: int
    voided: int
    log: Log
    reports: list[pages.Page] = []


class Seated(msgspec.Struct, frozen=True):
    """One table of a sitting."""

    mode: JudgeMode
    kits: list[Kit]
    plans: list[RoadPlan]
    first: type[Player] = Player

    @property
    def paths(self) -> list[str]:
        """The kind of road of each seat."""
        return [plan.name for plan in self.plans]


def seat(modes: Sequence[JudgeMode], seed: str) -> list[Seated]:
    """Draw the players and roads of a table in each mode; each mode has the same players."""
    tables = []
    for number, mode in enumerate(modes):
        own = f"{seed}/{modes[:number].count(mode)}"
        plans = roads.roads_of(
            roads.kits_of(own), first=_FIRST + SEATS * number, seed=f"{own}/{mode}"
        )
        tables.append(Seated(mode, roads.kits_of(own), plans))
    return tables


def play_scripted(tables: Sequence[Seated], seconds: float, folder: Path) -> Played:
    """Let scripted players play at all tables at once."""
    with early(), ground.laid(_all(tables), house.command(folder / "data"), folder) as lab:
        house.await_ready(lab)
        parties = [
            people.Party(
                house.open_table(_DOOR, EVERY_CARD_LIVE, table.mode, SEATS),
                table.kits,
                table.plans[0].number,
                table.first,
            )
            for table in tables
        ]
        seen = asyncio.run(people.play(parties, seconds))
        judged = [house.races_of(folder / "data", party.table.code) for party in parties]
    return _gather(tables, seen, judged, lab.log())


def play_cheats(cheats: Sequence[Cheat], seed: str, seconds: float, folder: Path) -> list[Gained]:
    """Let a cheat sit nearest at each table, and count what its lies gained."""
    tables = [
        msgspec.structs.replace(table, first=cheat.kind)
        for table, cheat in zip(seat([one.mode for one in cheats], seed), cheats, strict=True)
    ]
    played = play_scripted(tables, seconds, folder)
    found = []
    for cheat, table in zip(cheats, tables, strict=True):
        road = table.plans[0].number
        hands = [hand for plan, hand in played.hands if plan.number == road]
        found.append(gained(cheat, hands))
    return found


def play_pages(table: Seated, seconds: float, folder: Path) -> Played:
    """Let pages in a browser play at one table."""
    with early(), ground.laid(_all([table]), house.command(folder / "data"), folder) as lab:
        house.await_ready(lab)
        opened = house.open_table(_DOOR, EVERY_CARD_LIVE, table.mode, 0)
        first = table.plans[0].number
        # No browser takes the time of the server's machine but here.
        with early(0):
            found = pages.play(opened, first, SEATS, seconds, folder / "pages.json")
        judged = house.races_of(folder / "data", opened.code)
    played = _gather([table], [pages.seen_of(found)], [judged], lab.log())
    played.reports = found
    return played


def _all(tables: Sequence[Seated]) -> list[RoadPlan]:
    return [roads.probe_road(_DOOR), *(plan for table in tables for plan in table.plans)]


def _gather(
    tables: Sequence[Seated],
    seen: Sequence[people.Seen],
    judged: Sequence[Sequence[RaceJudged]],
    log: Log,
) -> Played:
    played = Played(races={}, hands=[], judged=0, voided=0, log=log)
    for table, known, races in zip(tables, seen, judged, strict=True):
        whole = hands.whole_races(races, known.truths, known.lates, table.paths)
        played.races.setdefault(table.mode, []).append(whole)
        found = hands.judged_hands(races, known.truths, table.paths)
        played.hands += [(table.plans[hand.evidence.seat], hand) for hand in found]
        played.judged += len(races)
        played.voided += len(known.voided)
    return played


def real(played: Played) -> list[ModeFigures]:
    """Count the errors of each mode."""
    return [figures(mode, tables, judges=SHOWN) for mode, tables in played.races.items()]


def virtual(played: Played, seed: str) -> list[ModeFigures]:
    """Play as many races with the same players in virtual time, and count their errors."""
    found = []
    for mode, whole in played.races.items():
        twins = []
        for number, races in enumerate(whole):
            world = World(roads.LAB, f"{seed}/{number}", judge=mode, rules=EVERY_CARD_LIVE)
            world.deal()
            world.play_races(max(1, len(races)))
            twins.append(world.chronicle.races[: len(races)])
        found.append(figures(mode, twins, judges=SHOWN))
    return found
