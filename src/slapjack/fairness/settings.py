"""Settings: every number by which screens are served and hands are judged.

A table is played in one of four modes. `casual` forgives much and may be cheated a little, `ranked`
less of both, `strict` believes no word of a client, `off` forgives nothing at all and is there to
show what that is like. The other modules of this floor hold formulas and no numbers, so that a
study can change one number and a record can say by which judge it was judged.

How round trips are kept is the same in every mode, since a connection is measured before and
between games; those numbers are `MeasuringSettings`.

Source: fairness.md 1.1 to 1.7 and its table of constants; design.md 4.2.
"""

from typing import Final, Literal

import msgspec

from slapjack.units import Micros

JUDGE_VERSION: Final = 3
"""Version of all formulas and numbers of this floor; a judged race keeps it (design.md 4.3)."""

Mode = Literal["casual", "ranked", "strict", "off"]
"""How much a table forgives, and how much it believes."""


class MeasuringSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How the round trips of a connection are kept (fairness.md 1.3).

    Attributes:
        ring_samples: How many round trips are remembered.
        ring_age_us: How old a remembered one may be.
        samples_few: Below this many, the page's round trips are not used.
        move_samples: That many newest ones, all far above the minimum, mean another path.
        move_above_us: What "far above" is.
        move_pause_us: Least time between two such findings.
        mismatch_us: The page may be slower than the kernel by this much before it is suspicious.
        face_samples: How many faces' round trips, by the kernel, are remembered.
        first_jitter_us_max: Most usual jitter that is believed of a page whose kernel can be asked
            and acknowledged no face yet.
    """

    ring_samples: int = 40
    ring_age_us: Micros = Micros(60_000_000)
    samples_few: int = 5
    move_samples: int = 12
    move_above_us: Micros = Micros(20_000)
    move_pause_us: Micros = Micros(20_000_000)
    mismatch_us: Micros = Micros(40_000)
    face_samples: int = 12
    first_jitter_us_max: Micros = Micros(15_000)


class JudgeSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of one mode.

    Attributes:
        mode: Its name.
        believes_claims: Whether a client's own measure of a reaction counts.
        believes_lone_mismatch: Whether the page's round trip counts although the kernel's is far
            shorter, and no neighbour of that address shows the same.
        latency_cap_us: Most round trip that is forgiven (Ccap).
        kernel_slack_us: What a page needs above the kernel's round trip.
        lone_mismatch_us_max: Most that is believed of a page above its kernel's round trip.
        jitter_us_max: Most usual jitter that is forgiven.
        frame_us_max: Longest frame that is believed (fcap).
        usual_half_frames: Half frames from arrival to display as a rule.
        usual_dispatch_us: Dispatch of page and server as a rule.
        spread_us_least: Least room for an unusual packet, whatever the past says.
        spread_us_most: Most room for an unusual packet.
        race_excess_us_max: Most that a slow round trip of this very race explains.
        most_half_frames: Half frames from arrival to display at worst.
        most_dispatch_us: Dispatch at worst.
        trust_us_max: Most extra trust for one hand (K).
        budget_us_start: Extra trust of a seat at the start (B0).
        budget_us_max: Most extra trust that a seat can save up (Bmax).
        budget_refill_us: Extra trust that comes back with each hand (rho).
        lead_us_max: Longest time that a face is sent ahead (Lmax).
        lead_extra_us_max: Longest further time, to align the arrivals of hands (X).
        lead_frame_us_max: Longest frame that a face is sent ahead for.
        lead_jitter_us_max: Most jitter that it is sent ahead for, by half of it.
        fore_period_us_least: Shortest random wait before a face.
        fore_period_us_most: Longest random wait before a face.
        hard_cap_us: Longest wait for other hands after the first.
        coarse_step_us: A timer with larger steps makes no claim that counts.
        tie_base_us: Uncertainty of two perfect clocks.
        tie_us_max: Most uncertainty that makes a tie.
        proved_latency_cap_us: Most round trip that is forgiven where the kernel measured it.
        proved_trust_us_max: Most extra trust for one hand that the kernel has proof of (Ktot).
        proved_refill_us: Extra trust that comes back with each such hand.
        proved_frame_us_max: Longest frame that can hold a face up.
        proved_dispatch_us: Dispatch of page and server at worst, with a proof.
        proof_us_max: Longest slow moment that is proved at all.
        ping_gap_us: Time between two pings while a live face is looked at.
        stall_least_us: A moment is unusual from this above the jitter (off).
        stall_budget_us_start: How much of unusual moments is free for a seat at the start.
        stall_budget_us_max: The most that it can save up of it.
        stall_refill_us: What comes back of it with each hand.
        clock_sigma_us: How far a claim is trusted beside the measure when its timer is coarse.
    """

    mode: Mode
    believes_claims: bool
    believes_lone_mismatch: bool
    latency_cap_us: Micros
    kernel_slack_us: Micros = Micros(3_000)
    lone_mismatch_us_max: Micros = Micros(60_000)
    jitter_us_max: Micros = Micros(25_000)
    frame_us_max: Micros
    usual_half_frames: int = 3
    usual_dispatch_us: Micros = Micros(3_000)
    spread_us_least: Micros = Micros(15_000)
    spread_us_most: Micros = Micros(60_000)
    race_excess_us_max: Micros = Micros(150_000)
    most_half_frames: int = 4
    most_dispatch_us: Micros = Micros(4_000)
    trust_us_max: Micros
    budget_us_start: Micros = Micros(75_000)
    budget_us_max: Micros = Micros(150_000)
    budget_refill_us: Micros = Micros(5_000)
    lead_us_max: Micros = Micros(125_000)
    lead_extra_us_max: Micros = Micros(25_000)
    lead_frame_us_max: Micros = Micros(17_000)
    lead_jitter_us_max: Micros = Micros(20_000)
    fore_period_us_least: Micros = Micros(150_000)
    fore_period_us_most: Micros = Micros(450_000)
    hard_cap_us: Micros = Micros(400_000)
    coarse_step_us: Micros = Micros(5_000)
    tie_base_us: Micros = Micros(4_000)
    tie_us_max: Micros = Micros(20_000)
    proved_latency_cap_us: Micros = Micros(250_000)
    proved_trust_us_max: Micros = Micros(150_000)
    proved_refill_us: Micros = Micros(1_000)
    proved_frame_us_max: Micros = Micros(34_000)
    proved_dispatch_us: Micros = Micros(6_000)
    proof_us_max: Micros = Micros(400_000)
    ping_gap_us: Micros = Micros(20_000)
    stall_least_us: Micros = Micros(8_000)
    stall_budget_us_start: Micros = Micros(150_000)
    stall_budget_us_max: Micros = Micros(250_000)
    stall_refill_us: Micros = Micros(5_000)
    clock_sigma_us: Micros = Micros(10_000)


