"""Draw docs/screens/terminal.svg: a table in the terminal, the moment after a Jack.

    python -m scripts.terminal_picture

The product draws it: the terminal game at a table in virtual time, with cards that are laid and
keys that are pressed at set moments, so each run draws the same picture.
"""

import asyncio
import re
from pathlib import Path
from typing import Final

from textual.pilot import Pilot

from slapjack.rules import RuleSet
from slapjack.terminal.app import TerminalGame
from slapjack.terminal.look import Look
from slapjack.terminal.words import Words
from tests.terminal.virtual import VirtualRoad

PICTURE: Final = Path(__file__).resolve().parent.parent / "docs" / "screens" / "terminal.svg"
SIZE: Final = (80, 24)
REACTION_MS: Final = 350


async def picture() -> str:
    """Play until the Jack is won, and return the picture of that moment."""
    rules = RuleSet.preset("classic")
    road = VirtualRoad(rules, "5H QS JS", seats=3)
    game = TerminalGame(road, Words("en"), Look("true"), bots=2, level="steady", clock=road.clock)
    game.desk.places.append(road.sit_now())
    async with game.run_test(size=SIZE) as pilot:
        await _pass(game, road, pilot, 2_500)
        await pilot.press("enter")
        await _until_jack(game, road, pilot)
        await pilot.press("space")
        await _pass(game, road, pilot, 200)
        game.draw()
        await pilot.pause()
        svg = game.export_screenshot(title="slapjack play")
    return clean(svg)


async def _until_jack(game: TerminalGame, road: VirtualRoad, pilot: Pilot[str]) -> None:
    """Flip when it is our turn, until a Jack lies there for as long as a hand takes."""
    while not game.desk.pile[0] or game.desk.pile[0][-1][0] != "J":
        if game.desk.flipper is not None and game.desk.session.armed is None:
            await pilot.press("enter")
        await _pass(game, road, pilot, 50)
    await _pass(game, road, pilot, REACTION_MS)


async def _pass(game: TerminalGame, road: VirtualRoad, pilot: Pilot[str], span_ms: int) -> None:
    """Let time go by; each face is painted before the next step."""
    for _ in range(span_ms // 50):
        flip = game.desk.pile[1]
        road.pass_time(50)
        if game.desk.pile[1] != flip:
            await pilot.pause()
    await pilot.pause()


def clean(svg: str) -> str:
    """Take out the fonts that would be fetched from elsewhere; every reader has one."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    PICTURE.write_text(asyncio.run(picture()), encoding="utf-8")
