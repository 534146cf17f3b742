"""The table as everybody may see it: seats, rules, options, the last result.

The lobby is sent whole each time it changes; it is small, and a client that replaces it cannot
keep a ghost (bugs.md A13).
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from slapjack.protocol.fields import JudgeMode, LinkQuality

Phase = Literal["lobby", "cutting", "playing", "finished"]


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table decides beside its rules (design.md 4.16).

    Attributes:
        look_at: Where the players look, which screens may tell them. It changes no verdict: each
            phone shows a small face at the moment of the big screen and is measured by its own.
        thumbs: Whether a game begins only when everybody here has agreed to its rules, or whether
            they are asked and the host may deal anyway.
        hide_code: Screens do not show how to join unless asked, for tables that are streamed.
        reactions: Whether people may clap, laugh and wave at each other.
        keep_names: Whether the records of games hold the typed names, and not the animals alone.
        house: The table stays long without anybody, and keeps a tally; off erases it.
        on_call: Those at the table hear each other: one device of theirs sounds, chosen by hand.
        results: Whose numbers a result holds: everybody's, or for each connection its own players'
            only (the host gets all). For a class, where no child is to be last before all others.
        pace: How quickly cards follow on each other, by the host's word between two flips. It adds
            to what the rules say or takes from it, but no card is covered sooner than they allow.
    """

    judge: JudgeMode = "casual"
    absent: Literal["bot", "leave"] = "bot"
    names: Literal["generated", "typed", "approved"] = "generated"
    watchers: bool = True
    watch_delay_s: Annotated[int, Meta(ge=0, le=30)] = 0
    look_at: Literal["own", "big_screen"] = "own"
    sounds: bool = True
    thumbs: Literal["needed", "asked"] = "needed"
    hide_code: bool = False
    reactions: bool = True
    keep_names: bool = False
    on_call: bool = False
    house: bool = False
    results: Literal["all", "own"] = "all"
    pace: Literal["slow", "normal", "fast"] = "normal"


class SeatCard(Struct, frozen=True):
    """One seat as the table shows it.

    Attributes:
        ready: Thumb up for the rules; a bot's always is.
        left: Left for good; the seat keeps its number until the next deal, for the result's sake.
        held_us: How long the seat of somebody away is still kept as the message is written, until
            a bot stands in or the seat leaves; None while no such time runs.
    """

    seat: int
    name: str
    animal: str
    ink: str
    bot: str | None = None
    present: bool = True
    away: bool = False
    ready: bool = False
    host: bool = False
    handicap_us: int = 0
    link: LinkQuality = "unknown"
    wins: int = 0
    left: bool = False
    held_us: int | None = None


class SeatResult(Struct, frozen=True):
    """What one seat did in a finished game."""

    seat: int
    place: int | None
    piles: int
    slaps: int
    false_slaps: int
    best_us: int | None
    median_us: int | None


class ClosestCall(Struct, frozen=True):
    """The two nearest hands of a game."""

    flip: int
    seats: list[int]
    apart_us: int


class Comeback(Struct, frozen=True):
    """Who came back from no cards and went furthest, and how often."""

    seat: int
    times: int


class GameResult(Struct, frozen=True):
    """A finished game: who won, how, and where its record is.

    Attributes:
        game: Id of the record; empty for whom it is not, since a record holds everybody's numbers.
        seats: What they did; only the own seats for whom the others' are not.
    """

    game: str
    winner: int | None
    reason: str
    seats: list[SeatResult]
    seed: str
    commit: str
    closest: ClosestCall | None = None
    comeback: Comeback | None = None


class RematchAsked(Struct, frozen=True):
    """Somebody asked for the next game: it is dealt by itself unless somebody says no.

    Attributes:
        seat: Who asked.
        left_us: Until the deal, as the message is written.
    """

    seat: int
    left_us: int


class TallyLine(Struct, frozen=True):
    """How often somebody won at a house table, also while they do not sit there."""

    name: str
    animal: str
    ink: str
    wins: int


class Lobby(Struct, frozen=True):
    """The whole table beside the cards.

    Attributes:
        watchers: People who look on, each at a screen of their own.
        screens: Big screens that show the table to a room.
    """

    code: str
    phase: Phase
    seats: list[SeatCard]
    rules: dict[str, object]
    options: TableOptions
    max_players: int
    min_players: int
    dealer: int
    locked: bool = False
    host_present: bool = True
    watchers: int = 0
    screens: int = 0
    game: str | None = None
    commit: str | None = None
    cutter: int | None = None
    result: GameResult | None = None
    tally: list[TallyLine] = field(default_factory=list)
    rematch: RematchAsked | None = None
