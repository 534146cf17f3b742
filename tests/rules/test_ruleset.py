import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from slapjack.rules import bounds
from slapjack.rules.ruleset import PRESETS, RuleSet, RuleSetError
from tests.house_rules import legal
from tests.sheets.drawn import settings

VECTORS = Path(__file__).parents[1] / "vectors" / "scenarios"
PAIRS = json.loads((VECTORS / "normal.json").read_text())
INVALID = json.loads((VECTORS / "invalid.json").read_text())
# These headers are wrong in their cards or seats, which a RuleSet knows nothing of.
WRONG_BESIDE_THE_RULES = {
    "too few seats for the preset",
    "more seats than max_players",
    "a card twice",
    "unknown card",
    "a card twice, once face down",
    "joker in a deck without jokers",
    "second joker where there is one",
    "empty stock without last chance",
    "stocks for another number of seats",
    "handicap above range",
    "handicap below zero",
    "fewer cards than seats without last chance",
}


def rules_that(*, are_wrong: bool) -> list[dict[str, object]]:
    return [row for row in INVALID if (row["why"] not in WRONG_BESIDE_THE_RULES) == are_wrong]


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Any preset with a few settings changed, each to any value in its range, and any name."""
    changes = draw(settings(most=6))
    rules = legal(draw(st.sampled_from(list(PRESETS))), changes)
    return msgspec.structs.replace(rules, name=draw(st.text(min_size=1, max_size=40)))


def test_defaults_are_the_classic_game() -> None:
    assert RuleSet() == RuleSet.preset("classic")
    assert RuleSet().triggers == ("rank:J",)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_named_and_written_by_its_name_alone(preset: str) -> None:
    rules = RuleSet.preset(preset)
    assert (rules.name, rules.preset_name) == (preset, preset)
    assert rules.to_header() == {"preset": preset}


@pytest.mark.rule("B93")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_differs_from_classic_in_exactly_what_it_lists(preset: str) -> None:
    rules, classic = RuleSet.preset(preset), RuleSet()
    differing = {
        name: getattr(rules, name)
        for name in rules.__struct_fields__
        if getattr(rules, name) != getattr(classic, name)
    }
    labels = {} if preset == "classic" else {"name": preset, "preset_name": preset}
    assert differing == {**PRESETS[preset], **labels}


def test_presets_come_in_the_order_of_the_rules() -> None:
    assert list(PRESETS)[:3] == ["classic", "frappe-le-valet", "italian"]
    assert list(PRESETS)[-1] == "egyptian-ratscrew"


@pytest.mark.parametrize(
    ("first", "second", "is_same"),
    [(pair["a"], pair["b"], pair["same"]) for pair in PAIRS],
    ids=[f"{pair['a']} and {pair['b']}" for pair in PAIRS],
)
def test_two_rule_sets_have_one_normal_form_when_they_play_the_same(
    first: dict[str, object], second: dict[str, object], is_same: bool
) -> None:
    forms = RuleSet.parse(first).normalised(), RuleSet.parse(second).normalised()
    assert (forms[0] == forms[1]) is is_same


@given(rule_sets())
def test_a_normal_form_is_its_own_normal_form(rules: RuleSet) -> None:
    assert rules.normalised().normalised() == rules.normalised()


@given(rule_sets())
def test_a_header_reads_back_as_the_rules_it_was_written_from(rules: RuleSet) -> None:
    header = json.loads(msgspec.json.encode(rules.to_header()))
    assert RuleSet.parse(header) == rules


@given(rule_sets())
def test_the_full_form_of_the_wire_reads_back_too(rules: RuleSet) -> None:
    assert msgspec.json.decode(msgspec.json.encode(rules), type=RuleSet) == rules


@pytest.mark.parametrize("path", sorted(VECTORS.glob("*.sjr")), ids=lambda path: path.stem)
def test_every_header_of_the_worked_games_is_read(path: Path) -> None:
    header = json.loads(path.read_text().splitlines()[0])
    rules = RuleSet.parse(header["rules"])
    assert RuleSet.parse(rules.to_header()) == rules


@pytest.mark.rule("B83")
@pytest.mark.parametrize("row", rules_that(are_wrong=True), ids=lambda row: str(row["why"]))
def test_impossible_rules_are_turned_away(row: dict[str, dict[str, dict[str, object]]]) -> None:
    with pytest.raises(RuleSetError) as caught:
        RuleSet.parse(row["header"]["rules"])
    assert caught.value.expected
    assert str(caught.value).startswith(f"{caught.value.field}: expected ")


@pytest.mark.parametrize("row", rules_that(are_wrong=False), ids=lambda row: str(row["why"]))
def test_faults_of_seats_and_cards_are_left_to_the_header(
    row: dict[str, dict[str, dict[str, object]]],
) -> None:
    assert RuleSet.parse(row["header"]["rules"]).preset_name in PRESETS


@pytest.mark.rule("B82", "B83")
@pytest.mark.parametrize(
    ("changes", "field", "value", "expected"),
    [
        ({"penalty_cards": 6}, "penalty_cards", 6, "a whole number from 1 to 5"),
        ({"penalty_cards": True}, "penalty_cards", True, "a whole number from 1 to 5"),
        ({"penalty_cards": None}, "penalty_cards", None, "a whole number from 1 to 5"),
        ({"challenge": 0}, "challenge", 0, "true or false"),
        ({"shout": "on"}, "shout", "on", "one of off, required"),
        ({"shout": ["off"]}, "shout", ["off"], "one of off, required"),
        ({"name": ""}, "name", "", "a text of 1 to 40 characters"),
        ({"name": "x" * 41}, "name", "x" * 41, "a text of 1 to 40 characters"),
        ({"triggers": "rank:J"}, "triggers", "rank:J", "a list of 1 to 8, each a text"),
        ({"triggers": ["sum"]}, "triggers", "sum", "sum:N with N from 2 to 20"),
        ({"triggers": ["joker"]}, "jokers", 0, "1 or 2 beside the trigger joker"),
        ({"min_players": 5, "max_players": 4}, "min_players", 5, None),
        ({"tie_rules": "coin"}, "tie_rules", "coin", "a setting of the rules, such as tie_rule"),
        ({"xyz": 1}, "xyz", 1, "a setting of the rules, such as tie_rule"),
        ({"preset_name": "fast"}, "preset_name", "fast", None),
        ({"preset": ["fast"]}, "preset", ["fast"], None),
        (
            {"flip_timeout_ms": 1},
            "flip_timeout_ms",
            1,
            "0 for never, or a whole number from 1000 to 60000",
        ),
        (
            {"challenge_stoppers": ["10", "J"], "challenge": True},
            "challenge_stoppers",
            ["10", "J"],
            "a list, each one of 2, 3, 4, 5, 6, 7, 8, 9, 10",
        ),
    ],
)
def test_an_error_names_the_setting_what_came_and_what_would_be_right(
    changes: dict[str, object], field: str, value: object, expected: str | None
) -> None:
    with pytest.raises(RuleSetError) as caught:
        RuleSet.parse(changes)
    assert (caught.value.field, caught.value.value) == (field, value)
    assert expected is None or caught.value.expected == expected


def test_an_error_shows_what_came_as_a_record_would_hold_it() -> None:
    assert str(RuleSetError("shout", ("a", "b"), "one of off, required")) == (
        'shout: expected one of off, required, got ["a","b"]'
    )
    assert str(RuleSetError("shout", {1, 2}.__len__, "a text")).startswith("shout: expected a text")


@pytest.mark.rule("B83")
def test_a_rule_set_cannot_be_made_wrong_by_its_constructor_either() -> None:
    with pytest.raises(RuleSetError):
        RuleSet(penalty_cards=9)
    with pytest.raises(RuleSetError):
        msgspec.structs.replace(RuleSet(), min_players=3, max_players=2)


def test_short_forms_are_written_out_when_rules_are_read() -> None:
    assert RuleSet(triggers=("sandwich", "double")).triggers == ("sandwich:1", "double")


@pytest.mark.parametrize("timeout", [0, 1_000, 60_000])
def test_a_flip_may_wait_for_ever_or_at_least_a_second(timeout: int) -> None:
    assert RuleSet(flip_timeout_ms=timeout).flip_timeout_ms == timeout


def test_inert_settings_keep_what_the_house_wrote_outside_the_normal_form() -> None:
    rules = RuleSet.preset("strict-kids", penalty_cards=3)
    assert rules.to_header() == {"preset": "strict-kids", "penalty_cards": 3}
    assert rules.normalised().penalty_cards == 1


@pytest.mark.parametrize("act", [bounds.check, lambda _, kind, __: bounds.expectation(kind)])
def test_a_setting_without_bounds_is_a_mistake_of_ours(act: object) -> None:
    assert callable(act)
    with pytest.raises(TypeError, match="without bounds"):
        act("odd", msgspec.inspect.FloatType(), 1.0)
