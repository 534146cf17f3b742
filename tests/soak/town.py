"""A town in which people open tables, come, play, drop, come back, look on and go: for a day.

The tables are those of the server, with its registry and its actors; only sockets and disk are
left out. What people do is drawn from a seed.
"""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count

from slapjack.protocol.client_messages import (
    AddBot,
    ClientMessage,
    Deal,
    Flip,
    Hello,
    Leave,
    Pong,
    Rematch,
    Resume,
    Shown,
    Slap,
)
from slapjack.protocol.codec import PROTO
from slapjack.protocol.fields import Role
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import Ended, Numbered, Ping, ServerMessage, Show, Snapshot
from slapjack.rules import PRESETS, RuleSet
from slapjack.store.memory import MemoryGames, MemoryJournal
from slapjack.table.actor import TableStoppedError
from slapjack.table.inputs import Closed, Message, Opened, Seated, Sit
from slapjack.table.registry import Registry
from slapjack.units import ConnectionId, FlipNo, Micros, TableCode
from tests.soak.virtual import LoopClock, VirtualLoop, after


@dataclass
class Page:
    """One open page."""

    town: "Town"
    code: TableCode
    number: ConnectionId
    role: Role = "player"
    seats: tuple[int, ...] = ()
    flip: FlipNo | None = None
    resume: Resume | None = None
    is_open: bool = True
    ended: list[str] = field(default_factory=list)

    def hear(self, message: ServerMessage) -> None:
        match message:
            case Ping(n=n) | Show(n=n) if self.role == "player":
                self.say(Pong(n, 0))
            case Ended(why=why):
                self.ended.append(why)
            case _ if isinstance(message, Numbered | Snapshot):
                self.resume = Resume(message.epoch, message.seq)
            case _:
                pass
        if isinstance(message, Show):
            self.flip = FlipNo(message.flip)
            self.say(Shown(message.flip, 0, 0))

    def say(self, message: ClientMessage) -> None:
        """Say something after this step of the table."""
        self.town.loop.call_soon(self._say, message)

    def _say(self, message: ClientMessage) -> None:
        actor = self.town.registry.tables.get(self.code)
        if actor is not None and self.is_open:
            actor.post(Message(self.number, self.town.clock.now(), message))

    def hang_up(self) -> None:
        """The connection is gone; the table hears of it."""
        if self.is_open:
            self.is_open = False
            del self.town.pages[self.number]
            actor = self.town.registry.tables.get(self.code)
            if actor is not None:
                actor.post(Closed(self.number, self.town.clock.now()))


