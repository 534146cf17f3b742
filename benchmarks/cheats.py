"""What each cheat gains against its bound: `python -m benchmarks.cheats [TABLES]`.

The tests play three tables of each; more tables make the intervals narrow.
"""

import sys

import msgspec

from slapjack.sim.bounds import BOUNDS
from slapjack.sim.gains import gain


def main(tables: int) -> None:
    print(f"{'':40}{'gain, ms a hand':>24}{'bound':>7}{'% won':>7}{'hands':>7}")
    for bound in BOUNDS:
        got = gain(bound.cheat, msgspec.structs.replace(bound.sitting, tables=tables))
        cell = f"{got.mean:.1f} ({got.low:.1f} to {got.high:.1f})"
        print(
            f"{bound.name:40}{cell:>24}{bound.most_ms:7g}{got.share:7.0f}{got.hands:7}", flush=True
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 12)
