"""A table from its journal: the entries, replayed by the same code that wrote them.

What comes out is the table as it stood after its last entry, without connections. Its hidden cards
are not stored: the seed and the accepted actions give them again, card by card (bugs.md A85).

Time stood still while no process ran. Every life of a table had a clock of its own, so the entries
are laid end to end and the last one is now: whatever had three seconds left has them still (A62).
What a restart changes is decided in `revival`.
"""

from collections.abc import Sequence
from functools import singledispatch
from itertools import pairwise
from typing import Final

import msgspec

from slapjack.fairness import Budget, Evidence, judge, usual_excess
from slapjack.protocol.server_messages import Accepted, Row
from slapjack.rules import Flip, GameOver, IllegalActionError, RuleSet, Tie
from slapjack.table import house
from slapjack.table import play as game
from slapjack.table.entries import (
    Acted,
    Answered,
    DealtUncut,
    Entry,
    GameEnded,
    GameStarted,
    KeptSeat,
    KeptTable,
    LifeBegan,
    Pressed,
    PressHeld,
    RaceJudged,
    RaceVoided,
    TableChanged,
    TableDied,
    Waits,
)
from slapjack.table.flips import lay
from slapjack.table.press import Press
from slapjack.table.seating import Sitter, remember
from slapjack.table.state import IDLE_US, Play, TableState
from slapjack.units import FlipNo, Micros, Seat, TableCode

_FAULTS: Final = (
    IllegalActionError,
    AssertionError,
    LookupError,
    ValueError,
    TypeError,
    OverflowError,
    msgspec.MsgspecError,
)
"""What entries may lead to that no table wrote, or that were damaged since."""

_CALLED_OFF: Final = ("misdeal", "abandoned")


class RestoreError(Exception):
    """The entries give no table; the text says at which one it stopped."""


def restore(
    code: TableCode,
    entries: Sequence[Entry],
    *,
    seed: bytes,
    now: Micros,
    epoch: int,
    version: str = "",
    idle_us: Micros = IDLE_US,
) -> TableState:
    """Replay a table's entries; see `Table.restore`.

    Raises:
        RestoreError: They give no table.
    """
    first = next((one for one in entries if isinstance(one, TableChanged | GameStarted)), None)
    if first is None:
        raise RestoreError(f"table {code}: expected an entry with the whole table, got none")
    table = TableState.fresh(
        code=code,
        host_token=first.table.host_token,
        seed=seed,
        now=now,
        epoch=epoch,
        rules=RuleSet.parse(first.table.rules),
        options=first.table.options,
        version=version,
        idle_us=idle_us,
    )
    table.kept = first.table
    moments = instants(entries, now)
    # Older states of the table are not kept, but answers that were given meanwhile are.
    table.now = moments[entries.index(first)]
    _adopt(table, first.table, first.at_us)
    for number, (at, entry) in enumerate(zip(moments, entries, strict=True), 1):
        table.now = at
        try:
            _take(entry, table)
        except _FAULTS as error:
            what = type(entry).__name__
            raise RestoreError(f"table {code}: entry {number} ({what}) failed: {error}") from error
    table.now = now
    # All of it is in the journal, and nobody is connected to hear it.
    table.outgoing.take()
    return table


def instants(entries: Sequence[Entry], now: Micros) -> list[Micros]:
    """Lay the lives of a table end to end, on the clock that runs now, the last entry being now."""
    steps = [
        0 if isinstance(entry, LifeBegan) else max(0, entry.at_us - before.at_us)
        for before, entry in pairwise(entries)
    ]
    moments = [Micros(now - sum(steps))]
    for step in steps:
        moments.append(Micros(moments[-1] + step))
    return moments


@singledispatch
def _take(entry: Entry, table: TableState) -> None:
    """Take one entry into a table."""
    raise AssertionError(f"expected an entry of the journal, got {entry!r}")


@_take.register
def _(entry: TableChanged, table: TableState) -> None:
    _adopt(table, entry.table, entry.at_us)


@_take.register
def _(entry: GameStarted, table: TableState) -> None:
    _adopt(table, entry.table, entry.at_us)
    game.begin(table, entry.header)


@_take.register
def _(entry: DealtUncut, table: TableState) -> None:
    game.finish_deal(table, _play(table))


@_take.register
def _(entry: Pressed, table: TableState) -> None:
    # The wait that was drawn is spent: a restart must not draw it for another card.
    _play(table).reveal.word()
    _press(table, entry.flip, entry.seat)


@_take.register
def _(entry: PressHeld, table: TableState) -> None:
    _press(table, entry.flip, entry.seat)


@_take.register
def _(entry: Acted, table: TableState) -> None:
    play = _play(table)
    flips = play.game.flips
    events = game.perform(table, play, entry.action)
    if isinstance(entry.action, Flip):
        play.press = None
        play.shown_at = Micros(play.deal_at + (entry.action.at_us or 0))
        if play.game.flips > flips:
            lay(play, play.shown_at)
    if any(isinstance(event, Tie) for event in events) and play.top is not None:
        play.top.phase = "closed"


