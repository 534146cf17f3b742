"""The table beside the cards: who sits, what is agreed, and what a host may change.

Settings change between games only; what everybody sees is one Lobby message, sent whole.
"""

from slapjack.bots import LEVELS
from slapjack.fairness import CASUAL
from slapjack.protocol.client_messages import (
    AddBot,
    Deal,
    HandOver,
    Kick,
    Lock,
    Rematch,
    Rename,
    SetHandicap,
    SetOptions,
    SetRules,
)
from slapjack.protocol.codec import PROTO
from slapjack.protocol.fields import LinkQuality
from slapjack.protocol.lobby import Lobby, SeatCard
from slapjack.protocol.server_messages import Ended, LobbyChanged, Welcome
from slapjack.rules import Leave, RuleSet
from slapjack.table import hosting
from slapjack.table.connections import Connection
from slapjack.table.inputs import Seated, Sit, Turned
from slapjack.table.names import clean_name
from slapjack.table.play import deal
from slapjack.table.refusal import RefusedError
from slapjack.table.seating import SEATS_MAX, Sitter
from slapjack.table.state import TableState
from slapjack.table.waiting import do_or_wait
from slapjack.units import Micros, Seat

GOOD_US = 90_000
SLOW_US = 200_000
SHAKY_US = 60_000
"""Round trips up to which a connection is good or slow, and the spread that makes it worse."""

BADGE_SAMPLES = 5
"""Round trips without which nothing is said of a connection."""

CLOSE_KICKED = 4003

HostChange = (
    SetRules | SetOptions | SetHandicap | AddBot | Kick | Rename | Lock | HandOver | Deal | Rematch
)


def card(table: TableState) -> Lobby:
    """Draw the whole table as everybody may see it."""
    play = table.play if table.is_playing else None
    return Lobby(
        code=table.code,
        phase=table.phase,
        seats=[_seat_card(table, sitter) for sitter in table.seating],
        rules=table.rules.to_header(),
        options=table.options,
        max_players=min(SEATS_MAX, table.rules.max_players),
        min_players=table.rules.min_players,
        dealer=table.dealer,
        locked=table.locked,
        host_present=hosting.host_present(table),
        watchers=sum(one.role == "watcher" for one in table.connections),
        game=play.game_id if play is not None else None,
        commit=play.commit if play is not None else None,
        cutter=play.game.cutter if play is not None else None,
        result=table.result,
    )


def announce(table: TableState) -> None:
    """Tell everybody, where something changed."""
    if table.lobby_changed:
        table.lobby_changed = False
        shown = card(table)
        table.outgoing.say(
            lambda epoch, seq: LobbyChanged(epoch=epoch, seq=seq, lobby=shown), table.now
        )


def welcome(table: TableState, connection: Connection) -> Welcome:
    """Tell a connection what it may do."""
    return Welcome(
        proto=PROTO,
        epoch=table.outgoing.backlog.epoch,
        code=table.code,
        seats=[int(seat) for seat in connection.seats],
        role=connection.role,
        host=hosting.is_host(table, connection),
        judge=table.options.judge,
        version=table.version,
    )


def sit(table: TableState, call: Sit) -> Seated | Turned:
    """Give a person a seat, or say why not."""
    refusal = _why_not_sit(table, call)
    if refusal is not None:
        return Turned(refusal)
    name = clean_name(call.name) if call.name else ""
    sitter = table.seating.sit(table.now, token=call.token, name=name or "", ink=call.ink)
    table.lobby_changed = True
    return Seated(seat=sitter.seat, animal=sitter.animal, ink=sitter.ink)


def change(table: TableState, message: HostChange) -> None:
    """Do what the host asks.

    Raises:
        RefusedError: Not now, or not so.
        RuleSetError: A rule value that is out of range.
        IllegalActionError: The rules refuse it.
    """
    match message:
        case Lock():
            table.locked = message.locked
        case HandOver():
            hosting.hand_over(table, _human(table, message.seat).seat)
        case Kick():
            kick(table, _seat(table, message.seat))
        case Rename():
            rename(table, _seat(table, message.seat), message.name)
        case _:
            _between_games(table, message)
    table.lobby_changed = True


def _between_games(
    table: TableState, message: SetRules | SetOptions | SetHandicap | AddBot | Deal | Rematch
) -> None:
    if table.is_playing:
        raise RefusedError("game_running")
    match message:
        case SetRules():
            table.rules = RuleSet.parse(message.rules)
        case SetOptions():
            table.options = message.options
            table.outgoing.watch_delay_us = Micros(message.options.watch_delay_s * 1_000_000)
        case SetHandicap():
            _seat(table, message.seat).handicap_us = Micros(message.handicap_us)
        case AddBot():
            add_bot(table, message.level)
        case Deal():
            begin(table, None if message.dealer is None else Seat(message.dealer))
        case Rematch():
            if table.phase != "finished":
                raise RefusedError("no_game")
            begin(table, None)


