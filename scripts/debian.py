"""Install a Debian package, where we have the right to.

Only as root and only where `apt-get` is: in a container, in CI. Elsewhere a person decides what is
installed on their machine, and is told the name of the package instead.
"""

import os
import shutil
from pathlib import Path

from scripts import shell


def may_install() -> bool:
    """Tell whether packages can be installed without asking anybody."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> None:
    """Install packages with what they depend on, and nothing that they only recommend.

    Raises:
        shell.SetupError: apt-get failed.
    """
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    why = f"Installing {' '.join(packages)}"
    # An old list names versions that the archive no longer has: always ask for the new one first.
    shell.run(["apt-get", "update", "-qq"], cwd=Path("/"), env=quiet, why=why)
    shell.run(
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages],
        cwd=Path("/"),
        env=quiet,
        why=why,
    )
