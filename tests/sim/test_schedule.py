from slapjack.sim.schedule import Schedule


def test_acts_run_in_order_of_time_and_then_of_asking() -> None:
    schedule, seen = Schedule(), list[str]()
    schedule.at(20, lambda: seen.append("late"))
    schedule.at(10, lambda: seen.append("first asked"))
    schedule.at(10, lambda: seen.append("second asked"))
    schedule.run_until(30)
    assert seen == ["first asked", "second asked", "late"]
    assert schedule.now == 30


def test_an_act_may_ask_for_another_at_the_same_instant() -> None:
    schedule, seen = Schedule(), list[int]()
    schedule.at(5, lambda: schedule.after(0, lambda: seen.append(schedule.now)))
    schedule.run_until(5)
    assert seen == [5]


def test_an_instant_gone_by_means_now() -> None:
    schedule, seen = Schedule(), list[int]()
    schedule.run_until(100)
    schedule.at(7, lambda: seen.append(schedule.now))
    schedule.run_until(100)
    assert seen == [100]


def test_what_lies_behind_the_limit_waits() -> None:
    schedule, seen = Schedule(), list[int]()
    schedule.at(11, lambda: seen.append(schedule.now))
    schedule.run_until(10)
    assert seen == []
    assert schedule.step()
    assert seen == [11]
    assert not schedule.step()
