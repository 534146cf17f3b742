"""The door to a game: what it offers, deals, shows and hands out."""

from collections.abc import Sequence

import pytest

from slapjack.rules import (
    Cut,
    CutMade,
    Dealt,
    Eliminated,
    Event,
    Flip,
    Game,
    GameOver,
    GameStarted,
    Hand,
    HandJudged,
    IllegalActionError,
    Leave,
    Outcome,
    OutOfCards,
    Pause,
    Resume,
    RuleCode,
    RuleSet,
    Slap,
    SlapWon,
    Turn,
    WentAway,
)
from slapjack.rules.actions import Away, Back
from slapjack.units import FlipNo, Micros, Seat

DECK = ["2H", "JS", "4H", "5H", "6H", "7H", "8H", "9H", "KH"]


def game_of(seats: int = 3, deck: Sequence[str] = DECK, **changes: object) -> Game:
    """Return a game dealt by seat 0, without a cut unless that is changed."""
    rules = RuleSet.preset("classic", **{"cut": "none", **changes})
    return Game.deal(rules, seats, b"", deck=deck)


def hand(seat: int, reaction_us: int = 300_000) -> Hand:
    return Hand(Seat(seat), Micros(reaction_us))


def kinds(events: Sequence[Event]) -> list[type]:
    return [type(event) for event in events]


def test_without_a_cut_the_opening_deals() -> None:
    game = game_of()

    assert kinds(game.opening) == [GameStarted, Dealt, Turn]
    assert game.turn == 1
    assert game.cutter is None
    assert game.finish_deal() == ()


@pytest.mark.rule("A.1-19", "B76")
def test_an_offered_cut_waits_for_the_seat_right_of_the_dealer() -> None:
    game = game_of(cut="optional")

    assert kinds(game.opening) == [GameStarted]
    assert (game.cutter, game.turn, game.next_card) == (2, None, None)
    assert kinds(game.apply(Cut(Seat(2), 3, at_us=Micros(7)))) == [CutMade, Dealt, Turn]
    assert game.cutter is None


@pytest.mark.rule("B76")
def test_dealing_uncut_brings_the_events_that_the_next_action_would() -> None:
    finished, flipped = game_of(cut="optional"), game_of(cut="optional")

    dealt = finished.finish_deal()
    events = flipped.apply(Flip(Seat(1), at_us=Micros(9)))

    assert events[: len(dealt)] == dealt
    assert kinds(dealt) == [Dealt, Turn]
    # The deal is nobody's action, so a record of it tells no time.
    assert [event.at_us for event in events] == [None, None, 9, 9]


def test_a_refused_action_does_not_deal() -> None:
    game = game_of(cut="optional")

    with pytest.raises(IllegalActionError):
        game.apply(Flip(Seat(2)))

    assert game.cutter == 2


@pytest.mark.rule("S001-05", "B76")
def test_a_required_cut_cannot_be_passed_over() -> None:
    with pytest.raises(IllegalActionError) as refused:
        game_of(cut="required").finish_deal()

    assert refused.value.code is RuleCode.CUT_MISSING


def test_who_can_flip_is_known_before_the_press() -> None:
    game = game_of(cut="optional")

    assert game.can_flip(Seat(1)) is None
    assert game.can_flip(Seat(2)) is RuleCode.NOT_YOUR_TURN
    game.apply(Pause())
    assert game.can_flip(Seat(1)) is RuleCode.PAUSED
    assert game_of(cut="required").can_flip(Seat(1)) is RuleCode.CUT_MISSING


@pytest.mark.rule("A.1-26", "A.1-28", "B89")
def test_the_next_card_is_what_a_flip_shows_and_nothing_at_the_limit() -> None:
    game = game_of(max_flips=1)
    shown = game.next_card
    game.apply(Flip(Seat(1)))

    assert game.view.pile == [shown]
    assert game.next_card is None


def test_a_live_trigger_is_known_by_its_flip() -> None:
    game = game_of(deck=["2H", "3H", "4H", "5H", "JS", "6H"])
    assert (game.live, game.live_flip) == ((), None)
    game.apply(Flip(Seat(1)))
    game.apply(Flip(Seat(2)))

    assert (game.live, game.live_flip, game.flips) == (("rank:J",), 2, 2)
    assert [game.flipper_of(FlipNo(flip)) for flip in (1, 2)] == [1, 2]


