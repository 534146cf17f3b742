import random

from slapjack.sim.road import CALM, Road, Stalls, Swell, Swells, Weather, draw_travel_us
from slapjack.units import Micros

TRAVEL_US = Micros(20_000)


def test_jitter_has_the_mean_that_was_asked_for() -> None:
    weather, rng = Weather(jitter_us=Micros(7_000), stall_ppm=0, loss_ppm=0), random.Random(1)
    drawn = [draw_travel_us(TRAVEL_US, weather, rng) - TRAVEL_US for _ in range(4_000)]
    assert min(drawn) >= 0
    assert 6_600 < sum(drawn) / len(drawn) < 7_400


def test_a_bad_day_makes_everything_worse() -> None:
    assert Weather(jitter_us=Micros(4_000), stall_ppm=100, loss_ppm=10).worse(2.5) == Weather(
        jitter_us=Micros(10_000), stall_ppm=250, loss_ppm=25
    )


def queued(seed: int = 1) -> Swells:
    return Swells(Swell(10_000_000, 2_000_000, 80_000), random.Random(seed))


def test_a_queue_is_full_for_as_long_as_was_asked_and_costs_as_much() -> None:
    swells = queued()
    waits = [swells.leaves_at(now) - now for now in range(0, 600_000_000, 10_000)]
    held = sorted(wait for wait in waits if wait)
    assert 0.1 < len(held) / len(waits) < 0.25
    assert 60_000 < held[len(held) // 2] < 110_000


def test_all_behind_one_router_wait_together() -> None:
    def road(shared: Swells) -> Road:
        return Road(TRAVEL_US, Micros(40_000), CALM, random.Random(2), shared=(shared,))

    router = queued()
    one, other, alone = road(router), road(router), road(queued(2))
    came = [
        (one.arrives_at(now), other.arrives_at(now), alone.arrives_at(now))
        for now in range(0, 100_000_000, 50_000)
    ]
    assert all(first == second for first, second, _ in came)
    assert any(first != third for first, _, third in came)


def test_a_packet_passes_the_slowest_of_what_is_in_its_way() -> None:
    class Gate:
        def leaves_at(self, now: int) -> int:
            return now + 30_000

    road = Road(TRAVEL_US, Micros(40_000), CALM, random.Random(1), shared=(Gate(),))
    assert road.arrives_at(5_000) == 55_000


def test_a_road_that_never_stalls_lets_everything_pass() -> None:
    assert Stalls(0, random.Random(1)).leaves_at(7) == 7
