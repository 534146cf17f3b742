"""The connections of one table: two links for each player, and a hash of all that crossed them."""

import hashlib
import random
from collections.abc import Callable
from functools import partial

from slapjack.sim.link import Link
from slapjack.sim.player import Player
from slapjack.sim.schedule import Schedule
from slapjack.units import Micros


class Cables:
    """Links by seat, laid once."""

    def __init__(self, schedule: Schedule, seed: str) -> None:
        self._schedule = schedule
        self._seed = seed
        self._down: list[Link] = []
        self._trace = hashlib.sha256()

    @property
    def trace(self) -> str:
        """Hash of every frame that arrived anywhere so far, with its instant."""
        return self._trace.hexdigest()

    def lay(self, player: Player, arrive: Callable[[bytes], None]) -> Link:
        """Connect the next seat, and return its way up.

        Args:
            player: Who gets what is sent down.
            arrive: Who gets what the player sends up.
        """
        self._down.append(self._lay(player, player.kit.down_us, "down", player.receive))
        return self._lay(player, player.kit.up_us, "up", arrive)

    def send(self, seat: int, frame: bytes, at_us: int) -> None:
        """Put a frame on the way down at this instant, after all that was put there for it."""
        down = self._down[seat]
        if at_us >= self._schedule.now:
            self._schedule.at(at_us, partial(down.send, frame))
        else:
            down.send(frame)

    def send_now(self, seat: int, frame: bytes) -> None:
        """Put a frame on the way down ahead of what waits for the journal."""
        self._down[seat].send(frame)

    def _lay(
        self, player: Player, travel_us: Micros, way: str, deliver: Callable[[bytes], None]
    ) -> Link:
        mark = f"{player.seat}{way}"

        def note(frame: bytes) -> None:
            self._trace.update(f"{self._schedule.now} {mark} ".encode() + frame)
            deliver(frame)

        return Link(
            self._schedule,
            note,
            travel_us=travel_us,
            rtt_us=player.kit.rtt_us,
            weather=player.kit.weather,
            rng=random.Random(f"{self._seed}/{mark}"),
        )
