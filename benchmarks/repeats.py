"""A million frames that come again: does any of them act a second time (reliability.md P2)?

Games are played by a script on roads that bring each frame again and again, at once or seconds
later, in whatever order; then once more without, and what was done and judged must be the same.

    python -m benchmarks.repeats [--repeats 1000000] [--times 120] [--seed 0]
"""

import argparse
import sys
from itertools import count

from tests.table.echoes import done, echoed


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--repeats", type=int, default=1_000_000)
    options.add_argument("--times", type=int, default=120, help="how often a frame comes again")
    options.add_argument("--seed", type=int, default=0)
    asked = options.parse_args()
    repeats = acts = 0
    for seed in count(asked.seed):
        bench, entries = echoed(seed, times=asked.times)
        _, once = echoed(seed, times=0)
        if done(entries) != done(once):
            print(f"seed {seed}: a frame that came again changed the game")
            return 1
        repeats += bench.echoes
        acts += bench.acts
        games = seed - asked.seed + 1
        print(f"{games} games, {repeats} frames came again, {acts} of them asked for something")
        if repeats >= asked.repeats:
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
