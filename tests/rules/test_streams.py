import pytest
from hypothesis import given
from hypothesis import strategies as st

from slapjack.rules.cards import new_deck
from slapjack.rules.streams import Stream, Streams

SEED = bytes(range(32))
DEAL = (
    "2D AS QS 7D 8D AD 3S 2H 4S 8S 7H JD 3H 6H AC 5S JH KD 3D AH 9H 6S QC QD 6D KS KH 8H 5C 6C 3C "
    "10S 5H QH 4H 4C 10H 10D 2S 9S 8C JS 4D 9C KC 7C 2C 9D JC 10C 5D 7S"
)


def test_words_are_those_of_the_published_vectors() -> None:
    reveal = Streams(SEED).stream("reveal")
    assert [reveal.word() for _ in range(5)] == [
        3830454929660132459,
        5872543570099594661,
        2975227588908205319,
        5794752211833360496,
        11233895710189445996,
    ]


@pytest.mark.rule("B88")
def test_bounded_draws_are_those_of_the_published_vectors() -> None:
    coin = Streams(SEED).stream("coin")
    assert [coin.below(n) for n in (2, 3, 52, 1_000_000)] == [0, 1, 40, 462543]


@pytest.mark.rule("A.1-18", "B88")
def test_the_deal_is_that_of_the_published_vector() -> None:
    deck = new_deck(0)
    Streams(SEED).stream("deal").shuffle(deck)
    assert deck == DEAL.split()


@pytest.mark.rule("B88")
def test_the_empty_seed_shuffles_as_published() -> None:
    cards = ["AS", "2S", "3S", "4S", "5S"]
    Streams(b"").stream("shuffle").shuffle(cards)
    assert cards == ["3S", "2S", "AS", "4S", "5S"]


class ScriptedStream(Stream):
    """A stream whose words are given, to reach draws that chance never would."""

    def __init__(self, *words: int) -> None:
        super().__init__(b"", "scripted")
        self._left = list(words)

    def word(self) -> int:
        return self._left.pop(0)


def test_words_of_the_uneven_end_are_thrown_away() -> None:
    # 2^64 is 3 * 6148914691236517205 + 1, so only the very last word is one too many.
    assert ScriptedStream(2**64 - 1, 2**64 - 2).below(3) == 2


def test_no_word_is_thrown_away_where_the_bound_divides_evenly() -> None:
    assert ScriptedStream(2**64 - 1).below(2) == 1


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_a_bound_without_numbers_below_it_is_refused(n: int) -> None:
    stream = Stream(SEED, "coin")
    with pytest.raises(ValueError, match="expected a bound"):
        stream.below(n)
    assert stream.taken == 0


@given(st.integers(1, 2**64), st.binary(max_size=32))
def test_a_draw_stays_below_its_bound(n: int, seed: bytes) -> None:
    assert 0 <= Stream(seed, "coin").below(n) < n


@pytest.mark.rule("A.1-18", "S004-07")
@given(st.lists(st.integers()), st.binary(max_size=32))
def test_a_shuffle_loses_nothing(items: list[int], seed: bytes) -> None:
    shuffled = list(items)
    Stream(seed, "shuffle").shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(st.integers(0, 9), st.integers(0, 9))
def test_streams_of_different_names_do_not_move_each_other(coins: int, deals: int) -> None:
    alone, mixed = Streams(SEED), Streams(SEED)
    expected = [alone.stream("coin").word() for _ in range(coins)]
    drawn = []
    for number in range(max(coins, deals)):
        if number < deals:
            mixed.stream("deal").word()
        if number < coins:
            drawn.append(mixed.stream("coin").word())
    assert drawn == expected


def test_a_stream_is_read_on_wherever_it_is_asked_for() -> None:
    streams = Streams(SEED)
    first = streams.stream("reveal").word()
    assert streams.stream("reveal").word() != first
    assert streams.positions() == {"reveal": 2}


def test_positions_leave_out_streams_that_gave_nothing() -> None:
    streams = Streams(SEED)
    streams.stream("coin")
    assert streams.positions() == {}


@given(st.integers(0, 9), st.integers(1, 9))
def test_a_copy_goes_on_as_the_original_would_and_moves_nothing(before: int, after: int) -> None:
    streams = Streams(SEED)
    for _ in range(before):
        streams.stream("deal").word()
    twin = streams.copy()
    ahead = [twin.stream("deal").word() for _ in range(after)]
    assert streams.positions().get("deal", 0) == before
    assert [streams.stream("deal").word() for _ in range(after)] == ahead
