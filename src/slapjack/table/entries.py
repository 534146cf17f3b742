"""What the journal keeps of a table: accepted actions, presses, table changes, judged races.

Replaying the entries gives the table back (`restore`); a full trace of inputs exists only in the
simulator (design.md 4.12). Whatever a person was told is in here: who sits where, what was done,
and the answers to actions, so that a repeat after a restart acts no second time.

Instants are those of the clock that ran when the entry was written. Each life of the table has a
clock of its own, so only differences within one life mean anything; `LifeBegan` begins a new one.
"""

from msgspec import Struct

from slapjack.protocol.lobby import GameResult, TableOptions, TallyLine
from slapjack.rules import Action, Header
from slapjack.units import Micros, Seat


class KeptSeat(Struct, frozen=True, omit_defaults=True):
    """One seat with its secret, and what its owner carries through games.

    Attributes:
        token: The secret of a person; None for a bot, or for somebody who left.
        sat_at_us: When they sat down, on the clock of the entry.
    """

    animal: str
    ink: str
    sat_at_us: Micros
    token: str | None = None
    bot: str | None = None
    stand_in: bool = False
    name: str = ""
    handicap_us: Micros = Micros(0)
    ready: bool = False
    wins: int = 0
    away: bool = False
    left: bool = False
    has_come: bool = True


class KeptTable(Struct, frozen=True, omit_defaults=True):
    """The whole table beside the cards.

    Attributes:
        rules: As in the header of a record.
        games: How many games were played to their end.
        paused_by_table: The running game stands still because people went away, not by the host.
        tally: Who won how often at a house table.
    """

    host_token: str
    rules: dict[str, object]
    options: TableOptions
    seats: tuple[KeptSeat, ...]
    dealer: int = 0
    locked: bool = False
    host_seat: int | None = None
    host_by_token: bool = True
    host_claimed: bool = False
    games: int = 0
    result: GameResult | None = None
    paused_by_table: bool = False
    tally: tuple[TallyLine, ...] = ()


class TableChanged(Struct, frozen=True, tag_field="entry", tag="table"):
    """The table beside the cards, after a change; the first entry of every table."""

    at_us: Micros
    table: KeptTable


class GameStarted(Struct, frozen=True, tag_field="entry", tag="game"):
    """A game begins: the table, and the header of the record with the seed.

    Nothing before this entry is needed any more.
    """

    at_us: Micros
    game: str
    header: Header
    table: KeptTable


class DealtUncut(Struct, frozen=True, tag_field="entry", tag="uncut"):
    """Nobody wanted to cut, and the cards were dealt (rules.md B76)."""

    at_us: Micros


class Pressed(Struct, frozen=True, tag_field="entry", tag="press"):
    """A flip was pressed and its moment drawn."""

    at_us: Micros
    flip: int
    seat: int
    show_at_us: Micros


class PressHeld(Struct, frozen=True, tag_field="entry", tag="held"):
    """A flip was pressed while a race was open; its moment is drawn after the verdict."""

    at_us: Micros
    flip: int
    seat: int


class Acted(Struct, frozen=True, tag_field="entry", tag="action"):
    """An action that the rules accepted."""

    at_us: Micros
    action: Action


class Waits(Struct, frozen=True, tag_field="entry", tag="waits"):
    """An action that waits for the verdict of an open race (design.md 4.2 point 1)."""

    at_us: Micros
    action: Action


class Answered(Struct, frozen=True, omit_defaults=True, tag_field="entry", tag="answer"):
    """An action of a client was accepted; its repeat gets the same answer (reliability.md P2).

    Attributes:
        seats: For whom the answer is kept: all seats that its connection spoke for.
        host: Whether the connection spoke for the host, too.
    """

    at_us: Micros
    action_id: str
    seats: tuple[Seat, ...] = ()
    host: bool = False


class RaceJudged(Struct, frozen=True, tag_field="entry", tag="race"):
    """The evidence of a race, enough to judge it again.

    Attributes:
        judge: Version of the judge.
        mode: Its mode; entries of before it was kept have none.
    """

    at_us: Micros
    flip: int
    judge: int
    rows: list[dict[str, object]]
    mode: str | None = None

    def line(self) -> dict[str, object]:
        """Return the line that a record has of it (records.md)."""
        mode = {} if self.mode is None else {"mode": self.mode}
        return {"race": {"flip": self.flip, "judge": self.judge, **mode, "rows": self.rows}}


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


class LifeBegan(Struct, frozen=True, tag_field="entry", tag="life"):
    """The table was opened, or came back after its process had stopped; a new clock runs.

    Attributes:
        epoch: Number of this life, higher than that of the life before.
    """

    at_us: Micros
    epoch: int


ERASED = "erased"


class TableDied(Struct, frozen=True, tag_field="entry", tag="died"):
    """The table is over: nothing of it has to be kept but the records of its games.

    Attributes:
        why: `empty`; or `erased`, which takes the records of all its games along.
    """

    at_us: Micros
    why: str


Entry = (
    TableChanged
    | GameStarted
    | DealtUncut
    | Pressed
    | PressHeld
    | Acted
    | Waits
    | Answered
    | RaceJudged
    | RaceVoided
    | GameEnded
    | LifeBegan
    | TableDied
)
