"""When a race closes, and how it is decided, annulled or buried.

A race waits for nobody longer than he could matter (fairness.md 1.6). Its verdict is one Slap
action with all hands; `photo_finish` shows them.
"""

from typing import Literal

from slapjack.protocol.server_messages import Void
from slapjack.rules import PileSplit, Slap, SlapWon, Tie
from slapjack.table.bot_hands import bots_that_matter
from slapjack.table.entries import RaceVoided
from slapjack.table.evidence import mark_late, spend
from slapjack.table.photo_finish import publish
from slapjack.table.play import apply, tell
from slapjack.table.race import Race
from slapjack.table.rivals import cover_seen_at, note_waits, rivals, tie_us
from slapjack.table.state import Play, TableState
from slapjack.units import Micros

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
    race.hush(table.now)
    closes_at = _closes_at(table, play, race)
    if closes_at <= table.now:
        _decide(table, play, race)
    else:
        table.timers.set("race", closes_at)


def review_cover(table: TableState, play: Play) -> None:
    """Bury a covered card once no hand can come that was down before its cover was seen."""
    table.timers.clear("cover")
    for race in play.races.values():
        if race.phase != "covered":
            continue
        until = cover_seen_at(table, play, race)
        if until >= table.now:
            table.timers.set("cover", Micros(until + 1))
            return
        race.phase = "closed"


def longest_us(table: TableState, play: Play) -> Micros:
    """Return the longest that a race stays open after its first hand."""
    rules = play.game.rules
    window_us = rules.shout_window_ms * 1_000 if rules.shout == "required" else 0
    return Micros(max(table.judge.hard_cap_us, window_us) + table.handicap_spread_us())


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
    """The event loop was late: mark what arrived meanwhile, void what can't be judged.

    The loop's late probe runs after the messages that waited with it, so hands are marked that are
    held already, and those still to come with a stamp of that time.
    """
    play.lag_from, play.lag_until = Micros(table.now - lag_us), table.now
    for race in list(play.races.values()):
        is_hot = table.now - race.show_at < RACE_HEARD_US + lag_us
        is_lost = race.phase == "open" or (race.phase in ("live", "covered") and is_hot)
        if lag_us > STALL_VOIDS_US and is_lost:
            void(table, play, race, "stall")
        for held in race.hands:
            if play.lag_from <= held.arrived_at:
                mark_late(table, play, held)


def _closes_at(table: TableState, play: Play, race: Race) -> Micros:
    best_us = race.best_us(table.handicaps())
    if best_us is None:
        return table.now
    at, _ = race.closes_at(
        [] if play.game.rules.tie_rule == "first" else rivals(table, race),
        best_us=best_us,
        tie_us=tie_us(table, play, race, race.eligible),
        cap_us=longest_us(table, play),
    )
    return at


def _decide(table: TableState, play: Play, race: Race) -> None:
    """Judge the race: one Slap action, one photo finish."""
    best_us = race.best_us(table.handicaps())
    if best_us is not None:
        widest_us = tie_us(table, play, race, race.eligible)
        race.hands += bots_that_matter(table, play, race.flip, Micros(best_us + widest_us))
        note_waits(table, race, best_us)
    within_us = tie_us(table, play, race, {held.seat for held in race.hands if held.valid})
    hands = sorted(race.hands, key=lambda held: held.arrived_at)
    race.hands = []
    is_covered = race is not play.top
    events = apply(
        table,
        Slap(
            hands=tuple(held.hand for held in hands),
            flip=race.flip if is_covered else None,
            in_time=is_covered,
            tie_within_us=within_us,
        ),
    )
    # Whatever the rules said of it: timers and presses that stood still for the race go on.
    play.changes += 1
    for held in hands:
        spend(table, held)
    publish(table, play, race, hands, events)
    tell(table, events)
    if any(isinstance(event, SlapWon | PileSplit | Tie) for event in events):
        _close(play, race)
    elif race.phase == "open":
        race.reopen(is_covered=is_covered)


def _close(play: Play, decided: Race) -> None:
    """The card was won or is contested, with all that lay on it: hands there are annulled, free."""
    for race in play.races.values():
        if race.flip >= decided.flip and race.phase != "void":
            race.phase = "closed"
            race.hands = []
