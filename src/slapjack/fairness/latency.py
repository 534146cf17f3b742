"""Latency: what is known about the round trips of one connection.

Two witnesses are heard. The page answers pings; what it says is an upper bound only, since a page
can answer late and so pretend to be far. The kernel's own minimum cannot be raised by a page, but
it measures the near end of a proxy. `base` is the round trip that the judge forgives: the smaller
of both with a little slack, and never more than the mode allows. Too small a base costs its own
player a little, too large a base gives away a head start, so every doubt is settled downward.

What this does not defend: a page that delays all its pongs where the kernel's word is not to be had
(behind a proxy), and there one that delays some of them at random, which raises the jitter that is
forgiven while the minimum stays (judge.md 5.1: up to 22.7 ms a hand).

Source: fairness.md 1.3.
"""

from collections import deque

from slapjack.fairness.settings import MEASURING, JudgeSettings, MeasuringSettings
from slapjack.units import Micros

_PERCENT_HIGH = 95


class Latency:
    """The round trips of one connection; time comes in with each sample."""

    __slots__ = ("_faces", "_kernel_us", "_measuring", "_moved_at", "_ring", "_since_move")

    def __init__(self, measuring: MeasuringSettings = MEASURING) -> None:
        self._measuring = measuring
        self._ring: deque[tuple[Micros, Micros]] = deque(maxlen=measuring.ring_samples)
        self._kernel_us: Micros | None = None
        self._faces: deque[Micros] = deque(maxlen=measuring.face_samples)
        self._moved_at: Micros | None = None
        self._since_move = 0

    @property
    def samples(self) -> int:
        """How many round trips of the page are remembered."""
        return len(self._ring)

    @property
    def moved(self) -> bool:
        """Whether the path changed a moment ago, and few samples of the new one are in."""
        return self._moved_at is not None and self._since_move < self._measuring.move_samples

    @property
    def mismatched(self) -> bool:
        """Whether the page is much slower than the kernel: a proxy, or a page that holds back.

        Where every connection of one peer address is mismatched, the kernel's word is worth nothing
        there; the caller, who sees them all, then gives `kernel(None)` to each.
        """
        least = self._least_us()
        if least is None or self._kernel_us is None:
            return False
        return least - self._kernel_us > self._measuring.mismatch_us

    @property
    def proved(self) -> bool:
        """Whether the kernel measured the round trip, and the page agrees."""
        return self._kernel_us is not None and not self.mismatched

    @property
    def q95_us(self) -> Micros:
        """The round trip that 95 of 100 stay within (nearest rank); 0 without samples."""
        if not self._ring:
            return Micros(0)
        ranked = sorted(rtt_us for _, rtt_us in self._ring)
        return ranked[-(-_PERCENT_HIGH * len(ranked) // 100) - 1]

    @property
    def mean_us(self) -> Micros:
        """The mean of the remembered round trips; 0 without samples."""
        round_trips = [rtt_us for _, rtt_us in self._ring]
        return Micros(sum(round_trips) // max(1, len(round_trips)))

    def app(self, rtt_us: Micros, at: Micros) -> None:
        """Take in one round trip of the page, from a ping to its pong.

        Args:
            rtt_us: How long it took.
            at: When the pong arrived; never less than at the last call.
        """
        self._ring.append((at, rtt_us))
        self._since_move += 1
        while at - self._ring[0][0] > self._measuring.ring_age_us:
            self._ring.popleft()
        self._notice_move(at)

    def _notice_move(self, at: Micros) -> None:
        """Keep only the newest samples when all of them say that the path became longer.

        They are compared with the least of the page's own round trips: a base that a cap or the
        kernel holds down would look like a move again and again. The newest samples are kept, since
        they measured the new path; without them a far player would be forgiven nothing for a while.
        """
        wanted = self._measuring.move_samples
        is_too_soon = (
            self._moved_at is not None and at - self._moved_at < self._measuring.move_pause_us
        )
        if is_too_soon or len(self._ring) <= wanted:
            return
        least = min(rtt_us for _, rtt_us in self._ring)
        newest = list(self._ring)[-wanted:]
        if all(rtt_us > least + self._measuring.move_above_us for _, rtt_us in newest):
            self._ring.clear()
            self._ring.extend(newest)
            self._moved_at = at
            self._since_move = 0

    def kernel(self, min_us: Micros | None) -> None:
        """Take in the kernel's least round trip; None where it does not end in the player's device.

        Args:
            min_us: As read from the socket; None for a trusted proxy, a loopback peer, a request
                with a forwarding header, a peer whose every connection is mismatched.
        """
        self._kernel_us = min_us

    def face(self, acked_us: Micros) -> None:
        """Take in how long a kernel took to acknowledge a face, which it does at once.

        Then the page's word on the usual jitter counts no more, as a page could answer late at
        random (judge.md 5.1). The kernel's own running mean would not do: other words of ours are
        acknowledged up to 40 ms late, and those of a page that is silent too (docs/fairness.md).
        """
        self._faces.append(acked_us)

    def forget(self, since: Micros) -> None:
        """Drop what was measured from an instant on, such as while the page was hidden."""
        while self._ring and self._ring[-1][0] >= since:
            self._ring.pop()

    def base(self, settings: JudgeSettings) -> Micros:
        """Return the round trip that is forgiven, from 0 to the mode's cap.

        With few samples it is the kernel's, or 0 where that is unknown: then the player is measured
        too slow, which is a loss of its own and never a gain.
        """
        cap_us = settings.proved_latency_cap_us if self.proved else settings.latency_cap_us
        return Micros(min(max(0, self._believed_us(settings)), cap_us))

    def _believed_us(self, settings: JudgeSettings) -> int:
        least = self._least_us()
        if least is None:
            return self._kernel_us or 0
        if self._kernel_us is None:
            return least
        if self.mismatched and settings.believes_lone_mismatch:
            return min(least, self._kernel_us + settings.lone_mismatch_us_max)
        return min(least, self._kernel_us + settings.kernel_slack_us)

    def _least_us(self) -> Micros | None:
        """The page's least round trip, None while there are too few to use."""
        if len(self._ring) < self._measuring.samples_few:
            return None
        return min(rtt_us for _, rtt_us in self._ring)

    def jitter_us(self, settings: JudgeSettings) -> Micros:
        """Return by how much the mean lies above the least, up to what is forgiven."""
        most = settings.jitter_us_max
        if self._kernel_us is None:
            return Micros(min(self._excess_us(), most))
        if not self._faces:
            return Micros(min(self._excess_us(), most, self._measuring.first_jitter_us_max))
        # One stall is no usual jitter: it counts as much as the worst that is usual.
        above = [min(max(0, one - self._kernel_us), most) for one in self._faces]
        return Micros(sum(above) // len(above))

    def _excess_us(self) -> int:
        """By how much the mean of the page's round trips lies above their least."""
        return max(0, self.mean_us - min((rtt_us for _, rtt_us in self._ring), default=0))
