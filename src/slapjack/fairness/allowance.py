"""Allowance: how much of a measured reaction may be network and device, usually and at most.

The server measures from send to arrival. What of that is not the player is the base round trip,
and an excess: jitter, frames, dispatch. `usual_excess` is what nearly every hand has of it and
costs nobody anything; `most_forgiven` adds what this race may have had beyond that, as far as the
seat's budget and the limit for one hand reach. The judge takes it for hands, the table for those
who have not slapped yet; it must be the same, or the closing of a race would not be exact.

Divisions round down, so half microseconds are never forgiven.

Source: fairness.md 1.5 (m, ax and a).
"""

from slapjack.fairness.settings import JudgeSettings
from slapjack.units import Micros


def usual_excess(jitter_us: Micros, frame_us: Micros, settings: JudgeSettings) -> Micros:
    """Return what a hand usually takes beyond the base round trip (m), 0 or more.

    Args:
        jitter_us: `Latency.jitter_us`.
        frame_us: Frame period that the client reports; longer ones than the mode believes are cut.
        settings: The mode's numbers.
    """
    jitter = _clip(jitter_us, 0, settings.jitter_us_max)
    frames = _frames(frame_us, settings.usual_half_frames, settings)
    return Micros(jitter + frames + settings.usual_dispatch_us)


def most_forgiven(
    *,
    base_us: Micros,
    jitter_us: Micros,
    q95_us: Micros,
    race_rtt_us: Micros,
    frame_us: Micros,
    budget_us: Micros,
    settings: JudgeSettings,
) -> Micros:
    """Return the most that is taken off the server's measure for one hand (a), 0 or more.

    It never grows faster than `race_rtt_us`; that is why an arrival later than `resolved_at` cannot
    win, although the allowance is computed again when it comes.

    Args:
        base_us: Forgiven round trip, `Latency.base`.
        jitter_us: `Latency.jitter_us`.
        q95_us: `Latency.q95_us`.
        race_rtt_us: Round trip of the ping that rode on this `show`; until its pong is in, the time
            since the send.
        frame_us: Frame period that the client reports.
        budget_us: `Budget.level_us` of the seat.
        settings: The mode's numbers.
    """
    usual = usual_excess(jitter_us, frame_us, settings)
    possible = (
        _clip(q95_us - base_us, settings.spread_us_least, settings.spread_us_most)
        + _clip(race_rtt_us - base_us, 0, settings.race_excess_us_max)
        + _frames(frame_us, settings.most_half_frames, settings)
        + settings.most_dispatch_us
    )
    extra = min(possible - usual, budget_us, settings.trust_us_max)
    return Micros(usual + max(0, extra))


def _frames(frame_us: int, half_frames: int, settings: JudgeSettings) -> int:
    return _clip(frame_us, 0, settings.frame_us_max) * half_frames // 2


def _clip(value: int, least: int, most: int) -> int:
    return min(max(value, least), most)
