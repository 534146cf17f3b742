"""A real `slapjack serve` in a process of its own, and words to and from it."""

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Final

import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from slapjack.protocol.client_messages import ClientMessage, Hello
from slapjack.protocol.codec import PROTO, SUBPROTOCOL
from slapjack.protocol.server_messages import ServerMessage

BOUND_S: Final = 60
LAST_LINE: Final = "Press Ctrl+C to stop."


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A process that serves, and the table that its people are at."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process, self.port = process, port

    def post(self, path: str, body: object) -> dict[str, str]:
        return post("127.0.0.1", self.port, path, body)

    @contextmanager
    def at(self, code: str, *tokens: str) -> Iterator[ClientConnection]:
        url = f"ws://127.0.0.1:{self.port}/api/v1/tables/{code}/socket"
        protocols = [Subprotocol(SUBPROTOCOL)]
        with connect(url, subprotocols=protocols, proxy=None, open_timeout=BOUND_S) as socket:
            say(socket, Hello(proto=PROTO, tokens=list(tokens)))
            yield socket

    def stop(self, *signals: signal.Signals) -> int:
        for one in signals:
            self.process.send_signal(one)
        return self.process.wait(BOUND_S)


def post(host: str, port: int, path: str, body: object) -> dict[str, str]:
    """Ask the API of a server for something, and return its answer."""
    request = urllib.request.Request(
        f"http://{host}:{port}/api/v1/{path}",
        data=json.dumps(body).encode(),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=BOUND_S) as answer:
        said: dict[str, str] = json.load(answer)
        return said


def say(socket: ClientConnection, message: ClientMessage) -> None:
    socket.send(msgspec.json.encode(message).decode())


def hear(socket: ClientConnection, *kinds: type[ServerMessage]) -> ServerMessage:
    """Take messages until one of these kinds comes."""
    while True:
        message = msgspec.json.decode(socket.recv(BOUND_S), type=ServerMessage)
        if isinstance(message, kinds):
            return message


@contextmanager
def serving(
    folder: Path, port: int | None = None, bound_s: float = 2 * BOUND_S
) -> Iterator[Served]:
    """Serve from a folder until the block is left, and no longer than the bound."""
    port = port or free_port()
    script = "from slapjack.cli.main import app; app()"
    command = [sys.executable, "-c", script, "serve", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--data", str(folder), "--no-open-table"]
    command += ["--log-level", "warning"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        bound = Timer(bound_s, process.kill)
        bound.start()
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == LAST_LINE:
                break
        try:
            yield Served(process, port)
        finally:
            bound.cancel()
            process.kill()
