"""The terminal's screen and keyboard: draws what the desk knows, and tells it what was pressed.

Textual does what a terminal needs (raw keys, the other screen, sizes, colours); what is drawn comes
from pure functions, so this module only decides which picture, and what a key means in it.
"""

import asyncio
import sys
from collections.abc import Callable
from typing import Final, Literal

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.driver import Driver
from textual.widget import Widget

from slapjack.protocol.client_messages import Hello
from slapjack.protocol.server_messages import Events, ServerMessage, Show, Snapshot
from slapjack.rules.events import Dealt, Paused, Resumed
from slapjack.terminal.board import board
from slapjack.terminal.desk import Desk
from slapjack.terminal.keyboard import Keyboard
from slapjack.terminal.limits import US_PER_S, Hourglass
from slapjack.terminal.lines import stacked
from slapjack.terminal.look import Look
from slapjack.terminal.result import result_lines
from slapjack.terminal.road import Road, RoadError, Say
from slapjack.terminal.sheet import lobby_lines, menu_lines, small_lines
from slapjack.terminal.words import Words
from slapjack.units import Micros

WIDTH_LEAST: Final = 80
HEIGHT_LEAST: Final = 24
WIDTH_MOST: Final = 110
"""Wider, the eye would have to travel from the pile to the seats."""

FRAME_S: Final = 1 / 60
CLOCK_S: Final = 0.5

Stage = Literal["lobby", "game", "result"]


class Board(Widget):
    """Everything that is drawn, as one text."""

    DEFAULT_CSS = "Board { width: 100%; height: 100%; }"

    picture: Text = Text()

    def render(self) -> Text:
        """Return what is to be drawn."""
        return self.picture

    def draw(self, picture: Text) -> None:
        """Draw another picture with the next frame."""
        self.picture = picture
        self.refresh()


