"""The table as a small picture: a bar for each stock, and the rank on top of the pile."""

from typing import Final

import numpy as np
import numpy.typing as npt

from slapjack.rules import FACE_DOWN, Card, View, rank_of

_HEIGHT: Final = 96
_BAR: Final = 14
_CARD: Final = 60
_PIXEL: Final = 8
_PAPER: Final = (255, 244, 220)
_INK: Final = (26, 26, 46)
_INKS: Final = (
    *((215, 0, 8), (53, 44, 255), (192, 198, 4), (0, 135, 101)),
    *((89, 61, 98), (51, 183, 255), (106, 4, 32), (255, 162, 177)),
)
_GLYPHS: Final = {
    "A": "010101111101101",
    "2": "110001010100111",
    "3": "110001010001110",
    "4": "101101111001001",
    "5": "111100110001110",
    "6": "011100110101010",
    "7": "111001010010010",
    "8": "010101010101010",
    "9": "010101011001110",
    "10": "101101101101101",
    "J": "001001001101010",
    "Q": "010101101111011",
    "K": "101101110101101",
    "*": "000101010101000",
}
"""Ranks as three by five dots, row by row."""


def drawn(view: View) -> npt.NDArray[np.uint8]:
    """Return a picture of a view, height by width by colour."""
    width = _CARD + view.seats * (_BAR + 4) + 8
    canvas = np.full((_HEIGHT, width, 3), _PAPER, np.uint8)
    deck = max(1, sum(view.counts) + len(view.pile))
    for seat, count in enumerate(view.counts):
        left = _CARD + 4 + seat * (_BAR + 4)
        high = round((_HEIGHT - 16) * count / deck)
        canvas[_HEIGHT - 8 - high : _HEIGHT - 8, left : left + _BAR] = _INKS[seat]
        if seat == view.turn:
            canvas[_HEIGHT - 6 : _HEIGHT - 3, left : left + _BAR] = _INK
    if view.pile and view.pile[-1] != FACE_DOWN:
        _write(canvas, rank_of(Card(view.pile[-1])))
    return canvas


def _write(canvas: npt.NDArray[np.uint8], rank: str) -> None:
    for place, dot in enumerate(_GLYPHS[rank]):
        if dot == "1":
            top, left = 20 + place // 3 * _PIXEL, 16 + place % 3 * _PIXEL
            canvas[top : top + _PIXEL, left : left + _PIXEL] = _INK
