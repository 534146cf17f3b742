"""The races of a record, judged again from their evidence (reliability.md P7).

What a race kept is all that its judge knew, and the judge is one pure function: the same version
must come to the same numbers. Another version may not, so races of one are passed over.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from slapjack.fairness import JUDGE_VERSION, Evidence, judge, reaction_for_rules, settings_for
from slapjack.protocol.fields import JudgeMode
from slapjack.protocol.server_messages import Row
from slapjack.rules import Failure, Record, RuleSet
from slapjack.units import Micros


class KeptHand(msgspec.Struct, frozen=True):
    """One hand of a race; a bot's has no evidence, since it has no road and no clock."""

    row: Row
    evidence: Evidence | None


class KeptRace(msgspec.Struct, frozen=True):
    """The line of a race; `mode` is missing in records of before it was kept."""

    flip: int
    judge: int
    rows: list[KeptHand]
    mode: JudgeMode | None = None


MEASURED: Final = ("reaction_us", "bound_us", "used_us")


def judged_otherwise(record: Record, rules: RuleSet) -> Iterator[Failure]:
    """Find each hand about which the judge would say something else than is written.

    Args:
        record: A record.
        rules: Its rules, of which the early limit is needed.
    """
    for line in record.lines:
        if line.kind == "race":
            yield from _race(line.number, line.body["race"], rules)


def _race(number: int, body: object, rules: RuleSet) -> Iterator[Failure]:
    try:
        race = msgspec.convert(body, KeptRace)
    except msgspec.ValidationError as error:
        yield Failure(number, "race", "the evidence of a race", str(error))
        return
    if race.judge != JUDGE_VERSION or race.mode is None:
        return
    early_us = Micros(rules.anticipation_ms * 1_000)
    for hand in race.rows:
        if hand.evidence is None:
            continue
        judged = judge(hand.evidence, settings_for(race.mode))
        again = (reaction_for_rules(judged, early_us), judged.bound_us, judged.used_us)
        for name, came in zip(MEASURED, again, strict=True):
            if getattr(hand.row, name) != came:
                yield Failure(
                    number, f"{name} of seat {hand.row.seat}", getattr(hand.row, name), came
                )
