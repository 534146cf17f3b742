"""A real `slapjack serve` that is killed, or asked to stop, in the middle of a game."""

import re
import signal
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from slapjack.protocol.client_messages import AddBot, Deal, Flip
from slapjack.protocol.server_messages import (
    Accepted,
    Events,
    Goaway,
    ServerMessage,
    Snapshot,
    Welcome,
)
from slapjack.rules import CardFlipped
from slapjack.server import closing
from tests.server.process import BOUND_S, Served, hear, say, serving

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM"),
]


class Game:
    """One person against a bot."""

    def __init__(self, served: Served) -> None:
        opened = served.post("tables", {"rules": {"preset": "classic", "cut": "none"}})
        self.code, self.host_token = opened["code"], opened["host_token"]
        self.token = served.post(f"tables/{self.code}/seats", {})["token"]

    def at(self, served: Served) -> AbstractContextManager[ClientConnection]:
        return served.at(self.code, self.token, self.host_token)

    def begin(self, socket: ClientConnection) -> None:
        hear(socket, Snapshot)
        for action in (AddBot(action_id="bot", level="steady"), Deal(action_id="deal", dealer=1)):
            say(socket, action)
            hear(socket, Accepted)
        say(socket, Flip(action_id="flip", seat=0))
        while not _flips(hear(socket, Events)):
            pass


def _flips(message: ServerMessage) -> bool:
    """Tell whether a card is known to lie there: a face alone may be ahead of the journal."""
    return isinstance(message, Events) and any(
        isinstance(event, CardFlipped) for event in message.events
    )


def came_back(game: Game, served: Served, flips: int, epoch: int | None = None) -> None:
    """Find the same seat, at the same game, in the next life."""
    with game.at(served) as socket:
        welcome = hear(socket, Welcome)
        assert isinstance(welcome, Welcome)
        assert (welcome.seats, welcome.host) == ([0], True)
        assert epoch is None or welcome.epoch == epoch + 1
        snapshot = hear(socket, Snapshot)
        assert isinstance(snapshot, Snapshot)
        assert snapshot.view is not None
        assert snapshot.view.flips >= flips
        assert sum(snapshot.view.counts) + len(snapshot.view.pile) == 52
        assert snapshot.lobby.phase == "playing"


def test_a_game_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        game = Game(first)
        with game.at(first) as socket:
            welcome = hear(socket, Welcome)
            assert isinstance(welcome, Welcome)
            game.begin(socket)
            assert first.stop(signal.SIGKILL) == -signal.SIGKILL
    with serving(tmp_path) as second:
        came_back(game, second, 1, welcome.epoch)


@pytest.mark.parametrize("again", [False, True], ids=["once", "twice"])
def test_a_server_asked_to_stop_says_goodbye_and_every_game_goes_on(
    tmp_path: Path, *, again: bool
) -> None:
    with serving(tmp_path) as first:
        game = Game(first)
        with game.at(first) as socket:
            welcome = hear(socket, Welcome)
            assert isinstance(welcome, Welcome)
            game.begin(socket)
            first.process.send_signal(signal.SIGTERM)
            goaway = hear(socket, Goaway)
            assert isinstance(goaway, Goaway)
            assert 0 <= goaway.wait_ms <= 2_000
            if again:
                # Only now: two that wait for a process are one to it.
                first.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                hear(socket, Welcome)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == closing.RESTART
        assert first.process.wait(10) == 0
    with serving(tmp_path) as second:
        came_back(game, second, 1, welcome.epoch)


def test_a_second_server_on_the_same_folder_says_what_to_do(tmp_path: Path) -> None:
    with serving(tmp_path):
        script = "from slapjack.cli.main import app; app()"
        command = [sys.executable, "-c", script, "serve", "--host", "127.0.0.1", "--port", "0"]
        done = subprocess.run(
            [*command, "--data", str(tmp_path)], capture_output=True, text=True, timeout=BOUND_S
        )
    assert done.returncode == 1
    assert re.fullmatch(r"another Slapjack serves from .*--data\n", done.stderr)


def test_many_tables_come_back_each_for_its_own_people(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        games = [Game(first) for _ in range(3)]
        first.stop(signal.SIGKILL)
    with serving(tmp_path) as second:
        for game in reversed(games):
            with game.at(second) as socket:
                welcome = hear(socket, Welcome)
                assert isinstance(welcome, Welcome)
                assert (welcome.code, welcome.seats) == (game.code, [0])
