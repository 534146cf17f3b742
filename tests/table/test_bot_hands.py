"""Bots at the table: their hands come without a road, and die with their card (4.2 point 8)."""

import msgspec
import pytest

from slapjack.bots import LEVELS
from slapjack.bots.levels import Level
from slapjack.rules import Dealt, HandJudged, SlapWon
from slapjack.table import bot_hands
from slapjack.units import FlipNo, Micros, Seat
from tests.table.bench import Bench, classic
from tests.table.clients import PLAIN
from tests.table.wires import ms


def one_and_bots(flips: str, *, bots: int = 1, **changes: object) -> Bench:
    bench = Bench(rules=classic(**changes), flips=flips)
    bench.sit("ann", PLAIN)
    for _ in range(bots):
        bench.bot()
    bench.deal()
    return bench


def bot_hand(bench: Bench, seat: int, reaction_ms: float) -> None:
    """Let a bot's hand on the newest card come at a moment of the test's choice."""
    play, table = bench.play, bench.table.state
    held = bot_hands.take(table, play, Seat(seat))
    assert held is not None, "the bot keeps its hand off this card"
    held.hand = type(held.hand)(seat=Seat(seat), reaction_us=ms(reaction_ms))
    held.arrived_at = Micros(play.shown_at + ms(reaction_ms))
    play.bot_hands[Seat(seat)] = held
    table.timers.set("bot_hand", held.arrived_at, seat)
    bench.wake_anew()


def to_jack(bench: Bench) -> None:
    bench.until(lambda: bool(bench.play.game.live) or bench.play.game.turn == 0)
    while not bench.play.game.live:
        bench.flip(0)
        bench.until(lambda: bool(bench.play.game.live) or bench.play.game.turn == 0)


def test_a_bot_flips_by_itself_after_a_moment() -> None:
    bench = one_and_bots("5H 6H 7H 8H")
    bench.flip(0)
    bench.until(lambda: bench.play.press is not None)
    level = LEVELS["steady"]
    waited = bench.now - bench.show_at(1)
    assert abs(waited - level.flip_pace_us) <= level.flip_spread_us
    bench.until(lambda: bench.play.game.flips == 2)


def test_a_bots_hand_is_measured_from_the_moment_and_comes_without_a_road() -> None:
    bench = one_and_bots("JS 6H 7H 8H")
    bench.flip(0)
    (held,) = bench.play.bot_hands.values()
    arrives_at = held.arrived_at
    assert arrives_at == bench.show_at(1) + held.hand.reaction_us
    bench.until(lambda: bool(bench.verdicts()) or bench.race.phase == "open")
    assert bench.now == arrives_at


def test_a_bot_that_would_be_faster_is_resolved_at_once_and_wins() -> None:
    bench = one_and_bots("JS 6H 7H 8H")
    bench.flip(0)
    bot_hand(bench, 1, 400)
    bench.slap(0, reaction_ms=370, claim_ms=395)
    bench.until(lambda: bool(bench.verdicts()))
    assert bench.now < bench.show_at(1) + ms(500)
    assert bench.events_of(HandJudged)


def test_a_bot_that_cannot_win_any_more_is_not_waited_for() -> None:
    bench = one_and_bots("JS 6H 7H 8H")
    bench.flip(0)
    bot_hand(bench, 1, 900)
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bool(bench.verdicts()))
    assert bench.now == bench.show_at(1) + ms(300 + 10)
    bench.run(1_000)
    assert bench.hands_of(1) == []


def test_a_bot_within_a_tie_of_the_best_hand_is_taken_though_its_time_has_not_come() -> None:
    bench = Bench(rules=classic(), flips="JS 6H 7H 8H")
    bench.sit("ann", PLAIN)
    bench.bot()
    bench.handicap(0, 100)
    bench.deal()
    bench.flip(0)
    bot_hand(bench, 1, 405)
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bool(bench.verdicts()))
    assert bench.now == bench.show_at(1) + ms(300 + 10)
    assert bench.verdicts()[0][1].tie == [0, 1]


def test_a_bots_hand_dies_with_its_card() -> None:
    bench = one_and_bots("5H JS 6H 7H", min_cover_ms=0)
    to_jack(bench)
    bot_hand(bench, 1, 5_000)
    bench.flip(0)
    assert all(held.answers == FlipNo(3) for held in bench.play.bot_hands.values())
    bench.run(6_000)
    assert not any(e.flip == FlipNo(2) for e in bench.events_of(SlapWon))


def test_a_bot_sees_a_card_until_the_next_one_shows() -> None:
    """The cover has left for the table, and does not show yet when the bot's hand comes down."""
    bench = one_and_bots("5H JS 6H 7H")
    to_jack(bench)
    bench.press(0)
    bench.until(lambda: bench.play.press is not None)
    cover_at = bench.show_at(3)
    bot_hand(bench, 1, (cover_at - bench.play.shown_at) / 1_000 - 5)
    bench.until(lambda: bench.play.game.flips == 3)
    assert bench.now == cover_at - ms(35)
    bench.run(200)
    (won,) = bench.events_of(SlapWon)
    assert (won.seat, won.cards, won.flip) == (1, 3, 2)


def test_a_pause_holds_bots_hands_back_as_long_as_it_lasts() -> None:
    bench = one_and_bots("JS 6H 7H 8H")
    bench.flip(0)
    bot_hand(bench, 1, 400)
    bench.run(100)
    bench.pause()
    bench.run(3_000)
    assert bench.hands_of(1) == []
    bench.resume()
    bench.until(lambda: bench.race.phase == "open")
    assert bench.now == bench.show_at(1) + ms(3_400)
    bench.run(500)
    assert bench.verdicts()[0][1].rows[0].reaction_us == ms(3_400)


def test_a_bot_declines_the_cut_at_once() -> None:
    bench = Bench(rules=classic(cut="optional"), flips="5H 6H 7H")
    bench.sit("ann", PLAIN)
    bench.bot()
    bench.bot()
    bench.deal()
    bench.run(1)
    assert bench.events_of(Dealt)


def test_a_bots_false_slap_costs_it_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def reckless(name: str) -> Level:
        return msgspec.structs.replace(LEVELS[name], false_rate=1.0)

    monkeypatch.setattr(bot_hands, "level", reckless)
    bench = one_and_bots("5H 6H 7H 8H")
    bench.flip(0)
    bench.until(lambda: bool(bench.hands_of(1)))
    assert bench.hands_of(1) == [("false", "no_trigger")]
