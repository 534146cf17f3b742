"""Typed names: what a person may be called at a table (ux.md section 2, bugs.md A101).

A name is shown to children on every screen, so it holds no control, direction or invisible
characters, has something to see in it, and is not mistaken for another one at the table.
"""

import unicodedata

NAME_SIGNS_MAX = 16
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MARKS = frozenset({"Mn", "Me", "Mc"})
_MARKS_IN_A_ROW_MAX = 2
_RESERVED = frozenset({"host", "bot", "admin", "slapjack"})


def clean_name(text: str) -> str | None:
    """Return the name as it is shown, or None where nothing decent is left of it.

    Compatibility forms are folded (NFKC), unseen characters dropped, runs of combining marks
    shortened, spaces joined. A name has 1 to `NAME_SIGNS_MAX` signs, marks not counted.
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(sign)
        if kind in _UNSEEN:
            continue
        marks = marks + 1 if kind in _MARKS else 0
        if marks <= _MARKS_IN_A_ROW_MAX:
            kept.append(sign)
    name = " ".join("".join(kept).split())
    signs = sum(1 for sign in name if unicodedata.category(sign) not in _MARKS)
    seen = any(unicodedata.category(sign)[0] in "LNPS" for sign in name)
    if not seen or signs > NAME_SIGNS_MAX or skeleton(name) in _RESERVED:
        return None
    return name


def skeleton(name: str) -> str:
    """Reduce a name to what the eye compares: no case, accents or spaces."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LN")
