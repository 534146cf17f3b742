"""What the journal keeps of a table: accepted actions, presses, table changes, judged races.

Replaying the entries gives the table back; a full trace of inputs exists only in the simulator
(design.md 4.12).
"""

from msgspec import Struct

from slapjack.protocol.lobby import Lobby
from slapjack.rules import Action, Header
from slapjack.units import Micros


class TableChanged(Struct, frozen=True, tag_field="entry", tag="table"):
    """The table beside the cards, after a change; `tokens` are the secrets of the seats."""

    at_us: Micros
    lobby: Lobby
    host_token: str
    tokens: list[str | None]


class GameStarted(Struct, frozen=True, tag_field="entry", tag="game"):
    """A game begins: the header of its record, with the seed."""

    at_us: Micros
    game: str
    header: Header


class Pressed(Struct, frozen=True, tag_field="entry", tag="press"):
    """A flip was pressed and its moment drawn."""

    at_us: Micros
    flip: int
    seat: int
    show_at_us: Micros


class Acted(Struct, frozen=True, tag_field="entry", tag="action"):
    """An action that the rules accepted."""

    at_us: Micros
    action: Action


class RaceJudged(Struct, frozen=True, tag_field="entry", tag="race"):
    """The evidence of a race, enough to judge it again."""

    at_us: Micros
    flip: int
    judge: int
    rows: list[dict[str, object]]


class RaceVoided(Struct, frozen=True, tag_field="entry", tag="void"):
    """A race that was annulled."""

    at_us: Micros
    flip: int
    why: str


class GameEnded(Struct, frozen=True, tag_field="entry", tag="ended"):
    """A game is over or called off."""

    at_us: Micros
    game: str
    why: str


Entry = TableChanged | GameStarted | Pressed | Acted | RaceJudged | RaceVoided | GameEnded
