"""What the server counts about itself: plain numbers, never a name, a token or a table's code.

Everything is counted where it passes anyway (the socket, the fan-out, the journal's port), so the
table knows nothing of it. Labels come from closed sets of ours; a client cannot make a new one.
`metrics.py` puts the numbers into the form that Prometheus reads, when it asks.
"""

from bisect import bisect_left
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Final

from slapjack.protocol.fields import Role
from slapjack.protocol.server_messages import (
    Ended,
    Events,
    LobbyChanged,
    Refused,
    ServerMessage,
    Snapshot,
    Verdict,
    Void,
)
from slapjack.rules import HandJudged
from slapjack.units import ConnectionId, Micros

REACTION_BOUNDS_S: Final = (0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1.0, 2.0)
RESOLUTION_BOUNDS_S: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0)
RTT_BOUNDS_S: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 2.0)

LIVES_REMEMBERED: Final = 10_000
"""Tables of which the last counted message is remembered; the longest silent is forgotten."""

_NUMBERED = (Events, LobbyChanged, Verdict, Void)


class Histogram:
    """How many spans were at most so long.

    Attributes:
        bounds_s: Upper bounds in seconds; everything longer is counted behind the last.
        counts: Spans in each step, one step more than there are bounds.
        total_us: All spans together.
    """

    def __init__(self, bounds_s: Sequence[float]) -> None:
        self.bounds_s = bounds_s
        self.counts = [0] * (len(bounds_s) + 1)
        self.total_us = 0

    def observe(self, span_us: int) -> None:
        """Take in one span."""
        self.counts[bisect_left(self.bounds_s, span_us / 1_000_000)] += 1
        self.total_us += span_us


class Meter:
    """The numbers of one process.

    Attributes:
        clients: Connections now, by role.
        games: Finished games by preset and reason.
        slaps: Judged hands by result.
        reconnects: Clients that came back, by what they got: `deltas`, `snapshot`, `refused`.
        messages: Messages by direction (`in`, `out`) and type.
        errors: Refusals by code.
        reaction: Reactions of hands that were judged in a race.
        resolution: From the first hand of a race to its verdict.
        rtt: Round trips of the sockets' own pings.
    """

    def __init__(self) -> None:
        self.clients: Counter[str] = Counter()
        self.games: Counter[tuple[str, str]] = Counter()
        self.slaps: Counter[str] = Counter()
        self.reconnects: Counter[str] = Counter()
        self.messages: Counter[tuple[str, str]] = Counter()
        self.errors: Counter[str] = Counter()
        self.reaction = Histogram(REACTION_BOUNDS_S)
        self.resolution = Histogram(RESOLUTION_BOUNDS_S)
        self.rtt = Histogram(RTT_BOUNDS_S)
        self._returning: set[ConnectionId] = set()
        self._counted: OrderedDict[int, int] = OrderedDict()

    def came(self, connection: ConnectionId, role: Role, *, returns: bool) -> None:
        """A client said hello."""
        self.clients[role] += 1
        if returns:
            self._returning.add(connection)

    def went(self, connection: ConnectionId, role: Role) -> None:
        """A client that said hello is gone."""
        self.clients[role] -= 1
        self._returning.discard(connection)

    def heard(self, kind: str) -> None:
        """A message of this type came in."""
        self.messages["in", kind] += 1

    def said(self, message: ServerMessage, connections: Sequence[ConnectionId]) -> None:
        """A message goes out to these connections."""
        self.messages["out", str(message.__struct_config__.tag)] += len(connections)
        if isinstance(message, Refused):
            self.errors[message.code] += len(connections)
        elif isinstance(message, Events) and self._is_news(message.epoch, message.seq):
            for event in message.events:
                if isinstance(event, HandJudged):
                    self.slaps[event.result] += 1
        if self._returning:
            self._settle(message, connections)

    def judged(self, reactions_us: Sequence[int], took_us: Micros | None) -> None:
        """A race was judged."""
        for reaction_us in reactions_us:
            self.reaction.observe(reaction_us)
        if took_us is not None:
            self.resolution.observe(took_us)

    def _is_news(self, epoch: int, seq: int) -> bool:
        """Tell whether a numbered message goes out for the first time: who resumes hears it again.

        Each life of each table has an epoch of its own, drawn from 2^31.
        """
        is_news = seq > self._counted.get(epoch, 0)
        if is_news:
            self._counted[epoch] = seq
            self._counted.move_to_end(epoch)
            if len(self._counted) > LIVES_REMEMBERED:
                self._counted.popitem(last=False)
        return is_news

    def _settle(self, message: ServerMessage, connections: Sequence[ConnectionId]) -> None:
        """Note what a client that came back was given first."""
        match message:
            case Snapshot():
                outcome = "snapshot"
            case Ended() | Refused():
                outcome = "refused"
            case _ if isinstance(message, _NUMBERED):
                outcome = "deltas"
            case _:
                return
        for connection in connections:
            if connection in self._returning:
                self._returning.discard(connection)
                self.reconnects[outcome] += 1
