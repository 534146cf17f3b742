"""When the carrier hands a packet over, and which it loses."""

import random
from collections import Counter

import msgspec

from benchmarks.netlab.carrier import Carried, Carrier, Log, Loss
from benchmarks.netlab.roads import RoadPlan, probe_road
from slapjack.sim.mixtures import WIFI
from slapjack.units import Micros
from tests.netlab.test_packets import PLAYER, SERVER, packet

UP, ANSWER = packet(PLAYER, SERVER, b"slap"), packet(SERVER, PLAYER)


def wifi() -> RoadPlan:
    return RoadPlan(7, "wifi", Micros(12_000), Micros(28_000), WIFI.weather, "seed")


def test_a_calm_road_holds_each_packet_for_half_its_round_trip() -> None:
    carrier = Carrier([probe_road(7)])
    carrier.take(UP, 1_000)
    carrier.take(ANSWER, 2_000)
    assert carrier.wait_us(5_000) == 16_000
    assert carrier.due(20_999) == []
    assert carrier.due(21_100) == [(True, UP)]
    assert carrier.due(30_000) == [(False, ANSWER)]
    assert carrier.wait_us(30_000) is None
    assert carrier.log.packets == 2
    assert carrier.log.late_us == [100, 8_000]
    assert carrier.log.carried == [Carried(1_000, 21_100, 7)]


def test_what_has_no_road_is_not_carried() -> None:
    carrier = Carrier([probe_road(8)])
    carrier.take(UP, 0)
    carrier.take(b"noise", 0)
    assert carrier.wait_us(0) is None


def test_a_road_with_weather_is_never_shorter_than_laid_and_keeps_its_order() -> None:
    carrier = Carrier([wifi()])
    sent = [packet(PLAYER, SERVER, bytes([number])) for number in range(200)]
    for number, raw in enumerate(sent):
        carrier.take(raw, number * 1_000)
    arrived = []
    for now in range(0, 1_000_000, 100):
        arrived += [raw for _, raw in carrier.due(now)]
    lost = len(carrier.log.losses)
    assert len(arrived) + lost == 200
    assert arrived == [raw for raw in sent if raw in arrived]
    assert all(one.at_us - one.sent_us >= 12_000 for one in carrier.log.carried)


def test_as_many_packets_are_lost_as_the_weather_says_and_only_data_is_noted() -> None:
    carrier = Carrier([msgspec.structs.replace(wifi(), weather=WIFI.weather.worse(20))])
    rng = random.Random(1)
    for number in range(5_000):
        carrier.take(rng.choice((UP, ANSWER)), number * 1_000)
    carrier.due(10_000_000)
    lost = 5_000 - carrier.log.packets
    assert 400 < lost < 600
    assert 0 < len(carrier.log.losses) < lost
    assert Counter(one.up for one in carrier.log.losses) == {True: len(carrier.log.losses)}


def test_losses_by_the_count_take_every_nth_packet_with_data() -> None:
    carrier = Carrier([probe_road(7, loses_every=3)])
    for number in range(6):
        carrier.take(UP, number)
        carrier.take(packet(PLAYER, SERVER), number)
    assert carrier.log.losses == [Loss(2, 7, True, 4), Loss(5, 7, True, 4)]


def test_the_log_and_the_plan_pass_between_processes() -> None:
    plans = [wifi(), probe_road(7)]
    assert msgspec.json.decode(msgspec.json.encode(plans), type=list[RoadPlan]) == plans
    log = Log(packets=1, losses=[Loss(1, 2, True, 3)], carried=[Carried(1, 2, 3)], late_us=[4])
    assert msgspec.json.decode(msgspec.json.encode(log), type=Log) == log
