"""Chance of simulated games: known words, one run's games apart, Python's own ways of drawing."""

import doctest
import random
import statistics

from slapjack import playout
from slapjack.bots import bot
from slapjack.playout import chance
from slapjack.playout.chance import TABLE, Chance, game_seed
from slapjack.units import Seat


def test_the_generator_gives_the_words_of_its_publication() -> None:
    """Known words of SplitMix64 from the seed 1234567, as other programs print them."""
    words = Chance(1_234_567)

    assert [words.getrandbits(64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_every_game_and_every_mind_has_its_own() -> None:
    seeds = {game_seed(seed, number) for seed in range(10) for number in range(10)}
    minds = {Chance.of(game_seed(1, 1), seat).getrandbits(64) for seat in (Seat(0), Seat(1), TABLE)}

    assert len(seeds) == 100
    assert len(minds) == 3


def test_all_ways_of_drawing_draw_from_it() -> None:
    draws = [Chance(5) for _ in range(2)]
    ways = [
        (one.random(), one.gauss(0, 1), one.expovariate(1), one.randint(1, 6), one.choice("abc"))
        for one in draws
    ]

    assert ways[0] == ways[1]
    assert isinstance(draws[0], random.Random)


def test_numbers_fill_their_range_evenly() -> None:
    one = Chance(9)
    drawn = [one.random() for _ in range(20_000)]
    dice = [one.randrange(6) for _ in range(20_000)]

    assert abs(statistics.fmean(drawn) - 0.5) < 0.01
    assert all(abs(dice.count(face) / 20_000 - 1 / 6) < 0.01 for face in range(6))


def test_the_examples_give_what_they_say() -> None:
    for module in (playout, chance, bot):
        assert doctest.testmod(module).failed == 0
