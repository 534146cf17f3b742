"""The table: one synchronous, deterministic machine.

It takes inputs and wakes, and returns outputs. It awaits nothing, reads no clock, and draws only
from its own named streams, so the server and the simulator run the very same class. This module
only dispatches; what happens is in the modules beside it.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Self, assert_never

from slapjack.protocol.client_messages import (
    ClientMessage,
    Hello,
    Pong,
    Shout,
    Shown,
    Slap,
    Visible,
    Watermark,
)
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Refused
from slapjack.rules import GameOver, IllegalActionError, RuleSet
from slapjack.table import (
    actions,
    draining,
    flips,
    hosting,
    joining,
    keeping,
    lobby,
    own_numbers,
    pace,
    pings,
    places,
    play,
    presence,
    rematch,
    revival,
    slaps,
    stillness,
    verdicts,
)
from slapjack.table.connections import Connection
from slapjack.table.entries import Entry, LifeBegan
from slapjack.table.inputs import (
    Acked,
    Closed,
    Drain,
    Erase,
    Hole,
    Input,
    KernelRtt,
    Lag,
    Message,
    Opened,
    Seen,
    Sent,
    Sit,
    Turned,
)
from slapjack.table.outputs import Answer, Output, WakeAt
from slapjack.table.restore import restore
from slapjack.table.start import Start
from slapjack.table.state import IDLE_US, Asked, Play, TableState
from slapjack.table.summary import TableSummary, summary
from slapjack.table.timers import Purpose
from slapjack.units import Micros, Seat, TableCode

SETTLE_ROUNDS_MAX = 64
"""A table that has not come to rest after so many rounds has a fault; see `_settle`."""


class Table:
    """One table, from its opening to its end."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        state.outgoing.cut = partial(own_numbers.cut, state)

    @classmethod
    def open(
        cls,
        *,
        code: TableCode,
        rules: RuleSet,
        options: TableOptions,
        seed: bytes,
        host_token: str,
        now: Micros,
        epoch: int = 1,
        version: str = "",
        idle_us: Micros = IDLE_US,
        start: Start | None = None,
        blocked_names: frozenset[str] = frozenset(),
    ) -> Self:
        """Open an empty table.

        Args:
            code: Its name.
            rules: The rules of the first game.
            options: What the table decides beside the rules.
            seed: 32 secret bytes: all chance at this table comes from them.
            host_token: The secret that makes its holder host.
            now: The time.
            epoch: Number of this life of the table; another one after each restart.
            version: Version of the program, as clients are told.
            idle_us: It ends when nobody was connected for so long.
            start: The cards of the first game, where a test gives them.
            blocked_names: Words that no typed name may have (`names.blocked_words`).
        """
        state = TableState.fresh(
            code=code,
            host_token=host_token,
            seed=seed,
            now=now,
            epoch=epoch,
            rules=rules,
            options=options,
            version=version,
            idle_us=idle_us,
            start=start,
        )
        state.blocked_names = blocked_names
        presence.watch_empty(state)
        keeping.keep(state)
        state.outgoing.append(LifeBegan(now, epoch))
        return cls(state)

    @classmethod
    def restore(
        cls,
        code: TableCode,
        entries: Sequence[Entry],
        *,
        seed: bytes,
        now: Micros,
        epoch: int,
        version: str = "",
        idle_us: Micros = IDLE_US,
        blocked_names: frozenset[str] = frozenset(),
    ) -> Self:
        """Bring a table back from its journal, for another life.

        Args:
            code: Its name.
            entries: What the journal has of it, oldest first.
            seed: 32 fresh secret bytes: the chance of this life, the running game's own excepted.
            now: The time, of whatever clock runs now.
            epoch: Number of the life that begins, higher than all before.
            version: Version of the program.
            idle_us: It ends when nobody was connected for so long.
            blocked_names: Words that no typed name may have from now on.

        Raises:
            RestoreError: The entries give no table.
        """
        state = restore(
            code, entries, seed=seed, now=now, epoch=epoch, version=version, idle_us=idle_us
        )
        state.blocked_names = blocked_names
        revival.revive(state)
        table = cls(state)
        table._settle()
        return table

    def handle(self, given: Input) -> list[Output]:
        """Take one input; timers that were due before it fire first."""
        at = given.arrival_us if isinstance(given, Message) else given.at_us
        self.state.now = max(self.state.now, at)
        self._fire()
        self._take(given)
        if not (stillness.only_measures(given) and stillness.is_still(self.state)):
            self._settle()
        return self._finish()

    def wake(self, now: Micros) -> list[Output]:
        """Do what is due."""
        self.state.now = max(self.state.now, now)
        self._fire()
        return self._finish()

    def summary(self) -> TableSummary:
        """Sum the table up for whoever is about to join it."""
        return summary(self.state)

    def knows(self, tokens: Sequence[str]) -> bool:
        """Tell whether one of these secrets is the host's or a seat's."""
        return joining.knows(self.state, tokens)

    def _take(self, given: Input) -> None:
        table = self.state
        match given:
            case Message() | Sent() | KernelRtt() | Acked() | Hole():
                connection = table.connections.find(given.connection)
                if connection is not None:
                    self._take_from(connection, given)
            case Opened():
                self._open(given)
            case Closed():
                joining.closed(table, given.connection)
            case Lag():
                if table.play is not None and table.is_playing:
                    verdicts.stalled(table, table.play, given.lag_us)
            case Sit():
                table.outgoing.put(Answer(places.sit(table, given)))
            case Erase():
                _erase(table, given)
            case Drain():
                draining.begin(table)
            case _:
                assert_never(given)

    def _open(self, given: Opened) -> None:
        joining.opened(self.state, given)
        connection = self.state.connections.find(given.connection)
        if connection is not None and self.state.is_drained:
            draining.send_away(self.state, connection)

    def _take_from(self, connection: Connection, given: Message | Seen) -> None:
        match given:
            case Message():
                # Not the time of the table, which may have moved on within one read.
                connection.trace.heard(given.arrival_us)
                self._hear(connection, given.message)
            case Sent():
                pings.sent(self.state, connection, given.flip, given.at_us, dirty=given.dirty)
            case KernelRtt():
                connection.latency.kernel(given.min_us)
            case Acked():
                pings.acked(connection, given.sent_us, given.at_us)
            case Hole():
                connection.trace.hole(given.at_us)
            case _:
                assert_never(given)

    def _hear(self, connection: Connection, message: ClientMessage) -> None:
        table = self.state
        match message:
            case Pong():
                pings.pong(table, connection, message)
            case Shown():
                pings.shown(table, connection, message)
            case Watermark():
                pings.watermark(connection, message)
            case Visible():
                pings.visible(table, connection, message.visible)
            case Hello():
                refused = Refused(action_id=None, code="already_open")
                table.outgoing.answer(connection, refused)
            case _:
                self._hear_action(connection, message)

    def _hear_action(self, connection: Connection, message: Asked) -> None:
        """Answer an action: at once, or when the card shows that is on its way to some screens.

        An answer may follow from that card, and nobody may learn of it before (design.md 4.1).
        """
        game = self.state.play
        is_hand = isinstance(message, Slap | Shout)
        if game is not None and game.hides(self.state.now) and not is_hand:
            game.asked.append((connection.number, message))
        else:
            actions.answer(self.state, connection, message)

    def _fire(self) -> None:
        while (due := self.state.timers.pop_due(self.state.now)) is not None:
            self._fire_one(*due)
            if due[0] != "ping" or not stillness.is_still(self.state):
                self._settle()

    def _fire_one(self, purpose: Purpose, number: int) -> None:
        table = self.state
        if table.drain_by is not None and purpose in draining.HELD:
            return
        match purpose:
            case "ping":
                pings.ping_due(table)
            case "queue":
                table.outgoing.flush(table.now)
            case "away" | "absent" | "drain":
                # They only ask for the settling that follows.
                pass
            case "host":
                hosting.host_gone(table)
            case "empty":
                presence.emptied(table)
            case "rematch":
                rematch.due(table)
            case _:
                if table.play is not None and table.is_playing:
                    _game_due(table, table.play, purpose, Seat(number))

    def _settle(self) -> None:
        """Bring the game to rest: what follows from what, until nothing follows any more."""
        table = self.state
        for _ in range(SETTLE_ROUNDS_MAX):
            presence.review(table)
            game = table.play
            if game is None or not table.is_playing:
                break
            revival.review(table, game)
            mark = _mark(table, game)
            _settle_once(table, game)
            if _mark(table, game) == mark:
                break
        else:
            raise AssertionError("expected the table to come to rest")
        rematch.review(table)
        draining.review(table)
        places.sweep(table)
        lobby.announce(table)
        table.outgoing.flush(table.now)

    def _finish(self) -> list[Output]:
        table = self.state
        queue_at = table.outgoing.next_at()
        if queue_at is None:
            table.timers.clear("queue")
        else:
            table.timers.set("queue", queue_at)
        pings.plan(table)
        next_at = table.timers.next_at()
        if next_at is not None:
            table.outgoing.put(WakeAt(next_at))
        return table.outgoing.take()


