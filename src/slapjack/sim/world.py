"""One table in virtual time: the real Table, and players behind emulated links.

The world is to the Table what the actor and the sockets are in the server: it carries inputs in and
outputs out, and adds nothing. Messages cross the links as the bytes of the real codec. A run is a
function of its seed: `trace` hashes every byte that crossed a link, with its instant.
"""

import hashlib
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from slapjack.fairness import settings_for
from slapjack.protocol import codec
from slapjack.protocol.client_messages import Deal, Hello, Rematch, Slap
from slapjack.protocol.fields import JudgeMode
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Arm, Show
from slapjack.rules import RuleSet
from slapjack.sim.cables import Cables
from slapjack.sim.checkers import Checker, InvariantError
from slapjack.sim.chronicle import Chronicle
from slapjack.sim.kernel import Kernel
from slapjack.sim.mixtures import Mixture, draw_kits
from slapjack.sim.onlooker import Onlooker
from slapjack.sim.player import Player
from slapjack.sim.runner import TableRunner
from slapjack.sim.schedule import Schedule
from slapjack.table.inputs import KernelRtt, Message, Opened, Seated, Sent, Sit
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
from slapjack.table.table import Table
from slapjack.units import ConnectionId, FlipNo, TableCode

_COMMIT_US: Final = 2_000
"""How long the journal takes to keep entries (group commit, design.md 4.12)."""

_JOIN_US: Final = 2_000_000
"""Long enough for a hello and its welcome on the worst path, a loss each way included."""

_WARM_UP_US: Final = 1_500_000
"""From the first hello to the deal: eight pings at 100 ms have come back by then."""

_RESULT_US: Final = 2_000_000
"""How long people look at a result before the next game."""

_RACE_US_MAX: Final = 30_000_000
"""A world in which no race ends for this long is stuck."""


class World:
    """One table with its players.

    Attributes:
        chronicle: The races so far.
    """

    def __init__(self, mixture: Mixture, seed: str, *, judge: JudgeMode, rules: RuleSet) -> None:
        """Open the table and seat everybody.

        Args:
            mixture: What sort of players.
            seed: Everything that chance decides follows from it.
            judge: How the table judges.
            rules: What is played.
        """
        self._schedule = Schedule()
        self._cables = Cables(self._schedule, seed)
        self._committed_at = 0
        self._direct = mixture.direct
        kits = draw_kits(mixture, seed)
        self.chronicle = Chronicle([kit.path for kit in kits])
        self._name = f"{mixture.name}/{seed}/{judge}"
        checker = Checker(self._name, settings_for(judge).lead_us_max)
        self._onlooker = Onlooker(checker, self.chronicle)
        self._host_token = _token("host")
        table = Table.open(
            code=TableCode("SIMW"),
            rules=rules,
            options=TableOptions(judge=judge),
            seed=hashlib.sha256(seed.encode()).digest(),
            host_token=self._host_token,
            now=self._schedule.now,
        )
        self._runner = TableRunner(table, self._schedule, self._carry)
        self._kernels = [
            Kernel(kit, random.Random(f"{seed}/{seat}kernel")) for seat, kit in enumerate(kits)
        ]
        self.players = [
            Player(seat, kit, self._schedule, self._onlooker) for seat, kit in enumerate(kits)
        ]
        self._seat_everybody()

    @property
    def trace(self) -> str:
        """Hash of all that crossed a link so far."""
        return self._cables.trace

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
        token = _token(f"seat{player.seat}")
        self._runner.post(Sit(at_us=self._schedule.now, token=token))
        up = self._cables.lay(player, partial(self._arrive, player.seat))
        player.connect(up, [token, self._host_token] if player.seat == 0 else [token])

    def _arrive(self, seat: int, frame: bytes) -> None:
        """Stamp a client's message and hand it to the table."""
        now, message = self._schedule.now, codec.decode(frame)
        if isinstance(message, Hello):
            self._runner.post(Opened(ConnectionId(seat), now, message))
            return
        if isinstance(message, Slap):
            self._onlooker.arrives(self._runner.table, ConnectionId(seat), message, now)
        self._runner.post(Message(ConnectionId(seat), now, message))

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
        for seat in output.connections:
            if isinstance(output, Send):
                self._cables.send(seat, frame, self._committed_at)
            else:
                self._cables.send_now(seat, frame)
        if isinstance(message, Arm) and self._direct:
            self._read_kernels()

    def _show(self, connection: ConnectionId, message: Show) -> None:
        """Write a face now, and report when that was."""
        now = self._schedule.now
        self._onlooker.showed(connection, message.flip, now)
        self._cables.send_now(connection, codec.encode(message))
        self._runner.post(Sent(connection, FlipNo(message.flip), now))

    def _read_kernels(self) -> None:
        """Report each kernel's least round trip, as the server does at every `arm`."""
        for seat, kernel in enumerate(self._kernels):
            least_us = kernel.read()
            self._runner.post(KernelRtt(ConnectionId(seat), self._schedule.now, least_us))


def _token(name: str) -> str:
    """Make a secret of the length that the protocol wants; there is nobody to keep it from."""
    return f"{name}-{'x' * 22}"[:22]
