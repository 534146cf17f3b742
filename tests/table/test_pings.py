"""How often a connection is pinged, and what its answers say (fairness.md 1.2, 1.3)."""

from slapjack.protocol.client_messages import Pong, Shown, Visible, Watermark
from slapjack.protocol.server_messages import Ping, Show
from slapjack.table.connections import PINGS_MAX, Connection
from slapjack.units import FlipNo
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


def test_a_show_carries_a_ping_that_was_never_used() -> None:
    bench = two()
    bench.deal()
    bench.flip(then_ms=300)
    (show,) = [h.message for h in bench.clients[0].got(Show) if isinstance(h.message, Show)]
    assert show.n not in {
        h.message.n for h in bench.clients[0].got(Ping) if isinstance(h.message, Ping)
    }
