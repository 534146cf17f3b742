"""A replay told in sentences, one for each event, for people who read a game.

English only, like the other output of the commands for developers; what players read on screens
comes from the catalog.
"""

from functools import singledispatch
from typing import Final

from slapjack.i18n.visible import visible
from slapjack.rules import events as on
from slapjack.units import Seat

_REASONS: Final[dict[on.OverReason, str]] = {
    "last_standing": "nobody else is left",
    "all_cards": "with all the cards",
    "draw": "nobody can go on",
    "time_limit": "time is up",
    "flip_limit": "the last card was flipped",
}

_HANDS: Final[dict[on.HandResult, str]] = {
    "won": "is first on the pile",
    "lost": "is too slow",
    "tied": "ties",
    "false": "slaps falsely",
    "void": "slaps, but the hand is void",
    "late": "is late, which is free",
    "ignored": "slaps, which is ignored",
    "rejected": "slaps, but is out of the game",
}

_CAUSES: Final[dict[on.EliminationCause, str]] = {
    "missed_last_chance": "the last chance was missed",
    "no_cards": "no cards are left",
    "false_slap_without_cards": "a false slap without cards to pay it",
    "left": "gone",
}

_FOULS: Final = {
    "peek": "peeked at the card",
    "toward_self": "flipped towards the own eyes",
    "hand": "slapped with the wrong hand",
}


class Names:
    """What the seats of one game are called."""

    def __init__(self, names: list[str]) -> None:
        self._names = [visible(name) or f"Seat {seat}" for seat, name in enumerate(names)]

    def of(self, seat: Seat | None) -> str:
        """Return the name of a seat, or that it is nobody."""
        return "nobody" if seat is None else self._names[seat]

    def all_of(self, seats: tuple[Seat, ...]) -> str:
        """Return several names in a row."""
        names = [self.of(seat) for seat in seats]
        return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))

    def counted(self, counts: tuple[int, ...]) -> str:
        """Return who has how many cards."""
        return ", ".join(f"{self.of(Seat(seat))} {count}" for seat, count in enumerate(counts))


def sentence(event: on.Event, names: Names) -> str:
    """Return one event in words."""
    return _tell(event, names)


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


@singledispatch
def _tell(event: object, names: Names) -> str:
    raise TypeError(f"no sentence tells of {event!r} to {names!r}")


@_tell.register
def _(event: on.GameStarted, _names: Names) -> str:
    return f"{event.seats} players sit down to play by the rules {event.rules}."


@_tell.register
def _(event: on.CutMade, names: Names) -> str:
    return f"{names.of(event.seat)} cuts: {_cards(event.cards)} from the top go under."


@_tell.register
def _(event: on.Dealt, names: Names) -> str:
    return f"{names.of(event.dealer)} deals: {names.counted(event.counts)}."


@_tell.register
def _(event: on.Misdeal, names: Names) -> str:
    shown = ", ".join(event.cards)
    return f"{shown} was shown in the deal: {names.of(event.seat)} shuffles the stock."


@_tell.register
def _(event: on.CardFlipped, names: Names) -> str:
    return f"{event.flip}. {names.of(event.seat)} flips {event.card}."


@_tell.register
def _(event: on.TriggerBuried, _names: Names) -> str:
    return f"It buries the card of flip {event.flip}, which nobody slapped."


@_tell.register
def _(event: on.SlapOpen, _names: Names) -> str:
    return f"The pile may be slapped ({', '.join(event.triggers)})!"


@_tell.register
def _(event: on.Challenge, names: Names) -> str:
    return f"{names.of(event.owner)} asks {names.of(event.payer)} for {_cards(event.left)}."


@_tell.register
def _(event: on.ChallengeStep, names: Names) -> str:
    if event.left == 0 or event.payer is None:
        return f"{names.of(event.owner)} has won the challenge."
    return f"{names.of(event.payer)} owes {names.of(event.owner)} {_cards(event.left)}."


