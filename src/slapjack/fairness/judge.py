"""Judge: from the evidence of one hand to the reaction that counts.

The server measures from its own send to the arrival of the hand and takes off the round trip: that
is the latest the reaction can have been. The client claims a reaction by its own clock, which no
network touches. The judge believes the claim where the network can explain it, and moves it to the
nearest bound where it cannot. Distance cancels: what is compared is reactions, not arrivals.

The judge is one pure function, total for any whole numbers, so that a record judges its races
again. Who was first, what a tie means and what an early hand costs is decided by others; when to
stop waiting for hands is decided in `closing`.

What the present judge does not defend (judge.md 5): pongs that are late at random raise the jitter
that is forgiven (22.7 ms a hand); a 120 Hz screen that declares 60 Hz gains 1.5 frames' difference,
and in casual one that declares 30 Hz up to 34 ms' worth; behind a plain proxy a page can pretend to
be far, up to the cap; bots that read the socket or press like people look like people. A liar who
saves up gains the limit of one hand (`trust_us_max`) once in a while, and the refill steadily.

Source: fairness.md 1.5, design.md 4.2.
"""

import msgspec

from slapjack.fairness.allowance import most_forgiven, usual_excess
from slapjack.fairness.proof import Proof, proved_allowance
from slapjack.fairness.settings import JudgeSettings
from slapjack.units import FlipNo, Micros, Seat


