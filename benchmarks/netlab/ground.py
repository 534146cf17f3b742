"""The ground of the lab: two namespaces, a TUN device in each, and the carrier between them.

This process is in the players' namespace already (`rights.unshare`). The server's is that of the
process which becomes the server: it waits in an empty one until its device was moved there. All
goes with the processes; no name is left behind.
"""

import fcntl
import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.netlab.carrier import Log
from benchmarks.netlab.packets import SERVER_NET
from benchmarks.netlab.rights import TUN
from benchmarks.netlab.roads import RoadPlan

PLAYERS_NET: Final = "10.77.1"
_SET: Final = 0x400454CA
_FLAGS: Final = 0x1001
"""TUNSETIFF; a TUN device without a header of its own before each packet."""

_END_S: Final = 20
_WAITS: Final = 'read _ && exec "$0" "$@"'


class Ground:
    """What stands, and the way into the server's namespace."""

    def __init__(self, server: "subprocess.Popen[str]", folder: Path) -> None:
        self.server = server
        self.log_file = folder / "carrier.json"

    def inside(self, *command: str) -> list[str]:
        """Return a command that runs beside the server."""
        return ["nsenter", f"--net=/proc/{self.server.pid}/ns/net", *command]

    def log(self) -> Log:
        """Read what the carrier saw; it must have ended."""
        return msgspec.json.decode(self.log_file.read_bytes(), type=Log)


@contextmanager
def laid(plans: list[RoadPlan], serve: list[str], folder: Path) -> Iterator[Ground]:
    """Lay these roads, and let this command begin at their far end.

    The command's output is a pipe; `Ground.log` may be read when the block is left.
    """
    with ExitStack() as stack:
        server = subprocess.Popen(
            ["unshare", "--net", "sh", "-c", _WAITS, *serve],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        stack.callback(_stop, server)
        ground = Ground(server, folder)
        ours, theirs = (stack.enter_context(_device(name)) for name in ("labp", "labs"))
        _up_here(ground)
        plan = folder / "roads.json"
        plan.write_bytes(msgspec.json.encode(plans))
        carrier = subprocess.Popen(
            [
                *(sys.executable, "-m", "benchmarks.netlab.carrier"),
                *(str(theirs), str(ours), str(plan), str(ground.log_file)),
            ],
            pass_fds=(ours, theirs),
        )
        stack.callback(_stop, carrier)
        assert server.stdin is not None
        server.stdin.write("\n")
        server.stdin.flush()
        yield ground


@contextmanager
def _device(name: str) -> Iterator[int]:
    device = os.open(TUN, os.O_RDWR)
    try:
        fcntl.ioctl(device, _SET, struct.pack("16sH22x", name.encode(), _FLAGS))
        yield device
    finally:
        os.close(device)


def _up_here(ground: Ground) -> None:
    """Give both devices addresses; all of the server's net is the server's own machine."""
    _run("ip", "link", "set", "dev", "lo", "up")
    _run("ip", "addr", "add", f"{PLAYERS_NET}.1/24", "dev", "labp")
    _run("ip", "link", "set", "dev", "labp", "up")
    _run("ip", "route", "add", f"{SERVER_NET}.0/24", "dev", "labp")
    _run("ip", "link", "set", "dev", "labs", "netns", str(ground.server.pid))
    for line in (
        "link set dev lo up",
        f"addr add {SERVER_NET}.1/32 dev labs",
        "link set dev labs up",
        f"route add {PLAYERS_NET}.0/24 dev labs",
        f"route add local {SERVER_NET}.0/24 dev lo",
    ):
        _run(*ground.inside("ip", *line.split()))


def _run(*command: str) -> None:
    subprocess.run(command, check=True, timeout=_END_S)


def _stop(process: "subprocess.Popen[str] | subprocess.Popen[bytes]") -> None:
    """Ask a process to end, and see to it."""
    process.terminate()
    try:
        process.wait(_END_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(_END_S)
