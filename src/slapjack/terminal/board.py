"""The game as it stands, in lines of text: seats, pile, photo finish, story, keys."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from slapjack.protocol.lobby import SeatCard
from slapjack.rules.view import View
from slapjack.terminal import cards
from slapjack.terminal.desk import Desk
from slapjack.terminal.finish import finish_lines
from slapjack.terminal.head import header, key_name, rule
from slapjack.terminal.lines import beside, centred, fit, line, padded, stacked, wrapped
from slapjack.terminal.look import Look
from slapjack.terminal.status import mark_of, owed, status_of
from slapjack.terminal.told import shout_words
from slapjack.terminal.words import Words

SEATS_IN_ROW: Final = 4
SEAT_WIDTH_MAX: Final = 26
FINISH_WIDTH_MAX: Final = 44
PILE_WIDTH: Final = 36
PILE_LEFT: Final = 3
BAR_CARDS: Final = 4
"""So many cards are one stroke of a stock."""


def board(
    desk: Desk, words: Words, look: Look, *, width: int, height: int, left_s: int | None
) -> list[Text]:
    """Draw the game.

    Args:
        desk: What is known.
        words: For what is said.
        look: What the terminal can show.
        width: In cells.
        height: In lines.
        left_s: Seconds until the house's time limit; None without one.
    """
    view, lobby = desk.view, desk.lobby
    if view is None or lobby is None:
        return stacked([line(width, look, status_of(desk, words))], height, width)
    top = [header(desk, words, look, width, left_s), rule(width, look)]
    seats = _seats(desk, view, lobby.seats, words, look, width)
    middle_height = cards.HEIGHT + 1
    foot_height = height - len(top) - len(seats) - middle_height - 2
    middle = beside(
        width,
        _pile(desk, words, look),
        _aside(desk, view, words, look, min(width - PILE_WIDTH, FINISH_WIDTH_MAX)),
        min(width - PILE_WIDTH, FINISH_WIDTH_MAX),
    )
    foot = _foot(desk, view, words, look, width, foot_height)
    return [
        *top,
        *seats,
        rule(width, look),
        *stacked(middle, middle_height, width),
        rule(width, look),
        *foot,
    ]


def _seats(
    desk: Desk, view: View, seats: Sequence[SeatCard], words: Words, look: Look, width: int
) -> list[Text]:
    """Draw the seats: three lines each, up to four next to each other."""
    playing = [one for one in seats if one.seat < view.seats]
    in_row = len(playing) if len(playing) <= SEATS_IN_ROW else (len(playing) + 1) // 2
    cell = min(SEAT_WIDTH_MAX, width // max(1, in_row))
    lines = []
    for first in range(0, len(playing), in_row):
        drawn = [_seat(desk, view, one, words, look, cell) for one in playing[first:][:in_row]]
        for row in zip(*drawn, strict=True):
            joined = Text(no_wrap=True, end="")
            for part in row:
                joined.append_text(part)
            lines.append(centred(joined, width))
    return lines


def _seat(
    desk: Desk, view: View, card: SeatCard, words: Words, look: Look, width: int
) -> list[Text]:
    seat, count = card.seat, view.counts[card.seat]
    is_turn = view.turn == seat
    keys = [key_name(key, words) for key, one in desk.keys.items() if one == seat]
    if card.seat == desk.me:
        note = words.text("table-you")
    elif keys:
        note = f"[{keys[0]}]"
    elif card.bot is not None:
        note = words.first(f"level-{card.bot}", "level-other", level=card.bot)
    else:
        note = ""
    turn = look.sign("turn") if is_turn else " "
    name = f" {words.name(seat)} "
    bar = look.sign("full") * (-(-count // BAR_CARDS))
    mark = mark_of(card, view, words)
    hand = desk.hands.get(seat)
    if hand is not None and not mark:
        mark = f"{look.sign('hand')} {words.text('term-ms', ms=hand)}"
    inner = width - 1
    return [
        line(
            width,
            look,
            (turn, look.style("turn")),
            (fit(name, min(len(name), inner - 1), look), look.style(card.ink)),
            (f" {note}", look.style("quiet")),
        ),
        line(
            width, look, f" {words.text('table-cards', count=count)} ", (bar, look.style("quiet"))
        ),
        line(width, look, " ", (fit(mark, inner - 1, look).rstrip(), look.style("turn"))),
    ]


def _pile(desk: Desk, words: Words, look: Look) -> list[Text]:
    lying: Sequence[str] = desk.pile[0]
    taken = desk.just_taken
    armed = desk.session.armed is not None
    drawn = cards.pile(lying if taken is None else taken.pile, words, look, rises=armed)
    left = Text(" " * PILE_LEFT, end="")
    rows = [padded(left + row, PILE_WIDTH) for row in drawn]
    if taken is not None:
        caption = f"{look.sign('to')} {words.name(taken.seat)} +{taken.count}"
    else:
        caption = words.text("table-pile", count=len(lying))
    return [*rows, centred(Text(caption, end=""), PILE_WIDTH)]


def _aside(desk: Desk, view: View, words: Words, look: Look, width: int) -> list[Text]:
    """Draw what stands beside the pile: the photo finish, and what a challenge is about."""
    challenge = owed(view, words)
    rows = wrapped(challenge, width) if challenge else []
    lines = [line(width, look, (row, look.style("turn"))) for row in rows]
    if desk.finish is not None:
        lines += finish_lines(desk.finish, width, words, look)
    if view.rules.shout == "required":
        lines += _shouts(view, words, look, width)
    return lines


def _shouts(view: View, words: Words, look: Look, width: int) -> list[Text]:
    """List the words to shout, each with its key."""
    lines = [line(width, look, (words.text("table-shout"), look.style("title")))]
    for number, word in enumerate(shout_words(view.rules.triggers)[:9], 1):
        said = words.text("why-trigger", trigger=words.text(f"trigger-{word}"))
        lines.append(line(width, look, f" [{number}] {said}"))
    return lines


def _foot(desk: Desk, view: View, words: Words, look: Look, width: int, height: int) -> list[Text]:
    """Draw what the table waits for, the newest of the story, and the keys."""
    is_mine = desk.flipper is not None or words.me in (view.tie.seats if view.tie else ())
    style = look.style("turn" if is_mine or desk.is_lost else "strong")
    lines = [line(width, look, " ", (status_of(desk, words), style))]
    told = [words.tell(one) for one in desk.told]
    refused = desk.refused
    if refused is not None:
        told.append(words.first(f"refused-{refused.code}", "refused-other"))
    room = max(0, height - 2)
    story = [row for one in told for row in wrapped(one, width - 2)]
    lines += [line(width, look, f" {row}") for row in story[-room:] if room]
    lines = stacked(lines, height - 1, width)
    return [*lines, line(width, look, " ", (_keys(desk, view, words), look.style("quiet")))]


def _keys(desk: Desk, view: View, words: Words) -> str:
    """Say which key does what just now."""
    cutter = None if desk.lobby is None else desk.lobby.cutter
    if view.paused:
        return words.text("term-keys-paused")
    if cutter is not None and cutter in desk.seats:
        return words.text("term-keys-cut")
    if len(desk.seats) > 1:
        key = "term-keys-many-shout" if view.rules.shout == "required" else "term-keys-many"
        return words.text(key)
    if view.rules.shout == "required":
        return words.text("term-keys-shout")
    return words.text("term-keys")
