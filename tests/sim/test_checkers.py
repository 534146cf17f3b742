import pytest

from slapjack.client.session import Session
from slapjack.protocol.lobby import Lobby, TableOptions
from slapjack.protocol.server_messages import Events, Show, Snapshot
from slapjack.rules import Flip, Game, Record, RuleSet, SeatLine
from slapjack.rules.cards import Card
from slapjack.rules.events import CardFlipped, Event
from slapjack.sim.checkers import Checker, InvariantError
from slapjack.units import FlipNo, Micros, Seat

LEAD_US = Micros(125_000)
RULES = RuleSet.preset("classic", cut="none")


def lobby() -> Lobby:
    return Lobby(
        code="BCDF",
        phase="playing",
        seats=[],
        rules=RULES.to_header(),
        options=TableOptions(),
        max_players=8,
        min_players=2,
        dealer=0,
    )


def told(seq: int, *events: Event) -> Events:
    return Events(epoch=1, seq=seq, events=list(events))


class Told:
    """A checker that was told a dealt game, and a client that was told the same."""

    def __init__(self) -> None:
        self.checker = Checker("mix/7", LEAD_US)
        self.client = Session()
        self.game = Game.deal(RULES, 2, bytes(32))
        self.say(Snapshot(epoch=1, seq=1, lobby=lobby()))
        self.say(told(2, *self.game.opening))

    def say(self, message: Snapshot | Events) -> None:
        self.checker.says([0], message, Micros(0))
        self.client.receive(message)
        self.checker.told(0, self.client, message)

    def flip(self, *, show_at: int = 500_000, now: int = 400_000) -> None:
        assert self.game.turn is not None
        self.checker.pressed(self.game.flips + 1, Micros(show_at))
        self.checker.sends_face(0, self.game.flips + 1, Micros(now))
        self.say(told(3, *self.game.apply(Flip(seat=self.game.turn))))


def test_an_honest_table_passes() -> None:
    one = Told()
    one.flip()
    one.checker.after_step(one.game, 3)


def test_a_failure_names_the_seed() -> None:
    one = Told()
    with pytest.raises(InvariantError, match=r"^seed mix/7: flip 1 left without a press$"):
        one.checker.sends_face(0, 1, Micros(0))


def test_a_face_that_leaves_before_its_lead_is_found() -> None:
    one = Told()
    one.checker.pressed(1, Micros(500_000))
    one.checker.sends_face(0, 1, Micros(375_000))
    with pytest.raises(InvariantError, match="flip 1 left at 374999, before 375000"):
        one.checker.sends_face(1, 1, Micros(374_999))


def test_words_that_run_ahead_of_a_face_are_found() -> None:
    one = Told()
    one.checker.pressed(1, Micros(500_000))
    flipped = told(3, CardFlipped(seat=Seat(1), card=Card("2S"), flip=FlipNo(1)))
    with pytest.raises(InvariantError, match="connection 0 heard of flip 1 before its face"):
        one.checker.says([0], flipped, Micros(499_999))
    one.checker.says([0], flipped, Micros(500_000))


def test_a_picture_of_a_face_that_was_not_sent_is_found() -> None:
    with pytest.raises(InvariantError, match="heard of flip 1"):
        Told().checker.says([0], Show(flip=1, face="2S", n=1), Micros(0))


def test_a_client_that_sees_another_game_is_found() -> None:
    one = Told()
    one.flip()
    assert one.client.view is not None
    one.client.view.counts[0] += 1
    with pytest.raises(InvariantError, match="seat 0 sees another game than the table"):
        one.checker.told(0, one.client, told(3))


def test_a_table_that_tells_another_game_is_found() -> None:
    one = Told()
    assert one.game.turn is not None
    one.game.apply(Flip(seat=one.game.turn))
    with pytest.raises(InvariantError, match="the table told another game"):
        one.checker.after_step(one.game, 2)


def test_a_card_that_is_lost_is_found() -> None:
    one = Told()
    one.flip()
    one.game.view.pile.pop()
    with pytest.raises(InvariantError, match="cards were lost or made"):
        one.checker.after_step(one.game, 3)


def test_a_snapshot_of_another_game_is_found() -> None:
    one = Told()
    with pytest.raises(InvariantError, match="the snapshot of message 2 is another game"):
        one.checker.says([0], Snapshot(epoch=1, seq=2, lobby=lobby()), Micros(0))


def test_a_record_that_gives_another_game_is_found() -> None:
    one = Told()
    record = Record.for_game(
        RULES, [SeatLine(name="owl"), SeatLine(name="hen")], bytes(32), dealer=Seat(0)
    )
    one.checker.finished(one.game, record.dump())
    one.flip()
    with pytest.raises(InvariantError, match="the record replays to another game"):
        one.checker.finished(one.game, record.dump())
