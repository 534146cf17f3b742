"""Find the Chromium that the browser tests drive, or bring Debian's.

The browser tests take a Chromium without its own windows where there is one: the same engine, but a
person who comes with a fresh profile costs a seventh (0.12 instead of 0.9 s of processor time).

Where there is none and none may be installed, the tests that need it are left out with a sentence,
so that everybody can run the others. Under CI that would be a test that silently never runs: there
it is an error.
"""

import os
import shutil
from pathlib import Path

from scripts import debian, shell

WITHOUT_WINDOWS = ("chromium-headless-shell", "chrome-headless-shell")
WHOLE = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ON_MACOS = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


def find(names: tuple[str, ...] = WITHOUT_WINDOWS + WHOLE) -> Path | None:
    """Return the browser named by SLAPJACK_CHROMIUM, else the first of these that is installed."""
    named = os.environ.get("SLAPJACK_CHROMIUM")
    if named:
        return Path(named)
    found = next(filter(None, map(shutil.which, names)), None)
    if found is not None:
        return Path(found)
    return ON_MACOS if ON_MACOS.exists() else None


def ensure() -> Path | None:
    """Return a browser, installing Debian's where that is allowed; None where there is none.

    Raises:
        shell.SetupError: The installation failed, or there is none although this is CI.
    """
    found = find()
    if found is None and debian.may_install():
        print("Installing Chromium (once) ...", flush=True)
        debian.install("chromium-headless-shell", "fonts-dejavu-core")
        found = find()
    if found is None and os.environ.get("CI") == "true":
        raise shell.SetupError("The browser tests need Chromium, and under CI they must run.")
    return found
