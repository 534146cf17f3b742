"""Linked settings: the last choice stands, and only what contradicts it follows."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from slapjack.rules import RuleSet, RuleSetError, going_with, linked
from tests.sheets.drawn import VALUES, neighbours

FOLLOWED = [
    ({"max_players": 3, "min_players": 5}, "min_players", {"max_players": 5}),
    ({"min_players": 5, "max_players": 3}, "max_players", {"min_players": 3}),
    ({"triggers": ["joker"]}, "triggers", {"jokers": 2}),
    ({"triggers": ["joker", "tens"], "jokers": 0}, "jokers", {"triggers": ("tens",)}),
    ({"triggers": ["joker"], "jokers": 0}, "jokers", {"triggers": ("rank:J",)}),
    (
        {"triggers": ["joker"], "jokers": 0, "challenge": True},
        "jokers",
        {"triggers": ("double",)},
    ),
    (
        {"challenge": True, "triggers": ["rank:J/5", "run:3:wrap"]},
        "challenge",
        {"triggers": ("rank:5", "run:3:wrap")},
    ),
    ({"challenge": True}, "challenge", {"triggers": ("double", "sandwich:1", "marriage")}),
    (
        {"preset": "egyptian-ratscrew", "challenge_stoppers": ["10"], "challenge": False},
        "challenge",
        {"challenge_stoppers": ()},
    ),
    (
        {"preset": "egyptian-ratscrew", "challenge_stoppers": ["10"], "triggers": ["rank:Q"]},
        "triggers",
        {"challenge": False, "challenge_stoppers": ()},
    ),
    (
        {"challenge_stoppers": ["10"], "triggers": ["rank:A", "tens"]},
        "challenge_stoppers",
        {"challenge": True, "triggers": ("tens",)},
    ),
]


@pytest.mark.parametrize(("settings", "chosen", "followed"), FOLLOWED, ids=str)
def test_what_contradicts_a_choice_follows_it(
    settings: dict[str, object], chosen: str, followed: dict[str, object]
) -> None:
    rules, names = linked(settings, chosen)
    assert {name: getattr(rules, name) for name in names} == followed
    assert rules == RuleSet.parse({**settings, **followed})


@pytest.mark.parametrize(
    ("settings", "chosen", "field"),
    [
        ({"jokers": 9}, "jokers", "jokers"),
        ({"triggers": ["joker"]}, "shout", "jokers"),
        ({"triggers": ["joker", "joker"]}, "triggers", "triggers"),
        ({"jockers": 1}, "jokers", "jockers"),
        ({"challenge_stoppers": ["9", "9"]}, "challenge_stoppers", "challenge_stoppers"),
        ({"preset": "whist"}, "triggers", "preset"),
    ],
    ids=str,
)
def test_what_no_other_setting_can_mend_is_refused(
    settings: dict[str, object], chosen: str, field: str
) -> None:
    with pytest.raises(RuleSetError) as refused:
        linked(settings, chosen)
    assert refused.value.field == field


@given(neighbours(), st.data())
def test_any_choice_stands_and_leads_to_rules_that_can_be_played(
    pair: tuple[RuleSet, RuleSet], data: st.DataObject
) -> None:
    rules = pair[0]
    chosen = data.draw(st.sampled_from(sorted(VALUES)))
    if chosen == "challenge_stoppers":
        value: object = data.draw(st.lists(st.sampled_from("2379"), unique=True))
    else:
        value = data.draw(VALUES[chosen])
    found, names = linked({**rules.to_header(), chosen: value}, chosen)
    assert getattr(found, chosen) == (tuple(value) if isinstance(value, list) else value)
    changed = {
        name
        for name, now in msgspec.structs.asdict(found).items()
        if now != getattr(rules, name) and name != chosen
    }
    assert changed == {name for name in names if getattr(found, name) != getattr(rules, name)}
    assert len(set(names)) == len(names) <= 2


def test_challenges_usually_come_with_the_rest_of_ratscrew() -> None:
    rules, _ = linked({"challenge": True, "false_slap": "burn"}, "challenge")
    assert going_with(rules, "challenge") == {
        "last_chance": "unlimited",
        "next_after_win": "winner",
        "tie_rule": "lowest_hand",
        "end_condition": "all_cards",
    }
    assert going_with(RuleSet.preset("egyptian-ratscrew"), "challenge") == {}
    assert going_with(RuleSet(), "challenge") == {}
    assert going_with(rules, "false_slap") == {}
