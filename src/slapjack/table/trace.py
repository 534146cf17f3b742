"""What the kernel of the server saw of one connection: acknowledgements, and holes on the way up.

Where the server can read it, every measured frame (a ping or a face) is told here when it was
acknowledged. For one hand that gives its proof (fairness/proof.py): when its face had come, and
which frame had surely come before the hand left. An acknowledgement that came with the hand itself
proves nothing, since a stall may have held up both; nor does one that passed a lost packet.
"""

from collections import deque
from dataclasses import dataclass, field

from slapjack.fairness import Proof
from slapjack.units import Micros

ACKS_KEPT = 128
"""More than are sent while a card is looked at (1.5 s, one in 20 ms)."""

LOOKED_US = Micros(2_000)
"""How often the server looks; an acknowledgement this old was there before the hand."""


@dataclass
class Trace:
    """One connection, as the kernel knows it.

    Attributes:
        hole_at: Since when packets lie behind a hole; None where nothing is missing.
    """

    hole_at: Micros | None = None
    _acks: deque[tuple[Micros, Micros]] = field(default_factory=lambda: deque(maxlen=ACKS_KEPT))
    _answered_us: Micros = Micros(0)
    _filled_at: Micros | None = None

    @property
    def is_known(self) -> bool:
        """Whether this connection's kernel was heard of at all."""
        return bool(self._acks)

    def acked(self, sent_us: Micros, at: Micros) -> None:
        """Everything that was sent up to `sent_us` has come to the other end."""
        self._acks.append((at, sent_us))

    def hole(self, at: Micros) -> None:
        """A packet came, and one before it is missing: still, where it was told before."""
        if self.hole_at is None or self._filled_at is not None:
            self.hole_at, self._filled_at = at, None

    def heard(self, at: Micros) -> None:
        """A message came: the first after a hole fills it, what comes later had none."""
        if self.hole_at is None:
            return
        if self._filled_at is None:
            self._filled_at = at
        elif at > self._filled_at:
            self.hole_at = self._filled_at = None

    def answered(self, sent_us: Micros) -> None:
        """The page answered what was sent then: it stands before all later words in the stream."""
        self._answered_us = max(self._answered_us, sent_us)

    def silence(self, sent_us: Micros) -> Proof | None:
        """Write down what the page's own answers prove of a player who has not slapped.

        Args:
            sent_us: When the face was sent.
        """
        if not self._answered_us:
            return None
        return Proof(acked_us=self._acked_at(sent_us), heard_us=self._answered_us)

    def _acked_at(self, sent_us: Micros) -> Micros | None:
        return min((at for at, sent in self._acks if sent >= sent_us), default=None)

    def proof(self, sent_us: Micros, now: Micros) -> Proof | None:
        """Write down what is known of a hand that arrives now; None where nothing is.

        Args:
            sent_us: When its face was sent.
            now: When it arrived.
        """
        if not self.is_known:
            return None
        until = self.hole_at if self.hole_at is not None else Micros(now - LOOKED_US)
        before = [sent for at, sent in self._acks if at <= until]
        return Proof(
            acked_us=self._acked_at(sent_us),
            heard_us=Micros(max(self._answered_us, max(before, default=Micros(0)))),
            hole_us=self.hole_at,
        )
