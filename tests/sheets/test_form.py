"""The house rules as questions: every setting asked once, every choice one that can be played."""

import msgspec
import pytest

from slapjack.i18n.catalog import LANGUAGES
from slapjack.rules import PRESETS, RuleSet, linked
from slapjack.sheets import Form, form_of
from slapjack.sheets.form import FRONT, SUBJECTS, Setting, label_of, label_of_item
from slapjack.sheets.sheet import OUTLINE

SETTINGS = {field.name for field in msgspec.structs.fields(RuleSet)} - {"preset_name", "name"}


def questions(form: Form) -> list[Setting]:
    return [setting for subject in form.subjects for setting in subject.settings]


def test_every_setting_is_asked_once_under_a_subject_of_the_sheet() -> None:
    asked = [field for fields in SUBJECTS.values() for field in fields]
    assert sorted(asked) == sorted(SETTINGS)
    assert list(SUBJECTS) == list(OUTLINE)


def test_at_most_six_questions_stand_in_front() -> None:
    assert [setting.field for setting in form_of("en").front] == list(FRONT)
    assert len(FRONT) <= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_choice_has_words_of_its_own(language: str) -> None:
    form = form_of(language)
    assert form.language == language
    assert [card.name for card in form.presets] == list(PRESETS)
    for setting in [*form.front, *questions(form)]:
        labels = [choice.label for choice in setting.choices]
        labels += [item.label for item in setting.items]
        assert len(labels) == len(set(labels)) >= 2, setting.field
        for text in (setting.label, setting.about, *labels):
            assert text
            assert not {"{", "}", "$", "_"} & set(text), text
            assert not text.startswith("rule-")
        assert "\n" not in setting.about
        assert setting.about[-1] in ".?"


def test_no_two_questions_have_the_same_name() -> None:
    for language in LANGUAGES:
        for settings in (questions(form_of(language)), form_of(language).front):
            labels = [setting.label for setting in settings]
            assert len(labels) == len(set(labels)), language


def test_every_choice_leads_to_rules_that_can_be_played() -> None:
    for setting in [*form_of("en").front, *questions(form_of("en"))]:
        for preset in PRESETS:
            for choice in setting.choices:
                rules, _ = linked({"preset": preset, **choice.sets}, next(iter(choice.sets)))
                assert {name: getattr(rules, name) for name in choice.sets} == choice.sets
            for item in setting.items:
                rules, _ = linked({"preset": preset, setting.field: [item.item]}, setting.field)
                assert getattr(rules, setting.field) == (item.item,)


def test_what_every_preset_has_is_among_what_is_offered() -> None:
    for preset in PRESETS:
        rules = RuleSet.preset(preset)
        for setting in questions(form_of("en")):
            value = getattr(rules, setting.field)
            if setting.choices:
                assert value in [choice.sets[setting.field] for choice in setting.choices]
            elif preset != "classic":
                assert set(value) <= {item.item for item in setting.items}


def test_choices_come_in_the_order_of_the_rules() -> None:
    dealers = next(each for each in questions(form_of("en")) if each.field == "dealer_choice")
    assert [choice.label for choice in dealers.choices] == [
        *("By lot", "The youngest", "The host", "In turn"),
    ]


def test_lists_and_times_are_said_as_on_a_button() -> None:
    assert label_of("triggers", ("rank:J/5", "run:4:wrap"), "en") == (
        "Jack, 5, Runs of 4, past the Ace"
    )
    assert label_of("challenge_stoppers", (), "en") == "-"
    assert label_of("time_limit_s", 90, "fr") == "90 secondes"
    assert label_of("max_flips", 12_345, "it") == "12.345"
    assert label_of_item("triggers", "sandwich:2", "fr") == "Sandwichs à 2 cartes"


def test_a_language_that_is_none_of_ours_is_asked_in_english() -> None:
    assert form_of("tlh") is form_of("en")
