"""Run the comparison: `make bench`, or some parts of it.

    python -m benchmarks.peers [latency ...] [--quick] [--write]

`--write` puts the tables and the picture into docs/benchmarks.md and docs/benchmarks.svg.
"""

import os
import subprocess
import sys

from benchmarks.peers import tools
from scripts import shell


def main() -> int:
    """Bring what is missing, then measure in a process that can import it."""
    try:
        tools.bring()
    except shell.SetupError as error:
        print(f"The comparison is left out: {error}", file=sys.stderr)
        return 1
    command = [sys.executable, "-m", "benchmarks.peers.comparison", *sys.argv[1:]]
    where = {**os.environ, "PYTHONPATH": str(tools.FOLDER)}
    return subprocess.run(command, env=where, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
