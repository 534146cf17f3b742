"""The library's front door: its examples run, its names are told, a notebook shows a game."""

import doctest
import importlib
import pkgutil
import typing

import pytest

import slapjack.rules
from slapjack.rules import Flip, Game, Hand, Leave, RuleSet, Slap, View
from slapjack.units import Micros, Seat

MODULES = ["slapjack.rules"] + [
    f"slapjack.rules.{found.name}" for found in pkgutil.iter_modules(slapjack.rules.__path__)
]
WITH_EXAMPLES = {"", "actions", "cards", "game", "record", "ruleset", "streams", "triggers", "view"}


def examples_of(name: str) -> list[doctest.DocTest]:
    module = importlib.import_module(name)
    return [found for found in doctest.DocTestFinder().find(module) if found.examples]


def test_the_parts_that_one_meets_first_have_examples() -> None:
    having = {
        name.removeprefix("slapjack.rules").strip(".") for name in MODULES if examples_of(name)
    }

    assert having == WITH_EXAMPLES


@pytest.mark.parametrize("name", MODULES)
def test_every_example_gives_what_it_says(name: str) -> None:
    for example in examples_of(name):
        told: list[str] = []
        doctest.DocTestRunner().run(example, out=told.append)
        assert not told, "".join(told)


def test_every_name_that_is_told_is_there_and_once() -> None:
    told = slapjack.rules.__all__

    assert len(set(told)) == len(told)
    assert all(hasattr(slapjack.rules, name) for name in told)


def test_what_the_library_takes_and_gives_has_a_name_that_is_told() -> None:
    told = [getattr(slapjack.rules, name) for name in slapjack.rules.__all__]
    for union in (slapjack.rules.Event, slapjack.rules.Action):
        assert all(kind in told for kind in typing.get_args(union))


def classic(seats: int = 3, **changes: object) -> Game:
    return Game.deal(RuleSet.preset("classic", cut="none", **changes), seats, bytes(32))


def test_a_notebook_shows_seats_stocks_and_the_pile() -> None:
    game = classic(triggers=["double"])
    for _ in range(10):
        assert game.turn is not None
        game.apply(Flip(game.turn))

    shown = game._repr_html_()

    assert shown == game.view._repr_html_()
    assert "<caption>classic, flip 10, turn</caption>" in shown
    assert "<tr><td>2</td><td>14</td><td>to act</td></tr>" in shown
    assert "Pile: 2 more, then " in shown
    assert '<span style="color:#c00">' in shown


def test_a_notebook_shows_no_hidden_card_and_no_markup_of_anybody() -> None:
    game = classic(name="<b>x</b>", false_slap="burn")
    assert "Pile: empty" in game._repr_html_()
    game.apply(Flip(Seat(1)))
    game.apply(Slap((Hand(Seat(0), Micros(400_000)),)))

    shown = game._repr_html_()

    assert "&lt;b&gt;x&lt;/b&gt;" in shown
    assert "Pile: ▮ " in shown


def test_a_game_is_a_small_board_of_text() -> None:
    game = classic(2, triggers=["double"])
    for _ in range(10):
        assert game.turn is not None
        game.apply(Flip(game.turn))
    game.apply(Leave(Seat(1)))

    told = str(game).splitlines()

    assert told[0] == "classic, flip 10, game over"
    assert told[1:3] == ["  seat 0  21", "  seat 1   0  out"]
    assert told[3].startswith("pile (23 more) ")
    assert not {"JS", "AS"} & set(told[3].split()) - set(game.view.pile)


def test_a_notebook_shows_who_is_out_and_the_places() -> None:
    game = classic(2)
    game.apply(Leave(Seat(0)))

    assert "<tr><td>0</td><td>0</td><td>out, place 2</td></tr>" in game._repr_html_()
    assert repr(game) == "<Game classic, 2 seats, flip 0, nobody's turn>"


def test_a_notebook_shows_jokers_as_stars() -> None:
    view = View.start(RuleSet.preset("classic", jokers=1), 2)
    view.pile = ["X1", "10S"]

    assert "Pile: ★ 10♠</p>" in view._repr_html_()
