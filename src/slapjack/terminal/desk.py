"""One keyboard's side of the table: its seats, what is known, what was pressed, and what was told.

It reads no clock, draws nothing and waits for nothing: every instant is given, so a test plays a
game through it in virtual time.
"""

import copy
from collections import deque
from collections.abc import Callable
from itertools import count
from typing import Final

from msgspec import Struct, structs

from slapjack.client import GapError, Session
from slapjack.protocol.client_messages import (
    AddBot,
    Again,
    Claim,
    ClientMessage,
    Cut,
    Deal,
    Flip,
    Hello,
    Kick,
    Leave,
    Pause,
    Pong,
    Ready,
    Rematch,
    Resume,
    Shout,
    Slap,
    Unpause,
    Visible,
)  # fmt: skip
from slapjack.protocol.codec import PROTO
from slapjack.protocol.lobby import Lobby
from slapjack.protocol.server_messages import (
    Accepted,
    Events,
    Goaway,
    Late,
    LobbyChanged,
    Ping,
    Refused,
    ServerMessage,
    Show,
    Snapshot,
    Verdict,
    Void,
)  # fmt: skip
from slapjack.rules.events import CardFlipped, ChallengeWon, GameStarted, PileGiven, SlapWon
from slapjack.rules.ruleset import RuleSet
from slapjack.rules.view import View
from slapjack.terminal.race import Race
from slapjack.terminal.road import Place, Say
from slapjack.terminal.story import tell_all
from slapjack.terminal.told import Told
from slapjack.units import Micros

TOLD_KEPT: Final = 12
FRAME_US: Final = 16_667
"""Terminals draw about 60 times a second."""


TAKES: Final = SlapWon | ChallengeWon | PileGiven

TAKEN_US: Final = 900_000
"""So long a pile that was won is still seen, before its place is empty."""


class Taken(Struct, frozen=True):
    """A pile that somebody took: its cards as they were seen, bottom card first."""

    pile: tuple[str, ...]
    seat: int
    count: int
    at: Micros


