"""What one client in ten who does not behave costs all others (P9), and the server's loop (P13).

Quiet spells and spells with bad neighbours take turns in one run, so that a busy machine slows both
alike and only their ratio says something. The server, the honest and the bad are a process each.
Twenty-five tables are played at by a page each and looked on by another; beside them come clients
that never read, flood with frames, say what is no message, leave handshakes half open, or ask for
pages without a pause. Each is behind an address of its own, as visitors of a proxy are.

A bystander, a process that has to do with none of them, notes when the machine itself let it wait:
verdicts of those moments are counted apart, since on a machine that others use they say nothing of
this server. Where hardly a moment is left so, the loop's turns still tell: a message that comes
waits for the turn that is on, and how long a turn keeps the processor does not depend on who else
wants it.

    python -m benchmarks.bad_neighbour [--seconds 10] [--rounds 4] [--tables 25]

On a busy Linux machine start it with `chrt -f 5`, as who may: then the others wait for it.
"""

import argparse
import asyncio
import logging
import selectors
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from ipaddress import ip_network
from multiprocessing.connection import Connection
from pathlib import Path
from time import thread_time_ns
from typing import Any

import httpx

from benchmarks.honest import Honest, now_us
from benchmarks.misbehaviour import DEEDS, misbehave
from benchmarks.processes import start
from slapjack.server import garbage
from slapjack.server.config import ServerConfig
from tests.server.house import HOST, running

PROBE_S = 0.01
STAND_BY_S = 0.002
STALL_US = 5_000
NEAR_US = 50_000
"""So long after a stall its queue may still be worked off."""

Timed = tuple[int, int]
"""A moment, and how long it took."""


# The server


def serve(pipe: Connection) -> None:
    """Serve until told to stop; tell how late the loop was since it was last asked."""
    logging.disable(logging.ERROR)
    turns = Turns()
    with asyncio.Runner(loop_factory=lambda: asyncio.SelectorEventLoop(turns)) as runner:
        runner.run(_serve(pipe, turns))


class Turns(selectors.DefaultSelector):
    """Notes how much of the processor each turn of a loop takes.

    Attributes:
        noted_us: Turns since they were last asked for.
    """

    def __init__(self) -> None:
        super().__init__()
        self.noted_us: list[int] = []
        self._began_ns = thread_time_ns()

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.noted_us.append((thread_time_ns() - self._began_ns) // 1_000)
        found = super().select(timeout)
        self._began_ns = thread_time_ns()
        return found


async def _serve(pipe: Connection, turns: Turns) -> None:
    with tempfile.TemporaryDirectory() as folder:
        config = ServerConfig(
            host=HOST,
            port=0,
            data=Path(folder),
            trusted_proxies=(ip_network(f"{HOST}/32"),),
        )
        async with running(config, Path(folder)) as house:
            garbage.keep_short()
            pipe.send(house.port)
            late: list[Timed] = []
            async with asyncio.TaskGroup() as tasks:
                probe = tasks.create_task(_probe(late))
                while await asyncio.to_thread(pipe.recv):
                    pipe.send((late.copy(), turns.noted_us.copy()))
                    late.clear()
                    turns.noted_us.clear()
                probe.cancel()


async def _probe(late: list[Timed]) -> None:
    while True:
        asked_at = now_us()
        await asyncio.sleep(PROBE_S)
        late.append((asked_at, now_us() - asked_at - int(PROBE_S * 1_000_000)))


# The bystander


def stand_by(pipe: Connection) -> None:
    """Tell the moments at which the machine stood still, since it was last asked."""
    stalls: list[Timed] = []
    while True:
        asked_at = now_us()
        if pipe.poll(STAND_BY_S):
            if not pipe.recv():
                return
            pipe.send(stalls)
            stalls = []
        elif now_us() - asked_at > STAND_BY_S * 1_000_000 + STALL_US:
            stalls.append((asked_at, now_us() - asked_at))


# The honest, and the table of it all


@dataclass
class Spell:
    """What was measured while the neighbours were quiet, or not.

    Attributes:
        verdicts_us: Times to a verdict while the machine ran.
        stalled: Verdicts of moments at which it did not.
    """

    verdicts_us: list[int] = field(default_factory=list)
    stalled: int = 0
    late_us: list[int] = field(default_factory=list)
    turns_us: list[int] = field(default_factory=list)
    voids: int = 0
    closed: int = 0

    def take(self, verdicts: list[Timed], late: list[Timed], stalls: list[Timed]) -> None:
        """Take in what was timed while the machine ran, and count the rest apart."""
        ran = [took for at, took in verdicts if not _is_near(at, took, stalls)]
        self.stalled += len(verdicts) - len(ran)
        self.verdicts_us += ran
        self.late_us += [took for at, took in late if not _is_near(at, took, stalls)]

    def line(self, name: str) -> str:
        verdicts = " ".join(f"{at(self.verdicts_us, q) / 1_000:7.1f}" for q in (0.5, 0.95, 0.99))
        late = " ".join(f"{at(self.late_us, q) / 1_000:7.1f}" for q in (0.5, 0.99))
        turns = f"{in_turns(self.turns_us, 0.99) / 1_000:7.2f} {max(self.turns_us) / 1_000:7.2f}"
        counted = f"{turns} {self.stalled:6} {self.voids:6} {self.closed:6}"
        return f"{name:16} {len(self.verdicts_us):6}  {verdicts}   {late}   {counted}"


def _is_near(at: int, took: int, stalls: list[Timed]) -> bool:
    return any(at <= since + span + NEAR_US and since <= at + took for since, span in stalls)


def at(values: list[int], quantile: float) -> float:
    """Return the value that so many are at most."""
    ordered = sorted(values) or [0]
    return ordered[min(len(ordered) - 1, int(quantile * len(ordered)))]


def in_turns(turns_us: list[int], quantile: float) -> float:
    """Return the turn that such a share of the busy time does not pass.

    More messages come into a long turn than into a short one.
    """
    left = quantile * sum(turns_us)
    for turn_us in sorted(turns_us):
        left -= turn_us
        if left <= 0:
            return turn_us
    return 0


async def measure(asked: argparse.Namespace) -> None:
    with ExitStack() as started:
        to_server = start(started, serve)
        port = await asyncio.to_thread(to_server.recv)
        honest = [
            Honest(f"{HOST}:{port}", {"x-forwarded-for": f"10.8.0.{one + 1}"})
            for one in range(asked.tables)
        ]
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", trust_env=False) as http:
            for one in honest:
                await one.open(http)
        bystander = start(started, stand_by)
        number = max(len(DEEDS), round(2 * asked.tables / 10))
        deeds = [asked.only] if asked.only else [deed.__name__ for deed in DEEDS]
        names = [deeds[one % len(deeds)] for one in range(number)]
        to_bad = start(started, misbehave, port, [one.code for one in honest], names)
        spells = {"quiet": Spell(), "bad neighbours": Spell()}
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(one.play()) for one in honest]
            playing += [tasks.create_task(one.look_on()) for one in honest]
            await asyncio.sleep(3)
            done = await _take_turns(asked, honest, to_server, to_bad, bystander, spells)
            for task in playing:
                task.cancel()
        to_bad.send(None)
        bystander.send(None)
        to_server.send(None)
    report(spells, list(zip(names, done, strict=True)))


