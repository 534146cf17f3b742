"""When a race closes, and what the judged hands are to the rules and to everybody.

A race waits for nobody longer than he could matter (fairness.md 1.6). Its verdict is one Slap
action with all hands, its photo finish one row a hand.
"""

from collections import defaultdict
from typing import Literal

import msgspec

from slapjack.fairness import JUDGE_VERSION, most_forgiven, tie_width_us, usual_excess
from slapjack.protocol.server_messages import Row, Verdict, Void
from slapjack.rules import Event, HandJudged, PileSplit, Slap, SlapWon, Tie
from slapjack.table.bot_hands import bots_that_matter
from slapjack.table.connections import Connection
from slapjack.table.entries import RaceJudged, RaceVoided
from slapjack.table.evidence import budget, saw, sent_at, spend
from slapjack.table.play import apply, tell
from slapjack.table.race import HeldHand, Race, Rival
from slapjack.table.seating import Sitter
from slapjack.table.state import Play, TableState
from slapjack.units import Micros, Seat

WAITS_MAX = 3
"""Races of the last twenty that a seat may drag to the cap before it is waited for less."""

STALL_VOIDS_US = Micros(100_000)
"""A loop that stood still for longer makes a race unjudgeable (reliability.md P13)."""

RACE_HEARD_US = Micros(1_500_000)
"""After this nobody is still reacting to a card (fairness.md 1.2, watermark)."""


def review(table: TableState, play: Play) -> None:
    """Close the open race if nobody can beat its best hand any more, else wait until then."""
    race = play.open_race
    table.timers.clear("race")
    if race is None:
        return
    closes_at = _closes_at(table, play, race)
    if closes_at <= table.now:
        _decide(table, play, race)
    else:
        table.timers.set("race", closes_at)


def review_cover(table: TableState, play: Play) -> None:
    """Bury a covered card once no hand can come that was down before its cover was seen."""
    table.timers.clear("cover")
    top = play.top
    race = play.race_before(top) if top is not None else None
    if race is None or race.phase != "covered":
        return
    until = _cover_seen_at(table, play, race)
    if until is None or until < table.now:
        race.phase = "closed"
    else:
        table.timers.set("cover", Micros(until + 1))


def void(
    table: TableState, play: Play, race: Race, why: Literal["restart", "drain", "stall"]
) -> None:
    """Annul a race: its hands are free, the next card buries it (design.md 4.2)."""
    race.phase = "void"
    race.hands = []
    play.changes += 1
    table.outgoing.append(RaceVoided(table.now, race.flip, why))
    table.outgoing.say(
        lambda epoch, seq: Void(epoch=epoch, seq=seq, flip=race.flip, why=why), table.now
    )


def stalled(table: TableState, play: Play, lag_us: Micros) -> None:
    """The event loop was late: mark what arrived meanwhile, void what can't be judged."""
    play.lag_from, play.lag_until = Micros(table.now - lag_us), table.now
    if lag_us < STALL_VOIDS_US:
        return
    for race in list(play.races.values()):
        is_hot = table.now - race.show_at < RACE_HEARD_US + lag_us
        if race.phase == "open" or (race.phase in ("live", "covered") and is_hot):
            void(table, play, race, "stall")


def row(table: TableState, held: HeldHand, result: str, reason: str | None) -> Row:
    """Write a hand as a row of the photo finish."""
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


def _closes_at(table: TableState, play: Play, race: Race) -> Micros:
    best_us = race.best_us(table.handicaps())
    rules = play.game.rules
    if best_us is None or rules.tie_rule == "first":
        return max((held.shout_due or table.now for held in race.hands), default=table.now)
    window_us = rules.shout_window_ms * 1_000 if rules.shout == "required" else 0
    cap_us = Micros(max(table.judge.hard_cap_us, window_us) + table.handicap_spread_us())
    at, _ = race.closes_at(
        _rivals(table, play, race),
        best_us=best_us,
        tie_us=_tie_us(table, play, race),
        cap_us=cap_us,
    )
    return at


def _rivals(table: TableState, play: Play, race: Race) -> list[Rival]:
    """List the people who could still have been faster, once for each of their screens."""
    return [
        _rival(table, race, connection, sitter)
        for sitter in table.seating.humans()
        if _is_awaited(race, sitter)
        for connection in table.connections.of_seat(sitter.seat)
        if connection.visible
        and not (race.covered_by is not None and saw(connection, race.covered_by))
    ]


def _is_awaited(race: Race, sitter: Sitter) -> bool:
    return (
        sitter.seat in race.eligible
        and not sitter.away
        and not sitter.is_bot
        and not race.has_valid_hand_of(sitter.seat)
    )


def _rival(table: TableState, race: Race, connection: Connection, sitter: Sitter) -> Rival:
    settings = table.judge
    screen = connection.screens.get(race.flip)
    at = sent_at(table, race, connection, sitter.seat)
    base_us = connection.base_us(settings)
    round_trip = screen.round_trip_us if screen is not None else None
    jitter_us = connection.latency.jitter_us(settings)
    most_us = most_forgiven(
        base_us=base_us,
        jitter_us=jitter_us,
        q95_us=connection.latency.q95_us,
        race_rtt_us=round_trip if round_trip is not None else Micros(table.now - at),
        frame_us=connection.frame_us,
        budget_us=budget(table, sitter.seat).level_us,
        settings=settings,
    )
    if sum(sitter.waits) >= WAITS_MAX or not settings.believes_claims:
        most_us = usual_excess(jitter_us, connection.frame_us, settings)
    return Rival(
        seat=sitter.seat,
        handicap_us=sitter.handicap_us,
        sent_at=at,
        base_us=base_us,
        most_us=most_us,
        free_us=screen.free_us if screen is not None else None,
    )


