from collections import Counter

import pytest

from slapjack.sim.mixtures import MIXTURES, draw_kits


def test_the_same_seed_draws_the_same_players() -> None:
    def spoken(seed: str) -> list[tuple[object, ...]]:
        return [
            (kit.path, kit.up_us, kit.down_us, kit.screen, kit.stopwatch, kit.person.press())
            for kit in draw_kits(MIXTURES["mix"], seed)
        ]

    assert spoken("7/0") == spoken("7/0")
    assert spoken("7/0") != spoken("7/1")


def test_the_mix_has_the_shares_it_says() -> None:
    paths = Counter(
        kit.path for number in range(400) for kit in draw_kits(MIXTURES["mix"], f"1/{number}")
    )
    assert sum(paths.values()) == 1_600
    assert 350 < paths["lan"] < 450
    assert 500 < paths["wifi"] < 620
    assert 420 < paths["4g"] < 540
    assert 120 < paths["far"] < 200


@pytest.mark.parametrize("name", MIXTURES)
def test_every_path_adds_up_and_every_clock_has_started(name: str) -> None:
    for kit in draw_kits(MIXTURES[name], "5"):
        assert 5_000 <= kit.rtt_us <= 250_000
        assert 0.34 <= kit.up_us / kit.rtt_us <= 0.71
        assert kit.stopwatch.read(0) >= 0


def test_an_equal_world_gives_everybody_the_same_device() -> None:
    kits = draw_kits(MIXTURES["far-3lan"], "5")
    assert [kit.path for kit in kits] == ["far", "lan", "lan", "lan"]
    assert {kit.screen.period_us for kit in kits} == {16_667}


def test_nothing_befalls_a_packet_in_the_calm_world() -> None:
    weathers = {kit.weather for kit in draw_kits(MIXTURES["calm"], "5")}
    assert {(one.jitter_us, one.stall_ppm, one.loss_ppm) for one in weathers} == {(0, 0, 0)}
