"""A table of four scripted people, the same for every server: when they flip, see and slap.

Each face stands on a screen one frame after it came. Who sees one that may be slapped slaps it a
reaction later; the order of reactions is the truth that a server is to find. Nobody waits for a
server's word before slapping: a hand that is on its way cannot be called back.
"""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from benchmarks.peers.line import Line, Road

SEATS: Final = 4
PAINT_S: Final = 0.017
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
GIVEN_UP_S: Final = 4.0
"""A flip whose card did not come by then is pressed again, and counted as stuck."""

Reaction = Callable[[random.Random], float]

now = time.perf_counter
"""The generator's one clock: that of a loop is rounded to milliseconds."""


def human(rng: random.Random) -> float:
    """Draw a reaction in seconds: 300 ms, spread as people's are."""
    return max(0.16, rng.gauss(0.25, 0.035) + rng.expovariate(1 / 0.05))


@dataclass(frozen=True)
class Script:
    """How a table is played.

    Attributes:
        pace_s: Between two flips.
        live: Ranks that may be slapped.
        rtts_s: Round trip of each seat's road.
        is_judged: Whether hands are judged as we ship it; else the first that arrives wins there,
            too, as it does at the peer.
    """

    pace_s: float = 1.5
    live: tuple[str, ...] = ("J",)
    reaction: Reaction = human
    rtts_s: tuple[float, ...] = (0.0,) * SEATS
    is_judged: bool = True


@dataclass
class Race:
    """What happened to one card that could be slapped, by seat.

    Attributes:
        pressed_at: When each palm came down.
        reactions_s: The truth.
        told_at: When each seat heard the verdict.
        patched_at: When each seat got the state that holds the verdict, where that comes apart.
        winner: Whom the server named.
        order: All hands as the server ordered them.
    """

    pressed_at: dict[int, float] = field(default_factory=dict)
    reactions_s: dict[int, float] = field(default_factory=dict)
    told_at: dict[int, float] = field(default_factory=dict)
    patched_at: dict[int, float] = field(default_factory=dict)
    winner: int | None = None
    order: list[int] = field(default_factory=list)

    @property
    def is_whole(self) -> bool:
        """Whether everybody slapped and was told."""
        return len(self.pressed_at) == SEATS == len(self.told_at)


class Seat(ABC):
    """One player at one server; how the server's messages read is its subclass's business."""

    def __init__(self, table: "Table", number: int, road: Road) -> None:
        self.table = table
        self.number = number
        self.road = road
        self.line: Line | None = None
        self.loop = asyncio.get_running_loop()

    @abstractmethod
    async def sit(self) -> None:
        """Take a seat and open the socket."""

    @abstractmethod
    def flip(self) -> None:
        """Press to turn the next card."""

    @abstractmethod
    def slap(self, flip: int, shown_at: float, pressed_at: float) -> None:
        """Bring a palm down."""

    def painted(self, flip: int, shown_at: float, *, is_live: bool) -> None:  # noqa: B027
        """A face stands on the screen: tell the server, where it wants to know."""

    def told(self, flip: int) -> None:
        """The verdict on a card came to this seat."""
        race = self.table.races.get(flip)
        if race is not None:
            race.told_at.setdefault(self.number, now())

    def opened(self, line: Line) -> None:
        self.line = line

    def say(self, message: bytes) -> None:
        assert self.line is not None
        self.line.say(message)

    def saw(self, flip: int, face: str) -> None:
        """A face came: paint it, and slap it if it may be slapped."""
        self.loop.call_later(PAINT_S, self._paint, flip, face)

    def _paint(self, flip: int, face: str) -> None:
        table, shown_at = self.table, now()
        is_live = face[:-1] in table.script.live
        self.painted(flip, shown_at, is_live=is_live)
        if is_live:
            reaction_s = table.script.reaction(table.rng)
            self.loop.call_later(reaction_s, self._press, flip, shown_at)

    def _press(self, flip: int, shown_at: float) -> None:
        pressed_at = now()
        race = self.table.races.setdefault(flip, Race())
        race.pressed_at[self.number] = pressed_at
        race.reactions_s[self.number] = pressed_at - shown_at
        self.slap(flip, shown_at, pressed_at)


class Table:
    """Four seats and the pace of their flips.

    Attributes:
        races: By flip.
        faces_at: When each flip's face came to each seat.
        faces_s: From each press to the first screen that got its face.
        stuck: Flips that did not come.
    """

    def __init__(self, script: Script, rng: random.Random) -> None:
        self.script = script
        self.rng = rng
        self.seats: Sequence[Seat] = []
        self.turn: int | None = None
        self.races: dict[int, Race] = {}
        self.faces_at: dict[int, dict[int, float]] = {}
        self.faces_s: list[float] = []
        self.flips = self.stuck = 0
        self._asked_at: float | None = None
        self._is_over = False

    def play(self) -> None:
        """Flip at this table's pace from now on."""
        loop = asyncio.get_running_loop()
        loop.call_later(self.rng.uniform(0, self.script.pace_s), self._tick, loop)

    def stop(self) -> None:
        self._is_over = True

    def came(self, flip: int, seat: int, at: float) -> None:
        """A face came to a seat."""
        if self._asked_at is not None:
            self.faces_s.append(at - self._asked_at)
        self._asked_at = None
        self.faces_at.setdefault(flip, {})[seat] = at

    def _tick(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._is_over:
            return
        loop.call_later(self.script.pace_s, self._tick, loop)
        at = now()
        if self._asked_at is not None and at - self._asked_at < GIVEN_UP_S:
            return
        self.stuck += self._asked_at is not None
        if self.turn is not None:
            self.flips += 1
            self._asked_at = at
            self.seats[self.turn].flip()
