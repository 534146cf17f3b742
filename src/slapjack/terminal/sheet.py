"""The other screens as lines of text: the table before a game, its result, and the pause."""

from collections.abc import Sequence

from rich.text import Text

from slapjack.protocol.lobby import GameResult, Lobby, SeatResult
from slapjack.rules.ruleset import RuleSet
from slapjack.terminal.desk import Desk
from slapjack.terminal.finish import ink_of
from slapjack.terminal.keys import CLAIM_TIMES, SPACE, Holding
from slapjack.terminal.lines import fit, line, stacked, wrapped
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


def lobby_lines(
    desk: Desk, words: Words, look: Look, holding: Holding, *, width: int, height: int
) -> list[Text]:
    """Draw the table before a game: who sits here, by which rules, and what the keys do."""
    lobby, rules = desk.lobby, desk.rules
    title = line(width, look, (f" Slapjack {look.sign('dot')} {preset_name(desk, words)}",
                               look.style("title")))  # fmt: skip
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


def result_lines(desk: Desk, words: Words, look: Look, *, width: int, height: int) -> list[Text]:
    """Draw a finished game: who won and how, and everybody's numbers."""
    lobby = desk.lobby
    result = None if lobby is None else lobby.result
    if result is None:
        return stacked([], height, width)
    title = (
        words.text("result-draw")
        if result.winner is None
        else words.to(result.winner, "result-wins", name=words.name(result.winner))
    )
    reason = words.first(f"result-reason-{result.reason}", "result-reason-draw")
    lines = [
        line(width, look, " ", (title, look.style("good"))),
        line(width, look, f" {reason}"),
        rule(width, look),
        *_figures(result.seats, words, look, width),
        line(width, look, ""),
        *_moments(result, words, look, width),
    ]
    if desk.refused is not None:
        said = words.first(f"refused-{desk.refused.code}", "refused-other")
        lines.append(line(width, look, " ", (said, look.style("bad"))))
    keys = "term-keys-again" if desk.session.host else "term-keys-over"
    foot = [rule(width, look), line(width, look, " ", (words.text(keys), look.style("quiet")))]
    return [*stacked(lines, height - len(foot), width), *foot]


def _figures(seats: Sequence[SeatResult], words: Words, look: Look, width: int) -> list[Text]:
    """Draw a table of everybody's numbers, best place first."""
    names = ("result-player", "result-piles", "result-best", "result-median", "result-false")
    column = max(8, (width - 28) // 4)
    heads = [words.text(name) for name in names]
    title = f"     {fit(heads[0], 20, look)}" + "".join(f"{one:>{column}}" for one in heads[1:])
    lines = [line(width, look, (title, look.style("quiet")))]
    for one in sorted(seats, key=lambda seat: (seat.place is None, seat.place)):
        place = "" if one.place is None else f"{one.place}."
        figures = [str(one.piles), _ms(one.best_us), _ms(one.median_us), str(one.false_slaps)]
        name = fit(f" {words.name(one.seat)}", 20, look)
        lines.append(
            line(
                width,
                look,
                f"{place:>4} ",
                (name, ink_of(one.seat, words, look)),
                "".join(f"{figure:>{column}}" for figure in figures),
            )
        )
    return lines


def _moments(result: GameResult, words: Words, look: Look, width: int) -> list[Text]:
    said = []
    closest, comeback = result.closest, result.comeback
    if closest is not None and len(closest.seats) > 1:
        first, second = (words.name(seat) for seat in closest.seats[:2])
        ms = round(closest.apart_us / 1000)
        said.append(words.text("result-closest", first=first, second=second, ms=ms))
    if comeback is not None:
        name, times = words.name(comeback.seat), comeback.times
        said.append(words.text("result-comeback", name=name, times=times))
    rows = [row for one in said for row in wrapped(one, width - 2)]
    return [line(width, look, f" {row}") for row in rows]


def _ms(span_us: int | None) -> str:
    return "-" if span_us is None else str(round(span_us / 1000))


def small_lines(words: Words, look: Look, *, width: int, height: int) -> list[Text]:
    """Say that the window is too small."""
    rows = wrapped(words.text("term-small"), max(1, width))
    return stacked([line(width, look, row) for row in rows], height, width)


def menu_lines(desk: Desk, words: Words, look: Look, *, width: int, height: int) -> list[Text]:
    """Draw what can be done besides playing on."""
    keys = ["term-menu-on", "term-menu-leave"]
    if not desk.session.host:
        keys.append("term-menu-home")
    lines = [line(width, look, " ", (words.text("term-menu"), look.style("title")))]
    lines += [rule(width, look)]
    lines += [line(width, look, f"  {words.text(key)}") for key in keys]
    return stacked(lines, height, width)
