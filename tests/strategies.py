"""What tests of laws draw from: house rules, decks, hands and actions of every kind."""

from typing import Final, get_args

from hypothesis import strategies as st

from slapjack.rules import (
    PRESETS,
    Action,
    Away,
    Back,
    Card,
    Claim,
    Contact,
    Cut,
    Expire,
    Flip,
    Foul,
    Hand,
    Leave,
    Pause,
    Resume,
    RuleSet,
    Side,
    Slap,
    new_deck,
)
from slapjack.units import FlipNo, Micros, Seat
from tests import house_rules

SEATS_MAX: Final = 8


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Draw a preset with any of its settings changed, for 2 to 8 seats, by which much happens."""
    drawn = {name: st.sampled_from(values) for name, values in house_rules.SHORT.items()}
    changes = draw(st.fixed_dictionaries({}, optional=drawn))
    for name, (entries, _) in house_rules.LISTS.items():
        if draw(st.booleans()):
            changes[name] = draw(
                st.lists(st.sampled_from(entries), min_size=1, max_size=4, unique=True)
            )
    changes |= {"min_players": 2, "max_players": SEATS_MAX}
    return house_rules.legal(draw(st.sampled_from(list(PRESETS))), changes)


@st.composite
def decks(draw: st.DrawFn, rules: RuleSet, seats: int) -> list[Card] | None:
    """Draw a short deck, which comes to its end soon, or none for a whole one by the seed."""
    if draw(st.booleans()):
        return None
    cards = new_deck(rules.jokers)
    # Few ranks make many triggers.
    few = [card for card in cards if card[0] in "2AJKX"]
    return draw(st.lists(st.sampled_from(few), min_size=seats, max_size=len(few), unique=True))


_SEATS = st.integers(0, SEATS_MAX - 1).map(Seat)
_REACTIONS = st.sampled_from(
    [-1, 0, 50_000, 99_999, 100_000, 300_000, 305_000, 310_000, 310_001, 400_000, 700_000]
).map(Micros)
_CONTACTS: Final[tuple[Contact, ...]] = ("palm", "palm", "palm", "finger", "back")
_SIDES: Final[tuple[Side, ...]] = ("left", "left", "left", "right", "both")


@st.composite
def hands(draw: st.DrawFn, seats: int) -> Hand:
    """Draw one hand of one of so many seats."""
    return Hand(
        draw(st.integers(0, seats - 1).map(Seat)),
        draw(_REACTIONS),
        draw(st.sampled_from(_CONTACTS)),
        draw(st.sampled_from(_SIDES)),
        draw(st.sampled_from([None, "Slapjack!", "slapjack", "Jack", "two", "double", "hm"])),
    )


@st.composite
def slaps(draw: st.DrawFn, seats: int, flips: int) -> Slap:
    """Draw one race, on the present top or on an earlier flip."""
    flip = None
    if flips and draw(st.booleans()):
        flip = FlipNo(draw(st.integers(max(1, flips - 3), flips)))
    widths = st.sampled_from([None, None, Micros(0), Micros(20_000)])
    return Slap(
        tuple(draw(st.lists(hands(seats), min_size=1, max_size=5))),
        flip,
        draw(st.sampled_from([None, Micros(0), Micros(200_000), Micros(300_000)])),
        flip is not None and draw(st.booleans()),
        draw(widths),
    )


def actions() -> st.SearchStrategy[Action]:
    """Draw any action, for a table of eight, allowed or not."""
    return st.one_of(
        st.builds(Cut, _SEATS, st.integers(-1, 60)),
        st.builds(Flip, _SEATS),
        st.builds(Foul, _SEATS, st.sampled_from(["peek", "toward_self"])),
        st.builds(Claim),
        st.builds(Expire, st.sampled_from(["state", "game"])),
        st.builds(Leave, _SEATS),
        st.builds(Away, _SEATS),
        st.builds(Back, _SEATS),
        st.builds(Pause),
        st.builds(Resume),
        st.builds(
            Slap,
            st.lists(hands(SEATS_MAX), max_size=2).map(tuple),
            st.none() | st.integers(-1, 60).map(FlipNo),
        ),
    )


assert set(_CONTACTS) == set(get_args(Contact)), "every contact is drawn"
assert set(_SIDES) == set(get_args(Side)), "every side is drawn"
