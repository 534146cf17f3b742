"""The journal of a table where people have played a while: presses, answers, judged races."""

import random

from slapjack.table.entries import Entry
from tests.table.bench import Bench


def evening(flips: int) -> list[Entry]:
    """Return what the journal has after so many flips."""
    return played(flips).entries


def played(flips: int) -> Bench:
    """Play until so many cards were flipped; people slap at every Jack, and at times at nothing."""
    rng = random.Random(flips)
    bench = Bench(seed=bytes(32))
    for name in ("ann", "bob", "cid"):
        bench.sit(name)
    bench.bot("steady")
    bench.deal()
    while bench.play.game.flips < flips and bench.play.game.outcome is None:
        turn = bench.play.game.turn
        if turn is not None and turn < 3:
            bench.press()
        bench.run(1_500)
        if bench.play.game.live or rng.random() < 0.02:
            bench.slap(rng.randrange(3), reaction_ms=250)
            bench.run(700)
    return bench
