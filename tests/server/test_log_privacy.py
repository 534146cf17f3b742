"""A whole evening leaves no name, token, table code, game id or address in the logs."""

import asyncio
import io
import logging
from collections.abc import Callable, Iterator

import pytest

from slapjack.protocol.client_messages import Hello
from slapjack.protocol.codec import PROTO
from slapjack.server import logs
from slapjack.table.table import Table
from tests.server.evening import Evening, gather, play
from tests.server.house import House, heard, say

pytestmark = pytest.mark.slow


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Log everything we have as JSON, and put the test run's own handlers back at the end."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.set_up("debug", "json", stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("slapjack").setLevel(logging.NOTSET)


async def quarrel(house: House, evening: Evening) -> None:
    """Do what is turned away, with all that gives somebody away in it."""
    await house.http.get(f"/api/v1/tables/{evening.code[::-1]}")
    await house.http.get(f"/{evening.host_token}", headers={"x-forwarded-for": "127.0.0.1"})
    async with house.socket(evening.code) as socket:
        await say(socket, Hello(PROTO, ["x" * 22]))
        await heard(socket, "ended")
    async with house.socket(evening.code) as socket:
        await socket.send(f'{{"type": "hello", "name": "{evening.secrets[0]}"}}')
        await heard(socket, "refused")
    _, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(f"GET /{evening.code} {evening.secrets[0]}\r\n\r\n".encode())
    await writer.drain()
    writer.close()


def failing(evening: Evening) -> Callable[[Table, object], list[object]]:
    """Make a fault of a table whose text holds every secret."""

    def fail(_table: Table, _given: object) -> list[object]:
        raise RuntimeError(" ".join(evening.secrets))

    return fail


async def break_down(house: House, evening: Evening, patch: pytest.MonkeyPatch) -> None:
    """Let a table stop by a fault while somebody sits at it."""
    async with house.socket(evening.code) as socket:
        await say(socket, Hello(PROTO, [evening.tokens[0]]))
        await heard(socket, "snapshot")
        with patch.context() as broken:
            broken.setattr(Table, "handle", failing(evening))
            await socket.send('{"type":"visible","visible":true}')
            await heard(socket, "ended")


async def test_an_evening_leaves_nothing_personal_in_the_logs(
    house: House, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await play(house)
    assert evening.game
    await quarrel(house, evening)
    other = await gather(house)
    await break_down(house, other, monkeypatch)
    said = log.getvalue()
    assert '"event": "table stopped by a fault of its own", "fault": "RuntimeError"' in said
    found = [secret for secret in [*evening.secrets, *other.secrets] if secret in said]
    assert found == []


async def test_a_formatter_as_usual_would_give_people_away(
    house: House, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = io.StringIO()
    logging.getLogger().addHandler(logging.StreamHandler(usual))
    evening = await gather(house)
    await break_down(house, evening, monkeypatch)
    assert all(secret in usual.getvalue() for secret in evening.secrets)
    assert log.getvalue()
