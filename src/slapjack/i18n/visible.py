"""What of a stranger's text may be shown: in a line of a terminal, a heading, a list of names.

Letters, signs, pictures and plain spaces pass. What steers a terminal (an escape that renames the
window, clears it, or moves the cursor), turns the direction of a line, or shows nothing at all,
does not (bugs.md A101, A102). Names at a table have further rules of their own (table/names.py).
"""

import unicodedata
from typing import Final

UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories of characters that steer or show nothing."""

_JOINER: Final = "\u200d"
"""Joins pictures to one (a family); alone it does nothing."""


def visible(text: str) -> str:
    """Return the text in one line, with a replacement sign for each character that is not seen."""
    return "".join(
        sign if sign == _JOINER or unicodedata.category(sign) not in UNSEEN else "\ufffd"
        for sign in text
    )
