"""Set up what a fresh clone lacks: `.venv` with the slapjack command, and the page.

Every target of the Makefile begins with it, so it must cost next to nothing when all is there: each
step looks at its stamp first. `--web` also brings what the checks of the web client need.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from scripts import node, page, python_packages, shell


def set_up(root: Path, *, for_checks: bool) -> None:
    """Do what is missing, in the order in which one step needs the other.

    Args:
        root: The checkout.
        for_checks: Also bring the packages of the web client where the page is built already.

    Raises:
        shell.SetupError: A step failed; the text says which and what to do.
    """
    used = python_packages.ensure(root)
    if not page.is_current(root):
        page.build(root, node.ensure(used))
    if for_checks:
        node.ensure_packages(root, node.ensure(used))
    # Last: the build hook of the package finds the page built and adds nothing.
    python_packages.ensure_command(used)


def main(words: Sequence[str]) -> int:
    """Set up, or say in one sentence why not."""
    try:
        set_up(Path(__file__).resolve().parent.parent, for_checks="--web" in words)
    except shell.SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
