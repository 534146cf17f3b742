"""When a race closes: never before a better hand could come, and no later (design 4.2, 1.6)."""

import random

import pytest

from slapjack.protocol.client_messages import Visible
from slapjack.protocol.server_messages import Late
from slapjack.rules import SlapWon
from slapjack.units import FlipNo, Micros
from tests.table.bench import CLASSIC, Bench, classic
from tests.table.clients import FAR, PLAIN, Habits
from tests.table.jacks import MOST_US, USUAL_US, closed_at, jack, mark, since_show, to_jack
from tests.table.wires import ms


def test_pressed_first_wins_though_it_arrives_last_over_100_ms_each_way() -> None:
    bench = jack(FAR)
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=289)
    bench.run(1_000)
    ((_, verdict),) = bench.verdicts()
    assert verdict.winner == 1
    assert [(row.seat, row.reaction_us, row.result) for row in verdict.rows] == [
        (1, ms(289), "won"),
        (0, ms(300), "lost"),
    ]
    assert [won.seat for won in bench.events_of(SlapWon)] == [1]


def test_open_it_closes_at_once_when_all_have_slapped() -> None:
    bench = jack(FAR)
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=310)
    assert since_show(bench, closed_at(bench)) == ms(310 + 100)


def test_open_a_silent_player_is_waited_for_as_long_as_he_could_still_matter() -> None:
    bench = jack(FAR)
    bench.slap(0, reaction_ms=300)
    assert since_show(bench, closed_at(bench)) == ms(-125 + 200 + 300 + 10) + MOST_US + 1


def test_open_a_faster_hand_in_the_wait_only_makes_it_shorter() -> None:
    bench = jack(FAR, FAR)
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=250)
    assert since_show(bench, closed_at(bench)) == ms(-125 + 200 + 250 + 10) + MOST_US + 1


def test_open_a_watermark_past_the_best_hand_and_a_tie_closes_it_early() -> None:
    bench = jack(FAR)
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    mark(bench, bench.clients[1], 310)
    assert since_show(bench, closed_at(bench)) == ms(300 + 10 + 100)


def test_open_a_watermark_within_a_tie_closes_nothing() -> None:
    bench = jack(FAR)
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    mark(bench, bench.clients[1], 309.9)
    assert since_show(bench, closed_at(bench)) == ms(-125 + 200 + 300 + 10) + MOST_US + 1


def test_open_a_watermark_binds_its_client() -> None:
    bench = jack(FAR)
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=200)
    bench.run(50)
    mark(bench, bench.clients[1], 320)
    bench.run(1_000)
    assert bench.verdicts()[0][1].winner == 0


def test_open_an_honest_page_is_resolved_by_its_own_watermarks() -> None:
    quick = Habits(up_ms=100, down_ms=100, paint_ms=8, frame_us=8_000, marks=True)
    bench = jack(quick)
    bench.slap(0, reaction_ms=300)
    silent_until = ms(-112 + 200 + 300 + 10) + 15_000 + 16_000 + 4_000
    assert since_show(bench, closed_at(bench)) < silent_until


def test_open_a_hidden_page_is_not_waited_for() -> None:
    bench = jack(FAR)
    bench.say(bench.clients[1], Visible(visible=False))
    bench.slap(0, reaction_ms=300)
    assert since_show(bench, closed_at(bench)) == ms(300 + 10)


def test_open_a_page_that_hides_or_goes_in_the_wait_is_not_waited_for_any_more() -> None:
    for leaves in (False, True):
        bench = jack(FAR)
        bench.slap(0, reaction_ms=300)
        bench.until(lambda b=bench: b.play.open_race is not None)  # type: ignore[misc]
        if leaves:
            bench.hang_up(bench.clients[1])
        else:
            bench.say(bench.clients[1], Visible(visible=False))
        gone = 0 if leaves else 100
        assert since_show(bench, closed_at(bench)) == ms(300 + 10 + gone)


def test_open_who_cannot_win_is_not_waited_for() -> None:
    bench = jack(PLAIN, FAR, rules=classic(flipper_may_slap=False), flips="5H 6H JS")
    assert bench.play.game.flipper_of(FlipNo(3)) == 2
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=301)
    assert since_show(bench, closed_at(bench)) == ms(301 + 10)


