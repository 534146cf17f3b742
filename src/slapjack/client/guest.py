"""A bot at a served table: it sits down over the network and plays one game as anybody would.

It is judged as everybody: it pongs at once, says when it saw a card, and its hand counts from then.
A bot of ten lines:

    import asyncio
    from slapjack.bots import Plan, SlapIntent
    from slapjack.client import play_at

    class Patient:
        def decide(self, view, rng):
            return Plan(SlapIntent(400_000) if view.live else None)

    asyncio.run(play_at("http://127.0.0.1:8080", "BCDF", Patient()))

The line may break at any time; it is taken up again, and what was missed is caught up with. What a
stranger's server says is never trusted beyond its types (`wire`).
"""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from slapjack.bots import Bot, Plan, SlapIntent
from slapjack.client import wire
from slapjack.client.seat import Seat, take_seat
from slapjack.client.session import GapError, Session
from slapjack.protocol.client_messages import (
    ClientMessage,
    Cut,
    Flip,
    Hello,
    Leave,
    Pong,
    Ready,
    Shown,
    Slap,
)
from slapjack.protocol.codec import PROTO, SUBPROTOCOL
from slapjack.protocol.server_messages import Events, Ping, ServerMessage, Show, Snapshot
from slapjack.rules.events import CardFlipped
from slapjack.rules.view import OverView
from slapjack.units import Micros

_US_PER_S: Final = 1_000_000

Clock = Callable[[], Micros]


class LeftError(Exception):
    """The table sent the bot away; the text is the wire's code, such as `kicked`."""


async def play_at(
    address: str, code: str, bot: Bot, *, name: str | None = None, rng: random.Random | None = None
) -> OverView:
    """Sit down at a table, play its next game to the end, and leave.

    Args:
        address: Of the server, such as `http://127.0.0.1:8080`, its base path included.
        code: The table's four letters.
        bot: The mind.
        name: A name, where the table lets names be typed.
        rng: The bot's chance; None for one of its own.

    Returns:
        How the game ended.

    Raises:
        SeatError: No seat was to be had; the text says why.
        LeftError: The table sent the bot away before the end.
    """
    seat = await asyncio.to_thread(take_seat, address, code, name)
    return await Guest(seat, bot, rng or random.Random()).play()


def _clock() -> Micros:
    return Micros(int(asyncio.get_running_loop().time() * _US_PER_S))


class Guest:
    """A bot, its seat, and what it knows of the table."""

    def __init__(self, seat: Seat, bot: Bot, rng: random.Random, *, clock: Clock = _clock) -> None:
        """Hold a seat that was taken already.

        Args:
            seat: Where it sits, and the token that proves it.
            bot: The mind.
            rng: Its chance.
            clock: What time it is, in microseconds from any moment.
        """
        self.session = Session()
        self._seat = seat
        self._bot = bot
        self._rng = rng
        self._clock = clock
        self._actions = count(1)
        self._plan = Plan()
        self._shown_us = Micros(0)
        self._flip = 0
        self._coming: dict[str, asyncio.TimerHandle] = {}
        self._saying: asyncio.Queue[ClientMessage] = asyncio.Queue()

    async def play(self) -> OverView:
        """Play until the game that comes next is over; a broken line is taken up again.

        Raises:
            LeftError: The table sent the bot away before the end.
        """
        url = self._seat.socket
        async for socket in connect(url, subprotocols=[Subprotocol(SUBPROTOCOL)], proxy=None):
            ending = await self._visit(socket)
            if ending is not None:
                return ending
            if self.session.over is not None:
                raise LeftError(self.session.over)
        raise AssertionError("a connection is tried again until it holds")

    async def _visit(self, socket: ClientConnection) -> OverView | None:
        """Play over one connection, as long as it holds."""
        self._saying = asyncio.Queue()
        resume = self.session.resume
        self._say(Hello(proto=PROTO, tokens=[self._seat.token], resume=resume, frame_us=1_000))
        if resume is None:
            self._say(Ready(self._action(), self._seat.number, ready=True))
        async with asyncio.TaskGroup() as tasks:
            speaking = tasks.create_task(self._speak(socket))
            try:
                return await self._listen(socket)
            finally:
                self._forget()
                speaking.cancel()

    async def _speak(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                await socket.send(wire.write(await self._saying.get()).decode())

    async def _listen(self, socket: ClientConnection) -> OverView | None:
        """Take messages until the game is over, or the line or the stay at the table."""
        with suppress(ConnectionClosed):
            while True:
                frame = await socket.recv()
                message = wire.read(frame if isinstance(frame, bytes) else frame.encode())
                self._answer(message)
                try:
                    self.session.receive(message)
                except GapError:
                    self.session = Session()
                    return None
                view = self.session.view
                if self.session.over is not None:
                    return None
                if view is not None and view.over is not None and self._flip:
                    await socket.send(wire.write(Leave(self._action(), self._seat.number)).decode())
                    return view.over
                self._act(message)
        return None

    def _answer(self, message: ServerMessage) -> None:
        """Say what the judge needs, before any other work."""
        if isinstance(message, Ping | Show):
            now = self._clock()
            self._say(Pong(message.n, now))
            if isinstance(message, Show):
                self._shown_us = now
                self._say(Shown(message.flip, now, now))

    def _act(self, message: ServerMessage) -> None:
        """Ask the bot at each new card, and do in time what it means to."""
        lobby, view = self.session.lobby, self.session.view
        if lobby is not None and lobby.cutter == self._seat.number:
            self._say(Cut(self._action(), self._seat.number))
        if view is None or not isinstance(message, Events | Snapshot):
            return
        if isinstance(message, Snapshot) or _has_card(message):
            self._plan = self._bot.decide(view, self._rng)
            self._flip = view.flips
            self._forget()
            if self._plan.slap is not None and view.pile and isinstance(message, Events):
                self._later("slap", self._shown_us + self._plan.slap.reaction_us, self._slap)
        if view.turn != self._seat.number:
            self._drop("flip")
        elif "flip" not in self._coming:
            self._later("flip", self._clock() + self._plan.flip_after_us, self._press)

    def _slap(self) -> None:
        intent: SlapIntent | None = self._plan.slap
        assert intent is not None, "only a hand that was meant comes down"
        self._say(
            Slap(
                self._action(),
                self._seat.number,
                self._flip,
                shown_us=self._shown_us,
                pressed_us=self._clock(),
                source="button",
                contact=intent.contact,
                side=intent.side,
                shout=intent.shout,
            )
        )

    def _press(self) -> None:
        self._say(Flip(self._action(), self._seat.number))

    def _later(self, what: str, at_us: int, then: Callable[[], None]) -> None:
        def now() -> None:
            self._coming.pop(what)
            then()

        loop = asyncio.get_running_loop()
        self._coming[what] = loop.call_later(max(0, at_us - self._clock()) / _US_PER_S, now)

    def _drop(self, what: str) -> None:
        handle = self._coming.pop(what, None)
        if handle is not None:
            handle.cancel()

    def _forget(self) -> None:
        """Give up what has not been done yet: the card that it was for is gone."""
        for what in list(self._coming):
            self._drop(what)

    def _say(self, message: ClientMessage) -> None:
        self._saying.put_nowait(message)

    def _action(self) -> str:
        return f"bot-{next(self._actions)}"


def _has_card(message: Events) -> bool:
    return any(isinstance(event, CardFlipped) for event in message.events)
