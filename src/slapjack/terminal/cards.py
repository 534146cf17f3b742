"""Cards as a terminal draws them: the rank so large that it is known at a glance, the suit beside.

All faces are equally large and equally full, as on the page: only the letter tells a Jack from a
Queen.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from slapjack.rules.view import FACE_DOWN
from slapjack.terminal.look import Look
from slapjack.terminal.words import Words

WIDTH: Final = 15
HEIGHT: Final = 9
EDGE: Final = 4
"""So much of a card is seen under the next one."""

UNDER: Final = 2
"""So many cards are seen under the top: what doubles and sandwiches are made of."""

_GLYPHS: Final[Mapping[str, str]] = {
    "A": ".###. #...# ##### #...# #...#",
    "2": "####. ....# .###. #.... #####",
    "3": "####. ....# .###. ....# ####.",
    "4": "#..#. #..#. ##### ...#. ...#.",
    "5": "##### #.... ####. ....# ####.",
    "6": ".###. #.... ####. #...# .###.",
    "7": "##### ....# ...#. ..#.. ..#..",
    "8": ".###. #...# .###. #...# .###.",
    "9": ".###. #...# .#### ....# .###.",
    "10": "#.### #.#.# #.#.# #.#.# #.###",
    "J": "..### ....# ....# #...# .###.",
    "Q": ".###. #...# #.#.# #..#. .##.#",
    "K": "#...# #..#. ###.. #..#. #...#",
    "V": "#...# #...# #...# .#.#. ..#..",
    "D": "####. #...# #...# #...# ####.",
    "R": "####. #...# ####. #..#. #...#",
    "F": "##### #.... ####. #.... #....",
    "*": "#.#.# .###. ##### .###. #.#.#",
}


def face(card: str, words: Words, look: Look) -> list[Text]:
    """Draw a card, face up; a face-down one shows its back."""
    if card == FACE_DOWN:
        return back(look)
    rank, suit = words.rank(card), words.suit(card)
    inner = WIDTH - 2
    block = look.sign("block")
    rows = [f"{rank + suit:<{inner}}"]
    for row in _GLYPHS[rank].split():
        drawn = row.replace("#", block).replace(".", " ")
        rows.append(f"    {drawn}  {suit} ")
    rows.append(f"{rank + suit:>{inner}}")
    is_red = card[-1] in "HD"
    return _framed(rows, look, look.style("red" if is_red else "black"))


def back(look: Look) -> list[Text]:
    """Draw a card, face down."""
    rows = [look.sign("back") * (WIDTH - 2)] * (HEIGHT - 2)
    return _framed(rows, look, look.style("back"))


def pile(cards: Sequence[str], words: Words, look: Look, *, rises: bool) -> list[Text]:
    """Draw the top of a pile, with the edges of the cards under it.

    Args:
        cards: Bottom card first.
        words: For the letters on the cards.
        look: What the terminal can show.
        rises: A card is being turned: its back is seen beside the pile.
    """
    under = cards[-1 - UNDER : -1]
    # The top card always lies in the same place, where the eye waits for it.
    left = EDGE * (UNDER - len(under)) + (0 if cards else WIDTH)
    rows = [Text(" " * left, no_wrap=True, end="") for _ in range(HEIGHT)]
    for card in under:
        for row, drawn in zip(rows, face(card, words, look), strict=True):
            row.append_text(drawn[:EDGE])
    if cards:
        for row, drawn in zip(rows, face(cards[-1], words, look), strict=True):
            row.append_text(drawn)
    if rises:
        for row, drawn in zip(rows, back(look), strict=True):
            row.append(" ")
            row.append_text(drawn[:EDGE])
    return rows


def _framed(rows: Sequence[str], look: Look, style: str) -> list[Text]:
    left_up, right_up, left_down, right_down = list(look.sign("corners"))
    side, flat = look.sign("side"), look.sign("line") * (WIDTH - 2)
    framed = [left_up + flat + right_up]
    framed += [side + row + side for row in rows]
    framed.append(left_down + flat + right_down)
    return [Text(row, style=style, no_wrap=True, end="") for row in framed]
