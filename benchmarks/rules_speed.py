"""How many games a second of one core's time `Game` plays, and a record is replayed and checked.

Classic games of four simple players: whoever sees a Jack slaps it, nearly always. Their records
are then read, replayed and compared with what they state, as `slapjack replay --check` does.

    python -m benchmarks.rules_speed [--games 300]
"""

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import NamedTuple, TypeVar

from slapjack.rules import Action, Event, Flip, Game, Hand, Record, RuleSet, SeatLine, Slap
from slapjack.units import Micros, Seat

T = TypeVar("T")
SEATS = 4
RULES = RuleSet.preset("classic", cut="none")


def chosen(game: Game, draw: random.Random) -> Action:
    """Return what simple players do next."""
    tie = game.view.tie if game.turn is None else None
    if tie is None and not (game.live and draw.random() < 0.95) and game.turn is not None:
        return Flip(game.turn)
    seats = range(SEATS) if tie is None else tie.seats
    return Slap(tuple(Hand(Seat(seat), Micros(draw.randint(250_000, 600_000))) for seat in seats))


class Played(NamedTuple):
    """A whole game: where it came from, what was done, what came of it."""

    seed: bytes
    actions: list[Action]
    game: Game
    events: list[Event]


def played(number: int) -> Played:
    """Play one game."""
    draw = random.Random(number)
    seed = draw.randbytes(32)
    game = Game.deal(RULES, SEATS, seed)
    done, events = [], list(game.opening)
    while game.outcome is None:
        done.append(chosen(game, draw))
        events += game.apply(done[-1])
    return Played(seed, done, game, events)


def recorded(number: int) -> str:
    """Play the same game, and write it down."""
    one = played(number)
    lines = [SeatLine(f"P{seat}") for seat in range(SEATS)]
    record = Record.for_game(RULES, lines, one.seed, dealer=Seat(0))
    for action in one.actions:
        record.append(action)
    record.finish(one.game, one.events)
    return record.dump()


def checked(text: str) -> None:
    """Replay a record; fail if it is not what it states."""
    assert Record.load(text).replay().failures == ()


def rate(do: Callable[[T], object], things: Sequence[T]) -> float:
    """Return how many of these are done in a second of this process's time."""
    began = process_time()
    for thing in things:
        do(thing)
    return len(things) / (process_time() - began)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=300)
    games = parser.parse_args(arguments).games
    texts = [recorded(number) for number in range(games)]
    lines = sum(text.count("\n") for text in texts) / games
    print(f"{games} classic games of {SEATS}, {lines:.0f} lines of record each")
    print(f"played: {rate(played, range(games)):.0f} a second of CPU")
    print(f"replayed and checked: {rate(checked, texts):.0f} a second of CPU")
    return 0


if __name__ == "__main__":
    sys.exit(main())
