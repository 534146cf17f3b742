"""A folder in which the commands of a page are run, as its reader would, one block after another.

A command that serves goes on until the page is over, so that what stands below it finds a server.
"""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import platformdirs

from tests.docs.blocks import ROOT, SHELL, Block
from tests.server.process import LAST_LINE, free_port

USUAL_PORT: Final = "8080"
BOUND_S: Final = 60


class Sandbox:
    """One page's folder, with the examples of docs/examples and the sample game in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._port = str(free_port())
        self._served: list[subprocess.Popen[str]] = []
        shutil.copytree(ROOT / "docs/examples", folder, dirs_exist_ok=True)
        shutil.copy(ROOT / "web/public/sample.sjr", folder / "game.sjr")
        kept = {name: value for name, value in os.environ.items() if name[:4] != "COVE"}
        self._environment = {
            **kept,
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "share"),
            # Compiled games are the machine's, not the page's.
            "XDG_CACHE_HOME": str(platformdirs.user_cache_path()),
            "SLAPJACK_PORT": self._port,
            "PATH": os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])),
        }

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for process in self._served:
            os.killpg(process.pid, signal.SIGINT)
            process.communicate(timeout=BOUND_S)

    def run(self, block: Block) -> None:
        """Run a block to its end, or until it serves."""
        text = block.text.replace(f":{USUAL_PORT}", f":{self._port}")
        if any(line.startswith("slapjack serve") for line in text.splitlines()):
            self._serve(block, text)
            return
        done = subprocess.run(
            [*SHELL, "-c", text],
            cwd=self.folder,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=BOUND_S,
            check=False,
        )
        assert done.returncode == 0, f"{block.place}: {done.stdout}{done.stderr}"

    def _serve(self, block: Block, text: str) -> None:
        process = subprocess.Popen(
            [*SHELL, "-c", text],
            cwd=self.folder,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self._served.append(process)
        assert process.stdout is not None
        told: list[str] = []
        for line in process.stdout:
            told.append(line)
            if LAST_LINE in line:
                return
        raise AssertionError(f"{block.place}: it did not serve: {''.join(told)}")
