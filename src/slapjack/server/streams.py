"""The streams of one server, found by their secrets."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a stream knows the wiring that knows its streams
    from slapjack.server.stream import Stream


class Streams:
    """Every stream that was asked for and is not over."""

    def __init__(self) -> None:
        self._by_say: dict[str, Stream] = {}
        self._by_events: dict[str, Stream] = {}

    def __iter__(self) -> "Iterator[Stream]":
        return iter(list(self._by_say.values()))

    def __len__(self) -> int:
        return len(self._by_say)

    def add(self, stream: "Stream") -> None:
        """Take a stream in; its events may be opened once."""
        self._by_say[stream.say_secret] = stream
        self._by_events[stream.events_secret] = stream

    def remove(self, stream: "Stream") -> None:
        """Forget a stream."""
        self._by_say.pop(stream.say_secret, None)
        self._by_events.pop(stream.events_secret, None)

    def open_events(self, secret: str) -> "Stream | None":
        """Find the stream whose events this opens, once."""
        return self._by_events.pop(secret, None)

    def named(self, secret: str) -> "Stream | None":
        """Find the stream that a request names."""
        return self._by_say.get(secret)
