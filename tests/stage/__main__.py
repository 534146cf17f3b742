"""Run the stage: the server on a free port of loopback, wishes on stdin, answers on stdout."""

import asyncio
import sys

import msgspec

from slapjack.server.app import create_app
from slapjack.server.clock import MonotonicClock
from slapjack.server.config import config_of
from slapjack.server.run import Server, listen
from tests.stage.stage import Stage, lines_of, seeds


def say(line: bytes) -> None:
    """Answer on stdout."""
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


async def run(port: int) -> None:
    """Serve until stdin is closed."""
    config = config_of(host="127.0.0.1", port=port, trusted_proxies="127.0.0.1")
    listener = listen(config)
    bound: int = listener.getsockname()[1]
    config = msgspec.structs.replace(config, port=bound)
    served = create_app(config, seeds=seeds(), clock=MonotonicClock())
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
    asyncio.run(run(int(sys.argv[1]) if len(sys.argv) > 1 else 0))
