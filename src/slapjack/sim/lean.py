"""The lean model: only what becomes evidence of a hand, without a Table, a game or words.

Faces and pings go down a road, acknowledgements, answers and hands come up it; what the server's
clock and kernel see of them is the evidence that the judges are given. There is no closing, so
nobody is late and nothing is waited for. Roads, kernels, devices and people are those of `World`,
and what is kept of them is kept by the server's own `Latency` and `Trace`; the talk around a race
is left out. It is a check on `World` by another way, and plays several times as many races.

Source: judge.md 2.
"""

import random
from collections.abc import Sequence
from functools import partial
from typing import Final

from slapjack.fairness import (
    CASUAL,
    Evidence,
    JudgeSettings,
    Latency,
    Way,
    fore_period,
    plan,
    settings_for,
)
from slapjack.protocol.fields import JudgeMode
from slapjack.sim.cables import SEGMENT_BYTES, Cables
from slapjack.sim.figures import figures
from slapjack.sim.judges import JUDGES, Race, RacedHand
from slapjack.sim.mixtures import MIXTURES, Kit, Mixture, draw_kits
from slapjack.sim.player import MARK_EVERY_US, MARKS_AFTER_SLAP
from slapjack.sim.report import Report
from slapjack.sim.run import MODES, RACES_PER_TABLE
from slapjack.sim.schedule import Schedule
from slapjack.table.pings import BURST, HOT_US
from slapjack.table.trace import LOOKED_US, Trace
from slapjack.units import ConnectionId, FlipNo, Micros, Seat

_THINK_US: Final = 900_000
"""From the last hand of a race to the next press; the road has come to rest by then."""

_LONG: Final = b"." * (SEGMENT_BYTES + 1)
"""What makes a kernel acknowledge at once."""


class _Device:
    """A page and the person before it: it answers pings, shows faces, marks, and slaps."""

    def __init__(self, seat: int, kit: Kit, schedule: Schedule, line: "_Line") -> None:
        self.seat = seat
        self.kit = kit
        self.shown_at = self.pressed_at = Micros(0)
        self._schedule = schedule
        self._line = line
        self._marks_left = 0

    def receive(self, frame: bytes) -> None:
        """Take in a face or a ping, with its number; both are answered."""
        kind, number = frame[:1], frame[1:].rstrip(b".")
        self._line.up.send(b"P" + number)
        if kind == b"F":
            shown_at = self.kit.screen.shown_at(self._schedule.now)
            self._schedule.at(shown_at, self._shown)

    def _shown(self) -> None:
        press, kit = self.kit.person.press(), self.kit
        self.shown_at = self._schedule.now
        touched_at = self.shown_at + kit.screen.panel_us + press.reaction_us
        self.pressed_at = Micros(touched_at + kit.person.input_us)
        self._marks_left = MARKS_AFTER_SLAP
        self._line.up.send(b"shown")
        self._schedule.at(self.pressed_at + press.dispatch_us, partial(self._line.up.send, b"H"))
        self._schedule.after(MARK_EVERY_US, self._mark)

    def _mark(self) -> None:
        """Say something, as often as a page does: its content moves no honest hand."""
        self._line.up.send(b"mark")
        self._marks_left -= self._schedule.now > self.pressed_at
        if self._marks_left > 0:
            self._schedule.after(MARK_EVERY_US, self._mark)

    @property
    def claimed_us(self) -> Micros:
        """The reaction by the device's own clock."""
        clock = self.kit.stopwatch
        return Micros(clock.read(self.pressed_at) - clock.read(self.shown_at))


