"""The parts of the comparison and their sizes; `__main__` brings what they import."""

import argparse
import os
import sys
from collections.abc import Callable
from typing import Final

from benchmarks.netlab.precedence import early
from benchmarks.peers import holding, judging, latency, report, scaling, servers, starting
from benchmarks.peers.rows import Part

PARTS: Final[dict[str, tuple[Callable[..., Part], dict[str, object], dict[str, object]]]] = {
    "latency": (
        latency.measure,
        {"tables": 100, "seconds": 10.0, "rounds": 2},
        {"tables": 20, "seconds": 4.0, "rounds": 1},
    ),
    "judging": (
        judging.measure,
        {"tables": 20, "seconds": 40.0},
        {"tables": 8, "seconds": 10.0},
    ),
    "starting": (
        starting.measure,
        {"starts": 5, "joins": 25, "seconds": 10.0},
        {"starts": 2, "joins": 5, "seconds": 3.0},
    ),
    "holding": (
        holding.measure,
        {"sockets": 500, "tables": 100, "rounds": 2},
        {"sockets": 200, "tables": 20, "rounds": 1},
    ),
    "scaling": (
        scaling.measure,
        {"sizes": (1, 10, 100, 200, 500, 1_000), "seconds": 8.0},
        {"sizes": (1, 100), "seconds": 4.0},
    ),
}
"""Each part with its full size and the size of a quick look."""


def main() -> None:
    """Measure the parts that are asked for, all unless any is named."""
    options = argparse.ArgumentParser(prog="peers", description=__doc__)
    options.add_argument("parts", nargs="*", choices=[[], *PARTS], default=[])
    options.add_argument("--quick", action="store_true", help="a look, no measurement")
    options.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    asked = options.parse_args()
    servers.keep_to(1)
    with early():
        for name in asked.parts or PARTS:
            print(f"peers: {name} ...", file=sys.stderr, flush=True)
            measure, whole, quick = PARTS[name]
            before = os.getloadavg()[0]
            part = measure(**(quick if asked.quick else whole))
            part.machine = report.machine(before)
            print("\n".join(report.lines(part)), flush=True)
            if asked.write:
                report.keep(name, part)
    if asked.write:
        report.write(list(PARTS))


if __name__ == "__main__":
    main()
