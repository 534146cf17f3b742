"""When a race closes: never before a better hand could come, and no later (design 4.2, 1.6)."""

import random

import pytest

from slapjack.protocol.client_messages import Claim, Visible, Watermark
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Accepted, Late
from slapjack.rules import ChallengeWon, Penalty, RuleSet, SlapWon
from slapjack.units import FlipNo, Micros
from tests.table.bench import CLASSIC, Bench, classic
from tests.table.clients import FAR, PLAIN, Client, Habits
from tests.table.wires import ms

MOST_US = 52_334
"""The most that is forgiven a page without jitter, at 60 Hz and with a full budget."""

USUAL_US = 28_000
"""What is forgiven it as a rule: one and a half frames and the dispatch."""


def jack(
    *others: Habits, rules: RuleSet = CLASSIC, flips: str = "5H 6H 7H JS 8H 9H 10H JD"
) -> Bench:
    """Seat 0 is near, the others are as given; the newest card is a Jack."""
    bench = Bench(rules=rules, flips=flips)
    bench.sit("near", PLAIN)
    for place, habits in enumerate(others):
        bench.sit(f"other{place}", habits)
    bench.deal()
    to_jack(bench)
    return bench


def to_jack(bench: Bench) -> None:
    while not bench.play.game.live:
        bench.flip()


def closed_at(bench: Bench) -> Micros:
    return bench.until(lambda: bool(bench.verdicts())) and bench.verdicts()[-1][0]


def since_show(bench: Bench, at: Micros) -> int:
    return at - bench.show_at(bench.race.flip)


def mark(bench: Bench, client: Client, free_ms: float) -> None:
    bench.say(client, Watermark(flip=bench.race.flip, free_us=ms(free_ms)))


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
    assert since_show(bench, closed_at(bench)) == ms(25 + 310 + 100)


def test_open_a_silent_player_is_waited_for_as_long_as_he_could_still_matter() -> None:
    bench = jack(FAR)
    bench.slap(0, reaction_ms=300)
    assert since_show(bench, closed_at(bench)) == ms(-100 + 200 + 300 + 10) + MOST_US + 1


def test_open_a_faster_hand_in_the_wait_only_makes_it_shorter() -> None:
    bench = jack(FAR, FAR)
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=250)
    assert since_show(bench, closed_at(bench)) == ms(-100 + 200 + 250 + 10) + MOST_US + 1


def test_open_a_watermark_past_the_best_hand_and_a_tie_closes_it_early() -> None:
    bench = jack(FAR)
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    mark(bench, bench.clients[1], 310)
    assert since_show(bench, closed_at(bench)) == ms(25 + 300 + 10 + 100)


def test_open_a_watermark_within_a_tie_closes_nothing() -> None:
    bench = jack(FAR)
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    mark(bench, bench.clients[1], 309.9)
    assert since_show(bench, closed_at(bench)) == ms(-100 + 200 + 300 + 10) + MOST_US + 1


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
    silent_until = ms(-100 + 200 + 300 + 10) + 15_000 + 16_000 + 4_000
    assert since_show(bench, closed_at(bench)) < silent_until


def test_open_a_hidden_page_is_not_waited_for() -> None:
    bench = jack(FAR)
    bench.say(bench.clients[1], Visible(visible=False))
    bench.slap(0, reaction_ms=300)
    assert since_show(bench, closed_at(bench)) == ms(25 + 300 + 10)


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
        assert since_show(bench, closed_at(bench)) == ms(25 + 300 + 10 + gone)


def test_open_who_cannot_win_is_not_waited_for() -> None:
    bench = jack(PLAIN, FAR, rules=classic(flipper_may_slap=False), flips="5H 6H JS")
    assert bench.play.game.flipper_of(FlipNo(3)) == 2
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=301)
    assert since_show(bench, closed_at(bench)) == ms(25 + 301 + 10)


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
    bench.slap_at(1, Micros(cover_at + ms(10)), flip=2)
    bench.until(lambda: bool(bench.verdicts()))
    ((at, verdict),) = bench.verdicts()
    assert at == cover_at + ms(10 + 100)
    assert verdict.winner == 1


