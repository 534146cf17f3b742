"""When a measurement changes nothing: then the table need not come to rest anew.

Three of four inputs are answers to pings, and faces that were seen. They say how good a road is,
and that matters to whom a race or a covered card waits for, and to nobody else; everything that
waits for a moment has a timer.
"""

from slapjack.protocol.client_messages import Pong, Shown, Watermark
from slapjack.table.inputs import Acked, Hole, Input, KernelRtt, Message
from slapjack.table.state import Play, TableState


def only_measures(given: Input) -> bool:
    """Tell whether an input says something of a road or a screen, and asks for nothing."""
    if isinstance(given, Message):
        return isinstance(given.message, Pong | Shown | Watermark)
    return isinstance(given, Acked | KernelRtt | Hole)


def is_still(table: TableState) -> bool:
    """Tell whether no measurement can set anything going."""
    if table.drain_by is not None or table.lobby_changed:
        return False
    play = table.play
    return play is None or not table.is_playing or _is_still(table, play)


def _is_still(table: TableState, play: Play) -> bool:
    if play.waiting or (play.before is not None and not play.hides(table.now)):
        return False
    return not any(race.phase in ("open", "covered") or race.hands for race in play.races.values())
