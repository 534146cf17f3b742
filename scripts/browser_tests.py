"""Run the browser tests of web/e2e, or say why they are left out."""

import sys
from pathlib import Path

from scripts import chromium, node, python_packages, shell


def run(root: Path) -> None:
    """Run them against the server in `.venv`.

    Raises:
        shell.SetupError: A test failed, or the browser is missing under CI.
    """
    browser = chromium.ensure()
    if browser is None:
        print(
            "The browser tests are left out: there is no Chromium here, and no right to install"
            " it. Install it (`sudo apt install chromium-headless-shell`), or name one in"
            " SLAPJACK_CHROMIUM."
        )
        return
    used = node.ensure(python_packages.ensure(root))
    node.ensure_packages(root, used)
    used.run_npm(
        root / "web",
        "run",
        "e2e",
        env={"SLAPJACK_CHROMIUM": str(browser)},
        why="Testing in the browser",
    )


if __name__ == "__main__":
    try:
        run(Path(__file__).resolve().parent.parent)
    except shell.SetupError as error:
        sys.exit(str(error))
