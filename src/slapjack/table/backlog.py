"""The numbered messages of a table: gap-free, and the newest of them kept for those who return.

A client that was away names the last message it has. Within the backlog it gets what it missed;
beyond it, or after a restart (another epoch), it gets a snapshot (reliability.md P3).
"""

from collections import deque

from slapjack.protocol.server_messages import Numbered

BACKLOG_MAX = 500


class Backlog:
    """Numbers messages and remembers the newest `BACKLOG_MAX`."""

    def __init__(self, epoch: int) -> None:
        self.epoch = epoch
        self.seq = 0
        self._kept: deque[Numbered] = deque(maxlen=BACKLOG_MAX)

    def keep(self, message: Numbered) -> None:
        """Remember a message that was numbered by `next_seq`."""
        self._kept.append(message)

    def next_seq(self) -> int:
        """Draw the next number."""
        self.seq += 1
        return self.seq

    def since(self, epoch: int, seq: int) -> list[Numbered] | None:
        """Return the messages after `seq`, or None where only a snapshot helps."""
        if epoch != self.epoch or seq > self.seq or self.seq - seq > len(self._kept):
            return None
        return [message for message in self._kept if message.seq > seq]
