"""Who slapped first, at any distance: measure connections, serve screens, judge hands.

Everything here is pure: times come in as whole microseconds of one clock, nothing is awaited, read
or drawn. The table gathers the evidence and acts on what comes out.
"""

from slapjack.fairness.allowance import most_forgiven, usual_excess
from slapjack.fairness.budget import Budget
from slapjack.fairness.closing import in_time, resolved_at, tie_width_us
from slapjack.fairness.commitment import commit, matches
from slapjack.fairness.judge import Evidence, Judged, judge, reaction_for_rules, with_first
from slapjack.fairness.latency import Latency
from slapjack.fairness.proof import (
    Allowed,
    Proof,
    most_proved,
    proved_allowance,
    proved_free_us,
)
from slapjack.fairness.reveal import (
    Reveal,
    Way,
    fore_period,
    lead_us,
    longest_lead_us,
    plan,
    send_at,
)
from slapjack.fairness.settings import (
    CASUAL,
    JUDGE_VERSION,
    MEASURING,
    OFF,
    RANKED,
    STRICT,
    JudgeSettings,
    MeasuringSettings,
    Mode,
    settings_for,
)

__all__ = [
    "CASUAL",
    "JUDGE_VERSION",
    "MEASURING",
    "OFF",
    "RANKED",
    "STRICT",
    "Allowed",
    "Budget",
    "Evidence",
    "JudgeSettings",
    "Judged",
    "Latency",
    "MeasuringSettings",
    "Mode",
    "Proof",
    "Reveal",
    "Way",
    "commit",
    "fore_period",
    "in_time",
    "judge",
    "lead_us",
    "longest_lead_us",
    "matches",
    "most_forgiven",
    "most_proved",
    "plan",
    "proved_allowance",
    "proved_free_us",
    "reaction_for_rules",
    "resolved_at",
    "send_at",
    "settings_for",
    "tie_width_us",
    "usual_excess",
    "with_first",
]
