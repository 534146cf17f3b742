"""No card early: two runs that differ in one hidden card are the same to everybody until then."""

import json
import random
from collections import defaultdict

import pytest

from slapjack.rules import RuleSet, new_deck
from slapjack.sim.mixtures import MIXTURES
from slapjack.sim.world import World
from slapjack.table.start import Start
from tests.table.bench import deck_for

CLASSIC = RuleSet.preset("classic", cut="none")
SEATS = 4
PLAY_US = 35_000_000

Streams = dict[int, list[tuple[int, bytes]]]


def flips_of(seed: int) -> list[str]:
    """Draw the first cards to be flipped, none of them a Jack."""
    cards = [str(card) for card in new_deck(0) if card[0] != "J"]
    random.Random(seed).shuffle(cards)
    return cards[:12]


def swapped(deck: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Let a card and a Jack, which lies deep, change places."""
    other = {card: "JS", "JS": card}
    return tuple(other.get(one, one) for one in deck)


def sent_in(deck: tuple[str, ...], seed: int) -> Streams:
    """Play, and return what was sent to each connection, with its instant."""
    streams: Streams = defaultdict(list)
    world = World(
        MIXTURES["mix"],
        f"twins/{seed}",
        judge="casual",
        rules=CLASSIC,
        start=Start(deck=deck),
        tap=lambda number, at, frame: streams[number].append((at, frame)),
    )
    world.deal()
    world.play_for(PLAY_US)
    return streams


def shows(stream: list[tuple[int, bytes]], flip: int) -> int:
    """Return the place of the face of this flip in a stream."""
    return next(
        place
        for place, (_, frame) in enumerate(stream)
        if (said := json.loads(frame))["type"] == "show" and said["flip"] == flip
    )


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("flip", [1, 4, 7])
def test_nothing_that_is_sent_depends_on_a_card_before_its_own_send_time(
    seed: int, flip: int
) -> None:
    flips = flips_of(seed)
    deck = deck_for(" ".join(flips), SEATS, 0)
    one = sent_in(deck, seed)
    other = sent_in(swapped(deck, flips[flip - 1]), seed)
    for number in range(SEATS):
        place = shows(one[number], flip)
        assert one[number][:place] == other[number][:place]
        (at, face), (twin_at, twin_face) = one[number][place], other[number][place]
        assert at == twin_at
        assert face != twin_face
        assert len(face) == len(twin_face)


def test_the_twins_do_differ_after_it() -> None:
    flips = flips_of(1)
    deck = deck_for(" ".join(flips), SEATS, 0)
    assert sent_in(deck, 1) != sent_in(swapped(deck, flips[0]), 1)
