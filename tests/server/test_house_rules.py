"""House rules over the API: the questions, and what a choice makes of the others."""

import pytest

from slapjack.i18n.catalog import LANGUAGES
from slapjack.sheets import form_of
from tests.server.house import House


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_questions_come_in_the_language_asked_for(house: House, language: str) -> None:
    answer = await house.http.get(f"/api/v1/rules?lang={language}")
    form = form_of(language)
    assert answer.status_code == 200
    assert answer.json()["language"] == language
    assert [setting["label"] for setting in answer.json()["front"]] == [
        setting.label for setting in form.front
    ]


@pytest.mark.parametrize("query", ["", "?lang=tlh", "?lang=%00", "?lang="])
async def test_other_languages_are_answered_in_english(house: House, query: str) -> None:
    answer = await house.http.get(f"/api/v1/rules{query}")
    assert (answer.status_code, answer.json()["language"]) == (200, "en")


async def test_a_choice_brings_along_what_it_needs(house: House) -> None:
    wish = {"rules": {"preset": "fast", "triggers": ["joker"]}, "chosen": "triggers", "lang": "es"}
    answer = (await house.http.post("/api/v1/rules", json=wish)).json()
    assert answer["rules"] == {"preset": "fast", "triggers": ["joker"], "jokers": 2}
    assert answer["followed"] == ["«Comodines» pasa a «2», para que encaje."]
    assert [each["field"] for each in answer["changed"]] == ["jokers", "triggers"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"rules": {"triggers": ["joker"]}}, "bad_rule"),
        ({"rules": {"jokers": 9}, "chosen": "jokers"}, "bad_rule"),
        ({"rules": {"jokers": 1}, "chosen": "x" * 41}, "bad_body"),
        ({"rules": [], "chosen": "jokers"}, "bad_body"),
        ({"rule": {}}, "bad_body"),
    ],
    ids=str,
)
async def test_what_cannot_be_is_named(house: House, wish: dict[str, object], code: str) -> None:
    answer = await house.http.post("/api/v1/rules", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert answer.json()["message"]


async def test_how_long_a_game_takes_follows_each_choice(house: House) -> None:
    async def told(lang: str, **changes: object) -> list[str]:
        wish = {"rules": changes, "chosen": "last_chance", "lang": lang}
        answer = await house.http.post("/api/v1/rules", json=wish)
        lengths: list[str] = answer.json()["lengths"]
        return lengths

    usual, fast = await told("en"), await told("en", last_chance="none")

    assert [line.partition(":")[0] for line in usual] == [
        "With 2 players",
        "With 4 players",
        "With 8 players",
    ]
    assert usual != fast
    assert len(await told("en", max_players=4)) == 2
    assert len({str(await told(lang)) for lang in LANGUAGES}) == len(LANGUAGES)
