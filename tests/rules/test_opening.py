"""Starts that no game can be played from, and the ones that can."""

import pytest

from slapjack.rules import DealError, Game, Header, RuleSet, SeatLine, new_deck
from slapjack.rules.state import State
from slapjack.units import Micros, Seat

CLASSIC = RuleSet.preset("classic", cut="none")


def header(**changes: object) -> Header:
    fields: dict[str, object] = {
        "slapjack": 1,
        "rules": {"preset": "classic"},
        "seats": (SeatLine(), SeatLine()),
        "stocks": (("2H",), ("3H",)),
        "turn": Seat(0),
        **changes,
    }
    return Header(**fields)  # type: ignore[arg-type]  # fields differ from case to case


@pytest.mark.rule("A.1-02", "S004-02", "B86")
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seats": 1}, "seats: expected 2 to 8 by these rules, got 1"),
        ({"seats": 9}, "seats: expected 2 to 8 by these rules, got 9"),
        ({"dealer": Seat(3)}, "dealer: expected a seat from 0 to 2, got 3"),
        ({"handicaps": [Micros(0)]}, "handicaps: expected one for each of 3 seats, got 1"),
        (
            {"handicaps": [Micros(0), Micros(-1), Micros(0)]},
            "handicap_us: expected 0 to 1500000 microseconds, got -1",
        ),
        ({"deck": ["2H"]}, "deck: expected at least 2 cards, got 1"),
        ({"deck": ["2H", "3H", "2H"]}, "cards: expected every card once, got 2H 2 times"),
        ({"deck": ["2H", "X1"]}, "cards: expected 0 jokers by these rules, got X1"),
        ({"deck": ["2H", "3H"], "exposed": [2]}, "exposed: expected numbers from 0 to 1, got 2"),
        ({"exposed": [-1]}, "exposed: expected numbers from 0 to 51, got -1"),
    ],
)
def test_a_deal_that_cannot_be_is_turned_away(changes: dict[str, object], sentence: str) -> None:
    arguments: dict[str, object] = {"seats": 3, **changes}

    with pytest.raises(DealError) as refused:
        Game.deal(CLASSIC, seed=b"", **arguments)  # type: ignore[arg-type]  # as above

    assert str(refused.value) == sentence


@pytest.mark.rule("B78")
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"stocks": None}, "expected a deck, a seed or stocks, got none of them"),
        ({"stocks": None, "seed": "00"}, "dealer: expected a seat, got nothing"),
        ({"seed": "xyz"}, "seed: expected hexadecimal digits, got 'xyz'"),
        ({"deck": ("4H", "5H")}, "expected a deck or stocks, got both"),
        ({"exposed": (0,)}, "expected a deck or stocks, got both"),
        ({"turn": None}, "turn: expected the seat to flip, got nothing"),
        ({"turn": Seat(2)}, "turn: expected a seat from 0 to 1, got 2"),
        ({"dealer": Seat(-1)}, "dealer: expected a seat from 0 to 1, got -1"),
        (
            {"pile": ("4H", "[5H]")},
            "pile: expected face-down cards at the bottom only (B44)",
        ),
        ({"pile": ("[5H",)}, "pile: expected face-down cards at the bottom only (B44)"),
    ],
)
def test_a_position_that_cannot_be_is_turned_away(
    changes: dict[str, object], sentence: str
) -> None:
    with pytest.raises(DealError) as refused:
        Game.from_header(header(**changes))

    assert str(refused.value) == sentence


def test_a_header_with_a_seed_deals_what_the_seed_gives() -> None:
    dealt = Game.from_header(header(stocks=None, turn=None, seed="0001", dealer=Seat(1)))
    dealt.finish_deal()
    same = Game.deal(CLASSIC, 2, b"\0\1", dealer=Seat(1))

    assert dealt.stocks == same.stocks
    assert sorted(card for stock in dealt.stocks for card in stock) == sorted(new_deck(0))


def test_a_given_position_knows_its_dealer_if_the_header_does() -> None:
    assert Game.from_header(header()).view.dealer is None
    assert Game.from_header(header(dealer=Seat(1))).view.dealer == 1


@pytest.mark.rule("B88")
def test_a_game_of_one_seed_is_always_the_same() -> None:
    first = Game.deal(CLASSIC, 4, b"seed")
    second = Game.deal(CLASSIC, 4, b"seed")

    assert first.stocks == second.stocks
    assert first.opening == second.opening
    assert Game.deal(CLASSIC, 4, b"other").stocks != first.stocks


@pytest.mark.rule("A.1-38", "B78")
def test_a_short_deck_leaves_seats_on_their_last_chance() -> None:
    game = Game.deal(CLASSIC, 4, b"", deck=["2H", "3H"])

    assert game.view.status == ["last_chance", "active", "active", "last_chance"]


def test_copies_of_a_state_share_nothing_that_changes() -> None:
    state: State = Game.deal(CLASSIC, 2, b"")._state
    twin = state.copy()
    twin.stocks[0] = ()
    twin.emptied_at[0] = 3
    twin.stream("coin").word()

    assert state.stocks[0]
    assert state.emptied_at[0] is None
    assert state.streams.positions().keys() == {"deal"}