@_tell.register
def _(event: on.ChallengeStopped, names: Names) -> str:
    return f"{names.of(event.seat)} stops the challenge of {names.of(event.owner)}."


@_tell.register
def _(event: on.OutOfCards, names: Names) -> str:
    return f"{names.of(event.seat)} has no cards left, but may still slap."


@_tell.register
def _(event: on.FoulCalled, names: Names) -> str:
    return f"Foul: {names.of(event.seat)} {_FOULS[event.kind]}."


@_tell.register
def _(event: on.HandJudged, names: Names) -> str:
    reason = "" if event.reason is None else f" ({event.reason})"
    return f"{names.of(event.seat)} {_HANDS[event.result]}{reason}."


@_tell.register
def _(event: on.Penalty, names: Names) -> str:
    payer = names.of(event.from_)
    if event.burned:
        return f"{payer} burns {_cards(event.cards)} under the pile."
    return f"{payer} pays {_cards(event.cards)} to {names.all_of(event.to)}."


@_tell.register
def _(event: on.PileGiven, names: Names) -> str:
    given = f"{names.of(event.from_)} gives the pile of {_cards(event.cards)} away"
    return f"{given}: it goes to {names.of(event.seat)}."


@_tell.register
def _(event: on.TimedOut, names: Names) -> str:
    return f"The hands of {names.of(event.seat)} do not count before flip {event.until}."


@_tell.register
def _(event: on.SlapWon, names: Names) -> str:
    return f"{names.of(event.seat)} takes the pile of {_cards(event.cards)}."


@_tell.register
def _(event: on.Tie, names: Names) -> str:
    again = "" if event.count == 0 else " again"
    return f"{names.all_of(event.seats)} are tied{again}."


@_tell.register
def _(event: on.TieFalseStart, names: Names) -> str:
    return f"{names.of(event.seat)} drops out of the tie by a false start."


@_tell.register
def _(event: on.PileSplit, names: Names) -> str:
    shares = ", ".join(
        f"{names.of(seat)} {count}" for seat, count in zip(event.seats, event.counts, strict=True)
    )
    return f"The pile is shared: {shares}."


@_tell.register
def _(event: on.ChallengeWon, names: Names) -> str:
    return f"{names.of(event.seat)} claims the pile of {_cards(event.cards)}."


@_tell.register
def _(event: on.Revived, names: Names) -> str:
    return f"{names.of(event.seat)} is back."


@_tell.register
def _(event: on.Eliminated, names: Names) -> str:
    return f"{names.of(event.seat)} is out: {_CAUSES[event.cause]}."


@_tell.register
def _(event: on.Left, names: Names) -> str:
    return f"{names.of(event.seat)} gets up and leaves {_cards(event.cards)} behind."


@_tell.register
def _(event: on.Redeal, names: Names) -> str:
    return f"Nobody can flip: the pile is dealt out again, {names.counted(event.counts)}."


@_tell.register
def _(event: on.Turn, names: Names) -> str:
    who = "Nobody" if event.seat is None else names.of(event.seat)
    return f"{who} is to act."


@_tell.register
def _(_event: on.Paused, _names: Names) -> str:
    return "The game stands still."


@_tell.register
def _(_event: on.Resumed, _names: Names) -> str:
    return "The game goes on."


@_tell.register
def _(event: on.WentAway, names: Names) -> str:
    return f"{names.of(event.seat)} is away."


@_tell.register
def _(event: on.CameBack, names: Names) -> str:
    return f"{names.of(event.seat)} is back at the table."


@_tell.register
def _(event: on.GameOver, names: Names) -> str:
    won = "Nobody wins" if event.winner is None else f"{names.of(event.winner)} wins"
    places = ", ".join(
        f"{place}. {names.of(Seat(seat))}"
        for place, seat in sorted(
            (place, seat) for seat, place in enumerate(event.places) if place is not None
        )
    )
    return f"{won}: {_REASONS[event.reason]}. {places}."
