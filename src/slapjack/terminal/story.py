"""The story of a game: for each event that needs words, which sentence, and about whom.

The page tells the same story by the same keys (web/src/game/story.ts).
"""

import copy
from collections.abc import Sequence
from typing import Final

from slapjack.protocol.server_messages import Row
from slapjack.rules import events as on
from slapjack.rules.view import View
from slapjack.terminal.hand_story import foul_told, hand_told, penalty_told, why_of
from slapjack.terminal.told import Scene, Told

_OUT_BY: Final[dict[on.EliminationCause, str]] = {
    "missed_last_chance": "said-out-missed",
    "no_cards": "said-out-empty",
    "false_slap_without_cards": "said-out-false",
    "left": "said-left",
}


def tell_all(events: Sequence[on.Event], view: View, rows: Sequence[Row]) -> list[Told]:
    """Tell the events of one message.

    Args:
        events: In their order.
        view: What was known before them; it is not changed.
        rows: The photo finish of the race that was judged last.
    """
    after = copy.deepcopy(view)
    hands: list[on.HandJudged] = []
    told = []
    for index, event in enumerate(events):
        live, live_flip = tuple(after.live), after.live_flip
        top = after.pile[-1] if after.pile else ""
        payer = after.challenge.payer if after.challenge is not None else None
        after.fold(event)
        if isinstance(event, on.HandJudged):
            hands.append(event)
        scene = Scene(
            after=after,
            live=live,
            live_flip=live_flip,
            top=top,
            payer=payer,
            rows=rows,
            hands=hands,
            next=events[index + 1] if index + 1 < len(events) else None,
        )
        sentence = _tell(event, scene)
        if sentence is not None:
            told.append(sentence)
    return told


def _tell(event: on.Event, scene: Scene) -> Told | None:
    match event:
        case on.CutMade(seat=seat):
            return Told(key="said-cut", seat=seat)
        case on.Misdeal(seat=seat, cards=cards):
            return Told(key="said-misdeal", seat=seat, shown=tuple(cards))
        case on.CardFlipped() if isinstance(scene.next, on.TriggerBuried):
            return _buried(scene)
        case on.OutOfCards(seat=seat):
            return _out_of_cards(seat, scene)
        case on.Revived(seat=seat):
            return Told(key="said-revived", seat=seat)
        case on.Eliminated(seat=seat, cause=cause):
            return Told(key=_OUT_BY[cause], seat=seat)
        case on.Redeal():
            return Told(key="said-redeal")
        case on.WentAway(seat=seat) | on.CameBack(seat=seat):
            is_gone = isinstance(event, on.WentAway)
            return Told(key="said-away" if is_gone else "said-back", seat=seat)
        case on.GameOver():
            return _over(event)
        case _:
            return _tell_hands(event, scene)


def _tell_hands(event: on.Event, scene: Scene) -> Told | None:
    """What hands cost, and what becomes of the pile."""
    match event:
        case on.FoulCalled():
            return foul_told(event, scene)
        case on.HandJudged():
            return hand_told(event, scene)
        case on.Penalty():
            return penalty_told(event, scene)
        case on.SlapWon():
            return _won(event, scene)
        case on.PileGiven(seat=other, from_=seat, cards=cards):
            lead = why_of(seat, scene)
            return Told(key="said-pile-given", lead=lead, seat=seat, other=other, cards=cards)
        case on.TimedOut(seat=seat, until=until):
            lost = until - scene.after.flips - 1
            return Told(key="said-rests", lead=why_of(seat, scene), seat=seat, cards=lost)
        case on.Tie(seats=seats, count=count):
            return Told(key="said-tie-again" if count > 0 else "said-tie", seats=seats)
        case on.TieFalseStart(seat=seat):
            return Told(key="said-false-start", seat=seat)
        case on.PileSplit(seats=seats, counts=counts):
            shares = tuple(zip(seats, counts, strict=True))
            return Told(key="said-split", lead="why-tied", shares=shares)
        case _:
            return _tell_challenge(event, scene)


def _tell_challenge(event: on.Event, scene: Scene) -> Told | None:
    match event:
        case (
            on.Challenge(owner=owner, payer=payer, left=left)
            | on.ChallengeStep(owner=owner, payer=payer, left=left)
        ):
            if payer is None or left == 0:
                return Told(key="said-decided", seat=owner)
            goes_on = isinstance(event, on.ChallengeStep) and payer == scene.payer
            if goes_on:
                return None
            return Told(key="said-challenge", seat=payer, other=owner, cards=left)
        case on.ChallengeStopped():
            return Told(key="said-stopped", shown=(scene.top,))
        case on.ChallengeWon(seat=seat, cards=cards):
            return Told(key="said-challenge-won", seat=seat, cards=cards)
        case _:
            return None


def _won(event: on.SlapWon, scene: Scene) -> Told:
    reactions = [row.reaction_us for row in scene.rows if row.seat == event.seat]
    ms = round(reactions[0] / 1000) if reactions else 0
    told = Told(key="said-won", seat=event.seat, cards=event.cards, ms=ms)
    if sum(hand.result == "tied" for hand in scene.hands) > 1:
        return told.because("why-coin")
    is_named = len(scene.after.rules.triggers) > 1 and scene.live_flip == event.flip
    return told.because(f"trigger-{scene.trigger}" if is_named else None)


def _buried(scene: Scene) -> Told:
    if scene.trigger == "jack":
        return Told(key="said-buried")
    return Told(key="said-buried-other", trigger=scene.trigger)


def _out_of_cards(seat: int, scene: Scene) -> Told:
    view = scene.after
    if view.rules.last_chance == "unlimited":
        return Told(key="said-slap-in", seat=seat)
    is_now = view.live_flip == view.flips and view.last_flipper == seat
    counts = view.rules.own_last_trigger == "counts"
    return Told(key="said-last-now" if is_now and counts else "said-last-chance", seat=seat)


def _over(event: on.GameOver) -> Told:
    limits = {"time_limit": "said-time-up", "flip_limit": "said-flips-up"}
    limit = limits.get(event.reason)
    if event.winner is not None:
        return Told(key="said-over", lead=limit, seat=event.winner)
    return Told(key=limit or "said-draw")
