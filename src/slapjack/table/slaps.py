"""Where a hand belongs: to the card it names, to the one that covered it, or to none.

The reading order is design.md 4.2. A hand that cannot win is an action of its own, at once; a hand
that can opens the race, and everything after it is judged together with it (`verdicts`).
"""

import msgspec

from slapjack.fairness import Evidence, Judged, in_time
from slapjack.protocol.client_messages import Shout
from slapjack.protocol.client_messages import Slap as SlapMessage
from slapjack.protocol.server_messages import Late
from slapjack.rules import Hand, HandJudged, Side, Slap
from slapjack.rules.events import HandResult
from slapjack.rules.triggers import HOUSE_WORD
from slapjack.table import bot_hands
from slapjack.table.connections import Connection
from slapjack.table.evidence import claim_us, measure, reaction_us, saw, sent_at, spend
from slapjack.table.photo_finish import row
from slapjack.table.play import act
from slapjack.table.race import HeldHand, Race
from slapjack.table.state import Play, TableState
from slapjack.units import FlipNo, Micros, Seat

_VALID = frozenset({"won", "tied"})

SILENCES_MAX = 2
"""Hands of a seat that one card waits for to be given a word."""


def may_name(table: TableState, play: Play, connection: Connection, message: SlapMessage) -> bool:
    """Tell whether the hand names a card that its connection can have seen, and not long ago.

    What is forgotten of old cards nobody can mean: no hand on one is taken, and none costs.
    """
    race = play.races.get(FlipNo(message.flip))
    return race is not None and table.now >= sent_at(race, connection, Seat(message.seat))


def slap(table: TableState, play: Play, connection: Connection, message: SlapMessage) -> None:
    """A palm came down at a client, on a card that it `may_name`."""
    race = play.races[FlipNo(message.flip)]
    held = _held(table, play, connection, message, race)
    if race is play.top:
        _on_top(table, play, held, race)
    elif race.phase == "void":
        _tell_late(table, held, race)
    elif _proved_in_time(play, connection, held, race):
        _under_cover(table, play, held, race)
    else:
        _on_cover(table, play, connection, message, held, race)


def bot_slap(table: TableState, play: Play, seat: Seat) -> None:
    """A bot's hand comes down; one on a card whose cover does not show yet is in time."""
    held = bot_hands.take(table, play, seat)
    race = play.races.get(held.answers) if held is not None else None
    if held is None or race is None or race.phase in ("closed", "void"):
        return
    if race is play.top:
        _on_top(table, play, held, race)
    else:
        _under_cover(table, play, held, race)


def shout(table: TableState, play: Play, message: Shout) -> None:
    """A word was called: it belongs to a hand of the seat, before or after (design.md 4.2)."""
    seat = Seat(message.seat)
    for race in play.races.values():
        for held in race.hands:
            if held.seat == seat and held.waits_for_shout(table.now):
                held.hand = msgspec.structs.replace(held.hand, shout=message.word)
                held.valid = _foretell(play, held, race) in _VALID
                return
    play.shouts[seat] = (message.word, table.now)


def release(table: TableState, play: Play) -> None:
    """Judge the hands that waited on a cover, once no hand for the covered card can come."""
    for race in list(play.races.values()):
        if race.phase == "open" or play.is_unsettled_below(race):
            return
        waiting, race.hands = race.hands, []
        while waiting and race.phase not in ("closed", "void"):
            if play.game.view.paused or play.game.outcome is not None:
                race.hands = waiting
                return
            admit(table, play, waiting.pop(0), race)


def admit(table: TableState, play: Play, held: HeldHand, race: Race) -> None:
    """Take a hand into its race: it opens it, joins it, or is judged alone at once."""
    result = _foretell(play, held, race)
    held.valid = result in _VALID
    if race.phase == "open" and not (held.covered_us is not None and result == "late"):
        race.hands.append(held)
    elif race.is_slappable and held.valid:
        race.open(table.now)
        race.hands.append(held)
        race.eligible = _eligible(table, play, race)
    else:
        spend(table, held)
        action = alone(held, race)
        if play.open_race is None:
            act(table, action)
        else:
            play.waiting.append(action)


def alone(held: HeldHand, race: Race) -> Slap:
    """Write a hand as an action of its own."""
    if held.in_time:
        return Slap(hands=(held.hand,), flip=race.flip, in_time=True)
    if held.covered_us is not None:
        return Slap(hands=(held.hand,), flip=held.answers, covered_us=held.covered_us)
    return Slap(hands=(held.hand,))


