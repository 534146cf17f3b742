"""One table in virtual time: the real Table, and players behind emulated links.

The world is to the Table what the actor and the sockets are in the server: it carries inputs in and
outputs out, and adds nothing. Messages cross the links as the bytes of the real codec. A run is a
function of its seed: `trace` hashes every byte that crossed a link, with its instant.
"""

import hashlib
import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final

from slapjack.fairness import longest_lead_us, settings_for
from slapjack.protocol import codec
from slapjack.protocol.client_messages import Deal, Hello, Rematch, Slap
from slapjack.protocol.fields import JudgeMode
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Arm, Show
from slapjack.rules import RuleSet
from slapjack.sim.cables import Cables, Tap
from slapjack.sim.checkers import Checker, InvariantError
from slapjack.sim.chronicle import Chronicle
from slapjack.sim.faults import Fault
from slapjack.sim.link import Link
from slapjack.sim.mixtures import Mixture, another_path, draw_kits
from slapjack.sim.onlooker import Onlooker
from slapjack.sim.player import Player
from slapjack.sim.runner import TableRunner
from slapjack.sim.schedule import Act, Schedule
from slapjack.table.inputs import (
    Acked,
    Closed,
    Hole,
    KernelRtt,
    Lag,
    Message,
    Opened,
    Seated,
    Sent,
    Sit,
)
from slapjack.table.outputs import (
    Answer,
    Append,
    Close,
    Died,
    Finished,
    Output,
    Picture,
    Send,
    ShowTo,
    WakeAt,
)
from slapjack.table.start import Start
from slapjack.table.state import TableState
from slapjack.table.table import Table
from slapjack.units import ConnectionId, FlipNo, Micros, TableCode

_COMMIT_US: Final = 2_000
"""How long the journal takes to keep entries (group commit, design.md 4.12)."""

_JOIN_US: Final = 2_000_000
"""Long enough for a hello and its welcome on the worst path, a loss each way included."""

_WARM_UP_US: Final = 1_500_000
"""From the first hello to the deal: eight pings at 100 ms have come back by then."""

_RESULT_US: Final = 2_000_000
"""How long people look at a result before the next game."""

_GAME_US_MAX: Final = 3_600_000_000

_RACE_US_MAX: Final = 30_000_000
"""A world in which no race ends for this long is stuck."""


_NOBODY: Final[Mapping[int, type[Player]]] = {}