def begin(table: TableState, dealer: Seat | None) -> None:
    """Deal the next game; people who left have freed their seats.

    Raises:
        RefusedError: Too few or too many seats for the rules.
    """
    free_left(table)
    count = len(table.seating)
    if count < table.rules.min_players:
        raise RefusedError("too_few_players", hint=str(table.rules.min_players))
    if count > table.rules.max_players:
        raise RefusedError("too_many_players", hint=str(table.rules.max_players))
    deal(table, _dealer(table, dealer))


def free_left(table: TableState) -> None:
    """Take out who left during the last game."""
    for sitter in [one for one in table.seating if one.left]:
        _free(table, sitter)


def add_bot(table: TableState, level: str) -> None:
    """Put a bot on a free seat."""
    if level not in LEVELS:
        raise RefusedError("no_such_level", field="level", hint=", ".join(LEVELS))
    if len(table.seating) >= table.rules.max_players:
        raise RefusedError("table_full")
    table.seating.sit(table.now, bot=level)


def kick(table: TableState, sitter: Sitter) -> None:
    """Free a seat; its person is told."""
    for connection in table.connections.of_seat(sitter.seat):
        table.outgoing.answer(connection, Ended(why="kicked"))
        table.outgoing.close(connection, CLOSE_KICKED)
        connection.seats.clear()
    leave(table, sitter)


def leave(table: TableState, sitter: Sitter) -> None:
    """Somebody goes for good: during a game the cards go as the house says (rules.md B37)."""
    play = table.play
    if play is not None and table.is_playing and sitter.seat < play.game.view.seats:
        sitter.token = None
        if play.game.view.status[sitter.seat] != "out":
            do_or_wait(table, play, Leave(seat=sitter.seat))
        sitter.left = True
    else:
        _free(table, sitter)
    table.lobby_changed = True


def rename(table: TableState, sitter: Sitter, name: str) -> None:
    """Give a seat a typed name, or none."""
    clean = clean_name(name) if name else ""
    if clean is None:
        raise RefusedError("bad_name", field="name")
    if clean and table.seating.name_taken(clean, but=sitter.seat):
        raise RefusedError("name_taken", field="name")
    sitter.name = clean


def quality(connection: Connection | None) -> LinkQuality:
    """Say in a word how good a road is."""
    if connection is None or connection.latency.samples < BADGE_SAMPLES:
        return "unknown"
    base_us = connection.base_us(CASUAL)
    spread_us = connection.latency.q95_us - base_us
    if base_us > SLOW_US or spread_us > 2 * SHAKY_US:
        return "weak"
    return "slow" if base_us > GOOD_US or spread_us > SHAKY_US else "good"


def _seat_card(table: TableState, sitter: Sitter) -> SeatCard:
    connections = table.connections.of_seat(sitter.seat)
    return SeatCard(
        seat=sitter.seat,
        name=sitter.name,
        animal=sitter.animal,
        ink=sitter.ink,
        bot=sitter.bot,
        present=sitter.is_bot or bool(connections),
        away=sitter.away,
        ready=sitter.ready,
        host=sitter.seat == table.host_seat,
        handicap_us=sitter.handicap_us,
        link=quality(connections[0] if connections else None),
        wins=sitter.wins,
    )


def _why_not_sit(table: TableState, call: Sit) -> str | None:
    if table.is_playing:
        return "game_running"
    free_left(table)
    if table.locked:
        return "table_locked"
    if len(table.seating) >= min(SEATS_MAX, table.rules.max_players):
        return "table_full"
    if call.ink is not None and table.seating.ink_taken(call.ink):
        return "ink_taken"
    return _why_not_name(table, call.name)


def _why_not_name(table: TableState, name: str | None) -> str | None:
    if not name:
        return None
    if table.options.names == "generated":
        return "names_generated"
    clean = clean_name(name)
    if clean is None:
        return "bad_name"
    return "name_taken" if table.seating.name_taken(clean) else None


def _dealer(table: TableState, wanted: Seat | None) -> Seat:
    """Choose the dealer: the host's word, else the rule; later games pass the deal left (B49)."""
    count = len(table.seating)
    if wanted is not None:
        if not table.seating.has(wanted):
            raise RefusedError("no_such_seat", field="dealer")
        return wanted
    if table.games:
        return Seat((table.dealer + 1) % count)
    if table.rules.dealer_choice == "host" and table.host_seat is not None:
        return table.host_seat
    return Seat(table.streams.stream("dealer").below(count))


def _free(table: TableState, sitter: Sitter) -> None:
    freed = sitter.seat
    table.seating.free(freed)
    hosting.seat_freed(table, freed)
    if table.dealer >= freed and table.dealer > 0:
        table.dealer = Seat(table.dealer - 1)
    for connection in table.connections:
        moved = [Seat(seat - (seat > freed)) for seat in connection.seats if seat != freed]
        if moved != connection.seats:
            connection.seats[:] = moved
            table.outgoing.answer(connection, welcome(table, connection))


def _seat(table: TableState, seat: int) -> Sitter:
    if not table.seating.has(seat):
        raise RefusedError("no_such_seat", field="seat")
    return table.seating[Seat(seat)]


def _human(table: TableState, seat: int) -> Sitter:
    sitter = _seat(table, seat)
    if sitter.token is None:
        raise RefusedError("not_a_person", field="seat")
    return sitter
