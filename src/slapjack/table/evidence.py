"""What the table knows of one hand, put together for the judge (fairness.md 1.5, design.md 4.1).

Round trips, screens and watermarks are the connection's; the budget is the seat's. A hand may use
its client's own word only if the very card was sent to this connection, and if `shown` came before
the slap in the stream (judge.md 3 d).
"""

import msgspec

from slapjack.fairness import (
    Budget,
    Evidence,
    Judged,
    judge,
    reaction_for_rules,
    with_first,
)
from slapjack.table.connections import Connection, Screen
from slapjack.table.race import HeldHand, Race
from slapjack.table.state import Play, TableState
from slapjack.units import FlipNo, Micros, Seat


def sent_at(race: Race, connection: Connection, seat: Seat) -> Micros:
    """Return S: when this card was sent to the eyes of this seat.

    The connection's own `show`; else the earliest to any connection of the seat; else T0.
    """
    own = connection.screens.get(race.flip)
    return own.sent_at if own is not None else race.sent_to(seat)


def claim_us(screen: Screen | None, pressed_us: int, shown_us: int | None) -> Micros | None:
    """Return the client's own measure of a reaction, where it may be used at all.

    Args:
        screen: How the card came to this connection.
        pressed_us: When the palm came down, on the client's clock.
        shown_us: The moment of showing that the slap names; None to take the one `shown` told.
    """
    if screen is None or screen.shown_us is None:
        return None
    if shown_us is not None and shown_us != screen.shown_us:
        return None
    return Micros(pressed_us - screen.shown_us)


def measure(
    table: TableState,
    play: Play,
    race: Race,
    connection: Connection,
    seat: Seat,
    claimed_us: Micros | None,
) -> tuple[Evidence, Judged]:
    """Judge a hand that arrives now as one on this card.

    A further hand of the connection is measured by its first one (design.md 4.2 point 6).
    """
    found = _evidence(table, play, race, connection, seat, claimed_us)
    first = race.first_hand_of(connection.number)
    if first is not None and first.judged is not None:
        found = with_first(first.judged, found)
    return found, judge(found, table.judge)


def mark_late(table: TableState, play: Play, held: HeldHand) -> None:
    """The loop stood still when this hand came: its stamp is late, and so is our measure."""
    if held.evidence is None:
        return
    held.evidence = msgspec.structs.replace(
        held.evidence, dirty=True, first_score_us=None, first_claimed_us=None
    )
    held.judged = judge(held.evidence, table.judge)
    reaction = reaction_us(play, held.judged)
    held.hand = msgspec.structs.replace(held.hand, reaction_us=reaction)


def reaction_us(play: Play, judged: Judged) -> Micros:
    """Return the reaction that goes to the rules (design.md 4.2 point 1)."""
    return reaction_for_rules(judged, Micros(play.game.rules.anticipation_ms * 1_000))


def budget(table: TableState, seat: Seat) -> Budget:
    """Return the trust that a seat has left; it starts anew with each game."""
    return table.seating[seat].budget or Budget.full(table.judge)


def spend(table: TableState, held: HeldHand) -> None:
    """Let a judged hand use up trust, and give a little back (fairness.md 1.5)."""
    if held.judged is not None:
        left = budget(table, held.seat)
        table.seating[held.seat].budget = left.after(
            held.judged.used_us,
            held.judged.usual_us,
            table.judge,
            stalls_us=held.judged.stalls_us,
        )


def saw(connection: Connection, flip: FlipNo) -> bool:
    """Tell whether this connection's screen is known to have shown the card."""
    screen = connection.screens.get(flip)
    return screen is not None and screen.shown_at is not None


def _evidence(
    table: TableState,
    play: Play,
    race: Race,
    connection: Connection,
    seat: Seat,
    claimed_us: Micros | None,
) -> Evidence:
    settings = table.judge
    screen = connection.screens.get(race.flip)
    sent_us, left = sent_at(race, connection, seat), budget(table, seat)
    late_loop = play.lag_from <= table.now <= play.lag_until
    return Evidence(
        seat=seat,
        flip=race.flip,
        sent_us=sent_us,
        arrived_us=table.now,
        base_us=connection.base_us(settings),
        jitter_us=connection.latency.jitter_us(settings),
        q95_us=connection.latency.q95_us,
        race_rtt_us=screen.round_trip_us if screen is not None else None,
        frame_us=connection.frame_us,
        step_us=connection.step_us,
        claimed_us=claimed_us,
        watermark_us=screen.free_us if screen is not None else None,
        budget_us=left.level_us,
        stall_budget_us=left.stall_us,
        proof=connection.trace.proof(sent_us, table.now) if screen is not None else None,
        dirty=late_loop or (screen is not None and screen.dirty),
        ordered=connection.ordered,
    )
