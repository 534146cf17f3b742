"""RuleSet: the house rules of one table, complete and checked.

Every setting stands here with its range and its classic default, and nowhere else: records, the
create screen, the rule sheet and the JSON Schema read these types. A RuleSet that exists can be
played; what cannot is refused when it is made, since an unknown or impossible rule would change
the outcome of a replay (rules.md B83). Which setting acts on what, and who uses it (the engine,
the judge, the table), says rules.md C.

What two RuleSets have in common under different spellings is decided in `normal_form`.

    >>> from slapjack.rules import RuleSet
    >>> rules = RuleSet.preset("fast", triggers=["rank:J", "sandwich"], penalty_cards=2)
    >>> rules.last_chance, rules.triggers
    ('none', ('rank:J', 'sandwich:1'))
    >>> rules.to_header()
    {'preset': 'fast', 'triggers': ['rank:J', 'sandwich:1'], 'penalty_cards': 2}
    >>> RuleSet.preset("classic", jokers=3)
    Traceback (most recent call last):
    slapjack.rules.bounds.RuleSetError: jokers: expected a whole number from 0 to 2, got 3

Two RuleSets play the same game when their normal forms are equal.

    >>> RuleSet(false_slap="none", penalty_cards=3).normalised() == RuleSet(
    ...     false_slap="none", broke_false_slap="ignore"
    ... ).normalised()
    True
"""

import difflib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Final, Literal, Self

import msgspec
from msgspec import Meta

from slapjack.rules import bounds, normal_form
from slapjack.rules.bounds import RuleSetError
from slapjack.rules.presets import PRESETS
from slapjack.rules.triggers import Trigger, TriggerError, parse_trigger

__all__ = ["PRESETS", "RuleSet", "RuleSetError"]

Rank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10"]
CHALLENGING_RANKS: Final = frozenset({"J", "Q", "K", "A"})
FLIP_TIMEOUT_MS_LEAST: Final = 1_000


