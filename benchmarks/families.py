"""Whether "as often as each other" comes true: `python -m benchmarks.families [RACES]`.

Families of two to six at real tables: without help, with help from many measured slaps each (the
people are known), and from the five of a warm-up.
"""

import sys

from slapjack.sim.families import FAMILIES, evening

HELP = {"known": 2_000, "five slaps": 5, "no help": None}
"""From how many measured slaps of each person help is found."""


def main(races: int) -> None:
    for name, family in FAMILIES.items():
        print(name)
        for said, slaps in HELP.items():
            evenings = [
                evening(family, races=races // 10, slaps=slaps, seed=seed) for seed in range(10)
            ]
            won = [sum(counts) for counts in zip(*(one.won for one in evenings), strict=True)]
            cells = " ".join(f"{100 * count / sum(won):5.1f}" for count in won)
            off = [100 * max(abs(s - 1 / len(family)) for s in one.shares) for one in evenings]
            print(f"  {said:12}{cells}   % won; furthest from equal in one evening {max(off):.0f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000)
