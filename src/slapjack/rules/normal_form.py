"""The normal form of house rules: when two RuleSets are the same game.

A setting is inert when, beside the others, it has nothing left to act on: prices where none is
paid, limits of waits that cannot come, details of a rule that is off. The normal form puts every
inert setting back to its default, merges and sorts the triggers, and drops the labels; two RuleSets
with one normal form give the same cards, results, refusals, places and timing for every list of
actions. Headers and rule sheets keep what the house wrote.

All rows are read on the RuleSet as given: no inert setting makes another one inert.

Source: rules.md C.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from slapjack.rules.triggers import RANK_ORDER, TRIGGER_NAMES, Trigger, parse_trigger

if TYPE_CHECKING:
    from collections.abc import Sequence

    from slapjack.rules.ruleset import RuleSet

_LABELS = frozenset({"name", "preset_name"})


def changes(rules: RuleSet) -> dict[str, object]:
    """Return the settings that the normal form of these rules changes, and their new values."""
    changed: dict[str, object] = {}
    if rules.max_players == 2 and rules.false_slap == "to_each":
        # With one other seat "to each" and "to the flipper, or else to the next" pay the same card.
        changed["false_slap"] = "to_flipper"
        settings = inert(rules) | {"penalty_cards", "self_false_slap"}
    else:
        settings = inert(rules)
    defaults = {field.name: field.default for field in msgspec.structs.fields(rules)}
    changed |= {name: defaults[name] for name in settings | _LABELS}
    changed["triggers"] = merged_triggers(rules.triggers)
    changed["challenge_stoppers"] = tuple(sorted(rules.challenge_stoppers, key=RANK_ORDER.index))
    return changed


def inert(rules: RuleSet) -> set[str]:
    """Return the names of the settings that have nothing to act on beside the others."""
    return _inert_prices(rules) | _inert_chances(rules) | _inert_hands(rules) | _inert_waits(rules)


def _named(rows: dict[str, bool]) -> set[str]:
    return {name for name, is_inert in rows.items() if is_inert}


def _inert_prices(rules: RuleSet) -> set[str]:
    """Settings of the penalty."""
    takes_no_stock = rules.false_slap in {"none", "pile_to_flipper", "timeout"}
    return _named(
        {
            "penalty_cards": rules.false_slap not in {"to_flipper", "burn"},
            "timeout_flips": rules.false_slap != "timeout",
            "self_false_slap": rules.false_slap != "to_flipper" or not _flipper_may_pay(rules),
            "broke_false_slap": takes_no_stock or rules.last_chance == "none",
        }
    )


def _flipper_may_pay(rules: RuleSet) -> bool:
    """Say whether a flipper can ever owe something for a hand on the own card."""
    if rules.flipper_may_slap or rules.empty_slap == "penalise":
        return True
    # The flipper is shut out from the own card (B74), but not from the card of a tie replay (B64),
    # where a fault may have a price.
    has_priced_fault = (
        (rules.slap_hand != "any" and rules.hand_foul == "false_slap")
        or (rules.contact == "palm_only" and rules.bad_contact == "false_slap")
        or rules.anticipation_rule == "false_slap"
    )
    return rules.tie_rule == "replay" and has_priced_fault


def _inert_chances(rules: RuleSet) -> set[str]:
    """Settings of empty stocks."""
    return _named(
        {
            "own_last_trigger": rules.last_chance != "one",
            "buried_uses_chance": rules.last_chance != "one",
            "max_redeals": rules.last_chance == "none",
        }
    )


def _inert_hands(rules: RuleSet) -> set[str]:
    """Settings of single hands and their races."""
    return _named(
        {
            "shout_window_ms": rules.shout == "off",
            "hand_foul": rules.slap_hand == "any",
            "bad_contact": rules.contact == "any",
            "anticipation_ms": rules.anticipation_rule == "allow",
            "tie_epsilon_ms": rules.tie_rule in {"lowest_hand", "first"},
            "max_tie_replays": rules.tie_rule != "replay",
        }
    )


def _inert_waits(rules: RuleSet) -> set[str]:
    """Settings of the deal, the timers and the challenge."""
    return _named(
        {
            "misdeal_per_mille": rules.misdeal == "ignore",
            "idle_ms": rules.last_chance == "none" and rules.tie_rule != "replay",
            "slap_after_challenge": not rules.challenge,
            "claim_delay_ms": not rules.challenge,
        }
    )


def merged_triggers(specs: Sequence[str]) -> tuple[str, ...]:
    """Return the shortest list of triggers that is live on the same cards under the same names."""
    triggers = [parse_trigger(spec) for spec in specs]
    listed = {rank for trigger in triggers for rank in trigger.ranks}
    kept = [
        trigger
        for trigger in triggers
        if trigger.name != "rank" and not any(_covers(other, trigger) for other in triggers)
    ]
    if listed:
        kept.append(Trigger("rank", ranks=tuple(sorted(listed, key=RANK_ORDER.index))))
    kept.sort(key=lambda trigger: (TRIGGER_NAMES.index(trigger.name), trigger.number))
    return tuple(trigger.spec for trigger in kept)


def _covers(wider: Trigger, trigger: Trigger) -> bool:
    """Say whether one run or flush is live wherever another one is."""
    return (
        trigger.name in {"run", "flush"}
        and wider.name == trigger.name
        and wider != trigger
        and wider.number <= trigger.number
        and (wider.wraps or not trigger.wraps)
    )
