"""Presets: the named games that a table starts from.

Each is the list of settings in which it differs from the classic game; a house may change any of
them further. `little-ones` is for five-year-olds, who false-slap often and need more than a second
(rules.md B93). The order is that of rules.md C.2, and of every menu.
"""

from collections.abc import Mapping
from typing import Final

PRESETS: Final[Mapping[str, Mapping[str, object]]] = {
    "classic": {},
    "frappe-le-valet": {
        "min_players": 3,
        "cut": "required",
        "misdeal": "shuffle_stock",
        "win_pile": "shuffle_all",
        "tie_rule": "lowest_hand",
        "end_condition": "all_cards",
    },
    "italian": {
        "cut": "none",
        "win_pile": "shuffle_all",
        "tie_rule": "lowest_hand",
        "end_condition": "all_cards",
    },
    "strict-kids": {"false_slap": "to_each", "min_cover_ms": 2_000},
    "little-ones": {
        "false_slap": "none",
        "broke_false_slap": "ignore",
        "last_chance": "unlimited",
        "min_cover_ms": 2_000,
        "time_limit_s": 300,
        "dealer_choice": "youngest",
        "tie_rule": "lowest_hand",
        "cut": "none",
    },
    "fast": {"last_chance": "none"},
    "doubles-and-sandwiches": {"triggers": ("rank:J", "double", "sandwich:1")},
    "shout": {"shout": "required"},
    "one-hand": {"slap_hand": "non_flipping"},
    "egyptian-ratscrew": {
        "triggers": ("double", "sandwich:1", "marriage"),
        "challenge": True,
        "false_slap": "burn",
        "last_chance": "unlimited",
        "next_after_win": "winner",
        "tie_rule": "lowest_hand",
        "end_condition": "all_cards",
    },
}
"""The named games of rules.md C.2, each with what it changes in the classic game."""
