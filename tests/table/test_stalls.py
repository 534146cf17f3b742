"""What a late event loop does to a race (row `void`; reliability.md P13)."""

import pytest

from slapjack.protocol.server_messages import Late, Void
from slapjack.rules import Penalty, Redeal, SlapWon, TriggerBuried
from slapjack.table.entries import RaceVoided
from slapjack.table.joining import snapshot
from slapjack.table.start import Start
from slapjack.units import FlipNo, Micros, Seat
from tests.table.bench import Bench, classic
from tests.table.clients import FAR, PLAIN, Habits
from tests.table.wires import ms


def jack(far: Habits = FAR) -> Bench:
    bench = Bench(flips="5H JS 6H 7H")
    bench.sit("near", PLAIN)
    bench.sit("far", far)
    bench.deal()
    bench.flip()
    bench.flip()
    return bench


def opened(bench: Bench) -> Bench:
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    return bench


def known_void(bench: Bench) -> set[int | None]:
    """Return the annulled cards that clients know, and the one that a newcomer would be told of."""
    told = {client.session.void_flip for client in bench.clients}
    return told | {snapshot(bench.table.state).void_flip}


@pytest.mark.parametrize(("lag_ms", "is_void"), [(26, False), (100, False), (100.001, True)])
def test_a_loop_late_by_more_than_100_ms_voids_the_open_race(lag_ms: float, is_void: bool) -> None:
    bench = opened(jack())
    bench.run(10)
    bench.lag(lag_ms)
    assert (bench.race.phase == "void") is is_void
    assert len(bench.entries_of(RaceVoided)) == is_void


@pytest.mark.rule("B94")
def test_void_hands_are_free_and_everybody_is_told() -> None:
    bench = opened(jack())
    bench.lag(150)
    bench.run(500)
    assert bench.hands_of(0) == []
    assert not bench.events_of(Penalty)
    for client in bench.clients:
        (told,) = [h.message for h in client.got(Void) if isinstance(h.message, Void)]
        assert (told.flip, told.why) == (2, "stall")


@pytest.mark.rule("B94")
def test_void_no_further_hand_counts_on_that_card() -> None:
    bench = opened(jack())
    bench.lag(150)
    bench.slap(1, reaction_ms=900)
    bench.run(2_000)
    assert bench.hands_of(1) == []
    assert bench.clients[1].got(Late)
    assert not bench.events_of(SlapWon)


def test_void_a_hand_that_arrives_under_the_cover_is_free_too() -> None:
    bench = opened(jack())
    bench.lag(150)
    bench.flip()
    bench.slap_at(1, Micros(bench.now + ms(300)), flip=2)
    bench.run(600)
    assert bench.hands_of(1) == []
    assert not bench.events_of(Penalty)


@pytest.mark.rule("B94")
def test_void_the_next_card_buries_it() -> None:
    bench = opened(jack())
    bench.lag(150)
    bench.run(200)
    known = {client.session.void_flip for client in bench.clients}
    assert known == {2} == {snapshot(bench.table.state).void_flip}, (
        "all know what a newcomer is told"
    )
    bench.flip()
    assert [event.flip for event in bench.events_of(TriggerBuried)] == [FlipNo(2)]
    assert known_void(bench) == {None}


@pytest.mark.rule("B32", "B94")
def test_void_where_nobody_can_flip_it_expires() -> None:
    bench = Bench(
        rules=classic(),
        start=Start(stocks=((), ("JS",)), pile=("2H", "3H"), turn=Seat(1)),
    )
    bench.sit("near", PLAIN)
    bench.sit("far", FAR)
    bench.deal()
    bench.flip()
    assert bench.play.game.turn is None
    opened(bench)
    bench.lag(150)
    voided_at = bench.now
    expired_at = bench.until(lambda: bool(bench.events_of(Redeal)))
    assert expired_at == voided_at + ms(3_000)


def test_a_live_card_that_was_just_shown_is_voided_too() -> None:
    bench = jack()
    bench.run(300)
    bench.lag(150)
    assert bench.race.phase == "void"


def test_a_live_card_that_nobody_reacts_to_any_more_stays_live() -> None:
    bench = jack()
    bench.run(2_000)
    bench.lag(150)
    assert bench.race.phase == "live"


def test_a_covered_card_is_voided_and_hands_on_the_cover_are_judged() -> None:
    bench = jack()
    bench.press()
    bench.until(lambda: bench.play.game.flips == 3)
    bench.slap(0, reaction_ms=40, flip=3)
    bench.run_to(Micros(bench.show_at(3) + ms(80)))
    bench.lag(120)
    assert bench.play.races[FlipNo(2)].phase == "void"
    assert bench.hands_of(0) == [("void", "anticipated")]


def test_a_short_stall_marks_the_hands_that_came_meanwhile() -> None:
    """A coarse clock is believed then, since our own stamp is too late."""
    coarse = Habits(step_us=6_000)
    plain, marked = jack(coarse), jack(coarse)
    for bench in (plain, marked):
        bench.slap(1, reaction_ms=280)
        bench.until(lambda b=bench: b.play.open_race is not None)  # type: ignore[misc]
    marked.lag(60)
    for bench in (plain, marked):
        bench.run(1_000)
    assert [row.reaction_us for row in plain.verdicts()[0][1].rows] == [ms(305) - 28_000]
    assert [row.reaction_us for row in marked.verdicts()[0][1].rows] == [ms(280)]


def test_a_short_stall_leaves_a_bots_hand_as_it_is() -> None:
    bench = Bench(rules=classic(tie_rule="lowest_hand"), flips="JS 6H 7H 8H")
    bench.sit("far", FAR)
    bench.bot()
    bench.deal()
    bench.flip(0)
    bench.until(lambda: bench.play.open_race is not None)
    (held,) = bench.race.hands
    reaction_us = held.hand.reaction_us
    bench.lag(40)
    bench.run(1_000)
    assert bench.verdicts()[0][1].rows[0].reaction_us == reaction_us


def test_a_bots_hand_on_a_voided_card_comes_to_nothing() -> None:
    bench = Bench(flips="JS 6H 7H 8H")
    bench.sit("ann", PLAIN)
    bench.bot()
    bench.deal()
    bench.flip(0)
    bench.run(10)
    bench.lag(150)
    bench.run(3_000)
    assert bench.hands_of(1) == []


def test_a_face_that_waited_in_our_buffer_is_judged_with_its_clients_word() -> None:
    bench = Bench(flips="5H JS 6H")
    bench.sit("near", PLAIN)
    coarse = bench.sit("coarse", Habits(step_us=6_000))
    bench.deal()
    bench.flip()
    bench.dirty.add(coarse.number)
    bench.flip()
    bench.slap(1, reaction_ms=280)
    bench.run(1_000)
    assert bench.verdicts()[0][1].rows[0].reaction_us == ms(280)


def test_a_page_that_does_not_read_annuls_nobodys_race() -> None:
    """Its faces wait in our buffer for as long as it likes: reliability.md P9 goes first."""
    bench = Bench(flips="5H JS 6H 7H")
    bench.sit("near", PLAIN)
    idle = bench.sit("does not read", FAR)
    bench.deal()
    bench.flip()
    bench.dirty.add(idle.number)
    bench.flip()
    bench.slap(0, reaction_ms=300)
    bench.run(1_500)
    assert bench.verdicts()[0][1].winner == 0
    assert bench.entries_of(RaceVoided) == []
