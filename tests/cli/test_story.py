"""Sentences that no scenario leads to."""

import pytest

from slapjack.cli.story import Names, sentence
from slapjack.rules import Challenge, ChallengeStep, Event, GameOver, Penalty, Tie, Turn
from slapjack.units import FlipNo, Seat

NAMES = Names(["Ann", "", "Cem"])


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Turn(None), "Nobody is to act."),
        (Turn(Seat(1)), "Seat 1 is to act."),
        (Challenge(Seat(0), 1, None), "Ann asks nobody for 1 card."),
        (ChallengeStep(Seat(0), 0, Seat(2)), "Ann has won the challenge."),
        (ChallengeStep(Seat(0), 2, None), "Ann has won the challenge."),
        (ChallengeStep(Seat(0), 2, Seat(2)), "Cem owes Ann 2 cards."),
        (Penalty(Seat(0), (Seat(1), Seat(2)), 2, False), "Ann pays 2 cards to Seat 1 and Cem."),
        (Penalty(Seat(0), (), 1, True), "Ann burns 1 card under the pile."),
        (Tie((Seat(0), Seat(2)), FlipNo(3), 1), "Ann and Cem are tied again."),
        (
            GameOver(Seat(2), "time_limit", (2, None, 1)),
            "Cem wins: time is up. 1. Cem, 2. Ann.",
        ),
    ],
    ids=str,
)
def test_event_is_told_so(event: Event, said: str) -> None:
    assert sentence(event, NAMES) == said
