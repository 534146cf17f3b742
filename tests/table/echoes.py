"""Whole games on roads that bring every frame again, at once or much later (reliability.md P2)."""

import random
from functools import partial

from slapjack.client import wire
from slapjack.protocol.client_messages import ClientMessage, Hello, Measurement
from slapjack.rules import RANKS, RuleSet
from slapjack.table.entries import Entry
from tests.table.bench import Bench
from tests.table.clients import Client
from tests.table.wires import ms

LATER_US = 4_000_000
HOT = RuleSet.preset(
    "classic", cut="none", triggers=[f"rank:{'/'.join(RANKS)}"], max_flips=40, min_cover_ms=300
)


class EchoBench(Bench):
    """A bench on whose roads every frame may come again, in whatever order.

    Attributes:
        echoes: How many frames came again.
        acts: How many of them asked for something; the others measure.
    """

    echoes = 0
    acts = 0

    def echo(self, rng: random.Random | None, times: int) -> None:
        """Let each frame come again, up to so many times."""
        self._rng, self._times = rng, times

    def say(self, client: Client, message: ClientMessage) -> None:
        super().say(client, message)
        rng = getattr(self, "_rng", None)
        if rng is None or isinstance(message, Hello):
            return
        frame = wire.write(message)
        for _ in range(rng.randrange(1, self._times + 1)):
            later_us = rng.choice([0, 1_000, rng.randrange(LATER_US)])
            self.after(
                ms(client.habits.up_ms) + later_us, partial(self._again, client, frame, message)
            )

    def _again(self, client: Client, frame: bytes, message: ClientMessage) -> None:
        self.echoes += client.is_open
        self.acts += client.is_open and not isinstance(message, Measurement)
        self._arrive(client, frame)


def echoed(seed: int, *, times: int) -> tuple[EchoBench, list[Entry]]:
    """Play a whole game by the same script, each frame coming again up to so many times."""
    rng = random.Random(seed)
    bench = EchoBench(rules=HOT, seed=seed.to_bytes(32, "big"))
    for name in ("ann", "bob", "cid"):
        bench.sit(name)
    bench.deal()
    bench.echo(random.Random(seed + 1) if times else None, times)
    while bench.play.game.outcome is None:
        turn = bench.play.game.turn
        if turn is not None:
            bench.press(turn)
        bench.run(900)
        if rng.random() < 0.7:
            for seat in rng.sample(range(3), k=rng.randrange(1, 4)):
                bench.slap(seat, reaction_ms=rng.randrange(180, 600))
        bench.run(1_500)
    return bench, bench.entries


def done(entries: list[Entry]) -> list[tuple[str, object]]:
    """Return what was done and judged, in order, with its times."""
    return [
        (type(entry).__name__, getattr(entry, name))
        for entry in entries
        for name in ("action", "action_id", "rows")
        if hasattr(entry, name)
    ]
