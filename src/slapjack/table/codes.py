"""Table codes: four letters that can be read aloud, typed on a phone and mean nothing.

Consonants only, so that no word comes out in five languages; without S, which is heard as F, and
without the letters that look like digits or each other (ux.md section 2, bugs.md A31, A32).
"""

from collections.abc import Callable, Container

from slapjack.units import TableCode

LETTERS = "BCDFGHJKLMNPQRTVWXYZ"
LENGTH = 4
TRIES_MAX = 1_000


class NoFreeCodeError(Exception):
    """Nearly every code is in use."""


def draw_code(below: Callable[[int], int], taken: Container[TableCode]) -> TableCode:
    """Draw a code that no table has; an existing table is never replaced (bugs.md A29).

    Raises:
        NoFreeCodeError: None was found in `TRIES_MAX` tries.
    """
    for _ in range(TRIES_MAX):
        code = TableCode("".join(LETTERS[below(len(LETTERS))] for _ in range(LENGTH)))
        if code not in taken:
            return code
    raise NoFreeCodeError


def read_code(text: str) -> TableCode | None:
    """Read a typed code, whatever its case and spaces; None where it can't be one."""
    letters = "".join(text.split()).replace("-", "").upper()
    fits = len(letters) == LENGTH and all(letter in LETTERS for letter in letters)
    return TableCode(letters) if fits else None
