"""A disk that fills up under a running server: a real limit of the system, in a real process."""

import asyncio
import logging
import os
import sys
from pathlib import Path

import pytest

from slapjack.store.engine import FILE, Database
from slapjack.store.errors import StoreError
from slapjack.store.open import Store
from tests.store.entries import CODE, answered, opened

if sys.platform == "win32":
    pytest.skip("only Unix limits the size of files", allow_module_level=True)

import resource

ROOM = 300_000
"""Bytes that the write-ahead log may grow to in the child."""


async def fill(folder: Path, told: int) -> None:
    """Keep entries until one is refused; tell each that was acknowledged, and the refusal."""
    logging.disable(logging.CRITICAL)
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, ROOM))
    async with Store(Database.open(folder)) as store:
        await store.journal.append(CODE, opened())
        for number in range(10_000):
            try:
                await store.journal.append(CODE, [answered(f"action-{number}")])
            except StoreError as error:
                os.write(told, f"refused: {error}\n".encode())
                break
            os.write(told, b"kept\n")
        # People still read what is there.
        found = await store.archive.load(CODE)
        os.write(told, f"read: {len(found.entries)}\n".encode())


@pytest.mark.slow
def test_a_full_disk_refuses_loses_nothing_and_says_what_to_do(tmp_path: Path) -> None:
    read, told = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            asyncio.run(fill(tmp_path, told))
        finally:
            os._exit(0)
    os.close(told)
    with os.fdopen(read) as lines:
        said = lines.read().splitlines()
    os.waitpid(child, 0)
    count = said.count("kept")
    assert count > 10
    assert said[-2] == (
        f"refused: the disk with {tmp_path} is full: free some space, then people can go on from"
        " what they were last told"
    )
    assert said[-1] == f"read: {2 + count}"

    async def look() -> int:
        async with Store(Database.open(tmp_path)) as store:
            await store.journal.append(CODE, [answered("later")])
            return len((await store.archive.load(CODE)).entries)

    assert (tmp_path / FILE).exists()
    assert asyncio.run(look()) == 2 + count + 1
