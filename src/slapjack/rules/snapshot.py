"""What of a state everybody may see: the View without a single event.

The authority answers from here; clients fold events instead. Both ways must agree, which a test
holds over whole random games.
"""

from slapjack.rules.state import State
from slapjack.rules.view import FACE_DOWN, ChallengeView, OverView, Status, TieView, View
from slapjack.units import Seat


def view_of(state: State) -> View:
    """Return the public part of a state."""
    return View(
        rules=state.rules,
        seats=state.seats,
        # The event `dealt` names the dealer; until then a folding client cannot know it.
        dealer=state.dealer if state.is_dealt else None,
        state=state.name,
        counts=[len(stock) for stock in state.stocks],
        pile=[FACE_DOWN] * len(state.burned) + list(state.faces),
        flips=state.flips,
        last_flipper=state.last_flipper if state.has_flipped else None,
        turn=state.turn,
        status=[_status(state, seat) for seat in state.clockwise(Seat(0))],
        out=list(state.out),
        live=list(state.live),
        live_flip=state.flips if state.live else None,
        challenge=_challenge(state),
        tie=_tie(state),
        paused=state.paused,
        away=list(state.away),
        timed_out=dict(state.timed_out),
        over=_over(state),
        seq=state.seq,
    )


def _status(state: State, seat: Seat) -> Status:
    if not state.is_in(seat):
        return "out"
    # Before the deal every stock is empty, and nobody is on a last chance.
    return "active" if state.stocks[seat] or not state.is_dealt else "last_chance"


def _challenge(state: State) -> ChallengeView | None:
    challenge = state.challenge
    if challenge is None:
        return None
    return ChallengeView(challenge.owner, challenge.left, challenge.payer)


def _tie(state: State) -> TieView | None:
    tie = state.tie
    if tie is None:
        return None
    return TieView(list(tie.seats), armed=tie.armed, count=tie.count, flip=tie.flip)


def _over(state: State) -> OverView | None:
    over = state.over
    return None if over is None else OverView(over.winner, over.reason, over.places)
