"""Lines of a sheet on what can go wrong: false slaps, wrong hands, no shout, a card buried."""

from collections.abc import Iterator

from slapjack.rules import RuleSet
from slapjack.sheets.line import Line, line, timed


def false(rules: RuleSet) -> Iterator[Line]:
    """Say what a false slap costs, and who gets it (rules.md B12, B13, B20, B21, B91, B92)."""
    inert = rules.inert_settings()
    match rules.false_slap:
        case "to_flipper" | "burn":
            yield line(f"false-{rules.false_slap}", cards=rules.penalty_cards)
        case "timeout":
            yield line("false-timeout", cards=rules.timeout_flips)
        case price:
            yield line(f"false-{price}")
    if "self_false_slap" not in inert:
        yield line(f"false-own-{rules.self_false_slap}")
    # Where a false slap is free the count still tells a false hand from one that is overlooked.
    counted = "false-noted" if rules.false_slap == "none" else "false-count"
    yield line(counted, times=rules.max_false_per_flip)
    if "broke_false_slap" not in inert:
        yield line(f"false-broke-{rules.broke_false_slap}")
    yield line(f"false-empty-{rules.empty_slap}")


def hands(rules: RuleSet) -> Iterator[Line]:
    """Say with which hand, with which part of it, and not before when (B23, B24, B41)."""
    if rules.contact == "palm_only":
        yield line(f"hands-palm-{rules.bad_contact}")
    else:
        yield line("hands-any")
    if rules.slap_hand != "any":
        yield line(f"hands-{rules.slap_hand}")
        yield line(f"hands-foul-{rules.hand_foul}")
    if rules.anticipation_rule == "allow":
        yield line("hands-early-allow")
    else:
        early = f"hands-early-{rules.anticipation_rule}"
        before = f"hands-before-{rules.anticipation_rule}"
        yield timed(early, rules.anticipation_ms, otherwise=before)


def shout(rules: RuleSet) -> Iterator[Line]:
    """Say what must be shouted, and when; nothing where nobody needs to (B22, B70)."""
    if rules.shout == "required":
        yield line("shout-words")
        yield line("shout-silent")
        yield timed("shout-window", rules.shout_window_ms, otherwise="shout-together")


def buried(rules: RuleSet) -> Iterator[Line]:
    """Say what the next card does to one that nobody slapped (B05, B62)."""
    yield line("buried-cover")
    yield line("buried-next")
    yield timed("buried-late", rules.late_grace_ms, otherwise="buried-no-grace")
