"""What a terminal can show: how many colours, which signs, and how each thing is painted with them.

Nothing is told by colour alone: people have names, suits have signs or letters, and what is urgent
has words (ux.md section 3).
"""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

Colours = Literal["none", "16", "true"]

Role = Literal["title", "quiet", "strong", "good", "bad", "turn", "red", "black", "back", "rule"]

_SIXTEEN: Final[Mapping[str, str]] = {
    "title": "bold", "quiet": "bright_black", "strong": "bold", "good": "bold green",
    "bad": "bold red", "turn": "bold yellow", "red": "red on white", "black": "black on white",
    "back": "bright_white on blue", "rule": "bright_black",
    "vermilion": "bright_white on red", "ultramarine": "bright_white on blue",
    "citron": "black on yellow", "jade": "black on green", "aubergine": "bright_white on magenta",
    "sky": "black on cyan", "oxblood": "black on bright_red", "blush": "black on bright_magenta",
}  # fmt: skip

_TRUE: Final[Mapping[str, str]] = {
    "title": "bold", "quiet": "#8a8a99", "strong": "bold", "good": "bold #1fae86",
    "bad": "bold #ff5a4d", "turn": "bold #d7a900", "red": "#d70008 on #fffdf5",
    "black": "#1a1a2e on #fffdf5", "back": "#a9a6ff on #352cff", "rule": "#6b6b7a",
    "vermilion": "#ffffff on #d70008", "ultramarine": "#ffffff on #352cff",
    "citron": "#1a1a2e on #c0c604", "jade": "#ffffff on #008765",
    "aubergine": "#ffffff on #593d62", "sky": "#1a1a2e on #33b7ff",
    "oxblood": "#ffffff on #6a0420", "blush": "#1a1a2e on #ffa2b1",
}  # fmt: skip
"""Inks as on the page (web/src/styles/tokens.css)."""

_NONE: Final[Mapping[str, str]] = {
    "title": "bold", "strong": "bold", "good": "bold", "bad": "bold", "turn": "reverse bold",
}  # fmt: skip

_STYLES: Final[Mapping[Colours, Mapping[str, str]]] = {
    "none": _NONE,
    "16": _SIXTEEN,
    "true": _TRUE,
}

_SIGNS: Final[Mapping[str, tuple[str, str]]] = {
    "line": ("\u2500", "-"), "bar": ("\u2501", "="), "block": ("\u2588", "#"),
    "full": ("\u25ae", "|"), "turn": ("\u25b6", ">"), "hand": ("\u25cf", "*"),
    "corners": ("\u256d\u256e\u2570\u256f", "++++"), "side": ("\u2502", "|"),
    "back": ("\u2592", "%"), "dot": ("\u00b7", "-"), "to": ("\u2192", "->"),
    "more": ("\u2026", "~"),
}  # fmt: skip


class Look(Struct, frozen=True):
    """How things are painted.

    Attributes:
        is_plain: Only ASCII signs.
    """

    colours: Colours = "16"
    is_plain: bool = False

    def style(self, name: str) -> str:
        """Return how a role, or somebody's ink, is painted; nothing special where unknown."""
        return _STYLES[self.colours].get(name, "")

    def sign(self, name: str) -> str:
        """Return a sign that this terminal has."""
        return _SIGNS[name][self.is_plain]


def look_of(environment: Mapping[str, str], encoding: str | None, *, ascii_only: bool) -> Look:
    """Tell what a terminal can show.

    Args:
        environment: Variables by name: NO_COLOR, COLORTERM, TERM.
        encoding: Of what is written to it.
        ascii_only: Asked for by its owner.
    """
    has_unicode = (encoding or "").lower().replace("-", "").startswith("utf")
    is_plain = ascii_only or not has_unicode
    term = environment.get("TERM", "")
    if environment.get("NO_COLOR") or term in {"dumb", "vt100", "vt220"}:
        return Look("none", is_plain)
    is_true = environment.get("COLORTERM", "").lower() in {"truecolor", "24bit"}
    is_many = is_true or term.endswith(("-256color", "-direct"))
    return Look("true" if is_many else "16", is_plain)