class RuleSet(msgspec.Struct, frozen=True, kw_only=True, rename={"preset_name": "preset"}):
    """One immutable set of house rules; every default is the classic game.

    Times are whole milliseconds (`_ms`) or seconds (`_s`), unlike everywhere else. The meaning of
    each setting, in words: "House rules, every setting" in the documentation, or `slapjack rules`.

    Source: rules.md C.

    Attributes:
        preset_name: The preset it was made from. A label beside `name`: it changes no game.

    Raises:
        RuleSetError: A value out of range, or a combination that rules.md C.2 turns away.
    """

    preset_name: Annotated[str, Meta(min_length=1, max_length=40)] = "classic"
    name: Annotated[str, Meta(min_length=1, max_length=40)] = "classic"
    min_players: Annotated[int, Meta(ge=2, le=8)] = 2
    max_players: Annotated[int, Meta(ge=2, le=8)] = 8
    jokers: Annotated[int, Meta(ge=0, le=2)] = 0
    dealer_choice: Literal["random", "youngest", "host", "rotate"] = "random"
    cut: Literal["none", "optional", "required"] = "optional"
    misdeal: Literal["ignore", "shuffle_stock"] = "ignore"
    misdeal_per_mille: Annotated[int, Meta(ge=0, le=100)] = 0
    triggers: Annotated[tuple[str, ...], Meta(min_length=1, max_length=8)] = ("rank:J",)
    flipper_may_slap: bool = True
    win_pile: Literal["bottom", "shuffle_all", "shuffle_won_bottom"] = "bottom"
    next_after_win: Literal["after_flipper", "winner", "after_winner"] = "after_flipper"
    false_slap: Literal["to_flipper", "to_each", "burn", "none", "pile_to_flipper", "timeout"] = (
        "to_flipper"
    )
    penalty_cards: Annotated[int, Meta(ge=1, le=5)] = 1
    timeout_flips: Annotated[int, Meta(ge=1, le=10)] = 3
    self_false_slap: Literal["next_player", "burn", "none"] = "next_player"
    broke_false_slap: Literal["eliminate", "ignore"] = "eliminate"
    max_false_per_flip: Annotated[int, Meta(ge=1, le=5)] = 1
    empty_slap: Literal["ignore", "penalise"] = "ignore"
    last_chance: Literal["one", "none", "unlimited"] = "one"
    own_last_trigger: Literal["counts", "free"] = "counts"
    buried_uses_chance: bool = False
    shout: Literal["off", "required"] = "off"
    shout_window_ms: Annotated[int, Meta(ge=0, le=2_000)] = 600
    slap_hand: Literal["any", "non_flipping", "flipping"] = "any"
    hand_foul: Literal["void", "false_slap"] = "false_slap"
    contact: Literal["palm_only", "any"] = "palm_only"
    bad_contact: Literal["void", "false_slap"] = "void"
    toward_self_remedy: Literal["bottom", "top"] = "bottom"
    tie_rule: Literal["replay", "split", "lowest_hand", "first", "coin"] = "replay"
    tie_epsilon_ms: Annotated[int, Meta(ge=0, le=100)] = 10
    max_tie_replays: Annotated[int, Meta(ge=1, le=5)] = 3
    end_condition: Literal["all_cards_or_last", "all_cards"] = "all_cards_or_last"
    rank_by_elimination: bool = True
    challenge: bool = False
    challenge_stoppers: tuple[Rank, ...] = ()
    slap_after_challenge: bool = True
    max_redeals: Annotated[int, Meta(ge=0, le=10)] = 3
    leave_policy: Literal["under_pile", "deal_out"] = "under_pile"
    anticipation_ms: Annotated[int, Meta(ge=0, le=200)] = 100
    anticipation_rule: Literal["allow", "void", "false_slap"] = "void"
    late_grace_ms: Annotated[int, Meta(ge=0, le=1_000)] = 250
    min_cover_ms: Annotated[int, Meta(ge=0, le=3_000)] = 1_000
    flip_timeout_ms: Annotated[int, Meta(ge=0, le=60_000)] = 10_000
    idle_ms: Annotated[int, Meta(ge=500, le=10_000)] = 3_000
    claim_delay_ms: Annotated[int, Meta(ge=0, le=5_000)] = 1_000
    disconnect_grace_s: Annotated[int, Meta(ge=0, le=600)] = 120
    time_limit_s: Annotated[int, Meta(ge=0, le=7_200)] = 0
    max_flips: Annotated[int, Meta(ge=1, le=100_000)] = 5_000

    def __post_init__(self) -> None:
        """Check every setting, and write out the short forms of triggers."""
        _check_preset(self.preset_name)
        for name, kind in _KINDS.items():
            bounds.check(name, kind, getattr(self, name))
        _check_flip_timeout(self.flip_timeout_ms)
        triggers = _check_triggers(self.triggers)
        specs = tuple(trigger.spec for trigger in triggers)
        msgspec.structs.force_setattr(self, "triggers", specs)
        msgspec.structs.force_setattr(self, "challenge_stoppers", tuple(self.challenge_stoppers))
        _check_combinations(self, triggers)

    @classmethod
    def preset(cls, name: str, /, **changes: object) -> "RuleSet":
        """Return a preset, with some of its settings changed.

        Args:
            name: One of `PRESETS`.
            changes: Settings by name, the label `name` among them.

        Raises:
            RuleSetError: No such preset or setting, or a value that does not fit.
        """
        return cls.parse({"preset": name, **changes})

    @classmethod
    def parse(cls, mapping: Mapping[str, object]) -> "RuleSet":
        """Read the `rules` of a record's header: a preset and the settings that differ.

        Args:
            mapping: As decoded from JSON; without `preset` the changes are to the classic game.

        Raises:
            RuleSetError: No such preset or setting, or a value that does not fit.
        """
        if mapping.keys() <= {"preset"}:
            return _plain(_check_preset(mapping.get("preset", "classic")))
        return msgspec.structs.replace(_plain("classic"), **_chosen(mapping))

    @classmethod
    def settings_of(cls, mapping: Mapping[str, object]) -> dict[str, object]:
        """Return every setting of such a mapping by name, whether or not they go together.

        Raises:
            RuleSetError: No such preset or setting.
        """
        return {**msgspec.structs.asdict(cls()), **_chosen(mapping)}

    def to_header(self) -> dict[str, object]:
        """Return the `rules` of a record's header, of which `parse` makes this value again."""
        own = _plain(self.preset_name)
        header: dict[str, object] = {"preset": self.preset_name}
        for name in _KINDS:
            value = getattr(self, name)
            if value != getattr(own, name):
                header[name] = list(value) if isinstance(value, tuple) else value
        return header

    def normalised(self) -> Self:
        """Return the one form of all RuleSets that play the same; equal forms, equal games.

        Source: rules.md C.3.
        """
        return msgspec.structs.replace(self, **normal_form.changes(self))

    def inert_settings(self) -> frozenset[str]:
        """Return the settings that, beside the others, change nothing (rules.md C.3)."""
        return frozenset(normal_form.inert(self))


