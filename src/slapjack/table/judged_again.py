"""The races of a record, judged again from their evidence (reliability.md P7).

What a race kept is all that its judge knew, and the judge is one pure function: the same version
must come to the same numbers. Another version may not, so races of one are passed over, and
counted. The slap that stands before a race holds the same hands: neither can be changed alone.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from slapjack.fairness import JUDGE_VERSION, Evidence, judge, reaction_for_rules, settings_for
from slapjack.protocol.fields import JudgeMode
from slapjack.protocol.server_messages import Row
from slapjack.rules import Failure, Line, Record, RuleSet
from slapjack.rules.canonical import line_of
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
    slap: Line | None = None
    for line in record.lines:
        if line.body.get("do") == "slap":
            slap = line
        elif line.kind == "race":
            race = read_race(line)
            if isinstance(race, Failure):
                yield race
                continue
            found = list(_judged(line.number, race, rules))
            yield from found
            # Where the race itself was changed, the slap is not to blame.
            if slap is not None and not found:
                yield from _other_hands(slap, race)


def not_judged_again(record: Record) -> Mapping[int, int]:
    """Count the races that this build cannot judge again, by the version of their judge."""
    races = [read_race(line) for line in record.lines if line.kind == "race"]
    return Counter(
        race.judge for race in races if isinstance(race, KeptRace) and not _is_of_this_judge(race)
    )


def read_race(line: Line) -> KeptRace | Failure:
    """Read the line of a race; a failure says why it is none."""
    try:
        return msgspec.convert(line.body["race"], KeptRace)
    except msgspec.ValidationError as error:
        return Failure(line.number, "race", "the evidence of a race", str(error))


def _other_hands(slap: Line, race: KeptRace) -> Iterator[Failure]:
    """Compare the hands of a slap with those that its race judged."""
    kept = [[hand.row.seat, hand.row.reaction_us] for hand in race.rows]
    hands = slap.body.get("hands")
    parts = hands if isinstance(hands, list) else []
    slapped = [[hand.get("seat"), hand.get("reaction_us")] for hand in parts if type(hand) is dict]
    # As text, since a forged line may hold what has no order.
    if sorted(map(line_of, slapped)) != sorted(map(line_of, kept)):
        yield Failure(slap.number, "hands", kept, slapped)


def _is_of_this_judge(race: KeptRace) -> bool:
    return race.judge == JUDGE_VERSION and race.mode is not None


def _judged(number: int, race: KeptRace, rules: RuleSet) -> Iterator[Failure]:
    if race.mode is None or not _is_of_this_judge(race):
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
