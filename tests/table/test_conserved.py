"""A fault that loses, makes or doubles a card stops the table before anybody hears of it (P11)."""

from collections.abc import Callable
from typing import Final

import pytest

from slapjack.rules import Action, Card, Event, Game
from slapjack.table.restore import RestoreError
from tests.table.restarts import MortalBench, come_back

Fault = Callable[[list[tuple[Card, ...]]], None]


def lose(stocks: list[tuple[Card, ...]]) -> None:
    stocks[0] = stocks[0][1:]


def double(stocks: list[tuple[Card, ...]]) -> None:
    stocks[0] = (stocks[0][1], *stocks[0][1:])


def make(stocks: list[tuple[Card, ...]]) -> None:
    stocks[1] = (*stocks[1], Card("XX"))


FAULTS: Final[list[tuple[Fault, str]]] = [
    (lose, "expected 52 cards, got 51"),
    (make, "expected 52 cards, got 53"),
    (double, "expected each card once"),
]


def break_rules(monkeypatch: pytest.MonkeyPatch, fault: Fault) -> None:
    honest = Game.apply

    def apply(game: Game, action: Action) -> tuple[Event, ...]:
        events = honest(game, action)
        fault(game._state.stocks)
        return events

    monkeypatch.setattr(Game, "apply", apply)


def two() -> MortalBench:
    bench = MortalBench(flips="5H 6H 7H")
    bench.sit("ann")
    bench.sit("bob")
    bench.deal()
    return bench


@pytest.mark.parametrize(("fault", "says"), FAULTS, ids=["lost", "made", "doubled"])
def test_a_fault_with_the_cards_is_told_to_nobody(
    monkeypatch: pytest.MonkeyPatch, fault: Fault, says: str
) -> None:
    bench = two()
    break_rules(monkeypatch, fault)
    with pytest.raises(AssertionError, match=says):
        bench.flip()
    for client in bench.clients:
        assert client.session.view is not None
        assert client.session.view.flips == 0


@pytest.mark.parametrize(("fault", "says"), FAULTS, ids=["lost", "made", "doubled"])
def test_entries_that_such_a_fault_wrote_give_no_table(
    monkeypatch: pytest.MonkeyPatch, fault: Fault, says: str
) -> None:
    bench = two()
    bench.flip(then_ms=50)
    break_rules(monkeypatch, fault)
    with pytest.raises(RestoreError, match=says):
        come_back(bench.entries)
