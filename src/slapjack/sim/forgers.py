"""Clients that send what no honest page would: forged numbers, repeated and reordered words.

What is no message at all (not a number, too large, negative) is turned away by the codec before a
table sees it; these are well-formed, and false.

Source: fairness.md 1.2 (all values are bounded), 1.9.
"""

from typing import Final

from slapjack.protocol.client_messages import ClientMessage, Pong, Shown, Slap, Watermark
from slapjack.protocol.server_messages import Show
from slapjack.sim.cheats import Claims
from slapjack.sim.player import Look, Player
from slapjack.units import Micros

_CLOCK_MOST: Final = 2**53 - 1
_NONCE_MOST: Final = 0xFFFF_FFFF


class PressesAtTheEndOfTime(Player):
    """Says that it pressed at the largest number there is."""

    def _stamp(self, look: Look, pressed_at: Micros) -> int:
        look.lied = True
        return _CLOCK_MOST


class PressesBeforeTheFace(Player):
    """Says that it pressed when its clock started: a reaction below nothing."""

    def _stamp(self, look: Look, pressed_at: Micros) -> int:
        look.lied = True
        return 0


class ClockRunsBackwards(Claims):
    """Tells of each face by a clock that is lower each time, and claims by it."""

    _told_us = _CLOCK_MOST // 2

    def _say(self, message: ClientMessage) -> None:
        match message:
            case Shown(flip=flip):
                self._told_us -= 1_000_000
                message = Shown(flip=flip, received_us=self._told_us, shown_us=self._told_us)
            case Slap(seat=seat, flip=flip, shown_us=shown_us, pressed_us=pressed_us):
                claimed_us = pressed_us - shown_us
                message = Slap(
                    action_id=message.action_id,
                    seat=seat,
                    flip=flip,
                    shown_us=self._told_us,
                    pressed_us=self._told_us + claimed_us,
                )
            case _:
                pass
        super()._say(message)


class RepeatsItself(Player):
    """Says everything twice, and the slap of the card before on each new card again."""

    _slapped: Slap | None = None

    def _say(self, message: ClientMessage) -> None:
        super()._say(message)
        match message:
            case Slap():
                self._slapped = message
                super()._say(message)
            case Shown() if self._slapped is not None:
                super()._say(self._slapped)
            case Pong() | Shown() | Watermark():
                super()._say(message)
            case _:
                pass


class AnswersOutOfOrder(Claims):
    """Answers pings in pairs, the later one first, with an answer to none between them."""

    _held: int | None = None

    def _pong(self, n: int) -> None:
        if self._held is None:
            self._held = n
            return
        for answered in (n, (n + 1) & _NONCE_MOST, self._held):
            super()._pong(answered)
        self._held = None


class SlapsTheNextCard(Player):
    """Slaps each time the card that nobody was shown yet, before it looks at the present one."""

    def _paint(self, face: Show) -> None:
        now_us = self._read_clock()
        self.say(
            Slap(
                action_id=self.next_action(),
                seat=self.seat,
                flip=face.flip + 1,
                shown_us=now_us,
                pressed_us=now_us,
            )
        )
        super()._paint(face)
