"""The comparison as a page: docs/benchmarks.md and its picture."""

import os
import platform
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.peers import tools
from benchmarks.peers.rows import Part, Row
from slapjack.lab.picture import as_svg

_HEAD: Final = (Path(__file__).parent / "benchmarks.head.md").read_text(encoding="utf-8")
_FOUND: Final = tools.FOLDER / "found"
WRONG: Final = "wrong winner"
WAIT: Final = "first press to verdict at the winner"
_COLUMNS: Final = ("", "Slapjack", "Colyseus", "bare echo", "ours / peer", "goal")


def machine(load_before: float) -> str:
    """Say in a sentence what was measured on."""
    versions = ", ".join(f"{name} {version}" for name, version in tools.versions().items())
    return (
        f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, "
        f"Python {platform.python_version()}, {versions}; load before {load_before:.1f}, "
        f"after {os.getloadavg()[0]:.1f}"
    )


def keep(name: str, part: Part) -> None:
    """Keep a part, so that the page can be written again when only another one was measured."""
    _FOUND.mkdir(parents=True, exist_ok=True)
    (_FOUND / f"{name}.json").write_bytes(msgspec.json.encode(part))


def write(names: Sequence[str]) -> None:
    """Write the page and its picture from all parts kept here, and the README's figures."""
    docs = tools.ROOT / "docs"
    files = [_FOUND / f"{name}.json" for name in names]
    parts = [msgspec.json.decode(file.read_bytes(), type=Part) for file in files if file.exists()]
    text = _HEAD + "\n".join(line for part in parts for line in lines(part))
    (docs / "benchmarks.md").write_text(text.rstrip() + "\n", encoding="utf-8")
    panels = [panel for part in parts for panel in part.panels]
    (docs / "benchmarks.svg").write_text(as_svg(panels), encoding="utf-8")
    readme = tools.ROOT / "README.md"
    readme.write_text(_retold(readme.read_text(encoding="utf-8"), parts), encoding="utf-8")


def _retold(text: str, parts: Sequence[Part]) -> str:
    """Put the share of wrong winners, and what the right one costs, into the README's sentences."""
    rows = {row.what: row for part in parts for row in part.rows}
    wrong, wait = rows.get(WRONG), rows.get(WAIT)
    if wrong is None or wait is None:
        return text
    for cell, before, after in (
        (wrong.colyseus, "", " of the races"),
        (wrong.slapjack, "here it was ", ""),
        (wait.slapjack, "verdict came ", ""),
    ):
        figure = r"[\d.]+ (?:%|ms)(?: \([^)]*\))?"
        text = re.sub(f"({before}){figure}({after})", rf"\g<1>{cell}\g<2>", text)
    return text


def lines(part: Part) -> Iterator[str]:
    """Write a part as Markdown."""
    yield f"## {part.title}"
    yield ""
    yield f"`{part.command}`, on {part.machine}"
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
