"""Typed names: what a person may be called at a table (ux.md section 2, bugs.md A101).

A name is shown to children on every screen, so it holds no control, direction or invisible
characters, has something to see in it, and is not mistaken for another one at the table.
"""

import unicodedata

from slapjack.i18n.visible import UNSEEN

NAME_SIGNS_MAX = 16
BLOCKED_INSIDE_SIGNS = 5
"""From this length on a blocked word is looked for inside of names, too."""

_BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or symbols and yet show nothing."""

_MARKS = frozenset({"Mn", "Me", "Mc"})
_MARKS_IN_A_ROW_MAX = 2
_LOOKS_LIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝӏαβεικνορτυχω01iı",  # noqa: RUF001 - these are what it is about
    "abekmhopctyxljsdqwlabelkvoptuxwolll",
)
"""Cyrillic and Greek letters and digits that are read as Latin ones, in lower case; I is l."""


def clean_name(text: str, blocked: frozenset[str] = frozenset()) -> str | None:
    """Return the name as it is shown, or None where nothing decent is left of it.

    Compatibility forms are folded (NFKC), unseen characters dropped, runs of combining marks
    shortened, spaces joined. A name has 1 to `NAME_SIGNS_MAX` signs, marks not counted.
    """
    kept: list[str] = []
    marks = _MARKS_IN_A_ROW_MAX
    for sign in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(sign)
        if (kind in UNSEEN and not sign.isspace()) or sign in _BLANKS:
            continue
        marks = marks + 1 if kind in _MARKS else 0
        if marks <= _MARKS_IN_A_ROW_MAX:
            kept.append(sign)
        if sign.isspace():
            # A mark after it would sit on nothing, as one at the beginning.
            marks = _MARKS_IN_A_ROW_MAX
    name = " ".join("".join(kept).split())
    signs = sum(1 for sign in name if unicodedata.category(sign) not in _MARKS)
    seen = any(unicodedata.category(sign)[0] in "LNPS" for sign in name)
    if not seen or signs > NAME_SIGNS_MAX or skeleton(name) in _RESERVED:
        return None
    return None if is_blocked(name, blocked) else name


def is_blocked(name: str, blocked: frozenset[str]) -> bool:
    """Tell whether a name is, or has in it, a word of the operator's list.

    A short word counts only as a word of its own: it stands inside of too many good names.
    """
    whole = skeleton(name)
    words = {skeleton(word) for word in name.split()} | {whole}
    inside = (word for word in blocked if len(word) >= BLOCKED_INSIDE_SIGNS)
    return bool(words & blocked) or any(word in whole for word in inside)


def blocked_words(text: str) -> frozenset[str]:
    """Read a list of words that no name may have: one a line, # begins a remark."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return frozenset(skeleton(line) for line in lines if line)


def skeleton(name: str) -> str:
    """Reduce a name to what the eye compares: no case, accents, spaces or letters of a kind.

    A name without letters and digits, such as a picture, is compared as it is.
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LN")
    return letters.translate(_LOOKS_LIKE) or plain


_RESERVED = frozenset(map(skeleton, ("host", "bot", "admin", "slapjack")))
"""Names that would be taken for the program or for somebody with rights."""
