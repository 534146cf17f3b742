"""Stop a served process under load, a hundred times: no race may be annulled by it (P6).

Each time people play at every table, each of them flips and slaps all the time, and SIGTERM comes
at a random moment, every second time a second one after it. It ends with a sentence at the first
broken promise.

    python -m benchmarks.drains [--times 100] [--tables 4] [--seed 7]
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.server.drains import Stops, stop_often


def tell(stops: Stops) -> None:
    """Say how far it is, and whether anything was annulled."""
    print(
        f"{stops.times} stops, {stops.goodbyes} goodbyes, {stops.verdicts} verdicts,"
        f" annulled races {dict(stops.voids)}, longest end {stops.longest_s:.1f} s",
        flush=True,
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=100)
    options.add_argument("--tables", type=int, default=4)
    options.add_argument("--seed", type=int, default=7)
    asked = options.parse_args()
    wish = {"times": asked.times, "tables": asked.tables, "seed": asked.seed}
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(stop_often(Path(folder), **wish, tell=tell))


if __name__ == "__main__":
    main()
