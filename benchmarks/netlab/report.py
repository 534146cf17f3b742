"""The lab's figures as tables for people, in the form of docs/fairness.md."""

from collections.abc import Iterator, Sequence

import msgspec

from benchmarks.netlab import probe
from benchmarks.netlab.gains import Gained
from benchmarks.netlab.measures import HoleFigures, RoadFigures, Spread
from slapjack.sim.figures import ModeFigures


class Machine(msgspec.Struct, frozen=True):
    """What else the machine did meanwhile: processors, and the mean load at start and end."""

    processors: int
    load_before: float
    load_after: float


class CarrierFigures(msgspec.Struct, frozen=True):
    """What the roads did.

    Attributes:
        late_us: How much later than its road says a packet was handed over.
    """

    packets: int
    losses: int
    late_us: Spread


class SittingFigures(msgspec.Struct, frozen=True):
    """One sitting: scripted players, or pages.

    Attributes:
        voided: Races that the server annulled, as after a stall of its loop.
        dispatch_us: From the server's kernel to the stamp of an arrival.
        told_us: Pages only: by how much the page tells a later moment of showing than its eyes saw.
        unsure_us: Pages only: how far the clocks of two pages may be told apart wrongly.
    """

    name: str
    real: list[ModeFigures]
    virtual: list[ModeFigures]
    roads: list[RoadFigures]
    holes: HoleFigures
    carrier: CarrierFigures
    judged: int
    voided: int
    dispatch_us: Spread
    told_us: Spread | None = None
    unsure_us: float | None = None


class Report(msgspec.Struct):
    """A whole run."""

    machine: Machine
    seed: str
    sittings: list[SittingFigures]
    cheats: list[Gained]
    acks: list[probe.Delays]


def as_json(report: Report) -> str:
    """Write the report as one JSON document."""
    return msgspec.json.encode(report).decode()


def as_text(report: Report) -> str:
    """Write the report for people."""
    return "\n".join(_lines(report))


def _lines(report: Report) -> Iterator[str]:
    machine = report.machine
    yield (
        f"seed {report.seed}, {machine.processors} processors,"
        f" load {machine.load_before:.1f} before and {machine.load_after:.1f} after"
    )
    for sitting in report.sittings:
        yield ""
        yield from _sitting(sitting)
    if report.cheats:
        yield ""
        yield from _cheats(report.cheats)
    if report.acks:
        yield ""
        yield from _acks(report.acks)


def _sitting(sitting: SittingFigures) -> Iterator[str]:
    yield f"## {sitting.name}"
    yield "\n| Judge, % of pairs wrong | >= 10 ms | >= 20 ms | >= 50 ms | wrong winner | pairs |"
    yield "|---|---|---|---|---|---|"
    for place, modes in (("sockets", sitting.real), ("virtual", sitting.virtual)):
        for mode in modes:
            yield from _judges(place, mode)
    yield "\n| Wait after the first hand, and spread of the showing, ms | p50 | p95 | p50 | p95 |"
    yield "|---|---|---|---|---|"
    for place, modes in (("sockets", sitting.real), ("virtual", sitting.virtual)):
        for mode in modes:
            spans = (mode.wait_p50_us, mode.wait_p95_us, mode.spread_p50_us, mode.spread_p95_us)
            yield f"| {mode.mode}, {place} | " + " | ".join(map(_ms0, spans)) + " |"
    yield "\n| Road | laid: round trip, jitter | base | jitter | way up beyond | hands | proved |"
    yield "|---|---|---|---|---|---|---|"
    for road in sitting.roads:
        yield (
            f"| {road.name} | {_ms(road.rtt_us)}, {_ms(road.jitter_us)}"
            f" | {_of(road.base_us)} | {_of(road.known_jitter_us)} | {_of(road.travel_us)}"
            f" | {road.hands} | {road.proved} |"
        )
    holes, carrier = sitting.holes, sitting.carrier
    yield (
        f"\nHands held up by a loss: {holes.held_up}, a hole was seen for {holes.seen};"
        f" seen where nothing was lost: {holes.unlike}."
    )
    yield (
        f"{sitting.judged} races judged, {sitting.voided} annulled. From the kernel to the stamp of"
        f" an arrival: {_of(sitting.dispatch_us)} ms, at most {_ms(sitting.dispatch_us.most)}."
    )
    yield (
        f"Carrier: {carrier.packets} packets, {carrier.losses} with data lost, late by"
        f" {_of(carrier.late_us)} ms, at most {_ms(carrier.late_us.most)}."
    )
    if sitting.told_us is not None and sitting.unsure_us is not None:
        yield (
            f"The pages tell the moment of showing {_of(sitting.told_us)} ms after their eyes;"
            f" their clocks are known to {_ms(sitting.unsure_us)} ms."
        )


def _judges(place: str, mode: ModeFigures) -> Iterator[str]:
    for name, judge in mode.judges.items():
        cells = " | ".join(
            f"{row.percent:.2f} ({row.low:.2f}-{row.high:.2f})" for row in judge.misorder
        )
        pairs = judge.misorder[0].pairs
        yield (
            f"| {mode.mode}, {place}: {name} | {cells}"
            f" | {judge.wrong_winner_percent:.1f} | {pairs} |"
        )


def _cheats(found: Sequence[Gained]) -> Iterator[str]:
    yield "## Cheats 8 ms away, on real sockets"
    yield "\n| Cheat | gain, ms a hand | jitter that it was forgiven | hands |"
    yield "|---|---|---|---|"
    for one in found:
        yield (
            f"| {one.name} | {one.mean:.1f} ({one.low:.1f} to {one.high:.1f})"
            f" | {one.jitter_ms:.1f} | {one.hands} |"
        )


def _acks(found: Sequence[probe.Delays]) -> Iterator[str]:
    yield "## One socket over a calm road of 40 ms: acknowledged so much after the round trip, ms"
    yield "\n| Frame | segments | gap | page | p50 | p95 | most | frames |"
    yield "|---|---|---|---|---|---|---|---|"
    holes = []
    for delays in found:
        case, late = probe.CASES[delays.case], probe.summed(delays)
        if case.bytes:
            page = "answers" if case.answers else "is silent"
            segments = f"of at most {case.maxseg}" if case.maxseg else "as they come"
            yield (
                f"| {case.bytes} bytes | {segments} | {case.gap_ms} ms | {page}"
                f" | {_ms(late.middle)} | {_ms(late.high)} | {_ms(late.most)} | {late.count} |"
            )
        else:
            holes.append(
                f"One packet in {case.loses_every} lost on the way up, one each {case.gap_ms} ms:"
                f" {delays.holes} holes seen, {delays.unseen} losses not,"
                f" filled after {_of(late)} ms."
            )
    yield ""
    yield from holes


def _of(span: Spread) -> str:
    return f"{_ms(span.middle)} ({_ms(span.low)}-{_ms(span.high)})"


def _ms(span_us: float) -> str:
    return f"{span_us / 1000:.1f}"


def _ms0(span_us: float) -> str:
    return f"{span_us / 1000:.0f}"
