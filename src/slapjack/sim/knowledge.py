"""What a table knows of a hand at the moment when it arrives, whatever becomes of it.

The table keeps evidence only of the hands that it judges; the ways to judge are compared on all,
those that came after the verdict too. Nothing here changes the table.
"""

import msgspec

from slapjack.fairness import CASUAL, Evidence
from slapjack.protocol.client_messages import Slap
from slapjack.table.evidence import claim_us, measure
from slapjack.table.state import TableState
from slapjack.units import ConnectionId, FlipNo, Micros, Seat


class Known(msgspec.Struct, frozen=True):
    """A hand as the table sees it come.

    Attributes:
        evidence: As for the judge of this table, but with the base of a casual one, which forgives
            the longest round trip; a judge that forgives less cuts it.
        round_trip_us: Mean round trip of the page.
    """

    evidence: Evidence
    round_trip_us: Micros


def what_is_known(table: TableState, number: ConnectionId, hand: Slap, now: Micros) -> Known | None:
    """Return what is known of a hand, or None where nothing can be judged."""
    connection, play = table.connections.find(number), table.play
    race = play.races.get(FlipNo(hand.flip)) if play is not None else None
    if connection is None or play is None or race is None:
        return None
    claimed = claim_us(connection.screens.get(race.flip), hand.pressed_us, hand.shown_us)
    found, _ = measure(table, play, race, connection, Seat(hand.seat), claimed)
    base_us = connection.latency.base(CASUAL)
    evidence = msgspec.structs.replace(found, arrived_us=now, base_us=base_us)
    return Known(evidence, connection.latency.mean_us)