def _held(
    table: TableState, play: Play, connection: Connection, message: SlapMessage, race: Race
) -> HeldHand:
    """Measure a palm on the card that it names."""
    seat = Seat(message.seat)
    screen = connection.screens.get(race.flip)
    claimed = claim_us(screen, message.pressed_us, message.shown_us)
    found, judged = measure(table, play, race, connection, seat, claimed)
    held = HeldHand(
        seat=seat,
        hand=Hand(
            seat=seat,
            reaction_us=reaction_us(play, judged),
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
    _attach_shout(play, held, race)
    return held


def _on_top(table: TableState, play: Play, held: HeldHand, race: Race) -> None:
    """The hand is one on the card that lies on top."""
    if race.phase == "closed":
        _too_late(table, play, held, race)
    elif race.phase == "void":
        _tell_late(table, held, race)
    else:
        _wait_or_admit(table, play, held, race)


def _under_cover(table: TableState, play: Play, held: HeldHand, race: Race) -> None:
    """The hand was down before its owner saw that the card was covered (rules.md B61)."""
    held.in_time = True
    if race.phase == "closed":
        _tell_late(table, held, race)
    else:
        _wait_or_admit(table, play, held, race)


def _wait_or_admit(table: TableState, play: Play, held: HeldHand, race: Race) -> None:
    if play.is_unsettled_below(race):
        race.hands.append(held)
    else:
        admit(table, play, held, race)


def _on_cover(
    table: TableState,
    play: Play,
    connection: Connection,
    message: SlapMessage,
    held: HeldHand,
    race: Race,
) -> None:
    """The hand came too late for its card: read it as one on the card that lies there now."""
    top = play.top
    assert top is not None
    cover = play.races.get(race.covered_by or top.flip, top)

    def measured(card: Race) -> tuple[Evidence, Judged]:
        claimed = claim_us(connection.screens.get(card.flip), message.pressed_us, None)
        return measure(table, play, card, connection, held.seat, claimed)

    held.covered_us = Micros(max(0, measured(cover)[1].score_us))
    held.evidence, held.judged = measured(top)
    reaction = reaction_us(play, held.judged)
    held.hand = msgspec.structs.replace(held.hand, reaction_us=reaction)
    _on_top(table, play, held, top)


def _too_late(table: TableState, play: Play, held: HeldHand, race: Race) -> None:
    """What lay there is decided. A hand that was surely meant after that is for the rules."""
    tie = play.game.view.tie
    is_false_start = tie is not None and not tie.armed and held.seat in tie.seats
    is_priced = tie is None and play.game.rules.empty_slap == "penalise"
    if (is_false_start or is_priced) and _pressed_after(held, play.decided_at):
        act(table, Slap(hands=(held.hand,)))
    else:
        _tell_late(table, held, race)


def _tell_late(table: TableState, held: HeldHand, race: Race) -> None:
    late = Late(flip=race.flip, row=row(table, held, "late", "covered"))
    table.outgoing.picture(table.connections, late, table.now)


def _proved_in_time(play: Play, connection: Connection, held: HeldHand, race: Race) -> bool:
    """Tell whether the hand was down before its screen showed the cover (fairness.md 1.7)."""
    if race.covered_by is None or saw(connection, race.covered_by) or not connection.ordered:
        return False
    found = held.evidence
    assert found is not None
    assert held.judged is not None
    cover_sent_at = sent_at(play.races[race.covered_by], connection, held.seat)
    return in_time(held.arrived_at, cover_sent_at, found.base_us, held.judged.most_us)


def _pressed_after(held: HeldHand, at: Micros) -> bool:
    """Tell whether a hand was surely pressed after its client had learned what was said at `at`."""
    assert held.evidence is not None
    assert held.judged is not None
    return held.arrived_at > at + held.evidence.base_us + held.judged.most_us


def _attach_shout(play: Play, held: HeldHand, race: Race) -> None:
    """Give the hand the word that came a moment before, or time for one to follow (1.8).

    Time is given a few times only: else whoever slaps on without a word would hold up the game.
    """
    rules = play.game.rules
    if rules.shout == "off" or held.hand.shout is not None:
        return
    window_us = rules.shout_window_ms * 1_000
    word, at = play.shouts.get(held.seat, ("", Micros(-window_us - 1)))
    if held.arrived_at - at <= window_us:
        held.hand = msgspec.structs.replace(held.hand, shout=word)
        del play.shouts[held.seat]
    elif race.silences[held.seat] < SILENCES_MAX:
        race.silences[held.seat] += 1
        held.shout_due = Micros(held.arrived_at + window_us)


def _foretell(play: Play, held: HeldHand, race: Race) -> HandResult:
    """Tell what the rules would say of this hand alone, given the word that may still follow."""
    if held.shout_due is None or held.hand.shout is not None:
        return _result(play, alone(held, race))
    loud = msgspec.structs.replace(held.hand, shout=HOUSE_WORD)
    return _result(play, msgspec.structs.replace(alone(held, race), hands=(loud,)))


def _result(play: Play, action: Slap) -> HandResult:
    """Ask the rules, on a copy; there is one `hand` event for the one hand."""
    return next(e.result for e in play.game.would(action) if isinstance(e, HandJudged))


def _eligible(table: TableState, play: Play, race: Race) -> frozenset[Seat]:
    """Return the seats whose hand could be valid in this race at all."""
    last_us = max(held.hand.reaction_us for held in race.hands)
    flip = None if race is play.top else race.flip
    side: Side = "right" if play.game.rules.slap_hand == "flipping" else "left"

    def result(seat: Seat) -> HandResult:
        best = Hand(seat=seat, reaction_us=last_us, side=side, shout=HOUSE_WORD)
        return _result(play, Slap(hands=(best,), flip=flip, in_time=flip is not None))

    return frozenset(one.seat for one in table.seating if result(one.seat) in _VALID)
