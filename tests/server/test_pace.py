from slapjack.protocol.client_messages import ClientMessage, Deal, Flip, Slap, Watermark
from slapjack.server.pace import BAD_MESSAGES_MAX, TOO_FAST_MAX, Pace
from slapjack.units import Micros

SECOND = 1_000_000


def allowed(pace: Pace, message: ClientMessage, each_us: int, count: int) -> int:
    return sum(pace.takes(Micros(n * each_us), message) for n in range(count))


def slap(seat: int) -> Slap:
    return Slap(action_id="a", seat=seat, flip=1, shown_us=0, pressed_us=0)


def test_twelve_actions_a_second_are_allowed_for_ever() -> None:
    assert allowed(Pace(), slap(0), each_us=SECOND // 12 + 1, count=600) == 600


def test_a_seat_that_hammers_gets_no_more_than_its_rate() -> None:
    granted = allowed(Pace(), slap(0), each_us=SECOND // 100, count=1_000)
    assert 120 <= granted <= 133


def test_each_seat_of_one_tablet_has_a_rate_of_its_own() -> None:
    pace = Pace()
    assert allowed(pace, slap(0), each_us=0, count=100) == 12
    assert allowed(pace, slap(1), each_us=0, count=100) == 12


def test_a_flip_and_a_slap_of_one_seat_share_its_rate() -> None:
    pace = Pace()
    allowed(pace, slap(0), each_us=0, count=12)
    assert not pace.takes(Micros(0), Flip(action_id="b", seat=0))
    assert pace.takes(Micros(0), Deal(action_id="c"))


def test_watermarks_of_a_fast_screen_are_never_too_many() -> None:
    mark = Watermark(flip=1, free_us=1)
    assert allowed(Pace(), mark, each_us=SECOND // 144, count=1_440) == 1_440


def test_a_flood_of_watermarks_ends() -> None:
    assert allowed(Pace(), Watermark(flip=1, free_us=1), each_us=0, count=5_000) <= 400


def test_raw_bytes_are_counted_before_anything_is_read() -> None:
    pace = Pace()
    assert pace.takes_bytes(Micros(0), 100_000)
    assert not pace.takes_bytes(Micros(0), 100_000)
    assert pace.takes_bytes(Micros(2 * SECOND), 100_000)


def test_strikes_are_forgiven_up_to_a_number() -> None:
    pace = Pace()
    assert [pace.strike_bad() for _ in range(BAD_MESSAGES_MAX + 1)][-2:] == [False, True]
    assert [pace.strike_fast() for _ in range(TOO_FAST_MAX + 1)][-2:] == [False, True]
