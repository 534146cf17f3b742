"""What a client may say: one closed union, told apart by `type`.

Measurements (pong, shown, watermark, visible) are evidence and are never answered. Everything else
is an action: it carries an `action_id` and is answered by `accepted` or `refused`.
Fields of the judging ones: fairness.md 1.2.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from slapjack.protocol.fields import (
    ActionId,
    ClientClock,
    Contact,
    FlipRef,
    Handicap,
    Name,
    Nonce,
    Reaction,
    Role,
    SeatNo,
    Side,
    Source,
    Span,
    Step,
    Token,
    Word,
)
from slapjack.protocol.lobby import TableOptions


class Resume(Struct, frozen=True, forbid_unknown_fields=True):
    """The last numbered message that the client has."""

    epoch: Annotated[int, Meta(ge=0)]
    seq: Annotated[int, Meta(ge=0)]


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """First message of a connection: who it speaks for, and how exact its clock is.

    Attributes:
        proto: Version of the protocol: 1.
        tokens: Secrets of the seats that it speaks for; a host's is one, too.
        role: What this screen is for.
        resume: What it already has, after a broken line.
        step_us: Smallest step of its clock; 0 where it does not know.
        frame_us: Time between two pictures of its screen.
        visible: Whether somebody can see the page.
    """

    proto: int
    tokens: Annotated[list[Token], Meta(max_length=9)]
    role: Role = "player"
    resume: Resume | None = None
    step_us: Step = 0
    frame_us: Step = 16_667
    visible: bool = True


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Answer to `ping` or `show` with the same `n`, before any other work.

    Attributes:
        n: That of the `ping` or `show`.
        client_us: When it came, by the client's own clock.
    """

    n: Nonce
    client_us: ClientClock


class Visible(Struct, frozen=True, tag_field="type", tag="visible"):
    """The page was hidden or shown again.

    Attributes:
        visible: Whether somebody can see the page now.
    """

    visible: bool


class Shown(Struct, frozen=True, tag_field="type", tag="shown"):
    """The face of this flip stands on the screen since `shown_us`.

    Attributes:
        received_us: When the face came, by the client's own clock.
        shown_us: When the screen showed it, by the same clock.
    """

    flip: FlipRef
    received_us: ClientClock
    shown_us: ClientClock


class Watermark(Struct, frozen=True, tag_field="type", tag="watermark"):
    """No press by anyone at this client up to this reaction.

    Attributes:
        free_us: Nobody here pressed within this time after the face was shown.
    """

    flip: FlipRef
    free_us: Span


class Slap(Struct, frozen=True, tag_field="type", tag="slap"):
    """A palm came down on what this client saw as flip `flip`.

    Attributes:
        flip: The flip that its player saw.
        shown_us: When the screen showed it, by the client's own clock.
        pressed_us: When the hand came down, by the same clock.
        source: What was pressed.
        contact: What of the hand touched, where that can be known.
        side: Which hand, where that can be known.
        shout: What was called with it.
    """

    action_id: ActionId
    seat: SeatNo
    flip: FlipRef
    shown_us: ClientClock
    pressed_us: ClientClock
    source: Source = "touch"
    contact: Contact = "palm"
    side: Side = "left"
    shout: Word | None = None


class Shout(Struct, frozen=True, tag_field="type", tag="shout"):
    """A word that belongs to a hand a moment before or after it.

    Attributes:
        word: What was called.
    """

    action_id: ActionId
    seat: SeatNo
    word: Word


class Flip(Struct, frozen=True, tag_field="type", tag="flip"):
    """The seat presses to turn its next card."""

    action_id: ActionId
    seat: SeatNo


class Cut(Struct, frozen=True, tag_field="type", tag="cut"):
    """The seat cuts the deck at `cards`, or declines with None.

    Attributes:
        cards: How many go under; null declines.
    """

    action_id: ActionId
    seat: SeatNo
    cards: Annotated[int, Meta(ge=1, le=53)] | None = None


class Claim(Struct, frozen=True, tag_field="type", tag="claim"):
    """The owner of a decided challenge takes the pile before the timer does."""

    action_id: ActionId
    seat: SeatNo


class Ready(Struct, frozen=True, tag_field="type", tag="ready"):
    """Thumb up for the rules, or down again.

    Attributes:
        ready: Whether the thumb is up.
    """

    action_id: ActionId
    seat: SeatNo
    ready: bool