class Evidence(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that the judge knows of one hand.

    Attributes:
        seat: Whose hand it is.
        flip: The flip it answers.
        sent_us: When the face was sent to the connection that carries the hand (S).
        arrived_us: When the hand arrived (A).
        base_us: Round trip that is forgiven.
        jitter_us: Mean round trip above the least.
        q95_us: Round trip that 95 of 100 stay within.
        race_rtt_us: Round trip of the ping that rode on `show` (R); None while its pong is missing.
        frame_us: Frame period that the client reports (f).
        step_us: Step of the client's timer (g).
        claimed_us: Reaction by the client's own clock (c). None: no word of the client is used, as
            for a card that did not come by `show`, or when `shown` did not come before the hand in
            the stream (judge.md 4: else a liar could choose it after his own reaction).
        watermark_us: Last "no press of mine up to here" that came before the hand.
        budget_us: Extra trust that the seat has left (B).
        stall_budget_us: What the seat has left for unusual moments (Eb).
        proof: What the kernel saw; None where the connection does not end in this process, or the
            system does not tell.
        dirty: Whether the face had to wait behind other bytes in our own buffer.
        ordered: Whether the transport keeps the order of messages; the fallback does not.
        first_score_us: Score of the first hand of the same connection in this race, by which a
            further one is measured. None for a first hand.
        first_claimed_us: The claim of that first hand, where it counted.
    """

    seat: Seat
    flip: FlipNo
    sent_us: Micros
    arrived_us: Micros
    base_us: Micros
    jitter_us: Micros
    q95_us: Micros
    frame_us: Micros
    step_us: Micros
    budget_us: Micros
    race_rtt_us: Micros | None = None
    claimed_us: Micros | None = None
    watermark_us: Micros | None = None
    stall_budget_us: Micros = Micros(0)
    proof: Proof | None = None
    dirty: bool = False
    ordered: bool = True
    first_score_us: Micros | None = None
    first_claimed_us: Micros | None = None


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """What the judge found about one hand.

    Attributes:
        score_us: The reaction that counts, without handicap.
        measured_us: The server's own measure, the latest the reaction can have been (E).
        bound_us: The earliest that is believed (LB).
        usual_us: Part of the measure that is usually not the player's (m).
        most_us: Most that was forgiven for this hand (a).
        used_us: How much was forgiven, 0 or more; with `usual_us` it moves the budget.
        early_us: What is held against the early limit: the client's own word where that is earlier
            than the server's measure, which is the proof.
        claimed_us: The claim, where it counted.
        stalls_us: Part of `usual_us` that the budget for stalls pays; None without a proof.
    """

    score_us: Micros
    measured_us: Micros
    bound_us: Micros
    usual_us: Micros
    most_us: Micros
    used_us: Micros
    early_us: Micros
    claimed_us: Micros | None
    stalls_us: Micros | None = None


def judge(evidence: Evidence, settings: JudgeSettings) -> Judged:
    """Decide the reaction of one hand, from its evidence alone: the same again at any later time.

    Source: reliability.md P7.
    """
    alone = _judge_alone(evidence, settings)
    if evidence.first_score_us is None:
        return alone
    return _judge_beside(evidence.first_score_us, alone, evidence)


def with_first(first: Judged, evidence: Evidence) -> Evidence:
    """Return the evidence of a further hand of a connection, with what its first one gives it."""
    return msgspec.structs.replace(
        evidence, first_score_us=first.score_us, first_claimed_us=first.claimed_us
    )


def _judge_alone(evidence: Evidence, settings: JudgeSettings) -> Judged:
    """Decide the reaction of one hand.

    The score lies between `bound_us` and `measured_us`. Only the client's own watermark can move it
    beyond: others may have stopped waiting because of it, and nobody beats them after that.

    Without a word of the client that counts, the usual excess is taken off the measure, no more.
    With a proof of the kernel, slow moments are forgiven as far as they are proved; a coarse timer
    then counts as little as it is worth, instead of not at all.
    """
    base_us = _forgiven_base(evidence, settings)
    measured = evidence.arrived_us - evidence.sent_us - base_us
    usual = usual_excess(evidence.jitter_us, evidence.frame_us, settings)
    claimed = _claim_that_counts(evidence, settings)
    if claimed is not None and evidence.proof is not None:
        return _judge_proved(evidence, evidence.proof, claimed, measured, settings)
    if claimed is None:
        return _judged(measured, usual=usual, most=usual, score=measured - usual, claimed=None)
    most = most_forgiven(
        base_us=base_us,
        jitter_us=evidence.jitter_us,
        q95_us=evidence.q95_us,
        race_rtt_us=_race_rtt(evidence),
        frame_us=evidence.frame_us,
        budget_us=evidence.budget_us,
        settings=settings,
    )
    score = _bounded(claimed, measured, most, evidence.watermark_us)
    return _judged(measured, usual=usual, most=most, score=score, claimed=claimed)


def _judge_beside(first_score_us: Micros, alone: Judged, evidence: Evidence) -> Judged:
    """Decide a further hand of the connection whose first hand of this race is judged already.

    Both came the same way at the same time, and one clock saw both: the further hand gets the score
    of the first and the difference of the claims, whatever its own trust or its own road would say.
    Never later than its own measure; and before the first hand only as far as it would be believed
    alone, or a tablet with two seats could claim anything for the second.

    Source: design.md 4.2 point 6.
    """
    if alone.claimed_us is None or evidence.first_claimed_us is None:
        return alone
    wanted = Micros(first_score_us + alone.claimed_us - evidence.first_claimed_us)
    earliest = min(first_score_us, alone.bound_us)
    score = _bounded(wanted, alone.measured_us, alone.measured_us - earliest, evidence.watermark_us)
    return msgspec.structs.replace(
        alone,
        score_us=Micros(score),
        bound_us=Micros(earliest),
        used_us=Micros(max(0, alone.measured_us - score)),
    )


def reaction_for_rules(judged: Judged, anticipation_us: Micros) -> Micros:
    """Return the reaction that goes into a record, early exactly where the judge found it early.

    A strict score lies below the measure by the usual excess and might slip under the early limit
    although nothing proves the hand early; such a score is the limit itself.

    Args:
        judged: The judged hand.
        anticipation_us: The RuleSet's early limit; what early means is its business.

    Source: fairness.md 1.5 (anticipation), design.md 4.2 point 1.
    """
    if judged.early_us < anticipation_us:
        return judged.early_us
    return max(judged.score_us, anticipation_us)


def _judge_proved(
    evidence: Evidence, proof: Proof, claimed: Micros, measured: int, settings: JudgeSettings
) -> Judged:
    allowed = proved_allowance(
        proof,
        sent_us=evidence.sent_us,
        arrived_us=evidence.arrived_us,
        base_us=_forgiven_base(evidence, settings),
        jitter_us=evidence.jitter_us,
        frame_us=evidence.frame_us,
        budget_us=evidence.budget_us,
        stall_budget_us=evidence.stall_budget_us,
        settings=settings,
    )
    wanted = _weighed(claimed, measured - allowed.usual_us, evidence.step_us, settings)
    score = _bounded(wanted, measured, allowed.most_us, evidence.watermark_us)
    judged = _judged(
        measured, usual=allowed.usual_us, most=allowed.most_us, score=score, claimed=claimed
    )
    return msgspec.structs.replace(judged, stalls_us=allowed.stalls_us)


def _weighed(claimed: int, expected: int, step_us: int, settings: JudgeSettings) -> int:
    """Weigh a claim against the measure: the coarser its timer, the less it says.

    A reading of a timer with step g is off by g^2/6 in the mean square, for two readings.
    """
    sure, blurred = 6 * settings.clock_sigma_us**2, step_us**2
    return (claimed * sure + expected * blurred) // (sure + blurred)


def _forgiven_base(evidence: Evidence, settings: JudgeSettings) -> Micros:
    proved = evidence.proof is not None
    cap_us = settings.proved_latency_cap_us if proved else settings.latency_cap_us
    return Micros(min(max(0, evidence.base_us), cap_us))


def _race_rtt(evidence: Evidence) -> Micros:
    if evidence.race_rtt_us is None:
        return Micros(evidence.arrived_us - evidence.sent_us)
    return evidence.race_rtt_us


def _claim_that_counts(evidence: Evidence, settings: JudgeSettings) -> Micros | None:
    """Return the claim, or None where the hand is judged without a word of its client.

    A coarse timer or a transport without order makes a hand strict, unless its face waited in our
    own buffer: then our measure is too long, and even a coarse word is nearer to the truth. A
    strict table stays strict all the same, since a client can make its own sends wait by not
    reading.
    """
    is_fine = evidence.step_us <= settings.coarse_step_us or evidence.proof is not None
    is_exact = evidence.ordered and is_fine
    if settings.believes_claims and (is_exact or evidence.dirty):
        return evidence.claimed_us
    return None


def _bounded(wanted: int, measured: int, most: int, watermark: int | None) -> int:
    score = min(max(wanted, measured - most), measured)
    return score if watermark is None else max(score, watermark)


def _judged(measured: int, *, usual: int, most: int, score: int, claimed: int | None) -> Judged:
    return Judged(
        score_us=Micros(score),
        measured_us=Micros(measured),
        bound_us=Micros(measured - most),
        usual_us=Micros(usual),
        most_us=Micros(most),
        used_us=Micros(max(0, measured - score)),
        early_us=Micros(measured if claimed is None else min(measured, claimed)),
        claimed_us=None if claimed is None else Micros(claimed),
    )
