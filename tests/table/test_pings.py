"""How often a connection is pinged, and what its answers say (fairness.md 1.2, 1.3)."""

from slapjack.protocol.client_messages import Pong, Shown, Visible, Watermark
from slapjack.protocol.codec import encode
from slapjack.protocol.server_messages import Ping, Show
from slapjack.table.connections import PINGS_MAX, Connection
from slapjack.table.inputs import Acked, Hole, Message, Sent
from slapjack.units import FlipNo, Micros
from tests.table.bench import Bench
from tests.table.clients import FAR, PLAIN, Client, Habits
from tests.table.wires import START_AT, ms


def two(far: Habits = FAR) -> Bench:
    bench = Bench(flips="5H 6H 7H 8H")
    bench.sit("near", PLAIN)
    bench.sit("far", far)
    return bench


def asked_at(bench: Bench, client: Client) -> list[float]:
    """When it was pinged, in milliseconds since the table opened."""
    return [(heard.said_at - START_AT) / 1_000 for heard in client.got(Ping)]


def known(bench: Bench, client: Client) -> Connection:
    found = bench.table.state.connections.find(client.number)
    assert found is not None
    return found


def test_a_new_connection_is_pinged_eight_times_in_a_row() -> None:
    bench = two()
    bench.run(6_500)
    assert asked_at(bench, bench.clients[0]) == [*range(0, 900, 100), 5_800]


def test_in_play_it_is_pinged_once_a_second() -> None:
    bench = two()
    bench.deal()
    bench.run(6_000)
    before = len(bench.clients[0].got(Ping))
    bench.run(3_000)
    assert len(bench.clients[0].got(Ping)) - before == 3


def test_from_the_press_until_the_card_is_shown_it_is_pinged_ten_times_a_second() -> None:
    bench = two()
    bench.deal()
    bench.run(6_000)
    bench.press(0)
    bench.until(lambda: bench.play.press is not None)
    pressed_at = (bench.now - START_AT) / 1_000
    bench.run_to(bench.show_at(1))
    bench.run(1_000)
    hot = [at for at in asked_at(bench, bench.clients[0]) if at >= pressed_at]
    shown_ms = (bench.show_at(1) - START_AT) / 1_000 + 25 + 10
    count = sum(at <= shown_ms for at in hot)
    assert hot[:count] == [pressed_at + 100 * step for step in range(count)]
    assert count >= 3
    assert hot[count] - hot[count - 1] <= 1_000


def test_a_screen_that_never_tells_is_hurried_for_a_while_only() -> None:
    bench = two(Habits(tells_shown=False))
    bench.deal()
    bench.flip(then_ms=1_700)
    before = len(bench.clients[1].got(Ping))
    bench.run(2_900)
    assert len(bench.clients[1].got(Ping)) - before <= 3


def test_a_hidden_page_is_pinged_once_in_ten_seconds() -> None:
    bench = two()
    bench.run(1_000)
    bench.say(bench.clients[0], Visible(visible=False))
    bench.run(50)
    before = len(bench.clients[0].got(Ping))
    bench.run(30_000)
    assert len(bench.clients[0].got(Ping)) - before == 3


def test_a_round_trip_is_measured_from_ping_to_pong() -> None:
    bench = two()
    bench.run(2_000)
    assert [known(bench, c).base_us(bench.table.state.judge) for c in bench.clients] == [
        ms(20),
        ms(200),
    ]


def test_the_pong_of_a_show_is_the_round_trip_of_this_very_race() -> None:
    bench = two()
    bench.deal()
    bench.flip(then_ms=300)
    assert known(bench, bench.clients[1]).screens[FlipNo(1)].round_trip_us == ms(200)


def test_a_pong_that_answers_nothing_says_nothing() -> None:
    bench = two()
    bench.run(2_000)
    before = known(bench, bench.clients[0]).latency.samples
    bench.say(bench.clients[0], Pong(n=7, client_us=1))
    bench.run(50)
    assert known(bench, bench.clients[0]).latency.samples == before


def test_a_round_trip_across_a_hidden_page_is_thrown_away() -> None:
    bench = two()
    bench.run(5_795)
    far = bench.clients[1]
    before = known(bench, far).latency.samples
    bench.until(lambda: len(known(bench, far).pings) == 1)
    bench.say(far, Visible(visible=False))
    bench.say(far, Visible(visible=True))
    bench.run(210)
    assert known(bench, far).latency.samples == before


def test_only_the_first_word_about_a_shown_card_counts() -> None:
    bench = two()
    bench.deal()
    bench.flip(then_ms=200)
    far = bench.clients[1]
    _, shown_us = far.shown[FlipNo(1)]
    bench.say(far, Shown(flip=1, received_us=0, shown_us=shown_us + 99))
    bench.run(200)
    assert known(bench, far).screens[FlipNo(1)].shown_us == shown_us


