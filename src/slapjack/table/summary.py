"""A table in a few words, for whoever is about to join it."""

from msgspec import Struct

from slapjack.protocol.lobby import Phase
from slapjack.table.seating import SEATS_MAX
from slapjack.table.state import TableState


class TableSummary(Struct, frozen=True):
    """What `GET tables/{code}` tells.

    Attributes:
        players: Seats taken, bots included.
        seats_max: Seats there can be under the present rules.
        preset: The preset that the rules were made from.
        rules: The rules as in a record's header.
        game: The running game; None between games, and where its record is not for everybody.
    """

    code: str
    phase: Phase
    players: int
    seats_max: int
    locked: bool
    watchers_allowed: bool
    names: str
    preset: str
    rules: dict[str, object]
    game: str | None


def summary(table: TableState) -> TableSummary:
    """Sum up a table."""
    tells_game = table.is_playing and table.options.results == "all"
    return TableSummary(
        code=table.code,
        phase=table.phase,
        players=sum(not one.left for one in table.seating),
        seats_max=min(SEATS_MAX, table.rules.max_players),
        locked=table.locked,
        watchers_allowed=table.options.watchers,
        names=table.options.names,
        preset=table.rules.preset_name,
        rules=table.rules.to_header(),
        game=table.play.game_id if table.play is not None and tells_game else None,
    )
