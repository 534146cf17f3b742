from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from slapjack.i18n.catalog import LANGUAGES, Catalog, catalog


def messages(language: str) -> list[tuple[str, object]]:
    folder = files("slapjack.i18n") / "locales" / language
    return [
        (file.name, entry)
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed_and_no_key_stands_twice(language: str) -> None:
    entries = messages(language)
    assert entries
    assert [where for where, entry in entries if isinstance(entry, Junk)] == []
    keys = [entry.id.name for _, entry in entries if isinstance(entry, Message)]
    assert len(keys) == len(set(keys))


def test_an_answer_names_what_it_is_about() -> None:
    words = catalog("en")
    assert words.text("error-no_such_table", code="BCDF") == "There is no table BCDF."
    assert words.hint("error-bad_rule", field="jokers", expected="a whole number") == (
        "jokers: a whole number."
    )


def test_links_are_not_broken_by_invisible_marks() -> None:
    text = catalog("en").text("serve-port-used", port="8080", other="8081")
    assert "slapjack serve --port 8081" in text
    assert text.isascii()


def test_a_message_without_a_hint_has_none() -> None:
    assert catalog("en").hint("serve-stop") == ""


def test_a_missing_word_is_said_by_its_key_and_stops_nothing() -> None:
    words = catalog("en")
    assert "no-such-key" not in words
    assert words.text("no-such-key") == "no-such-key"
    assert words.hint("no-such-key") == ""


def test_a_missing_argument_is_shown_by_its_name() -> None:
    assert "code" in catalog("en").text("error-no_such_table")


def test_an_unknown_language_falls_back_to_english() -> None:
    assert catalog("tlh").language == "en"


def test_a_language_is_read_once() -> None:
    assert catalog("en") is catalog("en")
    assert Catalog("en") is not catalog("en")
