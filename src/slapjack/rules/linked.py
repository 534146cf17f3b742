"""Linked settings: what gives way when a house chooses one thing that another contradicts.

A screen on which rules are chosen one by one passes through combinations that no game can be
played by (rules.md C.2). Instead of an error the last choice stands, and what contradicts it
follows: who slaps jokers gets jokers, who wants challenges slaps no Jacks. Rules that come whole,
in a record or a link, are never mended so: there nobody said which of the two was meant.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from slapjack.rules.presets import PRESETS
from slapjack.rules.ruleset import CHALLENGING_RANKS, RuleSet, RuleSetError
from slapjack.rules.triggers import Trigger, parse_trigger

JOKERS_TO_SLAP: Final = 2
_RATSCREW: Final = "egyptian-ratscrew"
_OF_CHALLENGES: Final = frozenset({"triggers", "challenge"})


def linked(mapping: Mapping[str, object], chosen: str) -> tuple[RuleSet, tuple[str, ...]]:
    """Read rules of which one setting was chosen last; what contradicts the choice follows it.

    Args:
        mapping: A preset and the settings that differ, as in a record's header.
        chosen: Name of the setting that must stay as it is.

    Returns:
        The rules, and the names of the settings that followed, in the order in which they did.

    Raises:
        RuleSetError: A value out of range, or a contradiction that the choice has no part in.
    """
    settings = dict(mapping)
    firm = [chosen]
    while True:
        try:
            return RuleSet.parse(settings), tuple(firm[1:])
        except RuleSetError as error:
            pair = [error.field, error.beside]
            kept = [each for each in pair if each in firm]
            if error.beside is None or len(kept) != 1:
                raise
            follower = error.beside if error.field in firm else error.field
            settings[follower] = _following(follower, kept[0], settings)
            firm.append(follower)


def going_with(rules: RuleSet, chosen: str) -> dict[str, object]:
    """Return what is usually played with a choice, as far as these rules differ from it.

    Challenges come from Egyptian Ratscrew, where false slaps burn a card, the winner leads, and
    who has no cards may slap in; a house may like them without the rest (S000-64).
    """
    if chosen != "challenge" or not rules.challenge:
        return {}
    usual = PRESETS[_RATSCREW].items()
    return {
        field: value
        for field, value in usual
        if field not in _OF_CHALLENGES and getattr(rules, field) != value
    }


def _following(follower: str, kept: str, settings: Mapping[str, object]) -> object:
    """Return the value by which a setting goes with the one that is kept."""
    now = RuleSet.settings_of(settings)
    match follower:
        case "min_players" | "max_players":
            return now[kept]
        case "jokers":
            return JOKERS_TO_SLAP
        case "challenge":
            return kept == "challenge_stoppers"
        case "challenge_stoppers":
            return ()
        case _:
            return _triggers_with(kept, now)


def _triggers_with(kept: str, now: Mapping[str, object]) -> tuple[str, ...]:
    specs = now["triggers"]
    assert isinstance(specs, Sequence)
    triggers = [parse_trigger(spec) for spec in specs]
    if kept == "jokers":
        left = [trigger.spec for trigger in triggers if trigger.name != "joker"]
        return tuple(left) or (("double",) if now["challenge"] else ("rank:J",))
    left = [spec for trigger in triggers for spec in _without_faces(trigger)]
    ratscrew = PRESETS[_RATSCREW]["triggers"]
    assert isinstance(ratscrew, tuple)
    return tuple(left) or ratscrew


def _without_faces(trigger: Trigger) -> list[str]:
    """Return a trigger without the ranks that make a challenge; nothing if no rank is left."""
    ranks = tuple(rank for rank in trigger.ranks if rank not in CHALLENGING_RANKS)
    if ranks or not trigger.ranks:
        return [Trigger(trigger.name, ranks, trigger.number, trigger.wraps).spec]
    return []
