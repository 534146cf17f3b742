"""Proof: what the server's kernel saw of the packets around one hand, and what that explains.

A page can say what it likes of its network; the acknowledgements of its kernel it can neither hold
back nor forge. They tell when the face had come, which of our pings had come when the hand left,
and whether the hand waited for a lost packet. So a slow moment of the network is forgiven when it
is proved, and a claim that no slow moment explains is moved, however much trust the seat has.

What this does not defend: a device whose owner rules its system can let acknowledgements and slaps
take two roads (judge.md 5.5); a page cannot. A page that declares slow frames is believed up to the
mode's frame. A kernel saves acknowledgements up to 40 ms when its page says nothing, but not those
of more than a segment, as a face and each ping on a live card are sent (docs/fairness.md); where
another system saves them up all the same, unusual moments cost a budget of their own.

Source: judge.md 4 (JD, JU, pU, ev, hb, m, a), without its vsync grid and its decoys.
"""

import msgspec

from slapjack.fairness.allowance import usual_excess
from slapjack.fairness.settings import JudgeSettings
from slapjack.units import Micros


class Proof(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Instants that the kernel of the server knows, in the server's time.

    Attributes:
        acked_us: When the other end's kernel acknowledged the face; None while it did not.
        heard_us: When the newest ping or face was sent that had surely come before the hand left.
        hole_us: Since when packets lay behind a hole that held up the hand; None where none did.
    """

    heard_us: Micros
    acked_us: Micros | None = None
    hole_us: Micros | None = None


class Allowed(msgspec.Struct, frozen=True):
    """What may be taken off the server's measure for one hand, each 0 or more.

    Attributes:
        usual_us: What costs no trust (m): the usual excess, and what is proved.
        stalls_us: The part of it that is paid by the budget for stalls (ev).
        most_us: The most, trust included (a); never more than the proof leaves room for.
    """

    usual_us: Micros
    stalls_us: Micros
    most_us: Micros


def proved_allowance(
    proof: Proof,
    *,
    sent_us: Micros,
    arrived_us: Micros,
    base_us: Micros,
    jitter_us: Micros,
    frame_us: Micros,
    budget_us: Micros,
    stall_budget_us: Micros,
    settings: JudgeSettings,
) -> Allowed:
    """Return what is forgiven a hand of which the kernel has proof.

    Args:
        proof: The kernel's instants.
        sent_us: When the face was sent (S).
        arrived_us: When the hand arrived (A).
        base_us: Round trip that is forgiven.
        jitter_us: `Latency.jitter_us`.
        frame_us: Frame period that the client reports.
        budget_us: `Budget.level_us` of the seat.
        stall_budget_us: `Budget.stall_us` of the seat.
        settings: The mode's numbers.
    """
    up = _clip(arrived_us - proof.heard_us - base_us, settings.proof_us_max)
    # One and the same delay is no excuse on both ways: while no acknowledgement parts them, what
    # the way up explains is left out of the way down.
    acked_us = arrived_us - up if proof.acked_us is None else min(proof.acked_us, arrived_us)
    down = _clip(acked_us - sent_us - base_us, settings.proof_us_max)
    lost = 0 if proof.hole_us is None else _clip(arrived_us - proof.hole_us, up)
    usual = usual_excess(jitter_us, frame_us, settings)
    quiet = _clip(jitter_us, settings.jitter_us_max) + settings.stall_least_us
    unusual = max(0, down - quiet) + max(0, up - lost - quiet - settings.ping_gap_us // 2)
    stalls = _clip(unusual // 2, stall_budget_us)
    frames = 2 * _clip(frame_us, settings.proved_frame_us_max)
    possible = down + up + frames + settings.proved_dispatch_us
    free = min(usual + stalls + lost, possible)
    most = min(free + max(0, budget_us), usual + lost + settings.proved_trust_us_max, possible)
    return Allowed(Micros(free), Micros(stalls), Micros(max(free, most)))


def most_proved(jitter_us: Micros, frame_us: Micros, settings: JudgeSettings) -> Micros:
    """Return the most that could be forgiven a player who has not slapped yet, 0 or more.

    It holds while no hole is known on the way up: what a lost packet costs has no limit but the
    race's own.
    """
    usual = usual_excess(jitter_us, frame_us, settings)
    return Micros(usual + settings.proved_trust_us_max)


def proved_free_us(
    proof: Proof, base_us: Micros, frame_us: Micros, settings: JudgeSettings
) -> Micros | None:
    """Return up to which reaction a silent player has surely not pressed; None while unknown.

    It is a watermark that no client can fake: with `heard_us` in the stream before it, no hand will
    be believed to be earlier, since `proved_allowance` leaves no room for it.

    Args:
        proof: The kernel's instants, of which `heard_us` is a ping that the page answered.
        base_us: Round trip that is forgiven.
        frame_us: Frame period that the client reports.
        settings: The mode's numbers.
    """
    if proof.acked_us is None:
        return None
    frames = 2 * _clip(frame_us, settings.proved_frame_us_max)
    shown_us = proof.acked_us - base_us + frames + settings.proved_dispatch_us
    return Micros(proof.heard_us - shown_us)


def _clip(value: int, most: int) -> int:
    return min(max(value, 0), max(most, 0))
