"""What an open race holds back until its verdict (design 4.2 point 1)."""

import pytest

from slapjack.protocol.client_messages import Claim
from slapjack.protocol.server_messages import Accepted
from slapjack.rules import ChallengeWon, Penalty, RuleSet, SlapWon
from slapjack.units import Micros
from tests.table.bench import Bench, classic
from tests.table.clients import FAR, PLAIN
from tests.table.jacks import jack, to_jack
from tests.table.wires import ms


@pytest.mark.rule("B81")
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


@pytest.mark.rule("B47")
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


@pytest.mark.rule("A.1-64", "B47")
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


@pytest.mark.rule("B69")
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
