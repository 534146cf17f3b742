"""Write event streams of seeded games, by which the web's fold is held equal to Python's.

Each file in tests/vectors is one game: the view before the first event, and for each event what it
changed in the view. `tests/protocol/test_web_files.py` fails while the files are out of date.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec

from slapjack.rules import (
    PRESETS,
    Action,
    Away,
    Back,
    Claim,
    Cut,
    Event,
    Expire,
    Flip,
    Foul,
    Game,
    Hand,
    IllegalActionError,
    Leave,
    Pause,
    Resume,
    RuleSet,
    Slap,
    View,
)
from slapjack.units import Micros, Seat

VECTORS = Path(__file__).parents[1] / "tests" / "vectors"
ACTIONS_MAX = 200
MORE_RULES: dict[str, dict[str, object]] = {
    "pile-to-flipper": {"preset": "classic", "false_slap": "pile_to_flipper"},
    "timeout": {"preset": "classic", "false_slap": "timeout"},
    "deal-out": {"preset": "fast", "leave_policy": "deal_out"},
    "joker-and-redeal": {"preset": "classic", "jokers": 1, "triggers": ["joker"]},
    "burn-and-split": {"preset": "classic", "false_slap": "burn", "tie_rule": "split"},
    "misdeal": {"preset": "frappe-le-valet", "end_condition": "all_cards_or_last"},
    "stoppers": {"preset": "egyptian-ratscrew", "challenge_stoppers": ["2", "9", "10"]},
    "draw": {"preset": "little-ones", "triggers": ["flush:5"], "max_redeals": 0},
    "flip-limit": {"preset": "doubles-and-sandwiches", "max_flips": 60},
    "time-limit": {"preset": "little-ones", "triggers": ["rank:J", "double"], "max_flips": 5_000},
}
"""Settings whose events and endings no preset brings about."""


def files() -> dict[Path, str]:
    """Return each file's text as it should be now."""
    rules = {name: RuleSet.preset(name) for name in PRESETS}
    rules |= {name: RuleSet.parse(changes) for name, changes in MORE_RULES.items()}
    return {
        VECTORS / f"{name}.json": json.dumps(_game(name, one), separators=(",", ":")) + "\n"
        for name, one in rules.items()
    }


def _game(name: str, rules: RuleSet) -> dict[str, object]:
    chance = random.Random(name)
    seats = max(rules.min_players, 4)
    exposed = (3, 5) if name == "misdeal" else ()
    game = Game.deal(rules, seats, chance.randbytes(32), exposed=exposed)
    view = View.start(rules, seats)
    start = _public(view)
    steps = []
    for event in _played(game, chance):
        before = _public(view)
        view.fold(event)
        after = _public(view)
        changed = {field: value for field, value in after.items() if before[field] != value}
        steps.append([msgspec.to_builtins(event), changed])
    return {"rules": rules.to_header(), "seats": seats, "start": start, "steps": steps}


def _played(game: Game, chance: random.Random) -> Iterator[Event]:
    yield from game.opening
    if game.cutter is not None:
        yield from game.apply(Cut(seat=game.cutter, cards=20))
    for _ in range(ACTIONS_MAX):
        if game.outcome is not None:
            return
        try:
            yield from game.apply(_action(game, chance))
        except IllegalActionError:
            # Chance wished for something that this moment does not allow.
            continue
    if game.rules.time_limit_s and game.outcome is None:
        if game.view.paused:
            yield from game.apply(Resume())
        yield from game.apply(Expire("game"))


def _action(game: Game, chance: random.Random) -> Action:
    if game.view.paused:
        return Resume()
    luck = chance.random()
    seat = Seat(chance.randrange(game.view.seats))
    if luck < 0.01:
        return Pause()
    if luck < 0.03:
        return Away(seat=seat) if chance.random() < 0.5 else Back(seat=seat)
    if luck < 0.034:
        return Leave(seat=seat)
    if luck < 0.045 and game.turn is not None:
        return Foul(game.turn, chance.choice(["peek", "toward_self"]))
    if luck < (0.6 if game.live or game.view.tie is not None else 0.1):
        return _slap(game, chance)
    game_on: list[Action] = [
        one for one in game.legal_actions() if isinstance(one, Flip | Claim) or _ends(one)
    ]
    return chance.choice(game_on) if game_on else _slap(game, chance)


def _ends(action: Action) -> bool:
    """Tell whether it is the end of a wait, not of the game's time."""
    return isinstance(action, Expire) and action.what == "state"


def _slap(game: Game, chance: random.Random) -> Slap:
    """One to three hands, sometimes so near that they tie."""
    count = chance.randint(1, 3)
    seats = chance.sample(range(game.view.seats), count)
    base = chance.randint(150_000, 400_000)
    hands = tuple(
        Hand(
            seat=Seat(seat),
            reaction_us=Micros(base + chance.choice([0, 5_000, 80_000])),
            side=chance.choice(["left"] * 9 + ["both"]),
            shout="slapjack",
        )
        for seat in seats
    )
    return Slap(hands=hands)


def _public(view: View) -> dict[str, object]:
    fields = msgspec.to_builtins(view, str_keys=True)
    assert isinstance(fields, dict)
    del fields["rules"]
    return fields


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
