"""Hands too close to tell: how wide a tie is, and what comes of it (design 4.2 point 5)."""

import pytest

from slapjack.protocol.server_messages import Late
from slapjack.rules import PileSplit, RuleSet, SlapWon, Tie, TieFalseStart
from slapjack.units import FlipNo, Micros
from tests.table.bench import Bench, classic
from tests.table.clients import FAR, PLAIN, Habits
from tests.table.wires import ms


def jack(
    *people: Habits, rules: RuleSet | None = None, flips: str = "5H JS 6H 7H 8H", apart_ms: float
) -> Bench:
    """Everybody slaps the Jack, each `apart_ms` later than the one before."""
    bench = Bench(rules=rules or classic(), flips=flips)
    for place, habits in enumerate(people):
        bench.sit(f"p{place}", habits)
    bench.deal()
    while not bench.play.game.live:
        bench.flip()
    for place in range(len(people)):
        bench.slap(place, reaction_ms=300 + place * apart_ms)
    bench.until(lambda: bool(bench.verdicts()))
    return bench


@pytest.mark.rule("A.1-50", "B27")
def test_ten_milliseconds_apart_tie_and_a_microsecond_more_does_not() -> None:
    assert jack(PLAIN, FAR, apart_ms=10).verdicts()[0][1].tie == [0, 1]
    assert jack(PLAIN, FAR, apart_ms=10.001).verdicts()[0][1].winner == 0


@pytest.mark.rule("B87")
@pytest.mark.parametrize(
    ("steps", "wide_us"),
    [((100, 100), 4_100), ((1_000, 3_000), 6_000), ((5_000, 5_000), 9_000)],
    ids=["fine", "coarse", "coarsest"],
)
def test_coarse_clocks_make_a_tie_wider(steps: tuple[int, int], wide_us: int) -> None:
    rules = classic(tie_epsilon_ms=0)
    people = [Habits(step_us=step) for step in steps]
    assert jack(*people, rules=rules, apart_ms=wide_us / 1_000).verdicts()[0][1].tie
    assert jack(*people, rules=rules, apart_ms=(wide_us + 1) / 1_000).verdicts()[0][1].tie == []


def test_uncertainty_makes_no_tie_wider_than_20_milliseconds() -> None:
    people = [Habits(step_us=100_000, frame_us=0, paint_ms=0)] * 2
    assert jack(*people, apart_ms=20).verdicts()[0][1].tie
    assert jack(*people, apart_ms=20.001).verdicts()[0][1].tie == []


def test_the_clock_of_somebody_who_did_not_slap_makes_no_tie_wider() -> None:
    bench = Bench(flips="5H 6H JS")
    for habits in (PLAIN, PLAIN, Habits(step_us=100_000)):
        bench.sit(f"step{habits.step_us}{len(bench.clients)}", habits)
    bench.deal()
    while not bench.play.game.live:
        bench.flip()
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=315)
    bench.run(1_000)
    assert bench.verdicts()[0][1].winner == 0


@pytest.mark.rule("S001-14", "S004-15", "B26")
@pytest.mark.parametrize("rule", ["lowest_hand", "first"])
def test_where_the_house_knows_no_ties_the_smallest_difference_decides(rule: str) -> None:
    bench = jack(PLAIN, FAR, rules=classic(tie_rule=rule), apart_ms=-0.1)
    winner = {"lowest_hand": 1, "first": 0}[rule]
    assert bench.verdicts()[0][1].winner == winner


@pytest.mark.rule("A.1-51", "B31")
def test_split_shares_the_pile() -> None:
    bench = jack(PLAIN, FAR, rules=classic(tie_rule="split"), apart_ms=5)
    (shared,) = bench.events_of(PileSplit)
    assert sorted(shared.seats) == [0, 1]
    assert bench.race.phase == "closed"


@pytest.mark.rule("B88")
def test_coin_gives_it_to_one_of_the_tied() -> None:
    bench = jack(PLAIN, FAR, rules=classic(tie_rule="coin"), apart_ms=5)
    (won,) = bench.events_of(SlapWon)
    assert won.seat in (0, 1)
    assert bench.verdicts()[0][1].winner == won.seat


# the replay


def tied(*, apart_ms: float = 5, flips: str = "5H 6H JS 7H 8H 9H") -> Bench:
    bench = jack(PLAIN, FAR, rules=classic(), flips=flips.replace("6H JS", "JS"), apart_ms=apart_ms)
    assert bench.events_of(Tie)
    return bench


