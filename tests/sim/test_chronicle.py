from slapjack.fairness import Evidence
from slapjack.protocol.server_messages import Late, Row, Verdict
from slapjack.sim.chronicle import Chronicle
from slapjack.sim.knowledge import Known
from slapjack.sim.witness import Truth
from slapjack.units import FlipNo, Micros, Seat


def row(seat: int, reaction_us: int, result: str = "won") -> Row:
    return Row(
        seat=seat,
        reaction_us=reaction_us,
        claimed_us=reaction_us,
        bound_us=0,
        used_us=0,
        base_us=0,
        handicap_us=0,
        result=result,
    )


def verdict(*rows: Row, flip: int = 1) -> Verdict:
    return Verdict(epoch=1, seq=5, flip=flip, winner=rows[0].seat, tie=[], rows=list(rows), judge=1)


def known(seat: int, arrived_us: int) -> Known:
    found = Evidence(
        seat=Seat(seat),
        flip=FlipNo(1),
        sent_us=Micros(100 + seat),
        arrived_us=Micros(arrived_us),
        base_us=Micros(0),
        jitter_us=Micros(0),
        q95_us=Micros(0),
        frame_us=Micros(0),
        step_us=Micros(0),
        budget_us=Micros(0),
    )
    return Known(found, Micros(20_000))


def truth(seat: int, device_us: int) -> Truth:
    return Truth(
        seat, 1, Micros(device_us), Micros(device_us - 10_000), Micros(50_000 + 9_000 * seat)
    )


def raced(*seats: int) -> Chronicle:
    """A race of two seats, of whom these have slapped so far."""
    told = Chronicle(["lan", "far"])
    told.new_game()
    for seat in seats:
        told.slapped(truth(seat, 300_000 + seat))
        told.arrived(seat, 1, known(seat, 400_000 + seat))
    return told


def test_a_race_is_whole_when_the_last_hand_has_a_score() -> None:
    told = raced(0, 1)
    told.ruled(verdict(row(1, 290_000), row(0, 310_000, "lost")), Micros(450_000))
    (race,) = told.races
    assert (race.game, race.flip, race.winner, race.wait_us) == (1, 1, 1, 50_000)
    assert race.spread_us == 9_000
    assert [(hand.path, hand.score_us, hand.late) for hand in race.hands] == [
        ("lan", 310_000, False),
        ("far", 290_000, False),
    ]
    assert [(hand.sent_at, hand.arrived_at, hand.device_us) for hand in race.hands] == [
        (100, 400_000, 300_000),
        (101, 400_001, 300_001),
    ]
    assert told.unfinished == 0


def test_a_hand_that_comes_after_the_verdict_makes_the_race_whole() -> None:
    told = raced(0)
    told.ruled(verdict(row(0, 310_000)), Micros(450_000))
    assert told.races == []
    assert told.unfinished == 1
    told.slapped(truth(1, 380_000))
    told.arrived(1, 1, known(1, 500_000))
    told.came_late(Late(flip=1, row=row(1, 370_000, "late")))
    assert [(hand.score_us, hand.late) for hand in told.races[0].hands] == [
        (310_000, False),
        (370_000, True),
    ]
    assert told.races[0].wait_us == 50_000


def test_a_verdict_that_is_said_twice_counts_once() -> None:
    told = raced(0, 1)
    both = verdict(row(1, 290_000), row(0, 310_000, "lost"))
    told.ruled(both, Micros(450_000))
    told.ruled(both, Micros(460_000))
    assert len(told.races) == 1


def test_a_voided_race_is_unfinished() -> None:
    told = raced(0, 1)
    told.void(1)
    told.void(1)
    assert told.unfinished == 1
    assert told.races == []


def test_a_new_game_counts_flips_from_one_again() -> None:
    told = raced(0)
    told.new_game()
    assert told.unfinished == 1
    told.arrived(1, 1, known(1, 1))
    assert told.unfinished == 2


def test_a_hand_on_a_race_that_is_whole_changes_nothing() -> None:
    told = raced(0, 1)
    told.ruled(verdict(row(1, 290_000), row(0, 310_000, "lost")), Micros(450_000))
    told.arrived(1, 1, known(1, 700_000))
    assert told.unfinished == 0
