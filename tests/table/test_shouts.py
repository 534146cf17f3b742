"""A word that belongs to a hand, before or after it (design 4.2 point 3, rules.md B22)."""

import pytest

from slapjack.protocol.client_messages import Shout
from slapjack.units import Micros
from tests.table.bench import Bench, classic
from tests.table.clients import FAR
from tests.table.jacks import jack
from tests.table.wires import ms


@pytest.fixture
def loud() -> Bench:
    return jack(FAR, rules=classic(shout="required"), flips="5H JS 6H 7H")


def call(bench: Bench, seat: int, word: str = "slapjack") -> None:
    client = bench.of_seat(seat)
    bench.say(client, Shout(action_id=bench.action_id(), seat=seat, word=word))


@pytest.mark.rule("A.1-41")
def test_a_shout_may_follow_its_hand_and_the_race_waits_for_it(loud: Bench) -> None:
    loud.slap(0, reaction_ms=300)
    loud.run(25 + 300 + 500)
    assert loud.race.phase == "open"
    call(loud, 0)
    loud.run(50)
    assert loud.verdicts()[0][1].winner == 0


@pytest.mark.rule("A.1-41")
def test_a_shout_may_come_before_its_hand(loud: Bench) -> None:
    loud.run(100)
    call(loud, 0)
    loud.slap(0, reaction_ms=300)
    loud.run(1_500)
    assert loud.hands_of(0) == [("won", None)]


def test_a_shout_of_long_ago_belongs_to_no_hand(loud: Bench) -> None:
    call(loud, 0)
    loud.slap(0, reaction_ms=900)
    loud.run(2_500)
    assert loud.hands_of(0) == [("void", "silent")]


@pytest.mark.rule("A.1-42", "A.1-59", "B22")
def test_a_silent_hand_is_void_after_the_window_and_may_be_repeated(loud: Bench) -> None:
    loud.slap(0, reaction_ms=300)
    loud.run_to(Micros(loud.show_at(2) + ms(25 + 300 + 10 + 600)))
    assert loud.hands_of(0) == [("void", "silent")]
    assert loud.race.phase == "live"
    loud.slap(0, reaction_ms=1_000, shout="Slapjack!")
    loud.run(1_500)
    assert loud.hands_of(0)[-1] == ("won", None)


def test_a_silent_hand_resolves_nobody(loud: Bench) -> None:
    """Seat 0 is silent at 300; both shout at last, and the far one, first by reaction, wins."""
    loud.slap(0, reaction_ms=300)
    loud.slap(0, reaction_ms=870, shout="slapjack")
    loud.slap(1, reaction_ms=850, shout="slapjack")
    loud.run(2_500)
    assert loud.verdicts()[-1][1].winner == 1


@pytest.mark.rule("A.1-59", "B22")
def test_a_wrong_word_is_silent_and_does_not_hold_the_race_up(loud: Bench) -> None:
    loud.slap(0, reaction_ms=300)
    loud.run(400)
    call(loud, 0, "snap")
    judged_at = loud.until(lambda: bool(loud.hands_of(0)))
    assert loud.hands_of(0) == [("void", "silent")]
    assert judged_at == loud.show_at(2) + ms(400 + 10)


def test_whoever_slaps_on_without_a_word_does_not_hold_up_the_next_card(loud: Bench) -> None:
    for late_ms in range(0, 6_000, 100):
        loud.slap(0, reaction_ms=300 + late_ms)
    loud.run(1_500)
    loud.press()
    loud.run(1_500)
    assert loud.play.game.flips == 3


def test_a_second_hand_may_still_be_given_its_word(loud: Bench) -> None:
    loud.slap(0, reaction_ms=300)
    loud.run(1_000)
    assert loud.hands_of(0) == [("void", "silent")]
    loud.slap(0, reaction_ms=1_100)
    loud.run(400)
    call(loud, 0)
    loud.run(500)
    assert loud.hands_of(0)[-1] == ("won", None)
