"""A client whose network lets no WebSocket through: events down, requests up."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx
import msgspec

from slapjack.protocol.client_messages import ClientMessage, Hello
from slapjack.protocol.codec import PROTO
from slapjack.protocol.server_messages import ServerMessage
from tests.server.house import BOUND_S, House

WATCH = Hello(proto=PROTO, tokens=[], role="watcher")


@dataclass
class Flow:
    """One stream, as its client sees it."""

    house: House
    code: str
    secret: str
    lines: AsyncIterator[str]

    async def say(self, *messages: ClientMessage) -> httpx.Response:
        """Say this in one request."""
        return await said(self.house, self.code, self.secret, messages)

    async def heard(self, kind: str) -> ServerMessage:
        """Take events until a message of this type comes."""
        async for line in self.lines:
            if line.startswith("data: "):
                message = msgspec.json.decode(line[6:], type=ServerMessage)
                if message.__struct_config__.tag == kind:
                    return message
        raise AssertionError(f"the events are over, and no {kind} came")

    async def closed(self) -> int:
        """Take events until the last one, and return its code."""
        async for line in self.lines:
            if line == "event: close":
                told = await anext(self.lines)
                return int(told.removeprefix("data: ").split()[0])
        raise AssertionError("the events are over without a reason")


async def asked(
    house: House, code: str, hello: Hello, headers: dict[str, str] | None = None
) -> httpx.Response:
    """Say hello for a stream."""
    url = f"/api/v1/tables/{code}/events"
    return await house.http.post(url, content=msgspec.json.encode(hello), headers=json(headers))


async def said(house: House, code: str, secret: str, messages: Sequence[object]) -> httpx.Response:
    """Say something over a stream."""
    body = msgspec.json.encode({"stream": secret, "messages": messages})
    return await house.http.post(f"/api/v1/tables/{code}/say", content=body, headers=json())


def json(headers: dict[str, str] | None = None) -> dict[str, str]:
    return {"content-type": "application/json", **(headers or {})}


@asynccontextmanager
async def flowing(house: House, code: str, hello: Hello = WATCH) -> AsyncIterator[Flow]:
    """Open a stream with its events."""
    secrets = (await asked(house, code, hello)).json()
    url = f"/api/v1/tables/{code}/events?stream={secrets['events']}"
    async with house.http.stream("GET", url) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield Flow(house, code, secrets["say"], answer.aiter_lines())


async def eventually(house: House, condition: Callable[[], bool]) -> None:
    """Go round by round with the server until the condition holds."""
    async with asyncio.timeout(BOUND_S):
        while not condition():
            await house.http.get("/healthz")
