"""Play whole games through faults: `python -m benchmarks.trials FIRST COUNT`.

The first game that breaks a promise ends it, with its number: the number alone shows it again.
"""

import sys

from slapjack.sim.trial import play


def main(first: int, count: int) -> None:
    for number in range(first, first + count):
        try:
            trace = play(number)
        except Exception:
            print(f"Seed {number} failed: make sim SEED={number} GAMES=1", file=sys.stderr)
            raise
    print(f"{count} games from seed {first} on kept every promise; last trace {trace}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
