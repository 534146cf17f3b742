"""The table beside the cards as everybody sees it: who sits, what is agreed, who may do what.

It is one Lobby message, sent whole each time anything changed, so no client keeps a ghost
(bugs.md A13).
"""

from slapjack.fairness import CASUAL
from slapjack.protocol.codec import PROTO
from slapjack.protocol.fields import LinkQuality
from slapjack.protocol.lobby import Lobby, SeatCard
from slapjack.protocol.server_messages import LobbyChanged, Welcome
from slapjack.table import hosting, house, rematch
from slapjack.table.connections import Connection
from slapjack.table.keeping import keep
from slapjack.table.seating import SEATS_MAX, Sitter
from slapjack.table.state import TableState
from slapjack.units import Seat

GOOD_US = 90_000
SLOW_US = 200_000
SHAKY_US = 60_000
"""Round trips up to which a connection is good or slow, and the spread that makes it worse."""

BADGE_SAMPLES = 5
"""Round trips without which nothing is said of a connection."""


def card(table: TableState) -> Lobby:
    """Draw the whole table as everybody may see it."""
    play = table.play if table.is_playing else None
    return Lobby(
        code=table.code,
        phase=table.phase,
        seats=[_seat_card(table, sitter) for sitter in table.seating],
        rules=table.rules.to_header(),
        options=table.options,
        max_players=min(SEATS_MAX, table.rules.max_players),
        min_players=table.rules.min_players,
        dealer=table.dealer,
        locked=table.locked,
        host_present=hosting.host_present(table),
        watchers=sum(one.role == "watcher" and not one.is_big_screen for one in table.connections),
        screens=sum(one.is_big_screen for one in table.connections),
        game=play.game_id if play is not None else None,
        commit=play.commit if play is not None else None,
        cutter=play.game.cutter if play is not None else None,
        result=table.result,
        tally=house.lines(table),
        rematch=rematch.shown(table),
    )


def announce(table: TableState) -> None:
    """Keep what changed and tell everybody; first each one whose own rights changed."""
    for connection in table.connections:
        if connection.told != _rights(table, connection):
            table.outgoing.answer(connection, welcome(table, connection))
            table.lobby_changed = True
    if table.lobby_changed:
        table.lobby_changed = False
        keep(table)
        shown = card(table)
        table.outgoing.say(
            lambda epoch, seq: LobbyChanged(epoch=epoch, seq=seq, lobby=shown), table.now
        )


def welcome(table: TableState, connection: Connection) -> Welcome:
    """Tell a connection what it may do; the lobby that follows says who the seats are."""
    connection.told = _rights(table, connection)
    return Welcome(
        proto=PROTO,
        epoch=table.outgoing.backlog.epoch,
        code=table.code,
        seats=[int(seat) for seat in connection.seats],
        role=connection.role,
        host=hosting.is_host(table, connection),
        judge=table.options.judge,
        version=table.version,
    )


def quality(connection: Connection | None) -> LinkQuality:
    """Say in a word how good a road is; without order it is slow at best."""
    if connection is None or connection.latency.samples < BADGE_SAMPLES:
        return "unknown"
    base_us = connection.base_us(CASUAL)
    spread_us = connection.latency.q95_us - base_us
    if base_us > SLOW_US or spread_us > 2 * SHAKY_US:
        return "weak"
    is_good = connection.ordered and base_us <= GOOD_US and spread_us <= SHAKY_US
    return "good" if is_good else "slow"


def _seat_card(table: TableState, sitter: Sitter) -> SeatCard:
    connections = table.connections.of_seat(sitter.seat)
    return SeatCard(
        seat=sitter.seat,
        name=sitter.name,
        animal=sitter.animal,
        ink=sitter.ink,
        bot=sitter.bot,
        present=sitter.is_bot or bool(connections),
        away=sitter.away,
        ready=sitter.ready or sitter.is_bot,
        host=sitter.seat == table.host_seat,
        handicap_us=sitter.handicap_us,
        link=quality(connections[0] if connections else None),
        wins=sitter.wins,
        left=sitter.left,
        held_us=None if sitter.absent_at is None else max(0, sitter.absent_at - table.now),
    )


def _rights(table: TableState, connection: Connection) -> tuple[tuple[Seat, ...], bool]:
    return tuple(connection.seats), hosting.is_host(table, connection)
