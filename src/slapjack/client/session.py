"""A client's mirror of its table: messages in, what may be seen out.

A session folds what the server says into a `View`, which has no field for a hidden card; it never
works out a rule by itself and never guesses. Numbered messages must come without a gap
(design.md 4.10): a repeat is passed over, and a gap is an error, after which only a new connection
that names the last message helps. Sockets, time and drawing are left to others.
"""

from slapjack.protocol.client_messages import Resume
from slapjack.protocol.fields import JudgeMode, Role
from slapjack.protocol.lobby import Lobby
from slapjack.protocol.server_messages import (
    Arm,
    Armed,
    Disarm,
    Ended,
    Events,
    LobbyChanged,
    Numbered,
    Replaced,
    ServerMessage,
    Show,
    Snapshot,
    Verdict,
    Void,
    Welcome,
)
from slapjack.rules.events import GameStarted
from slapjack.rules.ruleset import RuleSet
from slapjack.rules.view import View


class GapError(ValueError):
    """A numbered message did not follow the one before.

    Attributes:
        expected: The number that would have followed.
        got: The number that came.
    """

    def __init__(self, expected: int, got: int) -> None:
        super().__init__(f"expected message {expected}, got {got}")
        self.expected = expected
        self.got = got


class Session:
    """What one connection knows of its table.

    Attributes:
        seats: Seats that this connection carries.
        lobby: The table beside the cards; None before the first snapshot.
        view: The cards as everybody may see them; None while no game was dealt.
        armed: A flip that was pressed and does not show yet.
        face: The newest `show`: a picture that comes before its event.
        verdict: The newest photo finish.
        void_flip: The card on top, if its race was annulled: no hand on it counts. None otherwise.
        over: Why this connection has no place at the table any more.
    """

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.role: Role = "player"
        self.host = False
        self.judge: JudgeMode = "casual"
        self.epoch = 0
        self.seq = 0
        self.lobby: Lobby | None = None
        self.view: View | None = None
        self.armed: Armed | None = None
        self.face: Show | None = None
        self.verdict: Verdict | None = None
        self.void_flip: int | None = None
        self.over: str | None = None
        self._synced = False

    @property
    def resume(self) -> Resume | None:
        """What the next `hello` of this client names: its last message, if it has one."""
        return Resume(epoch=self.epoch, seq=self.seq) if self._synced else None

    def receive(self, message: ServerMessage) -> bool:
        """Take one message in.

        Returns:
            Whether it brought anything that was not known before.

        Raises:
            GapError: A numbered message is missing before this one; nothing was changed.
        """
        if isinstance(message, Numbered):
            return self._receive_numbered(message)
        match message:
            case Welcome():
                self._welcome(message)
            case Arm(flip=flip, seat=seat):
                self.armed = Armed(flip=flip, seat=seat)
            case Disarm():
                self.armed = None
            case Show():
                self.armed = None
                self.face = message
            case Ended(why=why):
                self.over = why
            case Replaced():
                self.over = "replaced"
            case _:
                return False
        return True

    def _welcome(self, message: Welcome) -> None:
        self.seats = list(message.seats)
        self.role = message.role
        self.host = message.host
        self.judge = message.judge
        if message.epoch != self.epoch:
            self._synced = False

    def _receive_numbered(self, message: Numbered) -> bool:
        if isinstance(message, Snapshot):
            self._take(message)
            return True
        if not self._synced or message.epoch != self.epoch:
            raise GapError(0, message.seq)
        if message.seq <= self.seq:
            return False
        if message.seq != self.seq + 1:
            raise GapError(self.seq + 1, message.seq)
        self.seq = message.seq
        self._take(message)
        return True

    def _take(self, message: Numbered) -> None:
        """Take in the message that follows."""
        match message:
            case LobbyChanged(lobby=lobby):
                self.lobby = lobby
                if lobby.phase not in ("cutting", "playing"):
                    self.void_flip = None
            case Events():
                self._fold(message)
            case Verdict():
                self.verdict = message
            case Void(flip=flip):
                if self._lies_on_top(flip):
                    self.void_flip = flip
            case Snapshot():
                self._replace(message)

    def _replace(self, snapshot: Snapshot) -> None:
        """Forget what was known: a snapshot says everything as of its number."""
        self.epoch, self.seq, self._synced = snapshot.epoch, snapshot.seq, True
        self.lobby, self.view, self.armed = snapshot.lobby, snapshot.view, snapshot.armed
        self.face = None
        self.void_flip = snapshot.void_flip

    def _lies_on_top(self, flip: int | None) -> bool:
        return self.view is not None and self.view.flips == flip and bool(self.view.pile)

    def _fold(self, message: Events) -> None:
        for event in message.events:
            if isinstance(event, GameStarted):
                assert self.lobby is not None, "a snapshot comes before any event"
                self.view = View.start(RuleSet.parse(self.lobby.rules), event.seats)
                self.face = self.verdict = None
            assert self.view is not None, "game_started is the first event of a game"
            self.view.fold(event)
        if not self._lies_on_top(self.void_flip):
            self.void_flip = None
