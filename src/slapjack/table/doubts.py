"""What a record states and does not hold: the promise of its deal, its actions, its races, its end.

The sentences are in English, for people who look into a file; screens say in the reader's language
which line it is, and show these beside it.
"""

from typing import Final

from slapjack.fairness import commit, matches
from slapjack.rules import Failure, Header, Record, Replay, RuleCode, Streams, new_deck
from slapjack.rules.canonical import line_of
from slapjack.table.judged_again import judged_otherwise

WHY: Final[dict[RuleCode, str]] = {
    RuleCode.BAD_ACTION: "a slap needs hands.",
    RuleCode.NO_SUCH_SEAT: "there is no such seat.",
    RuleCode.GAME_OVER: "the game is over.",
    RuleCode.PAUSED: "the game is paused.",
    RuleCode.NOT_PAUSED: "the game is not paused.",
    RuleCode.CUT_MISSING: "the cards have to be cut first.",
    RuleCode.CUT_NOT_ALLOWED: "these rules know no cut.",
    RuleCode.ALREADY_DEALT: "the cards are dealt.",
    RuleCode.NOT_THE_CUTTER: "the seat right of the dealer cuts.",
    RuleCode.BAD_CUT: "a cut leaves a card on either side.",
    RuleCode.ELIMINATED: "the seat is out.",
    RuleCode.NOBODY_FLIPS: "nobody is to flip.",
    RuleCode.NOT_YOUR_TURN: "another seat is to flip.",
    RuleCode.TOO_EARLY: "the card before needs more time (min_cover_ms).",
    RuleCode.NO_SUCH_FLIP: "it answers a flip that has not been.",
    RuleCode.NOTHING_TO_CLAIM: "no challenge is decided.",
    RuleCode.NOTHING_TO_EXPIRE: "no time limit runs.",
    RuleCode.NO_TIME_LIMIT: "these rules set no time limit.",
}
"""Why an action of a record is refused, in the order in which the rules look."""


def doubts(record: Record, played: Replay) -> list[Failure]:
    """Compare all that a record states with what came of it, and judge its races again."""
    rules = played.game.rules
    return [
        *_broken_promises(record.header, rules.jokers),
        *played.failures,
        *judged_otherwise(record, rules),
    ]


def deck_of(seed: bytes, jokers: int) -> list[str]:
    """Shuffle a new deck by a seed, as a deal does (records.md "Random streams")."""
    shuffled = new_deck(jokers)
    Streams(seed).stream("deal").shuffle(shuffled)
    return list(shuffled)


def in_words(failure: Failure) -> str:
    """Say what was expected and what came."""
    expected = line_of(failure.expected).strip()
    match failure.what:
        case "do":
            code, _, detail = str(failure.came).partition(": ")
            return f"{code}: {expected} is refused here: {detail or WHY[RuleCode(code)]}"
        case "events":
            return f"events: expected one with {expected}, none has it"
        case what:
            return f"{what}: expected {expected}, came {line_of(failure.came).strip()}"


def _broken_promises(header: Header, jokers: int) -> list[Failure]:
    """Look whether the deal is the one that was promised before it, if one was (records.md)."""
    if header.commit is None or header.seed is None:
        return []
    seed = bytes.fromhex(header.seed)
    failures: list[Failure] = []
    if not matches(seed, header.commit):
        failures.append(Failure(1, "commit", header.commit, commit(seed)))
    if header.deck is not None:
        shuffled = deck_of(seed, jokers)
        if list(header.deck) != shuffled:
            failures.append(Failure(1, "deck", header.deck, shuffled))
    return failures
