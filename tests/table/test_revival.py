"""What people find when they come back after a restart."""

import pytest

from slapjack.protocol.client_messages import Cut, Leave, Lock, Pause, Rename
from slapjack.protocol.server_messages import Snapshot
from slapjack.rules import RuleSet
from slapjack.table.entries import LifeBegan, RaceVoided
from slapjack.table.joining import snapshot
from slapjack.table.presence import AWAY_US
from slapjack.table.restore import RestoreError
from slapjack.table.state import TableState
from slapjack.units import Micros, Seat
from tests.table.bench import CLASSIC, HOST_TOKEN, classic
from tests.table.restarts import ANOTHER_CLOCK, MortalBench, come_back

AWAY_MS = AWAY_US / 1_000


def two(flips: str | None = None, rules: RuleSet = CLASSIC) -> MortalBench:
    bench = MortalBench(rules=rules, flips=flips)
    bench.sit("ann")
    bench.sit("bob")
    bench.deal()
    return bench


def back(bench: MortalBench, *, but: tuple[str, ...] = (), down_ms: float = 20_000) -> None:
    bench.kill(down_ms=down_ms)
    bench.everybody_back(but=but)
    bench.run(100)


def timer_left_us(table: TableState, purpose: str) -> int:
    at = table.timers.at(purpose)  # type: ignore[arg-type] # a name of this test
    assert at is not None
    return at - table.now


def test_everybody_gets_a_snapshot_of_the_next_life_with_the_same_cards_and_turn() -> None:
    bench = two("5H 6H 7H")
    bench.flip(then_ms=50)
    bench.flip(then_ms=50)
    before, epoch = bench.play.game.view, bench.table.state.outgoing.backlog.epoch
    back(bench)
    for name in ("ann", "bob"):
        client = next(one for one in bench.clients if one.name == name)
        drawn = client.got(Snapshot)[-1].message
        assert isinstance(drawn, Snapshot)
        assert drawn.epoch == epoch + 1
        assert drawn.view is not None
        assert (drawn.view.pile, drawn.view.counts) == (before.pile, before.counts)
        assert client.session.view == bench.play.game.view
    assert bench.play.game.turn == before.turn
    bench.flip(then_ms=50)
    assert bench.play.game.pile[-1] == "7H"


def test_a_trigger_that_lay_there_is_annulled_and_buried_by_the_next_card() -> None:
    bench = two("5H JS 6H")
    bench.flip(then_ms=50)
    bench.flip()
    bench.slap(0, reaction_ms=200)
    bench.run(240)
    back(bench)
    assert [one.why for one in bench.entries_of(RaceVoided)] == ["restart"]
    assert bench.play.game.live != ()
    assert snapshot(bench.table.state).void_flip == 2, "who comes back sees that it is annulled"
    pile = bench.play.game.pile
    bench.slap(1, reaction_ms=100, flip=2)
    bench.run(2_000)
    assert bench.play.game.pile == pile, "no hand on it counts"
    bench.press()
    bench.until(lambda: bench.play.game.flips == 3)
    assert snapshot(bench.table.state).void_flip == 2, (
        "the next card is on its way and nothing tells of it"
    )
    bench.run(1_000)
    assert bench.play.game.pile == (*pile, "6H")
    assert snapshot(bench.table.state).void_flip is None


def test_a_card_that_is_no_trigger_stays_one_to_slap_falsely() -> None:
    bench = two("5H 6H")
    bench.flip(then_ms=3_000)
    back(bench)
    assert bench.race.phase == "quiet"
    assert bench.entries_of(RaceVoided) == []


def test_a_press_that_was_accepted_brings_its_card_after_the_restart() -> None:
    bench = two("5H 6H")
    bench.press(0)
    bench.run(30)
    assert bench.play.press is not None
    assert bench.play.game.flips == 0
    back(bench)
    bench.run(1_000)
    assert bench.play.game.pile == ("5H",)


