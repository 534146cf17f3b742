"""Whatever ends the game, the terminal is as it was before (issue 8, point 5)."""

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from slapjack.rules import Record
from slapjack.terminal.driver import RESTORE
from tests.terminal.pseudo import (
    BOUND_S,
    ENTERS_SCREEN,
    LEAVES_SCREEN,
    SHOWS_CURSOR,
    Pseudo,
)

pytestmark = [pytest.mark.slow, pytest.mark.skipif(os.name != "posix", reason="needs a pty")]

READY = b"Enter deals"

FAILS = """
from slapjack.terminal import app
def fail(self, flip): raise RuntimeError("a fault of a test")
app.TerminalGame._painted = fail
from slapjack.cli.main import app
app(["play", "--set", "cut=none"])
"""


UNTIDY = """
from textual.drivers.linux_driver import LinuxDriver
def fail(self): raise RuntimeError("a fault of a test")
LinuxDriver.stop_application_mode = fail
from slapjack.cli.main import app
app()
"""


def playing() -> Pseudo:
    game = Pseudo("play", "--bots", "1")
    game.until(READY)
    assert game.settings != game.before, "the game reads keys one by one"
    return game


def assert_restored(game: Pseudo, written: bytes) -> None:
    assert game.settings == game.before
    assert LEAVES_SCREEN in written
    assert written.rindex(LEAVES_SCREEN) > written.rfind(ENTERS_SCREEN)
    assert SHOWS_CURSOR in written


@pytest.mark.parametrize("key", [b"\x03", b"\x11"], ids=["ctrl-c", "ctrl-q"])
def test_a_key_ends_the_game(key: bytes) -> None:
    with playing() as game:
        game.press(key)
        assert game.process.wait(BOUND_S) == 0
        assert_restored(game, game.rest_now())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_game_and_is_told_to_the_shell(number: signal.Signals) -> None:
    with playing() as game:
        game.process.send_signal(number)
        assert game.process.wait(BOUND_S) == 128 + number
        assert_restored(game, game.rest_now())


def test_a_fault_ends_the_game_and_is_told_on_the_usual_screen() -> None:
    with Pseudo(code=FAILS) as game:
        game.until(READY)
        game.press(b"\r")
        game.until(LEAVES_SCREEN)
        assert game.process.wait(BOUND_S) == 1
        written = game.rest_now()
        assert b"a fault of a test" in written
        assert game.settings == game.before


def test_a_driver_that_fails_to_tidy_up_leaves_no_raw_terminal() -> None:
    with Pseudo("play", code=UNTIDY) as game:
        game.until(READY)
        assert game.settings != game.before
        game.press(b"\x03")
        game.until(RESTORE.encode())
        assert game.settings == game.before


@pytest.mark.parametrize("by", ["signal", "key"])
def test_a_stopped_game_gives_the_terminal_back_and_takes_it_again(by: str) -> None:
    with playing() as game:
        if by == "key":
            game.press(b"\x1a")
        else:
            game.process.send_signal(signal.SIGTSTP)
        _, status = os.waitpid(game.process.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status)
        game.until(LEAVES_SCREEN)
        assert game.settings == game.before
        game.process.send_signal(signal.SIGCONT)
        game.until(ENTERS_SCREEN)
        game.until(READY)
        assert game.settings != game.before
        game.press(b"\x03")
        assert game.process.wait(BOUND_S) == 0
        assert_restored(game, game.rest_now())


def test_a_game_whose_terminal_vanishes_ends_by_itself() -> None:
    with playing() as game:
        game.close()
        assert game.process.wait(BOUND_S) != 0


def test_a_game_whose_pictures_reach_nobody_ends_and_gives_the_keyboard_back() -> None:
    master, slave = pty.openpty()
    with Pseudo("play", "--bots", "1", picture=slave) as game:
        os.close(slave)
        seen = b""
        while READY not in seen:
            seen += os.read(master, 65536)
        assert game.settings != game.before
        os.close(master)
        assert game.process.wait(BOUND_S) != 0
        assert game.settings == game.before


def test_the_record_of_a_game_is_kept_and_proves_itself(tmp_path: Path) -> None:
    words = ["--set", "cut=none", "--set", "max_flips=1", "--records", str(tmp_path / "kept")]
    with Pseudo("play", *words) as game:
        game.until(READY)
        game.press(b"\r")
        game.until(b"Your turn")
        game.press(b"\r")
        game.until(b"Enter deals again")
        game.press(b"\x03")
        assert game.process.wait(BOUND_S) == 0
    kept = list((tmp_path / "kept").glob("*.sjr"))
    assert len(kept) == 1
    assert Record.load(kept[0].read_text()).replay().failures == ()


def test_without_a_terminal_a_sentence_says_what_to_do() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from slapjack.cli.main import app; app()", "play", "--lang", "it"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=BOUND_S,
    )
    assert done.returncode == 2
    assert "terminale" in done.stderr
    assert done.stdout == ""
