"""Hands and races as the virtual world would write them down, for tests of the judges."""

from slapjack.fairness import Evidence
from slapjack.sim.judges import Race, RacedHand
from slapjack.units import FlipNo, Micros, Seat


def hand(seat: int, truth_ms: int, *, score_ms: int, late: bool = False, **times: int) -> RacedHand:
    """Write a hand; a time that is not named is what a path without length would give."""
    sent_us = times.get("sent_ms", 0) * 1000
    arrived_us = times.get("arrived_ms", truth_ms) * 1000
    return RacedHand(
        seat=seat,
        path="lan" if seat == 0 else "far",
        device_us=Micros(truth_ms * 1000),
        eye_us=Micros(truth_ms * 1000 - 20_000),
        wall_us=times.get("wall_ms", truth_ms) * 1000,
        synced_us=times.get("synced_ms", truth_ms) * 1000,
        round_trip_us=Micros(times.get("round_trip_ms", 0) * 1000),
        evidence=evidence(
            seat,
            sent_us,
            arrived_us,
            claimed_us=times.get("claimed_ms", truth_ms) * 1000,
            race_rtt_us=times.get("race_rtt_ms", 0) * 1000,
        ),
        score_us=Micros(score_ms * 1000),
        late=late,
    )


def evidence(
    seat: int, sent_us: int, arrived_us: int, *, claimed_us: int, race_rtt_us: int
) -> Evidence:
    """Write what a table knows of a hand that came over a path without length."""
    return Evidence(
        seat=Seat(seat),
        flip=FlipNo(1),
        sent_us=Micros(sent_us),
        arrived_us=Micros(arrived_us),
        base_us=Micros(0),
        jitter_us=Micros(0),
        q95_us=Micros(0),
        race_rtt_us=Micros(race_rtt_us),
        frame_us=Micros(16_667),
        step_us=Micros(100),
        claimed_us=Micros(claimed_us),
        budget_us=Micros(75_000),
    )


def race(*hands: RacedHand, winner: int = 0, wait_ms: int = 40, game: int = 1) -> Race:
    """Write a whole race."""
    return Race(
        game=game,
        flip=1,
        winner=winner,
        wait_us=Micros(wait_ms * 1000),
        spread_us=Micros(12_000),
        hands=hands,
    )
