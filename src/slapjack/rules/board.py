"""A view as a small board of text, for whoever looks at a game in a terminal or a log.

Only what everybody may see, in plain letters, so that any terminal can show it.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from slapjack.rules.view import View

_SHOWN_MOST: Final = 8


def text_of(view: "View") -> str:
    """Return a view as lines: the seats with their stocks, and the top of the pile.

    Args:
        view: Any view, also one of a running game.
    """
    lines = [f"{view.rules.name}, flip {view.flips}, {view.state.replace('_', ' ')}"]
    for seat, count in enumerate(view.counts):
        status = view.status[seat].replace("_", " ") if view.status[seat] != "active" else ""
        lines.append(
            f"{'>' if seat == view.turn else ' '} seat {seat} {count:3}  {status}".rstrip()
        )
    hidden = len(view.pile) - _SHOWN_MOST
    shown = view.pile[-_SHOWN_MOST:]
    top = " ".join([f"({hidden} more)", *shown] if hidden > 0 else shown)
    return "\n".join([*lines, f"pile {top}".rstrip()])