def test_a_watermark_only_rises_and_needs_a_card_that_is_shown() -> None:
    bench = two()
    bench.deal()
    bench.flip(then_ms=200)
    near = bench.clients[0]
    for free_ms in (300, 200):
        bench.say(near, Watermark(flip=1, free_us=ms(free_ms)))
    bench.say(near, Watermark(flip=2, free_us=ms(100)))
    bench.run(50)
    screens = known(bench, near).screens
    assert screens[FlipNo(1)].free_us == ms(300)
    assert FlipNo(2) not in screens


def test_pings_that_nobody_answers_are_not_kept_for_ever() -> None:
    bench = two(Habits(pongs=False))
    bench.deal()
    bench.run(100_000)
    assert len(known(bench, bench.clients[1]).pings) == PINGS_MAX


def test_the_kernels_word_holds_down_what_a_page_may_claim() -> None:
    bench = two()
    bench.run(2_000)
    bench.kernel(bench.clients[1], 175)
    settings = bench.table.state.judge
    assert known(bench, bench.clients[1]).base_us(settings) == ms(178)


def test_the_acknowledgement_of_a_face_tells_the_jitter_that_is_usual() -> None:
    bench = two()
    bench.deal()
    bench.kernel(bench.clients[1], 180)
    flip = bench.flip(then_ms=300)
    connection, settings = known(bench, bench.clients[1]), bench.table.state.judge
    face_at = connection.screens[flip].sent_at
    before = connection.latency.jitter_us(settings)
    bench.feed(Acked(connection.number, bench.now, Micros(face_at - 1)))
    assert connection.latency.jitter_us(settings) == before
    for later_ms in (185, 300):
        at = Micros(face_at + ms(later_ms))
        bench.feed(Acked(connection.number, at, Micros(face_at + ms(2))))
    assert connection.latency.jitter_us(settings) == ms(4)


def test_a_live_face_is_followed_by_long_pings_where_a_kernel_tells() -> None:
    bench = Bench(flips="JH 6H 7H 8H")
    bench.sit("near", PLAIN)
    bench.sit("far", FAR)
    bench.deal()
    near, far = bench.clients
    bench.feed(Acked(near.number, bench.now, bench.now))
    bench.flip(then_ms=200)
    shown_at = bench.show_at(1)
    said = [(heard.said_at, encode(heard.message)) for heard in near.got(Ping)]
    long = [at for at, frame in said if len(frame) > 1_460]
    assert long == [shown_at + ms(20 * step) for step in range(10)]
    assert [at for at, _ in said if at >= shown_at] == long
    # Two segments of a road that carries less than an Ethernet; three would have to wait.
    assert max(len(frame) for _, frame in said) < 2 * 1_200
    assert all(len(encode(heard.message)) < 100 for heard in far.got(Ping))


def test_a_face_that_waited_in_our_own_buffer_tells_nothing_of_the_road() -> None:
    bench = two()
    bench.deal()
    bench.kernel(bench.clients[1], 180)
    flip = bench.flip(then_ms=300)
    connection, settings = known(bench, bench.clients[1]), bench.table.state.judge
    screen = connection.screens[flip]
    before = connection.latency.jitter_us(settings)
    bench.feed(Sent(connection.number, flip, screen.sent_at, dirty=True))
    bench.feed(Acked(connection.number, Micros(screen.sent_at + ms(205)), screen.sent_at))
    assert connection.latency.jitter_us(settings) == before


def test_words_of_one_read_fill_one_hole_though_time_goes_on_meanwhile() -> None:
    bench = two()
    bench.run(2_000)
    connection = known(bench, bench.clients[1])
    read_at = bench.now
    bench.feed(Hole(connection.number, Micros(read_at - ms(40))))
    for n in (7, 8):
        bench.feed(Message(connection.number, read_at, Pong(n=n, client_us=1)))
        bench.feed(Acked(connection.number, Micros(read_at + ms(n)), read_at))
    assert connection.trace.hole_at == read_at - ms(40)
    bench.feed(Message(connection.number, Micros(read_at + ms(9)), Pong(n=9, client_us=1)))
    assert connection.trace.hole_at is None


def test_a_show_carries_a_ping_that_was_never_used() -> None:
    bench = two()
    bench.deal()
    bench.flip(then_ms=300)
    (show,) = [h.message for h in bench.clients[0].got(Show) if isinstance(h.message, Show)]
    assert show.n not in {
        h.message.n for h in bench.clients[0].got(Ping) if isinstance(h.message, Ping)
    }
