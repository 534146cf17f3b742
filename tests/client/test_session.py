import pytest

from slapjack.client.session import GapError, Session
from slapjack.client.wire import StrangeMessageError, read, write
from slapjack.protocol.client_messages import Resume, Watermark
from slapjack.protocol.codec import decode, encode
from slapjack.protocol.lobby import Lobby, TableOptions
from slapjack.protocol.server_messages import (
    Arm,
    Armed,
    Disarm,
    Ended,
    Events,
    LobbyChanged,
    Ping,
    Replaced,
    ServerMessage,
    Show,
    Snapshot,
    Verdict,
    Void,
    Welcome,
)
from slapjack.rules.cards import Card
from slapjack.rules.events import CardFlipped, Dealt, Event, GameStarted, SlapOpen, SlapWon, Turn
from slapjack.units import FlipNo, Seat

EPOCH = 3


def lobby(phase: str = "lobby") -> Lobby:
    return Lobby(
        code="BCDF",
        phase="playing" if phase == "playing" else "lobby",
        seats=[],
        rules={"preset": "classic"},
        options=TableOptions(),
        max_players=8,
        min_players=2,
        dealer=0,
    )


def snapshot(seq: int = 10, epoch: int = EPOCH, armed: Armed | None = None) -> Snapshot:
    return Snapshot(epoch=epoch, seq=seq, lobby=lobby(), armed=armed)


def events(seq: int, *told: Event) -> Events:
    return Events(epoch=EPOCH, seq=seq, events=list(told))


GAME_BEGINS = events(
    11,
    GameStarted(seq=1, seats=2, rules="classic"),
    Dealt(seq=2, dealer=Seat(0), counts=(26, 26)),
    Turn(seq=3, seat=Seat(1)),
)
JACK = events(
    12,
    CardFlipped(seq=4, seat=Seat(1), card=Card("JS"), flip=FlipNo(1)),
    SlapOpen(seq=5, flip=FlipNo(1), triggers=("rank:J",)),
    Turn(seq=6, seat=Seat(0)),
)


def session(*messages: ServerMessage) -> Session:
    """A session that was told all this, as bytes."""
    one = Session()
    for message in messages:
        one.receive(read(encode(message)))
    return one


def test_a_session_knows_nothing_before_its_snapshot() -> None:
    one = session()
    assert (one.view, one.lobby, one.resume) == (None, None, None)
    with pytest.raises(GapError):
        one.receive(GAME_BEGINS)


def test_the_welcome_says_whom_the_connection_speaks_for() -> None:
    one = session(
        Welcome(
            proto=1,
            epoch=EPOCH,
            code="BCDF",
            seats=[1],
            role="player",
            host=True,
            judge="ranked",
            version="0.1.0",
        )
    )
    assert (one.seats, one.role, one.host, one.judge) == ([1], "player", True, "ranked")


def test_events_are_folded_into_the_view() -> None:
    one = session(snapshot(), GAME_BEGINS, JACK)
    assert one.view is not None
    assert (one.view.counts, one.view.pile, one.view.live_flip) == ([26, 25], ["JS"], 1)
    won = SlapWon(seq=7, seat=Seat(0), cards=1, flip=FlipNo(1))
    one.receive(events(13, won))
    assert (one.view.counts, one.view.pile) == ([27, 25], [])
    assert one.resume == Resume(epoch=EPOCH, seq=13)


def test_a_repeat_is_passed_over() -> None:
    one = session(snapshot(), GAME_BEGINS, JACK)
    assert one.receive(JACK) is False
    assert one.view is not None
    assert one.view.pile == ["JS"]


def test_a_gap_is_an_error_and_changes_nothing() -> None:
    one = session(snapshot(), GAME_BEGINS)
    with pytest.raises(GapError, match="expected message 12, got 13") as caught:
        one.receive(events(13))
    assert (caught.value.expected, caught.value.got) == (12, 13)
    assert one.seq == 11


