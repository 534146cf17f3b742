"""Run the lab and print its figures: `make netlab`, or `python -m benchmarks.netlab --help`.

    python -m benchmarks.netlab [--seconds 100] [--tables 4] [--pages-seconds 70] [--json]

0 seconds leave a part out. Where the machine does not let it run, one sentence says so.
"""

import argparse
import asyncio
import os
import subprocess
import sys
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.netlab import ground, measures, pages, probe, rights, sittings
from benchmarks.netlab.gains import CHEATS, Gained
from benchmarks.netlab.report import (
    CarrierFigures,
    Machine,
    Report,
    SittingFigures,
    as_json,
    as_text,
)
from slapjack.protocol.fields import JudgeMode

_MODES: Final[tuple[JudgeMode, ...]] = ("casual", "ranked")
_PROBED_S: Final = 60


def main() -> int:
    """Say why the lab cannot run here, or run it in a namespace of its own."""
    parser = argparse.ArgumentParser(prog="netlab", description=rights.NEEDS)
    parser.add_argument("--seconds", type=float, default=100.0, help="of scripted players")
    parser.add_argument("--tables", type=int, default=4, help="of scripted players at once")
    parser.add_argument("--cheats-seconds", type=float, default=70.0, help="of cheats")
    parser.add_argument("--pages-seconds", type=float, default=70.0, help="of pages in a browser")
    parser.add_argument("--seed", default="7")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-probe", dest="probes", action="store_false", help="no single sockets")
    parser.add_argument("--no-twin", dest="twin", action="store_false", help="no virtual world")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.inside:
        print((as_json if wanted.json else as_text)(_run(wanted)))
        return 0
    why = rights.missing()
    if why is not None:
        print(f"The netlab is left out: {why}. {rights.NEEDS}", file=sys.stderr)
        return 0
    again = [sys.executable, "-m", "benchmarks.netlab", "--inside", *sys.argv[1:]]
    return subprocess.run([*rights.unshare(), *again], check=False).returncode


def _run(wanted: argparse.Namespace) -> Report:
    before = os.getloadavg()[0]
    parts: list[SittingFigures] = []
    acks: list[probe.Delays] = []
    if wanted.probes:
        _tell("single sockets")
        acks = _probe()
    if wanted.seconds:
        _tell(f"scripted players at {wanted.tables} tables, {wanted.seconds:g} s")
        parts.append(_scripted(wanted.tables, wanted.seconds, wanted.seed, twin=wanted.twin))
    cheats: list[Gained] = []
    if wanted.cheats_seconds:
        _tell(f"cheats, {wanted.cheats_seconds:g} s")
        with TemporaryDirectory() as name:
            cheats = sittings.play_cheats(
                CHEATS, f"{wanted.seed}/cheats", wanted.cheats_seconds, Path(name)
            )
    if wanted.pages_seconds and (why := pages.missing()) is not None:
        _tell(f"the pages are left out: {why}")
    elif wanted.pages_seconds:
        _tell(f"pages in Chromium, {wanted.pages_seconds:g} s")
        parts.append(_pages(wanted.pages_seconds, wanted.seed))
    machine = Machine(os.cpu_count() or 1, before, os.getloadavg()[0])
    return Report(machine, wanted.seed, parts, cheats, acks)


def _tell(what: str) -> None:
    print(f"netlab: {what} ...", file=sys.stderr, flush=True)


def _probe() -> list[probe.Delays]:
    with TemporaryDirectory() as name:
        folder = Path(name)
        report = folder / "acks.json"
        with ground.laid(probe.roads(), ["sleep", str(_PROBED_S)], folder) as lab:
            command = [sys.executable, "-m", "benchmarks.netlab.probe", str(report)]
            with subprocess.Popen(lab.inside(*command), stdout=subprocess.PIPE) as beside:
                assert beside.stdout is not None
                beside.stdout.readline()
                asyncio.run(probe.visit())
                beside.wait(_PROBED_S)
        return probe.read(report)


def _scripted(tables: int, seconds: float, seed: str, *, twin: bool) -> SittingFigures:
    modes = [_MODES[number % len(_MODES)] for number in range(tables)]
    seated = sittings.seat(modes, seed)
    with TemporaryDirectory() as name:
        played = sittings.play_scripted(seated, seconds, Path(name))
    found = _figures("Scripted players on real sockets", played)
    if twin:
        _tell("the same players in virtual time")
        found.virtual.extend(sittings.virtual(played, seed))
    return found


def _pages(seconds: float, seed: str) -> SittingFigures:
    (table,) = sittings.seat(["casual"], f"{seed}/pages")
    with TemporaryDirectory() as name:
        played = sittings.play_pages(table, seconds, Path(name))
    told = [
        press.told_shown_us - press.shown_us
        for press in chain.from_iterable(page.presses for page in played.reports)
    ]
    unsure_us = max(page.unsure_us for page in played.reports)
    return _figures("Pages in Chromium", played, measures.spread(told), unsure_us)


def _figures(
    name: str,
    played: sittings.Played,
    told_us: measures.Spread | None = None,
    unsure_us: float | None = None,
) -> SittingFigures:
    log = played.log
    return SittingFigures(
        name=name,
        real=sittings.real(played),
        virtual=[],
        roads=measures.of_roads(played.hands),
        holes=measures.of_holes(played.hands, log),
        carrier=CarrierFigures(log.packets, len(log.losses), measures.spread(log.late_us)),
        judged=played.judged,
        voided=played.voided,
        dispatch_us=measures.dispatch(played.hands, log),
        told_us=told_us,
        unsure_us=unsure_us,
    )


if __name__ == "__main__":
    sys.exit(main())
