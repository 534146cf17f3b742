"""The real server as the lab's players come to it: its process, its API, its journal."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.netlab.ground import Ground
from benchmarks.netlab.packets import address
from slapjack.protocol.fields import JudgeMode
from slapjack.rules import RuleSet
from slapjack.store.engine import FILE
from slapjack.table.entries import RaceJudged
from tests.server.process import LAST_LINE, post

PORT: Final = 8080


def command(folder: Path) -> list[str]:
    """Return how the server is started."""
    script = "from slapjack.cli.main import app; app()"
    given = ["serve", "--port", str(PORT), "--data", str(folder), "--no-open-table"]
    return [sys.executable, "-c", script, *given, "--log-level", "warning"]


def await_ready(ground: Ground) -> None:
    """Wait until the server takes tables."""
    assert ground.server.stdout is not None
    for line in ground.server.stdout:
        if line.strip() == LAST_LINE:
            return
    raise ConnectionError("the server ended before it was ready")


class OpenTable(msgspec.Struct, frozen=True):
    """A table, and the secrets of those who may speak for it."""

    code: str
    host_token: str
    seats: tuple[str, ...] = ()


def open_table(road: int, rules: RuleSet, judge: JudgeMode, seats: int) -> OpenTable:
    """Open a table by this road and take its seats."""
    wish = {"rules": rules.to_header(), "options": {"judge": judge}}
    host = address(road)
    opened = msgspec.convert(post(host, PORT, "tables", wish), OpenTable)
    path = f"tables/{opened.code}/seats"
    tokens = tuple(post(host, PORT, path, {})["token"] for _ in range(seats))
    return msgspec.structs.replace(opened, seats=tokens)


def races_of(folder: Path, code: str) -> list[RaceJudged]:
    """Read the judged races of a table's game from the server's journal, oldest first."""
    file = f"file:{folder / FILE}?mode=ro"
    asked = "select body from entry where code = ? and kind = 'race' order by number"
    with closing(sqlite3.connect(file, uri=True)) as database:
        found = database.execute(asked, (code,)).fetchall()
    return [msgspec.json.decode(body, type=RaceJudged) for (body,) in found]