def test_a_press_whose_seat_has_lost_the_turn_is_gone() -> None:
    bench = two("5H 6H")
    bench.press(0)
    bench.run(30)
    bench.order(Pause(action_id="pause"))
    back(bench)
    assert bench.play.press is None
    bench.run(3_000)
    assert bench.play.game.flips == 0


def test_a_press_during_an_open_race_brings_its_card_after_the_restart() -> None:
    bench = two("5H JS 6H")
    bench.flip(then_ms=50)
    bench.flip()
    bench.slap(1, reaction_ms=200)
    bench.until(lambda: bench.play.open_race is not None)
    bench.press(0)
    bench.until(lambda: bench.play.press is not None)
    assert bench.play.open_race is not None
    back(bench)
    bench.run(3_000)
    assert bench.play.game.flips == 3


def test_a_leave_that_waited_for_a_verdict_happens_after_the_restart() -> None:
    bench = MortalBench(flips="5H JS 6H 7H")
    for name in ("ann", "bob", "cid"):
        bench.sit(name)
    bench.deal()
    bench.flip(then_ms=50)
    bench.flip()
    bench.slap(0, reaction_ms=200)
    bench.until(lambda: bench.play.open_race is not None)
    bench.say(bench.of_seat(2), Leave(action_id="leave", seat=2))
    bench.until(lambda: bool(bench.play.waiting))
    back(bench, but=("cid",))
    assert bench.play.game.view.out == [2]


def test_a_repeat_of_an_accepted_action_acts_no_second_time() -> None:
    bench = two("5H 6H 7H 8H")
    action_id = bench.press(0)
    bench.until(lambda: bench.play.game.flips == 1)
    bench.flip(1, then_ms=50)
    back(bench)
    assert action_id in bench.table.state.seating[Seat(0)].answers
    bench.order(Lock(action_id="lock", locked=True))
    bench.order(Rename(action_id="unlock", seat=0, name=""))
    back(bench)
    bench.table.state.locked = False
    bench.order(Lock(action_id="lock", locked=True))
    assert not bench.table.state.locked, "the first answer is given again, and nothing done"


def test_nothing_flips_by_itself_before_everybody_is_back() -> None:
    bench = MortalBench(rules=classic(min_players=2))
    bench.sit("ann")
    bench.bot("sharp")
    bench.deal()
    flips = bench.flip()
    assert bench.play.game.turn == 1
    bench.kill()
    bench.run(AWAY_MS - 500)
    assert bench.play.game.flips == flips
    bench.everybody_back()
    bench.until(lambda: bench.play.game.flips > flips)


def test_the_game_goes_on_at_once_when_all_are_back() -> None:
    bench = two("5H 6H")
    back(bench)
    bench.press(0)
    bench.run(600)
    assert bench.play.game.flips == 1


def test_who_does_not_come_back_is_away_after_the_usual_time() -> None:
    bench = MortalBench()
    for name in ("ann", "bob", "cid"):
        bench.sit(name)
    bench.deal()
    back(bench, but=("cid",))
    bench.run(AWAY_MS - 1_000)
    assert bench.play.game.view.away == []
    bench.run(1_000)
    assert bench.play.game.view.away == [2]


def test_a_pause_for_somebody_who_went_ends_when_he_comes_back_after_the_restart() -> None:
    bench = two("5H 6H")
    bench.hang_up(bench.of_seat(1))
    bench.run(AWAY_MS + 500)
    assert bench.play.paused_at is not None
    back(bench)
    bench.run(200)
    assert bench.play.paused_at is None


def test_a_pause_of_the_host_stays() -> None:
    bench = two("5H 6H")
    bench.order(Pause(action_id="pause"))
    back(bench)
    bench.run(AWAY_MS + 500)
    assert bench.play.paused_at is not None


def test_the_time_of_the_game_stands_still_while_no_process_runs() -> None:
    bench = two(rules=classic(time_limit_s=60))
    bench.run(57_000)
    bench.flip()
    left_us = timer_left_us(bench.table.state, "game")
    bench.kill(down_ms=20_000)
    assert left_us <= timer_left_us(bench.table.state, "game") <= left_us + 2 * AWAY_US


