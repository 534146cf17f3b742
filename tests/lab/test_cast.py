"""Who plays, as it is typed."""

import pytest

from slapjack.bots import LEVELS
from slapjack.lab.cast import CastError, bot, cast


def test_a_level_is_itself() -> None:
    assert bot("sharp") == LEVELS["sharp"]


def test_a_short_list_starts_again() -> None:
    assert [level.name for level in cast("steady, hasty", 3)] == ["steady", "hasty", "steady"]


def test_numbers_are_a_steady_bot_with_another_reaction() -> None:
    level = bot("320/35/70")

    assert level.reaction == LEVELS["steady"].reaction
    assert level.false_rate == LEVELS["steady"].false_rate
    assert level.name == "320/35/70"


def test_single_numbers_change_a_level() -> None:
    level = bot("gentle:mu=288:miss=2.5:false=0:court=1:pace=600:spread=100:tau=50:sigma=20")

    assert (level.reaction.mu_us, level.reaction.sigma_us) == (288_000, 20_000)
    assert (level.miss_rate, level.false_rate, level.false_court_rate) == (0.025, 0.0, 0.01)
    assert (level.flip_pace_us, level.flip_spread_us) == (600_000, 100_000)
    assert level.reaction.tau_us == 50_000


@pytest.mark.parametrize(
    "text",
    [
        "quick",
        "1/2",
        "1/2/x",
        "steady:mu",
        "steady:age=5",
        "steady:miss=101",
        "1/1/0",
        "steady:pace=1",
        "",
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(CastError, match=r"^bots: expected "):
        cast(text, 2)
