"""Who is in: empty stocks, comebacks, eliminations.

Cards move in many places, but what it means for a seat to run out or to get cards again is decided
here once. Nobody's turn is kept here or elsewhere: it is computed from the stocks.
"""

from collections.abc import Collection, Iterable

import msgspec

from slapjack.rules.events import Eliminated, EliminationCause, OutOfCards, Revived
from slapjack.rules.state import State
from slapjack.units import FlipNo, Seat


def run_out(state: State, seat: Seat, *, by_paying: bool) -> None:
    """Put a seat on its last chance if it has no cards now, or out where there is none.

    A stock emptied by paying counts as emptied half a flip later than one emptied by flipping,
    so that a trigger that lies there already is not its last chance (rules.md B08, B18).
    """
    if state.stocks[seat]:
        return
    if state.rules.last_chance == "none":
        eliminate(state, seat, "no_cards")
        return
    state.emptied_at[seat] = 2 * state.flips + by_paying
    state.say(OutOfCards(seat))


def revive(state: State, seats: Iterable[Seat]) -> None:
    """Bring back those who had no cards and have some now."""
    for seat in seats:
        if state.emptied_at[seat] is not None and state.stocks[seat]:
            state.emptied_at[seat] = None
            state.say(Revived(seat))


def eliminate(state: State, seat: Seat, cause: EliminationCause) -> None:
    """Put a seat out; its stock must be empty by now.

    A challenge ends with its owner (rules.md B46, B54), and a tie goes on among the others (B64).
    """
    assert not state.stocks[seat], "cards of an eliminated seat must have gone elsewhere"
    state.out += (seat,)
    state.emptied_at[seat] = None
    state.away = tuple(other for other in state.away if other != seat)
    state.timed_out = {other: until for other, until in state.timed_out.items() if other != seat}
    if state.challenge is not None and state.challenge.owner == seat:
        state.challenge = None
    drop_from_tie(state, seat)
    state.say(Eliminated(seat, cause))


def drop_from_tie(state: State, seat: Seat) -> None:
    """Let a tie go on without this seat, if it was in it."""
    if state.tie is not None and seat in state.tie.seats:
        left = tuple(other for other in state.tie.seats if other != seat)
        state.tie = msgspec.structs.replace(state.tie, seats=left)


def eliminate_missers(state: State, flip: FlipNo, *, spared: Collection[Seat] = ()) -> None:
    """Put out those whose last chance was the trigger of this flip, unless it is spared them.

    Earlier empty stock goes first; of one moment, nearest to the left of the last flipper
    (rules.md B10).

    Args:
        state: The game.
        flip: The trigger that was won, shared or buried.
        spared: Who won or shared it.
    """
    if state.rules.last_chance != "one":
        return
    # The card that emptied the stock may have been the trigger itself (B07).
    latest = 2 * flip - (state.rules.own_last_trigger == "free")
    missers = [
        (emptied_at, state.turn_order(Seat(seat), state.last_flipper), Seat(seat))
        for seat, emptied_at in enumerate(state.emptied_at)
        if emptied_at is not None and emptied_at <= latest and seat not in spared
    ]
    for _, _, seat in sorted(missers):
        eliminate(state, seat, "missed_last_chance")
