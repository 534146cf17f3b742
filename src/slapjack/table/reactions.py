"""Reactions: eight pictures and no words, few at a time, and none where the host wants quiet.

They are all that people can say to each other at a table (ux.md section 2): there is no chat to
moderate. A reaction is only a picture, so nothing of it is kept.
"""

from slapjack.protocol.fields import Reaction
from slapjack.protocol.server_messages import Reacted
from slapjack.table.refusal import RefusedError
from slapjack.table.seating import Sitter
from slapjack.table.state import TableState
from slapjack.units import Micros

EVERY_US = Micros(2_000_000)
AT_ONCE = 3
"""So many may follow each other quickly; then one every `EVERY_US`."""


def react(table: TableState, sitter: Sitter, kind: Reaction) -> None:
    """Show a reaction to the table.

    Raises:
        RefusedError: The host has silenced them, or this seat shows too many.
    """
    if not table.options.reactions:
        raise RefusedError("reactions_off")
    used_until = max(sitter.reacts_until, table.now) + EVERY_US
    if used_until - table.now > AT_ONCE * EVERY_US:
        raise RefusedError("too_fast")
    sitter.reacts_until = Micros(used_until)
    table.outgoing.picture(table.connections, Reacted(seat=sitter.seat, kind=kind), table.now)
