"""When the table beside the cards is kept: at every change that a person would miss.

Presence, badges and links change all the time and are seen anew after a restart; they are not
kept. The whole is small, so it is written whole, and only if it differs from what was written last.
"""

from slapjack.table import house
from slapjack.table.entries import KeptSeat, KeptTable, TableChanged
from slapjack.table.seating import Sitter
from slapjack.table.state import TableState


def keep(table: TableState) -> None:
    """Ask the journal to keep the table as it is now, unless it has it so."""
    whole = kept(table)
    if whole != table.kept:
        table.kept = whole
        table.outgoing.append(TableChanged(table.now, whole))


def kept(table: TableState) -> KeptTable:
    """Put together what must outlive the process."""
    return KeptTable(
        host_token=table.host_token,
        rules=table.rules.to_header(),
        options=table.options,
        seats=tuple(_seat(sitter) for sitter in table.seating),
        dealer=table.dealer,
        locked=table.locked,
        host_seat=table.host_seat,
        host_by_token=table.host_by_token,
        host_claimed=table.host_claimed,
        games=table.games,
        result=table.result,
        tally=tuple(house.lines(table)),
        paused_by_table=table.play is not None and table.play.paused_by_table,
    )


def _seat(sitter: Sitter) -> KeptSeat:
    return KeptSeat(
        animal=sitter.animal,
        ink=sitter.ink,
        sat_at_us=sitter.sat_at,
        token=sitter.token,
        bot=sitter.bot,
        stand_in=sitter.stand_in,
        name=sitter.name,
        handicap_us=sitter.handicap_us,
        ready=sitter.ready,
        wins=sitter.wins,
        away=sitter.away,
        left=sitter.left,
        has_come=sitter.has_come,
    )
