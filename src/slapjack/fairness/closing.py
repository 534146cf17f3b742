"""Closing: when nobody can beat the best hand any more, and what still counts after a cover.

A race is kept open as short as possible and never shorter: it closes when every other player has
slapped, has said that no earlier press is coming, or is so late that even the most generous
judgement could not help. That is exact because the judge forgives no more than is reckoned with
here (`allowance.most_forgiven`). Who is waited for at all (not hidden, not gone), the hard cap, and
handicaps are the table's.

Source: fairness.md 1.6, 1.7; design.md 4.2 point 5.
"""

from collections.abc import Iterable

from slapjack.fairness.settings import CASUAL, JudgeSettings
from slapjack.units import Micros


def resolved_at(
    sent_us: Micros, base_us: Micros, most_us: Micros, best_us: Micros, tie_us: Micros
) -> Micros:
    """Return the last instant at which a silent player's hand could still win or tie.

    A hand that arrives later scores more than `best_us + tie_us`. Reckoned while the pong of the
    race is missing, `most_us` grows with time, so ask again when the instant has come.

    Args:
        sent_us: When the face was sent to that player (S).
        base_us: Round trip that is forgiven.
        most_us: `most_forgiven` for that player.
        best_us: Best score so far; with handicaps, less that player's own.
        tie_us: Width of a tie in this race.
    """
    return Micros(sent_us + base_us + most_us + best_us + tie_us)


def in_time(arrived_us: Micros, sent_next_us: Micros, base_us: Micros, most_us: Micros) -> bool:
    """Say whether a hand can have been down before its player saw the cover.

    It needs a second proof that only the stream has: no `shown` of the cover came before it. On a
    transport without order that proof does not exist, and the hand counts for the cover.

    Args:
        arrived_us: When the hand arrived.
        sent_next_us: When the cover was sent to that player.
        base_us: Round trip that is forgiven.
        most_us: `most_forgiven` for that player.

    Source: fairness.md 1.7.
    """
    return arrived_us <= sent_next_us + base_us + most_us


def tie_width_us(
    epsilon_us: Micros,
    fastest_step_us: Micros,
    other_steps_us: Iterable[Micros],
    settings: JudgeSettings = CASUAL,
) -> Micros:
    """Return how far apart two reactions may be and still tie in this race.

    Args:
        epsilon_us: The RuleSet's `tie_epsilon_ms`, in microseconds.
        fastest_step_us: Timer step of the fastest hand's client.
        other_steps_us: Timer steps of the other clients in the race.
        settings: The mode's numbers.

    Returns:
        The house's width, or the uncertainty of the clocks where that is larger.
    """
    steps_us = fastest_step_us + max(other_steps_us, default=Micros(0))
    uncertainty = min(settings.tie_base_us + steps_us // 2, settings.tie_us_max)
    return Micros(max(epsilon_us, uncertainty))