class TerminalGame(App[str]):
    """The game on a terminal; its result is why it ended, a code of `term-end-…` or `over-…`."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { background: ansi_default; color: ansi_default; }"

    def __init__(
        self,
        road: Road,
        words: Words,
        look: Look,
        *,
        bots: int = 0,
        level: str = "steady",
        clock: Callable[[], Micros] | None = None,
        driver: type[Driver] | None = None,
    ) -> None:
        """Make the game; somebody has sat down on the road before.

        Args:
            road: The way to the table.
            words: What is said, and in which language.
            look: What the terminal can show.
            bots: As the host: so many are to sit down first.
            level: How good they are.
            clock: What time it is; None for the event loop's own.
            driver: What talks to the terminal; None for Textual's own.
        """
        super().__init__(driver_class=driver, ansi_color=True)
        self.desk = Desk(clock or self._loop_time, road.host_token)
        self.keyboard = Keyboard(self.desk)
        self.words = words
        self.look = look
        self.failure: RoadError | None = None
        self.is_in_menu = False
        self._road = road
        self._bots = bots
        self._level = level
        self._now = clock or self._loop_time
        self._hourglass = Hourglass()
        # Kept, since a timer may still draw while Textual takes the screen apart.
        self._board = Board()
        self._is_stopped_by_us = False
        self._talking: asyncio.Task[None] | None = None

    def compose(self) -> ComposeResult:
        """Put the one widget in."""
        yield self._board

    async def on_mount(self) -> None:
        """Begin to talk, and to draw."""
        self.desk.on_gap = self._road.renew
        self.set_interval(FRAME_S, self._frame)
        self.set_interval(CLOCK_S, self.draw)
        self.app_suspend_signal.subscribe(self, self._hidden)
        self.app_resume_signal.subscribe(self, self._seen)
        self.run_worker(self._talk(), exit_on_error=True)
        self.draw()

    # The end of the road

    def hello(self) -> Hello:
        """Say who sits here."""
        return self.desk.hello()

    def opened(self, say: Say) -> None:
        """Take the line."""
        self.desk.opened(say)

    def lost(self) -> None:
        """Show that there is no line."""
        self.desk.lost()
        self.draw()

    @property
    def is_over(self) -> bool:
        """Whether there is no place at the table any more."""
        return self.desk.is_over

    def hear(self, message: ServerMessage) -> None:
        """Take a message, and show what it changes."""
        flips = self.desk.pile[1]
        self.desk.hear(message)
        if isinstance(message, Snapshot):
            self._greeted(message)
        elif isinstance(message, Events):
            self._time_game(message)
        if self.desk.is_over:
            self.exit(f"over-{self.desk.session.over}")
        self.keyboard.seated()
        lying, flip = self.desk.pile
        self.draw()
        if lying and (flip != flips or isinstance(message, Show)):
            self.call_after_refresh(self._painted, flip)

    async def _talk(self) -> None:
        try:
            await self._road.talk(self)
        except RoadError as error:
            self.failure = error
            self.exit("lost")

    def _greeted(self, message: Snapshot) -> None:
        """Learn how long the game lasts, and let the bots that were asked for sit down."""
        runs = message.view is not None and not message.view.paused
        self._hourglass.turn(message.game_left_us, self._now(), runs=runs)
        bots, self._bots = self._bots, 0
        for _ in range(bots if self.desk.session.host else 0):
            self.desk.add_bot(self._level)

    def _time_game(self, message: Events) -> None:
        """Turn the hourglass at the deal, and stop it while the game stands still."""
        view, now = self.desk.view, self._now()
        for event in message.events:
            match event:
                case Dealt() if view is not None:
                    limit_s = view.rules.time_limit_s
                    self._hourglass.turn(limit_s * US_PER_S if limit_s else None, now, runs=True)
                case Paused() | Resumed():
                    self._hourglass.run(now, runs=isinstance(event, Resumed))
                case _:
                    pass

    # What is drawn

    @property
    def stage(self) -> Stage:
        """Which of the pictures is shown."""
        lobby = self.desk.lobby
        if lobby is None or lobby.phase == "lobby":
            return "lobby"
        return "result" if lobby.phase == "finished" else "game"

    def draw(self) -> None:
        """Draw everything anew."""
        width, height = self.size
        self.words.seats = [] if self.desk.lobby is None else self.desk.lobby.seats
        self.words.me = self.desk.me
        picture = Text("\n", no_wrap=True).join(self._lines(width, height))
        self._board.draw(picture)

    def _lines(self, width: int, height: int) -> list[Text]:
        desk, words, look = self.desk, self.words, self.look
        if width < WIDTH_LEAST or height < HEIGHT_LEAST:
            return small_lines(words, look, width=width, height=height)
        inner = min(width, WIDTH_MOST)
        if self.is_in_menu:
            lines = menu_lines(desk, words, look, width=inner, height=height, is_home=self._is_home)
        elif self.stage == "lobby":
            holding = self.keyboard.holding
            lines = lobby_lines(desk, words, look, holding, width=inner, height=height)
        elif self.stage == "result":
            lines = result_lines(
                desk, words, look, width=inner, height=height, deals_in_s=self._deals_in_s()
            )
        else:
            lines = board(
                desk,
                words,
                look,
                width=inner,
                height=height,
                left_s=self._hourglass.left_s(self._now()),
            )
        margin = " " * ((width - inner) // 2)
        return [Text(margin, end="") + row for row in stacked(lines, height, inner)]

    def _deals_in_s(self) -> int | None:
        deals_at = self.desk.deals_at
        return None if deals_at is None else max(0, -(-(deals_at - self._now()) // US_PER_S))

    def on_resize(self) -> None:
        """Draw for the new size."""
        self.draw()

    def _painted(self, flip: int) -> None:
        self.desk.painted(flip, self._now())

    def _frame(self) -> None:
        if self.desk.race.is_open:
            self.desk.race.tick(self._now())

    # What is pressed

    async def on_key(self, event: events.Key) -> None:
        """Take a key: a hand first, since only that one is in a hurry."""
        event.stop()
        event.prevent_default()
        at = self._moment(event)
        if event.key in {"ctrl+c", "ctrl+d"}:
            self.exit("left")
        elif event.key == "ctrl+z" and sys.platform != "win32":
            # Told before the process stops; a signal from outside is told when it goes on.
            self._hidden(self)
            self.action_suspend_process()
        elif event.key == "escape":
            self._turn_menu()
        elif self.is_in_menu:
            self._choose(event.key)
        elif self.stage == "game":
            self.keyboard.play(event.key, event.character, at)
        else:
            await self._prepare(event, at)
        self.draw()

    async def action_quit(self) -> None:
        """End the game: Textual binds this to Ctrl+Q."""
        self.exit("left")

    @property
    def _is_home(self) -> bool:
        """Whether the table is of this process: nobody else is kept waiting."""
        return self._road.host_token is not None

    def _turn_menu(self) -> None:
        """Open the menu or close it; a table of our own stands still meanwhile."""
        self.is_in_menu = not self.is_in_menu
        view = self.desk.view
        is_playing = self.stage == "game" and view is not None
        if self._is_home and is_playing:
            self.desk.pause(paused=self.is_in_menu)

    def _choose(self, key: str) -> None:
        if key == "enter":
            self._turn_menu()
        elif key == "x":
            self.desk.leave()
            self.exit("left")
        elif not self._is_home and key == "q":
            self.exit("kept")
        elif not self._is_home and key == "p" and self.desk.session.host:
            view = self.desk.view
            self.desk.pause(paused=view is not None and not view.paused)

    async def _prepare(self, event: events.Key, at: Micros) -> None:
        """Before a game and after one: sit down, choose bots, deal."""
        key = event.key
        desk = self.desk
        if key == "enter":
            self._begin()
        elif key == "n" and self.stage == "result":
            desk.again(wants=False)
        elif key in {"plus", "equals_sign"} and desk.session.host:
            desk.add_bot(self._level)
        elif key == "minus" and desk.session.host and desk.lobby is not None:
            bots = [one.seat for one in desk.lobby.seats if one.bot is not None]
            if bots:
                desk.kick(bots[-1])
        elif self.keyboard.claims(event.character, at):
            await self._sit_here()

    def _begin(self) -> None:
        """Deal as the host; else agree to the rules, or ask for the next game."""
        if self.desk.session.host:
            self.desk.deal(self.desk.me)
        elif self.stage == "result":
            self.desk.again(wants=True)
        else:
            self.desk.agree()

    async def _sit_here(self) -> None:
        """Let one more person sit down at this keyboard."""
        try:
            place = await self._road.sit()
        except RoadError as error:
            self.keyboard.give_up(error.code)
            return
        self.keyboard.take(place)
        self._road.renew()

    def _moment(self, event: events.Key) -> Micros:
        """Tell when a key was read, by the clock that stamps everything here."""
        return self.keyboard.moment(Micros(round(event.time * 1_000_000)), self._now())

    # Suspending

    def _hidden(self, _app: object) -> None:
        """The process stops, or did: nobody is here, and a table of our own waits."""
        self.desk.hide(hidden=True)
        view = self.desk.view
        is_running = self.stage == "game" and view is not None and not view.paused
        if self._is_home and is_running:
            self.desk.pause(paused=True)
            self._is_stopped_by_us = True

    def _seen(self, _app: object) -> None:
        """The process goes on; so does the game, once somebody looks and says so."""
        self.desk.hide(hidden=False)
        if self._is_stopped_by_us:
            self._is_stopped_by_us = False
            self.is_in_menu = True
        self.draw()

    @staticmethod
    def _loop_time() -> Micros:
        return Micros(round(asyncio.get_running_loop().time() * 1_000_000))
