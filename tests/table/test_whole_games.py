"""Whole games of random people under random rules: what must hold always, held to at every step.

The bench checks the laws (`Laws`) after each step: cards are conserved, every client's folded View
is the game's at the same number, numbers have no gap, nobody hears of a card before its face.
"""

import random
from itertools import pairwise
from typing import Final

import pytest

from slapjack.protocol.client_messages import (
    ClientMessage,
    Cut,
    Flip,
    Leave,
    Pause,
    Shout,
    Shown,
    Slap,
    Unpause,
    Visible,
    Watermark,
)
from slapjack.protocol.lobby import TableOptions
from slapjack.rules import PRESETS, CardFlipped, RuleSet
from slapjack.units import FlipNo
from tests.table.bench import Bench
from tests.table.clients import Client, Habits, Palm
from tests.table.wires import ms

GAME_MS_MAX: Final = 180_000
FAR_FUTURE_US: Final = 2**53 - 1


def random_rules(rng: random.Random) -> RuleSet:
    changes: dict[str, object] = {
        "min_cover_ms": rng.choice([0, 0, 300, 1_000]),
        "min_players": 2,
        "max_flips": rng.choice([3, 30, 120]),
        "idle_ms": rng.choice([500, 1_500]),
        "flip_timeout_ms": rng.choice([1_000, 2_000]),
        "time_limit_s": rng.choice([0, 0, 60]),
        "tie_rule": rng.choice(["replay", "split", "lowest_hand", "first", "coin"]),
        "tie_epsilon_ms": rng.choice([10, 100]),
        "shout": rng.choice(["off", "off", "required"]),
        "shout_window_ms": rng.choice([0, 300]),
        "anticipation_rule": rng.choice(["allow", "void", "false_slap"]),
        "empty_slap": rng.choice(["ignore", "penalise"]),
        "false_slap": rng.choice(["to_flipper", "to_each", "burn", "pile_to_flipper", "timeout"]),
        "broke_false_slap": rng.choice(["eliminate", "ignore"]),
        "max_redeals": rng.choice([0, 2]),
        "buried_uses_chance": rng.random() < 0.3,
        "slap_hand": rng.choice(["any", "non_flipping", "flipping"]),
        "next_after_win": rng.choice(["after_flipper", "winner"]),
    }
    if rng.random() < 0.7:
        changes["triggers"] = rng.sample(["double", "sandwich:1", "rank:2/5/9", "flush:3"], 2)
    return RuleSet.preset(rng.choice(list(PRESETS)), **changes)


def random_habits(rng: random.Random) -> Habits:
    return Habits(
        up_ms=rng.uniform(1, 150),
        down_ms=rng.uniform(1, 150),
        offset_ms=rng.randint(0, 10_000_000),
        paint_ms=rng.uniform(0, 60),
        step_us=rng.choice([0, 100, 1_000, 16_667, 100_000]),
        frame_us=rng.choice([0, 6_900, 16_667, 33_333, 1_000_000]),
        pongs=rng.random() < 0.9,
        tells_shown=rng.random() < 0.9,
        marks=rng.random() < 0.5,
        visible=rng.random() < 0.9,
        ordered=rng.random() < 0.9,
    )