def test_open_the_hard_cap_counts_from_the_first_hand() -> None:
    bench = jack(FAR, rules=classic(shout="required"))
    bench.slap(0, reaction_ms=300, shout="slapjack")
    bench.slap(1, reaction_ms=310)
    assert since_show(bench, closed_at(bench)) == ms(25 + 300 + 10 + 600)


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
    assert waits == [ms(-100 + 200 + 300 + 10) + MOST_US + 1] * 3 + [
        ms(-100 + 200 + 300 + 10) + USUAL_US + 1
    ]


def test_open_an_honest_page_without_a_hand_is_never_waited_for_less() -> None:
    bench = jack(FAR, flips="JS 5H JD 6H JC 7H JH", rules=classic(min_cover_ms=0))
    for _ in range(4):
        to_jack(bench)
        bench.slap(0, reaction_ms=300)
        count = len(bench.verdicts())
        bench.until(lambda b=bench, c=count: len(b.verdicts()) > c)  # type: ignore[misc]
        assert since_show(bench, bench.verdicts()[-1][0]) > ms(410) + USUAL_US + 1
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


# handicap (point 4)


def test_a_handicap_is_added_where_hands_are_ordered() -> None:
    bench = Bench(flips="5H JS")
    bench.sit("strong", PLAIN)
    bench.sit("child", FAR)
    bench.handicap(0, 100)
    bench.deal()
    to_jack(bench)
    bench.slap(0, reaction_ms=250)
    bench.slap(1, reaction_ms=330)
    bench.run(1_500)
    ((_, verdict),) = bench.verdicts()
    assert verdict.winner == 1
    assert [(row.seat, row.reaction_us, row.handicap_us) for row in verdict.rows] == [
        (1, ms(330), 0),
        (0, ms(250), ms(100)),
    ]


def test_a_handicap_does_not_excuse_an_early_hand() -> None:
    bench = Bench(flips="5H JS")
    bench.sit("strong", PLAIN)
    bench.sit("child", FAR)
    bench.handicap(0, 100)
    bench.deal()
    to_jack(bench)
    bench.slap(0, reaction_ms=60)
    bench.run(500)
    assert bench.hands_of(0) == [("void", "anticipated")]


def test_the_cover_is_longer_by_the_difference_of_the_handicaps() -> None:
    bench = Bench(flips="5H 6H")
    bench.sit("strong", PLAIN)
    bench.sit("child", PLAIN)
    bench.handicap(0, 1_500)
    bench.handicap(1, 200)
    bench.deal()
    bench.flip()
    bench.flip()
    cover_us = bench.show_at(2) - bench.show_at(1)
    assert ms(1_000 + 1_300 + 150) <= cover_us <= ms(1_000 + 1_300 + 450)


def test_a_player_is_waited_for_by_effective_times() -> None:
    """The strong hand counts as 400: the child has until then, also by its watermark."""
    bench = Bench(flips="5H JS")
    bench.sit("strong", PLAIN)
    bench.sit("child", FAR)
    bench.handicap(0, 100)
    bench.deal()
    to_jack(bench)
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    mark(bench, bench.clients[1], 409)
    assert since_show(bench, closed_at(bench)) == ms(-100 + 200 + 400 + 10) + MOST_US + 1


def test_the_watermark_of_a_strong_player_counts_with_the_handicap() -> None:
    bench = Bench(flips="5H JS")
    bench.sit("child", PLAIN)
    bench.sit("strong", FAR)
    bench.handicap(1, 100)
    bench.deal()
    to_jack(bench)
    bench.slap(0, reaction_ms=300)
    bench.run(50)
    mark(bench, bench.clients[1], 210)
    assert since_show(bench, closed_at(bench)) == ms(25 + 300 + 10)


# several seats at one device, big screens, watchers (points 6 and 7)


def tablet() -> Bench:
    bench = Bench(flips="5H 6H JS")
    bench.sit("tablet", FAR, seats=2)
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


