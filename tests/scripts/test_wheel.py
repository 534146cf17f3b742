"""The wheel works by itself: in an environment that has it and what it asks for, and nothing else.

Nothing is fetched: the wheel is laid out as an installer would, and beside it the packages that its
metadata names are taken from where the tests run. So what is asked for but not named is missed.
"""

import json
import os
import subprocess
import sys
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from threading import Timer

import pytest
from packaging.requirements import Requirement

from slapjack.rules import Record
from tests.server.process import LAST_LINE, free_port, post
from tests.terminal.pseudo import Pseudo

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (
    "from importlib.metadata import entry_points;"
    "entry_points(group='console_scripts')['slapjack'].load()()"
)
GAME = """
from slapjack.rules import Flip, Game, Hand, Record, RuleSet, SeatLine, Slap
rules = RuleSet.preset("classic", cut="none")
record = Record.for_game(rules, [SeatLine("A"), SeatLine("B")], bytes(32), dealer=0)
game = Game.deal(rules, seats=2, seed=bytes(32))
events = list(game.opening)
while game.outcome is None:
    action = Slap((Hand(0, 300_000),)) if game.live else Flip(game.turn)
    record.append(action)
    events += game.apply(action)
record.finish(game, events)
print(record.dump(), end="")
"""

pytestmark = [pytest.mark.slow, pytest.mark.no_cover]


class Installed:
    """An environment with the wheel in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "env" / "bin" / "python"
        self.environment = {"PATH": os.defpath, "HOME": str(folder), "LANG": "C.UTF-8"}

    def run(self, *words: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [self.python, *words],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )

    def slapjack(self, *words: str) -> str:
        done = self.run("-c", COMMAND, *words)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Build the wheel and lay it out in an empty environment."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    venv.create(folder / "env", symlinks=True)
    site = next((folder / "env" / "lib").glob("python*")) / "site-packages"
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(site)
    for name in needed(Distribution.at(next(site.glob("slapjack-*.dist-info")))):
        lay(distribution(name), site)
    return Installed(folder)


def needed(wheel: Distribution) -> set[str]:
    """Return the packages that a distribution asks for, and those that they ask for."""
    found: set[str] = set()
    waiting = [wheel]
    while waiting:
        for text in waiting.pop().requires or ():
            wanted = Requirement(text)
            name = wanted.name.lower()
            is_wanted = wanted.marker is None or wanted.marker.evaluate({"extra": ""})
            if is_wanted and name not in found:
                found.add(name)
                waiting.append(distribution(name))
    return found


def lay(package: Distribution, site: Path) -> None:
    """Put an installed package into another environment."""
    for top in {file.parts[0] for file in package.files or () if file.parts[0] != ".."}:
        target = site / top
        if not target.exists():
            target.symlink_to(Path(str(package.locate_file(top))))


def test_the_environment_is_empty_but_for_what_the_wheel_asks_for(installed: Installed) -> None:
    where = installed.run("-c", "import slapjack; print(slapjack.__file__)").stdout
    assert where.startswith(str(installed.folder))
    for name in ("httpx", "numba", "pytest"):
        assert "ModuleNotFoundError" in installed.run("-c", f"import {name}").stderr


def test_the_library_plays_and_replay_proves(installed: Installed) -> None:
    game = installed.run("-c", GAME)
    assert game.returncode == 0, game.stderr
    (installed.folder / "game.sjr").write_text(game.stdout)

    told = installed.slapjack("replay", "game.sjr", "--json", "--check")

    assert json.loads(told.splitlines()[-1])["state"]["over"]
    assert Record.load(game.stdout).replay().failures == ()


def test_every_language_is_in_the_wheel(installed: Installed) -> None:
    sheets = {lang: installed.slapjack("rules", "--lang", lang) for lang in ("en", "fr", "it")}
    assert "Jack" in sheets["en"]
    assert len(set(sheets.values())) == 3


def test_games_are_simulated_without_the_extra(installed: Installed) -> None:
    told = json.loads(installed.slapjack("simulate", "--games", "2", "--json"))
    assert told["run"]["figures"]["games"] == 2


def test_the_terminal_game_begins_and_ends(installed: Installed) -> None:
    with Pseudo("play", code=COMMAND, python=str(installed.python)) as game:
        game.until(b"Enter deals")
        game.press(b"\x03")
        assert game.process.wait(30) == 0


@pytest.fixture
def port(installed: Installed) -> Iterator[int]:
    """Serve tables from the wheel."""
    port = free_port()
    words = ("--host", "127.0.0.1", "--port", str(port), "--data", str(installed.folder / "kept"))
    command = [str(installed.python), "-c", COMMAND, "serve", *words, "--log-level", "warning"]
    with subprocess.Popen(
        command,
        cwd=installed.folder,
        env=installed.environment,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        bound = Timer(60, process.kill)
        bound.start()
        assert process.stdout is not None
        assert any(line.strip() == LAST_LINE for line in process.stdout)
        yield port
        process.terminate()
        assert process.wait(30) == 0
        bound.cancel()


def test_the_server_serves_its_page_and_its_tables(port: int) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30) as answer:
        page = answer.read().decode()
    table = post("127.0.0.1", port, "tables", {"rules": {"preset": "fast"}})

    assert "<script" in page
    assert len(table["code"]) == 4
