import pytest

from slapjack.protocol.codec import show
from slapjack.protocol.server_messages import Arm, Goaway, Ping, ServerMessage
from slapjack.server.fanout import Fanout, framed
from slapjack.units import ConnectionId, Micros

ONE, TWO, THREE = (ConnectionId(number) for number in (1, 2, 3))


class SteppedClock:
    """A clock that moves one microsecond with each look."""

    def __init__(self) -> None:
        self.at = 0

    def now(self) -> Micros:
        self.at += 1
        return Micros(self.at)


class WrittenLine:
    """A socket that remembers what it was told."""

    form = staticmethod(framed)

    def __init__(self, clock: SteppedClock, is_behind: bool = False) -> None:
        self._clock = clock
        self.is_behind = is_behind
        self.frames: list[bytes] = []
        self.written_at: list[int] = []
        self.closed: list[int] = []
        self.measured = 0
        self.watched: list[int] = []
        self.urged = 0

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.written_at.append(self._clock.at)

    def close(self, code: int) -> None:
        self.closed.append(code)

    def measure(self) -> None:
        self.measured += 1

    def urge(self) -> None:
        self.urged += 1

    def watch(self, sent_us: Micros) -> None:
        self.watched.append(sent_us)


@pytest.fixture
def clock() -> SteppedClock:
    return SteppedClock()


@pytest.fixture
def fanout(clock: SteppedClock) -> Fanout:
    return Fanout(clock)


def test_the_same_bytes_go_to_every_connection(fanout: Fanout, clock: SteppedClock) -> None:
    lines = [WrittenLine(clock) for _ in range(3)]
    for connection, line in zip((ONE, TWO, THREE), lines, strict=True):
        fanout.add(connection, line)
    fanout.send([ONE, THREE], Goaway(wait_ms=5))
    assert lines[0].frames == [framed(Goaway(wait_ms=5))]
    assert lines[0].frames[0] is lines[2].frames[0]
    assert lines[1].frames == []


def test_a_frame_is_one_unmasked_text_frame() -> None:
    frame = framed(Ping(n=7))
    assert frame[0] == 0x81
    assert frame[1] == len(frame) - 2 < 126


@pytest.mark.parametrize("message", [Ping(n=7, pad="." * 300), Ping(n=7, pad="." * 70_000)])
def test_long_messages_are_framed_too(message: ServerMessage) -> None:
    frame = framed(message)
    assert isinstance(frame, bytes)
    assert frame[1] in (126, 127)


def test_the_moment_of_a_face_is_right_before_its_write(
    fanout: Fanout, clock: SteppedClock
) -> None:
    line = WrittenLine(clock)
    fanout.add(ONE, line)
    at, is_dirty = fanout.show(ONE, show(1, "JS", 9))
    assert (at, is_dirty) == (line.written_at[0], False)
    assert line.frames == [framed(show(1, "JS", 9))]


def test_a_face_behind_other_bytes_is_dirty(fanout: Fanout, clock: SteppedClock) -> None:
    line = WrittenLine(clock, is_behind=True)
    fanout.add(ONE, line)
    assert fanout.show(ONE, show(1, "JS", 9))[1] is True
    assert line.frames


def test_a_face_for_nobody_counts_as_dirty(fanout: Fanout) -> None:
    assert fanout.show(ONE, show(1, "JS", 9))[1] is True


def test_the_kernel_is_asked_when_a_flip_is_armed_and_not_before(
    fanout: Fanout, clock: SteppedClock
) -> None:
    line, other = WrittenLine(clock), WrittenLine(clock)
    fanout.add(ONE, line)
    fanout.add(TWO, other)
    fanout.send([ONE, TWO], Ping(n=1))
    assert line.measured == 0
    fanout.send([ONE], Arm(flip=1, seat=0))
    assert (line.measured, other.measured) == (1, 0)


def test_the_kernel_is_watched_for_pings_and_faces_from_the_moment_before_the_write(
    fanout: Fanout, clock: SteppedClock
) -> None:
    line = WrittenLine(clock)
    fanout.add(ONE, line)
    fanout.send([ONE], Arm(flip=1, seat=0))
    fanout.send([ONE], Ping(n=1))
    at, _ = fanout.show(ONE, show(1, "JS", 9))
    assert line.watched == [line.written_at[1], at]
    assert line.urged == 1


def test_a_connection_that_is_gone_gets_nothing_and_hurts_nobody(
    fanout: Fanout, clock: SteppedClock
) -> None:
    line, stays = WrittenLine(clock), WrittenLine(clock)
    fanout.add(ONE, line)
    fanout.add(TWO, stays)
    fanout.remove(ONE)
    fanout.remove(ONE)
    fanout.send([ONE, TWO, THREE], Ping(n=1))
    fanout.close(ONE, 4009)
    assert (line.frames, line.closed) == ([], [])
    assert len(stays.frames) == 1
    assert len(fanout) == 1


def test_a_close_is_handed_on_with_its_code(fanout: Fanout, clock: SteppedClock) -> None:
    line = WrittenLine(clock)
    fanout.add(ONE, line)
    fanout.close(ONE, 4009)
    assert line.closed == [4009]
