"""Every refusal of rules.md D.5: when it comes, and in which order reasons are looked at."""

import pytest

from slapjack.rules import (
    Action,
    Away,
    Back,
    Claim,
    Cut,
    Expire,
    Flip,
    Foul,
    Game,
    Hand,
    Header,
    IllegalActionError,
    Leave,
    Pause,
    Resume,
    RuleCode,
    RuleSet,
    SeatLine,
    Slap,
)
from slapjack.units import FlipNo, Micros, Seat

FAR = Seat(9)


def hand(seat: int, reaction_us: int = 300_000) -> Hand:
    return Hand(Seat(seat), Micros(reaction_us))


def position(
    *stocks: str, turn: int = 0, pile: str = "", preset: str = "classic", **changes: object
) -> Game:
    """Return a game at a position; each text lists cards."""
    return Game.from_header(
        Header(
            slapjack=1,
            rules={"preset": preset, **changes},
            seats=(SeatLine(),) * len(stocks),
            stocks=tuple(tuple(stock.split()) for stock in stocks),
            pile=tuple(pile.split()),
            turn=Seat(turn),
        )
    )


def code_of(game: Game, action: Action) -> RuleCode:
    """Return why an action is refused, having made sure that nothing changed."""
    before = (game.view, game.stocks, game.pile)
    with pytest.raises(IllegalActionError) as refused:
        game.apply(action)
    assert (game.view, game.stocks, game.pile) == before
    return refused.value.code


def uncut(**changes: object) -> Game:
    return Game.deal(RuleSet.preset("classic", **changes), 3, b"", dealer=Seat(0))


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Slap(()), "bad_action"),
        (Flip(FAR), "no_such_seat"),
        (Flip(Seat(-1)), "no_such_seat"),
        (Slap((hand(0), hand(9))), "no_such_seat"),
        (Resume(), "not_paused"),
        (Cut(Seat(2), 3), "already_dealt"),
        (Flip(Seat(1)), "not_your_turn"),
        (Foul(Seat(2), "peek"), "not_your_turn"),
        (Slap((hand(0),), FlipNo(1)), "no_such_flip"),
        (Slap((hand(0),), FlipNo(0)), "no_such_flip"),
        (Claim(), "nothing_to_claim"),
        (Expire(), "nothing_to_expire"),
        (Expire("game"), "no_time_limit"),
    ],
    ids=str,
)
def test_action_is_refused_in_a_quiet_turn(action: Action, code: str) -> None:
    assert code_of(position("2H 3H", "4H", "5H"), action) == code


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Slap(()), "bad_action"),
        (Flip(FAR), "no_such_seat"),
        (Flip(Seat(0)), "game_over"),
        (Resume(), "game_over"),
        (Leave(Seat(0)), "game_over"),
        (Slap((hand(0),)), "game_over"),
        (Pause(), "game_over"),
    ],
    ids=str,
)
def test_nothing_is_done_after_the_end(action: Action, code: str) -> None:
    game = position("2H 3H", "4H")
    game.apply(Leave(Seat(1)))

    assert code_of(game, action) == code


@pytest.mark.rule("B38")
@pytest.mark.parametrize(
    "action",
    [Pause(), Flip(Seat(0)), Slap((hand(0),)), Away(Seat(0)), Back(Seat(0)), Expire("game")],
    ids=str,
)
def test_a_paused_game_takes_only_leaving_and_going_on(action: Action) -> None:
    game = position("2H", "3H", "4H", time_limit_s=60)
    game.apply(Pause())

    assert code_of(game, action) == "paused"
    game.apply(Leave(Seat(1)))
    game.apply(Resume())


@pytest.mark.rule("S001-05", "B76")
@pytest.mark.parametrize(
    "action", [Flip(Seat(1)), Slap((hand(0),)), Leave(Seat(0)), Pause(), Claim()], ids=str
)
def test_a_required_cut_comes_before_everything(action: Action) -> None:
    assert code_of(uncut(cut="required"), action) == "cut_missing"