async def _take_turns(
    asked: argparse.Namespace,
    honest: list[Honest],
    to_server: Connection,
    to_bad: Connection,
    bystander: Connection,
    spells: dict[str, Spell],
) -> list[tuple[int, int]]:
    deeds: list[tuple[int, int]] = []
    for _ in range(asked.rounds):
        for name, spell in spells.items():
            closed = sum(one.closed for one in honest)
            voids = sum(one.voids for one in honest)
            await _asked(to_server)
            await _asked(bystander)
            for one in honest:
                one.verdicts_us.clear()
            if name == "quiet":
                await asyncio.sleep(asked.seconds)
            else:
                to_bad.send(asked.seconds)
                deeds = await asyncio.to_thread(to_bad.recv)
            (late, turns_us), stalls = await _asked(to_server), await _asked(bystander)
            spell.turns_us += turns_us
            spell.take([one for page in honest for one in page.verdicts_us], late, stalls)
            spell.voids += sum(one.voids for one in honest) - voids
            spell.closed += sum(one.closed for one in honest) - closed
            await asyncio.sleep(1)
    return deeds


async def _asked(pipe: Connection) -> Any:
    """Ask a process for what it noted since it was last asked."""
    pipe.send("noted?")
    return await asyncio.to_thread(pipe.recv)


def report(spells: dict[str, Spell], deeds: list[tuple[str, tuple[int, int]]]) -> None:
    print(
        "                         press to verdict (ms)    loop late (ms)   turns (ms)  "
        "    left  races honest"
    )
    print(
        "spell            number      p50     p95     p99       p50     p99     p99     max "
        "   out   void closed"
    )
    for name, spell in spells.items():
        print(spell.line(name))
    quiet, loud = spells["quiet"], spells["bad neighbours"]
    for q in (0.5, 0.99):
        verdicts = at(loud.verdicts_us, q) - at(quiet.verdicts_us, q)
        ratio = at(loud.verdicts_us, q) / max(1, at(quiet.verdicts_us, q))
        lag = at(loud.late_us, q) / max(1, at(quiet.late_us, q))
        print(
            f"p{q * 100:.0f}: verdicts {verdicts / 1_000:+.1f} ms, {ratio:.2f} times a quiet one;"
            f" the loop {lag:.2f} times as late"
        )
    longest = [in_turns(spell.turns_us, 0.99) for spell in (quiet, loud)]
    print(f"a turn of the loop: {(longest[1] - longest[0]) / 1_000:+.2f} ms at p99")
    for name, (said, cut) in deeds:
        print(f"{name:18} {said:8} things said, sent away {cut} times")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--rounds", type=int, default=4)
    options.add_argument("--tables", type=int, default=25)
    options.add_argument("--only", choices=[deed.__name__ for deed in DEEDS], help="of the deeds")
    asyncio.run(measure(options.parse_args()))


if __name__ == "__main__":
    main()
