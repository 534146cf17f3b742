"""A server of our own making that answers as something between us and a visitor may."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

WAY: dict[str, object] = {
    "host": "cards.example.org",
    "scheme": "http",
    "direct": True,
    "local": False,
    "forwarded": False,
    "trusted": False,
    "proxy": None,
    "origin_allowed": True,
    "base_path": "",
    "public_url": None,
}

Answers = Mapping[str, tuple[int, object]]


def well(**way: object) -> dict[str, tuple[int, object]]:
    """Answer as a server that is well, but for how requests come to it."""
    return {
        "/healthz": (200, {"status": "ok"}),
        "/readyz": (200, {"status": "ready"}),
        "/api/v1/way": (200, {**WAY, **way}),
    }


@asynccontextmanager
async def answering(answers: Answers, date: str | None = None) -> AsyncIterator[str]:
    """Give these answers by path; 404 for all others, sockets too. Give the address."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        path = (await reader.readuntil(b"\r\n\r\n")).split()[1].decode()
        status, body = answers.get(path, (404, "nothing here"))
        text = (json.dumps(body) if isinstance(body, dict) else str(body)).encode()
        head = f"HTTP/1.1 {status} X\r\ncontent-length: {len(text)}\r\nconnection: close\r\n"
        head += f"date: {date}\r\n" if date else ""
        writer.write(f"{head}\r\n".encode() + text)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
