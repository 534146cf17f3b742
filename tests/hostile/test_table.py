"""A table among people who say whatever they like."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from slapjack.table.inputs import Erase, Turned
from slapjack.table.outputs import Answer
from tests.hostile.riot import Riot
from tests.server.house import House


@pytest.mark.slow
@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_no_words_and_no_order_of_them_break_a_table(seed: int) -> None:
    riot = Riot(random.Random(seed))
    riot.go(300)
    assert riot.heard > 100
    assert riot.repeated > 0
    if riot.died is None:
        riot.comes_back()


def test_a_secret_that_is_no_ascii_is_no_secret_of_this_table() -> None:
    riot = Riot(random.Random(1))
    outputs = riot.table.handle(Erase(riot.now, "\xff"))
    assert [one.value for one in outputs if isinstance(one, Answer)] == [Turned("not_host")]


async def test_a_stranger_cannot_end_a_table_by_a_crooked_token(house: House) -> None:
    code = house.open_table().code
    await house.http.post(f"/api/v1/tables/{code}/seats", json={})
    for token in (b"\xff", b"x", b"x" * 5_000, b"\xc3\xa9"):
        answer = await house.http.delete(
            f"/api/v1/tables/{code}", headers={b"Authorization": b"Bearer " + token}
        )
        assert answer.status_code == 403
    assert (await house.http.get(f"/api/v1/tables/{code}")).status_code == 200