@pytest.mark.rule("B86")
def test_handicaps_belong_to_seats() -> None:
    rules = RuleSet.preset("classic")
    game = Game.deal(rules, 2, b"", handicaps=[Micros(0), Micros(40_000)])

    assert [game.handicap_us(Seat(seat)) for seat in (0, 1)] == [0, 40_000]
    assert game.rules is rules


@pytest.mark.rule("A.1-06")
def test_the_outcome_is_known_once_the_game_is_over() -> None:
    game = game_of(2)
    before = game.outcome

    events = game.apply(Leave(Seat(0)))

    assert before is None
    assert kinds(events)[-1] is GameOver
    assert game.outcome == Outcome(Seat(1), "last_standing", (2, 1))
    assert game.legal_actions() == ()


@pytest.mark.rule("B38")
def test_absence_is_only_noted_and_only_once() -> None:
    game = game_of()
    game.apply(Away(Seat(2)))
    assert kinds(game.apply(Away(Seat(2)))) == [WentAway]
    game.apply(Away(Seat(1)))

    assert game.view.away == [2, 1]
    assert Back(Seat(2)) in game.legal_actions()
    game.apply(Back(Seat(2)))
    game.apply(Leave(Seat(1)))
    assert game.view.away == []


def test_what_is_offered_before_the_deal_are_the_cut_and_what_a_deal_would_allow() -> None:
    assert game_of(cut="required").legal_actions() == (Cut(Seat(2), 1),)
    offered = game_of(cut="optional").legal_actions()
    assert offered[:2] == (Cut(Seat(2), 1), Flip(Seat(1)))


def test_what_is_offered_in_a_pause_is_to_go_on_or_to_leave() -> None:
    game = game_of(2)
    game.apply(Pause())

    assert game.legal_actions() == (Resume(), Leave(Seat(1)), Leave(Seat(0)))


def test_an_offered_slap_uses_the_hand_and_the_word_that_the_rules_want() -> None:
    game = game_of(2, slap_hand="flipping", shout="required", deck=["JS", "2H", "3H", "4H"])
    for seat in (1, 0, 1):
        game.apply(Flip(Seat(seat)))
        if game.live:
            break
    slaps = [action for action in game.legal_actions() if isinstance(action, Slap)]

    assert SlapWon in kinds(game.apply(slaps[0]))


@pytest.mark.rule("B25", "B56")
def test_a_second_hand_of_the_winner_is_a_repeat() -> None:
    game = game_of(2, deck=["2H", "3H", "JS", "4H"])
    game.apply(Flip(Seat(1)))

    events = game.apply(Slap((hand(0), hand(0, 305_000), hand(1, 400_000))))

    judged = [event for event in events if isinstance(event, HandJudged)]
    assert [(event.seat, event.result, event.reason) for event in judged] == [
        (0, "won", None),
        (0, "ignored", "repeat"),
        (1, "lost", None),
    ]


@pytest.mark.rule("A.1-38", "B18")
def test_burning_the_last_card_is_a_last_chance_that_can_be_missed() -> None:
    deck = ["9H", "8H", "4H", "JS", "5H", "6H", "2H"]
    game = game_of(3, deck, false_slap="burn", penalty_cards=2)
    game.apply(Flip(Seat(1)))

    burned = game.apply(Slap((hand(0, 400_000),)))
    for seat in (2, 1):
        game.apply(Flip(Seat(seat)))
    won = game.apply(Slap((hand(2),)))

    assert OutOfCards in kinds(burned)
    assert Eliminated in kinds(won)
    assert game.view.out == [0]


@pytest.mark.rule("B26", "B55")
def test_equal_hands_on_a_covered_card_are_ordered_from_its_own_flipper() -> None:
    game = game_of(4, deck=["2H", "3H", "4H", "5H", "JS", "6H", "7H", "8H"], tie_rule="lowest_hand")
    game.apply(Flip(Seat(1)))
    game.apply(Flip(Seat(2)))

    events = game.apply(Slap((hand(3), hand(1), hand(2)), FlipNo(1), in_time=True))

    # Counted from seat 1, who flipped the Jack, seat 2 is nearest and seat 1 last.
    judged = [event for event in events if isinstance(event, HandJudged)]
    assert [(event.seat, event.result) for event in judged] == [
        (2, "won"),
        (3, "lost"),
        (1, "lost"),
    ]


