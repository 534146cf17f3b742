"""What happens by itself when nobody acts: flips, claims, the end of idle waits, the offered cut.

Every moment here is the RuleSet's or the table's; clients only decorate it. Timers are set anew
whenever the game changed, so none outlives its reason (bugs.md B7).
"""

from slapjack.rules import Claim, Cut, Expire
from slapjack.table.flips import plan_flip, press
from slapjack.table.play import act, deal_without_cut
from slapjack.table.presence import timed_out
from slapjack.table.state import Play, TableState
from slapjack.table.waiting import do_or_wait
from slapjack.units import Micros

CUT_OFFER_US = Micros(5_000_000)
"""An optional cut is offered this long, then the server deals (design.md 4.17)."""

CUT_DUE_US = Micros(15_000_000)
"""A required cut that nobody makes is made by chance after this."""


def plan(table: TableState, play: Play) -> None:
    """Set every timer that the present state of the game asks for."""
    play.planned = play.changes
    table.timers.clear_all("claim", "idle", "cut")
    if table.phase == "cutting":
        _plan_cut(table, play)
        return
    plan_flip(table, play)
    view = play.game.view
    if view.paused or play.open_race is not None:
        return
    since = max(table.now, play.shown_at)
    rules = view.rules
    if view.state == "claim":
        table.timers.set("claim", Micros(since + rules.claim_delay_ms * 1_000))
    elif play.game.turn is None:
        table.timers.set("idle", Micros(since + rules.idle_ms * 1_000))


def cut_due(table: TableState, play: Play) -> None:
    """Nobody cut: deal without, or cut by chance where the house demands it."""
    seat = play.game.cutter
    assert seat is not None, "the timer goes with the cut"
    if play.game.rules.cut == "required":
        cards = 1 + table.streams.stream("cuts").below(51 + play.game.rules.jokers)
        act(table, Cut(seat=seat, cards=cards))
    else:
        deal_without_cut(table, play)


def flip_due(table: TableState, play: Play) -> None:
    """The turn seat did not flip: it happens by itself."""
    turn = play.game.turn
    if turn is None or play.press is not None:
        return
    sitter = table.seating[turn]
    press(table, play, turn)
    if play.game.view.tie is None and not sitter.is_bot and not sitter.away:
        timed_out(sitter)


def claim_due(table: TableState, play: Play) -> None:
    """The owner of a decided challenge takes the pile, once no race is open."""
    if play.open_race is None and play.game.view.state == "claim":
        act(table, Claim())


def idle_due(table: TableState, play: Play) -> None:
    """Nobody can flip and nobody slapped (rules.md B29, B32)."""
    if play.open_race is None and play.game.turn is None:
        act(table, Expire())


def game_due(table: TableState, play: Play) -> None:
    """The time limit of the whole game ran out; an open race comes first (rules.md B69)."""
    do_or_wait(table, play, Expire(what="game"))


def game_left_us(table: TableState, play: Play) -> Micros | None:
    """Tell how long the house's time limit still lets the game go on; None without a limit.

    The limit has run out while a race that it came upon is still open; it never began to run in a
    position that a test has laid.
    """
    if not play.game.rules.time_limit_s or table.phase == "cutting":
        return None
    if play.paused_at is not None:
        return play.time_left_us
    ends_at = table.timers.at("game")
    if ends_at is None:
        return None if play.open_race is None else Micros(0)
    return Micros(ends_at - table.now)


def _plan_cut(table: TableState, play: Play) -> None:
    seat = play.game.cutter
    assert seat is not None, "somebody is to cut while the table waits for it"
    sitter = table.seating[seat]
    is_there = bool(table.connections.of_seat(seat))
    offer_us = CUT_DUE_US if play.game.rules.cut == "required" else CUT_OFFER_US
    waits_us = offer_us if is_there and not sitter.is_bot else 0
    table.timers.set("cut", Micros(max(table.now, play.shown_at) + waits_us))
