"""Erase this table, over the API and down to the file."""

import asyncio
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from slapjack.store.engine import FILE
from slapjack.table.actor import Actor, TableStoppedError
from slapjack.table.inputs import Sit
from slapjack.table.registry import NewTable
from slapjack.units import Micros, TableCode
from tests.server.evening import Evening, gather, play
from tests.server.house import House, Start

pytestmark = pytest.mark.slow


@pytest.fixture
async def house(start: Start, tmp_path: Path) -> House:
    return await start(data=tmp_path / "kept")


async def erase(house: House, code: str, authorization: str | None) -> httpx.Response:
    headers = {} if authorization is None else {"authorization": authorization}
    return await house.http.delete(f"/api/v1/tables/{code}", headers=headers)


@pytest.mark.slow
async def test_nothing_is_left_of_a_table_that_its_host_erased(house: House) -> None:
    evening = await play(house)
    other = house.open_table()
    record = f"/api/v1/games/{evening.game}.sjr"
    assert (await house.http.get(record)).status_code == 200
    answer = await erase(house, evening.code, f"Bearer {evening.host_token}")
    assert (answer.status_code, answer.text) == (204, "")
    assert (await house.http.get(f"/api/v1/tables/{evening.code}")).status_code == 404
    assert (await house.http.get(record)).status_code == 404
    assert house.wiring.registry.find(other.code) is not None
    await house.server.shutdown()
    folder = house.wiring.config.data
    assert folder is not None
    kept = b"".join(file.read_bytes() for file in folder.glob(f"{FILE}*"))
    assert other.code.encode() in kept
    secrets = [one for one in evening.secrets if one != "127.0.0.1"]
    assert [secret for secret in secrets if secret.encode() in kept] == []


@pytest.mark.parametrize(
    "authorization", [None, "Bearer wrong-token-xxxxxxxxxx", "Basic x", "Bearer"]
)
async def test_who_is_not_host_erases_nothing(house: House, authorization: str | None) -> None:
    table = house.open_table()
    answer = await erase(house, table.code, authorization)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_host")
    assert (await house.http.get(f"/api/v1/tables/{table.code}")).status_code == 200


async def test_a_seat_of_the_table_is_not_enough(house: House) -> None:
    evening: Evening = await gather(house)
    answer = await erase(house, evening.code, f"Bearer {evening.tokens[0]}")
    assert answer.json()["code"] == "not_host"


async def test_a_page_of_another_site_erases_nothing(house: House) -> None:
    table: NewTable = house.open_table()
    answer = await house.http.delete(
        f"/api/v1/tables/{table.code}",
        headers={
            "origin": "https://evil.example",
            "authorization": f"Bearer {table.host_token}",
        },
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


async def late(actor: Actor, now: Micros) -> None:
    """Ask for a seat at a table that may be gone any moment."""
    with suppress(TableStoppedError):
        await actor.ask(Sit(now, "late-token-0123456789"))


async def test_who_sits_down_in_the_moment_of_erasing_hurts_no_other_table(house: House) -> None:
    table, other = house.open_table(), house.open_table()
    actor = house.wiring.registry.find(TableCode(table.code))
    assert actor is not None
    async with asyncio.TaskGroup() as tasks:
        erased = tasks.create_task(erase(house, table.code, f"Bearer {table.host_token}"))
        while TableCode(table.code) in house.wiring.registry.tables:
            tasks.create_task(late(actor, house.wiring.clock.now()))
            await asyncio.sleep(0)
    assert erased.result().status_code == 204
    answer = await house.http.post(f"/api/v1/tables/{other.code}/seats")
    assert answer.status_code == 201
    assert not house.wiring.journal.is_failing
