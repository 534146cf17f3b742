"""What a restart changes at a table that came back from its journal.

No race is guessed: whatever could be slapped is annulled and lies there until the next card. A
press stays a press, with a wait drawn anew. Nobody is connected, so the people who were there get
their time to come back before anything happens by itself: whoever connects first would else meet
cards that the others cannot see yet (design.md 4.1, 4.2, 4.14).
"""

from slapjack.table import hosting, presence, verdicts
from slapjack.table.entries import LifeBegan
from slapjack.table.press import Press
from slapjack.table.state import Play, TableState
from slapjack.units import Micros


def revive(table: TableState) -> None:
    """Begin another life of a restored table."""
    table.outgoing.append(LifeBegan(table.now, table.outgoing.backlog.epoch))
    for sitter in table.seating:
        sitter.gone_at = Micros(table.now - presence.AWAY_US) if sitter.away else table.now
    play = table.play
    if play is not None and table.is_playing:
        for race in list(play.races.values()):
            if race.is_slappable:
                verdicts.void(table, play, race, "restart")
        _press_again(table, play)
        _await_return(table, play)
    table.lobby_changed = True
    hosting.watch_host(table)
    presence.watch_empty(table)


def review(table: TableState, play: Play) -> None:
    """Go on as soon as everybody who was there before the restart is back, or counts as away.

    The card on top counts as shown from now on.
    """
    if play.returning and all(one.is_here or one.away for one in table.seating.humans()):
        play.returning = False
        play.shown_at = min(play.shown_at, table.now)
        play.changes += 1


def _press_again(table: TableState, play: Play) -> None:
    """Keep the pressed flip, if its seat may still flip; its moment is drawn anew."""
    pressed = play.press
    play.press = None
    if pressed is None or pressed.flip != play.game.flips + 1:
        return
    if play.game.can_flip(pressed.seat) is None:
        play.press = Press(flip=pressed.flip, seat=pressed.seat, pressed_at=table.now)


def _await_return(table: TableState, play: Play) -> None:
    """Let nothing happen by itself for a while, not even the end of the game's own time."""
    play.returning = True
    play.shown_at = max(play.shown_at, Micros(table.now + presence.AWAY_US))
    ends_at = table.timers.at("game")
    if ends_at is not None:
        table.timers.set("game", Micros(ends_at + presence.AWAY_US))