def test_no_restart_takes_time_from_the_game_however_long_nothing_ran() -> None:
    bench = two(rules=classic(time_limit_s=60))
    bench.run(30_000)
    bench.flip()
    left_us = timer_left_us(bench.table.state, "game")
    for _ in range(3):
        bench.kill(down_ms=600_000)
    assert timer_left_us(bench.table.state, "game") >= left_us
    ends_at = bench.table.state.timers.at("game")
    assert ends_at is not None
    bench.run(AWAY_MS - 100)
    assert ends_at - bench.now >= left_us, "people are still coming back"


def test_trust_that_was_used_up_stays_so() -> None:
    bench = two("5H JS 6H")
    bench.flip(then_ms=50)
    bench.flip()
    bench.slap(1, reaction_ms=300, claim_ms=200)
    bench.slap(0, reaction_ms=330)
    bench.run(2_000)
    used = [one.budget for one in bench.table.state.seating]
    assert len(set(used)) == 2, "one of them asked for more"
    bench.kill()
    assert [one.budget for one in bench.table.state.seating] == used


def test_a_cut_is_offered_again_for_its_whole_time() -> None:
    bench = MortalBench(rules=classic(cut="optional"))
    bench.sit("ann")
    bench.sit("bob")
    bench.deal()
    cutter = bench.play.game.cutter
    assert cutter is not None
    bench.run(4_000)
    back(bench)
    bench.run(1_000)
    assert bench.play.game.cutter == cutter
    bench.say(bench.of_seat(cutter), Cut(action_id="cut", seat=cutter, cards=10))
    bench.run(100)
    assert bench.play.game.cutter is None


def test_a_deal_without_a_cut_stays_dealt() -> None:
    bench = MortalBench(rules=classic(cut="optional"))
    bench.sit("ann")
    bench.sit("bob")
    bench.deal()
    bench.run(6_000)
    stocks = bench.play.game.stocks
    back(bench)
    assert bench.table.state.phase == "playing"
    assert bench.play.game.stocks == stocks


def test_fore_periods_and_seeds_are_never_drawn_twice() -> None:
    bench = two("5H 6H 7H")
    bench.flip(then_ms=50)
    drawn = bench.play.reveal.taken
    game = bench.play.game_id
    bench.kill()
    assert bench.play.reveal.taken >= drawn
    later = MortalBench(seed=b"bench" * 6 + b"xx")
    later.sit("ann")
    later.sit("bob")
    later.deal()
    assert later.play.game_id == game, "the same seed gives the same first game"
    assert bench.table.state.streams.positions().get("games", 0) == 0
    bench.everybody_back()
    bench.table.state.phase = "finished"
    bench.deal()
    assert bench.play.game_id != game
    assert bench.play.seed != later.play.seed


def test_each_life_has_a_number_of_its_own() -> None:
    bench = two("5H 6H")
    for _ in range(3):
        back(bench)
    epochs = [one.epoch for one in bench.entries_of(LifeBegan)]
    assert epochs == sorted(set(epochs))
    assert len(epochs) == 4


def test_a_machine_whose_clock_began_again_changes_nothing() -> None:
    bench = two("5H 6H")
    bench.flip(then_ms=50)
    table = come_back(bench.entries, now=ANOTHER_CLOCK).state
    assert table.now == ANOTHER_CLOCK
    assert table.play is not None
    assert table.play.deal_at == ANOTHER_CLOCK - (bench.entries[-1].at_us - bench.play.deal_at)
    assert table.host_token == HOST_TOKEN


@pytest.mark.parametrize("kept", [0, 1])
def test_entries_that_give_no_table_are_named(kept: int) -> None:
    entries = [LifeBegan(Micros(0), 1)][:kept]
    with pytest.raises(RestoreError, match="BNCH"):
        come_back(entries)


def test_an_action_that_the_rules_refuse_is_named_by_its_entry() -> None:
    bench = two("5H 6H")
    bench.flip(then_ms=50)
    flip = bench.entries[-1]
    with pytest.raises(RestoreError, match=r"entry \d+ \(Acted\)"):
        come_back([*bench.entries, flip])
