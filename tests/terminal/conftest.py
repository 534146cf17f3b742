from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from slapjack.server.config import ServerConfig
from tests.server.house import HOST, House, running


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Serve tables on a port of loopback."""
    async with running(ServerConfig(host=HOST, port=0), tmp_path) as house:
        yield house
