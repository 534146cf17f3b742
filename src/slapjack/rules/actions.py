"""Actions: what may be done to a game, as a record holds it, one JSON object a line.

An action says who did what; whether it is allowed now is decided in `refusals`, and what comes of
it by the modules of the rules. Times come in with the action, since the rules read no clock.

Source: rules.md D.1, records.md.
"""

from collections.abc import Mapping
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from slapjack.rules.errors import IllegalActionError, RuleCode
from slapjack.units import FlipNo, Micros, Seat

Contact = Literal["palm", "finger", "back"]
"""What of a hand touched the pile; a RuleSet says which of them count."""

Side = Literal["left", "right", "both"]
"""Which hand slapped."""


class Hand(Struct, frozen=True, omit_defaults=True):
    """One slap of one seat, already judged in time.

    Attributes:
        seat: Whose hand.
        reaction_us: Judged time since the card was shown, without the seat's handicap; negative
            before the card.
        contact: What touched the pile.
        side: Which hand; the flipping hand counts as right, a left-hander is mirrored at the edge.
        shout: What was called with it, in whatever spelling.
    """

    seat: Seat
    reaction_us: Micros
    contact: Contact = "palm"
    side: Side = "left"
    shout: str | None = None


class _Timed(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="do"):
    """What every action may carry.

    Attributes:
        at_us: Time since the deal, in microseconds.
    """

    at_us: Micros | None = None


class Cut(_Timed, frozen=True, tag="cut"):
    """Put the top cards of the deck under the others, before the deal (rules.md B76).

    Attributes:
        seat: Who cuts: the seat on the dealer's right.
        cards: How many go under, at least 1.
    """

    seat: Seat
    cards: int


class Flip(_Timed, frozen=True, tag="flip"):
    """Turn the own top card face up onto the pile.

    Attributes:
        seat: Whose card.
    """

    seat: Seat


class Slap(_Timed, frozen=True, tag="slap"):
    """All hands of one race, in order of arrival.

    Attributes:
        hands: At least one.
        flip: The flip that they answer; None means the present top card.
        covered_us: How long ago that flip was covered.
        in_time: Whether the judge proved that the hands were down before the cover was seen.
        tie_within_us: Effective reactions no further apart than this tie; None means
            `tie_epsilon_ms`.
    """

    hands: tuple[Hand, ...]
    flip: FlipNo | None = None
    covered_us: Micros | None = None
    in_time: bool = False
    tie_within_us: Micros | None = None


class Foul(_Timed, frozen=True, tag="foul"):
    """Call the turn seat's flip illegal, before it counts (rules.md B75).

    Attributes:
        seat: Who flipped.
        kind: What was wrong: looked at first, or turned towards oneself.
    """

    seat: Seat
    kind: Literal["peek", "toward_self"]


class Claim(_Timed, frozen=True, tag="claim"):
    """Let the owner of a decided challenge take the pile."""


class Expire(_Timed, frozen=True, tag="expire"):
    """Say that a time limit ran out: that of the present state, or that of the whole game.

    Attributes:
        what: Which limit.
    """

    what: Literal["state", "game"] = "state"


class Leave(_Timed, frozen=True, tag="leave"):
    """Get up for good.

    Attributes:
        seat: Who leaves.
    """

    seat: Seat


class Away(_Timed, frozen=True, tag="away"):
    """Note that nobody is at the seat (rules.md B38).

    Attributes:
        seat: Which seat.
    """

    seat: Seat


class Back(_Timed, frozen=True, tag="back"):
    """Note that somebody is at the seat again.

    Attributes:
        seat: Which seat.
    """

    seat: Seat


class Pause(_Timed, frozen=True, tag="pause"):
    """Stop the game; only leaving and going on remain possible."""


class Resume(_Timed, frozen=True, tag="resume"):
    """Go on."""


Action = Cut | Flip | Slap | Foul | Claim | Expire | Leave | Away | Back | Pause | Resume
"""Everything that can be done to a game."""

_KINDS: Final = {kind.__struct_config__.tag: kind for kind in get_args(Action)}


def parse_action(line: Mapping[str, object]) -> Action:
    """Read one line of a record.

        >>> parse_action({"do": "flip", "seat": 2})
        Flip(seat=2, at_us=None)

    Args:
        line: As decoded from JSON; unknown keys are ignored.

    Raises:
        IllegalActionError: `bad_action`, with what was wrong.
    """
    # Asked for one kind, msgspec has it at hand; of a union it makes a plan anew each time.
    kind = _KINDS.get(str(line.get("do")), Action)
    try:
        action: Action = msgspec.convert(line, type=kind)
    except msgspec.ValidationError as error:
        raise IllegalActionError(RuleCode.BAD_ACTION, str(error)) from error
    return action


def to_line(action: Action) -> dict[str, object]:
    """Return the action as a line of a record, without what goes without saying.

    >>> to_line(Slap((Hand(1, 310_000),)))
    {'do': 'slap', 'hands': [{'seat': 1, 'reaction_us': 310000}]}
    """
    # By way of JSON, so that rows are lists as in a record that was read.
    line: dict[str, object] = msgspec.json.decode(msgspec.json.encode(action))
    return line
