"""Rewards: where an agent came in, or the cards that it won and paid."""

from collections.abc import Sequence

from slapjack.rules import ChallengeWon, Event, Game, Penalty, PileGiven, PileSplit, SlapWon
from slapjack.units import Seat


def score(game: Game, seat: Seat) -> float:
    """Return 1 for the first place to -1 for the last, shared places shared; zero in all.

    A seat that is out knows its place at once: behind all who were in then. Those who are still in
    when a game is cut off, or drawn, share the places that are left.
    """
    seats, out = game.view.seats, game.view.out
    if seat in out:
        return _worth(seats - out.index(seat), 1, seats)
    places = None if game.outcome is None else game.outcome.places
    own = None if places is None else places[seat]
    if places is None or own is None:
        return _worth(1, seats - len(out), seats)
    return _worth(own, places.count(own), seats)


def _worth(first: int, shared: int, seats: int) -> float:
    """Return the worth of a place that so many share."""
    place = first + (shared - 1) / 2
    return 1 - 2 * (place - 1) / (seats - 1)


def gained(events: Sequence[Event], seat: Seat) -> int:
    """Return how many cards a seat won or was paid, less those that it paid."""
    cards = 0
    for event in events:
        match event:
            case SlapWon() | ChallengeWon() | PileGiven():
                cards += event.cards if event.seat == seat else 0
            case PileSplit():
                cards += dict(zip(event.seats, event.counts, strict=True)).get(seat, 0)
            case Penalty():
                cards -= event.cards if event.from_ == seat else 0
                cards += event.cards // len(event.to) if seat in event.to else 0
            case _:
                pass
    return cards
