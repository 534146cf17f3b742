"""From the press of a flip to the card that lies there for everybody (design.md 4.1).

What a flip waits for is written once, in `_floor`. The face leaves for each screen at that screen's
own moment; nothing that follows from it is said to a connection before.
"""

from slapjack.bots import flip_delay_us, level
from slapjack.fairness import fore_period
from slapjack.protocol.server_messages import Arm, Armed, Disarm
from slapjack.rules import Card, Flip, IllegalActionError, RuleCode
from slapjack.table.bot_hands import bot_rng, draw_hands, forget_hands
from slapjack.table.entries import Pressed, PressHeld
from slapjack.table.play import act
from slapjack.table.press import Press
from slapjack.table.race import Race
from slapjack.table.state import Before, Play, TableState
from slapjack.units import FlipNo, Micros, Seat

TIE_FLIP_US = Micros(1_500_000)
"""The card of a tie replay is turned by itself after this: time to see that it is a tie."""

AWAY_FLIP_US = Micros(10_000_000)
"""Where a house has no flip time, a seat of somebody away still flips after this (B38)."""


PACES = {"slow": 2.0, "normal": 1.0, "fast": 0.5}
"""By how much the host's word stretches the wait for a flip that happens by itself."""


def press(table: TableState, play: Play, seat: Seat) -> None:
    """Arm a flip: the back rises on all screens.

    Raises:
        IllegalActionError: It is not the seat's to flip, or a cut is offered and not made yet.
    """
    if play.game.cutter is not None:
        raise IllegalActionError(RuleCode.CUT_MISSING)
    refusal = play.game.can_flip(seat)
    if refusal is not None:
        raise IllegalActionError(refusal)
    if play.press is None:
        _arm(table, play, seat)


def reconsider(table: TableState, play: Play) -> None:
    """Drop a press whose seat lost the turn; aim anew where the game changed under it."""
    pressed = play.press
    if pressed is None:
        return
    if play.game.can_flip(pressed.seat) is not None:
        drop(table, play)
    elif play.open_race is not None:
        pressed.hold()
        table.timers.clear("show")
    elif pressed.show_at is None or pressed.changes != play.changes:
        _aim(table, play)


def drop(table: TableState, play: Play) -> None:
    """The pressed flip will not come: the back sinks."""
    pressed = play.press
    if pressed is not None:
        play.press = None
        table.timers.clear("show")
        table.outgoing.picture(table.connections, Disarm(flip=pressed.flip), table.now)


def send(table: TableState, play: Play) -> None:
    """The first send time has come: the flip is made, and the face on its way to each screen.

    A flip beyond the house's limit shows nothing and ends the game (rules.md B89).
    """
    pressed = play.press
    assert pressed is not None
    assert pressed.show_at is not None
    play.press = None
    face = play.game.next_card
    if face is None:
        act(table, Flip(seat=pressed.seat), at=pressed.show_at)
    else:
        _send_face(table, play, pressed, face, pressed.show_at)


def _send_face(table: TableState, play: Play, pressed: Press, face: Card, show_at: Micros) -> None:
    sends = dict(pressed.sends)
    play.before = Before(
        seq=table.outgoing.backlog.seq,
        view=play.game.view,
        flip=pressed.flip,
        face=face,
        show_at=show_at,
        sends=sends,
    )
    forget_hands(table, play, show_at)
    connections = list(table.connections)
    table.streams.stream("order").shuffle(connections)
    for connection in connections:
        send_at = sends.get(connection.number, show_at)
        table.outgoing.owe_face(connection, pressed.flip, face, table.nonce(), send_at)
    _cover(play, pressed.flip)
    act(table, Flip(seat=pressed.seat), at=show_at)
    play.shown_at = show_at
    table.timers.set("shown", show_at)
    if play.game.flips == pressed.flip:
        lay(play, show_at)
        draw_hands(table, play, pressed.flip, show_at)


