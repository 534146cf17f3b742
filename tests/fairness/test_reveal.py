import pytest
from hypothesis import given
from hypothesis import strategies as st

from slapjack.fairness import (
    CASUAL,
    OFF,
    RANKED,
    JudgeSettings,
    Way,
    fore_period,
    lead_us,
    longest_lead_us,
    plan,
    send_at,
)
from slapjack.units import ConnectionId, Micros

spans = st.integers(-5_000, 400_000).map(Micros)
connections = st.dictionaries(
    st.integers(0, 9).map(ConnectionId),
    st.builds(Way, spans, spans, spans, st.booleans()),
    max_size=8,
)
moments = st.integers(0, 10**9).map(Micros)
waits = st.integers(150_000, 450_000).map(Micros)


def ways(proved: str = "", **by_number: int) -> dict[ConnectionId, Way]:
    return {
        ConnectionId(int(name[1:])): Way(Micros(base), proved=name in proved.split())
        for name, base in by_number.items()
    }


def test_far_screens_are_served_earlier_by_half_their_round_trip() -> None:
    reveal = plan(
        Micros(1_000_000),
        ways=ways(c1=10_000, c2=200_000, c3=60_000),
        settings=CASUAL,
        earliest_at=Micros(0),
        fore_period_us=Micros(300_000),
    )
    assert reveal.show_at == 1_400_000
    assert reveal.sends == ((2, 1_300_000), (3, 1_370_000), (1, 1_395_000))


def test_the_fore_period_comes_after_the_floor() -> None:
    reveal = plan(
        Micros(1_000_000),
        ways=ways(c1=10_000),
        settings=CASUAL,
        earliest_at=Micros(2_000_000),
        fore_period_us=Micros(150_000),
    )
    assert reveal.show_at == 2_150_000


def test_no_screen_is_served_further_ahead_than_the_longest_lead() -> None:
    assert send_at(Micros(1_000_000), Way(Micros(900_000)), CASUAL) == 875_000
    assert lead_us(ways(c1=900_000), CASUAL) == 125_000


def test_a_table_without_screens_needs_no_lead() -> None:
    assert lead_us({}, CASUAL) == 0


def test_off_serves_all_screens_at_once() -> None:
    reveal = plan(
        Micros(0),
        ways=ways(c1=10_000, c2=200_000),
        settings=OFF,
        earliest_at=Micros(0),
        fore_period_us=Micros(200_000),
    )
    assert {at for _, at in reveal.sends} == {reveal.show_at} == {200_000}


def test_sends_of_one_instant_come_in_an_order_that_changes_from_flip_to_flip() -> None:
    firsts = {
        plan(
            Micros(0),
            ways=ways(c1=8_000, c2=8_000, c3=8_000),
            settings=CASUAL,
            earliest_at=Micros(0),
            fore_period_us=Micros(fore),
        ).sends[0][0]
        for fore in range(150_000, 150_030)
    }
    assert firsts == {1, 2, 3}


@pytest.mark.parametrize(("word", "wait"), [(0, 150_000), (2**63, 300_000), (2**64 - 1, 450_000)])
def test_a_word_of_the_stream_spreads_over_all_waits(word: int, wait: int) -> None:
    assert fore_period(word) == wait


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_a_larger_word_never_waits_less(word: int, other: int) -> None:
    assert (fore_period(word) <= fore_period(other)) or word > other


@given(moments, connections, moments, waits, st.sampled_from([CASUAL, OFF]))
def test_no_face_is_sent_before_its_press_its_floor_or_after_the_moment(
    press_at: Micros,
    screens: dict[ConnectionId, Way],
    earliest_at: Micros,
    wait: Micros,
    settings: JudgeSettings,
) -> None:
    reveal = plan(
        press_at, ways=screens, settings=settings, earliest_at=earliest_at, fore_period_us=wait
    )
    assert reveal.show_at >= max(press_at, earliest_at) + wait
    assert sorted(connection for connection, _ in reveal.sends) == sorted(screens)
    assert [at for _, at in reveal.sends] == sorted(at for _, at in reveal.sends)
    for connection, at in reveal.sends:
        assert press_at + wait <= at <= reveal.show_at
        assert at == send_at(reveal.show_at, screens[connection], settings)


def test_a_far_screen_whose_round_trip_is_proved_is_served_earlier_still() -> None:
    screens = ways("c1 c2", c1=10_000, c2=200_000, c3=200_000)
    reveal = plan(
        Micros(0),
        ways=screens,
        settings=RANKED,
        earliest_at=Micros(0),
        fore_period_us=Micros(300_000),
    )
    assert reveal.show_at == 425_000
    assert reveal.sends == ((2, 300_000), (3, 325_000), (1, 415_000))
    assert lead_us(screens, CASUAL) == 200_000
    assert lead_us(screens, OFF) == 0


@pytest.mark.parametrize(
    ("way", "ahead_us"),
    [
        (Way(Micros(0), frame_us=Micros(8_000)), 12_000),
        (Way(Micros(0), frame_us=Micros(33_333)), 25_500),
        (Way(Micros(0), frame_us=Micros(-1)), 0),
        (Way(Micros(0), jitter_us=Micros(12_000), proved=True), 6_000),
        (Way(Micros(0), jitter_us=Micros(90_000), proved=True), 10_000),
        (Way(Micros(0), jitter_us=Micros(12_000)), 0),
    ],
)
def test_a_slow_screen_and_a_restless_road_are_served_earlier(way: Way, ahead_us: int) -> None:
    assert send_at(Micros(1_000_000), way, RANKED) == 1_000_000 - ahead_us
    assert send_at(Micros(1_000_000), way, OFF) == 1_000_000


@given(connections, st.sampled_from([CASUAL, RANKED, OFF]))
def test_nobody_is_served_earlier_than_the_longest_lead(
    screens: dict[ConnectionId, Way], settings: JudgeSettings
) -> None:
    assert 0 <= lead_us(screens, settings) <= longest_lead_us(settings)
