"""Rule sheets: what they tell, and that they tell games apart, in every language."""

from functools import cache

import msgspec.inspect as types
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from hypothesis import given, settings

from slapjack.i18n.catalog import LANGUAGES, catalog
from slapjack.rules import PRESETS, RuleSet
from slapjack.rules.bounds import kinds_of
from slapjack.sheets import Sheet, outline_of, sheet_of
from slapjack.sheets.line import Line, Wait, line
from slapjack.sheets.sheet import OUTLINE
from tests.house_rules import TRIGGERS, legal
from tests.i18n.locales import text_of
from tests.sheets.drawn import VALUES, neighbours
from tests.sheets.reader import rules_told

INSIDE_SENTENCES = {"sheet-seconds", "sheet-minutes", "sheet-card-number"} | {
    f"sheet-card-{rank}" for rank in "JQKA"
}


def texts(sheet: Sheet) -> dict[str, list[str]]:
    return {
        section.key: [sentence.text for sentence in section.sentences] for section in sheet.sections
    }


def english(preset: str = "classic", /, **changes: object) -> dict[str, list[str]]:
    return texts(sheet_of(RuleSet.preset(preset, **changes), "en"))


def some_values(name: str, kind: types.Type) -> list[object]:
    """List the choices of a setting, the ends of its range, and what lies just inside."""
    match kind:
        case _ if name == "triggers":
            return [[spec] for spec in TRIGGERS]
        case _ if name == "flip_timeout_ms":
            return [0, 1_000, 1_001, 59_999, 60_000]
        case types.BoolType():
            return [True, False]
        case types.IntType(ge=int(least), le=int(most)) if most - least <= 10:
            return list(range(least, most + 1))
        case types.IntType(ge=int(least), le=int(most)):
            odd = {least, least + 1, least + 9, 10, 61, 100, 101, 120, 999, 1_000, 1_001, most - 1}
            return [value for value in sorted(odd | {most}) if least <= value <= most]
        case types.LiteralType(values=choices):
            return list(choices)
        case _:
            return [[], ["9"], ["2", "10"]]


@cache
def swept() -> list[RuleSet]:
    """List presets with each setting at each of its values, alone and where more can apply."""
    bases: list[tuple[str, dict[str, object]]] = [(preset, {}) for preset in PRESETS]
    bases.append(
        ("shout", {"slap_hand": "flipping", "jokers": 2, "misdeal": "shuffle_stock"}),
    )
    bases.append(("classic", {"misdeal": "shuffle_stock", "slap_hand": "any", "contact": "any"}))
    bases.append(("egyptian-ratscrew", {"false_slap": "none"}))
    bases.append(("classic", {"anticipation_rule": "false_slap", "bad_contact": "false_slap"}))
    bases.append(("classic", {"false_slap": "timeout", "tie_rule": "coin"}))
    return [
        legal(preset, own | {name: value})
        for preset, own in bases
        for name, kind in kinds_of(RuleSet).items()
        if name in VALUES
        for value in some_values(name, kind)
    ]


@cache
def all_lines() -> list[Line]:
    unique: dict[str, Line] = {}
    for rules in swept():
        for lines in outline_of(rules).values():
            unique |= {repr(each): each for each in lines}
    return list(unique.values())


@pytest.mark.slow
def test_rules_that_play_differently_have_different_outlines() -> None:
    forms: dict[str, RuleSet] = {}
    for rules in swept():
        form = rules.normalised()
        outline = outline_of(rules)
        assert forms.setdefault(repr(outline), form) == form
        assert rules_told(outline) == form


@pytest.mark.slow
@given(pair=neighbours())
@settings(max_examples=300)
def test_who_reads_a_sheet_knows_the_whole_game(pair: tuple[RuleSet, RuleSet]) -> None:
    for rules in pair:
        assert rules_told(outline_of(rules)) == rules.normalised()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_said_like_another(language: str) -> None:
    words = catalog(language)
    times = [Wait(ms) for ms in (*range(1, 3_001), *range(3_000, 61_000, 1_000))]
    times += [Wait(seconds * 1_000) for seconds in range(60, 7_201)]
    said = {line("table-cover", time=time).said(words) for time in times}
    assert len(said) == len(set(times))
    counts = [line("end-flips", count=count).said(words) for count in range(1, 2_001)]
    assert len(set(counts)) == len(counts)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_different_lines_are_different_sentences(language: str) -> None:
    said: dict[str, Line] = {}
    for each in all_lines():
        assert said.setdefault(each.said(catalog(language)), each) == each


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_times_are_said_differently(language: str) -> None:
    spans = (1, 2, 10, 11, 99, 100, 101, 999, 1_000, 1_001, 1_500, 2_000, 59_999, 60_000, 60_001)
    longer = (61_000, 90_000, 119_000, 120_000, 121_000, 600_000, 7_199_000, 7_200_000)
    said = [line("table-cover", time=Wait(ms)).said(catalog(language)) for ms in spans + longer]
    assert len(set(said)) == len(said)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@given(pair=neighbours())
