"""How a terminal reaches its table: the ports between what plays and what carries.

Two fill `Road`: a served table over the network (`net`), and one in this process (cli). Both carry
the same messages, so a terminal cannot tell which it is, and is judged alike at either.
"""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from slapjack.protocol.client_messages import ClientMessage, Hello
from slapjack.protocol.server_messages import ServerMessage

Say = Callable[[ClientMessage], None]


class Place(Struct, frozen=True):
    """A seat that was taken: its number, and the secret that proves it."""

    number: int
    token: str


class RoadError(Exception):
    """The table can't be reached, or gave no seat.

    Attributes:
        code: The API's code for it, such as `table_full`; `unreachable` where nobody answered.
    """

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(text or code)
        self.code = code


class End(Protocol):
    """Whoever is talked to over a road."""

    def hello(self) -> Hello:
        """Say who comes, each time that a line begins."""
        ...

    def opened(self, say: Say) -> None:
        """Take the line, after its hello."""
        ...

    def hear(self, message: ServerMessage) -> None:
        """Take one message."""
        ...

    def lost(self) -> None:
        """The line broke; another one comes when it can."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether no further line is wanted."""
        ...


class Road(Protocol):
    """The way to one table."""

    host_token: str | None
    """The host's secret, where this terminal opened the table."""

    async def sit(self) -> Place:
        """Take one more seat.

        Raises:
            RoadError: There was none to be had.
        """
        ...

    async def talk(self, end: End) -> None:
        """Keep a line to the table, for as long as the end wants one.

        Raises:
            RoadError: No line can be had any more.
        """
        ...

    def renew(self) -> None:
        """Begin the line anew: somebody else sat down here, whose secret a new hello tells."""
        ...
