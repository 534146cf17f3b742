"""The rule sheet: all house rules of a table in plain sentences, in the reader's language.

A sheet is made of the normal form of the rules (rules.md C.3): two RuleSets that play the same
have the same sheet, and two that can play differently never do, so that who has read it knows the
game. What is inert beside the other rules is not said. The title alone is the house's own.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from msgspec import Struct

from slapjack.i18n.catalog import Catalog, catalog
from slapjack.i18n.visible import visible
from slapjack.rules import PRESETS, RuleSet
from slapjack.sheets import endings, faults, play
from slapjack.sheets.line import Line

OUTLINE: Final[Mapping[str, Callable[[RuleSet], Iterator[Line]]]] = {
    "players": play.players,
    "deal": play.deal,
    "turn": play.turn,
    "slap": play.slap,
    "win": play.win,
    "false": faults.false,
    "hands": faults.hands,
    "shout": faults.shout,
    "buried": faults.buried,
    "empty": endings.empty,
    "ties": endings.ties,
    "challenge": endings.challenge,
    "end": endings.end,
    "places": endings.places,
    "table": endings.table,
}
"""The sections in their order, each with what says its lines."""

SHEETS_KEPT: Final = 256
"""So many sheets are remembered: every preset in every language, and the tables of an evening."""


class Sentence(Struct, frozen=True):
    """One rule in words.

    Attributes:
        key: Name of the rule's message, the same in all languages.
    """

    key: str
    text: str


class Section(Struct, frozen=True):
    """The sentences on one subject.

    Attributes:
        key: Name of the subject, such as `false`.
        title: The subject in words.
    """

    key: str
    title: str
    sentences: tuple[Sentence, ...]


class Sheet(Struct, frozen=True):
    """All rules of a table in words.

    Attributes:
        language: Of the words; English where the language asked for is none of ours.
        title: The preset, with a word where it was changed, or what the house calls its rules.
    """

    language: str
    title: str
    sections: tuple[Section, ...]


def sheet_of(rules: RuleSet, language: str) -> Sheet:
    """Put the rules of a table into words; subjects on which nothing is to be said are left out."""
    words = catalog(language)
    return Sheet(
        words.language, title_of(rules, words), _sections(rules.normalised(), words.language)
    )


def title_of(rules: RuleSet, words: Catalog) -> str:
    """Call the rules by their preset, but say where they are not quite the preset's."""
    if rules.name not in PRESETS:
        return visible(rules.name)
    name = words.text(f"preset-{rules.name}")
    own = RuleSet.preset(rules.name).normalised()
    return name if rules.normalised() == own else words.text("preset-changed", name=name)


def outline_of(rules: RuleSet) -> dict[str, list[Line]]:
    """Return the lines of each subject, before they are said in any language."""
    form = rules.normalised()
    return {subject: list(lines(form)) for subject, lines in OUTLINE.items()}


@lru_cache(maxsize=SHEETS_KEPT)
def _sections(form: RuleSet, language: str) -> tuple[Section, ...]:
    """Say all that a normal form tells; kept, since saying it takes milliseconds."""
    words = catalog(language)
    sections: list[Section] = []
    for subject, lines in outline_of(form).items():
        sentences = tuple(Sentence(each.key, each.said(words)) for each in lines)
        if sentences:
            sections.append(Section(subject, words.text(f"sheet-title-{subject}"), sentences))
    return tuple(sections)
