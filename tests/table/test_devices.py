"""Several seats at one device, big screens and watchers (design 4.2 points 6 and 7)."""

from slapjack.protocol.lobby import TableOptions
from slapjack.units import FlipNo
from tests.table.bench import Bench
from tests.table.clients import FAR, PLAIN, Habits
from tests.table.jacks import closed_at, mark, since_show, to_jack
from tests.table.wires import ms


def tablet() -> Bench:
    bench = Bench(flips="5H 6H JS")
    bench.sit("tablet", FAR, seats=2)
    bench.sit("phone", PLAIN)
    bench.deal()
    to_jack(bench)
    return bench


def test_the_second_hand_of_a_device_is_measured_by_its_first() -> None:
    bench = tablet()
    bench.slap(0, reaction_ms=300, claim_ms=200)
    bench.slap(1, reaction_ms=305, claim_ms=205)
    bench.run(1_500)
    ((_, verdict),) = bench.verdicts()
    first, second = sorted((row for row in verdict.rows if row.seat < 2), key=lambda row: row.seat)
    assert first.reaction_us > ms(200)
    assert second.reaction_us == first.reaction_us + ms(5)


def test_the_second_hand_of_a_device_is_never_later_than_its_own_measure() -> None:
    bench = tablet()
    bench.slap(0, reaction_ms=300)
    bench.slap(1, reaction_ms=310, claim_ms=500)
    bench.run(1_500)
    row = next(row for row in bench.verdicts()[0][1].rows if row.seat == 1)
    assert row.reaction_us == ms(310 + 25)


def test_the_watermark_of_a_device_speaks_for_all_its_silent_seats() -> None:
    bench = tablet()
    bench.slap(2, reaction_ms=300)
    bench.until(lambda: bench.play.open_race is not None)
    mark(bench, bench.clients[0], 310)
    assert since_show(bench, closed_at(bench)) == ms(25 + 300 + 10 + 100)


def test_a_big_screen_counts_for_the_moment_of_showing() -> None:
    bench = Bench(flips="5H 6H")
    bench.sit("near", PLAIN)
    bench.sit("other", PLAIN)
    wall = bench.big_screen(habits=Habits(up_ms=120, down_ms=120))
    bench.deal()
    bench.flip(then_ms=200)
    assert bench.shows(1)[wall.number] == bench.show_at(1) - ms(120)
    assert len({client.shown[FlipNo(1)][0] for client in bench.clients}) == 1


def test_a_watcher_gets_the_card_at_its_moment_or_later() -> None:
    for delay_s in (0, 3):
        bench = Bench(flips="5H 6H", options=TableOptions(watch_delay_s=delay_s))
        bench.sit("near", PLAIN)
        bench.sit("other", PLAIN)
        watcher = bench.watch(habits=Habits(up_ms=120, down_ms=120))
        bench.deal()
        bench.flip(then_ms=delay_s * 1_000 + 500)
        assert bench.shows(1)[watcher.number] == bench.show_at(1) + delay_s * 1_000_000
        assert watcher.session.view is not None
        assert watcher.session.view.flips == 1
