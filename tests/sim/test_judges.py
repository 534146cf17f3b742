import msgspec
import pytest

from slapjack.fairness import Proof
from slapjack.sim.judges import JUDGES, Race, ours
from slapjack.units import Micros
from tests.sim.hands import hand, race

FAR_WAS_FIRST = race(
    hand(0, 330, score_ms=330, sent_ms=60, arrived_ms=400, wall_ms=410, synced_ms=395),
    hand(
        1,
        300,
        score_ms=301,
        arrived_ms=420,
        wall_ms=250,
        synced_ms=390,
        round_trip_ms=100,
        claimed_ms=300,
    ),
    winner=1,
)

EXPECTED = {
    "ours": (330, 301),
    "arrival": (340, 420),
    "arrival_staggered": (400, 420),
    "wall_clock": (350, 250),
    "synced_stamp": (335, 390),
    "half_rtt": (340, 370),
    "full_rtt": (340, 320),
    "trusted": (330, 300),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_each_judge_orders_the_same_hands_in_its_own_way(name: str) -> None:
    (scores,) = JUDGES[name]([FAR_WAS_FIRST])
    assert (scores[0] // 1000, scores[1] // 1000) == EXPECTED[name]


def test_every_judge_is_compared() -> None:
    assert {*EXPECTED, "strict", "ranked", "casual"} == {*JUDGES}


def delayed(game: int = 1) -> Race:
    """Both say 300 ms; what came of seat 1 was 170 ms longer on its way than its path explains."""
    return race(
        hand(0, 300, score_ms=300, claimed_ms=300),
        hand(1, 300, score_ms=300, claimed_ms=300, arrived_ms=470, race_rtt_ms=150),
        game=game,
    )


def test_the_modes_believe_as_much_as_they_promise() -> None:
    def of_seat_1(name: str) -> float:
        (scores,) = JUDGES[name]([delayed()])
        return scores[1] / 1000

    assert of_seat_1("strict") > of_seat_1("ranked") > of_seat_1("casual") > 300


def test_trust_is_spent_from_race_to_race_and_starts_anew_with_a_game() -> None:
    scores = [
        one[1] for one in JUDGES["casual"]([delayed(), delayed(), delayed(), delayed(game=2)])
    ]
    assert scores[0] < scores[1] < scores[2]
    assert scores[3] == scores[0]


def stalled() -> Race:
    """What came of seat 1 was 170 ms late, and the kernel proves that it was the way up."""
    late = hand(1, 300, score_ms=300, claimed_ms=300, arrived_ms=470)
    proof = Proof(heard_us=Micros(300_000), acked_us=Micros(0))
    found = msgspec.structs.replace(late.evidence, proof=proof)
    return race(hand(0, 300, score_ms=300), msgspec.structs.replace(late, evidence=found))


def test_slow_moments_are_paid_from_a_budget_of_their_own() -> None:
    first, second, third, *_ = [one[1] for one in JUDGES["ranked"]([stalled() for _ in range(9)])]
    assert abs(first - 300_000) <= 1, "half of it is proved, and trust has the rest"
    assert 300_000 < second < 400_000, "the stall still counts, trust is gone"
    assert third > 400_000, "stalls are used up"


def test_a_hand_without_a_word_is_taken_as_it_was_measured() -> None:
    silent = race(hand(0, 300, score_ms=300, arrived_ms=350), hand(1, 320, score_ms=320))
    (scores,) = JUDGES["trusted"]([silent])
    assert scores == {0: 300_000, 1: 320_000}


def test_a_late_hand_is_behind_the_winner_whatever_its_score() -> None:
    (late,) = ours([race(hand(0, 330, score_ms=330), hand(1, 300, score_ms=300, late=True))])
    assert late[0] < late[1]


def test_a_late_hand_may_be_before_a_loser() -> None:
    (scores,) = ours(
        [
            race(
                hand(0, 300, score_ms=300),
                hand(1, 340, score_ms=340, late=True),
                hand(2, 360, score_ms=360),
            )
        ]
    )
    assert sorted(scores, key=lambda seat: scores[seat]) == [0, 1, 2]
