from slapjack.table.timers import Timers
from slapjack.units import Micros


def test_the_earliest_timer_that_is_due_fires_first() -> None:
    timers = Timers()
    timers.set("flip", Micros(30))
    timers.set("idle", Micros(20))
    assert timers.next_at() == 20
    assert timers.pop_due(Micros(10)) is None
    assert timers.pop_due(Micros(40)) == ("idle", 0)
    assert timers.pop_due(Micros(40)) == ("flip", 0)
    assert timers.pop_due(Micros(40)) is None
    assert timers.next_at() is None


def test_a_card_leaves_before_anything_else_of_the_same_moment() -> None:
    timers = Timers()
    timers.set("race", Micros(5))
    timers.set("bot_hand", Micros(5), 3)
    timers.set("bot_hand", Micros(5), 2)
    timers.set("show", Micros(5))
    fired = [timers.pop_due(Micros(5)) for _ in range(4)]
    assert fired == [("show", 0), ("race", 0), ("bot_hand", 2), ("bot_hand", 3)]


def test_a_timer_that_is_set_again_fires_once() -> None:
    timers = Timers()
    timers.set("flip", Micros(5))
    timers.set("flip", Micros(9))
    assert timers.at("flip") == 9
    assert timers.pop_due(Micros(8)) is None


def test_a_cleared_timer_does_not_fire_and_its_neighbours_do() -> None:
    timers = Timers()
    timers.set("bot_hand", Micros(5), 1)
    timers.set("bot_hand", Micros(5), 2)
    timers.set("flip", Micros(5))
    timers.clear("bot_hand", 1)
    timers.clear("bot_hand", 7)
    assert timers.at("bot_hand", 1) is None
    timers.clear_all("flip", "idle")
    assert timers.pop_due(Micros(5)) == ("bot_hand", 2)
    assert timers.next_at() is None
