"""Who may open a table, over the API."""

from pathlib import Path

import pytest

from slapjack.server.config import ConfigError, config_of, phrase_of
from slapjack.server.openers import WRONG_PHRASES
from slapjack.table.names import blocked_words
from tests.server.house import House, Start

PHRASE = "seven green otters"


async def asked(house: House, **body: str) -> tuple[int, str]:
    """Ask for a table; return the status, and the code of a refusal."""
    answer = await house.http.post("/api/v1/tables", json=body)
    said = answer.json()
    if answer.status_code != 201:
        assert said["message"].endswith(".")
        assert said["hint"].endswith(".")
    return answer.status_code, "" if answer.status_code == 201 else said["code"]


async def test_everybody_opens_tables_unless_the_operator_says_otherwise(house: House) -> None:
    assert await asked(house) == (201, "")
    assert await asked(house, phrase="not needed here") == (201, "")


async def test_holders_of_the_phrase_open_tables_and_others_are_asked_for_it(start: Start) -> None:
    house = await start(opener="phrase", open_phrase=PHRASE)
    assert await asked(house) == (403, "phrase_needed")
    assert await asked(house, phrase="seven green") == (403, "wrong_phrase")
    assert len(house.wiring.registry.tables) == 0
    assert await asked(house, phrase=f" {PHRASE} ") == (201, "")


async def test_a_table_of_a_guarded_server_is_joined_without_any_phrase(start: Start) -> None:
    house = await start(opener="operator", open_phrase=None)
    code = house.open_table().code
    assert (await house.http.post(f"/api/v1/tables/{code}/seats")).status_code == 201


async def test_only_the_operator_opens_tables_where_nobody_has_a_phrase(start: Start) -> None:
    house = await start(opener="operator", open_phrase=None)
    assert await asked(house) == (403, "operator_only")
    assert await asked(house, phrase=PHRASE) == (403, "operator_only")


async def test_the_operators_own_phrase_opens_tables(start: Start) -> None:
    house = await start(opener="operator", open_phrase=PHRASE)
    assert await asked(house) == (403, "operator_only")
    assert await asked(house, phrase=PHRASE) == (201, "")


async def test_a_phrase_is_guessed_slowly(start: Start) -> None:
    house = await start(opener="phrase", open_phrase=PHRASE)
    answers = [await asked(house, phrase=f"guess {i}") for i in range(WRONG_PHRASES.burst + 1)]
    assert answers[:-1] == [(403, "wrong_phrase")] * WRONG_PHRASES.burst
    assert answers[-1] == (429, "too_often")
    assert await asked(house, phrase=PHRASE) == (429, "too_often")


def test_a_phrase_comes_from_the_environment_or_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "phrase"
    file.write_text(f"{PHRASE}\n")
    assert phrase_of("phrase", None, file) == PHRASE
    assert phrase_of("phrase", "from the environment", file) == "from the environment"
    assert phrase_of("everybody", PHRASE, file) is None
    assert phrase_of("operator", None, None) is None


@pytest.mark.parametrize("content", ["", "short", None], ids=["empty", "short", "no file"])
def test_a_phrase_that_guards_nothing_stops_the_start(tmp_path: Path, content: str | None) -> None:
    file = tmp_path / "phrase"
    if content is not None:
        file.write_text(content)
    with pytest.raises(ConfigError, match="phrase"):
        phrase_of("phrase", None, file)


def test_a_list_of_blocked_names_that_cannot_be_read_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="blocked names"):
        config_of(host="127.0.0.1", port=8080, blocked_names_file=tmp_path / "none")


async def test_a_blocked_name_is_refused_over_the_api_and_not_said_back(start: Start) -> None:
    house = await start(blocked_names=blocked_words("rude"))
    opened = house.open_table()
    answer = await house.http.post(
        f"/api/v1/tables/{opened.code}/seats",
        json={"name": "Rüde"},
        headers={"authorization": f"Bearer {opened.host_token}"},
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_name")
    assert "Rüde" not in answer.text
