"""How long a game is expected to take, for a screen on which rules are chosen.

Nobody waits for games to be played while switches are turned, so they were played before
(benchmarks/expected_lengths.py), over the settings that matter most for how many cards a game
shows: the last chance, the price of a false slap, what happens to a won pile, challenges, and how
large a share of the cards is slappable. What lies between is read off between; all other settings
count as they are in the classic game. Time follows from cards and the pace. It is what steady bots
need: a word for a family, no promise.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final

import msgspec

from slapjack.rules import RANKS, RuleSet, parse_trigger

PLAYERS: Final = (2, 4, 8)
CHANCES: Final = ("one", "one/free", "none", "unlimited")
PRICES: Final = ("to_flipper", "to_each", "none")
WAYS: Final = ("bottom", "shuffle_all")
_PLAYED_FOR: Final = {"burn": "to_flipper", "pile_to_flipper": "none", "timeout": "none"}
"""Prices that make games about as long as others do."""
_MILLION: Final = 1_000_000
_FLIP_S: Final = 0.95
"""A steady hand flips so fast, where no rule makes it wait longer."""
_REVEAL_S: Final = 0.3
_WIN_S: Final = 0.6
"""A won pile takes so much longer than the usual pace: the race, and the look at who won."""


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """A cell of the grid, without the triggers."""

    challenge: bool
    chance: str
    price: str
    way: str
    players: int

    @property
    def text(self) -> str:
        """How the file calls it."""
        kind = "challenge" if self.challenge else "plain"
        return f"{kind} {self.chance} {self.price} {self.way} {self.players}"


class Point(msgspec.Struct, frozen=True, array_like=True):
    """Games of one cell: how many cards they showed.

    Attributes:
        share: Slappable cards, of a million.
        tenth: A tenth of the games showed no more cards than this.
        median: Half of them.
        ninetieth: Nine tenths.
        wins: Piles won by a slap, of a thousand cards.
    """

    share: int
    tenth: int
    median: int
    ninetieth: int
    wins: int


class Lengths(msgspec.Struct, frozen=True):
    """The file: how often each trigger is live, and the cells."""

    shares: dict[str, int]
    cells: dict[str, list[Point]]


class Expected(msgspec.Struct, frozen=True):
    """Minutes that a game takes: a tenth, half, nine tenths of the games are over by then."""

    players: int
    tenth: float
    median: float
    ninetieth: float


@cache
def _lengths() -> Lengths:
    text = files("slapjack.playout").joinpath("lengths.json").read_text(encoding="utf-8")
    return msgspec.convert(json.loads(text), Lengths)


def expected_lengths(rules: RuleSet) -> list[Expected]:
    """Return how long games take, for some of the numbers of players that the rules allow."""
    allowed = range(rules.min_players, rules.max_players + 1)
    told = [players for players in PLAYERS if players in allowed] or [rules.min_players]
    return [expected_length(rules, players) for players in told]


def expected_length(rules: RuleSet, players: int) -> Expected:
    """Return how long a game takes.

    Args:
        rules: Any rules.
        players: 2 to 8.
    """
    fewer = max(known for known in PLAYERS if known <= players)
    more = min(known for known in PLAYERS if known >= players)
    part = (players - fewer) / (more - fewer) if more > fewer else 0.0
    point = _mixed(_point(rules, fewer), _point(rules, more), part)
    a_flip_s = max(_FLIP_S, rules.min_cover_ms / 1_000) + _REVEAL_S
    a_card_s = a_flip_s + _WIN_S * point.wins / 1_000
    limit_s = rules.time_limit_s or float("inf")
    minutes = [
        min(limit_s, min(count, rules.max_flips) * a_card_s) / 60
        for count in (point.tenth, point.median, point.ninetieth)
    ]
    return Expected(players, *minutes)


def _point(rules: RuleSet, players: int) -> Point:
    """Return the games of a cell, read off between the shares of triggers that were played."""
    known = _lengths()
    points = known.cells[_key(rules, players).text]
    return _between(points, share_of(rules.triggers, known.shares))


def _key(rules: RuleSet, players: int) -> Key:
    is_free = rules.last_chance == "one" and rules.own_last_trigger == "free"
    price = _PLAYED_FOR.get(rules.false_slap, rules.false_slap)
    if rules.challenge and price == "to_each":
        price = "to_flipper"
    return Key(
        challenge=rules.challenge,
        chance="one/free" if is_free else rules.last_chance,
        price=price,
        way="bottom" if rules.win_pile == "bottom" or rules.challenge else "shuffle_all",
        players=players,
    )


def share_of(triggers: Sequence[str], shares: Mapping[str, int]) -> int:
    """Return how many of a million cards are slappable, as if triggers did not know each other."""
    rest = 1.0
    for spec in triggers:
        ranks = parse_trigger(spec).ranks
        rest *= 1 - (len(ranks) / len(RANKS) if ranks else shares[spec] / _MILLION)
    return round((1 - rest) * _MILLION)


def _between(points: Sequence[Point], share: int) -> Point:
    """Read off a share between two that were played; outside, the nearest counts."""
    ordered = sorted(points, key=lambda point: point.share)
    for low, high in pairwise(ordered):
        if low.share <= share <= high.share:
            return _mixed(low, high, (share - low.share) / (high.share - low.share))
    return ordered[0] if share < ordered[0].share else ordered[-1]


def _mixed(low: Point, high: Point, part: float) -> Point:
    """Return what lies so far between two."""
    cells = zip(msgspec.structs.astuple(low), msgspec.structs.astuple(high), strict=True)
    return Point(*(round(a + part * (b - a)) for a, b in cells))
