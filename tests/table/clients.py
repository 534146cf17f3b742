"""A scripted client of the bench: an honest page by default, told otherwise by a test.

It answers pings by itself, folds what it is told into a Session, tells when its screen shows a
card, and brings hands down when the test wants them. Its clock has an offset of its own.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from slapjack.client import wire
from slapjack.client.session import Session
from slapjack.protocol import codec
from slapjack.protocol.client_messages import (
    ClientMessage,
    Hello,
    Pong,
    Shown,
    Slap,
    Watermark,
)
from slapjack.protocol.fields import Contact, Role, Side
from slapjack.protocol.server_messages import Ping, ServerMessage, Show, Verdict, Void
from slapjack.units import ConnectionId, FlipNo, Micros

MARKS_US = 1_500_000
"""How long an honest page sends watermarks of a card (fairness.md 1.2)."""


@dataclass(frozen=True, kw_only=True)
class Habits:
    """A page, its device and its road; times in milliseconds.

    Attributes:
        up_ms: One way from the page to the table.
        down_ms: One way from the table to the page.
        offset_ms: By how much its clock is ahead of the table's.
        paint_ms: From the arrival of a face to its being seen.
        pongs: Whether it answers pings.
        tells_shown: Whether it tells that a card is shown.
        marks: Whether it sends watermarks.
        late_ms: The longest delay that it saw between a press and its handler.
    """

    up_ms: float = 10
    down_ms: float = 10
    offset_ms: int = 5_000_000
    paint_ms: float = 25
    step_us: int = 100
    frame_us: int = 16_667
    pongs: bool = True
    tells_shown: bool = True
    marks: bool = False
    late_ms: float = 0
    visible: bool = True
    ordered: bool = True


PLAIN = Habits()
FAR = Habits(up_ms=100, down_ms=100)
"""A hundred milliseconds each way."""


@dataclass(frozen=True)
class Heard:
    """A message, the moment it left the table, and the moment it came to the page."""

    said_at: Micros
    at: Micros
    message: ServerMessage


@dataclass(frozen=True)
class Palm:
    """A hand that the test wants on a card."""

    seat: int
    reaction_us: int
    claim_us: int | None
    contact: Contact
    side: Side
    shout: str | None
    action_id: str


@dataclass
class Client:
    """One page at the table; the bench carries what it says."""

    number: ConnectionId
    name: str
    tokens: list[str]
    role: Role
    habits: Habits
    say: Callable[["Client", ClientMessage], None]
    after: Callable[[int, Callable[[], None]], None]
    now: Callable[[], Micros]
    session: Session = field(default_factory=Session)
    heard: list[Heard] = field(default_factory=list)
    shown: dict[FlipNo, tuple[Micros, int]] = field(default_factory=dict)
    palms: dict[FlipNo, list[Palm]] = field(default_factory=dict)
    slapped: dict[FlipNo, set[int]] = field(default_factory=dict)
    judged: set[FlipNo] = field(default_factory=set)
    closed_by: int | None = None

    @property
    def is_open(self) -> bool:
        return self.closed_by is None

    def clock_us(self) -> int:
        """Read the page's own clock."""
        return self.now() + int(self.habits.offset_ms * 1_000)

    def hello(self) -> Hello:
        return Hello(
            proto=codec.PROTO,
            tokens=self.tokens,
            role=self.role,
            resume=self.session.resume,
            step_us=self.habits.step_us,
            frame_us=self.habits.frame_us,
            visible=self.habits.visible,
        )

    def hear(self, said_at: Micros, frame: bytes) -> None:
        """Take a frame in, as a page does: pong first, then the rest."""
        message = wire.read(frame)
        self.heard.append(Heard(said_at, self.now(), message))
        if isinstance(message, Ping | Show) and self.habits.pongs:
            self.say(self, Pong(n=message.n, client_us=self.clock_us()))
        self.session.receive(message)
        match message:
            case Show():
                received_us = self.clock_us()
                paint_us = int(self.habits.paint_ms * 1_000)
                self.after(paint_us, partial(self._paint, message, received_us))
            case Verdict(flip=flip) | Void(flip=flip):
                self.judged.add(FlipNo(flip))
            case _:
                pass

    def wants(self, flip: FlipNo, palm: Palm) -> None:
        """Bring a hand down on a card: so long after it is seen, whenever that is."""
        if flip not in self.shown:
            self.palms.setdefault(flip, []).append(palm)
            return
        seen_at, _ = self.shown[flip]
        self.after(seen_at + palm.reaction_us - self.now(), partial(self._slap, flip, palm))

    def got(self, kind: type[ServerMessage]) -> list[Heard]:
        """Return what it heard of one kind."""
        return [heard for heard in self.heard if isinstance(heard.message, kind)]

    def _paint(self, face: Show, received_us: int) -> None:
        flip = FlipNo(face.flip)
        shown_us = self.clock_us()
        self.shown[flip] = (self.now(), shown_us)
        if self.habits.tells_shown:
            self.say(self, Shown(flip=flip, received_us=received_us, shown_us=shown_us))
        for palm in self.palms.pop(flip, []):
            self.wants(flip, palm)
        if self.habits.marks:
            self.after(max(1_000, self.habits.frame_us), partial(self._mark, flip))

    def _slap(self, flip: FlipNo, palm: Palm) -> None:
        self.slapped.setdefault(flip, set()).add(palm.seat)
        _, shown_us = self.shown[flip]
        claim_us = palm.reaction_us if palm.claim_us is None else palm.claim_us
        self.say(
            self,
            Slap(
                action_id=palm.action_id,
                seat=palm.seat,
                flip=flip,
                shown_us=shown_us,
                pressed_us=shown_us + claim_us,
                contact=palm.contact,
                side=palm.side,
                shout=palm.shout,
            ),
        )

    def _mark(self, flip: FlipNo) -> None:
        """Say that nobody pressed up to two frames ago, and come again in the next frame."""
        _, shown_us = self.shown[flip]
        seen_us = self.clock_us() - shown_us
        all_slapped = self.slapped.get(flip, set()) >= set(self.session.seats)
        if seen_us > MARKS_US or all_slapped or flip in self.judged:
            return
        free_us = seen_us - max(2 * self.habits.frame_us, int(self.habits.late_ms * 1_000))
        if free_us > 0:
            self.say(self, Watermark(flip=flip, free_us=free_us))
        self.after(max(1_000, self.habits.frame_us), partial(self._mark, flip))
