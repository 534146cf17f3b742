"""What the table waits for, and what is special about a seat, in words."""

from slapjack.protocol.lobby import SeatCard
from slapjack.rules.view import View
from slapjack.terminal.desk import Desk
from slapjack.terminal.words import Words


def status_of(desk: Desk, words: Words) -> str:
    """Say what the table waits for."""
    view = desk.view
    if desk.is_lost:
        return words.text("term-lost")
    if view is not None and view.paused:
        gone = [seat for seat in view.away if seat not in desk.seats]
        names = words.names(gone)
        return words.text("table-paused-for", names=names) if gone else words.text("table-paused")
    if view is None or view.turn is None:
        if view is None or not view.flips:
            return _dealing(desk, words)
        return _unturned(view, words)
    armed = desk.session.armed
    if armed is not None:
        own = armed.seat == desk.me
        key = "table-flipping-own" if own else "table-flipping"
        return words.text(key, name=words.name(armed.seat))
    return _unturned(view, words) if view.state == "tie_replay" else _turn(desk, view, words)


def mark_of(card: SeatCard, view: View, words: Words) -> str:
    """Say the gravest thing that is special about a seat; nothing where nothing is."""
    seat = card.seat
    if view.status[seat] == "out":
        return words.text("table-out-of")
    challenge = view.challenge
    if challenge is not None and challenge.payer == seat and challenge.left > 0:
        return words.text("table-owes-of", cards=challenge.left)
    if view.status[seat] == "last_chance":
        is_free = view.rules.last_chance == "unlimited"
        return words.text("table-slap-in-of" if is_free else "table-last-chance-of")
    until = next((flip for one, flip in view.timed_out.items() if one == seat), None)
    if until is not None:
        return words.text("table-rests-of", cards=until - view.flips)
    if seat in view.away:
        return words.text("table-away-of")
    if card.handicap_us:
        return words.text("table-paws-of", ms=round(card.handicap_us / 1000))
    return ""


def owed(view: View, words: Words) -> str:
    """Say who has to answer whom in a challenge; nothing where nobody has."""
    challenge = view.challenge
    if challenge is None or challenge.payer is None or challenge.left == 0:
        return ""
    is_them = challenge.owner == words.me
    return words.to(
        challenge.payer,
        "table-owes",
        name=words.name(challenge.payer),
        other=words.text("table-you") if is_them else words.name(challenge.owner),
        cards=challenge.left,
    )


def _unturned(view: View, words: Words) -> str:
    """Nobody is to flip: a claim or a tie is on its way, or only hands are waited for."""
    if view.tie is not None:
        key = "table-replay-now" if view.tie.armed else "table-replay"
        seats = list(view.tie.seats)
        mine = words.me if words.me in seats else None
        names = words.names([seat for seat in seats if seat != words.me])
        return words.to(mine, key, names=names)
    if view.state == "claim":
        owner = None if view.challenge is None else view.challenge.owner
        return words.to(owner, "table-claim", name=words.name(owner))
    return words.text("table-wait-turn")


def _dealing(desk: Desk, words: Words) -> str:
    cutter = None if desk.lobby is None else desk.lobby.cutter
    if cutter is None:
        return words.text("table-dealing")
    if cutter in desk.seats:
        return words.text("term-cut")
    return words.text("table-cut-wait", name=words.name(cutter))


def _turn(desk: Desk, view: View, words: Words) -> str:
    if view.turn == desk.me:
        return words.text("table-your-turn")
    me = desk.me
    if me is not None and view.status[me] == "last_chance":
        is_free = view.rules.last_chance == "unlimited"
        return words.text("table-slap-in" if is_free else "table-last-chance")
    if me is not None and view.status[me] == "out":
        return words.text("table-out")
    return words.text("table-turn-of", name=words.name(view.turn))
