from slapjack.protocol.codec import show
from slapjack.table.connections import SCREENS_KEPT
from slapjack.units import FlipNo
from tests.table.bench import Bench


def test_the_newest_cards_are_remembered_though_a_new_game_counts_from_one_again() -> None:
    """As for who looks on late: the last cards of a game come after the next deal."""
    bench = Bench()
    bench.sit("ann")
    (one,) = bench.table.state.connections
    for flip in (*range(30, 36), *range(1, 7)):
        one.sent(FlipNo(flip), bench.now, show(FlipNo(flip), "5H", flip))
        assert len(one.screens) <= SCREENS_KEPT
    assert list(one.screens) == [3, 4, 5, 6]
