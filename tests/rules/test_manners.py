"""What the texts ask of people at a table, and the game holds by itself."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise, permutations

import msgspec
import pytest

from slapjack.rules import (
    Card,
    CardFlipped,
    Flip,
    Game,
    Hand,
    RuleSet,
    Slap,
    Streams,
    View,
    new_deck,
    rank_of,
)
from slapjack.units import Micros, Seat
from tests.rules.witness import cards_named_in

CLASSIC = RuleSet.preset("classic", cut="none", max_flips=300)
CHI_SQUARE_MAX = 71  # once in a million, at 23 degrees of freedom


def played(deck: Sequence[Card], number: int) -> tuple[Game, list[View], list[object]]:
    """Play a game on a deck: three of four Jacks are slapped, and some cards that are none.

    What people do comes of the number alone, and of where Jacks lie, never of another card.
    """
    draw = random.Random(number)
    game = Game.deal(CLASSIC, 4, b"", deck=deck)
    views, events = [game.view], list(game.opening)
    while game.outcome is None:
        seat = Seat(draw.randrange(4))
        if draw.random() < (0.75 if game.live else 0.05) or game.turn is None:
            came = game.apply(Slap((Hand(seat, Micros(300_000)),)))
        else:
            came = game.apply(Flip(game.turn))
        events += came
        views.append(game.view)
    return game, views, [msgspec.to_builtins(event) for event in events]


@pytest.mark.rule("A.1-14", "A.1-15", "S001-02")
@pytest.mark.parametrize("number", range(5))
def test_only_jack_or_no_jack_counts(number: int) -> None:
    draw = random.Random(number)
    deck = draw.sample(new_deck(0), 52)
    jacks = [card for card in deck if rank_of(card) == "J"]
    others = [card for card in deck if rank_of(card) != "J"]
    renamed = dict(
        zip(
            [*jacks, *others],
            [*draw.sample(jacks, len(jacks)), *draw.sample(others, len(others))],
            strict=True,
        )
    )

    game, _, events = played(deck, number)
    other_game, _, other_events = played([renamed[card] for card in deck], number)

    for event in events:
        assert isinstance(event, dict)
        if "card" in event:
            event["card"] = renamed[event["card"]]
    assert other_events == events
    assert other_game.outcome == game.outcome


@pytest.mark.rule("A.1-24", "S001-09", "S004-08")
def test_each_stock_is_its_owners_and_only_the_owner_flips_from_it() -> None:
    game, views, _ = played(new_deck(0), 1)
    assert views[0].counts == [13, 13, 13, 13]

    for before, after in pairwise(views):
        if after.flips > before.flips:
            left = list(before.counts)
            assert after.last_flipper is not None
            left[after.last_flipper] -= 1
            assert after.counts == left
    assert [len(stock) for stock in game.stocks] == game.view.counts


@pytest.mark.rule("A.1-25")
def test_the_middle_is_free_until_the_first_flip() -> None:
    game = Game.deal(CLASSIC, 4, b"")

    assert (game.view.pile, sum(game.view.counts)) == ([], 52)
    game.apply(Flip(Seat(1)))
    assert (len(game.view.pile), sum(game.view.counts)) == (1, 51)


@pytest.mark.rule("A.1-23", "S001-08")
def test_nobody_sees_a_card_before_it_was_flipped() -> None:
    game = Game.deal(CLASSIC, 4, b"")
    flipped: list[Card] = []
    while game.turn is not None and game.flips < 40:
        events = game.apply(Flip(game.turn))
        flipped += [event.card for event in events if isinstance(event, CardFlipped)]

        assert cards_named_in(events) <= {flipped[-1]}
        words = msgspec.json.encode(msgspec.structs.replace(game.view, rules=CLASSIC)).decode()
        named = {card for card in new_deck(0) if f'"{card}"' in words}
        assert named <= set(flipped), "a view names a card of a stock"


@pytest.mark.rule("A.1-09", "S001-03")
@pytest.mark.parametrize("number", range(5))
def test_one_seat_wins_alone(number: int) -> None:
    game, _, _ = played(random.Random(number).sample(new_deck(0), 52), number)

    assert game.outcome is not None
    assert game.outcome.places.count(1) == 1
    assert game.outcome.winner == game.outcome.places.index(1)


@pytest.mark.slow
@pytest.mark.rule("A.1-18", "S001-05", "S004-07")
def test_every_order_is_as_likely_as_any_other() -> None:
    each = 200
    counts: Counter[tuple[str, ...]] = Counter()
    for number in range(each * 24):
        items = list("JQKA")
        Streams(number.to_bytes(4, "big")).stream("deal").shuffle(items)
        counts[tuple(items)] += 1

    off = sum((counts[order] - each) ** 2 / each for order in permutations("JQKA"))

    assert off < CHI_SQUARE_MAX
