"""The How to play pages: whole, without script, and in every language at its own address."""

from html.parser import HTMLParser
from urllib.parse import urljoin

import pytest

from slapjack.i18n.catalog import LANGUAGES
from slapjack.rules import PRESETS, RuleSet
from slapjack.sheets import sheet_of
from slapjack.sheets.rulebook import ADDRESSES, main_page, preset_page

VOID = {"meta", "link"}
HOST = "http://slapjack.test/below/"
MAIN = {language: f"{HOST}{language}/{ADDRESSES[language]}" for language in LANGUAGES}
ALL = set(MAIN.values()) | {f"{page}/{preset}" for page in MAIN.values() for preset in PRESETS}


class Page(HTMLParser):
    """What a browser would make of a page."""

    def __init__(self, address: str, text: str) -> None:
        super().__init__()
        self.address = address
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def links(self, tag: str, **wanted: str) -> list[str]:
        return [
            urljoin(self.address, str(given["href"]))
            for name, given in self.tags
            if name == tag and all(given.get(key) == value for key, value in wanted.items())
        ]


def page(language: str, preset: str | None = None) -> Page:
    if preset is None:
        return Page(MAIN[language], main_page(language))
    return Page(f"{MAIN[language]}/{preset}", preset_page(language, preset))


EVERY_PAGE = [(language, preset) for language in LANGUAGES for preset in (None, *PRESETS)]


@pytest.mark.parametrize(("language", "preset"), EVERY_PAGE)
def test_a_page_holds_every_rule_and_no_script_or_style_of_its_own(
    language: str, preset: str | None
) -> None:
    found = page(language, preset)
    names = [name for name, _ in found.tags]
    attributes = {attribute for _, given in found.tags for attribute in given}
    assert found.tags[0] == ("html", {"lang": language})
    assert names.count("h1") == 1
    assert not {"script", "style", "iframe", "img"} & set(names)
    assert not {"style"} & attributes
    assert not [each for each in attributes if each.startswith("on")]
    sheet = sheet_of(RuleSet.preset(preset or "classic"), language)
    for section in sheet.sections:
        assert {sentence.text for sentence in section.sentences} <= set(found.texts)
    assert not [text for text in found.texts if "howto-" in text or "preset-" in text]


@pytest.mark.parametrize(("language", "preset"), EVERY_PAGE)
def test_a_page_leads_to_itself_in_every_language_and_nowhere_else(
    language: str, preset: str | None
) -> None:
    found = page(language, preset)
    below = "" if preset is None else f"/{preset}"
    for other in LANGUAGES:
        assert found.links("link", rel="alternate", hreflang=other) == [MAIN[other] + below]
        assert found.links("a", hreflang=other) == [MAIN[other] + below]
    assert found.links("link", hreflang="x-default") == [MAIN["en"] + below]
    assert found.links("link", rel="stylesheet") == [f"{HOST}how-to-play.css"]
    assert set(found.links("a")) <= ALL | {HOST}
    assert HOST in found.links("a")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_main_page_leads_to_every_preset_and_each_leads_back(language: str) -> None:
    presets = [f"{MAIN[language]}/{preset}" for preset in PRESETS]
    links = page(language).links("a")
    assert [link for link in links if link in presets] == presets
    assert all(MAIN[language] in page(language, preset).links("a") for preset in PRESETS)


def test_the_pages_are_where_the_addresses_were_promised() -> None:
    assert {f"/{language}/{address}" for language, address in ADDRESSES.items()} == {
        *("/en/how-to-play", "/fr/regles", "/es/como-jugar", "/pt/como-jogar"),
        "/it/come-si-gioca",
    }


def test_words_are_escaped() -> None:
    assert "<h1>How to play Slapjack</h1>" in main_page("en")
    assert "'" not in main_page("fr")
