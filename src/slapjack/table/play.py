"""One game at the table: dealt, acted on, finished.

`act` is the only way by which an action reaches the rules: it is recorded, journaled and told to
everybody in one step, or it is refused and nothing happened.
"""

from typing import Literal

import msgspec

from slapjack.fairness import commit
from slapjack.protocol.lobby import GameResult
from slapjack.protocol.server_messages import Events
from slapjack.rules import (
    Action,
    CameBack,
    ChallengeWon,
    Dealt,
    Event,
    Game,
    GameOver,
    HandJudged,
    Header,
    Left,
    Paused,
    PileGiven,
    PileSplit,
    Record,
    Redeal,
    Resumed,
    SeatLine,
    SlapWon,
    Streams,
    Tie,
    WentAway,
)
from slapjack.table import bot_hands, house
from slapjack.table.entries import Acted, DealtUncut, GameEnded, GameStarted
from slapjack.table.keeping import kept
from slapjack.table.outputs import Finished
from slapjack.table.seating import Sitter
from slapjack.table.state import Play, TableState
from slapjack.table.tally import Tally
from slapjack.units import Micros, Seat

_PILE_GONE = (SlapWon, ChallengeWon, PileSplit, PileGiven, Redeal)
_HEEDED = frozenset((*_PILE_GONE, Left, WentAway, CameBack, Paused, Resumed, Dealt, Tie))
"""What the table itself must know; nearly all events are others, so they are passed by at once."""


def deal(table: TableState, dealer: Seat) -> None:
    """Begin a game with the present seats and rules (records.md, header)."""
    seed = _draw(table, "games", 32)
    header = Record.for_game(
        table.rules,
        [
            SeatLine(
                name=_recorded(table, one), bot=one.bot, handicap_us=one.handicap_us, ink=one.ink
            )
            for one in table.seating
        ],
        seed,
        dealer=dealer,
        exposed=_exposed(table),
        commit=commit(seed),
        game_id=_draw(table, "ids", 16).hex(),
    ).header
    if table.start is not None:
        header = table.start.put_into(header)
        table.start = None
    tell(table, begin(table, header).game.opening)


def begin(table: TableState, header: Header) -> Play:
    """Begin the game of a header, which `deal` drew or the journal kept; nothing is told yet."""
    seed = bytes.fromhex(header.seed or "")
    game = Game.from_header(header)
    play = Play(
        game=game,
        record=Record(header),
        game_id=header.id or "",
        seed=seed,
        commit=header.commit or "",
        streams=Streams(seed),
        deal_at=table.now,
        tally=Tally(len(table.seating)),
        card_count=len(game.cards),
        shown_at=table.now,
    )
    for connection in table.connections:
        connection.screens.clear()
    table.play = play
    table.dealer = header.dealer or Seat(0)
    table.result = None
    table.phase = "playing" if game.cutter is None else "cutting"
    table.lobby_changed = True
    for sitter in table.seating:
        sitter.timeouts = 0
        sitter.budget = None
    table.kept = kept(table)
    table.outgoing.append(GameStarted(table.now, play.game_id, header, table.kept))
    _take_over(table, play, game.opening)
    return play


def deal_without_cut(table: TableState, play: Play) -> None:
    """Deal now, where nobody wants to cut (rules.md B76)."""
    tell(table, finish_deal(table, play))


def finish_deal(table: TableState, play: Play) -> tuple[Event, ...]:
    """Deal without a cut; the caller tells what came of it."""
    events = play.game.finish_deal()
    _check_cards(play)
    play.changes += 1
    table.outgoing.append(DealtUncut(table.now))
    _take_over(table, play, events)
    return events


def act(table: TableState, action: Action, *, at: Micros | None = None) -> tuple[Event, ...]:
    """Let an action happen, and tell everybody what came of it; see `apply`."""
    events = apply(table, action, at=at)
    tell(table, events)
    return events


def apply(table: TableState, action: Action, *, at: Micros | None = None) -> tuple[Event, ...]:
    """Let an action happen; the caller tells what came of it.

    Args:
        table: The table.
        action: What is done.
        at: When it counts as done, if not now (a flip counts when it shows).

    Returns:
        What came of it.

    Raises:
        IllegalActionError: The rules refuse it; nothing happened.
    """
    play = table.play
    assert play is not None
    since_deal = Micros((table.now if at is None else at) - play.deal_at)
    return perform(table, play, msgspec.structs.replace(action, at_us=since_deal))


def perform(table: TableState, play: Play, stamped: Action) -> tuple[Event, ...]:
    """Let an action happen that has its time since the deal, and write it down.

    Raises:
        IllegalActionError: The rules refuse it; nothing happened.
    """
    events = play.game.apply(stamped)
    _check_cards(play)
    play.record.append(stamped)
    if not all(isinstance(event, HandJudged) for event in events):
        # A hand that moved nothing puts nothing off, or free hands could hold up a game for ever.
        play.changes += 1
    table.outgoing.append(Acted(table.now, stamped))
    _take_over(table, play, events)
    return events