class Desk:
    """Everything that a keyboard plays by.

    Attributes:
        session: The mirror of the table.
        places: The seats here, in the order in which they sat down.
        keys: Which key slaps for which seat.
        race: What this screen measures.
        told: The story so far, newest last.
        finish: The photo finish to show; None while no race of this game was judged.
        hands: When each seat's hand came down on the card that lies there, in milliseconds.
        refused: Why the last wish was not granted; None where it was.
        is_lost: There is no line at this moment.
        taken: The pile that was won last, for a moment in which it is still seen.
        deals_at: When the rematch is dealt that somebody asked for.
        received: The newest face that was sent, and when it came.
        is_going: The server said that it stops and comes back.
    """

    def __init__(self, clock: Callable[[], Micros], host_token: str | None = None) -> None:
        self.session = Session()
        self.places: list[Place] = []
        self.keys: dict[str, int] = {}
        self.race = Race(self._say)
        self.told: deque[Told] = deque(maxlen=TOLD_KEPT)
        self.finish: Verdict | None = None
        self.hands: dict[int, int] = {}
        self.refused: Refused | None = None
        self.is_lost = True
        self.is_going = False
        self.taken: Taken | None = None
        self.deals_at: Micros | None = None
        self.received: tuple[int, Micros] | None = None
        self._clock = clock
        self._host_token = host_token
        self._line: Say | None = None
        self._actions = count(1)
        self._hand_flip = 0
        self._is_hidden = False

    # The end of a road

    @property
    def is_over(self) -> bool:
        """Whether there is no place at the table any more."""
        return self.session.over is not None

    def hello(self) -> Hello:
        """Say who sits here."""
        tokens = [place.token for place in self.places]
        if self._host_token is not None:
            tokens.append(self._host_token)
        resume: Resume | None = self.session.resume
        return Hello(PROTO, tokens, resume=resume, frame_us=FRAME_US, visible=not self._is_hidden)

    def opened(self, say: Say) -> None:
        """Take a new line."""
        self._line = say
        self.is_lost = self.is_going = False

    def lost(self) -> None:
        """Note that there is no line."""
        self._line = None
        self.is_lost = True
        self.session.armed = None

    def hear(self, message: ServerMessage) -> None:
        """Take one message: first what the judge needs, then what it says."""
        if isinstance(message, Ping | Show):
            now = self._clock()
            self._say(Pong(message.n, now))
            if isinstance(message, Show):
                self.received = (message.flip, now)
                self._new_card(message.flip)
        before = self.session.view
        if isinstance(message, Events):
            before = copy.deepcopy(before)
        try:
            is_news = self.session.receive(message)
        except GapError:
            # What is missing comes with the snapshot that answers a hello without a memory.
            self.session = Session()
            self.on_gap()
            return
        if is_news:
            self._take(message, before)
        elif isinstance(message, Refused):
            self.refused = message
        elif isinstance(message, Accepted):
            self.refused = None
        elif isinstance(message, Late):
            self._add_late(message)
        elif isinstance(message, Goaway):
            self.is_going = True
        self.race.live(self.live_flip)

    on_gap: Callable[[], None] = staticmethod(lambda: None)
    """Asks for a new line; whoever opens the road puts it here."""

    # What is known

    @property
    def lobby(self) -> Lobby | None:
        """The table beside the cards."""
        return self.session.lobby

    @property
    def view(self) -> View | None:
        """The cards, as everybody may see them."""
        return self.session.view

    @property
    def seats(self) -> list[int]:
        """The seats here, as the table numbers them now."""
        return list(self.session.seats)

    @property
    def me(self) -> int | None:
        """The one seat here; None where several or none are."""
        return self.session.seats[0] if len(self.session.seats) == 1 else None

    @property
    def rules(self) -> RuleSet | None:
        """The rules of the game that is or will be played."""
        return None if self.lobby is None else RuleSet.parse(self.lobby.rules)

    @property
    def pile(self) -> tuple[list[str], int]:
        """The pile as it lies on the screen, and the flip on top; a face comes before its event."""
        view, face = self.view, self.session.face
        cards = [] if view is None else view.pile
        flips = 0 if view is None else view.flips
        if face is None or face.flip <= flips:
            return cards, flips
        return [*cards, face.face], face.flip

    @property
    def just_taken(self) -> Taken | None:
        """The pile that was won a moment ago, while no new one lies in its place."""
        taken = self.taken
        if taken is None or self.pile[0] or self._clock() - taken.at > TAKEN_US:
            return None
        return taken

    @property
    def flipper(self) -> int | None:
        """The seat here whose turn it is."""
        turn = None if self.view is None else self.view.turn
        return turn if turn in self.session.seats else None

    @property
    def live_flip(self) -> int | None:
        """The flip that may be slapped now, as far as this terminal was told."""
        view = self.view
        if view is None or self.session.void_flip is not None:
            return None
        if view.tie is not None:
            return view.flips if view.tie.armed else None
        return view.live_flip if view.live and view.live_flip == view.flips else None

    # What is done

    def painted(self, flip: int, shown_us: Micros) -> None:
        """Note that the face of a flip stands on the screen."""
        received = self.received
        at = received[1] if received is not None and received[0] == flip else None
        self.race.painted(flip, at, shown_us)

    def slap(self, seat: int, pressed_us: Micros, shout: str | None = None) -> None:
        """Lay a hand down on what lay there when the key was pressed."""
        on = self.race.answered(pressed_us)
        if on is None:
            return
        self._say(
            Slap(
                self._action(),
                seat,
                on.flip,
                shown_us=on.shown_us,
                pressed_us=pressed_us,
                source="key",
                side="right",
                shout=shout,
            )
        )
        self.race.pressed(on, seat, pressed_us, here=len(self.session.seats))
        if on.flip == self._hand_flip:
            self.hands.setdefault(seat, round((pressed_us - on.shown_us) / 1000))

    def shout(self, seat: int, word: str) -> None:
        """Call a word that belongs to a hand a moment before or after it."""
        self._say(Shout(self._action(), seat, word))

    def flip(self, seat: int) -> None:
        """Turn the next card, or take the pile that a won challenge gives."""
        view = self.view
        if view is not None and view.state == "claim":
            self._say(Claim(self._action(), seat))
        else:
            self._say(Flip(self._action(), seat))

    def cut(self, seat: int, cards: int | None) -> None:
        """Cut the deck, or decline with None."""
        self._say(Cut(self._action(), seat, cards))

    def agree(self) -> None:
        """Put the thumb up for everybody here."""
        for seat in self.session.seats:
            self._say(Ready(self._action(), seat, ready=True))

    def add_bot(self, level: str) -> None:
        """As the host: let a bot sit down."""
        self._say(AddBot(self._action(), level))

    def kick(self, seat: int) -> None:
        """As the host: free a seat."""
        self._say(Kick(self._action(), seat))

    def again(self, *, wants: bool) -> None:
        """Ask for a rematch for everybody here, or say not yet."""
        for seat in self.session.seats:
            self._say(Again(self._action(), seat, wants=wants))

    def deal(self, dealer: int | None = None) -> None:
        """As the host: begin the game, or the next one."""
        is_again = self.lobby is not None and self.lobby.phase == "finished"
        self._say(Rematch(self._action()) if is_again else Deal(self._action(), dealer))

    def pause(self, *, paused: bool) -> None:
        """As the host: stop the game, or go on."""
        self._say(Pause(self._action()) if paused else Unpause(self._action()))

    def hide(self, *, hidden: bool) -> None:
        """Say that nobody sees this screen, or that somebody does again."""
        self._is_hidden = hidden
        self._say(Visible(not hidden))

    def leave(self) -> None:
        """Give up every seat here."""
        for seat in self.session.seats:
            self._say(Leave(self._action(), seat))

    # Inside

    def _take(self, message: ServerMessage, before: View | None) -> None:
        match message:
            case Snapshot():
                self.race.reset()
                self.received = None
                self.hands = {}
            case Verdict():
                self.finish = message
            case LobbyChanged(lobby=lobby):
                asked = lobby.rematch
                self.deals_at = None if asked is None else Micros(self._clock() + asked.left_us)
            case Void():
                self.told.append(Told(key="said-void"))
            case Events():
                self._tell(message, before)
            case _:
                pass

    def _tell(self, message: Events, before: View | None) -> None:
        first = message.events[0]
        if isinstance(first, GameStarted):
            self.told.clear()
            self.finish = None
            self.hands = {}
            self.race.reset()
            assert self.view is not None, "a game that started has a view"
            before = View.start(self.view.rules, first.seats)
        assert before is not None, "game_started is the first event of a game"
        rows = [] if self.finish is None else self.finish.rows
        self.told.extend(
            told
            for told in tell_all(message.events, before, rows)
            if not told.is_private or told.seat in self.session.seats
        )
        taken = next((one for one in message.events if isinstance(one, TAKES)), None)
        if taken is not None:
            pile = [one.card for one in message.events if isinstance(one, CardFlipped)]
            cards = (*before.pile, *pile)
            self.taken = Taken(cards, taken.seat, taken.cards, self._clock())

    def _add_late(self, message: Late) -> None:
        """Put a hand that came after the verdict under the others."""
        finish = self.finish
        if finish is not None and finish.flip == message.flip:
            self.finish = structs.replace(finish, rows=[*finish.rows, message.row])

    def _new_card(self, flip: int) -> None:
        if flip != self._hand_flip:
            self._hand_flip = flip
            self.hands = {}

    def _say(self, message: ClientMessage) -> None:
        if self._line is not None:
            self._line(message)

    def _action(self) -> str:
        return f"key-{next(self._actions)}"
