"""Find the Chromium that the browser tests drive, or bring Debian's.

Where there is none and none may be installed, the tests that need it are left out with a sentence,
so that everybody can run the others. Under CI that would be a test that silently never runs: there
it is an error.
"""

import os
import shutil
from pathlib import Path

from scripts import debian, shell

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ON_MACOS = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


def find() -> Path | None:
    """Return the browser named by SLAPJACK_CHROMIUM, else one that is installed."""
    named = os.environ.get("SLAPJACK_CHROMIUM")
    if named:
        return Path(named)
    found = next(filter(None, map(shutil.which, NAMES)), None)
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
        debian.install("chromium")
        found = find()
    if found is None and os.environ.get("CI") == "true":
        raise shell.SetupError("The browser tests need Chromium, and under CI they must run.")
    return found