class Crowd:
    """Random people at one bench, some honest, some silent, some absurd."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        rules = random_rules(self.rng)
        options = TableOptions(
            judge=self.rng.choice(["casual", "ranked", "strict", "off"]),
            absent=self.rng.choice(["bot", "leave"]),
            watch_delay_s=self.rng.choice([0, 2]),
        )
        self.bench = Bench(rules=rules, options=options, seed=bytes([seed % 256]) * 32)
        for place in range(self.rng.randint(1, 3)):
            self.bench.sit(f"p{place}", random_habits(self.rng), seats=self.rng.choice([1, 1, 2]))
        for _ in range(max(2 - len(self.bench.table.state.seating), self.rng.randint(0, 2))):
            self.bench.bot(self.rng.choice(["hasty", "steady", "gentle"]))
        if self.rng.random() < 0.5:
            self.bench.watch(habits=random_habits(self.rng))
        for sitter in self.bench.table.state.seating:
            if self.rng.random() < 0.3:
                self.bench.handicap(sitter.seat, self.rng.choice([50, 1_500]))
        self.bench.deal(warm_up_ms=self.rng.choice([0, 1_500]))

    def play(self) -> None:
        """Let things happen until the game is over."""
        bench, rng = self.bench, self.rng
        last_at = bench.now + ms(GAME_MS_MAX)
        while bench.table.state.phase != "finished" and bench.now < last_at:
            client = rng.choice([c for c in bench.clients if c.is_open] or [self.come_back()])
            self.do_something(client)
            bench.run(rng.choice([1, 20, 120, 400, 900]))
        bench.run(3_000)

    def come_back(self) -> Client:
        """Let one of those who are gone return, with what it knew or without."""
        bench, rng = self.bench, self.rng
        gone = [c for c in bench.clients if not c.is_open and c.tokens]
        known = {token for c in bench.clients if c.is_open for token in c.tokens}
        gone = [c for c in gone if not set(c.tokens) & known]
        if not gone:
            return bench.watch()
        return bench.reconnect(gone[-1], resume=rng.random() < 0.5)

    def do_something(self, client: Client) -> None:
        rng, bench = self.rng, self.bench
        deed = rng.random()
        seats = client.session.seats
        if deed < 0.02:
            bench.hang_up(client)
        elif deed < 0.06:
            self.come_back()
        elif deed < 0.10:
            bench.say(client, Visible(visible=rng.random() < 0.7))
        elif deed < 0.12:
            bench.lag(rng.choice([30, 120]))
        elif deed < 0.14:
            bench.kernel(client, rng.choice([None, 5, 80]))
        elif deed < 0.16 and client.tokens and bench.play.game.view.state != "game_over":
            self.pause_a_while()
        elif seats:
            self.play_a_hand(client, rng.choice(seats))

    def pause_a_while(self) -> None:
        bench = self.bench
        hosts = [c for c in bench.clients if c.is_open and c.session.host]
        if hosts and bench.table.state.phase == "playing":
            action_id = bench.action_id()
            bench.say(hosts[0], Pause(action_id=action_id))
            bench.run(self.rng.choice([10, 2_000]))
            if hosts[0].is_open:
                bench.say(hosts[0], Unpause(action_id=bench.action_id()))

    def play_a_hand(self, client: Client, seat: int) -> None:
        rng, bench = self.rng, self.bench
        flips = bench.play.game.flips
        deed = rng.random()
        if deed < 0.25:
            bench.say(client, Flip(action_id=bench.action_id(), seat=seat))
        elif deed < 0.65 and flips:
            flip = max(1, flips - rng.choice([0, 0, 0, 1, 2]))
            self.slap(client, seat, FlipNo(flip))
        elif deed < 0.80:
            bench.say(client, self.absurd(seat, flips))
        elif deed < 0.85:
            word = rng.choice(["slapjack", "jack", "", "double"])
            bench.say(client, Shout(action_id=bench.action_id(), seat=seat, word=word))
        elif deed < 0.86:
            bench.say(client, Leave(action_id=bench.action_id(), seat=seat))
        elif deed < 0.88:
            bench.say(client, Cut(action_id=bench.action_id(), seat=seat, cards=None))

    def slap(self, client: Client, seat: int, flip: FlipNo) -> None:
        rng, bench = self.rng, self.bench
        if flip not in client.shown:
            return
        seen_at, _ = client.shown[flip]
        least_ms = max(0.0, (bench.now - seen_at) / 1_000)
        claim_ms = rng.choice([None, None, 0, 100, 10_000])
        palm = Palm(
            seat=seat,
            reaction_us=ms(least_ms + rng.choice([0, 60, 150, 160, 300])),
            claim_us=None if claim_ms is None else ms(claim_ms),
            contact=rng.choice(["palm", "palm", "palm", "finger"]),
            side=rng.choice(["left", "left", "right", "both"]),
            shout=rng.choice([None, None, "slapjack", "hm"]),
            action_id=bench.action_id(),
        )
        client.wants(flip, palm)

    def absurd(self, seat: int, flips: int) -> ClientMessage:
        """Say something that the protocol allows and no honest page says."""
        rng = self.rng
        flip = rng.choice([1, max(1, flips), flips + 1, 1_000_000])
        clock = rng.choice([0, 1, FAR_FUTURE_US])
        sayings: list[ClientMessage] = [
            Watermark(flip=flip, free_us=rng.choice([0, 600_000_000])),
            Shown(flip=flip, received_us=clock, shown_us=FAR_FUTURE_US - clock),
            Slap(
                action_id=rng.choice(["same", self.bench.action_id()]),
                seat=rng.choice([seat, 7]),
                flip=flip,
                shown_us=clock,
                pressed_us=rng.choice([0, FAR_FUTURE_US]),
            ),
        ]
        return rng.choice(sayings)


def play_whole(seed: int) -> Bench:
    crowd = Crowd(seed)
    crowd.play()
    return crowd.bench


def check_records(bench: Bench) -> None:
    """A record replays to the events that were told, without a failure."""
    for record in bench.records:
        assert record.replay().failures == ()
        assert record.is_finished
    if bench.records:
        assert list(bench.records[-1].replay().events) == bench.play.events
    else:
        replay = bench.play.record.replay()
        assert replay.failures == ()
        assert list(replay.events) == bench.play.events


def check_times(bench: Bench) -> None:
    """No card shows sooner after the last one than the house wants, nor before it was pressed."""
    shown_us = [event.at_us or 0 for event in bench.events_of(CardFlipped)]
    cover_us = ms(bench.play.game.rules.min_cover_ms)
    for one_us, next_us in pairwise(shown_us):
        assert next_us - one_us >= cover_us + ms(150)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_random_people_play_whole_games_and_the_laws_hold(seed: int) -> None:
    bench = play_whole(seed)
    check_records(bench)
    check_times(bench)
