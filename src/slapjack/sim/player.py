"""A scripted player: an honest client on an emulated device, with a person behind it.

It speaks exactly as a client must (fairness.md 1.1, 1.2, 1.6): pongs at once, `shown` after the
second frame, watermarks while a face is slappable, three more after its slap. It knows of the
table only what its `Session` was told over its link; what is true but out of its sight (`Truth`)
goes to the witness alone.
"""

from collections import deque
from functools import partial
from typing import Final, Protocol

from slapjack.client import wire
from slapjack.client.session import Session
from slapjack.protocol.client_messages import (
    ClientMessage,
    Deal,
    Flip,
    Hello,
    Pong,
    Rematch,
    Shown,
    Slap,
    Visible,
    Watermark,
)
from slapjack.protocol.codec import PROTO
from slapjack.protocol.server_messages import (
    Accepted,
    Events,
    Ping,
    Refused,
    Show,
    Verdict,
    Void,
)
from slapjack.rules.cards import Card
from slapjack.rules.triggers import live_triggers
from slapjack.rules.view import FACE_DOWN, View
from slapjack.sim.mixtures import Kit
from slapjack.sim.person import Press
from slapjack.sim.schedule import Schedule
from slapjack.sim.witness import Truth, Witness
from slapjack.units import Micros

_WATCHED_US_MAX: Final = 1_500_000
MARKS_AFTER_SLAP: Final = 3
MARK_EVERY_US: Final = 12_000
_MARK_FROM_US: Final = 80_000
_BEHIND_US: Final = Micros(20_000)
_PRESSES_FEW: Final = 3
_PRESSES_KEPT: Final = 20
_HESITATION_US: Final = 150_000
_HESITATIONS_MAX: Final = 15
"""So often a player puts off covering a live trigger, in the hope that somebody slaps it."""


class Up(Protocol):
    """What a player's frames leave on: an emulated link, or a real socket."""

    def send(self, frame: bytes) -> None:
        """Put a frame on it now."""
        ...


class Look:
    """A slappable face that this player looks at."""

    __slots__ = ("closed", "flip", "lied", "marks_left", "pressed_us", "shown_at", "shown_us")

    def __init__(self, flip: int, shown_at: Micros, shown_us: int) -> None:
        self.flip = flip
        self.shown_at = shown_at
        self.shown_us = shown_us
        self.pressed_us: int | None = None
        self.marks_left = MARKS_AFTER_SLAP
        self.closed = False
        self.lied = False


