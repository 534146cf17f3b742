"""What a host may change: names, rights, options and rules, and the next deal.

Settings change between games only, so that nobody is surprised in the middle of one; but for those
that touch no card (`AT_ANY_TIME`).
"""

import msgspec

from slapjack.bots import LEVELS
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
from slapjack.protocol.lobby import TableOptions
from slapjack.rules import RuleSet
from slapjack.table import hosting
from slapjack.table.names import clean_name
from slapjack.table.places import CLOSE_LEFT, free_left, kick, part, seat_at, staying
from slapjack.table.play import deal
from slapjack.table.refusal import RefusedError
from slapjack.table.seating import SEATS_MAX, Sitter
from slapjack.table.state import TableState
from slapjack.units import Micros, Seat

AT_ANY_TIME = ("watchers", "hide_code", "reactions", "on_call", "pace")
"""Options that change nothing of the game that runs, and that a host may need in mid-game."""

HostChange = (
    SetRules | SetOptions | SetHandicap | AddBot | Kick | Rename | Lock | HandOver | Deal | Rematch
)


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
            hosting.hand_over(table, _person(table, message.seat).seat)
        case Kick():
            kick(table, seat_at(table, message.seat))
        case Rename():
            rename(table, seat_at(table, message.seat), message.name)
        case SetOptions() if _is_for_any_time(table.options, message.options):
            set_options(table, message.options)
        case _:
            _between_games(table, message)
    table.lobby_changed = True


def set_rules(table: TableState, rules: RuleSet) -> None:
    """Propose other rules: whoever agreed to the old ones is asked again, but for the host.

    Rules that play the same (another label, a setting without effect) ask nobody.
    """
    if rules.normalised() != table.rules.normalised():
        for sitter in table.seating:
            sitter.ready = sitter.seat == table.host_seat
    table.rules = rules


def undecided(table: TableState) -> list[Sitter]:
    """List who has not agreed to the rules and is here to be asked; the host agrees by dealing."""
    return [
        one
        for one in table.seating.humans()
        if one.is_here and not (one.ready or one.is_bot or one.away) and one.seat != table.host_seat
    ]


def set_options(table: TableState, options: TableOptions) -> None:
    """Choose what the table decides beside its rules; it holds for everybody who is here.

    Raises:
        RefusedError: Somebody sits here on a road that a ranked table does not take.
    """
    if options.judge == "ranked" and any(
        one.seats and not one.ordered for one in table.connections
    ):
        raise RefusedError("ranked_needs_order", field="judge")
    if table.play is not None and options.pace != table.options.pace:
        # What is waited for is measured anew.
        table.play.changes += 1
    table.options = options
    table.outgoing.watch_delay_us = Micros(options.watch_delay_s * 1_000_000)
    if not options.house:
        table.tally.clear()
    if options.names == "generated":
        for sitter in table.seating:
            sitter.name = ""
    if not options.watchers:
        for connection in [one for one in table.connections if one.is_guest]:
            part(table, connection, "closed", CLOSE_LEFT)


def begin(table: TableState, dealer: Seat | None) -> None:
    """Deal the next game; people who left have freed their seats.

    Args:
        table: The table.
        dealer: Who deals, as the seats are numbered now; None for whose turn it is.

    Raises:
        RefusedError: Too few or too many seats for the rules, no such dealer, or somebody has not
            agreed to the rules.
    """
    chosen = None if dealer is None else seat_at(table, dealer, field="dealer")
    count = staying(table)
    if count < table.rules.min_players:
        raise RefusedError("too_few_players", hint=str(table.rules.min_players))
    if count > table.rules.max_players:
        raise RefusedError("too_many_players", hint=str(table.rules.max_players))
    if table.options.thumbs == "needed" and undecided(table):
        raise RefusedError("thumbs_missing", hint=str(len(undecided(table))))
    free_left(table)
    deal(table, _next_dealer(table) if chosen is None else chosen.seat)


def add_bot(table: TableState, level: str) -> None:
    """Put a bot on a free seat."""
    if level not in LEVELS:
        raise RefusedError("no_such_level", field="level", hint=", ".join(LEVELS))
    if staying(table) >= table.rules.max_players:
        raise RefusedError("table_full")
    if len(table.seating) >= SEATS_MAX:
        free_left(table)
    table.seating.sit(table.now, bot=level)


def rename(table: TableState, sitter: Sitter, name: str) -> None:
    """Give a seat a typed name, or none.

    Raises:
        RefusedError: Names are generated here, or this one does not do.
    """
    if name and table.options.names == "generated":
        raise RefusedError("names_generated", field="name")
    clean = clean_name(name, table.blocked_names) if name else ""
    if clean is None:
        raise RefusedError("bad_name", field="name")
    if clean and table.seating.name_taken(clean, but=sitter.seat):
        raise RefusedError("name_taken", field="name")
    sitter.name = clean


def _between_games(
    table: TableState, message: SetRules | SetOptions | SetHandicap | AddBot | Deal | Rematch
) -> None:
    if table.is_playing:
        raise RefusedError("game_running")
    match message:
        case SetRules():
            set_rules(table, RuleSet.parse(message.rules))
        case SetOptions():
            set_options(table, message.options)
        case SetHandicap():
            seat_at(table, message.seat).handicap_us = Micros(message.handicap_us)
        case AddBot():
            add_bot(table, message.level)
        case Deal():
            begin(table, None if message.dealer is None else Seat(message.dealer))
        case Rematch():
            if table.phase != "finished":
                raise RefusedError("no_game")
            begin(table, None)


def _is_for_any_time(old: TableOptions, new: TableOptions) -> bool:
    """Tell whether nothing differs but what may change while a game runs."""
    same = {name: getattr(old, name) for name in AT_ANY_TIME}
    return msgspec.structs.replace(new, **same) == old


def _next_dealer(table: TableState) -> Seat:
    """Choose the dealer by the rule; after a finished game the deal passes left (B49)."""
    count = len(table.seating)
    if table.games:
        return Seat((table.dealer + 1) % count)
    if table.rules.dealer_choice == "host" and table.host_seat is not None:
        return table.host_seat
    return Seat(table.streams.stream("dealer").below(count))


def _person(table: TableState, seat: int | None) -> Sitter:
    sitter = seat_at(table, seat)
    if sitter.token is None:
        raise RefusedError("not_a_person", field="seat")
    return sitter
