import msgspec
import pytest

from slapjack.fairness import CASUAL, OFF, RANKED, STRICT, JudgeSettings, Mode, settings_for


@pytest.mark.parametrize(
    ("mode", "settings"),
    [("casual", CASUAL), ("ranked", RANKED), ("strict", STRICT), ("off", OFF)],
)
def test_a_mode_has_its_own_settings(mode: Mode, settings: JudgeSettings) -> None:
    assert settings_for(mode) is settings
    assert settings.mode == mode


def test_the_numbers_are_those_of_the_table_of_constants() -> None:
    table = [
        (s.latency_cap_us, s.trust_us_max, s.budget_us_start, s.budget_us_max, s.frame_us_max)
        for s in (CASUAL, RANKED, STRICT)
    ]
    assert table == [
        (250_000, 60_000, 75_000, 150_000, 34_000),
        (120_000, 30_000, 75_000, 150_000, 17_000),
        (120_000, 0, 0, 0, 17_000),
    ]
    assert {(s.lead_us_max, s.hard_cap_us) for s in (CASUAL, RANKED, STRICT)} == {
        (125_000, 400_000)
    }
    assert (CASUAL.budget_refill_us, RANKED.budget_refill_us) == (5_000, 5_000)


def test_modes_that_believe_nobody_keep_no_budget() -> None:
    for settings in (STRICT, OFF):
        assert not settings.believes_claims
        assert settings.trust_us_max == settings.budget_us_max == settings.budget_refill_us == 0


def test_settings_can_be_varied_for_a_study_but_not_changed() -> None:
    bold = msgspec.structs.replace(CASUAL, trust_us_max=80_000)
    assert bold.trust_us_max == 80_000
    with pytest.raises(AttributeError):
        bold.trust_us_max = 0  # type: ignore[misc, assignment]
