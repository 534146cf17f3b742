"""The house rules as questions: what a screen shows on which a house chooses its rules.

Every setting of a RuleSet stands here once, under the subject that the rule sheet has it under,
with all its values, or with some of them where a number may have many. In front stand six that
families argue about; the pace is two settings in one. What can be chosen is decided here and not
in a client, so that the page, a terminal and whatever comes later ask alike.

Source: ux.md section 6, "Rule toggles"; design.md 4.15 for the pace.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, get_args

import msgspec.inspect as types
from msgspec import Struct

from slapjack.i18n.catalog import Catalog, catalog
from slapjack.rules import PRESETS, RuleSet, Trigger, parse_trigger
from slapjack.rules.bounds import kinds_of
from slapjack.sheets.line import MS_OF_SECOND, said_time

Value = bool | int | str

SUBJECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "players": ("min_players", "max_players", "jokers"),
    "deal": ("dealer_choice", "cut", "misdeal", "misdeal_per_mille"),
    "turn": ("toward_self_remedy",),
    "slap": ("triggers", "flipper_may_slap"),
    "win": ("win_pile", "next_after_win"),
    "false": (
        *("false_slap", "penalty_cards", "timeout_flips", "self_false_slap"),
        *("max_false_per_flip", "broke_false_slap", "empty_slap"),
    ),
    "hands": (
        *("contact", "bad_contact", "slap_hand", "hand_foul"),
        *("anticipation_rule", "anticipation_ms"),
    ),
    "shout": ("shout", "shout_window_ms"),
    "buried": ("late_grace_ms",),
    "empty": ("last_chance", "own_last_trigger", "buried_uses_chance", "max_redeals"),
    "ties": ("tie_rule", "tie_epsilon_ms", "max_tie_replays"),
    "challenge": (*("challenge", "challenge_stoppers", "slap_after_challenge", "claim_delay_ms"),),
    "end": ("end_condition", "time_limit_s", "max_flips", "leave_policy"),
    "places": ("rank_by_elimination",),
    "table": ("min_cover_ms", "flip_timeout_ms", "idle_ms", "disconnect_grace_s"),
}
"""The settings under each subject of the sheet, in the order in which they are asked."""

FRONT: Final = ("triggers", "false_slap", "last_chance", "shout", "pace", "time_limit_s")
"""What is asked before "All rules" is opened; six at most (ux.md section 6)."""

PACES: Final[Mapping[str, Mapping[str, Value]]] = {
    "family": {"min_cover_ms": 2_000, "flip_timeout_ms": 5_000},
    "normal": {"min_cover_ms": 1_000, "flip_timeout_ms": 10_000},
    "brisk": {"min_cover_ms": 700, "flip_timeout_ms": 1_500},
}

NUMBERS: Final[Mapping[str, tuple[int, ...]]] = {
    "misdeal_per_mille": (0, 10, 20, 50, 100),
    "timeout_flips": (1, 2, 3, 5, 10),
    "max_redeals": (0, 1, 2, 3, 5, 10),
    "anticipation_ms": (0, 100, 150, 200),
    "shout_window_ms": (0, 300, 600, 1_000, 2_000),
    "late_grace_ms": (0, 250, 500, 1_000),
    "tie_epsilon_ms": (0, 10, 20, 50, 100),
    "claim_delay_ms": (0, 500, 1_000, 2_000, 5_000),
    "time_limit_s": (0, 180, 300, 600, 900, 1_800),
    "max_flips": (500, 1_000, 2_000, 5_000, 20_000),
    "min_cover_ms": (0, 500, 700, 1_000, 1_500, 2_000, 3_000),
    "flip_timeout_ms": (0, 1_500, 3_000, 5_000, 10_000, 20_000, 60_000),
    "idle_ms": (1_000, 2_000, 3_000, 5_000, 10_000),
    "disconnect_grace_s": (0, 30, 60, 120, 300, 600),
}
"""The numbers that are offered where there are too many to offer all."""

RANKS: Final = ("J", "Q", "K", "A", "10", "9", "8", "7", "6", "5", "4", "3", "2")
TRIGGERS_IN_FRONT: Final = ("rank:J", "rank:Q", "rank:K", "rank:A", "double", "sandwich:1")
TRIGGERS: Final = (
    *(f"rank:{rank}" for rank in RANKS),
    *("double", "sandwich:1", "sandwich:2", "sandwich:3", "top_bottom", "marriage", "divorce"),
    *("tens", "sum:7", "sum:10", "sum:11", "sum:15", "sum:20"),
    *("run:3", "run:4", "run:5", "run:3:wrap", "run:4:wrap", "run:5:wrap"),
    *("flush:3", "flush:4", "flush:5", "joker"),
)
ITEMS: Final[Mapping[str, tuple[str, ...]]] = {
    "triggers": TRIGGERS,
    "challenge_stoppers": RANKS[:3:-1],
}
LABELS_KEPT: Final = 4_096
_KINDS: Final = kinds_of(RuleSet)


class Choice(Struct, frozen=True):
    """One answer to a question.

    Attributes:
        sets: The settings that it means, by name.
    """

    label: str
    sets: dict[str, Value]


class Item(Struct, frozen=True):
    """One member of a list from which several may be chosen, such as the trigger `double`."""

    label: str
    item: str


class Setting(Struct, frozen=True):
    """One question; either one of `choices` is the answer, or some of `items` are.

    Attributes:
        field: Name of the setting, or `pace`.
        about: What it is about, in a line.
        least: How many items must be chosen.
        most: How many may be.
    """

    field: str
    label: str
    about: str
    choices: tuple[Choice, ...] = ()
    items: tuple[Item, ...] = ()
    least: int = 0
    most: int = 0


class Subject(Struct, frozen=True):
    """The questions on one subject, named as in the rule sheet."""

    key: str
    title: str
    settings: tuple[Setting, ...]


class PresetCard(Struct, frozen=True):
    """A named game to start from."""

    name: str
    title: str
    about: str


class Form(Struct, frozen=True):
    """All questions, in one language."""

    language: str
    presets: tuple[PresetCard, ...]
    front: tuple[Setting, ...]
    subjects: tuple[Subject, ...]


@cache
def form_of(language: str) -> Form:
    """Put all questions in a language; in English where it is none of ours."""
    words = catalog(language)
    if words.language != language:
        return form_of(words.language)
    presets = (
        PresetCard(name, words.text(f"preset-{name}"), words.text(f"preset-{name}-about"))
        for name in PRESETS
    )
    subjects = (
        Subject(
            key, words.text(f"sheet-title-{key}"), tuple(_setting(field, words) for field in fields)
        )
        for key, fields in SUBJECTS.items()
    )
    front = (_setting(field, words, in_front=True) for field in FRONT)
    return Form(words.language, tuple(presets), tuple(front), tuple(subjects))


@lru_cache(maxsize=LABELS_KEPT)
def label_of(field: str, value: Value | tuple[str, ...], language: str) -> str:
    """Say a value of a setting as it stands on a button, or a list of them in a row."""
    words = catalog(language)
    if isinstance(value, tuple):
        return ", ".join(label_of_item(field, each, language) for each in value) or "-"
    own = f"rule-{field}-{str(value).lower()}"
    if own in words:
        return words.text(own)
    assert isinstance(value, int)
    if field.endswith("_ms"):
        return said_time(value, words)
    if field.endswith("_s"):
        return said_time(value * MS_OF_SECOND, words)
    return words.text("rule-number", value=value)


@lru_cache(maxsize=LABELS_KEPT)
def label_of_item(field: str, item: str, language: str) -> str:
    """Say one member of a list: a trigger, or a rank that stops a challenge."""
    words = catalog(language)
    trigger = parse_trigger(item) if field == "triggers" else Trigger("rank", ranks=(item,))
    match trigger:
        case Trigger(name="rank", ranks=ranks):
            return ", ".join(_rank(rank, words) for rank in ranks)
        case Trigger(name="run", number=number, wraps=True):
            return words.text("rule-trigger-run-wrap", number=number)
        case Trigger(name=name, number=number):
            return words.text(f"rule-trigger-{name}", number=number)


def offers(field: str, value: object) -> bool:
    """Tell whether a value of a setting is among those that are offered."""
    return value in values_of(field, _KINDS[field])


def _rank(rank: str, words: Catalog) -> str:
    own = f"rule-rank-{rank}"
    return words.text(own) if own in words else words.text("rule-rank-number", rank=rank)


def _setting(field: str, words: Catalog, *, in_front: bool = False) -> Setting:
    label = words.text(f"rule-{field}")
    about = words.about(f"rule-{field}")
    if field == "pace":
        paces = (Choice(words.text(f"rule-pace-{key}"), dict(of)) for key, of in PACES.items())
        return Setting(field, label, about, choices=tuple(paces))
    match _KINDS[field]:
        case types.VarTupleType(min_length=least, max_length=most):
            offered = TRIGGERS_IN_FRONT if in_front else ITEMS[field]
            items = (Item(label_of_item(field, each, words.language), each) for each in offered)
            return Setting(
                field, label, about, items=tuple(items), least=least or 0, most=most or len(offered)
            )
        case kind:
            choices = (
                Choice(label_of(field, value, words.language), {field: value})
                for value in values_of(field, kind)
            )
            return Setting(field, label, about, choices=tuple(choices))


def values_of(field: str, kind: types.Type) -> tuple[Value, ...]:
    """List the values of a setting that are offered."""
    match kind:
        case types.BoolType():
            return (True, False)
        case types.IntType(ge=int(least), le=int(most)):
            return NUMBERS.get(field, tuple(range(least, most + 1)))
        case _:
            # Not as msgspec lists them, which sorts them as texts.
            chosen: tuple[str, ...] = get_args(RuleSet.__annotations__[field])
            return chosen