class _Line:
    """One connection as the server knows it."""

    def __init__(self, seat: int, kit: Kit, schedule: Schedule, cables: Cables) -> None:
        self.device = _Device(seat, kit, schedule, self)
        self.latency = Latency()
        self.evidence: Evidence | None = None
        self._schedule = schedule
        self._cables = cables
        self._trace = Trace()
        self._pings: list[Micros] = []
        self._number = ConnectionId(seat)
        self._face: int | None = None
        self._is_acked = True
        self._race_rtt_us: Micros | None = None
        self.up = cables.lay(self._number, self.device, self._arrived, self._acked)

    def ping(self, *, is_long: bool) -> None:
        """Send a ping."""
        self._send(b"P", _LONG if is_long else b"")

    def show(self) -> None:
        """Send a face."""
        self._face, self._is_acked, self._race_rtt_us = len(self._pings), False, None
        self._send(b"F", b"")

    def _send(self, kind: bytes, pad: bytes) -> None:
        frame = kind + str(len(self._pings)).encode() + pad
        self._pings.append(self._schedule.now)
        self._cables.send_now(self._number, frame, is_face=kind == b"F")

    def read_kernel(self) -> None:
        """Ask the kernel for its least round trip."""
        self.latency.kernel(self._cables.kernel(self._number).least_us)

    def way(self, settings: JudgeSettings) -> Way:
        """Say how the connection is reached."""
        return Way(
            base_us=self.latency.base(settings),
            frame_us=self.device.kit.screen.period_us,
            jitter_us=self.latency.jitter_us(settings),
            proved=self.latency.proved,
        )

    def _acked(self, sent_at: Micros) -> None:
        if not self._cables.is_direct:
            return
        now = self._schedule.now
        self._trace.acked(sent_at, now)
        if self._face is not None and not self._is_acked and self._pings[self._face] <= sent_at:
            self._is_acked = True
            self.latency.face(Micros(now - self._pings[self._face] - LOOKED_US // 2))

    def _arrived(self, frame: bytes) -> None:
        now = self._schedule.now
        if self.up.hole_at is not None:
            self._trace.hole(Micros(self.up.hole_at))
        self._trace.heard(now)
        if frame[:1] == b"P":
            self._answered(int(frame[1:]), now)
        elif frame == b"H":
            self.evidence = self._evidence(now)

    def _answered(self, number: int, now: Micros) -> None:
        round_trip_us = Micros(now - self._pings[number])
        self._trace.answered(self._pings[number])
        self.latency.app(round_trip_us, now)
        if number == self._face:
            self._race_rtt_us = round_trip_us

    def _evidence(self, now: Micros) -> Evidence:
        """Write down what is known of a hand; trust is added by whoever judges."""
        assert self._face is not None, "a hand answers a face"
        sent_us, kit = self._pings[self._face], self.device.kit
        return Evidence(
            seat=Seat(self.device.seat),
            flip=FlipNo(1),
            sent_us=sent_us,
            arrived_us=now,
            base_us=self.latency.base(CASUAL),
            jitter_us=self.latency.jitter_us(CASUAL),
            q95_us=self.latency.q95_us,
            race_rtt_us=self._race_rtt_us,
            frame_us=kit.screen.period_us,
            step_us=kit.stopwatch.step_us,
            claimed_us=self.device.claimed_us,
            budget_us=Micros(0),
            proof=self._trace.proof(sent_us, now),
        )


class _Bench:
    """The connections of one table, and races on them."""

    def __init__(self, mixture: Mixture, seed: str, mode: JudgeMode) -> None:
        self._schedule = Schedule()
        self._settings = settings_for(mode)
        self._words = random.Random(f"{seed}/reveal")
        self._dense = mixture.direct
        cables = Cables(self._schedule, mixture, seed)
        kits = draw_kits(mixture, seed)
        self._lines = [_Line(seat, kit, self._schedule, cables) for seat, kit in enumerate(kits)]
        for number in range(BURST):
            for line in self._lines:
                self._schedule.at(number * HOT_US, partial(line.ping, is_long=False))
        self._rest()

    def race(self, number: int) -> Race:
        """Play one race: all are shown a face, and all hands come."""
        schedule, lines = self._schedule, self._lines
        for line in lines:
            line.evidence = None
            if self._dense:
                line.read_kernel()
        reveal = plan(
            schedule.now,
            ways={ConnectionId(seat): line.way(self._settings) for seat, line in enumerate(lines)},
            settings=self._settings,
            earliest_at=schedule.now,
            fore_period_us=fore_period(self._words.getrandbits(64)),
        )
        for seat, sent_at in reveal.sends:
            schedule.at(sent_at, lines[seat].show)
        for line in lines:
            self._ping(line, reveal.show_at)
        while any(line.evidence is None for line in lines):
            schedule.step()
        hands = tuple(_raced(line) for line in lines)
        shown = [line.device.shown_at for line in lines]
        self._rest()
        spread_us = Micros(max(shown) - min(shown))
        return Race(1, number, winner=None, wait_us=Micros(0), spread_us=spread_us, hands=hands)

    def _ping(self, line: _Line, show_at: Micros) -> None:
        """Ping until the hand has come: often, and where a kernel is asked, densely on the face."""
        if line.evidence is not None:
            return
        now = self._schedule.now
        is_dense = self._dense and now >= show_at
        line.ping(is_long=is_dense)
        pause_us = self._settings.ping_gap_us if is_dense else HOT_US
        next_at = show_at if self._dense and now < show_at < now + pause_us else now + pause_us
        self._schedule.at(next_at, partial(self._ping, line, show_at))

    def _rest(self) -> None:
        self._schedule.run_until(self._schedule.now + _THINK_US)


def _raced(line: _Line) -> RacedHand:
    device, kit, evidence = line.device, line.device.kit, line.evidence
    assert evidence is not None, "expected a race in which every hand came"
    stamped_at = kit.stopwatch.read(device.pressed_at) + kit.stopwatch.started_us
    return RacedHand(
        seat=device.seat,
        path=kit.path,
        device_us=Micros(device.pressed_at - device.shown_at),
        eye_us=Micros(device.pressed_at - device.shown_at - kit.person.input_us),
        wall_us=device.pressed_at + kit.wall_error_us,
        synced_us=stamped_at - (kit.down_us - kit.up_us) // 2,
        round_trip_us=line.latency.mean_us,
        evidence=evidence,
        score_us=Micros(0),
        late=False,
    )


def run_lean(world: str, *, races: int, seed: int, modes: Sequence[JudgeMode] = MODES) -> Report:
    """Play so many races of a world in each mode, and count; what only a Table can rule is missing.

    Args:
        world: One of `MIXTURES` in which nobody moves to another path.
        races: At least this many are played; the last table plays to its end.
        seed: Equal seeds give equal reports.
        modes: How the tables judge, which also decides when faces are sent.

    Raises:
        KeyError: No such world.
        ValueError: People move in it.
    """
    mixture = MIXTURES[world]
    if mixture.moves_after_us is not None:
        raise ValueError(f"expected a world in which nobody moves, got {world!r}")
    judges = {name: judge for name, judge in JUDGES.items() if name != "ours"}
    reports = []
    for mode in modes:
        tables = []
        for first in range(0, races, RACES_PER_TABLE):
            bench = _Bench(mixture, f"{seed}/{first}", mode)
            tables.append([bench.race(number) for number in range(RACES_PER_TABLE)])
        reports.append(figures(mode, tables, judges=judges))
    return Report(world=world, seed=seed, modes=tuple(reports))
