"""Twin runs: the same seed and the same people, one card another one (reliability.md P8).

Until a face is sent to a screen, no byte to anybody may differ between the two tables, nor when it
is sent; else somebody could know the card before he sees it.
"""

import pytest

from slapjack.protocol import codec
from slapjack.rules import Card, new_deck
from slapjack.table.outputs import Close, Picture, Send, ShowTo
from slapjack.table.start import Start
from slapjack.units import Micros
from tests.table.bench import Bench, classic, deck_for
from tests.table.clients import FAR, PLAIN

Byte = tuple[Micros, tuple[int, ...], bytes]


def told(bench: Bench, until: Micros) -> list[Byte]:
    """Return every frame to anybody before an instant, and when it left."""
    found: list[Byte] = []
    for at, output in bench.outputs:
        if at >= until:
            break
        match output:
            case Send(connections=to, message=message) | Picture(connections=to, message=message):
                found.append((at, tuple(to), codec.encode(message)))
            case ShowTo(connection=one, message=message):
                found.append((at, (one,), codec.encode(message)))
            case Close(connection=one, code=code):
                found.append((at, (one,), b"%d" % code))
            case _:
                pass
    return found


def faces(bench: Bench) -> list[bytes]:
    """Return every face as it went out."""
    return [codec.encode(one.message) for one in bench.outputs_of(ShowTo)]


def table(deck: tuple[str, ...], shown: int) -> Bench:
    """Play until a card has been sent to somebody; the next one is pressed at the same moments."""
    bench = Bench(rules=classic())
    bench.sit("near", PLAIN)
    bench.sit("far", FAR)
    bench.watch(habits=FAR)
    bench.run(2_000)
    bench.table.state.start = Start(deck=deck)
    bench.deal()
    for _ in range(shown):
        bench.flip(then_ms=700)
    return bench


def swapped(deck: tuple[str, ...], one: Card, other: Card) -> tuple[str, ...]:
    names = {one: other, other: one}
    return tuple(str(names.get(Card(name), Card(name))) for name in deck)


@pytest.mark.parametrize("hidden", ["JS", "QS", "10D"])
@pytest.mark.parametrize("flip", [1, 2, 3])
def test_until_a_card_is_sent_nobody_can_tell_it_from_another(flip: int, hidden: str) -> None:
    flips = ["5H", "6H", "7H"]
    deck = deck_for(" ".join(flips), 2, 1)
    twin = swapped(deck, Card(flips[flip - 1]), Card(hidden))
    assert sorted(twin) == sorted(map(str, new_deck(0)))
    one, other = (table(each, flip) for each in (deck, twin))
    first_at = min(one.shows(flip).values())
    assert min(other.shows(flip).values()) == first_at
    assert told(one, first_at) == told(other, first_at)
    mine, theirs = (faces(each) for each in (one, other))
    assert mine != theirs
    assert [len(frame) for frame in mine] == [len(frame) for frame in theirs]
