"""Evidence of hands: a plain one over a clean path, and any at all."""

import msgspec
from hypothesis import strategies as st

from slapjack.fairness import CASUAL, OFF, RANKED, STRICT, Evidence, Proof
from slapjack.units import FlipNo, Micros, Seat

CLEAN = Evidence(
    seat=Seat(0),
    flip=FlipNo(1),
    sent_us=Micros(1_000_000),
    arrived_us=Micros(1_340_000),
    base_us=Micros(40_000),
    jitter_us=Micros(2_000),
    q95_us=Micros(48_000),
    race_rtt_us=Micros(41_000),
    frame_us=Micros(16_000),
    step_us=Micros(100),
    budget_us=Micros(75_000),
    claimed_us=Micros(280_000),
)
"""300 ms by the server's measure over a clean path of 40 ms; usual excess 29, at most 52 ms."""

any_int = st.integers(-(2**70), 2**70)
modes = st.sampled_from([CASUAL, RANKED, STRICT, OFF])


def but(evidence: Evidence, **changes: object) -> Evidence:
    return msgspec.structs.replace(evidence, **changes)


@st.composite
def evidences(draw: st.DrawFn, numbers: st.SearchStrategy[int] = any_int) -> Evidence:
    """Evidence of any whole numbers, however absurd."""
    plain = {
        name: draw(numbers)
        for name in (
            *("sent_us", "arrived_us", "base_us", "jitter_us", "q95_us"),
            *("frame_us", "step_us", "budget_us"),
        )
    }
    maybe = {
        name: draw(st.none() | numbers) for name in ("race_rtt_us", "claimed_us", "watermark_us")
    }
    proof = draw(st.none() | proofs(numbers))
    stall_budget_us = draw(numbers)
    flags = {name: draw(st.booleans()) for name in ("dirty", "ordered")}
    return but(CLEAN, **plain, **maybe, **flags, proof=proof, stall_budget_us=stall_budget_us)


@st.composite
def proofs(draw: st.DrawFn, numbers: st.SearchStrategy[int] = any_int) -> Proof:
    """What a kernel might say, however absurd."""
    return Proof(
        heard_us=Micros(draw(numbers)),
        acked_us=draw(st.none() | numbers.map(Micros)),
        hole_us=draw(st.none() | numbers.map(Micros)),
    )