MEASURING: Final = MeasuringSettings()
"""How every connection is measured, whatever its table's mode."""

CASUAL: Final = JudgeSettings(
    mode="casual",
    believes_claims=True,
    believes_lone_mismatch=True,
    latency_cap_us=Micros(250_000),
    frame_us_max=Micros(34_000),
    trust_us_max=Micros(60_000),
    lead_extra_us_max=Micros(125_000),
    lead_frame_us_max=Micros(34_000),
    proved_trust_us_max=Micros(250_000),
)
"""Forgives much and may be cheated a little: among friends."""

RANKED: Final = JudgeSettings(
    mode="ranked",
    believes_claims=True,
    believes_lone_mismatch=False,
    latency_cap_us=Micros(120_000),
    frame_us_max=Micros(17_000),
    trust_us_max=Micros(30_000),
)
"""Forgives less, and believes less."""

_ZERO: Final = Micros(0)

STRICT: Final = JudgeSettings(
    mode="strict",
    believes_claims=False,
    believes_lone_mismatch=False,
    latency_cap_us=Micros(120_000),
    frame_us_max=Micros(17_000),
    trust_us_max=_ZERO,
    budget_us_start=_ZERO,
    budget_us_max=_ZERO,
    budget_refill_us=_ZERO,
)
"""Believes no word of a client."""

OFF: Final = JudgeSettings(
    mode="off",
    believes_claims=False,
    believes_lone_mismatch=False,
    latency_cap_us=_ZERO,
    kernel_slack_us=_ZERO,
    jitter_us_max=_ZERO,
    frame_us_max=_ZERO,
    usual_dispatch_us=_ZERO,
    trust_us_max=_ZERO,
    budget_us_start=_ZERO,
    budget_us_max=_ZERO,
    budget_refill_us=_ZERO,
    lead_us_max=_ZERO,
    lead_extra_us_max=_ZERO,
    lead_frame_us_max=_ZERO,
    lead_jitter_us_max=_ZERO,
    proved_latency_cap_us=_ZERO,
)
"""Nothing is forgiven: a hand counts from the send of the face to its own arrival."""

_BY_MODE: Final[dict[Mode, JudgeSettings]] = {
    settings.mode: settings for settings in (CASUAL, RANKED, STRICT, OFF)
}


def settings_for(mode: Mode) -> JudgeSettings:
    """Return the numbers of a mode."""
    return _BY_MODE[mode]