@pytest.mark.rule("A.1-50", "B28")
def test_replay_the_next_card_is_turned_by_itself_and_raced_for_by_the_tied() -> None:
    bench = tied()
    bench.until(lambda: bench.play.game.flips == 3)
    assert bench.race.phase == "live"
    bench.slap(1, reaction_ms=300)
    bench.slap(0, reaction_ms=320)
    bench.run(1_500)
    (won,) = bench.events_of(SlapWon)
    assert (won.seat, won.cards, won.flip) == (1, 3, 2)


@pytest.mark.rule("B29")
def test_replay_outsiders_are_ignored_and_not_waited_for() -> None:
    bench = Bench(flips="5H 6H JS 7H 8H")
    for habits in (PLAIN, PLAIN, FAR):
        bench.sit(f"p{len(bench.clients)}", habits)
    bench.deal()
    while not bench.play.game.live:
        bench.flip()
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=305)
    bench.until(lambda: bench.play.game.flips == 4)
    bench.slap(2, reaction_ms=150)
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=330)
    bench.run(1_500)
    assert bench.hands_of(2) == [("ignored", "tie")]
    assert bench.verdicts()[-1][0] == bench.show_at(4) + ms(330 + 10)


@pytest.mark.rule("B29")
def test_replay_a_hand_after_the_tie_was_told_and_before_the_card_is_a_false_start() -> None:
    bench = tied()
    bench.run(400)
    assert bench.play.game.flips == 2
    bench.slap_at(1, bench.now, flip=2)
    bench.run(200)
    assert bench.hands_of(1)[-1] == ("void", "tie_false_start")
    assert [e.seat for e in bench.events_of(TieFalseStart)] == [1]
    assert [e.seat for e in bench.events_of(SlapWon)] == [0]


def test_replay_a_second_palm_that_was_under_way_is_no_false_start() -> None:
    bench = tied()
    bench.slap_at(1, bench.now, flip=2)
    bench.run(200)
    assert not bench.events_of(TieFalseStart)
    assert bench.clients[0].got(Late)


def test_replay_a_false_start_in_the_second_wait_names_the_card_of_the_first_replay() -> None:
    bench = tied()
    bench.until(lambda: bench.play.game.flips == 3)
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=303)
    bench.until(lambda: len(bench.events_of(Tie)) == 2)
    bench.run(400)
    bench.slap_at(0, bench.now, flip=3)
    bench.run(200)
    assert [e.seat for e in bench.events_of(TieFalseStart)] == [0]


@pytest.mark.rule("B64")
def test_replay_a_hand_that_names_the_tied_card_under_the_new_one_is_late() -> None:
    bench = tied()
    bench.until(lambda: bench.play.game.flips == 3)
    bench.run_to(Micros(bench.show_at(3) + ms(160)))
    bench.slap_at(1, bench.now, flip=2)
    bench.run(300)
    assert bench.hands_of(1)[-1] == ("late", "covered")
    assert bench.race.phase == "live"


@pytest.mark.rule("B29")
def test_replay_nobody_slaps_and_the_pile_is_shared() -> None:
    bench = tied()
    bench.until(lambda: bench.play.game.flips == 3)
    shared_at = bench.until(lambda: bool(bench.events_of(PileSplit)))
    assert shared_at == bench.show_at(3) + ms(bench.play.game.rules.idle_ms)


def test_replay_outsiders_who_hit_the_pile_do_not_put_the_sharing_off() -> None:
    bench = Bench(flips="5H 6H JS 7H 8H")
    for _ in range(3):
        bench.sit(f"p{len(bench.clients)}", PLAIN)
    bench.deal()
    while not bench.play.game.live:
        bench.flip()
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=305)
    bench.until(lambda: bench.play.game.flips == 4)
    for step in range(1, 6):
        bench.slap(2, reaction_ms=500 * step)
    shared_at = bench.until(lambda: bool(bench.events_of(PileSplit)))
    assert shared_at == bench.show_at(4) + ms(bench.play.game.rules.idle_ms)
    assert len(bench.hands_of(2)) == 5


def test_replay_a_press_during_the_race_turns_the_new_card() -> None:
    bench = jack(PLAIN, FAR, flips="5H JS 6H 7H", apart_ms=5)
    bench.press(bench.play.game.turn)
    bench.run(50)
    assert bench.play.press is not None
    bench.until(lambda: bench.play.game.flips == 3)
    tie = bench.play.game.view.tie
    assert tie is not None
    assert tie.armed
    assert bench.race.flip == FlipNo(3)
