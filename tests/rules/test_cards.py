import pytest

from slapjack.rules.cards import Card, new_deck, parse_card, rank_of, suit_of, value_of


@pytest.mark.rule("A.1-12", "A.1-13", "S001-02", "S004-04")
def test_a_new_deck_runs_through_the_suits_from_the_ace_of_spades() -> None:
    deck = new_deck(0)
    assert deck[:3] == ["AS", "2S", "3S"]
    assert [deck[place] for place in (12, 13, 26, 39, 51)] == ["KS", "AH", "AD", "AC", "KC"]
    assert len(set(deck)) == 52


@pytest.mark.parametrize(("jokers", "last"), [(0, ["KC"]), (1, ["X1"]), (2, ["X1", "X2"])])
def test_jokers_lie_at_the_end_of_a_new_deck(jokers: int, last: list[str]) -> None:
    deck = new_deck(jokers)
    assert len(deck) == 52 + jokers
    assert deck[-len(last) :] == last


@pytest.mark.rule("B71")
@pytest.mark.parametrize(
    ("card", "rank", "suit", "value"),
    [
        ("AS", "A", "S", 1),
        ("2H", "2", "H", 2),
        ("10D", "10", "D", 10),
        ("JC", "J", "C", None),
        ("KS", "K", "S", None),
        ("X1", "*", "", None),
        ("X2", "*", "", None),
    ],
)
def test_rank_suit_and_value_are_read_off_the_name(
    card: str, rank: str, suit: str, value: int | None
) -> None:
    assert (rank_of(Card(card)), suit_of(Card(card)), value_of(Card(card))) == (rank, suit, value)


@pytest.mark.parametrize("card", new_deck(2))
def test_every_card_of_the_deck_is_known(card: Card) -> None:
    assert parse_card(str(card)) == card


@pytest.mark.parametrize("text", ["", "1C", "11H", "JX", "js", "X3", "10", "[5D]", " JS"])
def test_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="expected a rank and a suit"):
        parse_card(text)
