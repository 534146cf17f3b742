"""Cards: their names, and what can be read off a name.

A card is its name, rank and suit in one text ("10D", "JS"), as it stands in records, on the wire
and in tests; the jokers are "X1" and "X2". A text needs no decoding anywhere, and two decks of one
table can never be told apart by identity. Suits matter to `flush` alone (rules.md A.1-14, C.1), so
nothing here orders cards. How a face-down card is written is not decided here but in records.
"""

from typing import Final, NewType

Card = NewType("Card", str)
"""The name of one card: a rank and a suit letter, or a joker."""

RANKS: Final[tuple[str, ...]] = (
    "A",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "J",
    "Q",
    "K",
)
"""The thirteen ranks in the order of a new deck (records.md)."""

SUITS: Final[tuple[str, ...]] = ("S", "H", "D", "C")
"""The four suits in the order of a new deck (records.md)."""

JOKERS: Final[tuple[Card, ...]] = (Card("X1"), Card("X2"))
"""Both jokers; a RuleSet says how many of them are in play."""

JOKER_RANK: Final = "*"
"""The rank that the jokers share with each other and with no other card (rules.md B71)."""

_FACES: Final[dict[str, tuple[str, str]]] = {
    **{rank + suit: (rank, suit) for suit in SUITS for rank in RANKS},
    **dict.fromkeys(JOKERS, (JOKER_RANK, "")),
}

_VALUES: Final[dict[str, int]] = {rank: number for number, rank in enumerate(RANKS[:10], start=1)}


def rank_of(card: Card) -> str:
    """Return the rank, `*` for a joker."""
    return _FACES[card][0]


def suit_of(card: Card) -> str:
    """Return the suit letter, an empty text for a joker."""
    return _FACES[card][1]


def value_of(card: Card) -> int | None:
    """Return what the card counts in sums: Ace 1, 2 to 10 their number, any other card None.

    Source: rules.md C.1, B71.
    """
    return _VALUES.get(_FACES[card][0])


def new_deck(jokers: int) -> list[Card]:
    """Return the cards of an unshuffled deck, in the order that records.md fixes for shuffles.

        >>> new_deck(1)[-3:]
        ['QC', 'KC', 'X1']

    Args:
        jokers: How many of the two jokers lie at its end, 0 to 2.
    """
    return [Card(rank + suit) for suit in SUITS for rank in RANKS] + list(JOKERS[:jokers])


def parse_card(text: str) -> Card:
    """Return the card of this name.

    Raises:
        ValueError: No card of a deck with both jokers is called so.
    """
    if text not in _FACES:
        expected = "expected a rank and a suit such as 10D, or X1 or X2"
        raise ValueError(f"{expected}, got {text!r}")
    return Card(text)
