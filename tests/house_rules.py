"""Any house rules that can be played, over the whole range of every setting.

Who chooses is left open: Hypothesis, in `strategies` and the tests of the sheets, or plain chance,
where many thousands of games are played.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec.inspect as types

from slapjack.rules import PRESETS, RuleSet, parse_trigger
from slapjack.rules.bounds import kinds_of

TRIGGERS: Final[tuple[str, ...]] = (
    *("rank:J", "rank:5", "rank:10/Q", "rank:K/A/J", "rank:2/8"),
    *("double", "sandwich:1", "sandwich:2", "sandwich:3", "top_bottom", "marriage", "divorce"),
    *("tens", "sum:2", "sum:10", "sum:20", "run:3", "run:3:wrap", "run:4", "run:5:wrap"),
    *("flush:3", "flush:4", "flush:5", "joker"),
)
LISTS: Final[dict[str, tuple[tuple[str, ...], int]]] = {
    "triggers": (TRIGGERS, 8),
    "challenge_stoppers": (("2", "3", "4", "5", "6", "7", "8", "9", "10"), 4),
}
"""What the settings that are lists may hold, and how much of it."""

_LABELS: Final = ("preset_name", "name")
_FACES: Final = {"J", "Q", "K", "A"}


def _values_of(name: str, kind: types.Type) -> Sequence[object]:
    """Return the values that a setting may have."""
    match kind:
        case _ if name == "flip_timeout_ms":
            return (0, *range(1_000, 60_001))
        case types.BoolType():
            return (False, True)
        case types.IntType(ge=int(least), le=int(most)):
            return range(least, most + 1)
        case types.LiteralType(values=choices):
            return choices
        case _:
            raise TypeError(name)


VALUES: Final[dict[str, Sequence[object]]] = {
    name: _values_of(name, kind)
    for name, kind in kinds_of(RuleSet).items()
    if name not in _LABELS and name not in LISTS
}
"""Every setting that is no list, with its values."""

SHORT: Final[dict[str, Sequence[object]]] = {
    **VALUES,
    "timeout_flips": range(1, 4),
    "max_false_per_flip": range(1, 4),
    "tie_epsilon_ms": (0, 10, 100),
    "max_tie_replays": range(1, 4),
    "max_redeals": range(3),
    "anticipation_ms": (0, 100),
    "late_grace_ms": (0, 250),
    "min_cover_ms": (0, 1_000),
    "time_limit_s": (0, 60),
    "max_flips": (1, 7, 40, 400),
}
"""The values by which the most happens in a game that comes to its end."""


def legal(preset: str, settings: Mapping[str, object]) -> RuleSet:
    """Make rules of these settings, with what contradicts the others mended."""
    chosen = {**PRESETS[preset], **settings}
    least, most = chosen.get("min_players", 2), chosen.get("max_players", 8)
    assert isinstance(least, int)
    assert isinstance(most, int)
    chosen["min_players"], chosen["max_players"] = sorted((least, most))
    triggers = chosen.get("triggers", ("rank:J",))
    assert isinstance(triggers, list | tuple)
    if not chosen.get("jokers"):
        triggers = [spec for spec in triggers if spec != "joker"]
    if chosen.get("challenge"):
        triggers = [spec for spec in triggers if not _FACES & set(parse_trigger(spec).ranks)]
    else:
        chosen["challenge_stoppers"] = ()
    chosen["triggers"] = tuple(triggers) or ("double",)
    return RuleSet.preset(preset, **chosen)


def by_chance(draw: random.Random) -> RuleSet:
    """Return rules of which about a third is not as in their preset."""
    settings = {name: draw.choice(values) for name, values in SHORT.items() if draw.random() < 0.35}
    settings["max_flips"] = draw.choice((1, 7, 40, 400, 1_000, 1_000))
    for name, (entries, most) in LISTS.items():
        if draw.random() < 0.6:
            settings[name] = draw.sample(entries, draw.randint(1, most))
    return legal(draw.choice(list(PRESETS)), settings)