def tell(table: TableState, events: tuple[Event, ...]) -> None:
    """Tell everybody what the rules said."""
    if events:
        table.outgoing.say(
            lambda epoch, seq: Events(epoch=epoch, seq=seq, events=list(events)), table.now
        )


def finish(table: TableState, play: Play, over: GameOver) -> None:
    """Close the record and show the result."""
    play.record.finish(play.game, play.events)
    for sitter in table.seating:
        sitter.wins += over.winner == sitter.seat
        if over.winner == sitter.seat:
            house.count_win(table, sitter)
    table.result = GameResult(
        game=play.game_id,
        winner=over.winner,
        reason=over.reason,
        seats=[
            play.tally.result(sitter.seat, over.places[sitter.seat]) for sitter in table.seating
        ],
        seed=play.seed.hex(),
        commit=play.commit,
        closest=play.tally.closest,
        comeback=play.tally.comeback(over.places),
    )
    _end(table, play, over.reason)
    table.games += 1


def call_off(table: TableState, play: Play, why: Literal["misdeal", "abandoned"]) -> None:
    """Void the record: no result, no place, the deal does not pass (rules.md B43)."""
    play.record.append_line({"void": why})
    _end(table, play, why)


def _check_cards(play: Play) -> None:
    """Let a fault of ours stop this table before anybody is told of it (reliability.md P11)."""
    cards = play.game.cards
    assert len(cards) == play.card_count, f"expected {play.card_count} cards, got {len(cards)}"
    assert len(set(cards)) == play.card_count, "expected each card once"


def _recorded(table: TableState, sitter: Sitter) -> str:
    """Say what a seat is called in the record, which outlives the table: its animal, as a rule."""
    return (sitter.name if table.options.keep_names else "") or sitter.animal


def _exposed(table: TableState) -> list[int]:
    """Choose the cards that are shown by mistake in this deal (rules.md B43)."""
    if table.rules.misdeal == "ignore":
        return []
    stream = table.streams.stream("exposed")
    cards = 52 + table.rules.jokers
    return [card for card in range(cards) if stream.below(1_000) < table.rules.misdeal_per_mille]


def _draw(table: TableState, name: str, count: int) -> bytes:
    stream = table.streams.stream(name)
    return b"".join(stream.word().to_bytes(8, "big") for _ in range(count // 8))


def _end(table: TableState, play: Play, why: str) -> None:
    table.outgoing.append(GameEnded(table.now, play.game_id, why))
    table.outgoing.put(Finished(play.game_id, play.record.dump()))
    table.phase = "finished"
    table.lobby_changed = True
    play.press = None
    play.before = None
    table.timers.clear_all(
        "show", "shown", "race", "cover", "flip", "bot_flip", "bot_hand", "cut", "claim", "idle",
        "game",
    )  # fmt: skip


def _take_over(table: TableState, play: Play, events: tuple[Event, ...]) -> None:
    """Draw from the events what the table itself must know."""
    play.events += events
    play.tally.count(events)
    for event in events:
        if type(event) not in _HEEDED:
            continue
        match event:
            case Left() | WentAway() | CameBack():
                _note_person(table, event)
            case Paused() | Resumed() | Dealt():
                _set_clock(table, play, event)
            case Tie():
                play.decided_at = table.now
            case _:
                play.decided_at = table.now
                _close_races(play)


def _close_races(play: Play) -> None:
    """The pile is gone: nothing on the table can be slapped any more."""
    for race in play.races.values():
        if race.phase != "void":
            race.phase = "closed"


def _note_person(table: TableState, event: Left | WentAway | CameBack) -> None:
    sitter = table.seating[Seat(event.seat)]
    if isinstance(event, Left):
        sitter.left = True
    else:
        sitter.away = isinstance(event, WentAway)
    table.lobby_changed = True


def _set_clock(table: TableState, play: Play, event: Paused | Resumed | Dealt) -> None:
    """Start, stop and go on with what runs by time; the game's limit stands still in a pause."""
    has_limit = play.game.rules.time_limit_s > 0
    match event:
        case Paused():
            play.paused_at = table.now
            bot_hands.halt(table)
            # Where the limit ran out during the race that held back this pause, nothing is left.
            ends_at = table.timers.at("game") or table.now
            play.time_left_us = Micros(ends_at - table.now) if has_limit else None
            table.timers.clear_all("flip", "bot_flip", "claim", "idle", "game")
        case Resumed():
            if play.paused_at is not None:
                paused_us = Micros(table.now - play.paused_at)
                bot_hands.go_on(table, play, paused_us)
                play.turn_at = Micros(play.turn_at + paused_us)
            play.paused_at = None
            play.paused_by_table = False
            if play.time_left_us is not None:
                table.timers.set("game", Micros(table.now + play.time_left_us))
        case Dealt():
            table.phase = "playing"
            table.lobby_changed = True
            if has_limit:
                limit_us = play.game.rules.time_limit_s * 1_000_000
                table.timers.set("game", Micros(table.now + limit_us))