def lay(play: Play, show_at: Micros) -> None:
    """The newest card lies there: its race begins."""
    live = bool(play.game.live) or play.game.is_replay_armed
    play.add_race(Race(play.game.flips, show_at, "live" if live else "quiet"))


def armed(play: Play) -> Armed | None:
    """Tell a newcomer about a raised back."""
    return None if play.press is None else Armed(flip=play.press.flip, seat=play.press.seat)


def plan_flip(table: TableState, play: Play) -> None:
    """Set the timer by which the turn seat flips by itself."""
    table.timers.clear_all("flip", "bot_flip")
    turn = play.game.turn
    if turn is None or play.press is not None or play.paused_at is not None:
        return
    mark = (turn, play.game.flips)
    if play.turn_mark != mark:
        play.turn_mark = mark
        play.turn_at = max(table.now, play.shown_at)
    sitter = table.seating[turn]
    if play.game.view.tie is not None:
        table.timers.set("flip", Micros(max(table.now, play.shown_at) + TIE_FLIP_US))
    elif sitter.bot is not None:
        drawn_us = flip_delay_us(level(sitter.bot), bot_rng(play, turn))
        delay = Micros(round(drawn_us * PACES[table.options.pace]))
        table.timers.set("bot_flip", Micros(max(table.now, play.shown_at) + delay))
    else:
        wait = flip_wait_us(table, play, turn)
        if wait is not None:
            table.timers.set("flip", Micros(play.turn_at + wait))


def flip_wait_us(table: TableState, play: Play, seat: Seat) -> Micros | None:
    """Tell how long this person has to flip, or None where nobody is hurried.

    One person among bots is never hurried (bugs.md A46), unless away.
    """
    timeout_us = Micros(round(play.game.rules.flip_timeout_ms * 1_000 * PACES[table.options.pace]))
    if table.seating[seat].away:
        return timeout_us or AWAY_FLIP_US
    alone = len(table.seating.humans()) == 1
    return None if alone or not timeout_us else timeout_us


def _arm(table: TableState, play: Play, seat: Seat) -> None:
    flip = FlipNo(play.game.flips + 1)
    play.press = Press(flip=flip, seat=seat, pressed_at=table.now)
    table.timers.clear_all("flip", "bot_flip")
    table.outgoing.picture(table.connections, Arm(flip=flip, seat=seat), table.now)
    for connection in table.connections.screens():
        connection.next_ping_at = table.now
    if play.open_race is None:
        _aim(table, play)
    else:
        table.outgoing.append(PressHeld(table.now, flip, seat))


def _aim(table: TableState, play: Play) -> None:
    pressed = play.press
    assert pressed is not None
    pressed.changes = play.changes
    settings = table.judge
    first = pressed.aim(
        earliest_at=_floor(table, play),
        fore_period_us=fore_period(play.reveal.word()),
        ways={one.number: one.way(settings) for one in table.connections.screens()},
        settings=settings,
    )
    assert pressed.show_at is not None
    table.outgoing.append(Pressed(table.now, pressed.flip, pressed.seat, pressed.show_at))
    table.timers.set("show", first)


def _floor(table: TableState, play: Play) -> Micros:
    """Return the earliest moment for the next card, before the random wait.

    The card before lies uncovered for `min_cover_ms`, longer by the largest difference of two
    handicaps, and never shorter because of what it is (fairness.md 1.7, design.md 4.15). A slow
    pace stretches it; a fast one does not shorten it, since a record must hold what the rules say.
    """
    if not play.game.flips:
        return max(table.now, play.shown_at)
    stretch = max(1.0, PACES[table.options.pace])
    cover_us = round(play.game.rules.min_cover_ms * 1_000 * stretch) + table.handicap_spread_us()
    return max(table.now, Micros(play.shown_at + cover_us))


def _cover(play: Play, flip: FlipNo) -> None:
    """The card before is covered; while it was live, its race goes on for who did not see it."""
    top = play.top
    if top is not None:
        top.covered_by = flip
        if top.phase == "live":
            top.phase = "covered"
