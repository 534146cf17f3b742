import random
from typing import Final

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from slapjack.protocol.client_messages import (
    Claim,
    Cut,
    HostAction,
    Leave,
    Lock,
    Pause,
    Ready,
    Rematch,
    SetHandicap,
    Unpause,
)
from slapjack.rules import Record, RuleSet
from slapjack.table.entries import Entry
from slapjack.table.restore import restore
from slapjack.table.state import TableState
from slapjack.units import Micros
from tests.strategies import rule_sets
from tests.table.restarts import (
    ANOTHER_CLOCK,
    CODE,
    MortalBench,
    come_back,
    kept_part,
    through_bytes,
)

NAMES: Final = ("ann", "bob", "cid", "dot")
UNSHRUNK: Final = (Phase.explicit, Phase.reuse, Phase.generate)
"""A whole evening follows from one seed: there is nothing smaller to look for."""


def restored(entries: list[Entry], *, now: Micros = ANOTHER_CLOCK) -> TableState:
    return restore(CODE, through_bytes(entries), seed=b"later", now=now, epoch=2)


def seated(rules: RuleSet, rng: random.Random, *, people: int) -> MortalBench:
    bench = MortalBench(rules=rules, seed=rng.randbytes(32))
    for name in NAMES[:people]:
        bench.sit(name)
    for _ in range(max(rng.randrange(2), rules.min_players - people)):
        bench.bot(rng.choice(["gentle", "steady", "sharp"]))
    return bench


def anything(bench: MortalBench, rng: random.Random) -> None:
    """Let somebody do something, allowed or not."""
    seats = [seat for client in bench.clients if client.is_open for seat in client.session.seats]
    if not seats:
        return
    seat, action_id = rng.choice(seats), bench.action_id()
    match rng.randrange(12):
        case 0 | 1 | 2 | 3 | 4 if bench.table.state.is_playing and bench.play.game.turn in seats:
            bench.press()
        case 5 | 6 | 7 if bench.table.state.is_playing and bench.play.game.flips:
            bench.slap(seat, reaction_ms=rng.randrange(80, 700), shout=rng.choice([None, "Jack"]))
        case 8:
            bench.say(bench.of_seat(seat), Ready(action_id=action_id, seat=seat, ready=True))
        case 9 if rng.randrange(4) == 0:
            bench.say(bench.of_seat(seat), Leave(action_id=action_id, seat=seat))
        case 10:
            wishes: list[HostAction] = [
                Lock(action_id=action_id, locked=True),
                Pause(action_id=action_id),
                Unpause(action_id=action_id),
                SetHandicap(action_id=action_id, seat=seat, handicap_us=300_000),
                Rematch(action_id=action_id),
            ]
            bench.say(bench.clients[0], rng.choice(wishes))
        case _:
            bench.say(bench.of_seat(seat), Claim(action_id=action_id, seat=seat))
            bench.say(bench.of_seat(seat), Cut(action_id=bench.action_id(), seat=seat, cards=7))
    bench.run(rng.choice([5, 60, 400, 1_200]))


@settings(max_examples=12, phases=UNSHRUNK)
@given(rules=rule_sets(), seed=st.integers(0, 2**32))
@pytest.mark.slow
def test_a_table_comes_back_as_it_was_from_whatever_was_kept(rules: RuleSet, seed: int) -> None:
    rng = random.Random(seed)
    bench = seated(rules, rng, people=rng.randrange(1, 4))
    bench.deal()
    for _ in range(40):
        anything(bench, rng)
        if rng.randrange(4) == 0:
            assert kept_part(restored(bench.entries)) == kept_part(bench.table.state)
    assert kept_part(restored(bench.entries)) == kept_part(bench.table.state)


@settings(max_examples=8, phases=UNSHRUNK)
@given(seed=st.integers(0, 2**32))
@pytest.mark.slow
def test_a_table_cut_at_any_entry_comes_back_and_holds_all_its_cards(seed: int) -> None:
    rng = random.Random(seed)
    bench = seated(RuleSet.preset(rng.choice(["classic", "egyptian-ratscrew"])), rng, people=2)
    bench.deal()
    for _ in range(30):
        anything(bench, rng)
    for count in rng.sample(range(1, len(bench.entries) + 1), k=12):
        table = come_back(bench.entries[:count])
        bench.laws.after_step(table)


@settings(max_examples=6, phases=UNSHRUNK)
@given(rules=rule_sets(), seed=st.integers(0, 2**32))
@pytest.mark.slow
def test_a_game_that_was_killed_again_and_again_ends_in_a_record_that_replays(
    rules: RuleSet, seed: int
) -> None:
    rng = random.Random(seed)
    bench = seated(rules, rng, people=2)
    bench.deal()
    for _ in range(3):
        for _ in range(12):
            anything(bench, rng)
        bench.kill(down_ms=rng.choice([0, 50, 600_000]))
        bench.everybody_back()
        bench.run(rng.choice([1, 300, 6_000]))
    record = Record.load(bench.play.record.dump())
    replay = record.replay()
    assert replay.failures == ()
    assert replay.game.stocks == bench.play.game.stocks
    assert list(replay.events) == bench.events
    for record in bench.records:
        assert record.replay().failures == ()
