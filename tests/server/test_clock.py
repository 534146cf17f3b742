from slapjack.server.clock import MonotonicClock


def test_the_clock_counts_whole_microseconds_and_never_goes_back() -> None:
    clock = MonotonicClock()
    seen = [clock.now() for _ in range(1_000)]
    assert seen == sorted(seen)
    assert all(isinstance(at, int) for at in seen)


def test_two_clocks_of_one_process_agree() -> None:
    first = MonotonicClock().now()
    second = MonotonicClock().now()
    assert first <= second < first + 1_000_000
