"""People who come, go and come back: away, pause, the bot that stands in (design.md 4.14, B38).

A lost connection costs no seat. The seat is away after five seconds, flips by itself and never
slaps; when nobody is left to play with, the game pauses instead; after the house's grace a bot
stands in, or the seat leaves.
"""

from slapjack.rules import Away, Back, Leave, Pause, Resume
from slapjack.table.seating import Sitter
from slapjack.table.state import Play, TableState
from slapjack.table.waiting import do_or_wait
from slapjack.units import Micros, Seat

AWAY_US = Micros(5_000_000)
TIMEOUTS_MAX = 3
"""Flips in a row that happened by themselves before a seat counts as away."""

STAND_IN_LEVEL = "steady"
EMPTY_US = Micros(1_800_000_000)
"""A table without any connection is forgotten after half an hour."""


def came(table: TableState, sitter: Sitter) -> None:
    """A person's connection is there, again or for the first time."""
    table.timers.clear("away", sitter.seat)
    table.timers.clear("absent", sitter.seat)
    table.lobby_changed = True
    if sitter.stand_in:
        sitter.stand_in = False
        sitter.bot = None
        if table.play is not None:
            table.play.changes += 1
    awake(table, sitter)


def awake(table: TableState, sitter: Sitter) -> None:
    """The person at a seat did something: nobody who acts is away."""
    sitter.timeouts = 0
    sitter.seen_at = table.now
    play = table.play
    if play is None or not table.is_playing or not sitter.away:
        return
    table.timers.clear("absent", sitter.seat)
    if play.paused_by_table:
        do_or_wait(table, play, Resume())
    do_or_wait(table, play, Back(seat=sitter.seat))


def went(table: TableState, seat: Seat) -> None:
    """A seat's last connection is gone."""
    table.timers.set("away", Micros(table.now + AWAY_US), seat)
    table.lobby_changed = True


def timed_out(table: TableState, play: Play, sitter: Sitter) -> None:
    """The seat's flip happened by itself."""
    sitter.timeouts += 1
    if sitter.timeouts >= TIMEOUTS_MAX and not sitter.away:
        go_away(table, play, sitter)


def go_away(table: TableState, play: Play, sitter: Sitter) -> None:
    """A seat is away; the game pauses where too few people are left."""
    if not table.is_playing or sitter.is_bot or sitter.left:
        return
    if not sitter.away and play.game.view.status[sitter.seat] != "out":
        do_or_wait(table, play, Away(seat=sitter.seat))
    people = table.seating.humans()
    there = [one for one in people if one.seat != sitter.seat and not one.away]
    if play.paused_at is None and (not there or len(people) == 2):
        play.paused_by_table = True
        do_or_wait(table, play, Pause())
    grace_us = play.game.rules.disconnect_grace_s * 1_000_000
    if not table.connections.of_seat(sitter.seat):
        table.timers.set("absent", Micros(table.now + grace_us), sitter.seat)


def absent(table: TableState, play: Play, sitter: Sitter) -> None:
    """The grace is over: a bot stands in, or the seat leaves, as the table chose."""
    if not table.is_playing or table.connections.of_seat(sitter.seat) or sitter.left:
        return
    if not any(table.connections.of_seat(one.seat) for one in table.seating.humans()):
        return
    if table.options.absent == "leave":
        do_or_wait(table, play, Leave(seat=sitter.seat))
    else:
        sitter.bot = STAND_IN_LEVEL
        sitter.stand_in = True
        table.lobby_changed = True
        do_or_wait(table, play, Back(seat=sitter.seat))
        play.changes += 1
    if play.paused_by_table:
        do_or_wait(table, play, Resume())


def watch_empty(table: TableState) -> None:
    """Start or stop the end of a table that nobody is connected to."""
    if len(table.connections):
        table.timers.clear("empty")
    elif table.timers.at("empty") is None:
        table.timers.set("empty", Micros(table.now + EMPTY_US))
