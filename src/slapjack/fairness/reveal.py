"""Reveal: at which moment each screen is sent a face, so that all show it at the same instant.

Far screens are sent the face earlier, by half of their round trip, and never held back: a face that
waits inside a page can be read there. The random fore-period is added after every floor, so that
neither the flipper nor a player with a rhythm can aim at the moment. Whether a press may lead to a
reveal at all, and what happens to it until then, is the table's (design.md 4.1).

What this does not defend: a client that answers pings late is taken to be far and is sent faces up
to `lead_us_max` early. The judge counts from its own send, so it must still react; a partner beside
it may see the face sooner than he should (fairness.md 1.4, judge.md 5.3).
"""

import random
from collections.abc import Mapping
from typing import Final

import msgspec

from slapjack.fairness.settings import CASUAL, JudgeSettings
from slapjack.units import ConnectionId, Micros

_WORD_BITS: Final = 64


class Way(msgspec.Struct, frozen=True):
    """How a face comes to one screen.

    Attributes:
        base_us: Round trip that is forgiven the connection.
        frame_us: Frame period that its page reports.
        jitter_us: `Latency.jitter_us`.
        proved: Whether the kernel measured the round trip.
    """

    base_us: Micros
    frame_us: Micros = Micros(0)
    jitter_us: Micros = Micros(0)
    proved: bool = False


class Reveal(msgspec.Struct, frozen=True):
    """The plan of one face.

    Attributes:
        show_at: The instant at which every screen should show it (T0).
        sends: When it is sent to which connection, in the order of sending.
    """

    show_at: Micros
    sends: tuple[tuple[ConnectionId, Micros], ...]


def lead_us(ways: Mapping[ConnectionId, Way], settings: JudgeSettings) -> Micros:
    """Return how long before the moment of showing the farthest screen must be served."""
    return Micros(max((_head_start(way, settings) for way in ways.values()), default=0))


def longest_lead_us(settings: JudgeSettings) -> Micros:
    """Return the longest that any screen can be served before the moment of showing."""
    half_frames = settings.lead_frame_us_max * settings.usual_half_frames // 2
    stretched = settings.lead_extra_us_max + settings.lead_jitter_us_max // 2
    return Micros(settings.lead_us_max + stretched + half_frames)


def _head_start(way: Way, settings: JudgeSettings) -> int:
    half_us = max(0, way.base_us // 2)
    frame_us = min(max(0, way.frame_us), settings.lead_frame_us_max)
    ahead_us = min(half_us, settings.lead_us_max) + frame_us * settings.usual_half_frames // 2
    if not way.proved:
        return ahead_us
    jitter_us = min(max(0, way.jitter_us), settings.lead_jitter_us_max)
    return ahead_us + min(half_us, settings.lead_extra_us_max) + jitter_us // 2


def send_at(show_at: Micros, way: Way, settings: JudgeSettings) -> Micros:
    """Return when a connection that is reached in this way is sent a face that shows at `show_at`.

    Half of its round trip before, and as long as its screen usually takes to paint. Where the
    kernel proves the round trip, a far screen gets it earlier still, so that its hand arrives with
    the others' and nobody waits long for the verdict. What that costs: it shows the face sooner
    than the near screens do, at most by `lead_extra_us_max` (judge.md 4, X).
    """
    return Micros(show_at - _head_start(way, settings))


def fore_period(stream_word: int, settings: JudgeSettings = CASUAL) -> Micros:
    """Turn one word of the secret reveal stream into the random wait before a face.

    The word is scaled, not divided with remainder: each wait is as likely as any other up to one
    part in 2^45, without drawing again.

    Args:
        stream_word: 0 to 2^64 - 1.
        settings: The mode's numbers.
    """
    least, most = settings.fore_period_us_least, settings.fore_period_us_most
    return Micros(least + (stream_word * (most - least + 1) >> _WORD_BITS))


def plan(
    press_at: Micros,
    *,
    ways: Mapping[ConnectionId, Way],
    settings: JudgeSettings,
    earliest_at: Micros,
    fore_period_us: Micros,
) -> Reveal:
    """Decide when a pressed flip is shown, and when it is sent to whom.

    Args:
        press_at: When the flip was pressed; no send comes before it.
        ways: Every connection that gets the face by `show`, and how it is reached.
        settings: The mode's numbers.
        earliest_at: The latest of the floors: end of the minimum cover, verdict of an open race.
        fore_period_us: The random wait after the floors, from `fore_period`.

    Returns:
        The plan. Sends of the same instant stand in an order that nobody can foresee, drawn from
        the fore-period, so that no seat is always served first.

    Source: fairness.md 1.4, design.md 4.1.
    """
    floor_at = max(press_at + lead_us(ways, settings), earliest_at)
    show_at = Micros(floor_at + fore_period_us)
    order = sorted(ways)
    random.Random(fore_period_us).shuffle(order)
    sends = [(one, send_at(show_at, ways[one], settings)) for one in order]
    sends.sort(key=lambda send: send[1])
    return Reveal(show_at, tuple(sends))