def _settle_once(table: TableState, game: Play) -> None:
    if game.asked and not game.hides(table.now):
        _answer_asked(table, game)
        return
    if game.game.outcome is not None:
        if not game.hides(table.now):
            over = next(one for one in reversed(game.events) if isinstance(one, GameOver))
            play.finish(table, game, over)
        return
    if game.open_race is None and game.waiting:
        waiting, game.waiting = game.waiting, []
        for action in waiting:
            with suppress(IllegalActionError):
                play.act(table, action)
    verdicts.review(table, game)
    verdicts.review_cover(table, game)
    slaps.release(table, game)
    flips.reconsider(table, game)
    if game.planned != game.changes:
        pace.plan(table, game)
    if game.before is not None and table.now >= game.before.show_at:
        game.before = None


def _mark(table: TableState, game: Play) -> tuple[object, ...]:
    races = tuple((race.phase, len(race.hands)) for race in game.races.values())
    return table.phase, game.changes, races, len(game.waiting), len(game.asked), game.press is None


def _game_due(table: TableState, game: Play, purpose: Purpose, seat: Seat) -> None:
    if game.game.outcome is not None:
        # It ended by a card that is still on its way.
        return
    match purpose:
        case "show":
            flips.send(table, game)
        case "bot_hand":
            slaps.bot_slap(table, game, seat)
        case "flip" | "bot_flip":
            pace.flip_due(table, game)
        case "cut":
            pace.cut_due(table, game)
        case "claim":
            pace.claim_due(table, game)
        case "idle":
            pace.idle_due(table, game)
        case "game":
            pace.game_due(table, game)
        case _:
            # "shown", "race" and "cover" only ask for the settling that follows.
            pass


def _answer_asked(table: TableState, game: Play) -> None:
    asked, game.asked = game.asked, []
    for number, message in asked:
        connection = table.connections.find(number)
        if connection is not None:
            actions.answer(table, connection, message)


def _erase(table: TableState, call: Erase) -> None:
    """Only who is host may: by the host token, or by that of the host's seat."""
    if hosting.holds_right(table, call.token):
        presence.erase(table)
    else:
        table.outgoing.put(Answer(Turned("not_host")))
