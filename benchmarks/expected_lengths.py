"""Play the games from which the create screen knows how long one takes; needs the extra `lab`.

Rules differ in many settings, of which few change how many cards a game shows. Those are played
over a grid, and the numbers written to src/slapjack/playout/lengths.json; `playout.expected` reads
them.

    python -m benchmarks.expected_lengths [--games 80]
"""

import argparse
import itertools
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from slapjack.lab import crew
from slapjack.lab.intervals import quantile
from slapjack.lab.studies.study import equals
from slapjack.playout import columns as col
from slapjack.playout.expected import CHANCES, PLAYERS, PRICES, WAYS, Key, Lengths, Point, share_of
from slapjack.rules import RuleSet, live_triggers, new_deck
from slapjack.rules.canonical import line_of

TARGET = Path(__file__).parent.parent / "src/slapjack/playout/lengths.json"
DECKS = 400
FLIPS_MOST = 2_500
"""Longer than anybody plays: with many triggers, games of many players hardly end."""

RANKS = ("J", "K", "A", "5")
RANK_COUNTS = (1, 2, 3, 4)
CHALLENGE_TRIGGERS = (
    ("double",),
    ("double", "sandwich:1", "marriage"),
    ("double", "sandwich:1", "sandwich:2", "top_bottom", "marriage", "divorce"),
)
SPECS = (
    *("double", "sandwich:1", "sandwich:2", "sandwich:3", "top_bottom", "marriage", "divorce"),
    *("tens", "joker", *(f"sum:{number}" for number in range(2, 21))),
    *(f"run:{number}{wrap}" for number in (3, 4, 5) for wrap in ("", ":wrap")),
    *(f"flush:{number}" for number in (3, 4, 5)),
)


def shares() -> dict[str, int]:
    """Return how many of a million cards each trigger makes slappable, over shuffled decks."""
    draw = random.Random(1)
    counts = dict.fromkeys(SPECS, 0)
    for _ in range(DECKS):
        deck = new_deck(2)
        draw.shuffle(deck)
        for place in range(1, len(deck) + 1):
            # A pile is won now and then, so few cards lie under the top one.
            for spec in live_triggers(SPECS, deck[max(0, place - 12) : place]):
                counts[spec] += 1
    return {spec: count * 1_000_000 // (DECKS * 54) for spec, count in counts.items()}


def cells() -> Iterator[tuple[Key, RuleSet]]:
    """Return the rules of every cell of the grid."""
    for chance, price, way, players in itertools.product(CHANCES, PRICES, WAYS, PLAYERS):
        key = Key(challenge=False, chance=chance, price=price, way=way, players=players)
        for count in RANK_COUNTS:
            yield key, rules_of(key, (f"rank:{'/'.join(RANKS[:count])}",))
    for chance, price, players in itertools.product(CHANCES, ("to_flipper", "none"), PLAYERS):
        key = Key(challenge=True, chance=chance, price=price, way="bottom", players=players)
        for triggers in CHALLENGE_TRIGGERS:
            yield key, rules_of(key, triggers)


def rules_of(key: Key, triggers: Sequence[str]) -> RuleSet:
    """Return rules that stand for a cell."""
    last_chance, _, own = key.chance.partition("/")
    return RuleSet.preset(
        "classic",
        triggers=list(triggers),
        last_chance=last_chance,
        own_last_trigger=own or "counts",
        false_slap="burn" if key.challenge and key.price == "to_flipper" else key.price,
        win_pile=key.way,
        challenge=key.challenge,
        next_after_win="winner" if key.challenge else "after_flipper",
        min_cover_ms=0,
        max_flips=FLIPS_MOST,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the grid and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=80)
    games = parser.parse_args(arguments).games
    known = shares()
    points: dict[str, list[Point]] = {}
    for key, rules in cells():
        rows = crew.run(equals(key.players, rules), games)
        flips = rows.column(col.FLIPS)
        tenth, median, ninetieth = (int(quantile(flips, part).value) for part in (0.1, 0.5, 0.9))
        wins = sum(rows.column(col.WINS)) * 1_000 // sum(flips)
        point = Point(share_of(rules.triggers, known), tenth, median, ninetieth, wins)
        points.setdefault(key.text, []).append(point)
        print(f"\r{len(points)} cells", end="", file=sys.stderr, flush=True)
    TARGET.write_text(line_of(msgspec.to_builtins(Lengths(known, points))), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
