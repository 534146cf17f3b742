"""Build the web client when the package is built, so that every installation has its page.

`pip install` and `pipx install` from a checkout or from git get a wheel with the page in it. Where
the page is already built from these sources (by `make`, or inside an sdist) nothing is done. Where
the machine has no Node.js that fits, one is asked for as a build dependency.
"""

import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling loads this file by its path and leaves the folder that it lies in out of the path.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from scripts import node, page, shell


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # the type of the config is not used
    """Runs before the files of a wheel or an sdist are collected."""

    def dependencies(self) -> list[str]:
        """Ask for a Node.js, where a page must be built and none is there."""
        root = Path(self.root)
        if page.is_current(root) or node.find(root) is not None:
            return []
        return [node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Build the page if it is missing or older than its sources.

        Args:
            version: "standard" or "editable"; both need the page.
            build_data: Left as it is: the page is named as an artifact in pyproject.toml.

        Raises:
            SystemExit: The page could not be built; the text says why.
        """
        del version, build_data
        root = Path(self.root)
        if page.is_current(root):
            return
        found = node.find(root)
        if found is None:
            sys.exit("Building the page needs Node.js 20.19 or newer with npm.")
        try:
            page.build(root, found)
        except shell.SetupError as error:
            sys.exit(str(error))
