"""House rules while they are chosen: changes, what follows them, what has no effect."""

import pytest
from hypothesis import given

from slapjack.i18n.catalog import LANGUAGES
from slapjack.rules import RuleSet, RuleSetError
from slapjack.sheets import chosen_rules, sheet_of
from tests.sheets.drawn import neighbours


def test_a_preset_as_it_is_has_no_changes() -> None:
    chosen = chosen_rules({"preset": "little-ones"}, None, "en")
    assert chosen.rules == {"preset": "little-ones"}
    assert (chosen.changed, chosen.followed, chosen.offer) == ((), (), None)
    assert chosen.settings["last_chance"] == "unlimited"
    assert "name" not in chosen.settings


def test_a_change_is_named_with_what_the_preset_has() -> None:
    [changed] = chosen_rules({"preset": "fast", "false_slap": "burn"}, "false_slap", "en").changed
    assert (changed.field, changed.rule) == ("false_slap", "A false slap")
    assert (changed.now, changed.preset) == ("A card under the pile", "A card to the last flipper")


def test_what_follows_a_choice_is_told_in_the_language_of_the_reader() -> None:
    chosen = chosen_rules({"triggers": ["joker"]}, "triggers", "fr")
    assert chosen.rules == {"preset": "classic", "triggers": ["joker"], "jokers": 2}
    [line] = chosen.followed
    assert "Jokers" in line
    assert "devient" in line


def test_challenges_offer_what_goes_with_them() -> None:
    offer = chosen_rules({"challenge": True}, "challenge", "en").offer
    assert offer is not None
    assert offer.sets["next_after_win"] == "winner"
    assert "“Who flips next”: The winner" in offer.lines
    taken = chosen_rules({"challenge": True, **offer.sets}, "challenge", "en")
    assert taken.offer is None


def test_a_value_that_is_not_offered_has_a_label_nevertheless() -> None:
    chosen = chosen_rules({"min_cover_ms": 1_234, "triggers": ["rank:4", "sum:6"]}, None, "en")
    assert chosen.labels == {"min_cover_ms": "1.234 seconds"}
    assert chosen.items == {"sum:6": "Sums of 6"}


def test_what_has_nothing_to_act_on_is_named() -> None:
    idle = chosen_rules({}, None, "en").idle
    assert {"shout_window_ms", "hand_foul", "challenge_stoppers", "claim_delay_ms"} <= set(idle)
    assert (
        "challenge_stoppers" not in chosen_rules({"preset": "egyptian-ratscrew"}, None, "en").idle
    )


def test_rules_that_come_whole_are_not_mended() -> None:
    with pytest.raises(RuleSetError):
        chosen_rules({"triggers": ["joker"]}, None, "en")


@pytest.mark.slow
@given(neighbours())
def test_any_rules_can_be_told_and_come_back_the_same(pair: tuple[RuleSet, RuleSet]) -> None:
    rules = pair[0]
    for language in LANGUAGES[:2]:
        chosen = chosen_rules(rules.to_header(), None, language)
        assert RuleSet.parse(chosen.rules) == rules
        assert {each.field for each in chosen.changed} == set(chosen.rules) - {"preset"}
        assert all(each.now and each.preset for each in chosen.changed)


def test_a_sheet_of_changed_rules_does_not_pass_for_its_preset() -> None:
    changed = RuleSet.preset("fast", penalty_cards=2)
    assert sheet_of(changed, "en").title == "Fast, with house rules"
    # A setting that changes nothing is no change of the game.
    assert sheet_of(RuleSet.preset("fast", shout_window_ms=5), "en").title == "Fast"
