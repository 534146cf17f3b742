"""The words of all languages: the same keys everywhere, none missing, none unused."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, VariableReference
from fluent.syntax.visitor import Visitor

from slapjack.i18n.catalog import LANGUAGES
from tests.i18n.locales import COMMON, names_of, text_of

ROOT = Path(__file__).parents[2]
TRANSLATED = [language for language in LANGUAGES if language != "en"]
SOURCES = ("src/slapjack/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "web/index.html")


class Variables(Visitor):
    """The names of what a message is given."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def given_to(node: Message | Attribute) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


@cache
def messages(language: str, name: str) -> dict[str, set[str]]:
    """Map each key, and each attribute of one, to the variables it names."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text_of(language, name)).body:
        if isinstance(entry, Message):
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = given_to(attribute)
            entry.attributes = []
            found[entry.id.name] = given_to(entry)
    return found


@cache
def source() -> str:
    paths = [path for pattern in SOURCES for path in sorted(ROOT.glob(pattern))]
    assert len(paths) > 100
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def unused(keys: set[str], text: str) -> set[str]:
    """Find keys that no source names, whole or by a part put together with `{...}`."""
    words = set(re.findall(r"[\w-]+", text))
    prefixes = tuple(set(re.findall(r"[\"`]([a-z]+-(?:[\w-]*-)?)\$?\{", text)))
    suffixes = set(re.findall(r"\}-([a-z]+)[\"`]", text))

    def is_named(key: str) -> bool:
        stem, _, ending = key.rpartition("-")
        if key in words or (ending in suffixes and stem in words):
            return True
        if ending not in suffixes:
            stem = key
        rests = [stem.removeprefix(prefix) for prefix in prefixes if stem.startswith(prefix)]
        return any(rest in words or set(rest.split("-")) <= words for rest in rests)

    return {key for key in keys if not is_named(key)}


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_has_every_key_of_english_with_the_same_arguments_and_no_other(
    language: str,
) -> None:
    for name in COMMON:
        assert messages(language, name) == messages("en", name), name


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_language_has_a_file_that_english_lacks(language: str) -> None:
    assert names_of(language) <= names_of("en")


def test_every_key_is_used_somewhere() -> None:
    keys = {key for name in COMMON for key in messages("en", name) if "." not in key}
    assert unused(keys, source()) == set()


def missing(text: str, known: set[str]) -> set[str]:
    """Find keys that Python says whole, `.text("KEY")`, and that no file has."""
    return set(re.findall(r"\.(?:text|hint|about)\(\s*\"([a-z]+-[\w-]+)\"", text)) - known


def test_every_key_that_python_says_exists() -> None:
    known = {key for name in names_of("en") for key in messages("en", name)}
    assert missing(source(), set())
    assert missing(source(), known) == set()


def test_a_missing_key_is_found() -> None:
    text = 'words.text("serve-stop"), words.hint(\n    "error-gone"), words.text(f"error-{code}")'
    assert missing(text, {"serve-stop"}) == {"error-gone"}


def test_an_unused_key_is_found() -> None:
    text = 'words.text("serve-stop"), f"error-{code}", {"no_game"}, f"{page}-title", "page-old"'
    keys = {"serve-stop", "error-no_game", "page-old-title"}
    assert unused(keys | {"serve-go", "error-gone", "page-new-title"}, text) == {
        *("serve-go", "error-gone", "page-new-title"),
    }


def test_french_signs_stand_off_by_a_space_that_does_not_break() -> None:
    for name in names_of("fr"):
        assert re.findall(r"\w [:;!?»](?=\s|$)|« ", text_of("fr", name)) == []
