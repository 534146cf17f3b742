"""One hand from all sides: what is true, what the server knew, and what it ruled."""

from collections.abc import Mapping, Sequence

import msgspec

from slapjack.fairness import Evidence
from slapjack.protocol.server_messages import Row
from slapjack.sim.judges import Race, RacedHand
from slapjack.sim.witness import Truth
from slapjack.table.entries import RaceJudged
from slapjack.table.judged_again import KeptHand
from slapjack.units import FlipNo, Micros, Seat

Key = tuple[int, int]
"""A flip and a seat."""


class LabHand(msgspec.Struct, frozen=True):
    """A hand that was judged with its race, and the truth of it."""

    path: str
    truth: Truth
    evidence: Evidence


def judged_hands(
    races: Sequence[RaceJudged], truths: Mapping[Key, Truth], paths: Sequence[str]
) -> list[LabHand]:
    """Pair each judged hand with the truth of it."""
    return [
        LabHand(paths[kept.row.seat], truths[race.flip, kept.row.seat], kept.evidence)
        for race in races
        for kept in rows_of(race)
        if kept.evidence is not None and (race.flip, kept.row.seat) in truths
    ]


def rows_of(race: RaceJudged) -> list[KeptHand]:
    """Read the rows of a race."""
    return msgspec.convert(race.rows, list[KeptHand])


def whole_races(
    races: Sequence[RaceJudged],
    truths: Mapping[Key, Truth],
    lates: Mapping[Key, Row],
    paths: Sequence[str],
) -> list[Race]:
    """Put together the races of one table in which everybody's hand came down and was judged."""
    found = []
    for race in races:
        kept = {one.row.seat: one for one in rows_of(race)}
        for seat in range(len(paths)):
            if seat not in kept and (race.flip, seat) in lates:
                kept[seat] = KeptHand(lates[race.flip, seat], None)
        if all(seat in kept and (race.flip, seat) in truths for seat in range(len(paths))):
            found.append(_race(race, kept, truths, paths))
    return found


def _race(
    race: RaceJudged,
    kept: Mapping[int, KeptHand],
    truths: Mapping[Key, Truth],
    paths: Sequence[str],
) -> Race:
    arrived = [one.evidence.arrived_us for one in kept.values() if one.evidence is not None]
    shown = [truths[race.flip, seat].shown_at for seat in kept]
    winners = [seat for seat, one in kept.items() if one.row.result == "won"]
    return Race(
        game=1,
        flip=race.flip,
        winner=winners[0] if winners else None,
        wait_us=Micros(race.at_us - min(arrived)),
        spread_us=Micros(max(shown) - min(shown)),
        hands=tuple(
            _hand(one, truths[race.flip, seat], paths[seat]) for seat, one in sorted(kept.items())
        ),
    )


def _hand(kept: KeptHand, truth: Truth, path: str) -> RacedHand:
    """Write a hand for the judges; of a late one only its row is known."""
    row = kept.row
    evidence = kept.evidence or _from_row(row, truth)
    return RacedHand(
        seat=row.seat,
        path=path,
        score_us=Micros(row.reaction_us),
        late=kept.evidence is None,
        evidence=evidence,
        round_trip_us=Micros(evidence.base_us + evidence.jitter_us),
        device_us=truth.device_us,
        eye_us=truth.eye_us,
        wall_us=truth.wall_us,
        synced_us=truth.synced_us,
    )


def _from_row(row: Row, truth: Truth) -> Evidence:
    """Work out how long a late hand took from its row: score, what was forgiven, and the base."""
    return Evidence(
        seat=Seat(row.seat),
        flip=FlipNo(truth.flip),
        sent_us=Micros(0),
        arrived_us=Micros(row.reaction_us + row.used_us + row.base_us),
        base_us=Micros(row.base_us),
        jitter_us=Micros(0),
        q95_us=Micros(0),
        frame_us=Micros(0),
        step_us=Micros(0),
        budget_us=Micros(0),
        claimed_us=None if row.claimed_us is None else Micros(row.claimed_us),
    )
