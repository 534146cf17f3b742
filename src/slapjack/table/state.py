"""Everything a table is made of, without what it does.

The modules beside this one are functions over `TableState`: seats (`lobby`), cards (`play`,
`flips`, `slaps`), people who come and go (`presence`, `hosting`). `table.py` only dispatches.
"""

import random
from collections import OrderedDict
from dataclasses import dataclass, field

from slapjack.fairness import JudgeSettings, settings_for
from slapjack.protocol.client_messages import HostAction, SeatAction
from slapjack.protocol.lobby import GameResult, Phase, TableOptions, TallyLine
from slapjack.protocol.server_messages import ServerMessage
from slapjack.rules import Action, Event, Game, Record, RuleSet, Stream, Streams, View
from slapjack.table.backlog import Backlog
from slapjack.table.connections import Connections
from slapjack.table.entries import KeptTable
from slapjack.table.outgoing import Outgoing
from slapjack.table.press import Press
from slapjack.table.race import HeldHand, Race
from slapjack.table.seating import Seating
from slapjack.table.start import Start
from slapjack.table.tally import Tally
from slapjack.table.timers import Timers
from slapjack.units import ConnectionId, FlipNo, Micros, Seat, TableCode

RACES_KEPT = 8
"""Cards whose race is remembered, so that a very late hand still learns what became of it."""


IDLE_US = Micros(1_800_000_000)
"""A table is forgotten when nobody was connected for so long, unless the server says otherwise."""

Asked = SeatAction | HostAction


@dataclass(frozen=True)
class Before:
    """The game as it is to everybody until the newest card shows (design.md 4.1, row `sent`)."""

    seq: int
    view: View
    flip: FlipNo
    face: str
    show_at: Micros
    sends: dict[ConnectionId, Micros]


@dataclass
class Play:
    """One game at the table.

    Attributes:
        card_count: How many cards there are, from the deal to the end.
        changes: Counts the accepted actions; timers and presses are drawn anew when it moved.
        waiting: Actions that came while a race was open (design.md 4.2 point 1).
        asked: What was asked while the newest card was on its way; answered when it shows.
        decided_at: When what lay there was last won, shared, dealt out again or contested.
        before: What is public until the newest card shows, None once it did.
        paused_by_table: Paused because people went away, not by the host.
        returning: After a restart: nothing goes on by itself before all are back, or late.
        paused_for: Who was missed when it was paused so, or when the host went on without them;
            None while nobody is.
    """

    game: Game
    record: Record
    game_id: str
    seed: bytes
    commit: str
    streams: Streams
    deal_at: Micros
    tally: Tally
    card_count: int
    events: list[Event] = field(default_factory=list)
    changes: int = 0
    planned: int = -1
    press: Press | None = None
    races: OrderedDict[FlipNo, Race] = field(default_factory=OrderedDict)
    waiting: list[Action] = field(default_factory=list)
    asked: list[tuple[ConnectionId, Asked]] = field(default_factory=list)
    before: Before | None = None
    shown_at: Micros = Micros(0)
    decided_at: Micros = Micros(0)
    turn_mark: tuple[Seat | None, int] = (None, -1)
    turn_at: Micros = Micros(0)
    bot_hands: dict[Seat, HeldHand] = field(default_factory=dict)
    bot_rngs: dict[Seat, random.Random] = field(default_factory=dict)
    shouts: dict[Seat, tuple[str, Micros]] = field(default_factory=dict)
    paused_at: Micros | None = None
    time_left_us: Micros | None = None
    paused_by_table: bool = False
    returning: bool = False
    paused_for: frozenset[int] | None = None
    lag_until: Micros = Micros(-1)
    lag_from: Micros = Micros(-1)

    @property
    def reveal(self) -> Stream:
        """The secret stream of fore-periods."""
        return self.streams.stream("reveal")

    @property
    def top(self) -> Race | None:
        """The race of the newest card."""
        return next(reversed(self.races.values()), None)

    @property
    def open_race(self) -> Race | None:
        """The race that stops the game, if any."""
        return next((race for race in self.races.values() if race.phase == "open"), None)

    def hides(self, now: Micros) -> bool:
        """Tell whether the newest card left for some screens already and shows on none yet."""
        return self.before is not None and now < self.before.show_at

    def add_race(self, race: Race) -> None:
        """Begin the race of a new card."""
        self.races[race.flip] = race
        if len(self.races) > RACES_KEPT:
            self.races.popitem(last=False)

    def is_unsettled_below(self, race: Race) -> bool:
        """Tell whether a card below may still be won, and this one with it."""
        return any(one.is_unsettled for one in self.races.values() if one.flip < race.flip)


