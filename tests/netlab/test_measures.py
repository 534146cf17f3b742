"""What the lab counts of its hands: holes against losses, distances against the roads laid."""

import msgspec

from benchmarks.netlab.carrier import Carried, Log, Loss
from benchmarks.netlab.hands import LabHand
from benchmarks.netlab.measures import HoleFigures, dispatch, of_holes, of_roads, spread
from benchmarks.netlab.roads import RoadPlan
from slapjack.fairness import Proof
from slapjack.sim.mixtures import WIFI
from slapjack.sim.witness import Truth
from slapjack.units import Micros
from tests.sim.hands import evidence

ROAD = RoadPlan(7, "40 ms", Micros(20_000), Micros(20_000), WIFI.weather, "seed")


def hand(*, arrived_ms: int, hole_ms: int | None = None, proved: bool = True) -> LabHand:
    """A hand that was pressed at 1 000 ms."""
    found = evidence(0, 700_000, arrived_ms * 1_000, claimed_us=250_000, race_rtt_us=40_000)
    hole_us = None if hole_ms is None else Micros(hole_ms * 1_000)
    proof = Proof(heard_us=Micros(900_000), hole_us=hole_us) if proved else None
    known = msgspec.structs.replace(found, proof=proof)
    truth = Truth(0, 1, device_us=Micros(250_000), eye_us=Micros(0), shown_at=Micros(750_000))
    return LabHand("40 ms", truth, known)


def lost_at(ms: int) -> Log:
    return Log(losses=[Loss(ms * 1_000, 7, True, 80)])


def holes(one: LabHand, log: Log) -> HoleFigures:
    return of_holes([(ROAD, one)], log)


def test_a_hand_behind_a_lost_packet_should_have_a_hole() -> None:
    assert holes(hand(arrived_ms=1_080, hole_ms=1_040), lost_at(1_001)) == HoleFigures(1, 1, 0)
    assert holes(hand(arrived_ms=1_080), lost_at(1_001)) == HoleFigures(1, 0, 0)


def test_a_hand_that_was_not_held_up_needs_none() -> None:
    assert holes(hand(arrived_ms=1_025), lost_at(990)) == HoleFigures(0, 0, 0)


def test_a_hole_where_nothing_was_lost_is_unlike() -> None:
    assert holes(hand(arrived_ms=1_080, hole_ms=1_040), Log()) == HoleFigures(0, 0, 1)
    other = Log(losses=[Loss(1_001_000, 8, True, 80), Loss(1_001_000, 7, False, 80)])
    assert holes(hand(arrived_ms=1_080, hole_ms=1_040), other) == HoleFigures(0, 0, 1)


def test_where_the_kernel_proves_nothing_no_hole_is_missed() -> None:
    assert holes(hand(arrived_ms=1_080, proved=False), lost_at(1_001)) == HoleFigures(0, 0, 0)


def test_a_road_is_compared_with_what_was_laid() -> None:
    hands = [(ROAD, hand(arrived_ms=1_023)), (ROAD, hand(arrived_ms=1_030, proved=False))]
    (found,) = of_roads(hands)
    assert (found.name, found.rtt_us, found.jitter_us) == ("40 ms", 40_000, 6_000)
    assert (found.hands, found.proved) == (2, 1)
    assert (found.travel_us.low, found.travel_us.most) == (3_000, 10_000)


def test_dispatch_is_counted_from_the_last_packet_that_was_handed_over() -> None:
    log = Log(
        carried=[Carried(1, 1_019_000, 7), Carried(2, 1_022_400, 7), Carried(3, 1_030_000, 7)]
    )
    found = dispatch([(ROAD, hand(arrived_ms=1_023))], log)
    assert (found.count, found.middle) == (1, 600)
    assert dispatch([(ROAD, hand(arrived_ms=1_000))], log).count == 0


def test_a_spread_of_many_and_of_none() -> None:
    found = spread(list(range(101)))
    assert (found.count, found.low, found.middle, found.high, found.most) == (101, 5, 50, 95, 100)
    assert spread([]).count == 0
