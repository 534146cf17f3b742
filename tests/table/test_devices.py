"""Several seats at one device, big screens and watchers (design 4.2 points 6 and 7)."""

import pytest

from slapjack.fairness import Budget
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Verdict
from slapjack.rules import RuleSet
from slapjack.units import FlipNo, Micros, Seat
from tests.table.bench import CLASSIC, Bench, classic
from tests.table.clients import FAR, PLAIN, Habits
from tests.table.jacks import closed_at, mark, since_show, to_jack
from tests.table.wires import ms


def tablet(rules: RuleSet = CLASSIC, habits: Habits = FAR) -> Bench:
    bench = Bench(rules=rules, flips="5H 6H JS")
    bench.sit("tablet", habits, seats=2)
    bench.sit("phone", PLAIN)
    bench.deal()
    to_jack(bench)
    return bench


def test_the_second_hand_of_a_device_is_measured_by_its_first() -> None:
    bench = tablet()
    bench.slap(0, reaction_ms=300, claim_ms=200)
    bench.slap(1, reaction_ms=305, claim_ms=205)
    bench.run(1_500)
    ((_, verdict),) = bench.verdicts()
    first, second = sorted((row for row in verdict.rows if row.seat < 2), key=lambda row: row.seat)
    assert first.reaction_us > ms(200)
    assert second.reaction_us == first.reaction_us + ms(5)


def test_the_second_hand_of_a_device_is_never_later_than_its_own_measure() -> None:
    bench = tablet()
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=310, claim_ms=500)
    bench.run(1_500)
    row = next(row for row in bench.verdicts()[0][1].rows if row.seat == 1)
    assert row.reaction_us == ms(310 + 25)


def apart(first_ms: float, second_ms: float, *, rules: RuleSet = CLASSIC) -> Verdict:
    """Let two seats of one tablet slap, and return how the table saw it."""
    bench = tablet(rules)
    bench.slap(0, reaction_ms=first_ms)
    bench.slap(1, reaction_ms=second_ms)
    bench.run(1_500)
    return bench.verdicts()[0][1]


@pytest.mark.parametrize(("first_ms", "second_ms"), [(300, 340), (340, 300)], ids=["0", "1"])
def test_two_zones_40_ms_apart_have_one_winner(first_ms: float, second_ms: float) -> None:
    verdict = apart(first_ms, second_ms)
    assert (verdict.winner, verdict.tie) == (0 if first_ms < second_ms else 1, [])


@pytest.mark.parametrize("second_ms", [305, 300, 310], ids=["5 apart", "at once", "10 apart"])
def test_two_zones_within_the_width_of_a_tie_run_the_rule_of_the_table(second_ms: float) -> None:
    assert apart(300, second_ms).tie == [0, 1]
    assert apart(300, second_ms, rules=classic(tie_rule="lowest_hand")).winner == 0


def test_two_zones_a_microsecond_more_than_a_tie_apart_do_not_tie() -> None:
    assert apart(300, 310.001).winner == 0


def test_two_zones_tie_though_one_seat_has_used_up_its_trust() -> None:
    bench = tablet()
    bench.table.state.seating[Seat(1)].budget = Budget(level_us=Micros(0))
    bench.slap(0, reaction_ms=300, claim_ms=290)
    bench.slap(1, reaction_ms=305, claim_ms=295)
    bench.run(1_500)
    assert bench.verdicts()[0][1].tie == [0, 1]


def test_two_zones_tie_though_a_slow_tablet_handles_the_second_hand_late() -> None:
    bench = tablet(habits=Habits(marks=True, late_ms=150))
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=420, claim_ms=305)
    bench.slap(2, reaction_ms=300)
    bench.run(1_500)
    ((_, verdict),) = bench.verdicts()
    assert {0, 1} <= set(verdict.tie)


def test_a_device_that_slapped_is_waited_for_until_its_watermark_and_no_longer() -> None:
    bench = tablet(habits=Habits(marks=True, late_ms=150))
    bench.slap(0, reaction_ms=300)
    bench.slap(2, reaction_ms=320)
    at = closed_at(bench)
    frame_ms = 16.7
    assert ms(460) <= since_show(bench, at) <= ms(460 + 10 + 2 * frame_ms)


def test_a_device_that_never_speaks_for_its_silent_seats_is_waited_for_less() -> None:
    bench = tablet()
    bench.slap(0, reaction_ms=300)
    bench.slap(2, reaction_ms=320)
    quiet = since_show(bench, closed_at(bench))
    assert quiet < ms(300 + 100 + 100)


def test_the_watermark_of_a_device_speaks_for_all_its_silent_seats() -> None:
    bench = tablet()
    bench.slap(2, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    mark(bench, bench.clients[0], 310)
    assert since_show(bench, closed_at(bench)) == ms(300 + 10 + 100)


def test_a_big_screen_counts_for_the_moment_of_showing() -> None:
    bench = Bench(flips="5H 6H")
    bench.sit("near", PLAIN)
    bench.sit("other", PLAIN)
    wall = bench.big_screen(habits=Habits(up_ms=120, down_ms=120))
    bench.deal()
    bench.flip(then_ms=200)
    assert bench.shows(1)[wall.number] == bench.show_at(1) - ms(145)
    assert len({client.shown[FlipNo(1)][0] for client in bench.clients}) == 1


def test_a_watcher_gets_the_card_at_its_moment_or_later() -> None:
    for delay_s in (0, 3):
        bench = Bench(flips="5H 6H", options=TableOptions(watch_delay_s=delay_s))
        bench.sit("near", PLAIN)
        bench.sit("other", PLAIN)
        watcher = bench.watch(habits=Habits(up_ms=120, down_ms=120))
        bench.deal()
        bench.flip(then_ms=delay_s * 1_000 + 500)
        assert bench.shows(1)[watcher.number] == bench.show_at(1) + delay_s * 1_000_000
        assert watcher.session.view is not None
        assert watcher.session.view.flips == 1


def test_who_looks_at_a_big_screen_is_measured_by_the_small_face_of_the_own_phone() -> None:
    """The phone shows it at the same moment, and its road is the one that a hand comes by
    (design.md 4.2 point 7): however far the big screen is, it changes nobody's reaction."""
    bench = Bench(flips="JS 6H 7H", options=TableOptions(look_at="big_screen"))
    bench.sit("near", PLAIN)
    bench.sit("other", PLAIN)
    bench.big_screen(habits=Habits(up_ms=120, down_ms=120))
    bench.deal()
    bench.flip(then_ms=200)
    assert len({client.shown[FlipNo(1)][0] for client in bench.clients}) == 1
    bench.slap(0, reaction_ms=300)
    bench.run(1_500)
    assert bench.verdicts()[0][1].rows[0].reaction_us == ms(300)
