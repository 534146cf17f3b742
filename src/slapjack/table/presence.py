"""People who come, go and come back: away, pause, the bot that stands in (design.md 4.14, B38).

A lost connection costs no seat. The seat is away after five seconds, flips by itself and never
slaps; when nobody is left to play with, the game pauses instead; after the house's grace a bot
stands in, or the seat leaves.

What should be is worked out anew from who is here whenever the table settles (`review`), and the
game follows as soon as the rules let it: a pause, a cut or an open race only delays it. So nothing
depends on the order in which phones fall asleep and wake.
"""

from collections.abc import Sequence
from typing import Literal

from slapjack.protocol.server_messages import Ended
from slapjack.rules import Away, Back, Leave, Pause, Resume
from slapjack.table import house
from slapjack.table.bot_hands import take
from slapjack.table.entries import ERASED, TableDied
from slapjack.table.inputs import Erased
from slapjack.table.outputs import Answer, Died
from slapjack.table.play import act, call_off
from slapjack.table.refusal import RefusedError
from slapjack.table.seating import NEVER_CAME_US, Sitter
from slapjack.table.state import Play, TableState
from slapjack.units import Micros

AWAY_US = Micros(5_000_000)
TIMEOUTS_MAX = 3
"""Flips in a row that happened by themselves before a seat counts as away."""

STAND_IN_LEVEL = "steady"
EMPTY_US = Micros(1_800_000_000)
"""A table to which nobody ever came is forgotten after half an hour, watchers aside; one that
people played at after the server's `idle_us`."""

CLOSE_OVER = 1000


def came(table: TableState, sitter: Sitter) -> None:
    """A person's connection is there, again or for the first time."""
    if sitter.gone_at is not None and table.now >= sitter.gone_at + AWAY_US:
        sitter.here_since = table.now
    sitter.gone_at = None
    sitter.has_come = True
    table.lobby_changed = True
    if sitter.stand_in:
        sitter.stand_in = False
        sitter.bot = None
        if table.play is not None:
            take(table, table.play, sitter.seat)
            table.play.changes += 1
    awake(sitter)


def awake(sitter: Sitter) -> None:
    """The person at a seat did something: nobody who acts is away."""
    sitter.timeouts = 0


def went(table: TableState, sitter: Sitter) -> None:
    """A seat's last connection is gone."""
    sitter.gone_at = table.now
    table.lobby_changed = True


def timed_out(sitter: Sitter) -> None:
    """The seat's flip happened by itself."""
    sitter.timeouts += 1


def stop_waiting(table: TableState, sitter: Sitter) -> None:
    """The host will not hold the seat any longer: its grace is over now.

    Raises:
        RefusedError: Nobody waits for this seat.
    """
    if sitter.absent_at is None:
        raise RefusedError("nobody_awaited", field="seat")
    sitter.absent_at = table.now


def go_on(play: Play) -> None:
    """The host goes on with the game: it does not pause again for those who are away now."""
    play.paused_for = frozenset(play.game.view.away)


def review(table: TableState) -> None:
    """Note who is away, and let the game follow where the rules let it."""
    for sitter in table.seating:
        _note(table, sitter)
    play = table.play
    if (
        play is not None
        and table.phase == "playing"
        and play.open_race is None
        and play.game.outcome is None
    ):
        for sitter in table.seating:
            _count_grace(table, play, sitter)
        if play.game.outcome is None:
            _follow(table, play)
    _plan(table)


def watch_empty(table: TableState) -> None:
    """Start or stop the end of a table that nobody is connected to; who only looks on is nobody."""
    if any(not connection.is_guest for connection in table.connections):
        table.timers.clear("empty")
    elif table.timers.at("empty") is None:
        was_used = table.host_claimed or len(table.seating) > 0
        idle_us = house.idle_us(table) if was_used else min(table.idle_us, EMPTY_US)
        table.timers.set("empty", Micros(table.now + idle_us))


def emptied(table: TableState) -> None:
    """Nobody came back: the table is over, and so is its game."""
    if table.play is not None and table.is_playing:
        call_off(table, table.play, "abandoned")
    _end(table, "empty")


def erase(table: TableState) -> None:
    """Let nothing of the table be left: a running game is not even called off, but forgotten."""
    table.play = None
    table.phase = "lobby"
    table.outgoing.put(Answer(Erased()))
    _end(table, ERASED)


def _end(table: TableState, why: str) -> None:
    for connection in list(table.connections):
        table.outgoing.answer(connection, Ended(why="closed"))
        table.outgoing.close(connection, CLOSE_OVER)
        table.connections.drop(connection.number)
    table.outgoing.append(TableDied(table.now, why))
    table.outgoing.put(Died(why))


