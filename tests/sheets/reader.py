"""A reader of rule sheets: knows of a table only what the lines of its sheet tell.

It makes the rules again out of them. That it gets the very normal form back proves that no two
games have one sheet: whatever a sheet did not tell, the reader could not know.
"""

from collections.abc import Mapping

from slapjack.rules import RuleSet, Trigger
from slapjack.sheets.line import Face, Line, Wait

# A line of this beginning says a setting by its ending: `deal-cut-none`.
BY_ENDING = {
    "dealer_choice": "deal-dealer-",
    "cut": "deal-cut-",
    "toward_self_remedy": "turn-seen-",
    "win_pile": "win-pile-",
    "next_after_win": "win-next-",
    "self_false_slap": "false-own-",
    "broke_false_slap": "false-broke-",
    "empty_slap": "false-empty-",
    "hand_foul": "hands-foul-",
    "own_last_trigger": "empty-own-",
    "leave_policy": "end-leave-",
}
# A setting of a few words, each with its own line.
BY_LINE: Mapping[str, Mapping[str, object]] = {
    "misdeal": {"deal-misdeal": "shuffle_stock"},
    "flipper_may_slap": {"slap-others": False},
    "false_slap": {
        f"false-{price}": price
        for price in ("to_flipper", "to_each", "burn", "none", "pile_to_flipper", "timeout")
    },
    "contact": {"hands-any": "any"},
    "bad_contact": {"hands-palm-false_slap": "false_slap"},
    "slap_hand": {"hands-non_flipping": "non_flipping", "hands-flipping": "flipping"},
    "anticipation_rule": {
        "hands-early-allow": "allow",
        "hands-early-false_slap": "false_slap",
        "hands-before-false_slap": "false_slap",
    },
    "shout": {"shout-words": "required"},
    "last_chance": {"empty-none": "none", "empty-unlimited": "unlimited"},
    "buried_uses_chance": {"empty-buried-spent": True},
    "tie_rule": {
        f"ties-{rule}": rule for rule in ("replay", "split", "lowest_hand", "first", "coin")
    },
    "challenge": {"challenge-made": True},
    "slap_after_challenge": {"challenge-no-slap": False},
    "end_condition": {"end-all_cards": "all_cards"},
    "rank_by_elimination": {"places-winner": False},
}
# A number that a line names; and lines that say 0.
NUMBERS = (
    ("jokers", "players-deck", "jokers"),
    ("misdeal_per_mille", "deal-exposed", "count"),
    ("penalty_cards", "false-to_flipper", "cards"),
    ("penalty_cards", "false-burn", "cards"),
    ("timeout_flips", "false-timeout", "cards"),
    ("max_false_per_flip", "false-count", "times"),
    ("max_false_per_flip", "false-noted", "times"),
    ("max_redeals", "empty-redeal", "times"),
    ("max_tie_replays", "ties-again", "times"),
    ("max_flips", "end-flips", "count"),
)
BY_TIME = {
    "anticipation_ms": ("hands-early-void", "hands-early-false_slap"),
    "shout_window_ms": ("shout-window",),
    "late_grace_ms": ("buried-late",),
    "tie_epsilon_ms": ("ties-within",),
    "min_cover_ms": ("table-cover",),
    "flip_timeout_ms": ("table-flip",),
    "idle_ms": ("table-idle",),
    "claim_delay_ms": ("table-claim",),
    "disconnect_grace_s": ("table-away",),
    "time_limit_s": ("end-time",),
}
ZEROS = {
    "anticipation_ms": ("hands-before-void", "hands-before-false_slap"),
    "shout_window_ms": ("shout-together",),
    "late_grace_ms": ("buried-no-grace",),
    "tie_epsilon_ms": ("ties-same",),
    "min_cover_ms": ("table-no-cover",),
    "flip_timeout_ms": ("table-no-flip",),
    "claim_delay_ms": ("table-claim-at-once",),
    "disconnect_grace_s": ("table-no-away",),
}


def rules_told(outline: Mapping[str, list[Line]]) -> RuleSet:
    """Make rules of the lines of a sheet; what no line tells is as in the classic game."""
    lines = [each for of_subject in outline.values() for each in of_subject]
    said = {each.key.removeprefix("sheet-"): each for each in lines}
    told: dict[str, object] = {"triggers": _triggers(outline["slap"]), **_players(said)}
    told.update(
        (field, key.removeprefix(beginning))
        for field, beginning in BY_ENDING.items()
        for key in said
        if key.startswith(beginning)
    )
    told.update(
        (field, value)
        for field, words in BY_LINE.items()
        for key, value in words.items()
        if key in said
    )
    told.update((field, said[key].given[name]) for field, key, name in NUMBERS if key in said)
    told.update(
        (field, _time(field, said[key]))
        for field, keys in BY_TIME.items()
        for key in keys
        if key in said
    )
    told.update((field, 0) for field, keys in ZEROS.items() for key in keys if key in said)
    if "challenge-stopped" in said:
        told["challenge_stoppers"] = str(said["challenge-stopped"].given["ranks"]).split(", ")
    return RuleSet.preset("classic", **told)


def _players(said: Mapping[str, Line]) -> dict[str, object]:
    if "players-exact" in said:
        count = said["players-exact"].given["count"]
        return {"min_players": count, "max_players": count}
    given = said["players-range"].given
    return {"min_players": given["least"], "max_players": given["most"]}


def _triggers(lines: list[Line]) -> list[str]:
    ranks: list[str] = []
    specs: list[str] = []
    for each in lines:
        name = each.key.removeprefix("sheet-slap-")
        number = each.given.get("number", 0)
        assert isinstance(number, int)
        match each.given.get("card"):
            case Face(rank=rank):
                ranks.append(rank)
            case _ if name == "run-wrap":
                specs.append(Trigger("run", number=number, wraps=True).spec)
            case _ if name not in {"all", "others"}:
                specs.append(Trigger(name, number=number).spec)
    return ([Trigger("rank", ranks=tuple(ranks)).spec] if ranks else []) + specs


def _time(field: str, of: Line) -> int:
    wait = of.given["time"]
    assert isinstance(wait, Wait)
    return wait.ms if field.endswith("_ms") else wait.ms // 1_000
