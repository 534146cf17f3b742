"""A given start: the cards of the first game, where a test wants them just so (design.md 4.18).

It is passed in process, by whoever opens the table; no flag, variable or message reaches it.
"""

import msgspec
from msgspec import Struct

from slapjack.rules import Header
from slapjack.units import Seat


class Start(Struct, frozen=True, kw_only=True):
    """Either a stacked deck or a whole position; the fields are those of a record's header.

    Attributes:
        deck: All cards in dealing order, before the cut.
        stocks: By seat, top card first.
        pile: Bottom card first; only beside `stocks`.
        turn: The seat to flip; only beside `stocks`.
    """

    deck: tuple[str, ...] | None = None
    stocks: tuple[tuple[str, ...], ...] | None = None
    pile: tuple[str, ...] = ()
    turn: Seat | None = None

    def put_into(self, header: Header) -> Header:
        """Return the header with these cards instead of those that the seed gives."""
        return msgspec.structs.replace(
            header,
            deck=self.deck,
            stocks=self.stocks,
            pile=self.pile,
            turn=self.turn,
            exposed=() if self.stocks is not None else header.exposed,
        )
