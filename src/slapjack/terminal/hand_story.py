"""What hands cost, which of them need a reason, and which of them only their owner's ears."""

from typing import Final

from slapjack.rules.events import FoulCalled, HandJudged, Penalty, PileGiven, TimedOut
from slapjack.terminal.told import Scene, Told

_VOID_BY: Final = {"contact": "said-contact", "hand": "said-foul", "silent": "said-silent"}

_PRIVATE_BY: Final = {
    "flipper": "said-flipper",
    "tie": "said-not-tied",
    "claim": "said-claimed",
    "timeout": "said-timeout",
    "eliminated": "said-ghost",
}


def penalty_told(event: Penalty, scene: Scene) -> Told:
    """Tell who pays whom, and what for."""
    lead = why_of(event.from_, scene)
    if event.burned:
        return Told(key="said-burn", lead=lead, seat=event.from_, cards=event.cards)
    key = "said-pays" if len(event.to) == 1 else "said-pays-all"
    other = event.to[0] if event.to else None
    return Told(key=key, lead=lead, seat=event.from_, other=other, cards=event.cards)


def why_of(seat: int, scene: Scene) -> str:
    """Return the key of why a hand of this seat costs something."""
    reasons = [hand.reason for hand in scene.hands if hand.seat == seat]
    reason = (reasons[-1] if reasons else None) or "no_trigger"
    return "why-false" if reason == "no_trigger" else f"why-{reason}"


def foul_told(event: FoulCalled, scene: Scene) -> Told | None:
    """Tell a foul of a flip; that of a hand has a sentence of its own."""
    match event.kind:
        case "hand":
            return None
        case "peek":
            return Told(key="said-peek", seat=event.seat)
        case "toward_self":
            is_top = scene.after.rules.toward_self_remedy == "top"
            return Told(key="said-toward-top" if is_top else "said-toward", seat=event.seat)


def hand_told(event: HandJudged, scene: Scene) -> Told | None:
    """Tell a hand that needs a reason; a win, a loss and a price have events of their own."""
    if isinstance(scene.next, Penalty | PileGiven | TimedOut):
        return None
    seat, reason = event.seat, event.reason or ""
    match event.result:
        case "late":
            return Told(key="said-late", seat=seat)
        case "void" if reason != "tie_false_start":
            return Told(key=_VOID_BY.get(reason, "said-early"), seat=seat)
        case "false":
            is_free = scene.after.rules.false_slap == "none"
            return Told(key="said-false-free" if is_free else "said-false", seat=seat)
        case "ignored" | "rejected" if reason in _PRIVATE_BY:
            return Told(key=_PRIVATE_BY[reason], seat=seat, is_private=True)
        case _:
            return None
