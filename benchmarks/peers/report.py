"""The comparison as a page: docs/benchmarks.md and its picture."""

import os
import platform
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from benchmarks.peers import tools
from benchmarks.peers.rows import Part, Row
from slapjack.lab.picture import as_svg

_HEAD: Final = (Path(__file__).parent / "benchmarks.head.md").read_text(encoding="utf-8")
_COLUMNS: Final = ("", "Slapjack", "Colyseus", "bare echo", "ours / peer", "goal")


def machine(load_before: float) -> str:
    """Say in a sentence what was measured on."""
    versions = ", ".join(f"{name} {version}" for name, version in tools.versions().items())
    return (
        f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, "
        f"Python {platform.python_version()}, {versions}; load before {load_before:.1f}, "
        f"after {os.getloadavg()[0]:.1f}."
    )


def as_text(told: str, parts: Sequence[Part]) -> str:
    """Write the parts as Markdown."""
    return "\n".join([told, "", *(line for part in parts for line in _lines(part))])


def write(told: str, parts: Sequence[Part]) -> None:
    """Write the page and its picture."""
    docs = tools.ROOT / "docs"
    text = _HEAD.replace("MACHINE", told) + "\n".join(
        line for part in parts for line in _lines(part)
    )
    (docs / "benchmarks.md").write_text(text.rstrip() + "\n", encoding="utf-8")
    panels = [panel for part in parts for panel in part.panels]
    (docs / "benchmarks.svg").write_text(as_svg(panels), encoding="utf-8")


def _lines(part: Part) -> Iterator[str]:
    yield f"## {part.title}"
    yield ""
    yield f"`{part.command}`"
    yield ""
    used = [0, *(place for place in range(1, 6) if any(_cells(row)[place] for row in part.rows))]
    yield _line([_COLUMNS[place] for place in used])
    yield _line(["---"] * len(used))
    for row in part.rows:
        yield _line([_cells(row)[place] for place in used])
    yield ""
    for note in part.notes:
        yield note
        yield ""


def _cells(row: Row) -> tuple[str, ...]:
    return row.what, row.slapjack, row.colyseus, row.echo, row.ratio, row.goal


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
