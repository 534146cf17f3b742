"""The lab itself, for some seconds: a real server that judges by its kernel's proof over roads.

It runs where namespaces may be made, and is left out elsewhere with the sentence that says why.
Whatever load the machine is under, distance is never measured shorter than it was laid.
"""

import subprocess
import sys

import msgspec
import pytest

from benchmarks.netlab import rights
from benchmarks.netlab.report import Report, as_text

BOUND_S = 120
COMMAND = "--seconds 12 --tables 1 --cheats-seconds 0 --pages-seconds 0 --no-probe --no-twin --json"
WHY = rights.missing()


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.skipif(WHY is not None, reason=f"the netlab cannot run here: {WHY}")
def test_hands_over_real_roads_are_judged_by_the_proof_of_the_kernel() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "benchmarks.netlab", *COMMAND.split()],
        capture_output=True,
        text=True,
        timeout=BOUND_S,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    report = msgspec.json.decode(ran.stdout, type=Report)
    (sitting,) = report.sittings
    assert sitting.judged + sitting.voided > 0
    for road in sitting.roads:
        assert road.proved == road.hands
        assert road.base_us.low >= road.rtt_us
        assert road.travel_us.low >= 0
    assert sitting.carrier.packets > 1_000
    assert "| casual, sockets: ours |" in as_text(report)
