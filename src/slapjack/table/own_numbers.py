"""Whose numbers a result holds, for each connection (`TableOptions.results`).

In a class no child is to be last before all others, so what the others did never leaves for its
page, nor the id of the record, which holds it all. What happened in play everybody saw: that is not
hidden. It is cut here and nowhere else, at the last moment, since who is host may change.
"""

import msgspec

from slapjack.protocol.lobby import GameResult, Lobby
from slapjack.protocol.server_messages import LobbyChanged, ServerMessage, Snapshot
from slapjack.table import hosting
from slapjack.table.connections import Connection
from slapjack.table.state import TableState


def cut(table: TableState, connection: Connection, message: ServerMessage) -> ServerMessage:
    """Return the message as this connection may see it."""
    if not isinstance(message, Snapshot | LobbyChanged) or message.lobby.options.results == "all":
        return message
    if hosting.is_host(table, connection):
        return message
    return msgspec.structs.replace(message, lobby=_own(message.lobby, connection))


def _own(lobby: Lobby, connection: Connection) -> Lobby:
    result = lobby.result
    own = None if result is None else _own_result(result, connection)
    return msgspec.structs.replace(lobby, game=None, result=own)


def _own_result(result: GameResult, connection: Connection) -> GameResult:
    seats = [one for one in result.seats if one.seat in connection.seats]
    return msgspec.structs.replace(result, game="", seats=seats, closest=None, comeback=None)
