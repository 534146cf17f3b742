"""What stands at the head of every picture: the rules, the table, what is left of the game."""

from rich.text import Text

from slapjack.rules.ruleset import RuleSet
from slapjack.terminal.desk import Desk
from slapjack.terminal.keys import SPACE
from slapjack.terminal.limits import flips_left
from slapjack.terminal.lines import fit, line
from slapjack.terminal.look import Look
from slapjack.terminal.words import Words


def rule(width: int, look: Look) -> Text:
    """Draw a line from side to side."""
    return line(width, look, (look.sign("line") * width, look.style("rule")))


def key_name(key: str, words: Words) -> str:
    """Return what is printed on a key."""
    return words.text("table-key-space") if key == SPACE else key.upper()


def preset_name(desk: Desk, words: Words) -> str:
    """Return what the rules of the table are called."""
    rules = desk.rules
    if rules is None:
        return ""
    name = words.first(f"preset-{rules.preset_name}", "preset-other")
    is_plain = rules == RuleSet.preset(rules.preset_name)
    return name if is_plain else words.text("preset-changed", name=name)


def header(desk: Desk, words: Words, look: Look, width: int, left_s: int | None = None) -> Text:
    """Draw the first line: which rules, which table, what is left of the game."""
    lobby, view = desk.lobby, desk.view
    code = "" if lobby is None or lobby.options.hide_code else lobby.code
    dot = look.sign("dot")
    left = f" Slapjack {dot} {preset_name(desk, words)}"
    right = ""
    if left_s is not None:
        right = words.text("table-time-left", time=f"{left_s // 60}:{left_s % 60:02}")
    elif view is not None and view.over is None and (flips := flips_left(view)) is not None:
        right = words.text("table-flips-left", flips=flips)
    table = f"{words.text('lobby-code')} {code}" if code else ""
    right = f" {dot} ".join(filter(None, [right, table])) + " "
    room = width - len(right)
    return line(width, look, (fit(left, room, look), look.style("title")), right)