@pytest.mark.rule("B55")
def test_of_two_hands_of_one_moment_and_seat_the_palm_comes_first() -> None:
    game = game_of(2, deck=["2H", "3H", "JS", "4H"], bad_contact="false_slap")
    game.apply(Flip(Seat(1)))
    moment = Micros(300_000)

    events = game.apply(
        Slap(
            (
                Hand(Seat(0), moment, "finger"),
                Hand(Seat(0), moment, "back"),
                Hand(Seat(0), moment),
            )
        )
    )

    judged = [event for event in events if isinstance(event, HandJudged)]
    assert [(event.result, event.reason) for event in judged] == [
        ("won", None),
        ("ignored", "repeat"),
        ("ignored", "repeat"),
    ]


@pytest.mark.rule("B64")
def test_a_hand_that_names_an_earlier_flip_is_late_in_a_tie() -> None:
    game = game_of(3, deck=["2H", "3H", "4H", "JS", "6H", "7H"])
    game.apply(Flip(Seat(1)))
    game.apply(Slap((hand(0), hand(2, 305_000))))
    before_the_card = game.apply(Slap((hand(0),), FlipNo(1)))
    game.apply(Flip(Seat(2)))
    after_it = game.apply(Slap((hand(0),), FlipNo(1), in_time=True))

    for events in (before_the_card, after_it):
        assert [(type(event), event.seq > 0) for event in events] == [(HandJudged, True)]
        assert isinstance(events[0], HandJudged)
        assert (events[0].result, events[0].reason) == ("late", "covered")
    assert game.view.tie is not None
    assert game.view.tie.seats == [2, 0]


@pytest.mark.rule("A.1-62", "B64")
def test_a_replay_card_that_is_the_last_without_last_chances_decides_the_tie() -> None:
    game = game_of(2, deck=["2H", "3H", "JS"], last_chance="none")
    game.apply(Flip(Seat(1)))
    game.apply(Slap((hand(0), hand(1, 301_000))))

    events = game.apply(Flip(Seat(0)))

    # The card is turned, its flipper has none left and is out, and the other wins the tie.
    assert kinds(events)[1:] == [Eliminated, SlapWon, GameOver]
    assert game.outcome == Outcome(Seat(1), "last_standing", (2, 1))


@pytest.mark.rule("B55")
def test_a_race_is_judged_hand_by_hand_up_to_the_end_of_the_game() -> None:
    game = game_of(2, deck=["2H", "3H", "4H", "5H"])
    game.apply(Flip(Seat(1)))
    game.apply(Flip(Seat(0)))
    game.apply(Flip(Seat(1)))
    early_and_later = (hand(1, 200_000), hand(0, 250_000), hand(1, 300_000))

    events = game.apply(Slap(early_and_later))

    assert [
        (event.seat, event.result, event.reason)
        for event in events
        if isinstance(event, HandJudged)
    ] == [(1, "false", "no_trigger"), (0, "ignored", "game_over"), (1, "rejected", "eliminated")]


@pytest.mark.rule("B29", "B32")
def test_an_armed_tie_waits_for_its_hands_though_nobody_holds_cards() -> None:
    game = game_of(3, deck=["2H", "JS", "4H"], last_chance="unlimited")
    game.apply(Flip(Seat(1)))
    game.apply(Flip(Seat(2)))
    game.apply(Slap((hand(1), hand(2, 301_000))))
    game.apply(Flip(Seat(0)))

    game.apply(Leave(Seat(0)))

    assert (game.view.state, game.view.counts) == ("tie_replay", [0, 0, 0])
    assert SlapWon in kinds(game.apply(Slap((hand(2),))))


def test_what_would_come_of_an_action_is_known_without_doing_it() -> None:
    game = game_of(2, deck=["2H", "3H", "JS", "4H"], tie_rule="coin", win_pile="shuffle_all")
    game.apply(Flip(Seat(1)))
    tossed = Slap((hand(0), hand(1)))
    before = (game.view, game.stocks)

    foreseen = game.would(tossed)

    assert (game.view, game.stocks) == before
    assert game.apply(tossed) == foreseen
    with pytest.raises(IllegalActionError):
        game.would(Resume())
