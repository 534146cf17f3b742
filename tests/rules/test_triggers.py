import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from slapjack.rules.cards import Card, new_deck, parse_card
from slapjack.rules.triggers import (
    TRIGGER_NAMES,
    TriggerError,
    live_triggers,
    parse_trigger,
    plain_word,
    shout_words,
)

ROWS = json.loads(
    (Path(__file__).parents[1] / "vectors" / "scenarios" / "triggers.json").read_text()
)
NUMBERED = [
    *(f"sandwich:{n}" for n in range(1, 4)),
    *(f"sum:{n}" for n in range(2, 21)),
    *(f"run:{n}{wrap}" for n in range(3, 6) for wrap in ("", ":wrap")),
    *(f"flush:{n}" for n in range(3, 6)),
]
PLAIN = ["double", "top_bottom", "marriage", "divorce", "tens", "joker"]
SPECS = [*NUMBERED, *PLAIN, "rank:J", "rank:10/A/J"]
faces = st.lists(st.sampled_from(new_deck(2)), unique=True, max_size=12)


def cards(text: str) -> list[Card]:
    return [parse_card(name) for name in text.split()]


@pytest.mark.rule("A.1-29", "A.1-54", "A.1-55", "A.1-56", "A.1-64", "B71")
@pytest.mark.parametrize(
    "row", ROWS, ids=[f"{row['spec']} on {' '.join(row['cards'])}" for row in ROWS]
)
def test_a_trigger_is_live_as_the_table_says(row: dict[str, object]) -> None:
    spec, names = row["spec"], row["cards"]
    assert isinstance(spec, str)
    assert isinstance(names, list)
    live = live_triggers([spec], [parse_card(name) for name in names])
    assert bool(live) == row["live"]


def test_the_vectors_cover_every_trigger() -> None:
    assert {row["spec"].split(":")[0] for row in ROWS} == set(TRIGGER_NAMES)


@pytest.mark.rule("B06")
def test_live_triggers_come_in_the_order_of_the_rules_and_canonically_spelled() -> None:
    specs = ["sandwich", "rank:J", "double", "top_bottom"]
    assert live_triggers(specs, cards("JS 5H JD")) == ("sandwich:1", "rank:J", "top_bottom")


@pytest.mark.parametrize("spec", SPECS)
def test_a_canonical_spec_reads_back_as_itself(spec: str) -> None:
    assert parse_trigger(spec).spec == spec


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("triple", "one of rank: and different ranks"),
        ("", "one of rank"),
        ("Double", "one of rank"),
        ("sandwich:0", "sandwich:N with N from 1 to 3"),
        ("sandwich:4", "sandwich:N with N from 1 to 3"),
        ("sandwich:", "sandwich:N with N from 1 to 3"),
        ("sandwich:1:wrap", "sandwich:N with N from 1 to 3"),
        ("sum", "sum:N with N from 2 to 20"),
        ("sum:21", "sum:N with N from 2 to 20"),
        ("sum:05", "sum:N with N from 2 to 20"),
        ("run:4:wrapped", "run:N with N from 3 to 5 (:wrap may follow)"),
        ("run:wrap", "run:N with N from 3 to 5 (:wrap may follow)"),
        ("run:\N{ARABIC-INDIC DIGIT THREE}", "run:N with N from 3 to 5 (:wrap may follow)"),
        ("flush:3 ", "flush:N with N from 3 to 5"),
        ("divorce:1", "divorce"),
        ("rank", "rank: and different ranks with / between them"),
        ("rank:J/J", "rank: and different ranks with / between them"),
        ("rank:*", "rank: and different ranks with / between them"),
        ("rank:J/", "rank: and different ranks with / between them"),
    ],
)
def test_a_text_that_names_no_trigger_is_refused_with_what_would_be_right(
    text: str, expected: str
) -> None:
    with pytest.raises(TriggerError) as caught:
        parse_trigger(text)
    assert caught.value.expected.startswith(expected)
    assert repr(text) in str(caught.value)


@given(faces, st.sampled_from(SPECS))
def test_cards_deep_in_the_pile_matter_to_top_bottom_alone(pile: list[Card], spec: str) -> None:
    if spec != "top_bottom":
        assert live_triggers([spec], pile) == live_triggers([spec], pile[-5:])


@given(faces, st.sampled_from([3, 4, 5]))
def test_a_run_is_live_wherever_a_longer_or_stricter_one_is(pile: list[Card], n: int) -> None:
    live = live_triggers([f"run:{n}", "run:3", f"run:{n}:wrap", "run:3:wrap"], pile)
    if f"run:{n}" in live:
        assert len(live) >= 3
    if f"run:{n}:wrap" in live:
        assert "run:3:wrap" in live


@given(st.sampled_from(["run:3", "run:4", "run:5", "run:3:wrap", "run:5:wrap"]), st.data())
def test_a_run_reads_the_same_up_and_down(spec: str, data: st.DataObject) -> None:
    number = parse_trigger(spec).number
    start = data.draw(st.integers(0, 12))
    suit = data.draw(st.sampled_from("SHDC"))
    ranks = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    pile = [parse_card(ranks[(start + step) % 13] + suit) for step in range(number)]
    assert live_triggers([spec], pile) == live_triggers([spec], pile[::-1])
    assert bool(live_triggers([spec], pile)) == (start + number <= 14 or spec.endswith("wrap"))


@pytest.mark.rule("A.1-59", "B70")
@pytest.mark.parametrize(
    ("live", "top", "words"),
    [
        ([], "JS", set()),
        (["rank:J"], "JS", {"slapjack", "jack"}),
        (["rank:J/10/A"], "10S", {"slapjack", "ten"}),
        (["rank:A"], "AD", {"slapjack", "ace"}),
        (["double"], "5S", {"slapjack", "double"}),
        (["top_bottom", "sandwich:2"], "5S", {"slapjack", "topbottom", "sandwich"}),
        (["sum:11", "tens"], "10S", {"slapjack", "sum", "tens"}),
        (["run:4:wrap", "flush:3"], "9H", {"slapjack", "run", "flush"}),
        (["marriage", "divorce"], "KS", {"slapjack", "marriage", "divorce"}),
        (["joker"], "X1", {"slapjack", "joker"}),
    ],
)
def test_the_words_of_a_shout_are_those_of_the_live_triggers(
    live: list[str], top: str, words: set[str]
) -> None:
    assert shout_words(live, parse_card(top)) == words


@pytest.mark.rule("B70")
@pytest.mark.parametrize(
    ("shouted", "plain"),
    [
        ("Slap-Jack!", "slapjack"),
        (" TOP BOTTOM ", "topbottom"),
        ("top_bottom", "topbottom"),
        ("sandwich 2", "sandwich2"),
        ("?!", ""),
    ],
)
def test_a_shout_loses_case_spaces_and_punctuation(shouted: str, plain: str) -> None:
    assert plain_word(shouted) == plain
