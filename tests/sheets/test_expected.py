"""What would be right, in every language: no English in between, and every bound named."""

import pytest

from slapjack.i18n.catalog import LANGUAGES, catalog
from slapjack.rules import RuleSet, RuleSetError, linked
from slapjack.sheets import expected_of

WRONG: dict[str, tuple[dict[str, object], str]] = {
    "number": ({"jokers": 9}, "2"),
    "flips by itself": ({"flip_timeout_ms": 5}, "60"),
    "choice": ({"tie_rule": "duel"}, "lowest_hand"),
    "switch": ({"challenge": "yes"}, "false"),
    "preset": ({"preset": "whist"}, "frappe-le-valet"),
    "unknown": ({"jockers": 1}, "jokers"),
    "text": ({"name": ""}, "40"),
    "trigger": ({"triggers": ["pair"]}, "rank:J"),
    "stoppers": ({"challenge_stoppers": ["K"]}, "10"),
    "contradiction": ({"min_players": 5, "max_players": 3}, "max_players"),
}


def error_of(settings: dict[str, object]) -> RuleSetError:
    with pytest.raises(RuleSetError) as refused:
        RuleSet.parse(settings)
    return refused.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", WRONG)
def test_what_would_be_right_is_said_in_every_language(case: str, language: str) -> None:
    settings, word = WRONG[case]
    said = expected_of(error_of(settings), catalog(language))
    assert word in said
    assert not said.startswith("expected-")
    if language != "en":
        assert said != expected_of(error_of(settings), catalog("en"))


def test_a_contradiction_names_the_other_setting() -> None:
    with pytest.raises(RuleSetError) as refused:
        linked({"triggers": ["joker"]}, "shout")
    assert "triggers" in expected_of(refused.value, catalog("it"))
