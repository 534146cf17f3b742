"""The photo finish: every hand of a judged race as a row, kept with its evidence and shown to all.

What is kept is enough to judge the race again (design.md 4.12); what is shown is what a player may
know of another's hand (fairness.md 1.2, `verdict`).
"""

from collections import defaultdict
from collections.abc import Sequence

import msgspec

from slapjack.fairness import JUDGE_VERSION
from slapjack.protocol.server_messages import Row, Verdict
from slapjack.rules import Event, HandJudged
from slapjack.table.entries import RaceJudged
from slapjack.table.race import HeldHand, Race
from slapjack.table.state import Play, TableState
from slapjack.units import Micros


def publish(
    table: TableState, play: Play, race: Race, hands: Sequence[HeldHand], events: Sequence[Event]
) -> None:
    """Keep the evidence of a race, and show its photo finish to everybody.

    Args:
        table: The table.
        play: The game.
        race: The race that was judged.
        hands: All its hands.
        events: What the rules said of them.
    """
    ranked = sorted(hands, key=lambda held: _effective_us(table, held))
    rows = _rows(table, ranked, events)
    won = [one.seat for one in rows if one.result == "won"]
    assert len(won) <= 1, f"expected one winner, got {won}"
    play.tally.race(race.flip, rows)
    kept = [
        {"row": msgspec.to_builtins(one), "evidence": msgspec.to_builtins(held.evidence)}
        for one, held in zip(rows, ranked, strict=True)
    ]
    entry = RaceJudged(table.now, race.flip, JUDGE_VERSION, kept, mode=table.options.judge)
    play.record.append_line(entry.line())
    table.outgoing.append(entry)
    winner = won[0] if won else None
    tied = [one.seat for one in rows if one.result == "tied"]
    table.outgoing.say(
        lambda epoch, seq: Verdict(
            epoch=epoch,
            seq=seq,
            flip=race.flip,
            winner=winner,
            tie=tied,
            rows=rows,
            judge=JUDGE_VERSION,
        ),
        table.now,
    )


def row(table: TableState, held: HeldHand, result: str, reason: str | None) -> Row:
    """Write a hand as a row."""
    judged = held.judged
    found = held.evidence
    return Row(
        seat=held.seat,
        reaction_us=held.hand.reaction_us,
        claimed_us=found.claimed_us if found is not None else held.hand.reaction_us,
        bound_us=judged.bound_us if judged is not None else held.hand.reaction_us,
        used_us=judged.used_us if judged is not None else 0,
        base_us=found.base_us if found is not None else 0,
        handicap_us=table.seating[held.seat].handicap_us,
        result=result,
        reason=reason,
    )


def _rows(table: TableState, ranked: Sequence[HeldHand], events: Sequence[Event]) -> list[Row]:
    """Pair each hand with what the rules said of it, fastest first."""
    said: dict[int, list[HandJudged]] = defaultdict(list)
    for event in events:
        if isinstance(event, HandJudged):
            said[event.seat].append(event)
    rows = []
    for held in ranked:
        outcome = said[held.seat].pop(0)
        rows.append(row(table, held, outcome.result, outcome.reason))
    return rows


def _effective_us(table: TableState, held: HeldHand) -> Micros:
    return Micros(held.hand.reaction_us + table.seating[held.seat].handicap_us)
