"""Clients that cheat as a program in a page can, on a device whose system is as it was sold.

Each overrides what an honest client does in one point, and lies in nothing that it does not need.
Their kernels acknowledge like all others: a page has no say in that. `device_us` of a cheat's hand
is the claim that it would have made honestly; what it gains is that less the score it got.

Source: fairness.md 1.9, judge.md 5.
"""

from functools import partial
from typing import Final

from slapjack.protocol.client_messages import ClientMessage, Hello, Pong, Shown, Slap, Watermark
from slapjack.protocol.server_messages import Show
from slapjack.sim.person import Press
from slapjack.sim.player import Look, Player
from slapjack.units import Micros

CLAIM_US: Final = 101_000
"""An invented reaction: as early as one may be without calling oneself too early."""

HELD_US: Final = 150_000
"""How long a cheat holds back what would give it away."""


class Claims(Player):
    """Always claims an impossible reaction; no watermark of its own stands against it."""

    def _is_lie(self) -> bool:
        return True

    def _stamp(self, look: Look, pressed_at: Micros) -> int:
        honest_us = super()._stamp(look, pressed_at)
        look.lied = self._is_lie()
        return min(honest_us, look.shown_us + CLAIM_US) if look.lied else honest_us

    def _mark(self, look: Look) -> None:
        """Keep silent."""


class ClaimsAndHoldsPong(Claims):
    """Claims, and answers the ping that rides on the face late, as if the network were slow."""

    def _pong_face(self, n: int) -> None:
        self._schedule.after(HELD_US, partial(super()._pong, n))


class ClaimsInSilence(Claims):
    """Claims, and answers no ping from a face until its hand: nothing carries acknowledgements.

    A kernel with nothing to send may save them up; how long, no page decides, but this one tries.
    """

    _is_silent = False

    def _pong(self, n: int) -> None:
        if not self._is_silent:
            super()._pong(n)

    def _paint(self, face: Show) -> None:
        self._is_silent = True
        super()._paint(face)

    def _slap(self, look: Look, press: Press, pressed_at: Micros) -> None:
        super()._slap(look, press, pressed_at)
        self._is_silent = False


class LiesOnceInTwenty(ClaimsAndHoldsPong):
    """Saves its trust up, and spends it in every twentieth race."""

    races = 0

    def _is_lie(self) -> bool:
        self.races += 1
        return self.races % 20 == 0


class PretendsToBeFar(Claims):
    """Answers every ping late by as much, so as to look farther away, and claims."""

    late_us = 100_000

    def _pong(self, n: int) -> None:
        self._schedule.after(self.late_us, partial(super()._pong, n))


class PretendsToBeFarHonestly(Player):
    """Answers every ping late, and tells the truth about its hands."""

    def _pong(self, n: int) -> None:
        self._schedule.after(PretendsToBeFar.late_us, partial(super()._pong, n))


class AnswersAtRandom(Claims):
    """Answers half of the pings late, which raises the usual jitter and not the least."""

    late_us = 50_000

    def _pong(self, n: int) -> None:
        late_us = self.late_us if n % 2 else 0
        self._schedule.after(late_us, partial(super()._pong, n))


class DeclaresSlowFrames(Claims):
    """Says that its screen shows 30 frames in a second, whatever it is."""

    def _told_frame_us(self) -> int:
        return 33_333


class ReadsTheSocket(Player):
    """Shows the face the moment it comes, not in the second frame after."""

    def _paint(self, face: Show) -> None:
        self._shown(face, self._read_clock())


class ClaimsTooSlow(Player):
    """Tells a reaction longer than it was; what for, nobody knows."""

    def _stamp(self, look: Look, pressed_at: Micros) -> int:
        look.lied = True
        return super()._stamp(look, pressed_at) + 60_000


class HoldsItsWords(Player):
    """Holds all that it says for a while after each face: a lag switch."""

    held_us = 1_500_000
    _until = 0

    def _paint(self, face: Show) -> None:
        self._until = self._schedule.now + self.held_us
        super()._paint(face)

    def _say(self, message: ClientMessage) -> None:
        if self._schedule.now < self._until and not isinstance(message, Hello):
            self._schedule.at(self._until, partial(super()._say, message))
        else:
            super()._say(message)


class NeverAcknowledges(Player):
    """Answers no ping and tells of no face, but slaps."""

    def _say(self, message: ClientMessage) -> None:
        if not isinstance(message, Pong | Shown | Watermark):
            super()._say(message)


class TellsOfTheFaceLast(Claims):
    """Tells when it saw the face only after its hand, when it knows what would be best."""

    _kept: Shown | None = None

    def _say(self, message: ClientMessage) -> None:
        if isinstance(message, Shown):
            self._kept = message
            return
        super()._say(message)
        if isinstance(message, Slap) and self._kept is not None:
            super()._say(self._kept)
