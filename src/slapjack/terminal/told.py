"""A sentence of the story before it is in words: its key, whom it is about, and its figures."""

from collections.abc import Sequence
from typing import Self

from msgspec import Struct, structs

from slapjack.protocol.server_messages import Row
from slapjack.rules.events import Event, HandJudged
from slapjack.rules.view import View

RANK_WORDS = {
    "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight",
    "9": "nine", "10": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace",
}  # fmt: skip

HOUSE_WORD = "slapjack"
"""The shout that is right for every trigger (rules.md B70)."""


class Told(Struct, frozen=True, kw_only=True):
    """One sentence, in no language yet.

    Attributes:
        key: Message of the Fluent files.
        lead: A few words before the sentence: why, or which trigger it was.
        seat: Whom it is about.
        other: Whom else.
        seats: All whom it is about, where they are several.
        cards: A number of cards, or of flips.
        ms: A reaction; 0 for none.
        shown: Cards that it names.
        trigger: A trigger that it names.
        shares: Who got how many cards.
        is_private: Only the one whom it is about needs to know.
    """

    key: str
    lead: str | None = None
    seat: int | None = None
    other: int | None = None
    seats: tuple[int, ...] = ()
    cards: int = 0
    ms: int = 0
    shown: tuple[str, ...] = ()
    trigger: str | None = None
    shares: tuple[tuple[int, int], ...] = ()
    is_private: bool = False

    def because(self, lead: str | None) -> Self:
        """Return the same sentence with a reason before it."""
        return structs.replace(self, lead=lead)


class Scene(Struct, frozen=True, kw_only=True):
    """What stood on the table right before an event, and what stands around it in its message.

    Attributes:
        after: The view with the event in it.
        live: What could be slapped before.
        live_flip: The flip that made it so.
        top: The card that lay on top before, or nothing.
        payer: Who owed cards before.
        rows: The photo finish of the race that was judged last.
        hands: The hands that were told together with the event, and before it.
        next: The event that follows in the message.
    """

    after: View
    live: tuple[str, ...]
    live_flip: int | None
    top: str
    payer: int | None
    rows: Sequence[Row]
    hands: Sequence[HandJudged]
    next: Event | None

    @property
    def trigger(self) -> str:
        """The word of the trigger that lay on top, the first where several did."""
        return trigger_word(self.live[0] if self.live else "", self.top)


def trigger_word(spec: str, top: str) -> str:
    """Return the word of a trigger; of `rank:J/K` that of the card on top."""
    name = spec.partition(":")[0]
    return RANK_WORDS.get(top[:-1], name) if name == "rank" else name


def shout_words(triggers: Sequence[str]) -> list[str]:
    """Return every word that a table with these triggers may hear, the house's own first."""
    words = [HOUSE_WORD]
    for spec in triggers:
        name, _, ranks = spec.partition(":")
        words += (
            [RANK_WORDS.get(rank, rank) for rank in ranks.split("/")] if name == "rank" else [name]
        )
    return list(dict.fromkeys(words))
