"""The How to play pages and the rule sheet of the API, over a real port."""

import re
from urllib.parse import urljoin

import httpx
import pytest

from slapjack.i18n.catalog import LANGUAGES
from slapjack.rules import PRESETS, RuleSet
from slapjack.sheets import sheet_of
from slapjack.sheets.rulebook import ADDRESSES, main_page, preset_page
from tests.server.house import House, Start


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_pages_of_a_language_are_served(house: House, language: str) -> None:
    address = f"/{language}/{ADDRESSES[language]}"
    answer = await house.http.get(address)
    assert (answer.status_code, answer.text) == (200, main_page(language))
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    for preset in PRESETS:
        answer = await house.http.get(f"{address}/{preset}")
        assert (answer.status_code, answer.text) == (200, preset_page(language, preset))


async def test_the_style_sheet_is_one_that_the_page_may_load(house: House) -> None:
    page = await house.http.get("/en/how-to-play")
    href = re.findall(r'rel="stylesheet" href="([^"]+)"', page.text)
    answer = await house.http.get(urljoin("/en/how-to-play", href[0]))
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/css")
    assert "style-src 'self'" in page.headers["content-security-policy"]
    assert "@media print" in answer.text


async def test_a_language_that_is_none_of_ours_is_answered_in_english(house: House) -> None:
    answer = await house.http.get("/de/how-to-play")
    assert (answer.status_code, answer.text) == (200, main_page("en"))


@pytest.mark.parametrize("path", ["/fr/how", "/en/how-to-play/nonsense", "/fr/como-jugar"])
async def test_other_addresses_are_none(house: House, path: str) -> None:
    assert (await house.http.get(path)).status_code == 404


async def test_links_work_below_a_base_path_and_after_a_slash_too_many(start: Start) -> None:
    house = await start(base_path="/games")
    answer = await house.http.get("/games/fr/regles/", follow_redirects=True)
    assert (answer.status_code, answer.url.path) == (200, "/games/fr/regles")
    links = re.findall(r'<a href="([^"]+)"', answer.text)
    assert len(links) > len(PRESETS)
    for link in links:
        found = await house.http.get(urljoin("/games/fr/regles", link))
        assert found.status_code == 200, link


async def test_a_sheet_is_what_the_library_says(house: House) -> None:
    wish = {"rules": {"preset": "fast", "penalty_cards": 2}, "lang": "it"}
    answer = await house.http.post("/api/v1/sheet", json=wish)
    sheet = sheet_of(RuleSet.preset("fast", penalty_cards=2), "it")
    assert answer.status_code == 200
    assert (answer.json()["language"], answer.json()["title"]) == ("it", sheet.title)
    assert [
        (section["key"], section["title"], [each["text"] for each in section["sentences"]])
        for section in answer.json()["sections"]
    ] == [
        (section.key, section.title, [sentence.text for sentence in section.sentences])
        for section in sheet.sections
    ]


async def test_the_rules_of_a_table_can_be_asked_for_as_the_table_tells_them(house: House) -> None:
    rules = {"preset": "shout", "shout_window_ms": 0}
    code = (await house.http.post("/api/v1/tables", json={"rules": rules})).json()["code"]
    told = (await house.http.get(f"/api/v1/tables/{code}")).json()["rules"]
    answer = await house.http.post("/api/v1/sheet", json={"rules": told})
    assert "at the very moment" in answer.text
    assert answer.json()["language"] == "en"


@pytest.mark.parametrize(
    ("wish", "code", "word"),
    [
        ({"rules": {"jokers": 9}}, "bad_rule", "a whole number from 0 to 2"),
        ({"rules": {"jockers": 1}}, "bad_rule", "jokers"),
        ({"rules": []}, "bad_body", "rules"),
        ({"language": "fr"}, "bad_body", "language"),
        ({"lang": "x" * 99}, "bad_body", "lang"),
    ],
    ids=str,
)
async def test_rules_that_cannot_be_told_are_named(
    house: House, wish: dict[str, object], code: str, word: str
) -> None:
    answer: httpx.Response = await house.http.post("/api/v1/sheet", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert word in answer.json()["message"] + answer.json()["hint"]


async def test_the_privacy_page_says_the_terms_of_this_server(start: Start) -> None:
    house = await start(table_ttl_s=5_400, records_s=86_400)
    answer = await house.http.get("/en/privacy")
    assert answer.status_code == 200
    assert "nobody was there for 2 hours." in answer.text
    assert "by animal, for one day." in answer.text
    assert (await house.http.get("/fr/vie-privee")).status_code == 200
    assert (await house.http.get("/fr/privacy")).status_code == 404