@pytest.mark.rule("B76")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Resume(), "not_paused"),
        (Cut(Seat(1), 3), "not_the_cutter"),
        (Cut(Seat(2), 0), "bad_cut"),
        (Cut(Seat(2), 52), "bad_cut"),
    ],
    ids=str,
)
def test_a_wrong_cut_leaves_the_cards_undealt(action: Action, code: str) -> None:
    for cut in ("required", "optional"):
        if cut == "required" or isinstance(action, Cut):
            game = uncut(cut=cut)
            assert code_of(game, action) == code
            assert game.cutter == 2


def test_no_cut_where_there_is_none() -> None:
    assert code_of(uncut(cut="none"), Cut(Seat(2), 3)) == "cut_not_allowed"


@pytest.mark.rule("A.1-40", "B39")
@pytest.mark.parametrize(
    "action",
    [Flip(Seat(2)), Foul(Seat(2), "peek"), Leave(Seat(2)), Away(Seat(2)), Back(Seat(2))],
    ids=str,
)
def test_a_seat_that_is_out_does_nothing(action: Action) -> None:
    game = position("2H", "3H", "4H")
    game.apply(Leave(Seat(2)))

    assert code_of(game, action) == "eliminated"


@pytest.mark.rule("B47")
def test_nobody_flips_while_a_challenge_waits_for_its_claim() -> None:
    game = position("JS 2H", "3H 4H", "5H", preset="egyptian-ratscrew")
    game.apply(Flip(Seat(0)))
    game.apply(Flip(Seat(1)))

    assert code_of(game, Flip(Seat(2))) == "nobody_flips"
    assert code_of(game, Foul(Seat(1), "peek")) == "nobody_flips"
    assert code_of(game, Expire()) == "nothing_to_expire"


def test_nobody_flips_when_a_tie_waits_for_its_hands_or_all_cards_are_gone() -> None:
    tied = position("JS 2H", "3H 4H", "5H")
    tied.apply(Flip(Seat(0)))
    tied.apply(Slap((hand(1), hand(2))))
    assert code_of(tied, Expire()) == "nothing_to_expire"
    tied.apply(Flip(Seat(1)))
    assert code_of(tied, Flip(Seat(2))) == "nobody_flips"

    stuck = position("2H", "JS")
    stuck.apply(Flip(Seat(0)))
    stuck.apply(Flip(Seat(1)))
    assert code_of(stuck, Flip(Seat(0))) == "nobody_flips"


@pytest.mark.rule("B77")
def test_a_flip_may_not_cover_the_last_one_too_soon() -> None:
    game = position("2H", "3H", "4H")
    game.apply(Flip(Seat(0), at_us=Micros(5_000_000)))

    assert code_of(game, Flip(Seat(1), at_us=Micros(5_999_999))) == "too_early"
    assert code_of(game, Flip(Seat(2), at_us=Micros(5_000_001))) == "not_your_turn"
    game.apply(Flip(Seat(1), at_us=Micros(6_000_000)))


@pytest.mark.rule("B77")
def test_a_flip_without_a_time_is_never_too_early() -> None:
    game = position("2H", "3H", "4H")
    game.apply(Flip(Seat(0)))
    game.apply(Flip(Seat(1), at_us=Micros(1)))
    game.apply(Flip(Seat(2)))


@pytest.mark.rule("B78")
def test_a_slap_may_answer_a_face_up_card_of_a_given_pile() -> None:
    game = position("2H", "3H", "4H", pile="9H JS")
    game.apply(Flip(Seat(0)))

    assert code_of(game, Slap((hand(1),), FlipNo(-2))) == "no_such_flip"
    assert code_of(game, Slap((hand(1),), FlipNo(2))) == "no_such_flip"
    game.apply(Slap((hand(1),), FlipNo(0), in_time=True))
    assert game.view.counts == [0, 4, 1]


def test_a_refusal_says_its_code() -> None:
    assert str(IllegalActionError(RuleCode.PAUSED)) == "paused"
    assert str(IllegalActionError(RuleCode.BAD_ACTION, "no seat")) == "bad_action: no seat"