class World:
    """One table with its players.

    Attributes:
        chronicle: The races so far.
    """

    def __init__(
        self,
        mixture: Mixture,
        seed: str,
        *,
        judge: JudgeMode,
        rules: RuleSet,
        cheats: Mapping[int, type[Player]] = _NOBODY,
        start: Start | None = None,
        tap: Tap | None = None,
    ) -> None:
        """Open the table and seat everybody.

        Args:
            mixture: What sort of players.
            seed: Everything that chance decides follows from it.
            judge: How the table judges.
            rules: What is played.
            cheats: Whose client is not the honest one, by seat.
            start: The cards of the first game, where they are not the seed's.
            tap: Sees every frame that is sent to a player.
        """
        self._schedule = Schedule()
        self._cables = Cables(self._schedule, mixture, seed, tap)
        self._committed_at = 0
        self._direct = mixture.direct
        kits = draw_kits(mixture, seed)
        self.chronicle = Chronicle([kit.path for kit in kits])
        self._name = f"{mixture.name}/{seed}/{judge}"
        checker = Checker(self._name, longest_lead_us(settings_for(judge)))
        self._onlooker = Onlooker(checker, self.chronicle)
        self._host_token = _token("host")
        table = Table.open(
            code=TableCode("SIMW"),
            rules=rules,
            options=TableOptions(judge=judge),
            seed=hashlib.sha256(seed.encode()).digest(),
            host_token=self._host_token,
            now=self._schedule.now,
            start=start,
        )
        self._runner = TableRunner(table, self._schedule, self._carry)
        self.players = [
            cheats.get(seat, Player)(seat, kit, self._schedule, self._onlooker)
            for seat, kit in enumerate(kits)
        ]
        self._numbers: dict[int, ConnectionId] = {}
        self._ups: dict[int, Link] = {}
        self._opened = 0
        self._games_over = 0
        self._moves_at = Micros(0)
        self._waited: list[Act] = []
        for seat in range(len(kits)):
            self._change_path(mixture, seat, random.Random(f"{seed}/{seat}moves"))
        self._seat_everybody()

    @property
    def trace(self) -> str:
        """Hash of all that crossed a link so far."""
        return self._cables.trace

    @property
    def table(self) -> TableState:
        """The table's own state, to look at only."""
        return self._runner.table.state

    def deal(self) -> None:
        """Let everybody's round trips be measured, and begin the first game."""
        self.play_for(_WARM_UP_US)
        host = self.players[0]
        host.say(Deal(action_id=host.next_action()))

    def play_for(self, span_us: int) -> None:
        """Play on for so long.

        Raises:
            InvariantError: Something that must never happen did.
        """
        with self._naming_the_seed():
            self._schedule.run_until(self._schedule.now + span_us)

    def play_game(self) -> None:
        """Play on until the game is over.

        Raises:
            InvariantError: Something that must never happen did, or the game does not end.
        """
        with self._naming_the_seed():
            over, until_us = self._games_over, self._schedule.now + _GAME_US_MAX
            while self._games_over == over:
                if self._schedule.now >= until_us or not self._schedule.step():
                    raise InvariantError(f"seed {self._name}: no game was over in an hour")

    def play_races(self, races: int) -> None:
        """Play on until so many races are whole.

        Raises:
            InvariantError: Something that must never happen did, or the table is stuck.
        """
        with self._naming_the_seed():
            while len(self.chronicle.races) < races:
                self._play_race()

    def _play_race(self) -> None:
        whole, until_us = len(self.chronicle.races), self._schedule.now + _RACE_US_MAX
        while len(self.chronicle.races) == whole:
            if self._schedule.now >= until_us or not self._schedule.step():
                raise InvariantError(f"seed {self._name}: no race became whole in 30 s")

    @contextmanager
    def _naming_the_seed(self) -> Iterator[None]:
        """Let every failure inside say how to see it again, those of the table itself too."""
        try:
            yield
        except Exception as error:
            error.add_note(f"This was seed {self._name} at {self._schedule.now} us.")
            raise

    def suffer(self, faults: Sequence[Fault]) -> None:
        """Let these go wrong, each at its time from now."""
        for fault in faults:
            self._schedule.after(fault.at, partial(self._begin, fault))

    def _begin(self, fault: Fault) -> None:
        player = self.players[fault.seat]
        match fault.kind:
            case "hidden":
                player.look_away()
                self._schedule.after(fault.span_us, player.look_back)
            case "dropped":
                self._drop(player, fault.span_us)
            case "stalled":
                self._stall(fault.span_us)

    def _drop(self, player: Player, span_us: Micros) -> None:
        """Break a connection, which comes back later, unless another one did meanwhile."""
        number = self._numbers.pop(player.seat, None)
        if number is None:
            return
        self._cables.cut(number)
        player.disconnect()
        self._runner.post(Closed(number, self._schedule.now))
        self._schedule.after(span_us, partial(self._connect, player))

    def _stall(self, span_us: Micros) -> None:
        """Let the event loop stand still: all that comes meanwhile is stamped at its end."""
        if self._schedule.now < self._moves_at:
            return
        self._moves_at = Micros(self._schedule.now + span_us)
        self._runner.stall(span_us)
        self._schedule.at(self._moves_at, partial(self._moves_again, span_us))

    def _moves_again(self, span_us: Micros) -> None:
        """Take in what waited, and then the lag, as the loop's late probe does."""
        waited, self._waited = self._waited, []
        for arrive in waited:
            arrive()
        self._runner.post(Lag(self._schedule.now, span_us))

    def _change_path(self, mixture: Mixture, seat: int, rng: random.Random) -> None:
        """Move a player's packets to another path, and again after a while."""
        mean_us = mixture.moves_after_us
        if mean_us is None:
            return
        player = self.players[seat]
        if self._schedule.now:
            self._cables.move(seat, another_path(mixture, seat, player.kit, rng))
        again_us = int(rng.expovariate(1 / mean_us))
        self._schedule.after(again_us, partial(self._change_path, mixture, seat, rng))

    def _seat_everybody(self) -> None:
        """Seat the host first: a table that nobody claimed falls to whoever comes first."""
        host, *others = self.players
        self._join(host)
        self.play_for(_JOIN_US)
        assert host.session.host, "the host is welcomed in time"
        for player in others:
            self._join(player)

    def _join(self, player: Player) -> None:
        """Take a seat over HTTP, open a connection, say hello."""
        self._runner.post(Sit(at_us=self._schedule.now, token=_token(f"seat{player.seat}")))
        self._connect(player)

    def _connect(self, player: Player) -> None:
        """Open a connection, with a number of its own, and say hello."""
        number = self._numbers[player.seat] = ConnectionId(self._opened)
        self._opened += 1
        acked = partial(self._acked, number) if self._direct else _ignore
        up = self._ups[number] = self._cables.lay(
            number, player, partial(self._arrive, number), acked
        )
        token = _token(f"seat{player.seat}")
        player.connect(up, [token, self._host_token] if player.seat == 0 else [token])

    def _arrive(self, number: ConnectionId, frame: bytes) -> None:
        """Stamp a client's message and hand it to the table, unless its loop stands still."""
        if self._schedule.now < self._moves_at:
            self._waited.append(partial(self._arrive, number, frame))
            return
        now, message = self._schedule.now, codec.decode(frame)
        hole_at = self._ups[number].hole_at
        if hole_at is not None and self._direct:
            self._runner.post(Hole(number, Micros(hole_at)))
        if isinstance(message, Hello):
            self._runner.post(Opened(number, now, message))
            return
        if isinstance(message, Slap):
            self._onlooker.arrives(self._runner.table, number, message, now)
        self._runner.post(Message(number, now, message))

    def _carry(self, outputs: list[Output]) -> None:
        for output in outputs:
            self._carry_one(output)
        self._onlooker.rests(self._runner.table)

    def _carry_one(self, output: Output) -> None:
        match output:
            case Append(entry=entry):
                self._committed_at = self._schedule.now + _COMMIT_US
                self._onlooker.kept(entry)
            case Send() | Picture():
                self._say(output)
            case ShowTo(connection=connection, message=message):
                self._show(connection, message)
            case WakeAt():
                pass
            case Finished(record=record):
                self._games_over += 1
                self._onlooker.finished(self._runner.table, record)
                self._schedule.after(_RESULT_US, self._ask_rematch)
            case Answer(value=value):
                assert isinstance(value, Seated), f"expected a free seat, got {value}"
            case Close() | Died():
                raise InvariantError(f"seed {self._name}: the table gave up: {output}")

    def _ask_rematch(self) -> None:
        host = self.players[0]
        host.say(Rematch(action_id=host.next_action()))

    def _say(self, output: Send | Picture) -> None:
        """Frame a message once; a picture leaves at once, words when the journal is done."""
        now, message = self._schedule.now, output.message
        self._onlooker.said(output.connections, message, now)
        frame = codec.encode(message)
        for number in output.connections:
            if isinstance(output, Send):
                self._cables.send(number, frame, self._committed_at)
            else:
                self._cables.send_now(number, frame)
        if isinstance(message, Arm) and self._direct:
            self._read_kernels()

    def _show(self, connection: ConnectionId, message: Show) -> None:
        """Write a face now, and report when that was."""
        now = self._schedule.now
        self._onlooker.showed(connection, message.flip, now)
        self._cables.send_now(connection, codec.encode(message), is_face=True)
        self._runner.post(Sent(connection, FlipNo(message.flip), now))

    def _read_kernels(self) -> None:
        """Report each kernel's least round trip, as the server does at every `arm`."""
        for number in self._numbers.values():
            kernel = self._cables.kernel(number)
            self._runner.post(KernelRtt(number, self._schedule.now, kernel.least_us))

    def _acked(self, number: ConnectionId, sent_at: Micros) -> None:
        """Tell the table what the kernel says, unless the loop that looks stands still."""
        if self._schedule.now < self._moves_at:
            self._waited.append(partial(self._acked, number, sent_at))
        elif number in self._numbers.values():
            self._runner.post(Acked(number, self._schedule.now, sent_at))


def _ignore(_: Micros) -> None:
    """Behind a proxy nobody reads what the kernel knows."""


def _token(name: str) -> str:
    """Make a secret of the length that the protocol wants; there is nobody to keep it from."""
    return f"{name}-{'x' * 22}"[:22]
