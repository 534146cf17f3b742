"""`slapjack rules`: the sheet in words, the settings as JSON, and what is said of a wrong value."""

import json

import msgspec
import pytest
from typer.testing import CliRunner, Result

from slapjack.cli.main import app
from slapjack.i18n.catalog import LANGUAGES
from slapjack.rules import PRESETS, RuleSet
from slapjack.sheets import sheet_of


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["rules", *arguments])


def settings(*arguments: str) -> RuleSet:
    result = run("--json", *arguments)
    assert (result.exit_code, result.stderr) == (0, "")
    return msgspec.json.decode(result.stdout, type=RuleSet)


def test_without_arguments_the_classic_rules_are_told_in_english() -> None:
    result = run()
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("Classic\n\nWho plays\n  2 to 8 players")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["classic", "egyptian-ratscrew"])
def test_every_sentence_of_the_sheet_is_printed(preset: str, language: str) -> None:
    lines = run(preset, "--lang", language).stdout.splitlines()
    sheet = sheet_of(RuleSet.preset(preset), language)
    sentences = [sentence.text for section in sheet.sections for sentence in section.sentences]
    assert [line.strip() for line in lines if line.startswith("  ")] == sentences
    assert lines[0] == sheet.title


@pytest.mark.parametrize("preset", PRESETS)
def test_json_is_one_document_with_every_setting(preset: str) -> None:
    result = run(preset, "--json")
    document = json.loads(result.stdout)
    assert list(document) == sorted(document)
    assert set(document) == {"preset", *RuleSet.__struct_fields__} - {"preset_name"}
    assert msgspec.convert(document, RuleSet) == RuleSet.preset(preset)


def test_settings_are_read_as_their_kind_wants_them() -> None:
    assert settings(
        "fast",
        "--set=penalty_cards=3",
        "--set=flipper_may_slap=false",
        "--set=triggers=rank:J/K, double",
        "--set=name=7",
        "--set=cut=none",
    ) == RuleSet.preset(
        "fast",
        penalty_cards=3,
        flipper_may_slap=False,
        triggers=["rank:J/K", "double"],
        name="7",
        cut="none",
    )


def test_a_list_may_be_written_as_json_or_be_empty() -> None:
    assert settings("--set", 'triggers=["double"]').triggers == ("double",)
    assert settings("egyptian-ratscrew", "--set", "challenge_stoppers=").challenge_stoppers == ()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "preset: expected one of classic, frappe-le-valet, italian"),
        (
            ["--set", "penalty_cards=9"],
            "penalty_cards: expected a whole number from 1 to 5, got 9\n",
        ),
        (
            ["--set", "penalty_cards=two"],
            'penalty_cards: expected a whole number from 1 to 5, got "two"\n',
        ),
        (["--set", "challenge=yes"], 'challenge: expected true or false, got "yes"\n'),
        (["--set", "tie=split"], "tie: expected a setting of the rules, such as tie_rule"),
        (["--set", "preset_name=fast"], "preset_name: expected a setting of the rules"),
        (["--set", "jokers"], '--set: expected FIELD=VALUE, such as penalty_cards=2, got "jokers"'),
        (["--set", "triggers=jacks"], "triggers: expected one of rank: and different ranks"),
        (["--set", "min_players=8", "--set", "max_players=7"], "min_players: expected no more"),
        (["--lang", "de"], "lang: expected one of en, fr, es, pt, it, got 'de'\n"),
    ],
    ids=str,
)
def test_what_is_wrong_is_named_with_what_would_be_right(
    arguments: list[str], sentence: str
) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(sentence)


def test_a_preset_set_by_field_is_the_one_that_counts_nowhere() -> None:
    assert settings("fast", "--set", "preset=shout").preset_name == "fast"
