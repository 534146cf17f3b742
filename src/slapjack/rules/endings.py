"""What follows once an action is through: a tie with one seat left, the end, a redeal.

`settle` is the end check of rules.md D.3. It runs after everything that moves cards or puts a seat
out, and looks again until nothing follows any more.
"""

from typing import Literal

from slapjack.rules import piles
from slapjack.rules.deal import redeal
from slapjack.rules.events import GameOver, OverReason
from slapjack.rules.state import Outcome, State
from slapjack.units import Seat


def settle(state: State) -> None:
    """Bring the game to its end, or to a point from which somebody can act."""
    while state.over is None and _follow(state):
        pass


def _follow(state: State) -> bool:
    """Do the next thing that follows by itself; False if nothing does."""
    if state.tie is not None and len(state.tie.seats) == 1:
        # Whoever is left in a tie wins it at once, also with the cards of a leaver (B64).
        piles.win(state, state.tie.seats[0], state.tie.flip)
        return True
    if len(state.out) == state.seats - 1:
        _end_with_survivor(state, state.seats_in(Seat(0))[0])
        return True
    holder = state.first_with_cards(Seat(0))
    if holder is None:
        return _follow_without_flips(state)
    if state.pile_count == 0 and state.first_with_cards(holder, but=holder) is None:
        finish(state, holder, "all_cards")
        return True
    return False


def _end_with_survivor(state: State, survivor: Seat) -> None:
    """End a game in which everybody else is out; the ending's name follows B34, B35."""
    if state.rules.end_condition == "all_cards":
        piles.take_at_end(state, survivor)
        finish(state, survivor, "all_cards")
    else:
        finish(state, survivor, "last_standing")


def _follow_without_flips(state: State) -> bool:
    """Go on when nobody has a card to flip (rules.md B32); False while something may come."""
    if state.is_decided:
        return False
    if state.tie is not None:
        if state.tie.armed:
            return False
        piles.share(state, state.tie.seats, state.tie.flip)
        return True
    if state.live:
        return False
    redeal_or_draw(state)
    return True


def expire(state: State, what: Literal["state", "game"]) -> None:
    """Do what follows when a time limit ran out (rules.md B29, B32, B69)."""
    if what == "game":
        finish_by_count(state, "time_limit")
    elif state.tie is not None:
        piles.share(state, state.tie.seats, state.tie.flip)
    else:
        redeal_or_draw(state)


def redeal_or_draw(state: State) -> None:
    """Deal the pile out again, or end the game once that was done too often."""
    if state.redeals < state.rules.max_redeals:
        redeal(state)
    else:
        finish(state, None, "draw")


def finish_by_count(state: State, reason: OverReason) -> None:
    """End the game at a limit: most cards win, equal numbers share a place (rules.md B68)."""
    most = max(len(stock) for stock in state.stocks)
    first = [Seat(seat) for seat, stock in enumerate(state.stocks) if len(stock) == most]
    finish(state, first[0] if len(first) == 1 else None, reason)


def finish(state: State, winner: Seat | None, reason: OverReason) -> None:
    """End the game; nothing of its pile stays open."""
    places: list[int | None] = list(_places(state, winner, reason))
    if not state.rules.rank_by_elimination:
        places = [place if place == 1 else None for place in places]
    state.over = Outcome(winner, reason, tuple(places))
    piles.close(state)
    state.say(GameOver(winner, reason, places=tuple(places)))


def _places(state: State, winner: Seat | None, reason: OverReason) -> list[int]:
    """Give the winner place 1, then those still in by cards, then the others, last out first.

    In a draw everybody still in shares place 1. Shared places count as in sport: 1, 1, 3.

    Source: rules.md B68.
    """

    def standing(seat: Seat) -> tuple[int, int]:
        """Return what sorts seats, better ones lower."""
        if seat == winner:
            return (0, 0)
        if not state.is_in(seat):
            return (2, -state.out.index(seat))
        return (1, 0 if reason == "draw" else -len(state.stocks[seat]))

    standings = [standing(Seat(seat)) for seat in range(state.seats)]
    return [1 + sum(other < own for other in standings) for own in standings]
