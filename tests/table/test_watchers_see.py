"""What ten people who look on are told of the cards that nobody may know yet: nothing at all.

Every frame is looked at as it goes over the wire (ux.md section 7, check 25).
"""

import re
from typing import Final

import msgspec

from slapjack.protocol.fields import Role
from slapjack.protocol.server_messages import Show
from slapjack.rules import CardFlipped
from slapjack.units import Micros
from tests.table.asking import classic
from tests.table.bench import Bench
from tests.table.clients import Client

CARD: Final = re.compile(rb'"((?:[2-9]|10|[JQKA])[SHDC])"')
SECOND_MS: Final = 1_000


def early_cards(bench: Bench, guest: Client) -> list[str]:
    """List the cards that were named to a guest before they lay there for everybody."""
    faces = [one.card for one in bench.events if isinstance(one, CardFlipped)]
    shown_at: dict[str, Micros] = {}
    for flip, face in enumerate(faces, start=1):
        shown_at.setdefault(face, bench.show_at(flip))
    found = []
    for heard in guest.heard:
        frame = msgspec.json.encode(heard.message)
        named = {card.decode() for card in CARD.findall(frame)}
        found += [one for one in named if shown_at.get(one, heard.at + 1) > heard.at]
    return found


def role_of(number: int) -> Role:
    return "big_screen" if number == 9 else "watcher"


def test_ten_watchers_never_receive_a_hidden_card_or_its_seed_in_any_frame() -> None:
    bench = Bench(rules=classic(max_flips=500))
    for name in ("ann", "bob"):
        bench.sit(name)
    bench.bot()
    guests = [bench.connect(f"guest {n}", [], role=role_of(n)) for n in range(10)]
    bench.deal()
    seed = bench.play.seed.hex().encode()
    for count in range(30):
        turn = bench.play.game.turn
        if turn is not None and bench.table.state.seating[turn].bot is None:
            bench.press()
        bench.run(4 * SECOND_MS)
        if count % 7 == 3:
            guests[count // 7] = bench.reconnect(guests[count // 7], resume=count % 2 == 0)
    assert bench.play.game.outcome is None
    for guest in bench.clients[2:]:
        assert len(guest.got(Show)) + len(guest.heard) > 5
        assert early_cards(bench, guest) == []
        assert not any(seed in msgspec.json.encode(one.message) for one in guest.heard)
    shown = {one.message.face for one in guests[-1].got(Show) if isinstance(one.message, Show)}
    assert len(shown) > 10


def test_a_card_that_is_told_early_would_be_found() -> None:
    bench = Bench(flips="5H 6H 7H")
    bench.sit("ann")
    bench.sit("bob")
    guest = bench.watch()
    bench.deal()
    bench.flip(then_ms=SECOND_MS)
    assert early_cards(bench, guest) == []
    hidden = bench.play.game.next_card
    early = Show(flip=2, face=str(hidden), n=1)
    guest.heard.append(type(guest.heard[0])(bench.now, bench.now, early))
    assert early_cards(bench, guest) == [str(hidden)]