class Town:
    """Everybody, and the registry they meet at.

    Attributes:
        pages: Every page that is open.
        opened: Tables that were opened.
        lost: Pages of people at a table that were told that it is over.
        most: Most tables at once.
    """

    def __init__(self, loop: VirtualLoop, chance: random.Random, idle_s: float) -> None:
        self.loop = loop
        self.chance = chance
        self.clock = LoopClock(loop)
        self.pages: dict[ConnectionId, Page] = {}
        self.opened = 0
        self.lost: list[Page] = []
        self.most = 0
        self._numbers = count(1)
        self._ids = count(1)
        games = MemoryGames()
        self.registry = Registry(
            clock=self.clock,
            journal=MemoryJournal(games),
            outbox=self,
            games=games,
            seeds=lambda: chance.randbytes(32),
            idle_us=Micros(int(idle_s * 1_000_000)),
        )

    # The Outbox port

    def send(self, connections: Sequence[ConnectionId], message: ServerMessage) -> None:
        for number in connections:
            if number in self.pages:
                self.pages[number].hear(message)

    def show(self, connection: ConnectionId, message: Show) -> tuple[Micros, bool]:
        self.send((connection,), message)
        return self.clock.now(), False

    def close(self, connection: ConnectionId, code: int) -> None:
        page = self.pages.get(connection)
        if page is not None:
            self.loop.call_soon(page.hang_up)

    # What people do

    async def live(self, people: asyncio.TaskGroup, seconds: float) -> None:
        """Let people come for so long, about one party each six minutes."""
        ends_at = self.loop.time() + seconds
        parties = (self._nobody_comes, self._play, self._play, self._bots_alone, self._look_on)
        while self.loop.time() < ends_at:
            people.create_task(self.chance.choice(parties)(people))
            self.most = max(self.most, len(self.registry.tables))
            await after(self.chance.expovariate(1 / 360))

    async def _nobody_comes(self, _people: asyncio.TaskGroup) -> None:
        self._open()

    async def _play(self, people: asyncio.TaskGroup) -> None:
        """A family: two to four seats, perhaps bots, a game or two; some lose their connection."""
        code, host_token = self._open()
        for one in range(self.chance.randrange(2, 5)):
            token = await self._sit(code)
            if token is not None:
                people.create_task(self._person(code, [token, host_token] if one == 0 else [token]))
        if self.chance.random() < 0.3:
            people.create_task(self._guest(code))

    async def _bots_alone(self, people: asyncio.TaskGroup) -> None:
        """Somebody lets bots play, and goes; a guest's screen may stay for ever."""
        code, host_token = self._open()
        page = self._connect(code, Hello(PROTO, [host_token], role="big_screen"))
        for _ in range(3):
            page.say(AddBot(self._id(), level="steady"))
        page.say(Deal(self._id()))
        if self.chance.random() < 0.3:
            self._connect(
                code, Hello(PROTO, [], role=self.chance.choice(("watcher", "big_screen")))
            )
        await after(self.chance.uniform(5, 60))
        page.hang_up()

    async def _look_on(self, people: asyncio.TaskGroup) -> None:
        """A stranger looks on at some table for a while."""
        tables = sorted(self.registry.tables)
        if tables:
            people.create_task(self._guest(self.chance.choice(tables)))

    async def _guest(self, code: TableCode) -> None:
        page = self._connect(code, Hello(PROTO, [], role="watcher"))
        await after(self.chance.expovariate(1 / 120))
        page.hang_up()

    async def _person(self, code: TableCode, tokens: list[str]) -> None:
        """Play for some minutes, with losses of the connection; go with or without a word."""
        page = self._connect(code, Hello(PROTO, tokens))
        if len(tokens) == 2:
            page.say(AddBot(self._id(), level="quick"))
            page.say(Deal(self._id()))
        for _ in range(self.chance.randrange(10, 80)):
            await after(self.chance.uniform(0.5, 6))
            if not page.is_open:
                self.lost += [page] if page.ended == ["closed"] else []
                return
            self._do_something(page)
            if self.chance.random() < 0.03:
                page.hang_up()
                await after(self.chance.expovariate(1 / 20))
                page = self._connect(code, Hello(PROTO, tokens, resume=page.resume))
        if self.chance.random() < 0.5:
            page.say(Leave(self._id(), seat=self.chance.randrange(4)))
            await after(1)
        page.hang_up()

    def _do_something(self, page: Page) -> None:
        seat = self.chance.randrange(4)
        sort = self.chance.random()
        if sort < 0.5:
            page.say(Flip(self._id(), seat))
        elif sort < 0.7 and page.flip is not None:
            page.say(Slap(self._id(), seat, page.flip, 0, 250_000))
        elif sort < 0.8:
            page.say(Rematch(self._id()))

    def _open(self) -> tuple[TableCode, str]:
        rules = RuleSet.preset(self.chance.choice(sorted(PRESETS)))
        table = self.registry.open_table(rules, TableOptions())
        self.opened += 1
        return table.code, table.host_token

    async def _sit(self, code: TableCode) -> str | None:
        token = self.chance.randbytes(16).hex()
        actor = self.registry.find(code)
        try:
            if actor is not None and isinstance(
                await actor.ask(Sit(self.clock.now(), token)), Seated
            ):
                return token
        except TableStoppedError:
            pass
        return None

    def _connect(self, code: TableCode, hello: Hello) -> Page:
        number = ConnectionId(next(self._numbers))
        page = Page(self, code, number, role=hello.role, resume=hello.resume)
        self.pages[number] = page
        actor = self.registry.find(code)
        if actor is None:
            page.is_open = False
            del self.pages[number]
        else:
            actor.post(Opened(number, self.clock.now(), hello))
        return page

    def _id(self) -> str:
        return f"action-{next(self._ids)}"
