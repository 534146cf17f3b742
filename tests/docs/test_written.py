"""The pages that come from the code hold all that the code has: names, messages, endpoints."""

import html
import importlib
import json
import re

import pytest

from scripts.docs import api, meanings, players, protocol, settings, shapes
from slapjack.i18n.catalog import LANGUAGES
from slapjack.protocol.schema import schema
from slapjack.rules import PRESETS, RuleSet
from slapjack.server.routes.endpoints import ENDPOINTS
from slapjack.server.routes.openapi import openapi
from slapjack.sheets import rulebook
from tests.docs.blocks import ROOT


@pytest.fixture(scope="module")
def written() -> dict[str, str]:
    return protocol.pages()


@pytest.mark.slow
@pytest.mark.parametrize("door", api.DOORS)
def test_every_name_that_a_door_tells_is_documented_once(door: str) -> None:
    page = api.page(door, "A title")

    module = importlib.import_module(door)
    told = [name.told.rpartition(".")[2] for name in api.names_of(module)]
    assert sorted(told) == sorted(getattr(module, "__all__", told))
    for name in told:
        assert page.count(f":: {door}.{name}\n") + page.count(f":: {name}\n") == 1, name


@pytest.mark.slow
@pytest.mark.parametrize("door", api.DOORS)
def test_every_name_that_a_door_tells_says_what_it_means(door: str) -> None:
    module = importlib.import_module(door)
    for name in api.names_of(module):
        assert api.said_of(name), f"{name.told} has no docstring"


def test_every_message_and_every_part_has_a_section(written: dict[str, str]) -> None:
    page = written["protocol/messages.md"]

    for name in schema()["$defs"]:  # type: ignore[attr-defined]
        if name not in {"ClientMessage", "ServerMessage", "RuleSet"}:
            assert page.count(f"\n### {name}\n") == 1, name


def test_every_field_of_the_protocol_says_what_it_means(written: dict[str, str]) -> None:
    silent = [
        line
        for page in (written["protocol/messages.md"], written["protocol/http.md"])
        for line in page.splitlines()
        if re.fullmatch(r"\| `\w+` \|.*\|\s*\|", line)
    ]

    assert silent == []


def test_every_meaning_that_is_kept_for_many_is_needed() -> None:
    parts = {**schema()["$defs"], **openapi("")["components"]["schemas"]}  # type: ignore[dict-item,index]
    fields = {(name, field) for name, part in parts.items() for field in part.get("properties", {})}
    known = {f"{name}.{field}" for name, field in fields} | {field for _, field in fields}

    assert set(meanings.USUAL) - known == set()


def test_every_endpoint_stands_there_with_its_refusals(written: dict[str, str]) -> None:
    page = written["protocol/http.md"]

    for endpoint in ENDPOINTS:
        assert f"\n### `{endpoint.method} {endpoint.path}`\n" in page
        assert all(f"`{code}`" in page for _, code in endpoint.problems)


def test_the_documents_for_programs_are_json(written: dict[str, str]) -> None:
    assert json.loads(written["protocol/schema.json"])["title"] == "slapjack.v1"
    assert json.loads(written["protocol/openapi.json"])["openapi"] == "3.1.0"


def test_a_docstring_is_parted_into_its_sentence_and_its_fields() -> None:
    said, meanings = shapes.told(
        "One hand.\n\nAttributes:\n    seat: Whose.\n    at_us: When,\n        in us.\n"
        "\nRaises:\n    X: no.\n"
    )

    assert said == "One hand."
    assert meanings == {"seat": "Whose.", "at_us": "When, in us."}


@pytest.mark.parametrize(
    ("shape", "words"),
    [
        ({"type": "integer", "minimum": 0, "maximum": 7}, "whole number, 0 to 7"),
        ({"type": "integer", "minimum": 1}, "whole number, 1 or more"),
        ({"type": "string", "maxLength": 40}, "text, at most 40 signs"),
        ({"type": "boolean"}, "`true` or `false`"),
        ({"enum": ["a", None]}, '`"a"`, `null`'),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "text or null"),
        (
            {"type": "array", "items": {"$ref": "#/x/Row"}, "maxItems": 9},
            "list of [Row](#row), at most 9",
        ),
        ({"type": "array", "prefixItems": [{"type": "string"}]}, "list of text"),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "object of whole number"),
        ({"description": "any"}, "any JSON value"),
    ],
)
def test_a_shape_is_said_in_words(shape: shapes.Shape, words: str) -> None:
    assert shapes.Shapes({}, {}).kind(shape) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_for_players_calls_things_as_their_screen_does(language: str) -> None:
    folder = ROOT / "src/slapjack/i18n/locales" / language
    words = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.ftl"))
    page = (ROOT / f"docs/players/{language}.md").read_text(encoding="utf-8")

    labels = re.findall(r"\*\*(.+?)\*\*", page)

    assert len(labels) >= 15
    assert [label for label in labels if not re.search(f" = {label}$", words, re.MULTILINE)] == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_those_of_the_product_in_every_language(language: str) -> None:
    pages = players.pages()

    game = html.unescape(rulebook.main_page(language))
    for line in pages[f"{language}/{rulebook.ADDRESSES[language]}.md"].splitlines():
        for part in re.split(r"\*\*: |\*\*", re.sub(r"^(#+|1\.|-) ", "", line)):
            assert part in game
    presets = pages[f"{language}/presets.md"]
    assert presets.count("\n## ") == len(PRESETS)


def test_every_setting_has_its_row() -> None:
    written_settings = settings.pages()["settings.md"]
    for field in RuleSet.__struct_fields__:
        assert (f"| `{field}` |" in written_settings) is (field not in {"name", "preset_name"})


def test_a_struct_of_another_page_is_led_to() -> None:
    assert shapes.Shapes({}, {"Row": "messages.md"}).link("Row") == "[Row](messages.md#row)"