@settings(max_examples=100)
def test_sheets_are_equal_exactly_when_the_rules_play_the_same(
    language: str, pair: tuple[RuleSet, RuleSet]
) -> None:
    forms = [rules.normalised() for rules in pair]
    sheets = [sheet_of(rules, language).sections for rules in pair]
    assert (sheets[0] == sheets[1]) is (forms[0] == forms[1])


@given(pair=neighbours())
def test_what_is_inert_changes_no_sheet(pair: tuple[RuleSet, RuleSet]) -> None:
    rules = pair[0]
    assert outline_of(rules) == outline_of(rules.normalised())


@pytest.mark.slow
def test_every_message_of_the_sheets_is_used_and_none_is_missing() -> None:
    entries = FluentParser().parse(text_of("en", "sheet.ftl")).body
    written = {entry.id.name for entry in entries if isinstance(entry, Message)}
    titles = {f"sheet-title-{subject}" for subject in OUTLINE}
    assert {each.key for each in all_lines()} | titles | INSIDE_SENTENCES == written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_sheet_holds_whole_sentences_only(preset: str, language: str) -> None:
    sheet = sheet_of(RuleSet.preset(preset), language)
    assert sheet.language == language
    for section in sheet.sections:
        for sentence in section.sentences:
            assert sentence.text.endswith((".", "?"))
            assert not {"{", "}", "$", "  "} & set(sentence.text)
            assert "sheet-" not in sentence.text


def test_the_classic_sheet_tells_what_a_beginner_asks() -> None:
    sheet = english()
    assert sheet["slap"][0] == "Slap a Jack."
    assert "to the player who flipped last" in sheet["false"][0]
    assert sheet["empty"][0].startswith("With no cards left you get one last chance")
    assert "shout" not in sheet
    assert "challenge" not in sheet


def test_a_sheet_follows_its_plural_rules() -> None:
    assert "gives" not in english(penalty_cards=3)["false"][0]
    assert "the top 3 cards" in english(penalty_cards=3)["false"][0]
    french = texts(sheet_of(RuleSet.preset("classic", min_cover_ms=1_500), "fr"))
    spanish = texts(sheet_of(RuleSet.preset("classic", min_cover_ms=1_500), "es"))
    assert "1,5 seconde après" in french["table"][0]
    assert "1,5 segundos después" in spanish["table"][0]


def test_numbers_are_written_as_the_language_writes_them() -> None:
    said = {language: str(texts(sheet_of(RuleSet(), language))["end"]) for language in LANGUAGES}
    assert "5,000 flips" in said["en"]
    assert "5.000 carte" in said["it"]
    assert "5\\u202f000 cartes" in said["fr"] or "5\u202f000 cartes" in said["fr"]


def test_merged_triggers_are_said_once_and_in_order() -> None:
    sheet = english(triggers=["double", "rank:K", "run:4", "rank:A/8", "run:3"])
    assert sheet["slap"][:4] == ["Slap an 8.", "Slap a King.", "Slap an Ace.", sheet["slap"][3]]
    assert sheet["slap"][3].startswith("Slap a double")
    assert "top 3 cards" in sheet["slap"][4]


def test_the_title_is_the_preset_in_words_or_the_name_of_the_house() -> None:
    assert sheet_of(RuleSet.preset("fast"), "en").title == "Fast"
    assert sheet_of(RuleSet.preset("fast", name="Grandma's"), "fr").title == "Grandma's"


def test_an_unknown_language_is_answered_in_english() -> None:
    assert sheet_of(RuleSet(), "tlh") == sheet_of(RuleSet(), "en")
