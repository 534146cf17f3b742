"""This screen's side of a race: when each face stood here, and which face a press answered.

It measures and says, watermarks between; what came of it is told by the table alone. All instants
are of one clock of this machine, in microseconds, the same that stamps the keys.
"""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from slapjack.protocol.client_messages import ClientMessage, Shown, Watermark
from slapjack.units import Micros

SHOWN_KEPT: Final = 3
"""Faces whose moments are kept: the present one, the one it covers, and one in reserve."""

BEHIND_US: Final = 20_000
"""A watermark stays so far behind: a key may have been pressed and not be read yet."""

RACE_US_MAX: Final = 1_500_000
"""A race is not waited for longer than this."""

AFTER_SLAP: Final = 3
"""Watermarks that follow a slap: one that was lost on the way is then sent again sooner."""


class ShownFlip(Struct, frozen=True):
    """A face, and since when it stands on this screen."""

    flip: int
    shown_us: Micros


class _Open(Struct):
    """A race that runs: no watermark passes `pressed_us`, and so many more are said."""

    flip: int
    shown_us: Micros
    pressed_us: int | None = None
    left: int | None = None


class Race:
    """What one screen measures."""

    def __init__(self, say: Callable[[ClientMessage], None]) -> None:
        self._say = say
        self._shown: list[ShownFlip] = []
        self._live: int | None = None
        self._open: _Open | None = None
        self._pressed: set[int] = set()

    @property
    def is_open(self) -> bool:
        """Whether watermarks are to be said."""
        return self._open is not None

    def reset(self) -> None:
        """Forget what belongs to another picture: everything was told anew."""
        self._shown = []
        self._live = None
        self._open = None
        self._pressed = set()

    def painted(self, flip: int, received_us: Micros | None, shown_us: Micros) -> None:
        """Note that a face stands on the screen.

        Args:
            flip: Its number.
            received_us: When its `show` came; None for one that was known by other messages, so
                that the server has nothing to measure by.
            shown_us: Since when it stands there.
        """
        self._shown = [*self._shown, ShownFlip(flip, shown_us)][-SHOWN_KEPT:]
        self._pressed = set()
        if received_us is not None:
            self._say(Shown(flip, received_us, shown_us))
        if self._live == flip:
            self._open = _Open(flip, shown_us)

    def live(self, flip: int | None) -> None:
        """Note which flip may be slapped now, if any."""
        if flip == self._live:
            return
        self._live = flip
        shown = [one for one in self._shown if one.flip == flip]
        self._open = _Open(shown[-1].flip, shown[-1].shown_us) if shown else None

    def answered(self, pressed_us: Micros) -> ShownFlip | None:
        """Return the face that a press answered: the newest that stood here by then."""
        fitting = [one for one in self._shown if one.shown_us <= pressed_us]
        return max(fitting, key=lambda one: one.flip, default=None)

    def pressed(self, on: ShownFlip, seat: int, pressed_us: Micros, *, here: int) -> None:
        """Note a hand; after the last one here, watermarks have nothing more to say.

        Args:
            on: The face that it answered.
            seat: Whose hand.
            pressed_us: When.
            here: How many seats play at this keyboard.
        """
        self._pressed.add(seat)
        race = self._open
        if race is None or race.flip != on.flip or len(self._pressed) < here:
            return
        if race.pressed_us is None:
            race.pressed_us = max(0, pressed_us - on.shown_us)
            race.left = AFTER_SLAP

    def tick(self, now: Micros) -> None:
        """Say a watermark, if one is due; to be called about once a frame."""
        race = self._open
        if race is None:
            return
        since_us = now - race.shown_us
        free_us = since_us - BEHIND_US
        if race.pressed_us is not None:
            free_us = min(free_us, race.pressed_us)
        if free_us > 0:
            self._say(Watermark(race.flip, free_us))
        if race.left is not None:
            race.left -= 1
        if race.left == 0 or since_us > RACE_US_MAX:
            self._open = None
