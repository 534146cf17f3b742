"""The compiled games are compiled once for all tests, which takes half a minute."""

import os
import tempfile
from pathlib import Path

import pytest

from slapjack.bots import level
from slapjack.playout import Setup, play_rows
from slapjack.rules import RuleSet


@pytest.fixture(scope="session")
def compiled_games() -> None:
    """Let one of several test processes compile, and the others wait for what it keeps."""
    fcntl = pytest.importorskip("fcntl", reason="it holds the others back")
    with (Path(tempfile.gettempdir()) / f"slapjack-compiling-{os.getuid()}").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        play_rows(Setup(RuleSet(), (level("steady"),) * 2), 0, 1, engine="compiled")
