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

SEATS_MAX: Final = 8

_PLAIN_TRIGGERS: Final[tuple[str, ...]] = (
    "double",
    "sandwich:1",
    "sandwich:2",
    "top_bottom",
    "marriage",
    "divorce",
    "tens",
    "sum:11",
    "run:3",
    "run:4:wrap",
    "flush:3",
    "rank:2/5/9",
)
_FACE_TRIGGERS: Final[tuple[str, ...]] = ("rank:J", "rank:J/K/A")

_SETTINGS: Final[dict[str, st.SearchStrategy[object]]] = {
    "jokers": st.integers(0, 2),
    "cut": st.sampled_from(["none", "optional", "required"]),
    "misdeal": st.sampled_from(["ignore", "shuffle_stock"]),
    "flipper_may_slap": st.booleans(),
    "win_pile": st.sampled_from(["bottom", "shuffle_all", "shuffle_won_bottom"]),
    "next_after_win": st.sampled_from(["after_flipper", "winner", "after_winner"]),
    "false_slap": st.sampled_from(
        ["to_flipper", "to_each", "burn", "none", "pile_to_flipper", "timeout"]
    ),
    "penalty_cards": st.integers(1, 5),
    "timeout_flips": st.integers(1, 3),
    "self_false_slap": st.sampled_from(["next_player", "burn", "none"]),
    "broke_false_slap": st.sampled_from(["eliminate", "ignore"]),
    "max_false_per_flip": st.integers(1, 3),
    "empty_slap": st.sampled_from(["ignore", "penalise"]),
    "last_chance": st.sampled_from(["one", "none", "unlimited"]),
    "own_last_trigger": st.sampled_from(["counts", "free"]),
    "buried_uses_chance": st.booleans(),
    "shout": st.sampled_from(["off", "required"]),
    "slap_hand": st.sampled_from(["any", "non_flipping", "flipping"]),
    "hand_foul": st.sampled_from(["void", "false_slap"]),
    "contact": st.sampled_from(["palm_only", "any"]),
    "bad_contact": st.sampled_from(["void", "false_slap"]),
    "toward_self_remedy": st.sampled_from(["bottom", "top"]),
    "tie_rule": st.sampled_from(["replay", "split", "lowest_hand", "first", "coin"]),
    "tie_epsilon_ms": st.sampled_from([0, 10, 100]),
    "max_tie_replays": st.integers(1, 3),
    "end_condition": st.sampled_from(["all_cards_or_last", "all_cards"]),
    "rank_by_elimination": st.booleans(),
    "challenge": st.booleans(),
    "challenge_stoppers": st.lists(st.sampled_from(["2", "9", "10"]), unique=True),
    "slap_after_challenge": st.booleans(),
    "max_redeals": st.integers(0, 2),
    "leave_policy": st.sampled_from(["under_pile", "deal_out"]),
    "anticipation_ms": st.sampled_from([0, 100]),
    "anticipation_rule": st.sampled_from(["allow", "void", "false_slap"]),
    "late_grace_ms": st.sampled_from([0, 250]),
    "min_cover_ms": st.sampled_from([0, 1_000]),
    "time_limit_s": st.sampled_from([0, 60]),
    "max_flips": st.sampled_from([1, 7, 40, 5_000]),
}


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Draw a preset with any of its settings changed, for 2 to 8 seats."""
    preset = draw(st.sampled_from(list(PRESETS)))
    changes = draw(st.fixed_dictionaries({}, optional=_SETTINGS))
    changes["min_players"] = 2
    has_challenge = changes.get("challenge", PRESETS[preset].get("challenge", False))
    triggers = _PLAIN_TRIGGERS if has_challenge else _PLAIN_TRIGGERS + _FACE_TRIGGERS
    if changes.get("jokers"):
        triggers += ("joker",)
    if draw(st.booleans()) or has_challenge:
        chosen = st.lists(st.sampled_from(triggers), min_size=1, max_size=4, unique=True)
        changes["triggers"] = draw(chosen)
    if not has_challenge:
        changes.pop("challenge_stoppers", None)
    return RuleSet.preset(preset, **changes)


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
