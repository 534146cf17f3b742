import random
import statistics

import msgspec
import pytest

from slapjack.bots import LEVELS, Level, SlapIntent, decide, flip_delay_us, level
from slapjack.rules.ruleset import RuleSet
from slapjack.rules.triggers import plain_word, shout_words
from slapjack.rules.view import OverView, TieView, View
from slapjack.units import FlipNo, Seat

STEADY = level("steady")
EAGER = msgspec.structs.replace(STEADY, miss_rate=0.0, false_rate=1.0, false_court_rate=1.0)
ME, OTHER = Seat(0), Seat(1)


def view_of(top: str = "5H", live: str | None = None, rules: RuleSet | None = None) -> View:
    """Three seats; the other one has just flipped the top card."""
    return View(
        rules=rules or RuleSet(),
        seats=3,
        dealer=Seat(2),
        state="slap_open" if live else "turn",
        counts=[10, 10, 10],
        pile=["2S", top],
        flips=2,
        last_flipper=OTHER,
        turn=Seat(2),
        status=["active", "active", "active"],
        live=[live] if live else [],
        live_flip=FlipNo(2) if live else None,
    )


def share_of_slaps(view: View, bot: Level, count: int = 4_000) -> float:
    rng = random.Random(11)
    return sum(decide(view, ME, bot, rng) is not None for _ in range(count)) / count


def intent(view: View, bot: Level = EAGER, seat: Seat = ME) -> SlapIntent | None:
    return decide(view, seat, bot, random.Random(5))


@pytest.mark.parametrize("bot", LEVELS.values(), ids=LEVELS)
def test_a_level_slaps_triggers_unless_it_sleeps(bot: Level) -> None:
    share = share_of_slaps(view_of("JS", live="rank:J"), bot)
    assert share == pytest.approx(1 - bot.miss_rate, abs=0.02)


@pytest.mark.parametrize("bot", LEVELS.values(), ids=LEVELS)
@pytest.mark.parametrize(
    ("top", "is_court"),
    [("5H", False), ("AS", False), ("X1", False), ("QD", True), ("KC", True), ("JS", True)],
)
def test_a_level_falls_for_other_cards_at_its_rates(bot: Level, top: str, is_court: bool) -> None:
    rate = bot.false_court_rate if is_court else bot.false_rate
    share = share_of_slaps(view_of(top, rules=RuleSet(triggers=("double",))), bot)
    assert share == pytest.approx(rate, abs=0.02)


def test_every_live_trigger_is_slapped_whatever_the_card() -> None:
    rules = RuleSet.preset("egyptian-ratscrew")
    assert share_of_slaps(view_of("2H", live="double", rules=rules), STEADY) == 1


def test_a_hand_comes_down_with_the_palm_of_the_free_hand() -> None:
    slap = intent(view_of("JS", live="rank:J"))
    assert slap is not None
    assert (slap.contact, slap.side, slap.shout) == ("palm", "left", None)
    assert 150_000 <= slap.reaction_us <= 2_000_000


@pytest.mark.parametrize(
    ("rule", "side"), [("any", "left"), ("non_flipping", "left"), ("flipping", "right")]
)
def test_the_one_hand_rule_is_kept(rule: str, side: str) -> None:
    slap = intent(view_of("JS", live="rank:J", rules=RuleSet.preset("classic", slap_hand=rule)))
    assert slap is not None
    assert slap.side == side


@pytest.mark.parametrize(("top", "live"), [("JS", "rank:J"), ("2H", "double"), ("X1", "joker")])
def test_a_required_shout_is_a_right_word(top: str, live: str) -> None:
    rules = RuleSet.preset("shout", jokers=1, triggers=("rank:J", "double", "joker"))
    slap = intent(view_of(top, live=live, rules=rules))
    assert slap is not None
    assert slap.shout is not None
    view = view_of(top, live=live)
    assert plain_word(slap.shout) in shout_words(view.live, view.pile[-1])  # type: ignore[arg-type]


def test_a_bot_that_is_out_never_slaps() -> None:
    view = view_of("JS", live="rank:J")
    view.status[ME] = "out"
    assert intent(view) is None


def test_a_bot_on_its_last_chance_slaps() -> None:
    view = view_of("JS", live="rank:J")
    view.counts[ME], view.status[ME] = 0, "last_chance"
    assert intent(view) is not None


def test_a_bot_in_a_time_out_keeps_its_hand_off() -> None:
    view = view_of("JS", live="rank:J")
    view.timed_out = {ME: FlipNo(4)}
    assert intent(view) is None
    assert intent(view, seat=OTHER) is not None


def test_nobody_slaps_after_the_end() -> None:
    view = view_of("JS", live="rank:J")
    view.over = OverView(winner=OTHER, reason="last_standing", places=(2, 1, 3))
    assert intent(view) is None


@pytest.mark.parametrize("pile", [[], ["[]"], ["5H", "[]"]])
def test_nobody_slaps_where_no_face_is_on_top(pile: list[str]) -> None:
    view = view_of()
    view.pile = pile
    assert intent(view) is None


def test_a_flipper_that_is_shut_out_keeps_its_hand_off() -> None:
    view = view_of("JS", live="rank:J", rules=RuleSet(flipper_may_slap=False))
    assert intent(view, seat=OTHER) is None
    assert intent(view, seat=ME) is not None


def test_a_decided_challenge_is_slapped_only_where_the_house_allows_it() -> None:
    allowed = view_of("2H", live="double", rules=RuleSet.preset("egyptian-ratscrew"))
    allowed.state = "claim"
    rules = RuleSet.preset("egyptian-ratscrew", slap_after_challenge=False)
    refused = view_of("2H", live="double", rules=rules)
    refused.state = "claim"
    assert intent(allowed) is not None
    assert intent(refused) is None


def test_in_a_tie_the_tied_race_for_whatever_card_comes() -> None:
    view = view_of("5H", rules=RuleSet(flipper_may_slap=False))
    view.state = "tie_replay"
    view.tie = TieView(seats=[ME, OTHER], armed=True, count=0, flip=FlipNo(1))
    assert share_of_slaps(view, STEADY) == 1
    assert intent(view, seat=OTHER) is not None
    assert intent(view, seat=Seat(2)) is None


def test_nobody_starts_before_the_card_of_a_tie() -> None:
    view = view_of("JS")
    view.tie = TieView(seats=[ME, OTHER], armed=False, count=0, flip=FlipNo(2))
    assert intent(view) is None


def test_deciding_leaves_the_view_as_it_was() -> None:
    view = view_of("JS", live="rank:J")
    before = msgspec.json.encode(view)
    intent(view)
    assert msgspec.json.encode(view) == before


@pytest.mark.parametrize("bot", LEVELS.values(), ids=LEVELS)
def test_a_level_flips_at_its_own_pace(bot: Level) -> None:
    rng = random.Random(2)
    delays = [flip_delay_us(bot, rng) for _ in range(2_000)]
    assert statistics.mean(delays) == pytest.approx(bot.flip_pace_us, rel=0.02)
    assert min(delays) >= bot.flip_pace_us - bot.flip_spread_us
    assert max(delays) <= bot.flip_pace_us + bot.flip_spread_us
