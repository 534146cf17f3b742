"""Whom a race waits for: the people who could still have been faster, and for how long.

Nobody is waited for who is hidden, away or gone, whose screen showed the next card, or who could
win nothing. One connection may carry several seats: its word speaks for all that are still silent
(design.md 4.2 point 6).
"""

from collections.abc import Collection
from dataclasses import replace

from slapjack.fairness import (
    JudgeSettings,
    most_forgiven,
    most_proved,
    proved_free_us,
    tie_width_us,
    usual_excess,
)
from slapjack.table.connections import Connection, Screen
from slapjack.table.evidence import budget, saw, sent_at
from slapjack.table.race import Race, Rival
from slapjack.table.seating import Sitter
from slapjack.table.state import Play, TableState
from slapjack.units import Micros, Seat

WAITS_MAX = 3
"""Races of the last twenty that a seat may let the others wait for nothing; see `note_waits`."""


def rivals(table: TableState, race: Race) -> list[Rival]:
    """List the people who could still have been faster, once for each of their screens."""
    return [
        _beside(table, race, connection, _rival(table, race, connection, sitter))
        for sitter in table.seating.humans()
        if _is_awaited(race, sitter)
        for connection in table.connections.of_seat(sitter.seat)
        if connection.visible
        and not (race.covered_by is not None and saw(connection, race.covered_by))
    ]


def note_waits(table: TableState, race: Race, best_us: Micros) -> None:
    """Remember whom the race waited for to the end without hearing anything of the card.

    An honest page says at once that it shows the card. One that holds its words back (a lag switch)
    can make the others wait; after `WAITS_MAX` times it is waited for less (fairness.md 1.6).
    """
    silent = {
        rival.seat
        for rival in rivals(table, race)
        if (deadline := rival.deadline(best_us, Micros(0))) is not None
        and (not rival.was_heard or deadline > table.now)
    }
    for seat in race.eligible:
        table.seating[seat].waits.append(seat in silent)


def tie_us(table: TableState, play: Play, race: Race, seats: Collection[Seat]) -> Micros:
    """Return how far apart two reactions of these seats still tie (design.md 4.2 point 5).

    Args:
        table: The table.
        play: The game.
        race: The race, for who is fastest so far.
        seats: Who slapped; while the race is open, also who still may.
    """
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
        seat: max((one.step_us for one in table.connections.of_seat(seat)), default=Micros(0))
        for seat in seats
    }
    return tie_width_us(
        Micros(rules.tie_epsilon_ms * 1_000),
        steps.get(fastest, Micros(0)) if fastest is not None else Micros(0),
        [step for seat, step in steps.items() if seat != fastest],
    )


def cover_seen_at(table: TableState, play: Play, race: Race) -> Micros:
    """Return until when a hand for a covered card may come in time (fairness.md 1.7).

    Never before the cover shows: until then a bot sees the card below.
    """
    assert race.covered_by is not None
    cover = play.races[race.covered_by]
    latest = cover.show_at
    for sitter in table.seating.humans():
        if sitter.away or sitter.is_bot:
            continue
        for connection in table.connections.of_seat(sitter.seat):
            if connection.visible and not saw(connection, cover.flip):
                rival = _rival(table, race, connection, sitter)
                sent = _cover_sent_at(play, cover, connection, sitter.seat)
                latest = max(latest, Micros(sent + rival.base_us + rival.most_us))
    return latest


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
    at = sent_at(race, connection, sitter.seat)
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
    if connection.trace.is_known:
        most_us = most_proved(jitter_us, connection.frame_us, settings)
        if connection.trace.hole_at is not None:
            # A hand may be behind the hole, for as long as the packet is missing.
            most_us = Micros(most_us + settings.hard_cap_us)
    if sum(sitter.waits) >= WAITS_MAX or not settings.believes_claims:
        most_us = usual_excess(jitter_us, connection.frame_us, settings)
    return Rival(
        seat=sitter.seat,
        handicap_us=sitter.handicap_us,
        sent_at=at,
        base_us=base_us,
        most_us=most_us,
        free_us=_free_us(connection, screen, at, settings),
        was_heard=saw(connection, race.flip),
    )


def _beside(table: TableState, race: Race, connection: Connection, rival: Rival) -> Rival:
    """Wait for the others at a device that slapped already as long as it speaks for them.

    A further hand of a device is measured by its first one, however late it comes, so no arithmetic
    rules it out; only the device's own watermark does, which honest pages send in every frame.
    """
    first = race.first_hand_of(connection.number)
    if first is None or first.judged is None or first.judged.claimed_us is None:
        return rival
    if sum(table.seating[rival.seat].waits) >= WAITS_MAX:
        return rival
    speaks = rival.free_us is not None
    believed_us = table.judge.hard_cap_us if speaks else first.judged.used_us
    return replace(rival, most_us=Micros(max(rival.most_us, believed_us)))


def _free_us(
    connection: Connection, screen: Screen | None, sent_us: Micros, settings: JudgeSettings
) -> Micros | None:
    """Return up to which reaction nobody pressed here: the client's word, or what is proved."""
    if screen is None:
        return None
    told = screen.free_us
    proof = connection.trace.silence(sent_us)
    if proof is None or not settings.believes_claims:
        return told
    base_us = connection.base_us(settings)
    proved = proved_free_us(proof, base_us, connection.frame_us, settings)
    return max((one for one in (told, proved) if one is not None), default=None)


def _cover_sent_at(play: Play, cover: Race, connection: Connection, seat: Seat) -> Micros:
    planned = play.before.sends if play.before is not None else {}
    if cover.flip in connection.screens:
        return sent_at(cover, connection, seat)
    return planned.get(connection.number, cover.show_at)