def _note(table: TableState, sitter: Sitter) -> None:
    """Mark a seat as away or here; between games nobody is away, only present or not."""
    if not table.is_playing and sitter.left and sitter.token is not None and sitter.is_here:
        sitter.left = False
        table.lobby_changed = True
    is_away = (
        table.is_playing
        and not (sitter.token is None or sitter.is_bot or sitter.left)
        and (sitter.timeouts >= TIMEOUTS_MAX or _gone_for(table, sitter) >= AWAY_US)
    )
    if is_away != sitter.away:
        sitter.away = is_away
        table.lobby_changed = True
    if not is_away:
        sitter.absent_at = None


def _gone_for(table: TableState, sitter: Sitter) -> int:
    return 0 if sitter.gone_at is None else table.now - sitter.gone_at


def _count_grace(table: TableState, play: Play, sitter: Sitter) -> None:
    """Give the absent their grace while somebody waits for them, then let the house decide."""
    is_out = play.game.view.status[sitter.seat] == "out"
    if not sitter.away or sitter.is_here or is_out:
        return
    waited_for = any(one.is_here for one in table.seating.humans())
    if sitter.absent_at is None:
        if waited_for:
            grace_us = play.game.rules.disconnect_grace_s * 1_000_000
            sitter.absent_at = Micros(table.now + grace_us)
            table.lobby_changed = True
    elif sitter.absent_at <= table.now:
        sitter.absent_at = None
        if waited_for:
            _replace(table, play, sitter)


def _replace(table: TableState, play: Play, sitter: Sitter) -> None:
    """The grace is over: a bot stands in, or the seat leaves, as the table chose.

    Who left so keeps the seat for the next game, if they are back by then.
    """
    sitter.away = False
    table.lobby_changed = True
    if table.options.absent == "leave":
        act(table, Leave(seat=sitter.seat))
    else:
        sitter.bot = STAND_IN_LEVEL
        sitter.stand_in = True
        play.changes += 1


def _follow(table: TableState, play: Play) -> None:
    """Resume, note who is away or back, pause: in this order (design.md 4.14)."""
    missed = frozenset(one.seat for one in _players(table, play) if one.away)
    must_pause = _must_pause(table, play)
    if not must_pause:
        play.paused_for = None
        if play.paused_by_table and play.paused_at is not None:
            act(table, Resume())
    if play.paused_at is not None:
        return
    for sitter in table.seating:
        _tell_rules(table, play, sitter)
    if must_pause and (play.paused_for is None or not missed <= play.paused_for):
        play.paused_for = missed
        play.paused_by_table = True
        table.lobby_changed = True
        act(table, Pause())


def _tell_rules(table: TableState, play: Play, sitter: Sitter) -> None:
    is_noted = sitter.seat in play.game.view.away
    if sitter.away != is_noted and play.game.view.status[sitter.seat] != "out":
        act(table, Away(seat=sitter.seat) if sitter.away else Back(seat=sitter.seat))


def _players(table: TableState, play: Play) -> list[Sitter]:
    """Return the people whom the game would wait for: those in it, else those who look on."""
    people = [one for one in table.seating.humans() if not one.stand_in]
    still_in = [one for one in people if play.game.view.status[one.seat] != "out"]
    return still_in or people


def _must_pause(table: TableState, play: Play) -> bool:
    """Tell whether nobody is left to play with: the last one is gone, or one of only two."""
    people = _players(table, play)
    if not people:
        return not len(table.connections)
    there = [one for one in people if not one.away]
    return not there or (len(people) == 2 and len(there) == 1)


def _plan(table: TableState) -> None:
    """Wake up when the next one counts as away, is absent for too long, or never came at all."""
    gone = [one for one in table.seating.humans() if one.gone_at is not None and not one.away]
    away_at = [Micros((one.gone_at or 0) + AWAY_US) for one in gone if table.is_playing]
    away_at += [Micros(one.sat_at + NEVER_CAME_US) for one in gone if not one.has_come]
    absent_at = [one.absent_at for one in table.seating if one.absent_at is not None]
    _wake_at(table, "away", away_at)
    _wake_at(table, "absent", absent_at)


def _wake_at(
    table: TableState, purpose: Literal["away", "absent"], moments: Sequence[Micros]
) -> None:
    """Set a timer for the first moment ahead; what is due already waits for no clock."""
    ahead = [at for at in moments if at > table.now]
    if ahead:
        table.timers.set(purpose, min(ahead))
    else:
        table.timers.clear(purpose)
