"""What the lab's hands show: distance and jitter as the server knew them, proofs, holes, waits."""

from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from benchmarks.netlab.carrier import Log
from benchmarks.netlab.hands import LabHand
from benchmarks.netlab.roads import RoadPlan


class Spread(msgspec.Struct, frozen=True):
    """Some spans in microseconds: the middle one, and those that one in twenty lies beyond."""

    count: int
    low: int
    middle: int
    high: int
    most: int


class RoadFigures(msgspec.Struct, frozen=True):
    """What the server knew of the hands of one kind of road.

    Attributes:
        rtt_us: Least round trip as it was laid.
        jitter_us: Mean jitter of a round trip as it was laid, without stalls and losses.
        base_us: The round trip that was forgiven.
        known_jitter_us: The usual jitter that was forgiven.
        proved: Hands of which the kernel had proof.
        travel_us: From a press to its arrival, beyond the road's own least way up.
    """

    name: str
    rtt_us: int
    jitter_us: int
    hands: int
    proved: int
    base_us: Spread
    known_jitter_us: Spread
    travel_us: Spread


class HoleFigures(msgspec.Struct, frozen=True):
    """Whether the kernel's sign of a hole fits what the carrier lost.

    Attributes:
        held_up: Hands that came late behind a packet that was lost on the way up.
        seen: Those of them for which a hole was told.
        unlike: Hands for which a hole was told although nothing was lost around them.
    """

    held_up: int
    seen: int
    unlike: int


def spread(spans: Sequence[float]) -> Spread:
    """Sum spans up; zeros where there are none."""
    ranked = sorted(round(span) for span in spans) or [0]
    last = len(ranked) - 1
    low, middle, high = (ranked[last * percent // 100] for percent in (5, 50, 95))
    return Spread(len(spans), low, middle, high, ranked[-1])


def of_roads(hands: Sequence[tuple[RoadPlan, LabHand]]) -> list[RoadFigures]:
    """Sum up the hands of each kind of road."""
    names = list(dict.fromkeys(plan.name for plan, _ in hands))
    return [_of_road([one for one in hands if one[0].name == name]) for name in names]


def _of_road(hands: Sequence[tuple[RoadPlan, LabHand]]) -> RoadFigures:
    plan = hands[0][0]
    return RoadFigures(
        name=plan.name,
        rtt_us=plan.rtt_us,
        jitter_us=2 * plan.weather.jitter_us,
        hands=len(hands),
        proved=sum(hand.evidence.proof is not None for _, hand in hands),
        base_us=spread([hand.evidence.base_us for _, hand in hands]),
        known_jitter_us=spread([hand.evidence.jitter_us for _, hand in hands]),
        travel_us=spread([_travel_us(plan, hand) for plan, hand in hands]),
    )


def pressed_at(hand: LabHand) -> int:
    """Return when a palm came down, on the machine's clock."""
    return hand.truth.shown_at + hand.truth.device_us


def _travel_us(plan: RoadPlan, hand: LabHand) -> int:
    return hand.evidence.arrived_us - pressed_at(hand) - plan.up_us


def of_holes(hands: Sequence[tuple[RoadPlan, LabHand]], log: Log) -> HoleFigures:
    """Compare the holes that were told with what was lost on the way up.

    A hand is held up where a packet with data was lost between its press, or a round trip before,
    and its arrival, and it took a round trip longer than its road; one whose lost packet was
    repaired in time was not.
    """
    held_up = seen = unlike = 0
    for plan, hand in hands:
        proof = hand.evidence.proof
        if proof is None:
            continue
        around = [
            loss
            for loss in log.losses
            if loss.up
            and loss.road == plan.number
            and pressed_at(hand) - 2 * plan.rtt_us <= loss.at_us <= hand.evidence.arrived_us
        ]
        is_late = _travel_us(plan, hand) > plan.rtt_us * 3 // 4
        own = [loss for loss in around if loss.at_us >= pressed_at(hand) - plan.rtt_us]
        held_up += bool(own) and is_late
        seen += bool(own) and is_late and proof.hole_us is not None
        unlike += proof.hole_us is not None and not around
    return HoleFigures(held_up, seen, unlike)


def dispatch(hands: Sequence[tuple[RoadPlan, LabHand]], log: Log) -> Spread:
    """Sum up how long hands waited between the server's kernel and the stamp of their arrival.

    The stamp is compared with the last packet with data that was handed over on that road.
    """
    handed: dict[int, list[int]] = {}
    for one in log.carried:
        handed.setdefault(one.road, []).append(one.at_us)
    waited = []
    for plan, hand in hands:
        ours = handed.get(plan.number, [])
        at = bisect_right(ours, hand.evidence.arrived_us)
        if at:
            waited.append(hand.evidence.arrived_us - ours[at - 1])
    return spread(waited)