def test_open_who_saw_the_next_card_is_not_waited_for() -> None:
    """The far hand is down before the cover is seen; the near page showed the cover long ago."""
    bench = Bench(flips="5H JS 6H 7H")
    bench.sit("near", PLAIN)
    bench.sit("far", FAR)
    bench.deal()
    bench.flip()
    bench.flip()
    bench.press()
    bench.until(lambda: bench.play.press is not None)
    cover_at = bench.show_at(3)
    bench.run_to(Micros(cover_at - ms(105)))
    bench.slap_at(1, Micros(cover_at - ms(15)), flip=2)
    bench.until(lambda: bool(bench.verdicts()))
    ((at, verdict),) = bench.verdicts()
    assert at == cover_at + ms(-15 + 100)
    assert verdict.winner == 1


def test_open_the_hard_cap_counts_from_the_first_hand() -> None:
    bench = jack(FAR, rules=classic(shout="required"))
    bench.slap(0, reaction_ms=300, shout="slapjack")
    bench.slap(1, reaction_ms=310)
    assert since_show(bench, closed_at(bench)) == ms(300 + 10 + 600)


def test_open_a_page_that_held_its_words_back_three_times_is_waited_for_less() -> None:
    holder = Habits(up_ms=100, down_ms=100, tells_shown=False)
    bench = jack(holder, flips="JS 5H JD 6H JC 7H JH", rules=classic(min_cover_ms=0))
    waits = []
    for _ in range(4):
        to_jack(bench)
        bench.slap(0, reaction_ms=300)
        count = len(bench.verdicts())
        bench.until(lambda b=bench, c=count: len(b.verdicts()) > c)  # type: ignore[misc]
        waits.append(since_show(bench, bench.verdicts()[-1][0]))
        bench.run(100)
    assert waits == [ms(-125 + 200 + 300 + 10) + MOST_US + 1] * 3 + [
        ms(-125 + 200 + 300 + 10) + USUAL_US + 1
    ]


def test_open_an_honest_page_without_a_hand_is_never_waited_for_less() -> None:
    bench = jack(FAR, flips="JS 5H JD 6H JC 7H JH", rules=classic(min_cover_ms=0))
    for _ in range(4):
        to_jack(bench)
        bench.slap(0, reaction_ms=300)
        count = len(bench.verdicts())
        bench.until(lambda b=bench, c=count: len(b.verdicts()) > c)  # type: ignore[misc]
        assert since_show(bench, bench.verdicts()[-1][0]) > ms(385) + USUAL_US + 1
        bench.run(100)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_open_it_never_closes_before_a_hand_that_could_win_or_tie(seed: int) -> None:
    """A liar who claims the least possible, at the last moment or just after it."""
    rng = random.Random(seed)
    one_way = rng.uniform(5, 120)
    road = Habits(
        up_ms=one_way, down_ms=rng.uniform(5, 120), frame_us=rng.choice([8_333, 16_667, 33_333])
    )
    for after_close_us in (-1, 0, 1):
        bench = jack(road)
        bench.slap(0, reaction_ms=300)
        until = bench.until(lambda b=bench: b.play.open_race is not None)  # type: ignore[misc]
        closes = bench.table.state.timers.at("race")
        assert closes is not None
        assert closes >= until
        client = bench.clients[1]
        seen_at, _ = client.shown[bench.race.flip]
        press_at = closes + after_close_us - ms(one_way)
        if press_at <= bench.now:
            continue
        bench.slap(1, reaction_ms=(press_at - seen_at) / 1_000, claim_ms=100)
        bench.run(1_500)
        ((_, verdict),) = bench.verdicts()
        reactions = {row.seat: row.reaction_us for row in verdict.rows}
        for heard in client.got(Late):
            assert isinstance(heard.message, Late)
            reactions[1] = heard.message.row.reaction_us
            assert reactions[1] > reactions[0] + ms(CLASSIC.tie_epsilon_ms)
        assert 1 in reactions
