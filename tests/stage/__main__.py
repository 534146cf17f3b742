"""Run the stage: the server on a port of loopback, wishes on stdin, answers on stdout.

The first argument is the port, 0 for any that is free. The second is the folder in which tables
outlive this process; without it, or with an empty one, all is kept in memory. The third is an
object of settings, as an operator would give them.
"""

import asyncio
import sys
from pathlib import Path

import msgspec

from slapjack.server.app import create_app
from slapjack.server.clock import MonotonicClock
from slapjack.server.config import config_of
from slapjack.server.run import Server, listen
from slapjack.store.engine import Database
from slapjack.table import verdicts
from slapjack.units import Micros
from tests.stage.stage import Stage, lines_of, seeds

STALL_VOIDS_US = Micros(60_000_000)
"""The machine of a test is busy with browsers, and yet each race is to come to its verdict.

That a stall of the server voids a race is tested in virtual time (tests/table/test_stalls.py).
"""


def say(line: bytes) -> None:
    """Answer on stdout."""
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an operator decides, as far as a browser test needs it otherwise."""

    base_path: str = ""
    blocked_names_file: str | None = None


async def run(port: int, folder: str = "", settings: str = "{}") -> None:
    """Serve until stdin is closed."""
    verdicts.STALL_VOIDS_US = STALL_VOIDS_US
    wanted = msgspec.json.decode(settings, type=Settings)
    config = config_of(
        host="127.0.0.1",
        port=port,
        trusted_proxies="127.0.0.1",
        base_path=wanted.base_path,
        blocked_names_file=Path(blocked) if (blocked := wanted.blocked_names_file) else None,
    )
    listener = listen(config)
    bound: int = listener.getsockname()[1]
    config = msgspec.structs.replace(config, port=bound)
    database = None if not folder else Database.open(Path(folder))
    served = create_app(config, seeds=seeds(), clock=MonotonicClock(), database=database)
    ready = asyncio.Event()
    server = Server(served, started=ready.set, stopping=lambda: None)
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), sys.stdin
    )
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(server.serve(sockets=[listener]))
        await ready.wait()
        say(msgspec.json.encode({"port": bound}) + b"\n")
        await lines_of(Stage(served, bound), reader, say)
        server.should_exit = True


if __name__ == "__main__":
    asyncio.run(run(int(sys.argv[1]), *sys.argv[2:]))
