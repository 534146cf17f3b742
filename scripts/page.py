"""Build the web client into the server's package, when its sources have changed.

The built page is not committed: `make` builds it, and so does the build hook of the package, so
that an installation from a checkout or from git has a server with its page. Both ask here, and the
stamp lies inside the built page, so neither builds what the other has built.
"""

from collections.abc import Iterator
from pathlib import Path

from scripts import node, stamp

# What is below web/ and does not go into the page.
OUTSIDE = frozenset({"node_modules", "dist", "tests", "e2e"})


def is_current(root: Path) -> bool:
    """Tell whether the built page is there and made from the sources as they are."""
    return (
        stamp.is_current(_mark(root), _digest(root))
        and (_mark(root).parent / "index.html").exists()
    )


def build(root: Path, used: node.Node) -> None:
    """Build the page.

    Raises:
        shell.SetupError: npm or the build failed.
    """
    print("Building the page ...", flush=True)
    made_from = _digest(root)
    node.ensure_packages(root, used)
    # Whatever program asks for the page, a test of ours among them, it is the one for people.
    used.run_npm(
        root / "web",
        *("run", "build", "--silent", "--", "--logLevel=error"),
        env={"NODE_ENV": "production"},
        why="Building the page",
    )
    stamp.write(_mark(root), made_from)


def sources(root: Path) -> Iterator[Path]:
    """Yield the files that the page is made from."""
    web = root / "web"
    for entry in web.iterdir():
        if entry.name in OUTSIDE:
            continue
        yield from (entry.rglob("*") if entry.is_dir() else [entry])
    # The words of the page are those of the terminal and of the rule sheets.
    yield from (root / "src" / "slapjack" / "i18n" / "locales").rglob("*.ftl")


def _digest(root: Path) -> str:
    return stamp.digest_of(root, (file for file in sources(root) if file.is_file()))


def _mark(root: Path) -> Path:
    return root / "src" / "slapjack" / "server" / "static" / ".page-stamp"
