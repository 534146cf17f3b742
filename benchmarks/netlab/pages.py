"""Real pages in Chromium at a table of the real server: starts `web/e2e/netlab.ts`.

One browser shows all pages, each from another of the server's addresses, so over another road.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.netlab.house import PORT, OpenTable
from benchmarks.netlab.packets import address
from benchmarks.netlab.people import Seen
from scripts import chromium, node, python_packages
from slapjack.protocol.server_messages import Late
from slapjack.sim.witness import Truth
from slapjack.units import Micros

ROOT: Final = Path(__file__).resolve().parent.parent.parent


class Press(msgspec.Struct, frozen=True, rename="camel"):
    """One press, in microseconds of the page's clock.

    Attributes:
        shown_us: When the eyes saw the face stand.
        told_shown_us: When the page told the server that it stood.
    """

    flip: int
    pressed_us: int
    shown_us: int
    told_shown_us: int


class Page(msgspec.Struct, frozen=True, rename="camel"):
    """What one page reports; the order is that of the seats.

    Attributes:
        offset_us: What to add to its clock to get the machine's.
        unsure_us: How far that may be off.
    """

    presses: list[Press]
    lates: list[Late]
    voided: list[int]
    offset_us: float
    unsure_us: float


def missing() -> str | None:
    """Say what is missing to drive pages; None where nothing is."""
    if chromium.find(chromium.WHOLE) is None:
        return "there is no Chromium here (name one in SLAPJACK_CHROMIUM)"
    if node.find(ROOT) is None or not (ROOT / "web" / "node_modules").exists():
        return "the packages of the page are not installed (`make setup-web`)"
    return None


def play(table: OpenTable, first_road: int, seats: int, seconds: float, report: Path) -> list[Page]:
    """Let so many pages play for so long.

    Raises:
        shell.SetupError: A page did not come to the table, or nothing was pressed.
    """
    task = {
        "code": table.code,
        "hostToken": table.host_token,
        "urls": [f"http://{address(first_road + seat)}:{PORT}" for seat in range(seats)],
        "seconds": seconds,
        "report": str(report),
    }
    browser = chromium.find(chromium.WHOLE)
    env = {"SLAPJACK_NETLAB": json.dumps(task), "SLAPJACK_CHROMIUM": str(browser)}
    used = node.ensure(python_packages.ensure(ROOT))
    used.run_npm(ROOT / "web", "run", "netlab", env=env, why="Playing in the browser")
    return msgspec.json.decode(report.read_bytes(), type=list[Page])


def seen_of(pages: Sequence[Page]) -> Seen:
    """Write what the pages report as one writes what is true of scripted players."""
    seen = Seen()
    for seat, page in enumerate(pages):
        for press in page.presses:
            seen.slapped(_truth(seat, page, press))
        seen.voided.update(page.voided)
        for late in page.lates:
            seen.lates.setdefault((late.flip, late.row.seat), late.row)
    return seen


def _truth(seat: int, page: Page, press: Press) -> Truth:
    reaction_us = Micros(press.pressed_us - press.shown_us)
    return Truth(
        seat,
        press.flip,
        device_us=reaction_us,
        eye_us=reaction_us,
        shown_at=Micros(round(press.shown_us + page.offset_us)),
    )
