"""What is drawn, in every language, without a screen."""

import pytest
from msgspec import structs
from rich.cells import cell_len
from rich.text import Text

from slapjack.i18n.catalog import LANGUAGES
from slapjack.rules import RuleSet
from slapjack.terminal.board import board
from slapjack.terminal.keys import Holding
from slapjack.terminal.lines import wrapped
from slapjack.terminal.look import Look, look_of
from slapjack.terminal.result import result_lines
from slapjack.terminal.sheet import lobby_lines, menu_lines
from slapjack.terminal.words import Words, language_of, plain
from tests.terminal.test_desk import CLASSIC, Screen, at_table


def text_of(lines: list[Text]) -> str:
    return "\n".join(one.plain for one in lines)


def drawn(screen: Screen, words: Words, look: Look | None = None) -> str:
    """Draw the game at 80x24."""
    words.seats = [] if screen.desk.lobby is None else screen.desk.lobby.seats
    words.me = screen.desk.me
    lines = board(screen.desk, words, look or Look(), width=80, height=24, left_s=None)
    return text_of(lines)


def after_a_race(rules: RuleSet = CLASSIC, *, ends: bool = False) -> Screen:
    """Play until a race was judged."""
    screen = at_table("JS 5H", rules)
    screen.run(3000, lambda: screen.painted == 1)
    screen.run(200)
    screen.desk.slap(0, screen.road.now)
    screen.run(600)
    if ends:
        screen.desk.flip(0)
        screen.run(3000)
    return screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_of_every_language_fits_and_has_its_words(language: str) -> None:
    words, look, size = Words(language), Look(), {"width": 80, "height": 24}
    screen = after_a_race()
    game = drawn(screen, words)
    over = after_a_race(RuleSet.preset("classic", cut="none", max_flips=1), ends=True)
    pictures = [
        game,
        text_of(lobby_lines(screen.desk, words, look, Holding(), **size)),
        text_of(menu_lines(screen.desk, words, look, is_home=False, **size)),
        text_of(result_lines(over.desk, words, look, **size)),
    ]
    for text in pictures:
        rows = text.split("\n")
        assert len(rows) == 24
        assert {cell_len(row) for row in rows} == {80}
        assert "term-" not in text
        assert "table-" not in text
        assert "…" not in rows[-1], "the keys fit"
    assert words.text("table-finish") in game
    assert words.text("result-reason-flip_limit") in pictures[-1]


def test_a_jack_and_a_queen_differ_by_their_letter_only() -> None:
    jack, queen = at_table("JS 5H"), at_table("QS 5H")
    for screen in (jack, queen):
        screen.run(3000)
    one, other = drawn(jack, Words("en")), drawn(queen, Words("en"))
    assert one != other
    assert one.count("♠") == other.count("♠")
    assert one.count("J♠") == 2


@pytest.mark.parametrize(
    ("language", "letter"), [("en", "J"), ("fr", "V"), ("es", "J"), ("pt", "V"), ("it", "F")]
)
def test_a_jack_has_the_letter_of_the_language(language: str, letter: str) -> None:
    assert Words(language).card("JH") == f"{letter}♥"


def test_a_stranger_s_name_steers_no_terminal() -> None:
    screen = at_table("JS 5H")
    assert screen.desk.lobby is not None
    words = Words("en")
    drawn(screen, words)
    words.seats = [structs.replace(one, name="\x1b[2JEve") for one in words.seats]
    assert "\x1b" not in words.name(0)


def test_what_a_terminal_can_show_is_read_from_its_environment() -> None:
    assert look_of({"COLORTERM": "truecolor"}, "utf-8", ascii_only=False) == Look("true")
    assert look_of({"TERM": "xterm-256color"}, "UTF-8", ascii_only=False) == Look("true")
    assert look_of({"TERM": "linux"}, "utf-8", ascii_only=False) == Look("16")
    assert look_of({"TERM": "vt100"}, "ascii", ascii_only=False) == Look("none", is_plain=True)
    assert look_of({"NO_COLOR": "1"}, "utf-8", ascii_only=True) == Look("none", is_plain=True)


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LC_ALL": "pt_BR.UTF-8", "LANG": "fr_FR"}, "pt"),
        (None, {"LANG": "de_DE.UTF-8", "LANGUAGE": "it:en"}, "it"),
        (None, {"LANG": "C", "LANGUAGE": "it"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
        ("es", {"LANG": "fr_FR.UTF-8"}, "es"),
    ],
)
def test_the_language_is_what_was_asked_for_or_what_the_environment_says(
    wish: str | None, environment: dict[str, str], language: str
) -> None:
    assert language_of(wish, environment) == language


def test_plain_letters_lose_their_accents_and_nothing_else() -> None:
    assert plain("Échap · « là »… cœur") == 'Echap - " la "... coeur'


def test_a_sentence_is_broken_between_words() -> None:
    assert wrapped("one two three", 8) == ["one two", "three"]
