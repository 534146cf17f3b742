"""What is true in the world, and who may know it: no player and no table, only the report."""

from typing import Protocol

import msgspec

from slapjack.client.session import Session
from slapjack.protocol.server_messages import ServerMessage
from slapjack.units import Micros


class Truth(msgspec.Struct, frozen=True):
    """What really happened at one hand, in the server's time.

    Attributes:
        device_us: Reaction that a perfect stopwatch in that browser would show.
        eye_us: From the light of the face to the finger on the glass.
        shown_at: When the face stood on the screen.
        wall_us: The press as the device's wall clock has it.
        synced_us: The press as a clock has it that was set by the shortest round trip.
        lied: Whether the client told more than it could know.
    """

    seat: int
    flip: int
    device_us: Micros
    eye_us: Micros
    shown_at: Micros = Micros(0)
    wall_us: int = 0
    synced_us: int = 0
    lied: bool = False


class Witness(Protocol):
    """Whoever looks on from outside the world."""

    def told(self, seat: int, session: Session, message: ServerMessage) -> None:
        """Learn that a seat's session has taken a message in."""
        ...

    def slapped(self, truth: Truth) -> None:
        """Learn that a hand came down."""
        ...