@dataclass
class TableState:
    """A table: who sits, who is connected, what is agreed, what is played.

    Attributes:
        kept: What the journal has of the table beside the cards; None before the first entry.
        blocked_names: Words that no typed name may have, as skeletons (`names`).
        tally: Who won how often at a house table (`house`).
        rematch: Who asked for the next game, and when it is dealt; None while nobody did.
        drain_by: The server stops: everybody is sent away by then. None while it does not.
    """

    code: TableCode
    host_token: str
    now: Micros
    streams: Streams
    connections: Connections
    outgoing: Outgoing
    seating: Seating
    timers: Timers
    rules: RuleSet
    options: TableOptions
    opened_at: Micros
    phase: Phase = "lobby"
    locked: bool = False
    host_seat: Seat | None = None
    host_by_token: bool = True
    host_claimed: bool = False
    dealer: Seat = Seat(0)
    play: Play | None = None
    result: GameResult | None = None
    games: int = 0
    lobby_changed: bool = False
    kept: KeptTable | None = None
    version: str = ""
    idle_us: Micros = IDLE_US
    start: Start | None = None
    rematch: tuple[Seat, Micros] | None = None
    drain_by: Micros | None = None
    is_drained: bool = False
    blocked_names: frozenset[str] = frozenset()
    tally: dict[str, TallyLine] = field(default_factory=dict)
    host_answers: OrderedDict[str, ServerMessage] = field(default_factory=OrderedDict)

    @classmethod
    def fresh(
        cls,
        *,
        code: TableCode,
        host_token: str,
        seed: bytes,
        now: Micros,
        epoch: int,
        rules: RuleSet,
        options: TableOptions,
        version: str = "",
        idle_us: Micros = IDLE_US,
        start: Start | None = None,
    ) -> "TableState":
        """Make an empty table whose every chance comes from `seed`."""
        streams = Streams(seed)
        connections = Connections()
        outgoing = Outgoing(connections, Backlog(epoch))
        outgoing.watch_delay_us = Micros(options.watch_delay_s * 1_000_000)
        return cls(
            code=code,
            host_token=host_token,
            now=now,
            streams=streams,
            connections=connections,
            outgoing=outgoing,
            seating=Seating(streams.stream("seats")),
            timers=Timers(),
            rules=rules,
            options=options,
            opened_at=now,
            version=version,
            idle_us=idle_us,
            start=start,
        )

    @property
    def judge(self) -> JudgeSettings:
        """The judge's constants at this table."""
        return settings_for(self.options.judge)

    @property
    def is_playing(self) -> bool:
        """Whether a game is under way, its cut included."""
        return self.phase in ("cutting", "playing")

    def nonce(self) -> int:
        """Draw the number of a ping, which no client can guess."""
        return self.streams.stream("ping").below(2**32)

    def handicaps(self) -> list[Micros]:
        """Return the handicap of each seat."""
        return [sitter.handicap_us for sitter in self.seating]

    def handicap_spread_us(self) -> Micros:
        """Return the largest difference between two handicaps."""
        handicaps = self.handicaps()
        return Micros(max(handicaps, default=0) - min(handicaps, default=0))
