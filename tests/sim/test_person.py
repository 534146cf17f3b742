import random
import statistics

from slapjack.sim.person import Person
from slapjack.units import Micros


def person(seed: int = 3) -> Person:
    return Person(
        300_000, Micros(10_000), hand=random.Random(seed), pace=random.Random(f"{seed}/pace")
    )


def test_reactions_have_the_median_of_people() -> None:
    one = person()
    reactions = [one.press().reaction_us for _ in range(4_000)]
    assert min(reactions) >= 150_000
    assert 345_000 < statistics.median(reactions) < 370_000


def test_thinking_does_not_change_the_reactions() -> None:
    hasty, thoughtful = person(), person()
    thoughtful.think_us()
    assert [hasty.press() for _ in range(5)] == [thoughtful.press() for _ in range(5)]
    assert all(thoughtful.think_us() >= 250_000 for _ in range(200))
