"""Make the documentation, strictly: `make docs`.

Sphinx and its kin are brought into a folder of their own (`.tools/docs`), so that whoever only
plays or tests never waits for them. Then the pages that come from the code are written, Sphinx runs
with every warning as an error, and the finished pages are looked through once more as a browser
would.
"""

import sys
from pathlib import Path

from scripts import python_packages, shell, stamp
from scripts.docs import links

PAGES = Path("docs/_build/html")


def bring_packages(used: python_packages.Installer) -> Path:
    """Bring what docs/requirements.lock names; return the folder it is in.

    Raises:
        shell.SetupError: It could not be installed.
    """
    lock = used.root / "docs/requirements.lock"
    folder = used.root / ".tools/docs"
    wanted = stamp.digest_of(used.root, [lock], sys.version)
    mark = folder / ".stamp"
    if not stamp.is_current(mark, wanted):
        print("Installing what writes the documentation (once) ...", flush=True)
        why = "Installing what writes the documentation"
        used.install("--target", folder, "--upgrade", "--require-hashes", "-r", lock, why=why)
        stamp.write(mark, wanted)
    return folder


def build(root: Path) -> Path:
    """Write all pages anew and return the folder of the site.

    Raises:
        shell.SetupError: A page could not be written, or Sphinx found a fault.
    """
    packages = bring_packages(python_packages.ensure(root))
    python = python_packages.interpreter(root)
    shell.run([python, "-m", "scripts.docs.write"], cwd=root, why="Writing pages from the code")
    shell.run(
        [python, "-m", "sphinx", "-E", "-W", "--keep-going", "-q", "docs", PAGES],
        cwd=root,
        env={"PYTHONPATH": str(packages)},
        why="Making the documentation",
    )
    return root / PAGES


def main() -> int:
    """Make the site, look through it, and say where it is; 1 when something is wrong with it."""
    root = Path(__file__).resolve().parent.parent.parent
    try:
        site = build(root)
    except shell.SetupError as error:
        print(error, file=sys.stderr)
        return 1
    found = links.faults(site)
    print("\n".join(found) or f"The documentation is in {PAGES}/index.html")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
