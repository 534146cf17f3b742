"""Kill -9 at a thousand moments under load: nothing that anybody was told may be lost (P1).

Every second process is killed from outside at any moment; every other kills itself in the middle of
a commit that keeps a certain kind of entry (tests/store/doom.py). After each death the folder is
opened again and compared with all that was told before. It ends at the first loss.

    python -m benchmarks.kills [--points 1000] [--seed 7]
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.store.doom import KINDS, MOMENTS
from tests.store.kills import Deaths, kill_often


def table(deaths: Deaths) -> str:
    """Write who died where."""
    lines = [f"{'killed at a commit of':<22}" + "".join(f"{moment:>9}" for moment in MOMENTS)]
    for kind in KINDS:
        counts = "".join(f"{deaths.struck[kind, moment]:>9}" for moment in MOMENTS)
        lines.append(f"{kind:<22}{counts}")
    return "\n".join(lines)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--points", type=int, default=1_000)
    options.add_argument("--seed", type=int, default=7)
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        deaths = asyncio.run(kill_often(Path(folder), points=asked.points, seed=asked.seed))
    print(table(deaths))
    print(f"{'at any moment':<22}{deaths.outside:>9}")
    told = ", ".join(f"{count} {name}" for name, count in deaths.told.most_common())
    print(f"{deaths.count} kills, nothing lost of what was told: {told}")


if __name__ == "__main__":
    main()
