from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from slapjack.server.config import ServerConfig
from tests.server.house import HOST, House, Start, running


@pytest.fixture
async def start(tmp_path: Path) -> AsyncIterator[Start]:
    """Start servers with given settings; they stop at the end of the test."""
    async with AsyncExitStack() as stack:

        async def start_one(static: Path = tmp_path, **settings: object) -> House:
            config = msgspec.structs.replace(ServerConfig(host=HOST, port=0), **settings)
            return await stack.enter_async_context(running(config, static))

        yield start_one


@pytest.fixture
async def house(start: Start) -> House:
    return await start()
