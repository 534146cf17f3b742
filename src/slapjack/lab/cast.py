"""Cast: who plays, as it is typed: levels by name, with changes, or reactions as numbers.

    steady                    a level
    steady:mu=288:false=2     a level with another mean and more false slaps
    320/35/70                 steady with a reaction of its own: mu, sigma, tau in milliseconds

Times are milliseconds, rates are in a hundred cards. What each number means: `bots.levels`.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from slapjack.bots import LEVELS, Level
from slapjack.units import Micros

_USUAL: Final = "steady"
_TIMES: Final = ("mu", "sigma", "tau", "pace", "spread")
_RATES: Final = {"miss": "miss_rate", "false": "false_rate", "court": "false_court_rate"}


class CastError(ValueError):
    """A text that names no bot, said in one sentence."""


def cast(text: str, players: int) -> tuple[Level, ...]:
    """Return a level for each seat; a short list starts again.

        >>> [level.name for level in cast("steady,sharp", 3)]
        ['steady', 'sharp', 'steady']

    Args:
        text: Bots with commas between them.
        players: How many seats.

    Raises:
        CastError: A bot that cannot be.
    """
    bots = [bot(part.strip()) for part in text.split(",")]
    return tuple(bots[seat % len(bots)] for seat in range(players))


def bot(text: str) -> Level:
    """Return one bot.

    Raises:
        CastError: No level, or a number that does not fit.
    """
    name, *changes = text.split(":")
    level = _reacting(text, name.split("/")) if "/" in name else LEVELS.get(name)
    if level is None:
        expected = f"a level ({', '.join(LEVELS)}) or MU/SIGMA/TAU"
        raise CastError(f"bots: expected {expected}, got {text!r}")
    for change in changes:
        field, _, value = change.partition("=")
        level = _changed(text, level, field, value)
    return level if level.name == name and not changes else _named(level, text)


def _named(level: Level, name: str) -> Level:
    return msgspec.structs.replace(level, name=name)


def _reacting(text: str, numbers: Sequence[str]) -> Level:
    if len(numbers) != 3:
        raise CastError(f"bots: expected MU/SIGMA/TAU in milliseconds, got {text!r}")
    level = LEVELS[_USUAL]
    for field, number in zip(("mu", "sigma", "tau"), numbers, strict=True):
        level = _changed(text, level, field, number)
    return level


def _changed(text: str, level: Level, field: str, value: str) -> Level:
    """Return a level with one number changed."""
    if field not in _TIMES and field not in _RATES:
        expected = ", ".join((*_TIMES, *_RATES))
        raise CastError(f"bots: expected one of {expected} to be changed, got {text!r}")
    number = _number(text, value, most=100 if field in _RATES else 60_000)
    if field in _RATES:
        return msgspec.structs.replace(level, **{_RATES[field]: number / 100})
    span_us = Micros(round(number * 1_000))
    if field in {"pace", "spread"}:
        level = msgspec.structs.replace(level, **{f"flip_{field}_us": span_us})
    else:
        if field == "tau" and span_us == 0:
            raise CastError(f"bots: expected a tau above 0, got {text!r}")
        reaction = msgspec.structs.replace(level.reaction, **{f"{field}_us": span_us})
        level = msgspec.structs.replace(level, reaction=reaction)
    if level.flip_pace_us < level.flip_spread_us:
        raise CastError(f"bots: expected a pace of at least its spread, got {text!r}")
    return level


def _number(text: str, value: str, *, most: float) -> float:
    try:
        number = float(value)
    except ValueError as error:
        raise CastError(f"bots: expected a number, got {value!r} in {text!r}") from error
    if not 0 <= number <= most:
        raise CastError(f"bots: expected a number from 0 to {most:g}, got {value} in {text!r}")
    return number