_KINDS: Final = bounds.kinds_of(RuleSet)


def _chosen(mapping: Mapping[str, object]) -> dict[str, object]:
    """Return what a preset and the settings beside it change in the classic game."""
    changes = dict(mapping)
    preset = _check_preset(changes.pop("preset", "classic"))
    for field in changes:
        if field not in _KINDS or field == "preset_name":
            expected = f"a setting of the rules, such as {nearest_setting(field)}"
            raise RuleSetError(field, changes[field], expected)
    return {"preset_name": preset, "name": preset, **PRESETS[preset], **changes}


@cache
def _plain(name: str) -> RuleSet:
    """Return a preset as it is; it is immutable, so everybody may have the same one."""
    return msgspec.structs.replace(RuleSet(), **_chosen({"preset": name}))


def _check_preset(name: object) -> str:
    if not isinstance(name, str) or name not in PRESETS:
        raise RuleSetError("preset", name, f"one of {', '.join(PRESETS)}")
    return name


def _check_flip_timeout(timeout_ms: int) -> None:
    """Refuse what lies between never and the least; msgspec has no type for the gap."""
    if 0 < timeout_ms < FLIP_TIMEOUT_MS_LEAST:
        raise RuleSetError(
            "flip_timeout_ms",
            timeout_ms,
            f"0 for never, or a whole number from {FLIP_TIMEOUT_MS_LEAST} to 60000",
        )


def _check_triggers(texts: Sequence[str]) -> list[Trigger]:
    triggers: list[Trigger] = []
    for text in texts:
        try:
            trigger = parse_trigger(text)
        except TriggerError as error:
            raise RuleSetError("triggers", text, error.expected) from error
        if trigger in triggers:
            raise RuleSetError("triggers", texts, f"no two equal, but {trigger.spec} comes twice")
        triggers.append(trigger)
    return triggers


def _check_combinations(rules: RuleSet, triggers: Sequence[Trigger]) -> None:
    """Refuse settings that contradict each other (rules.md C.2)."""
    if rules.min_players > rules.max_players:
        expected = f"no more than max_players, which is {rules.max_players}"
        raise RuleSetError("min_players", rules.min_players, expected, beside="max_players")
    if rules.jokers == 0 and any(trigger.name == "joker" for trigger in triggers):
        expected = "1 or 2 beside the trigger joker"
        raise RuleSetError("jokers", rules.jokers, expected, beside="triggers")
    ranks = {rank for trigger in triggers for rank in trigger.ranks}
    if rules.challenge and ranks & CHALLENGING_RANKS:
        expected = "no rank trigger on J, Q, K or A beside challenge"
        raise RuleSetError("triggers", rules.triggers, expected, beside="challenge")
    if rules.challenge_stoppers and not rules.challenge:
        stoppers = rules.challenge_stoppers
        expected = "none without challenge"
        raise RuleSetError("challenge_stoppers", stoppers, expected, beside="challenge")
    if len(set(rules.challenge_stoppers)) < len(rules.challenge_stoppers):
        raise RuleSetError("challenge_stoppers", rules.challenge_stoppers, "no two equal")


def nearest_setting(name: str) -> str:
    """Return the setting that an unknown one may have been meant to be."""
    settings = [setting for setting in _KINDS if setting != "preset_name"]
    nearest = difflib.get_close_matches(name, settings, n=1)
    return nearest[0] if nearest else "tie_rule"