@_take.register
def _(entry: Waits, table: TableState) -> None:
    _play(table).waiting.append(entry.action)


@_take.register
def _(entry: Answered, table: TableState) -> None:
    seats = [seat for seat in entry.seats if table.seating.has(seat)]
    memories = [table.seating[seat].answers for seat in seats]
    for memory in [*memories, table.host_answers] if entry.host else memories:
        remember(memory, entry.action_id, Accepted(action_id=entry.action_id))


@_take.register
def _(entry: RaceJudged, table: TableState) -> None:
    play = _play(table)
    play.waiting.clear()
    play.record.append_line(entry.line())
    play.tally.race(entry.flip, [msgspec.convert(one["row"], Row) for one in entry.rows])
    for one in entry.rows:
        _spend(table, one)


@_take.register
def _(entry: RaceVoided, table: TableState) -> None:
    play = _play(table)
    play.waiting.clear()
    play.changes += 1
    race = play.races.get(FlipNo(entry.flip))
    if race is not None:
        race.phase = "void"


@_take.register
def _(entry: GameEnded, table: TableState) -> None:
    play = _play(table)
    play.waiting.clear()
    if entry.why in _CALLED_OFF:
        game.call_off(table, play, "misdeal" if entry.why == "misdeal" else "abandoned")
        return
    over = play.events[-1]
    assert isinstance(over, GameOver), "expected the game to be over"
    game.finish(table, play, over)


@_take.register
def _(entry: LifeBegan, table: TableState) -> None:
    # Each life of a bot begins with a word of its own, else it would repeat itself.
    if table.play is not None:
        for sitter in table.seating:
            _play(table).streams.stream(f"bot:{sitter.seat}").word()


@_take.register
def _(entry: TableDied, table: TableState) -> None:
    raise AssertionError("expected a table that lives")


def _adopt(table: TableState, kept: KeptTable, written_at_us: Micros) -> None:
    """Take over the table beside the cards."""
    if table.kept is not None and table.kept.rules != kept.rules:
        table.rules = RuleSet.parse(kept.rules)
    table.kept = kept
    table.host_token = kept.host_token
    table.options = kept.options
    table.outgoing.watch_delay_us = Micros(kept.options.watch_delay_s * 1_000_000)
    table.dealer = Seat(kept.dealer)
    table.locked = kept.locked
    table.host_seat = None if kept.host_seat is None else Seat(kept.host_seat)
    table.host_by_token = kept.host_by_token
    table.host_claimed = kept.host_claimed
    table.games = kept.games
    table.result = kept.result
    house.restore(table, kept.tally)
    if table.play is not None:
        table.play.paused_by_table = kept.paused_by_table
    later_us = Micros(table.now - written_at_us)
    known = {one.animal: one for one in table.seating}
    table.seating.seat_again(
        _sitter(Seat(number), one, later_us, known.get(one.animal))
        for number, one in enumerate(kept.seats)
    )


def _play(table: TableState) -> Play:
    assert table.play is not None, "expected a game to have begun"
    return table.play


def _press(table: TableState, flip: int, seat: int) -> None:
    _play(table).press = Press(flip=FlipNo(flip), seat=Seat(seat), pressed_at=table.now)


def _spend(table: TableState, one: dict[str, object]) -> None:
    """Use up trust as the judged hand did (design.md 4.12: budgets come from the rows)."""
    if one["evidence"] is None:
        return
    row, found = msgspec.convert(one["row"], Row), msgspec.convert(one["evidence"], Evidence)
    settings = table.judge
    budget = Budget(found.budget_us, found.stall_budget_us)
    if found.proof is None:
        usual_us = usual_excess(found.jitter_us, found.frame_us, settings)
        left = budget.after(Micros(row.used_us), usual_us, settings)
    else:
        judged = judge(found, settings)
        left = budget.after(
            Micros(row.used_us), judged.usual_us, settings, stalls_us=judged.stalls_us
        )
    table.seating[found.seat].budget = left


def _sitter(seat: Seat, kept: KeptSeat, later_us: Micros, before: Sitter | None) -> Sitter:
    """Seat somebody as kept; what only the game knows of them comes from who sat here before.

    Args:
        seat: Where.
        kept: Who.
        later_us: How far the clock of now runs before that of the entry.
        before: Who had this animal, which is somebody's for as long as they sit.
    """
    sat_at = Micros(kept.sat_at_us + later_us)
    sitter = Sitter(
        seat=seat,
        animal=kept.animal,
        ink=kept.ink,
        sat_at=sat_at,
        token=kept.token,
        bot=kept.bot,
        stand_in=kept.stand_in,
        name=kept.name,
        handicap_us=kept.handicap_us,
        ready=kept.ready,
        wins=kept.wins,
        away=kept.away,
        left=kept.left,
        here_since=sat_at,
        has_come=kept.has_come,
    )
    if before is not None and before.sat_at == sat_at:
        sitter.budget = before.budget
        sitter.answers = before.answers
    return sitter
