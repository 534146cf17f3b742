"""Where a hand belongs: to the card it names, to the one that covered it, or to none.

The reading order is design.md 4.2. A hand that cannot win is an action of its own, at once; a hand
that can opens the race, and everything after it is judged together with it (`verdicts`).
"""

import msgspec

from slapjack.fairness import Judged, in_time, judge, judge_beside, reaction_for_rules
from slapjack.protocol.client_messages import Shout
from slapjack.protocol.client_messages import Slap as SlapMessage
from slapjack.protocol.server_messages import Late
from slapjack.rules import Hand, HandJudged, Slap
from slapjack.rules.triggers import HOUSE_WORD
from slapjack.table import bot_hands
from slapjack.table.connections import Connection
from slapjack.table.evidence import claim_us, evidence, saw, sent_at, spend
from slapjack.table.play import act
from slapjack.table.race import HeldHand, Race
from slapjack.table.state import Play, TableState
from slapjack.table.verdicts import row
from slapjack.units import FlipNo, Micros, Seat

_VALID = frozenset({"won", "tied"})


def may_name(table: TableState, play: Play, connection: Connection, message: SlapMessage) -> bool:
    """Tell whether the hand names a card that its connection can have seen."""
    race = play.races.get(FlipNo(message.flip))
    if race is None:
        return message.flip <= play.game.flips - len(play.races)
    return table.now >= sent_at(table, race, connection, Seat(message.seat))


def slap(table: TableState, play: Play, connection: Connection, message: SlapMessage) -> None:
    """A palm came down at a client."""
    seat = Seat(message.seat)
    race = play.races.get(FlipNo(message.flip))
    if race is None:
        return
    screen = connection.screens.get(race.flip)
    claimed = claim_us(screen, message.pressed_us, message.shown_us)
    found = evidence(table, play, race, connection, seat, arrived_at=table.now, claimed_us=claimed)
    first = race.first_hand_of(connection.number)
    judged = (
        judge(found, table.judge)
        if first is None or first.judged is None
        else judge_beside(first.judged, found, table.judge)
    )
    held = HeldHand(
        seat=seat,
        hand=Hand(
            seat=seat,
            reaction_us=_reaction_us(play, judged),
            contact=message.contact,
            side=message.side,
            shout=message.shout,
        ),
        answers=race.flip,
        arrived_at=table.now,
        connection=connection.number,
        evidence=found,
        judged=judged,
    )
    _attach_shout(table, play, held)
    if race.phase in ("closed", "void"):
        _too_late(table, play, held, race)
    elif race is play.top:
        _on_top(table, play, held, race)
    elif _proved_in_time(table, play, connection, held, race):
        held.in_time = True
        admit(table, play, held, race)
    else:
        _on_cover(table, play, connection, held, message.pressed_us)


def bot_slap(table: TableState, play: Play, seat: Seat) -> None:
    """A bot's hand comes down."""
    held = bot_hands.take(table, play, seat)
    race = play.races.get(held.answers) if held is not None else None
    if held is None or race is None or race.phase in ("closed", "void"):
        return
    _on_top(table, play, held, race)


def shout(table: TableState, play: Play, message: Shout) -> None:
    """A word was called: it belongs to a hand of the seat, before or after (design.md 4.2)."""
    seat = Seat(message.seat)
    for race in play.races.values():
        for held in race.hands:
            if held.seat == seat and held.waits_for_shout(table.now):
                held.hand = msgspec.structs.replace(held.hand, shout=message.word)
                held.valid = _would_win(play, held.hand, race)
                return
    play.shouts[seat] = (message.word, table.now)


def admit(table: TableState, play: Play, held: HeldHand, race: Race) -> None:
    """Take a hand into its race: it opens it, joins it, or is judged alone at once."""
    if race.phase == "open":
        race.hands.append(held)
        held.valid = _could_win(play, held, race)
        return
    if race.is_slappable and _could_win(play, held, race):
        held.valid = True
        race.open(table.now)
        race.hands.append(held)
        race.eligible = _eligible(table, play, race)
        return
    spend(table, held)
    action = alone(held, race)
    if play.open_race is not None:
        play.waiting.append(action)
    else:
        act(table, action)


def alone(held: HeldHand, race: Race) -> Slap:
    """Write a hand as an action of its own."""
    if held.in_time:
        return Slap(hands=(held.hand,), flip=race.flip, in_time=True)
    if held.covered_us is not None:
        return Slap(hands=(held.hand,), flip=held.answers, covered_us=held.covered_us)
    return Slap(hands=(held.hand,))