def test_the_watermark_of_a_device_speaks_for_all_its_silent_seats() -> None:
    bench = tablet()
    bench.slap(2, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    mark(bench, bench.clients[0], 310)
    assert since_show(bench, closed_at(bench)) == ms(25 + 300 + 10 + 100)


def test_a_big_screen_counts_for_the_moment_of_showing() -> None:
    bench = Bench(flips="5H 6H")
    bench.sit("near", PLAIN)
    bench.sit("other", PLAIN)
    wall = bench.big_screen(habits=Habits(up_ms=120, down_ms=120))
    bench.deal()
    bench.flip(then_ms=200)
    assert bench.shows(1)[wall.number] == bench.show_at(1) - ms(120)
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


# what waits for an open race (point 1)


def test_who_leaves_during_a_race_leaves_after_its_verdict() -> None:
    bench = jack(FAR, PLAIN)
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    bench.leave(2)
    bench.run(40)
    assert bench.play.open_race is not None
    assert bench.play.game.view.out == []
    bench.run(500)
    assert bench.play.game.view.out == [2]
    assert [type(event).__name__ for event in bench.events].index("SlapWon") < [
        type(event).__name__ for event in bench.events
    ].index("Left")


def test_a_pause_waits_for_the_verdict() -> None:
    bench = jack(FAR)
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    bench.pause()
    assert not bench.play.game.view.paused
    bench.run(500)
    assert bench.verdicts()
    assert bench.play.game.view.paused


def test_a_foul_waits_for_the_verdict() -> None:
    bench = jack(FAR)
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    bench.referee("peek")
    assert "FoulCalled" not in {type(event).__name__ for event in bench.events}
    bench.run(500)
    names = [type(event).__name__ for event in bench.events]
    assert names.index("SlapWon") < names.index("FoulCalled")


def test_a_claim_waits_for_the_verdict_and_comes_to_nothing_when_the_pile_was_won() -> None:
    rules = RuleSet.preset("egyptian-ratscrew", cut="none", claim_delay_ms=5_000)
    bench = Bench(rules=rules, flips="5S JS 5H 6D")
    bench.sit("near", PLAIN)
    bench.sit("far", FAR)
    bench.deal()
    for _ in range(3):
        bench.flip()
    assert bench.play.game.view.state == "claim"
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    bench.say(bench.clients[1], Claim(action_id="mine", seat=1))
    bench.run(1_000)
    names = [type(event).__name__ for event in bench.events]
    assert bench.answers_to("mine") == [Accepted(action_id="mine")]
    assert "SlapWon" in names
    assert "ChallengeWon" not in names


def test_a_claim_happens_by_itself_when_nobody_slaps() -> None:
    rules = RuleSet.preset("egyptian-ratscrew", cut="none", claim_delay_ms=400)
    bench = Bench(rules=rules, flips="JS 5H 6H 5D")
    bench.sit("near", PLAIN)
    bench.sit("far", FAR)
    bench.deal()
    bench.flip()
    bench.flip()
    claimed_at = bench.until(lambda: bool(bench.events_of(ChallengeWon)))
    assert claimed_at == bench.show_at(2) + ms(400)


def test_the_end_of_the_games_time_waits_for_the_verdict() -> None:
    bench = Bench(rules=classic(time_limit_s=10), flips="5H JS")
    bench.sit("near", PLAIN)
    bench.sit("far", FAR)
    bench.deal()
    to_jack(bench)
    ends_at = bench.table.state.timers.at("game")
    assert ends_at is not None
    bench.run_to(Micros(ends_at - ms(700)))
    bench.slap_at(0, Micros(ends_at - ms(20)), flip=bench.race.flip)
    bench.run_to(Micros(ends_at + 1))
    assert bench.play.open_race is not None
    assert bench.play.game.outcome is None
    bench.run(1_000)
    assert bench.events_of(SlapWon)
    assert bench.table.state.result is not None
    assert bench.table.state.result.reason == "time_limit"


def test_a_race_costs_nobody_a_card() -> None:
    bench = jack(FAR)
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=350)
    bench.run(1_000)
    assert not bench.events_of(Penalty)
