"""A view as HTML, for whoever looks at a game in a notebook.

Only what everybody may see, in a table that needs no style sheet; text goes through `escape`, since
the name of house rules is anybody's.
"""

from html import escape
from typing import TYPE_CHECKING, Final

from slapjack.rules.cards import JOKER_RANK, Card, rank_of, suit_of
from slapjack.units import Seat

if TYPE_CHECKING:
    from slapjack.rules.view import View

_SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_RED: Final = ("H", "D")
_SHOWN_MOST: Final = 8


def html_of(view: "View") -> str:
    """Return a view as a piece of HTML: the seats with their stocks, and the top of the pile.

    Args:
        view: Any view, also one of a running game.
    """
    seats = "".join(_row(view, Seat(seat)) for seat in range(view.seats))
    head = "<tr><th>Seat</th><th>Cards</th><th></th></tr>"
    title = f"{escape(view.rules.name)}, flip {view.flips}, {view.state.replace('_', ' ')}"
    return f"<table><caption>{title}</caption>{head}{seats}</table><p>Pile: {_pile(view)}</p>"


def _row(view: "View", seat: Seat) -> str:
    notes = [view.status[seat].replace("_", " ")] if view.status[seat] != "active" else []
    if seat == view.turn:
        notes.append("to act")
    if view.over is not None and view.over.places[seat] is not None:
        notes.append(f"place {view.over.places[seat]}")
    return f"<tr><td>{seat}</td><td>{view.counts[seat]}</td><td>{', '.join(notes)}</td></tr>"


def _pile(view: "View") -> str:
    """Return the top cards of the pile, bottom first, as far as they fit a line."""
    if not view.pile:
        return "empty"
    shown = " ".join(map(_card, view.pile[-_SHOWN_MOST:]))
    hidden = len(view.pile) - _SHOWN_MOST
    return f"{hidden} more, then {shown}" if hidden > 0 else shown


def _card(name: str) -> str:
    if name.startswith("["):
        return "▮"
    rank, suit = rank_of(Card(name)), suit_of(Card(name))
    if rank == JOKER_RANK:
        return "★"
    text = f"{rank}{_SUITS[suit]}"
    return f'<span style="color:#c00">{text}</span>' if suit in _RED else text