class Player:
    """One seat's client, device and person."""

    def __init__(self, seat: int, kit: Kit, schedule: Schedule, witness: Witness) -> None:
        self.seat = seat
        self.kit = kit
        self.session = Session()
        self.refusals: list[Refused] = []
        self._unanswered: dict[str, ClientMessage] = {}
        self._schedule = schedule
        self._witness = witness
        self._up: Up | None = None
        self._actions = 0
        self._look: Look | None = None
        self._flip_planned = False
        self._hesitations = 0
        self._late_us: deque[Micros] = deque(maxlen=_PRESSES_KEPT)
        self._visible = True

    def connect(self, up: Up, tokens: list[str]) -> None:
        """Take an open link and say hello on it."""
        self._up = up
        self._say(
            Hello(
                proto=PROTO,
                tokens=tokens,
                resume=self.session.resume,
                step_us=self.kit.stopwatch.step_us,
                frame_us=self._told_frame_us(),
                visible=self._visible,
            )
        )
        for action in self._unanswered.values():
            self._say(action)

    def disconnect(self) -> None:
        """Lose the link; nothing is said until the next one."""
        self._up = None

    def look_away(self) -> None:
        """Hide the page: it paints nothing and nobody slaps there."""
        self._visible = False
        self._look = None
        self.say(Visible(visible=False))

    def look_back(self) -> None:
        """Show the page again."""
        self._visible = True
        self.say(Visible(visible=True))
        self._plan_flip()

    def next_action(self) -> str:
        """Draw the id of the next action."""
        self._actions += 1
        return f"seat{self.seat}-{self._actions}"

    def say(self, message: ClientMessage) -> None:
        """Say something that the script does not; an action is said again until it is answered."""
        if isinstance(message, Deal | Rematch):
            self._unanswered[message.action_id] = message
        self._say(message)

    def receive(self, frame: bytes) -> None:
        """Take in what came over the link."""
        message = wire.read(frame)
        if isinstance(message, Accepted | Refused):
            self._unanswered.pop(message.action_id or "", None)
        match message:
            case Ping(n=n):
                self._pong(n)
            case Show(n=n):
                self._pong_face(n)
                self._paint(message)
            case Verdict(flip=flip) | Void(flip=flip):
                self._close_look(flip)
            case Refused():
                self.refusals.append(message)
                self._schedule.after(_HESITATION_US, self._plan_flip)
            case _:
                pass
        self.session.receive(message)
        self._witness.told(self.seat, self.session, message)
        if isinstance(message, Events):
            self._plan_flip()

    def _say(self, message: ClientMessage) -> None:
        if self._up is not None:
            self._up.send(wire.write(message))

    def _pong(self, n: int) -> None:
        self._say(Pong(n=n, client_us=self._read_clock()))

    def _pong_face(self, n: int) -> None:
        """Answer the ping that rides on a face."""
        self._pong(n)

    def _read_clock(self, at_us: int | None = None) -> int:
        return self.kit.stopwatch.read(self._schedule.now if at_us is None else at_us)

    def _paint(self, face: Show) -> None:
        received_us = self._read_clock()
        shown_at = self.kit.screen.shown_at(self._schedule.now)
        self._schedule.at(shown_at, partial(self._shown, face, received_us))

    def _shown(self, face: Show, received_us: int) -> None:
        """The face stands on the screen: tell it, and look whether to slap."""
        if not self._visible:
            return
        now, shown_us = self._schedule.now, self._read_clock()
        self._say(Shown(flip=face.flip, received_us=received_us, shown_us=shown_us))
        self._hesitations = 0
        if not self._may_slap(face):
            return
        look = self._look = Look(face.flip, now, shown_us)
        press = self.kit.person.press()
        touched_at = now + self.kit.screen.panel_us + press.reaction_us
        pressed_at = touched_at + self.kit.person.input_us
        self._schedule.at(
            pressed_at + press.dispatch_us, partial(self._slap, look, press, Micros(pressed_at))
        )
        self._schedule.after(MARK_EVERY_US, partial(self._mark, look))

    def _may_slap(self, face: Show) -> bool:
        """Tell by eye whether the face is live for this seat; its events may come later."""
        view = self.session.view
        if view is None or self.seat in view.out:
            return False
        if view.tie is not None:
            return self.seat in view.tie.seats
        return bool(live_triggers(view.rules.triggers, _faces(view, face)))

    def _slap(self, look: Look, press: Press, pressed_at: Micros) -> None:
        if not self._visible:
            return
        look.pressed_us = self._stamp(look, pressed_at)
        self._late_us.append(press.dispatch_us)
        self._witness.slapped(self._truth(look, press, pressed_at))
        self._say(
            Slap(
                action_id=self.next_action(),
                seat=self.seat,
                flip=look.flip,
                shown_us=look.shown_us,
                pressed_us=look.pressed_us,
            )
        )

    def _stamp(self, look: Look, pressed_at: Micros) -> int:
        """Return the moment of the press that the page will tell."""
        return self._read_clock(pressed_at)

    def _told_frame_us(self) -> int:
        """Return the frame period that the page will tell."""
        return self.kit.screen.period_us

    def _truth(self, look: Look, press: Press, pressed_at: Micros) -> Truth:
        stopwatch, kit = self.kit.stopwatch, self.kit
        stamped_at = stopwatch.read(pressed_at) + stopwatch.started_us
        return Truth(
            self.seat,
            look.flip,
            device_us=Micros(pressed_at - look.shown_at),
            eye_us=press.reaction_us,
            shown_at=look.shown_at,
            wall_us=pressed_at + kit.wall_error_us,
            synced_us=stamped_at - (kit.down_us - kit.up_us) // 2,
            lied=look.lied,
        )

    def _mark(self, look: Look) -> None:
        """Say up to which reaction no press was made, and come again a moment later.

        The guard keeps the mark behind a press that was made and not dispatched yet; the step of
        the clock is added, since a reading may be that much too old.
        """
        now = self._schedule.now
        if look.closed or look is not self._look or now - look.shown_at > _WATCHED_US_MAX:
            return
        behind_us = self._guard_us() + self.kit.stopwatch.step_us
        free_us = self._read_clock() - look.shown_us - behind_us
        if look.pressed_us is not None:
            free_us = min(free_us, look.pressed_us - look.shown_us)
            look.marks_left -= 1
        if free_us > _MARK_FROM_US:
            self._say(Watermark(flip=look.flip, free_us=free_us))
        if look.marks_left > 0:
            self._schedule.after(MARK_EVERY_US, partial(self._mark, look))

    def _guard_us(self) -> Micros:
        """Return how late the handler of a press may be: the latest that was of the newest few."""
        return max(self._late_us) if len(self._late_us) >= _PRESSES_FEW else _BEHIND_US

    def _close_look(self, flip: int) -> None:
        if self._look is not None and self._look.flip == flip:
            self._look.closed = True

    def _plan_flip(self) -> None:
        """Think about the next flip when it is this seat's turn."""
        if self._is_to_flip() and not self._flip_planned:
            self._flip_planned = True
            self._schedule.after(self.kit.person.think_us(), self._flip)

    def _is_to_flip(self) -> bool:
        view = self.session.view
        return view is not None and view.turn == self.seat and self.session.armed is None

    def _flip(self) -> None:
        self._flip_planned = False
        view = self.session.view
        if view is None or not self._is_to_flip():
            return
        if view.state == "slap_open" and self._hesitations < _HESITATIONS_MAX:
            self._hesitations += 1
            self._flip_planned = True
            self._schedule.after(_HESITATION_US, self._flip)
            return
        self._say(Flip(action_id=self.next_action(), seat=self.seat))


def _faces(view: View, face: Show) -> list[Card]:
    """Return the face-up cards as they lie on this screen, bottom first."""
    faces = [Card(name) for name in view.pile if name != FACE_DOWN]
    return faces if view.flips >= face.flip else [*faces, Card(face.face)]
