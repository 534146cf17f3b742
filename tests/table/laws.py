"""What holds at every step of every table: the bench checks it all the time."""

import re
from typing import Final

import msgspec

from slapjack.protocol import codec
from slapjack.protocol.server_messages import Events, Numbered, ServerMessage
from slapjack.rules import CardFlipped, Misdeal
from slapjack.table.state import Play
from slapjack.table.table import Table
from slapjack.units import ConnectionId
from tests.table.clients import Client

_encode: Final = msgspec.json.Encoder().encode
_CARD: Final = re.compile(r'"((?:[2-9AJQK]|10)[SHDC]|X[12])"')


class Laws:
    """What holds at every step of every run."""

    def __init__(self) -> None:
        self._views: dict[int, bytes] = {}
        self._faced: dict[ConnectionId, set[tuple[str, int]]] = {}

    def after_step(self, table: Table) -> None:
        """Check the cards, and remember what everybody must see at this number."""
        play = table.state.play
        if play is None:
            return
        game = play.game
        if game.view.state != "dealing":
            held = [card for stock in game.stocks for card in stock]
            named = [name.strip("[]") for name in (*held, *game.pile)]
            assert len(named) == len(set(named)) == _deck_count(play), "cards were lost or made"
        self._views[table.state.outgoing.backlog.seq] = _encode(game.view)

    def faced(self, table: Table, connection: ConnectionId, flip: int) -> None:
        """A face was written to a connection."""
        self._faced.setdefault(connection, set()).add((_game(table), flip))

    def said(self, table: Table, connection: ConnectionId, message: ServerMessage) -> None:
        """Check that no message names a hidden card, nor words run ahead of a face (4.1)."""
        play = table.state.play
        if play is None:
            return
        assert _named_in(message) <= _public(play), f"{connection} is told a hidden card"
        if not isinstance(message, Numbered):
            return
        before = play.before
        is_hidden = before is not None and table.state.now < before.show_at
        if before is None or not is_hidden:
            return
        faced = (_game(table), before.flip) in self._faced.get(connection, set())
        names_it = before.face in codec.encode(message).decode() and isinstance(message, Events)
        assert faced or message.seq <= before.seq, f"{connection} heard of {before.flip} early"
        assert faced or not names_it

    def heard(self, client: Client) -> None:
        """Check that who took a message in sees the game as it was at that number."""
        view, seq = client.session.view, client.session.seq
        if view is not None and seq in self._views:
            assert _encode(view) == self._views[seq], f"{client.name} sees another game at {seq}"


def _named_in(message: ServerMessage) -> set[str]:
    return set(_CARD.findall(codec.encode(message).decode()))


def _public(play: Play) -> set[str]:
    """Return the cards that lie or lay face up in this game, or were shown in its deal."""
    shown = [event.card for event in play.events if isinstance(event, CardFlipped)]
    misdealt = [card for event in play.events if isinstance(event, Misdeal) for card in event.cards]
    return {*shown, *misdealt, *play.record.header.pile}


def _game(table: Table) -> str:
    return "" if table.state.play is None else table.state.play.game_id


def _deck_count(play: Play) -> int:
    header = play.record.header
    if header.stocks is not None:
        return sum(len(stock) for stock in header.stocks) + len(header.pile)
    return 52 + play.game.rules.jokers if header.deck is None else len(header.deck)
