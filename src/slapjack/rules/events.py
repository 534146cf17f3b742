"""Events: what came of an action, in the order in which it happened.

Events are public: none names a face-down card, so the same ones go to every seat, watcher, replay
and big screen, and a `View` folds them. They say what changed as far as it does not follow from
the RuleSet and the events before.

Source: rules.md D.4; names and fields are those of its table.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from slapjack.rules.cards import Card
from slapjack.units import FlipNo, Micros, Seat

HandResult = Literal["won", "lost", "tied", "false", "void", "late", "ignored", "rejected"]
"""What a hand can come to."""

EliminationCause = Literal["missed_last_chance", "no_cards", "false_slap_without_cards", "left"]
"""Why a seat is out."""

OverReason = Literal["last_standing", "all_cards", "draw", "time_limit", "flip_limit"]
"""Why a game is over: one is left, one holds every card, nobody can win, or a limit was reached."""


class _Numbered(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event"):
    """What every event has.

    Attributes:
        seq: Its number in the game, from 1; 0 until the game has numbered it.
        at_us: Time of the action that it came of, if that carried one.
    """

    seq: int = 0
    at_us: Micros | None = None


class GameStarted(_Numbered, frozen=True, tag="game_started"):
    """The game exists; `rules` names the preset that the RuleSet was made from."""

    seats: int
    rules: str


class CutMade(_Numbered, frozen=True, tag="cut"):
    """The top cards went under."""

    seat: Seat
    cards: int


class Dealt(_Numbered, frozen=True, tag="dealt"):
    """All cards lie in the stocks; `counts` by seat.

    Attributes:
        counts: Cards in each stock, by seat.
    """

    dealer: Seat
    counts: tuple[int, ...]


class Misdeal(_Numbered, frozen=True, tag="misdeal"):
    """Cards for this seat were shown in the deal; its stock was shuffled.

    Attributes:
        seat: Whose cards.
        cards: Those that were shown.
    """

    seat: Seat
    cards: tuple[Card, ...]


class CardFlipped(_Numbered, frozen=True, tag="card_flipped"):
    """The top card of the seat's stock lies face up on the pile.

    Attributes:
        card: Its name, such as `10D`.
    """

    seat: Seat
    card: Card
    flip: FlipNo


class TriggerBuried(_Numbered, frozen=True, tag="trigger_buried"):
    """The trigger of this flip was covered."""

    flip: FlipNo


class SlapOpen(_Numbered, frozen=True, tag="slap_open"):
    """The pile may be slapped.

    Attributes:
        flip: The flip that made it so.
        triggers: Specs of what is live, such as `rank:J`.
    """

    flip: FlipNo
    triggers: tuple[str, ...]


class Challenge(_Numbered, frozen=True, tag="challenge"):
    """A face card has to be paid for.

    Attributes:
        owner: Who flipped the face card.
        left: How many cards are owed.
        payer: Who owes; None when nobody else has cards.
    """

    owner: Seat
    left: int
    payer: Seat | None


class ChallengeStep(_Numbered, frozen=True, tag="challenge_step"):
    """A card was paid, or another seat owes; nothing left or no payer: decided.

    Attributes:
        owner: Who flipped the face card.
        left: How many cards are still owed.
        payer: Who owes now; None when nobody can.
    """

    owner: Seat
    left: int
    payer: Seat | None


class ChallengeStopped(_Numbered, frozen=True, tag="challenge_stopped"):
    """The payer flipped a stopper: the challenge ends without a winner (rules.md B90).

    Attributes:
        seat: Who flipped the stopper.
        owner: Who would have won.
    """

    seat: Seat
    owner: Seat


class OutOfCards(_Numbered, frozen=True, tag="out_of_cards"):
    """The seat's stock is empty; it is on its last chance."""

    seat: Seat


class FoulCalled(_Numbered, frozen=True, tag="foul"):
    """A flip or a hand was illegal.

    Attributes:
        seat: Whose flip or hand.
        kind: What was wrong with it.
    """

    seat: Seat
    kind: Literal["peek", "toward_self", "hand"]


class HandJudged(_Numbered, frozen=True, tag="hand"):
    """What became of one hand; exactly one for every hand.

    Attributes:
        seat: Whose hand.
        result: What it came to.
        reason: Why, as a code, where the result alone does not say it.
    """

    seat: Seat
    result: HandResult
    reason: str | None


class Penalty(_Numbered, frozen=True, tag="penalty", rename={"from_": "from"}):
    """Cards were paid; `to` in order of payment, each once, empty for a burn.

    Attributes:
        from_: Who paid; `from` in JSON.
        to: Who got a card.
        cards: How many were paid.
        burned: Whether they went under the pile.
    """

    from_: Seat
    to: tuple[Seat, ...]
    cards: int
    burned: bool