def test_words_of_another_epoch_need_a_snapshot_first() -> None:
    one = session(snapshot(), GAME_BEGINS)
    with pytest.raises(GapError):
        one.receive(LobbyChanged(epoch=EPOCH + 1, seq=12, lobby=lobby()))
    one.receive(snapshot(seq=2, epoch=EPOCH + 1))
    assert one.view is None
    assert one.receive(LobbyChanged(epoch=EPOCH + 1, seq=3, lobby=lobby("playing")))
    assert one.lobby == lobby("playing")


def test_a_face_is_a_picture_that_comes_before_its_event() -> None:
    told = (snapshot(), GAME_BEGINS, Arm(flip=1, seat=1))
    assert session(*told).armed == Armed(flip=1, seat=1)
    one = session(*told, Show(flip=1, face="JS", n=7))
    assert one.armed is None
    assert one.face == Show(flip=1, face="JS", n=7)
    assert one.view is not None
    assert one.view.pile == []


def test_a_dropped_flip_sinks() -> None:
    assert session(snapshot(), Arm(flip=1, seat=1), Disarm(flip=1)).armed is None


def test_a_snapshot_replaces_what_was_known() -> None:
    one = session(snapshot(), GAME_BEGINS, JACK, Show(flip=2, face="2S", n=1))
    one.receive(snapshot(seq=20, armed=Armed(flip=3, seat=0)))
    assert (one.view, one.face, one.armed, one.seq) == (None, None, Armed(flip=3, seat=0), 20)


def test_the_newest_verdict_is_kept_and_counts_as_a_message() -> None:
    verdict = Verdict(epoch=EPOCH, seq=13, flip=1, winner=0, tie=[], rows=[], judge=1)
    one = session(snapshot(), GAME_BEGINS, JACK, verdict)
    assert one.verdict == verdict
    assert one.receive(Void(epoch=EPOCH, seq=14, flip=2, why="stall"))
    assert one.seq == 14


def test_a_card_that_was_annulled_is_known_until_it_is_covered_or_gone() -> None:
    void = Void(epoch=EPOCH, seq=13, flip=1, why="stall")
    assert session(snapshot(), GAME_BEGINS, JACK, void).void_flip == 1
    covered = events(14, CardFlipped(seq=7, seat=Seat(0), card=Card("2H"), flip=FlipNo(2)))
    assert session(snapshot(), GAME_BEGINS, JACK, void, covered).void_flip is None
    won = events(14, SlapWon(seq=7, seat=Seat(0), cards=1, flip=FlipNo(1)))
    assert session(snapshot(), GAME_BEGINS, JACK, void, won).void_flip is None
    over = LobbyChanged(epoch=EPOCH, seq=14, lobby=lobby())
    assert session(snapshot(), GAME_BEGINS, JACK, void, over).void_flip is None


def test_a_card_below_that_was_annulled_is_not_the_one_on_top() -> None:
    below = Void(epoch=EPOCH, seq=14, flip=1, why="stall")
    covered = events(13, CardFlipped(seq=7, seat=Seat(0), card=Card("2H"), flip=FlipNo(2)))
    assert session(snapshot(), GAME_BEGINS, JACK, covered, below).void_flip is None


def test_a_snapshot_tells_of_an_annulled_card() -> None:
    told = Snapshot(epoch=EPOCH, seq=20, lobby=lobby(), void_flip=4)
    assert session(snapshot(), told).void_flip == 4


@pytest.mark.parametrize(
    ("message", "why"), [(Ended(why="kicked"), "kicked"), (Replaced(), "replaced")]
)
def test_a_session_learns_that_its_place_is_over(message: ServerMessage, why: str) -> None:
    assert session(snapshot(), message).over == why


def test_a_ping_is_nothing_to_remember() -> None:
    assert Session().receive(Ping(n=5)) is False


def test_the_wire_mirrors_the_codec() -> None:
    mark = Watermark(flip=4, free_us=120_000)
    assert decode(write(mark)) == mark
    assert read(encode(JACK)) == JACK


@pytest.mark.parametrize("frame", [b"", b"{", b"\xff", b'{"type":"hello"}', b'{"type":"ping"}'])
def test_a_strange_message_is_turned_away(frame: bytes) -> None:
    with pytest.raises(StrangeMessageError):
        read(frame)
