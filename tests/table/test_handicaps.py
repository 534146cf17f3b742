"""What a strong player gives to the others (design 4.2 point 4)."""

import pytest

from tests.table.bench import Bench
from tests.table.clients import FAR, PLAIN
from tests.table.jacks import MOST_US, closed_at, mark, since_show, to_jack
from tests.table.wires import ms


@pytest.mark.rule("B86")
def test_a_handicap_is_added_where_hands_are_ordered() -> None:
    bench = Bench(flips="5H JS")
    bench.sit("strong", PLAIN)
    bench.sit("child", FAR)
    bench.handicap(0, 100)
    bench.deal()
    to_jack(bench)
    bench.slap(0, reaction_ms=250)
    bench.slap(1, reaction_ms=330)
    bench.run(1_500)
    ((_, verdict),) = bench.verdicts()
    assert verdict.winner == 1
    assert [(row.seat, row.reaction_us, row.handicap_us) for row in verdict.rows] == [
        (1, ms(330), 0),
        (0, ms(250), ms(100)),
    ]


@pytest.mark.rule("B86")
def test_a_handicap_does_not_excuse_an_early_hand() -> None:
    bench = Bench(flips="5H JS")
    bench.sit("strong", PLAIN)
    bench.sit("child", FAR)
    bench.handicap(0, 100)
    bench.deal()
    to_jack(bench)
    bench.slap(0, reaction_ms=60)
    bench.run(500)
    assert bench.hands_of(0) == [("void", "anticipated")]


def test_the_cover_is_longer_by_the_difference_of_the_handicaps() -> None:
    bench = Bench(flips="5H 6H")
    bench.sit("strong", PLAIN)
    bench.sit("child", PLAIN)
    bench.handicap(0, 1_500)
    bench.handicap(1, 200)
    bench.deal()
    bench.flip()
    bench.flip()
    cover_us = bench.show_at(2) - bench.show_at(1)
    assert ms(1_000 + 1_300 + 150) <= cover_us <= ms(1_000 + 1_300 + 450)


def test_a_player_is_waited_for_by_effective_times() -> None:
    """The strong hand counts as 400: the child has until then, also by its watermark."""
    bench = Bench(flips="5H JS")
    bench.sit("strong", PLAIN)
    bench.sit("child", FAR)
    bench.handicap(0, 100)
    bench.deal()
    to_jack(bench)
    bench.slap(0, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    mark(bench, bench.clients[1], 409)
    assert since_show(bench, closed_at(bench)) == ms(-125 + 200 + 400 + 10) + MOST_US + 1


def test_the_watermark_of_a_strong_player_counts_with_the_handicap() -> None:
    bench = Bench(flips="5H JS")
    bench.sit("child", PLAIN)
    bench.sit("strong", FAR)
    bench.handicap(1, 100)
    bench.deal()
    to_jack(bench)
    bench.slap(0, reaction_ms=300)
    bench.run(50)
    mark(bench, bench.clients[1], 210)
    assert since_show(bench, closed_at(bench)) == ms(300 + 10)
