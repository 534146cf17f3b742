"""House rules while they are chosen: what a choice changed, brought along, and left without effect.

Source: ux.md section 6 (linked toggles explain, changed-from-preset dots).
"""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from slapjack.i18n.catalog import Catalog, catalog
from slapjack.rules import RuleSet, going_with, linked
from slapjack.sheets.form import ITEMS, label_of, label_of_item, offers

_LABELS: Final = frozenset({"preset_name", "name"})


class Changed(Struct, frozen=True):
    """A setting that is not as its preset has it, each in words as on a button."""

    field: str
    rule: str
    now: str
    preset: str


class Offer(Struct, frozen=True):
    """What is usually played with the last choice: settings, and a line on each."""

    sets: dict[str, object]
    lines: tuple[str, ...]


class Chosen(Struct, frozen=True):
    """Rules that can be played, and what the reader should know of them.

    Attributes:
        rules: The preset and what differs, as in a record's header.
        settings: Every setting by name.
        idle: Settings that change nothing beside the others.
        followed: A line on each setting that had to follow the last choice.
        labels: Values that the form does not offer, in words, by setting.
        items: Members of lists that the form does not offer, in words.
        lengths: A line on how long a game takes, for some numbers of players.
    """

    rules: dict[str, object]
    settings: dict[str, object]
    changed: tuple[Changed, ...]
    idle: tuple[str, ...]
    followed: tuple[str, ...]
    offer: Offer | None
    labels: dict[str, str]
    items: dict[str, str]
    lengths: tuple[str, ...] = ()


def said_length(minutes: Sequence[float], players: int, language: str) -> str:
    """Say how long games take, in whole minutes.

    Args:
        minutes: Within which a tenth, half and nine tenths of the games are over.
        players: How many play.
        language: Of the words; English where it is none of ours.
    """
    least, middle, most = (max(1, round(span)) for span in minutes)
    return catalog(language).text(
        "rule-length", players=players, minutes=middle, least=least, most=most
    )


def chosen_rules(mapping: Mapping[str, object], chosen: str | None, language: str) -> Chosen:
    """Read rules of which `chosen` was set last, and tell what became of them.

    Args:
        mapping: A preset and the settings that differ.
        chosen: None where the rules come whole: then nothing may contradict.
        language: Of the words; English where it is none of ours.

    Raises:
        RuleSetError: A value out of range, or rules that cannot be played.
    """
    rules, followed = (RuleSet.parse(mapping), ()) if chosen is None else linked(mapping, chosen)
    words = catalog(language)
    all_of = msgspec.structs.asdict(rules)
    settings = {name: value for name, value in all_of.items() if name not in _LABELS}
    offered = going_with(rules, chosen) if chosen is not None else {}
    return Chosen(
        rules=rules.to_header(),
        settings=settings,
        changed=changes_of(rules, words),
        idle=tuple(sorted(idle_settings(rules))),
        followed=tuple(_line("rule-followed", name, settings[name], words) for name in followed),
        offer=_offer(offered, words) if offered else None,
        labels={
            name: _label(name, value, words)
            for name, value in settings.items()
            if name not in ITEMS and not offers(name, value)
        },
        items=_strange_items(rules, words),
    )


def changes_of(rules: RuleSet, words: Catalog) -> tuple[Changed, ...]:
    """Say what the house changed in its preset."""
    own = msgspec.structs.asdict(RuleSet.preset(rules.preset_name))
    return tuple(
        Changed(
            name,
            words.text(f"rule-{name}"),
            _label(name, value, words),
            _label(name, own[name], words),
        )
        for name, value in msgspec.structs.asdict(rules).items()
        if name not in _LABELS and value != own[name]
    )


def idle_settings(rules: RuleSet) -> set[str]:
    """Return the settings that change nothing now; asking for them would only confuse."""
    idle = set(rules.inert_settings())
    return idle if rules.challenge else idle | {"challenge_stoppers"}


def _offer(sets: dict[str, object], words: Catalog) -> Offer:
    lines = (_line("rule-offered", name, value, words) for name, value in sets.items())
    return Offer(sets, tuple(lines))


def _line(key: str, name: str, value: object, words: Catalog) -> str:
    return words.text(key, rule=words.text(f"rule-{name}"), value=_label(name, value, words))


def _label(name: str, value: object, words: Catalog) -> str:
    assert isinstance(value, bool | int | str | tuple)
    return label_of(name, value, words.language)


def _strange_items(rules: RuleSet, words: Catalog) -> dict[str, str]:
    """Say the triggers that the form does not offer; it offers every rank."""
    return {
        spec: label_of_item("triggers", spec, words.language)
        for spec in rules.triggers
        if not spec.startswith("rank:") and spec not in ITEMS["triggers"]
    }