def release(table: TableState, play: Play) -> None:
    """Judge the hands that waited on a cover, once no hand for the covered card can come."""
    top = play.top
    before = play.race_before(top) if top is not None else None
    if top is None or top.phase == "open" or (before is not None and before.is_unsettled):
        return
    waiting, top.hands = top.hands, []
    for held in waiting:
        if top.phase not in ("closed", "void"):
            admit(table, play, held, top)


def _on_top(table: TableState, play: Play, held: HeldHand, race: Race) -> None:
    before = play.race_before(race)
    if before is not None and before.is_unsettled:
        race.hands.append(held)
    else:
        admit(table, play, held, race)


def _on_cover(
    table: TableState, play: Play, connection: Connection, held: HeldHand, pressed_us: int
) -> None:
    """The hand came too late for its card: read it as one on the card that lies there now."""
    top = play.top
    assert top is not None
    claimed = claim_us(connection.screens.get(top.flip), pressed_us, None)
    found = evidence(
        table, play, top, connection, held.seat, arrived_at=held.arrived_at, claimed_us=claimed
    )
    judged = judge(found, table.judge)
    held.evidence = found
    held.judged = judged
    held.hand = msgspec.structs.replace(held.hand, reaction_us=_reaction_us(play, judged))
    held.covered_us = Micros(max(0, judged.score_us))
    _on_top(table, play, held, top)


def _too_late(table: TableState, play: Play, held: HeldHand, race: Race) -> None:
    """The race is over: the hand is free, unless it came in the wait of a tie replay (B29)."""
    tie = play.game.view.tie
    if (
        tie is not None
        and not tie.armed
        and held.seat in tie.seats
        and race.flip == tie.flip
        and _pressed_after(held, play.tie_at)
    ):
        act(table, Slap(hands=(held.hand,)))
        return
    late = Late(flip=race.flip, row=row(table, held, "late", "covered"))
    table.outgoing.picture(table.connections, late, table.now)


def _proved_in_time(
    table: TableState, play: Play, connection: Connection, held: HeldHand, race: Race
) -> bool:
    """Tell whether the hand was down before its screen showed the cover (fairness.md 1.7)."""
    if race.covered_by is None or saw(connection, race.covered_by) or not connection.ordered:
        return False
    cover = play.races.get(race.covered_by)
    if cover is None:
        return False
    found = held.evidence
    assert found is not None
    assert held.judged is not None
    cover_sent_at = sent_at(table, cover, connection, held.seat)
    return in_time(held.arrived_at, cover_sent_at, found.base_us, held.judged.most_us)


def _pressed_after(held: HeldHand, at: Micros | None) -> bool:
    """Tell whether a hand was surely pressed after its client had learned what was said at `at`."""
    assert held.judged is not None
    if at is None or held.evidence is None:
        return False
    return held.arrived_at > at + held.evidence.base_us + held.judged.most_us


def _reaction_us(play: Play, judged: Judged) -> Micros:
    rules = play.game.rules
    return reaction_for_rules(judged, Micros(rules.anticipation_ms * 1_000))


def _attach_shout(table: TableState, play: Play, held: HeldHand) -> None:
    """Give the hand the word that came a moment before, or time for one to follow (1.8)."""
    rules = play.game.rules
    if rules.shout == "off" or held.hand.shout is not None:
        return
    window_us = rules.shout_window_ms * 1_000
    word, at = play.shouts.get(held.seat, ("", Micros(-window_us - 1)))
    if held.arrived_at - at <= window_us:
        held.hand = msgspec.structs.replace(held.hand, shout=word)
        del play.shouts[held.seat]
    else:
        held.shout_due = Micros(held.arrived_at + window_us)


def _could_win(play: Play, held: HeldHand, race: Race) -> bool:
    """Tell whether the hand would win alone, a word that may still follow included."""
    hand = held.hand
    if held.shout_due is not None and hand.shout is None:
        hand = msgspec.structs.replace(hand, shout=HOUSE_WORD)
    return _would_win(play, hand, race)


def _would_win(play: Play, hand: Hand, race: Race) -> bool:
    """Ask the rules, on a copy, what would come of this hand alone."""
    if race is play.top:
        action = Slap(hands=(hand,))
    else:
        action = Slap(hands=(hand,), flip=race.flip, in_time=True)
    events = play.game.would(action)
    return any(isinstance(event, HandJudged) and event.result in _VALID for event in events)


def _eligible(table: TableState, play: Play, race: Race) -> frozenset[Seat]:
    """Return the seats whose hand could be valid in this race at all."""
    best_us = max(held.hand.reaction_us for held in race.hands)
    return frozenset(
        sitter.seat
        for sitter in table.seating
        if _would_win(play, Hand(seat=sitter.seat, reaction_us=best_us, shout=HOUSE_WORD), race)
    )