def _tie_us(table: TableState, play: Play, race: Race) -> Micros:
    """Return how far apart two reactions of this race still tie (design.md 4.2 point 5)."""
    rules = play.game.rules
    if rules.tie_rule in ("lowest_hand", "first"):
        return Micros(0)
    handicaps = table.handicaps()
    valid = sorted(
        (held for held in race.hands if held.valid),
        key=lambda held: held.hand.reaction_us + handicaps[held.seat],
    )
    fastest = valid[0].seat if valid else None
    steps = {
        sitter.seat: max(
            (one.step_us for one in table.connections.of_seat(sitter.seat)), default=Micros(0)
        )
        for sitter in table.seating
        if sitter.seat in race.eligible and not sitter.away
    }
    return tie_width_us(
        Micros(rules.tie_epsilon_ms * 1_000),
        steps.get(fastest, Micros(0)) if fastest is not None else Micros(0),
        [step for seat, step in steps.items() if seat != fastest],
    )


def _cover_seen_at(table: TableState, play: Play, race: Race) -> Micros | None:
    """Return until when a hand for a covered card may come in time; None when none can."""
    assert race.covered_by is not None
    cover = play.races[race.covered_by]
    latest: Micros | None = None
    for sitter in table.seating.humans():
        if sitter.away or sitter.is_bot:
            continue
        for connection in table.connections.of_seat(sitter.seat):
            if not connection.visible or saw(connection, cover.flip):
                continue
            rival = _rival(table, race, connection, sitter)
            sent = _cover_sent_at(table, play, cover, connection, sitter.seat)
            until = Micros(sent + rival.base_us + rival.most_us)
            latest = until if latest is None else max(latest, until)
    return latest


def _cover_sent_at(
    table: TableState, play: Play, cover: Race, connection: Connection, seat: Seat
) -> Micros:
    planned = play.before.sends if play.before is not None else {}
    if cover.flip in connection.screens:
        return sent_at(table, cover, connection, seat)
    return planned.get(connection.number, cover.show_at)


def _decide(table: TableState, play: Play, race: Race) -> None:
    """Judge the race: one Slap action, one photo finish."""
    tie_us = _tie_us(table, play, race)
    best_us = race.best_us(table.handicaps())
    if best_us is not None and race is play.top:
        race.hands += bots_that_matter(table, play, race.flip, Micros(best_us + tie_us))
    _count_waits(table, play, race)
    hands = sorted(race.hands, key=lambda held: held.arrived_at)
    race.hands = []
    is_covered = race is not play.top
    events = apply(
        table,
        Slap(
            hands=tuple(held.hand for held in hands),
            flip=race.flip if is_covered else None,
            in_time=is_covered,
            tie_within_us=tie_us,
        ),
    )
    for held in hands:
        spend(table, held)
    rows = _rows(table, hands, events)
    play.tally.race(race.flip, rows)
    _record(table, play, race, hands, rows)
    tell(table, events)
    if any(isinstance(event, SlapWon | PileSplit | Tie) for event in events):
        race.phase = "closed"
        if is_covered:
            _annul(play)
    elif race.phase != "closed":
        race.phase = "covered" if is_covered else "live"
        race.opened_at = None


def _annul(play: Play) -> None:
    """The covered card was won with its cover: hands on the cover are free (fairness.md 1.7)."""
    top = play.top
    assert top is not None
    top.phase = "closed"
    top.hands = []


def _count_waits(table: TableState, play: Play, race: Race) -> None:
    """Remember who made the table wait to the cap (fairness.md 1.6, anti lag-switch)."""
    best_us = race.best_us(table.handicaps())
    if best_us is None:
        return
    dragged = {
        rival.seat
        for rival in _rivals(table, play, race)
        if (deadline := rival.deadline(best_us, Micros(0))) is not None and deadline > table.now
    }
    for seat in race.eligible:
        table.seating[seat].waits.append(seat in dragged)


def _rows(table: TableState, hands: list[HeldHand], events: tuple[Event, ...]) -> list[Row]:
    """Pair each hand with what the rules said of it, fastest first."""
    said: dict[int, list[HandJudged]] = defaultdict(list)
    for event in events:
        if isinstance(event, HandJudged):
            said[event.seat].append(event)
    handicaps = table.handicaps()
    ranked = sorted(hands, key=lambda held: held.hand.reaction_us + handicaps[held.seat])
    rows = []
    for held in ranked:
        outcome = said[held.seat].pop(0)
        rows.append(row(table, held, outcome.result, outcome.reason))
    return rows


def _record(
    table: TableState, play: Play, race: Race, hands: list[HeldHand], rows: list[Row]
) -> None:
    """Keep the evidence, and show the photo finish to everybody."""
    kept = [
        {
            "row": msgspec.to_builtins(one),
            "evidence": msgspec.to_builtins(held.evidence),
        }
        for one, held in zip(
            rows,
            sorted(hands, key=lambda held: held.hand.reaction_us + table.handicaps()[held.seat]),
            strict=True,
        )
    ]
    play.record.append_line({"race": {"flip": race.flip, "judge": JUDGE_VERSION, "rows": kept}})
    table.outgoing.append(RaceJudged(table.now, race.flip, JUDGE_VERSION, kept))
    winner = next((one.seat for one in rows if one.result == "won"), None)
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
