"""How each connection's road is measured: when it is pinged, and what its answers say.

Often while a card is on its way, so that the radio of a phone stays awake and the round trip of
this very race is known; seldom otherwise (fairness.md 1.2, 1.3).
"""

from slapjack.protocol.client_messages import Pong, Shown, Watermark
from slapjack.protocol.server_messages import Ping
from slapjack.table.connections import Connection
from slapjack.table.outputs import Picture
from slapjack.table.state import Play, TableState
from slapjack.table.trace import LOOKED_US
from slapjack.units import FlipNo, Micros

BURST = 8
"""Pings at 100 ms when a connection is new."""

HOT_US = Micros(100_000)
PLAYING_US = Micros(1_000_000)
IDLE_US = Micros(5_000_000)
HIDDEN_US = Micros(10_000_000)
HOT_MAX_US = Micros(1_500_000)
"""A screen that has not shown a card by then is no longer hurried."""


PAD = "." * 1_500
"""Makes a ping longer than a segment and shorter than two: a kernel acknowledges it at once, even
when its page is silent (docs/fairness.md, the netlab)."""


def begin(table: TableState, connection: Connection) -> None:
    """A connection is new: measure it at once."""
    connection.burst_left = BURST
    connection.next_ping_at = table.now


def ping_due(table: TableState) -> None:
    """Ping every connection whose time has come."""
    for connection in table.connections:
        if connection.next_ping_at <= table.now:
            _ping(table, connection)


def plan(table: TableState) -> None:
    """Set the timer of the next ping."""
    next_at = min((one.next_ping_at for one in table.connections), default=None)
    if next_at is None:
        table.timers.clear("ping")
    else:
        table.timers.set("ping", next_at)


def pong(table: TableState, connection: Connection, message: Pong) -> None:
    """A round trip is complete. Those across a hidden page are thrown away (bugs.md A19)."""
    sent_at = connection.pings.pop(message.n, None)
    if sent_at is None:
        return
    round_trip_us = Micros(table.now - sent_at)
    connection.trace.answered(sent_at)
    for screen in connection.screens.values():
        if screen.n == message.n:
            screen.round_trip_us = round_trip_us
    if connection.visible and connection.visible_at <= sent_at:
        connection.latency.app(round_trip_us, table.now)


def visible(table: TableState, connection: Connection, is_visible: bool) -> None:
    """The page was hidden or shown again."""
    connection.visible = is_visible
    connection.visible_at = table.now
    connection.next_ping_at = table.now


def sent(
    table: TableState, connection: Connection, flip: FlipNo, at: Micros, *, dirty: bool
) -> None:
    """A face was written: the exact moment, from which this connection is measured."""
    race = None if table.play is None else table.play.races.get(flip)
    if race is not None:
        for seat in connection.seats:
            race.sent.setdefault(seat, at)
    screen = connection.screens.get(flip)
    if screen is not None:
        screen.sent_at = at
        screen.dirty = dirty
        connection.pinged(screen.n, at)
        shows = _shows_to_come(table, connection)
        connection.next_ping_at = min([connection.next_ping_at, *shows])


def acked(connection: Connection, sent_us: Micros, at: Micros) -> None:
    """All that was sent up to an instant has come: faces among it tell what is usual here."""
    connection.trace.acked(sent_us, at)
    for screen in connection.screens.values():
        if not screen.is_acked and screen.sent_at <= sent_us:
            screen.is_acked = True
            if not screen.dirty:
                # Whoever looks now and then sees it half a pace late in the mean.
                connection.latency.face(Micros(at - screen.sent_at - LOOKED_US // 2))


def shown(table: TableState, connection: Connection, message: Shown) -> None:
    """The client's screen shows the card; only its first word on it counts."""
    screen = connection.screens.get(FlipNo(message.flip))
    if screen is not None and screen.shown_at is None:
        screen.shown_us = message.shown_us
        screen.shown_at = table.now


def watermark(connection: Connection, message: Watermark) -> None:
    """Nobody at this client pressed up to that reaction; the word binds the client."""
    screen = connection.screens.get(FlipNo(message.flip))
    if screen is not None and screen.shown_at is not None:
        screen.free_us = Micros(max(screen.free_us or 0, message.free_us))


def _ping(table: TableState, connection: Connection) -> None:
    n = table.nonce()
    connection.pinged(n, table.now)
    is_proof = table.play is not None and _is_looked_at(table, table.play, connection)
    ping = Ping(n=n, pad=PAD if is_proof else "")
    table.outgoing.put(Picture((connection.number,), ping))
    next_at = Micros(table.now + _pause_us(table, connection))
    connection.next_ping_at = min([next_at, *_shows_to_come(table, connection)])


def _shows_to_come(table: TableState, connection: Connection) -> list[Micros]:
    """Return when a face shows that was sent already, where a proof will be wanted from then on."""
    if table.play is None or not connection.trace.is_known:
        return []
    races = (table.play.races.get(flip) for flip in connection.screens)
    return [race.show_at for race in races if race is not None and race.show_at > table.now]


def _pause_us(table: TableState, connection: Connection) -> Micros:
    if not connection.visible:
        return HIDDEN_US
    if connection.burst_left:
        connection.burst_left -= 1
        return HOT_US
    if not table.is_playing or table.play is None:
        return IDLE_US
    if _is_looked_at(table, table.play, connection):
        return table.judge.ping_gap_us
    return HOT_US if _is_hot(table, table.play, connection) else PLAYING_US


def _is_looked_at(table: TableState, play: Play, connection: Connection) -> bool:
    """Tell whether a live face stands on this screen, so that a hand may need a proof.

    Only where the kernel tells. Nothing may depend on a face before it was sent to everybody: even
    the number of a ping tells that others were pinged.
    """
    top = play.top
    return (
        top is not None
        and connection.trace.is_known
        and top.phase in ("live", "open")
        and top.flip in connection.screens
        and 0 <= table.now - top.show_at <= HOT_MAX_US
    )


def _is_hot(table: TableState, play: Play, connection: Connection) -> bool:
    """Tell whether a card is on its way to this screen: from `arm` until `shown`."""
    if play.press is not None:
        return True
    top = play.top
    if top is None or table.now - top.show_at > HOT_MAX_US:
        return False
    screen = connection.screens.get(top.flip)
    return screen is None or screen.shown_at is None
