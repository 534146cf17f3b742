"""What the parts of one server share; filled once, in `app.py`."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import count

from slapjack.i18n.catalog import Catalog
from slapjack.server.config import ServerConfig
from slapjack.server.fanout import Fanout
from slapjack.server.limits import AddressLimits
from slapjack.server.meter import Meter
from slapjack.server.openers import Openers
from slapjack.server.streams import Streams
from slapjack.server.watched import WatchedJournal
from slapjack.table.ports import Clock, Games
from slapjack.table.registry import Registry
from slapjack.units import ConnectionId


@dataclass
class Doors:
    """Whether new tables and sockets are taken; they close when the server begins to stop."""

    are_open: bool = True


@dataclass(frozen=True)
class Wiring:
    """The ports, their fillers and the settings of one server."""

    config: ServerConfig
    clock: Clock
    registry: Registry
    fanout: Fanout
    games: Games
    words: Catalog
    openers: Openers
    journal: WatchedJournal
    meter: Meter
    doors: Doors = field(default_factory=Doors)
    limits: AddressLimits = field(default_factory=AddressLimits)
    streams: Streams = field(default_factory=Streams)
    replaying: asyncio.Lock = field(default_factory=asyncio.Lock)
    pictures: "OrderedDict[str, bytes]" = field(default_factory=OrderedDict)
    _connections: "count[int]" = field(default_factory=lambda: count(1))

    def next_connection(self) -> ConnectionId:
        """Draw a number that no socket of this process had before."""
        return ConnectionId(next(self._connections))
