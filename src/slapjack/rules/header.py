"""Line 1 of a record: what a game started from.

The struct holds what a header says, not whether a game can be played by it: `opening` turns away
rules, cards and positions that cannot be.

Source: records.md "Line 1: the header".
"""

from typing import Final, Literal

from msgspec import Struct

from slapjack.units import Micros, Seat

FORMAT: Final = 1
"""The format that this program reads and writes."""


class SeatLine(Struct, frozen=True, omit_defaults=True):
    """One seat of a header.

    Attributes:
        name: What the player is called.
        bot: The level, if a bot sits there.
        handicap_us: Added to the reactions when hands are ordered.
        flips: The hand that flips, where it was asked for.
        ink: The ink of the player's hand prints, for screens; the rules do not look at it.
    """

    name: str = ""
    bot: str | None = None
    handicap_us: Micros = Micros(0)
    flips: Literal["left", "right"] | None = None
    ink: str | None = None


class Header(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a game started from: rules, seats, and either a deck or a position.

    Attributes:
        slapjack: The version of the format.
        rules: A preset, and the settings that differ from it.
        seats: In seat order, clockwise.
        made_by: Version of the program that wrote it.
        id: Any name of the game.
        title: What the game shows, for people.
        dealer: Needed wherever cards are dealt.
        seed: The opened seed, as hexadecimal digits; None stands for the empty seed.
        commit: The hash of the seed that was published before the deal.
        deck: All cards in dealing order, before the cut; None where the seed gives them.
        exposed: Numbers of the dealt cards that were shown by mistake, from 0.
        stocks: A given position instead of a deck, top cards first.
        pile: Of a given position, bottom card first, a face-down card as `[5D]`.
        turn: Of a given position, the seat to flip.
    """

    slapjack: int
    rules: dict[str, object]
    seats: tuple[SeatLine, ...]
    made_by: str | None = None
    id: str | None = None
    title: str | None = None
    dealer: Seat | None = None
    seed: str | None = None
    commit: str | None = None
    deck: tuple[str, ...] | None = None
    exposed: tuple[int, ...] = ()
    stocks: tuple[tuple[str, ...], ...] | None = None
    pile: tuple[str, ...] = ()
    turn: Seat | None = None
