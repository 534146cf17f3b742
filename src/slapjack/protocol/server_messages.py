"""What the server says: one closed union, told apart by `type`.

Numbered messages carry `epoch` and a gap-free `seq` per table; the others are pictures (`arm`,
`disarm`, `show`), measurements (`ping`), or answers to one connection (design.md 4.10).
"""

from typing import Literal

from msgspec import Struct

from slapjack.protocol.fields import JudgeMode, Role
from slapjack.protocol.lobby import Lobby
from slapjack.rules.events import Event
from slapjack.rules.view import View


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """First answer: what this connection may do.

    Attributes:
        proto: Version of the protocol.
        code: The table's four letters.
        seats: The seats that this connection speaks for.
        role: What this screen is for.
        host: Whether it may do what a host does.
        judge: How the table judges.
        version: That of the server.
    """

    proto: int
    epoch: int
    code: str
    seats: list[int]
    role: Role
    host: bool
    judge: JudgeMode
    version: str


class Armed(Struct, frozen=True):
    """A flip that was pressed and does not show yet."""

    flip: int
    seat: int


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything as of `seq`: the client replaces what it has.

    Attributes:
        lobby: The table beside the cards.
        view: The game as everybody may see it; null while none was dealt.
        armed: A flip that was pressed and does not show yet.
        flip_left_us: Until the turn flips by itself; None where nobody is hurried.
        game_left_us: Until the house's time limit ends the game; None without one. It stands still
            while the game is paused.
        void_flip: The card on top, if its race was annulled: no hand on it counts. None otherwise.
    """

    epoch: int
    seq: int
    lobby: Lobby
    view: View | None = None
    armed: Armed | None = None
    flip_left_us: int | None = None
    game_left_us: int | None = None
    void_flip: int | None = None


class LobbyChanged(Struct, frozen=True, tag_field="type", tag="lobby"):
    """The table beside the cards changed."""

    epoch: int
    seq: int
    lobby: Lobby


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Answer with `pong` at once.

    Attributes:
        n: To be answered with.
        pad: Makes the frame long; nobody reads it.
    """

    n: int
    pad: str = ""


class Arm(Struct, frozen=True, tag_field="type", tag="arm"):
    """A flip was pressed: the card's back rises."""

    flip: int
    seat: int


class Disarm(Struct, frozen=True, tag_field="type", tag="disarm"):
    """The pressed flip will not come: the back sinks."""

    flip: int


class Show(Struct, frozen=True, tag_field="type", tag="show"):
    """The face of this flip; as long for every face.

    Attributes:
        face: The card, such as `10D`.
        n: To be answered with `pong`, as a `ping`.
        pad: Makes all faces equally long; nobody reads it.
    """

    flip: int
    face: str
    n: int
    pad: str = ""


class Events(Struct, frozen=True, tag_field="type", tag="events"):
    """What the rules say happened.

    Attributes:
        events: In the order in which they happened.
    """

    epoch: int
    seq: int
    events: list[Event]


class Row(Struct, frozen=True):
    """One hand of a photo finish (fairness.md 1.2).

    Attributes:
        seat: Whose hand.
        reaction_us: The judged reaction, by which hands are ordered.
        claimed_us: What the player's own device measured, if it said so.
        bound_us: The earliest reaction that the server believes of this hand.
        used_us: How much was forgiven: what the server measured less the judged reaction.
        base_us: The connection's round trip that was forgiven.
        handicap_us: What the table adds to this seat.
        result: What the hand came to.
        reason: Why, as a code, where the result alone does not say it.
    """

    seat: int
    reaction_us: int
    claimed_us: int | None
    bound_us: int
    used_us: int
    base_us: int
    handicap_us: int
    result: str
    reason: str | None = None


class Verdict(Struct, frozen=True, tag_field="type", tag="verdict"):
    """A race was judged. The cards move by the `events` that follow.

    Attributes:
        flip: The flip that was raced for.
        winner: Who won; null in a tie, or when nobody did.
        tie: Who tied.
        rows: Every hand.
        judge: Version of the judge.
    """

    epoch: int
    seq: int
    flip: int
    winner: int | None
    tie: list[int]
    rows: list[Row]
    judge: int


class Void(Struct, frozen=True, tag_field="type", tag="void"):
    """A race was annulled: no card moves, no hand costs anything.

    Attributes:
        flip: Whose race is annulled.
        why: What went wrong.
    """

    epoch: int
    seq: int
    flip: int
    why: Literal["restart", "drain", "stall"]


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """The action was taken; also the answer to its repeat."""

    action_id: str


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The action was not taken, and why; words are the client's business.

    Attributes:
        code: Why.
        field: What was wrong in it, where one field was.
        hint: More for whoever writes a client.
    """

    action_id: str | None
    code: str
    field: str | None = None
    hint: str | None = None


class Late(Struct, frozen=True, tag_field="type", tag="late"):
    """A hand that came after its race was closed: free, shown in the row list.

    Attributes:
        flip: The flip that it was for.
    """

    flip: int
    row: Row


class Reacted(Struct, frozen=True, tag_field="type", tag="reacted"):
    """Somebody claps, laughs, waves."""

    seat: int
    kind: str


class Ended(Struct, frozen=True, tag_field="type", tag="ended"):
    """This connection's place at the table is over."""

    why: Literal["kicked", "left", "closed", "unknown_token", "no_such_table"]


class Replaced(Struct, frozen=True, tag_field="type", tag="replaced"):
    """A newer connection speaks for these seats now."""


class Goaway(Struct, frozen=True, tag_field="type", tag="goaway"):
    """The server stops: come back after `wait_ms`.

    Attributes:
        wait_ms: How long to wait, in milliseconds.
    """

    wait_ms: int


Numbered = Snapshot | LobbyChanged | Events | Verdict | Void
ServerMessage = (
    Numbered
    | Welcome
    | Ping
    | Arm
    | Disarm
    | Show
    | Accepted
    | Refused
    | Late
    | Reacted
    | Ended
    | Replaced
    | Goaway
)
