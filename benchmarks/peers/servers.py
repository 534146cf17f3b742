"""The three servers, each a process alone on the machine's first core, and what they use.

The load generator keeps to the other core: a server's figures are those of one core, whatever asks.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

import psutil  # type: ignore[import-untyped]  # it ships no types

from benchmarks.peers import tools

HOST: Final = "127.0.0.1"
Kind = Literal["slapjack", "colyseus", "echo"]
KINDS: Final[tuple[Kind, ...]] = ("slapjack", "colyseus", "echo")
_START_S: Final = 30.0
_SLAPJACK: Final = "from slapjack.cli.main import app; app()"


@dataclass
class Server:
    """A server that answers.

    Attributes:
        started_s: From the start of its process to its first answer.
    """

    kind: Kind
    port: int
    process: "subprocess.Popen[bytes]"
    data: Path
    started_s: float = 0.0

    def __post_init__(self) -> None:
        self.usage = psutil.Process(self.process.pid)

    @property
    def cpu_s(self) -> float:
        """Processor time of all its threads so far."""
        times = self.usage.cpu_times()
        return float(times.user + times.system)

    @property
    def resident_bytes(self) -> int:
        return int(self.usage.memory_info().rss)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)


def command(kind: Kind, port: int, data: Path, words: Sequence[str] = ()) -> list[str]:
    """Return how the server of this kind is started."""
    if kind == "slapjack":
        serve = ["serve", "--host", HOST, "--port", str(port), "--data", str(data)]
        quiet = ["--no-open-table", "--log-level", "warning"]
        return [sys.executable, "-c", _SLAPJACK, *serve, *quiet, *words]
    if kind == "colyseus":
        return [str(tools.NODE), *words, str(tools.COLYSEUS / "server.ts"), str(port)]
    return [sys.executable, "-m", "benchmarks.peers.echo", str(port)]


def start(kind: Kind, data: Path, words: Sequence[str] = (), port: int | None = None) -> Server:
    """Start a server and wait until it takes connections."""
    port = port or _free_port()
    began_at = time.perf_counter()
    process = subprocess.Popen(
        command(kind, port, data, words),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: keep_to(0),
    )
    server = Server(kind, port, process, data)
    while not _answers(port):
        if process.poll() is not None or time.perf_counter() - began_at > _START_S:
            raise RuntimeError(f"expected the {kind} server to start, got {process.poll()}")
        time.sleep(0.005)
    server.started_s = time.perf_counter() - began_at
    return server


@contextmanager
def serving(kind: Kind, words: Sequence[str] = ()) -> Iterator[Server]:
    """Serve until the block is left."""
    with TemporaryDirectory() as folder:
        server = start(kind, Path(folder), words)
        try:
            yield server
        finally:
            server.kill()


def keep_to(core: int) -> None:
    """Keep this process to one core, where the system can and there is more than one."""
    if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, {sorted(os.sched_getaffinity(0))[core]})


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def _answers(port: int) -> bool:
    with socket.socket() as asked:
        return asked.connect_ex((HOST, port)) == 0
