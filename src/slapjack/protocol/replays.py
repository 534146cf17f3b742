"""A record played through, as a screen shows it: what happened, line by line, and what of it holds.

The rules work it out on the server; the page folds the events as it does at a table, so there is no
second engine. Nothing in here is of a game that still runs: such a game has no record to be read.
"""

from typing import Literal

from msgspec import Struct

from slapjack.protocol.lobby import ClosestCall, Comeback, SeatResult
from slapjack.protocol.server_messages import Row
from slapjack.rules.events import Event
from slapjack.rules.view import View


class ReplaySeat(Struct, frozen=True):
    """One seat of a record."""

    name: str
    bot: str | None = None
    handicap_us: int = 0
    ink: str | None = None


class Finish(Struct, frozen=True):
    """The photo finish of one race."""

    flip: int
    winner: int | None
    rows: list[Row]


class Step(Struct, frozen=True):
    """One line at which something happened.

    Attributes:
        line: Its number, from 1; the first step is that of the header.
        at_us: When it happened, since the deal; None where the record does not say.
        events: How many of the events have happened after it.
        finish: The hands of the race that it decided.
    """

    line: int
    at_us: int | None
    events: int
    finish: Finish | None = None


class Break(Struct, frozen=True):
    """The line at which a record ends to be one; what is before it can be played.

    Attributes:
        why: The text is no record there, or the rules refuse what was done.
        detail: One English sentence for people who look into the file.
    """

    line: int
    why: Literal["unreadable", "refused"]
    detail: str


class Doubt(Struct, frozen=True):
    """Something that a line states and that did not come so."""

    line: int
    what: str
    detail: str


class OpenedDeal(Struct, frozen=True):
    """What the deal can be checked by.

    Attributes:
        commit: Published before the deal.
        seed: Opened after the game.
        deck: The cards as they were dealt, before the cut; None for a given position.
    """

    commit: str | None
    seed: str | None
    deck: list[str] | None


class Replayed(Struct, frozen=True, kw_only=True):
    """A record, played through.

    Attributes:
        start: The View before the first event.
        steps: What happened line by line; `events` are in their order.
        figures: What each seat did, as far as the record goes.
        hash_holds: Whether all events hash to what its last line says; None without such a line.
        races_judged: How many races carry evidence that was judged again.
        called_off: Why the game was called off, if it was.
        cut_off: Number of a last line that a crash cut off.
    """

    id: str | None
    title: str | None
    made_by: str | None
    seats: list[ReplaySeat]
    start: View
    events: list[Event]
    steps: list[Step]
    figures: list[SeatResult]
    closest: ClosestCall | None
    comeback: Comeback | None
    deal: OpenedDeal
    hash_holds: bool | None
    races_judged: int
    finished: bool
    called_off: str | None
    cut_off: int | None
    broken: Break | None
    doubts: list[Doubt]