class PileGiven(_Numbered, frozen=True, tag="pile_given", rename={"from_": "from"}):
    """The pile went to `seat`, for a false slap of `from` (rules.md B91).

    Attributes:
        seat: Who gets the pile.
        from_: Who slapped falsely; `from` in JSON.
        cards: How many cards.
    """

    seat: Seat
    from_: Seat
    cards: int


class TimedOut(_Numbered, frozen=True, tag="timed_out"):
    """The seat's hands are ignored until that flip (rules.md B92).

    Attributes:
        seat: Whose hands.
        until: The first flip at which they count again.
    """

    seat: Seat
    until: FlipNo


class SlapWon(_Numbered, frozen=True, tag="slap_won"):
    """The seat takes the pile.

    Attributes:
        cards: How many cards the pile had.
        flip: The flip that was slapped.
    """

    seat: Seat
    cards: int
    flip: FlipNo


class Tie(_Numbered, frozen=True, tag="tie"):
    """Hands came too close to each other to tell; `count` replays were made so far.

    Attributes:
        seats: Who tied.
        flip: The flip that they slapped.
        count: Replays made so far.
    """

    seats: tuple[Seat, ...]
    flip: FlipNo
    count: int


class TieFalseStart(_Numbered, frozen=True, tag="tie_false_start"):
    """A tied seat slapped before the new card and is out of the tie."""

    seat: Seat


class PileSplit(_Numbered, frozen=True, tag="pile_split"):
    """The pile was shared; `counts` cards for each of `seats`.

    Attributes:
        seats: Who gets a share.
        counts: How many cards each.
    """

    seats: tuple[Seat, ...]
    counts: tuple[int, ...]


class ChallengeWon(_Numbered, frozen=True, tag="challenge_won"):
    """The owner of the challenge takes the pile.

    Attributes:
        cards: How many cards the pile had.
    """

    seat: Seat
    cards: int


class Revived(_Numbered, frozen=True, tag="revived"):
    """A seat with an empty stock has cards again."""

    seat: Seat


class Eliminated(_Numbered, frozen=True, tag="eliminated"):
    """The seat is out.

    Attributes:
        cause: Why.
    """

    seat: Seat
    cause: EliminationCause


class Left(_Numbered, frozen=True, tag="left"):
    """The seat got up; its cards went where `leave_policy` says.

    Attributes:
        cards: How many cards the seat had.
    """

    seat: Seat
    cards: int


class Redeal(_Numbered, frozen=True, tag="redeal"):
    """Nobody could flip: the pile was dealt out again; `counts` by seat.

    Attributes:
        number: Which redeal of this game, from 1.
        counts: Cards in each stock, by seat.
    """

    number: int
    counts: tuple[int, ...]


class Turn(_Numbered, frozen=True, tag="turn"):
    """The seat that acts next, or nobody.

    Attributes:
        seat: Who acts next; None when nobody has to.
    """

    seat: Seat | None


class Paused(_Numbered, frozen=True, tag="paused"):
    """The game stands still."""


class Resumed(_Numbered, frozen=True, tag="resumed"):
    """The game goes on."""


class WentAway(_Numbered, frozen=True, tag="away"):
    """Nobody is at the seat."""

    seat: Seat


class CameBack(_Numbered, frozen=True, tag="back"):
    """Somebody is at the seat again."""

    seat: Seat


class GameOver(_Numbered, frozen=True, tag="game_over"):
    """The game ended; `places` by seat, null where none is given (rules.md B68).

    Attributes:
        winner: Who won; None in a draw.
        reason: How it ended.
        places: By seat, 1 for the winner; None where none is given.
    """

    winner: Seat | None
    reason: OverReason
    places: tuple[int | None, ...]


Event = (
    GameStarted
    | CutMade
    | Dealt
    | Misdeal
    | CardFlipped
    | TriggerBuried
    | SlapOpen
    | Challenge
    | ChallengeStep
    | ChallengeStopped
    | OutOfCards
    | FoulCalled
    | HandJudged
    | Penalty
    | PileGiven
    | TimedOut
    | SlapWon
    | Tie
    | TieFalseStart
    | PileSplit
    | ChallengeWon
    | Revived
    | Eliminated
    | Left
    | Redeal
    | Turn
    | Paused
    | Resumed
    | WentAway
    | CameBack
    | GameOver
)
"""Everything that can happen in a game."""


def number(event: Event, seq: int, at_us: Micros | None) -> None:
    """Give a new event its number and time, once, before anybody else has seen it."""
    msgspec.structs.force_setattr(event, "seq", seq)
    msgspec.structs.force_setattr(event, "at_us", at_us)
