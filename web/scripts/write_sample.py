"""Write the game that the replay viewer offers to who has none: `public/sample.sjr`.

Beside it, for the viewer's tests, what the server answers when it plays that file through.

A real table in virtual time plays it: people at devices of their own, judged as anybody is. One of
them falls for Queens. The seed was chosen for a game that has something to see.
The record stays as it is when tables or judges change, as any record must; `--told` writes anew
only what the server answers to it.
"""

import sys
from pathlib import Path
from typing import Final

import msgspec

from slapjack.protocol.replays import Replayed
from slapjack.protocol.server_messages import Show
from slapjack.rules import RuleSet
from slapjack.sim.mixtures import MIXTURES
from slapjack.sim.player import Player
from slapjack.sim.world import World
from slapjack.table.retelling import retell

WEB: Final = Path(__file__).parents[1]
SAMPLE: Final = WEB / "public" / "sample.sjr"
TOLD: Final = WEB / "tests" / "replay" / "sample.json"
SEED: Final = "sample/2"


class Hasty(Player):
    """Takes a Queen of hearts or spades for a Jack."""

    def _may_slap(self, face: Show) -> bool:
        view = self.session.view
        has_cards = view is not None and view.counts[self.seat] > 0
        return super()._may_slap(face) or (has_cards and face.face in ("QH", "QS"))


def record_of(seed: str = SEED) -> str:
    """Return the record of one whole game."""
    world = World(
        MIXTURES["mix"], seed, judge="casual", rules=RuleSet.preset("classic"), cheats={1: Hasty}
    )
    world.deal()
    world.play_game()
    assert world.table.play is not None, "a game was played"
    return world.table.play.record.dump()


def told_of(replayed: Replayed) -> str:
    """Return what the server answers, to be read by people too."""
    return msgspec.json.format(msgspec.json.encode(replayed), indent=1).decode() + "\n"


if __name__ == "__main__":
    if "--told" not in sys.argv:
        SAMPLE.write_text(record_of(), encoding="utf-8")
    record = SAMPLE.read_text(encoding="utf-8")
    TOLD.write_text(told_of(retell(record)), encoding="utf-8")
