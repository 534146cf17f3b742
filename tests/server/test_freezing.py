"""A served process that the system freezes for three seconds while a race is live (P10)."""

import signal
import sys
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from slapjack.protocol.client_messages import Deal, Flip, Pong, Shown, Slap
from slapjack.protocol.server_messages import Accepted, Events, Ping, Show, Snapshot, Verdict, Void
from slapjack.rules import RANKS, SlapWon
from slapjack.server.clock import MonotonicClock
from tests.server.process import Served, hear, say, serving

FROZEN_US = 3_000_000
RULES = {"preset": "classic", "cut": "none", "triggers": [f"rank:{'/'.join(RANKS)}"]}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGSTOP"),
]


class Page:
    """An honest page of one person."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket, self.seat = socket, seat
        self.shown_us = 0

    def look(self, clock: MonotonicClock) -> Show:
        """Answer pings until the card is here, and tell that it is seen."""
        message = hear(self.socket, Show, Ping)
        while isinstance(message, Ping):
            say(self.socket, Pong(message.n, clock.now()))
            message = hear(self.socket, Show, Ping)
        assert isinstance(message, Show)
        self.shown_us = clock.now()
        say(self.socket, Pong(message.n, self.shown_us))
        say(self.socket, Shown(message.flip, self.shown_us, self.shown_us))
        return message

    def slap(self, flip: int, reaction_us: int) -> None:
        pressed_us = self.shown_us + reaction_us
        say(self.socket, Slap(f"slap-{self.seat}", self.seat, flip, self.shown_us, pressed_us))


def freeze(served: Served, pages: list[Page], flip: int, clock: MonotonicClock) -> None:
    """Stop the process; meanwhile the slower hand is sent first, then the faster one."""
    served.process.send_signal(signal.SIGSTOP)
    until_us = clock.now() + FROZEN_US
    pages[0].slap(flip, 420_000)
    pages[1].slap(flip, 280_000)
    with suppress(TimeoutError):
        while True:
            left_us = until_us - clock.now()
            pages[0].socket.recv(max(0, left_us) / 1_000_000)
    served.process.send_signal(signal.SIGCONT)


def test_a_race_in_which_the_process_was_frozen_is_annulled_and_not_guessed(
    tmp_path: Path,
) -> None:
    clock = MonotonicClock()
    with serving(tmp_path) as served, ExitStack() as sockets:
        opened = served.post("tables", {"rules": RULES})
        tokens = [served.post(f"tables/{opened['code']}/seats", {})["token"] for _ in range(2)]
        hosts = [[tokens[0], opened["host_token"]], [tokens[1]]]
        pages = [
            Page(sockets.enter_context(served.at(opened["code"], *held)), seat)
            for seat, held in enumerate(hosts)
        ]
        for page in pages:
            hear(page.socket, Snapshot)
        say(pages[0].socket, Deal("deal", dealer=1))
        hear(pages[0].socket, Accepted)
        say(pages[0].socket, Flip("flip", 0))
        (flip,) = {page.look(clock).flip for page in pages}
        freeze(served, pages, flip, clock)
        for page in pages:
            came = hear(page.socket, Void, Verdict)
            assert isinstance(came, Void), f"expected no verdict, got {came}"
            assert (came.flip, came.why) == (flip, "stall")
        # The game goes on, and nothing moved.
        say(pages[1].socket, Flip("next", 1))
        shown = [page.look(clock).flip for page in pages]
        assert shown == [flip + 1] * 2
        events = hear(pages[0].socket, Events)
        assert isinstance(events, Events)
        assert not any(isinstance(event, SlapWon) for event in events.events)
