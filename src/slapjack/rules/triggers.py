"""Triggers: which face-up cards make the pile slappable, and what may be shouted then.

A RuleSet names its triggers by short texts ("rank:J/K", "sandwich:2", "run:4:wrap"; rules.md C.1).
This module reads such a text once, into a frozen `Trigger`, and answers two questions: is it live
on these cards (`patterns` holds the shapes themselves), and by which word is it called. It sees
only the face-up cards of the pile, bottom first: burned cards never take part (rules.md B44), and
leaving them out is the caller's. Whether triggers make sense together is the RuleSet's question.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from slapjack.rules import patterns
from slapjack.rules.cards import JOKER_RANK, RANKS, Card, rank_of

RANK_ORDER: Final[tuple[str, ...]] = (*RANKS[1:], RANKS[0])
"""Ranks in the order in which a RuleSet lists them: 2 to 10, J, Q, K, A (rules.md C.3)."""

_RANK_WORDS: Final[dict[str, str]] = dict(
    zip(
        RANK_ORDER,
        (
            *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
            *("jack", "queen", "king", "ace"),
        ),
        strict=True,
    )
)

HOUSE_WORD: Final = "slapjack"
"""The shout that is right for every trigger (rules.md B70)."""


class TriggerError(ValueError):
    """A text that names no trigger.

    Attributes:
        expected: What would be right.
    """

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"expected {expected}, got {text!r}")
        self.expected = expected


class Trigger(msgspec.Struct, frozen=True):
    """One way in which a pile becomes slappable.

    Attributes:
        name: First part of the spec, such as `rank` or `run`.
        ranks: The listed ranks of `rank`, in the order given; empty for all others.
        number: The N of `sandwich`, `sum`, `run` and `flush`; 0 for all others.
        wraps: Whether a `run` may pass from King over Ace to 2.
    """

    name: str
    ranks: tuple[str, ...] = ()
    number: int = 0
    wraps: bool = False

    @property
    def spec(self) -> str:
        """The canonical text, with the number that a short form leaves out."""
        if self.ranks:
            return f"{self.name}:{'/'.join(self.ranks)}"
        number = f":{self.number}" if self.number else ""
        return f"{self.name}{number}{':wrap' if self.wraps else ''}"

    def is_live(self, faces: Sequence[Card]) -> bool:
        """Say whether these face-up cards, bottom first, are slappable by this trigger."""
        return bool(faces) and _SHAPES[self.name].is_live(self, faces)


class _Shape(msgspec.Struct, frozen=True):
    """What the triggers of one name have in common."""

    is_live: Callable[[Trigger, Sequence[Card]], bool]
    """Asked only about a pile with at least one face-up card."""
    numbers: range | None = None
    number_when_short: int | None = None
    may_wrap: bool = False


_SHAPES: Final[dict[str, _Shape]] = {
    "rank": _Shape(lambda trigger, faces: rank_of(faces[-1]) in trigger.ranks),
    "double": _Shape(lambda _, faces: patterns.is_sandwich(faces, between=0)),
    "sandwich": _Shape(
        lambda trigger, faces: patterns.is_sandwich(faces, between=trigger.number),
        numbers=range(1, 4),
        number_when_short=1,
    ),
    "top_bottom": _Shape(lambda _, faces: patterns.is_top_bottom(faces)),
    "marriage": _Shape(lambda _, faces: patterns.is_couple(faces, between=0)),
    "divorce": _Shape(lambda _, faces: patterns.is_couple(faces, between=1)),
    "tens": _Shape(lambda _, faces: patterns.is_tens(faces)),
    "sum": _Shape(
        lambda trigger, faces: patterns.is_sum(faces, trigger.number), numbers=range(2, 21)
    ),
    "run": _Shape(
        lambda trigger, faces: patterns.is_run(faces, trigger.number, wraps=trigger.wraps),
        numbers=range(3, 6),
        may_wrap=True,
    ),
    "flush": _Shape(
        lambda trigger, faces: patterns.is_flush(faces, trigger.number), numbers=range(3, 6)
    ),
    "joker": _Shape(lambda _, faces: rank_of(faces[-1]) == JOKER_RANK),
}

TRIGGER_NAMES: Final[tuple[str, ...]] = tuple(_SHAPES)
"""All names, in the order of rules.md C.1."""

_SPEC: Final = re.compile(r"[a-z_]+(?::(?P<number>[1-9][0-9]*))?(?P<wrap>:wrap)?")


@lru_cache(maxsize=256)
def parse_trigger(text: str) -> Trigger:
    """Read the spec of one trigger.

        >>> parse_trigger("run:4:wrap")
        Trigger(name='run', ranks=(), number=4, wraps=True)

    Args:
        text: Such as `rank:J/A`, `double` or `run:4:wrap`; `sandwich` is short for `sandwich:1`.

    Raises:
        TriggerError: No trigger of rules.md C.1; the error says what would be right.
    """
    name = text.partition(":")[0]
    if name == "rank":
        return Trigger("rank", ranks=_parse_ranks(text))
    shape = _SHAPES.get(name)
    if shape is None:
        raise TriggerError(text, f"one of {', '.join(map(_spelling, TRIGGER_NAMES))}")
    match = _SPEC.fullmatch(text)
    if match is None or (match["wrap"] and not shape.may_wrap):
        raise TriggerError(text, _spelling(name))
    number = int(match["number"]) if match["number"] else shape.number_when_short
    if not _fits(number, shape.numbers):
        raise TriggerError(text, _spelling(name))
    return Trigger(name, number=number or 0, wraps=bool(match["wrap"]))


def _fits(number: int | None, numbers: range | None) -> bool:
    return number is None if numbers is None else number is not None and number in numbers


def _parse_ranks(text: str) -> tuple[str, ...]:
    ranks = tuple(text.removeprefix("rank:").split("/"))
    if len(set(ranks)) < len(ranks) or not set(ranks) <= set(RANKS):
        raise TriggerError(text, _spelling("rank"))
    return ranks


def _spelling(name: str) -> str:
    """Show how a trigger is written, with the range of its number."""
    if name == "rank":
        return "rank: and different ranks with / between them"
    shape = _SHAPES[name]
    if shape.numbers is None:
        return name
    span = f"{name}:N with N from {shape.numbers[0]} to {shape.numbers[-1]}"
    return f"{span} (:wrap may follow)" if shape.may_wrap else span


def live_triggers(specs: Sequence[str], faces: Sequence[Card]) -> tuple[str, ...]:
    """Return the specs that are live on these cards, in the given order, canonically spelled.

        >>> live_triggers(["rank:J", "double", "sandwich"], ["5H", "7S", "5D"])
        ('sandwich:1',)

    Args:
        specs: The triggers of a RuleSet.
        faces: The face-up cards of the pile, bottom first.

    Source: rules.md C.1, D.4 `slap_open`.
    """
    triggers = map(parse_trigger, specs)
    return tuple(trigger.spec for trigger in triggers if trigger.is_live(faces))


def plain_word(shouted: str) -> str:
    """Return what is left of a shout when case, spaces and punctuation are dropped (B70)."""
    return "".join(sign for sign in shouted.casefold() if sign.isalnum())


def shout_words(live: Sequence[str], top: Card) -> frozenset[str]:
    """Return the plain words that count as a shout while these triggers are live.

        >>> sorted(shout_words(["rank:J/K", "double"], "KS"))
        ['double', 'king', 'slapjack']

    Args:
        live: Specs of the live triggers; none means that no word is right.
        top: The card that made them live, whose rank names a `rank` trigger.

    Returns:
        `slapjack` and the name of each live trigger, without numbers, as `plain_word` gives them.

    Source: rules.md B70.
    """
    if not live:
        return frozenset()
    names = {parse_trigger(spec).name for spec in live}
    words = {plain_word(name) for name in names - {"rank"}} | {HOUSE_WORD}
    if "rank" in names:
        words.add(_RANK_WORDS[rank_of(top)])
    return frozenset(words)