class Leave(Struct, frozen=True, tag_field="type", tag="leave"):
    """The seat leaves the table for good."""

    action_id: ActionId
    seat: SeatNo


class React(Struct, frozen=True, tag_field="type", tag="react"):
    """One of eight reactions, shown to the table.

    Attributes:
        kind: Which of the eight.
    """

    action_id: ActionId
    seat: SeatNo
    kind: Reaction


class Again(Struct, frozen=True, tag_field="type", tag="again"):
    """The seat asks for a rematch, which is dealt a little later by itself, or says not yet."""

    action_id: ActionId
    seat: SeatNo
    wants: bool


class SetRules(Struct, frozen=True, tag_field="type", tag="set_rules"):
    """Host: the rules of the next game, as in a record's header (a preset and what differs).

    Attributes:
        rules: As in a record: a preset and what differs from it.
    """

    action_id: ActionId
    rules: dict[str, object]


class SetOptions(Struct, frozen=True, tag_field="type", tag="set_options"):
    """Host: the table's options, whole.

    Attributes:
        options: All of them.
    """

    action_id: ActionId
    options: TableOptions


class SetHandicap(Struct, frozen=True, tag_field="type", tag="set_handicap"):
    """Host: milliseconds that a strong player gives to the others, in microseconds.

    Attributes:
        seat: Whose hands.
        handicap_us: What is added to them.
    """

    action_id: ActionId
    seat: SeatNo
    handicap_us: Handicap


class AddBot(Struct, frozen=True, tag_field="type", tag="add_bot"):
    """Host: a bot takes a free seat.

    Attributes:
        level: Its temperament, such as `steady`.
    """

    action_id: ActionId
    level: Annotated[str, Meta(max_length=20)] = "steady"


class Kick(Struct, frozen=True, tag_field="type", tag="kick"):
    """Host: the seat, a person's or a bot's, is freed."""

    action_id: ActionId
    seat: SeatNo


class Rename(Struct, frozen=True, tag_field="type", tag="rename"):
    """Host, or the seat itself where names are typed: a new name.

    Attributes:
        name: What it is called from now on.
    """

    action_id: ActionId
    seat: SeatNo
    name: Name


class Lock(Struct, frozen=True, tag_field="type", tag="lock"):
    """Host: nobody new may sit down, or they may again.

    Attributes:
        locked: Whether nobody new may sit down.
    """

    action_id: ActionId
    locked: bool


class HandOver(Struct, frozen=True, tag_field="type", tag="hand_over"):
    """Host: the seat becomes the host; None, from the holder of the host token, takes it back.

    Attributes:
        seat: The new host, or null.
    """

    action_id: ActionId
    seat: SeatNo | None = None


class Deal(Struct, frozen=True, tag_field="type", tag="deal"):
    """Host: begin the game; `dealer` names the dealer where the host wants to."""

    action_id: ActionId
    dealer: SeatNo | None = None


class Pause(Struct, frozen=True, tag_field="type", tag="pause"):
    """Host: stop the game where it is."""

    action_id: ActionId


class Unpause(Struct, frozen=True, tag_field="type", tag="resume"):
    """Host: go on with a paused game."""

    action_id: ActionId


class StopWaiting(Struct, frozen=True, tag_field="type", tag="stop_waiting"):
    """Host: hold the seat of somebody away no longer; what the table chose happens now."""

    action_id: ActionId
    seat: SeatNo


class Referee(Struct, frozen=True, tag_field="type", tag="referee"):
    """Host as referee: a flip foul of the turn seat, or a misdeal (rules.md B42, B43)."""

    action_id: ActionId
    call: Literal["peek", "toward_self", "misdeal"]


class Rematch(Struct, frozen=True, tag_field="type", tag="rematch"):
    """Host: the same seats again, the deal passes left (rules.md B49)."""

    action_id: ActionId


Measurement = Pong | Visible | Shown | Watermark
HostAction = (
    SetRules
    | SetOptions
    | SetHandicap
    | AddBot
    | Kick
    | Rename
    | Lock
    | HandOver
    | Deal
    | Pause
    | Unpause
    | StopWaiting
    | Referee
    | Rematch
)
SeatAction = Slap | Shout | Flip | Cut | Claim | Ready | Leave | React | Again
ClientMessage = Hello | Measurement | SeatAction | HostAction
