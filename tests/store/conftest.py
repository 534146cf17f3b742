from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from slapjack.store.engine import Database
from slapjack.store.open import Store


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database.open(tmp_path / "kept")
    yield database
    database.close()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store that runs; it is closed at the end of the test."""
    async with Store(Database.open(tmp_path / "kept")) as store:
        yield store
