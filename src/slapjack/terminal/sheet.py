"""The table before a game, and the menu, as lines of text."""

from rich.text import Text

from slapjack.protocol.lobby import Lobby
from slapjack.terminal.desk import Desk
from slapjack.terminal.finish import ink_of
from slapjack.terminal.head import header, key_name, rule
from slapjack.terminal.keys import CLAIM_TIMES, Holding
from slapjack.terminal.lines import line, stacked, wrapped
from slapjack.terminal.look import Look
from slapjack.terminal.words import Words


def lobby_lines(
    desk: Desk, words: Words, look: Look, holding: Holding, *, width: int, height: int
) -> list[Text]:
    """Draw the table before a game: who sits here, by which rules, and what the keys do."""
    lobby, rules = desk.lobby, desk.rules
    title = header(desk, words, look, width)
    if lobby is None or rules is None:
        waiting = words.text("table-connecting")
        return stacked([title, rule(width, look), line(width, look, f" {waiting}")], height, width)
    about = words.first(f"preset-{rules.preset_name}-about", "preset-other-about")
    lines = [title, rule(width, look)]
    lines += [line(width, look, f" {row}") for row in wrapped(about, width - 2)]
    lines += [line(width, look, ""), line(width, look, " ", (words.text("lobby-seats"),
                                                            look.style("title")))]  # fmt: skip
    for card in lobby.seats:
        lines.append(_seat_line(desk, lobby, card.seat, words, look, width))
    lines.append(line(width, look, ""))
    lines += [
        line(width, look, f" {row}") for row in wrapped(_hint(desk, words, holding), width - 2)
    ]
    refused = desk.refused
    if refused is not None:
        said = words.first(f"refused-{refused.code}", "refused-other")
        lines.append(line(width, look, " ", (said, look.style("bad"))))
    if desk.is_lost:
        lines.append(line(width, look, " ", (words.text("term-lost"), look.style("bad"))))
    keys = "term-keys-host" if desk.session.host else "term-keys-guest"
    foot = [rule(width, look), line(width, look, " ", (words.text(keys), look.style("quiet")))]
    return [*stacked(lines, height - len(foot), width), *foot]


def _seat_line(desk: Desk, lobby: Lobby, seat: int, words: Words, look: Look, width: int) -> Text:
    card = next(one for one in lobby.seats if one.seat == seat)
    notes = []
    keys = [key_name(key, words) for key, one in desk.keys.items() if one == seat]
    if card.bot is not None:
        level = words.first(f"level-{card.bot}", "level-other", level=card.bot)
        notes.append(words.text("lobby-bot", level=level))
    elif keys:
        notes.append(words.text("term-has-key", key=keys[0]))
    elif seat in desk.seats:
        notes.append(words.text("lobby-you"))
    if card.host and not desk.session.host:
        notes.append(words.text("lobby-host"))
    if not card.ready:
        notes.append(words.text("lobby-unready"))
    if card.away:
        notes.append(words.text("lobby-away"))
    name = f" {words.name(seat)} "
    return line(width, look, "  ", (name, ink_of(seat, words, look)), f"  {', '.join(notes)}")


def _hint(desk: Desk, words: Words, holding: Holding) -> str:
    if holding.times > 1:
        dots = "." * (CLAIM_TIMES - holding.times)
        return f"{words.text('keys-holding')}{dots}"
    return words.text("term-hold")


def small_lines(words: Words, look: Look, *, width: int, height: int) -> list[Text]:
    """Say that the window is too small."""
    rows = wrapped(words.text("term-small"), max(1, width))
    return stacked([line(width, look, row) for row in rows], height, width)


def menu_lines(
    desk: Desk, words: Words, look: Look, *, width: int, height: int, is_home: bool
) -> list[Text]:
    """Draw what can be done besides playing on; less at a table of this process."""
    keys = ["term-menu-on", "term-menu-leave"]
    if not is_home:
        keys.append("term-menu-home")
    if not is_home and desk.session.host:
        keys.append("term-menu-pause")
    title = words.text("table-paused" if is_home else "table-menu")
    lines = [line(width, look, " ", (title, look.style("title"))), rule(width, look)]
    lines += [line(width, look, f"  {words.text(key)}") for key in keys]
    return stacked(lines, height, width)
