"""Lines of a sheet on how things are decided: empty stocks, ties, challenges, ends, waits."""

from collections.abc import Iterator

from slapjack.rules import RuleSet
from slapjack.sheets.line import MS_OF_SECOND, Line, Wait, line, timed


def empty(rules: RuleSet) -> Iterator[Line]:
    """Say what an empty stock means (rules.md B07, B09, B14, B32, B36)."""
    yield line(f"empty-{rules.last_chance}")
    if rules.last_chance == "none":
        return
    if rules.last_chance == "one":
        yield line("empty-missed")
        yield line(f"empty-own-{rules.own_last_trigger}")
        yield line("empty-buried-spent" if rules.buried_uses_chance else "empty-buried-kept")
    if rules.false_slap in {"to_flipper", "to_each", "pile_to_flipper"}:
        yield line("empty-paid")
    yield line("empty-redeal", times=rules.max_redeals)


def ties(rules: RuleSet) -> Iterator[Line]:
    """Say when slaps tie, and what then (B26-B31, B87)."""
    if rules.tie_rule not in {"lowest_hand", "first"}:
        yield timed("ties-within", rules.tie_epsilon_ms, otherwise="ties-same")
    yield line(f"ties-{rules.tie_rule}")
    if rules.tie_rule == "replay":
        yield line("ties-early")
        yield line("ties-again", times=rules.max_tie_replays)


def challenge(rules: RuleSet) -> Iterator[Line]:
    """Say how challenges go; nothing where there are none (B45-B48, B73, B90)."""
    if not rules.challenge:
        return
    yield line("challenge-made")
    yield line("challenge-answered")
    yield line("challenge-won")
    yield line("challenge-broke")
    if rules.challenge_stoppers:
        yield line("challenge-stopped", ranks=", ".join(rules.challenge_stoppers))
    yield line("challenge-slap" if rules.slap_after_challenge else "challenge-no-slap")


def end(rules: RuleSet) -> Iterator[Line]:
    """Say how the game ends, and what becomes of who leaves it (B34, B35, B37, B69, B89)."""
    yield line(f"end-{rules.end_condition}")
    if rules.time_limit_s:
        yield line("end-time", time=Wait(rules.time_limit_s * MS_OF_SECOND))
    yield line("end-flips", count=rules.max_flips)
    yield line(f"end-leave-{rules.leave_policy}")


def places(rules: RuleSet) -> Iterator[Line]:
    """Say who is ranked (B68)."""
    yield line("places-all" if rules.rank_by_elimination else "places-winner")


def table(rules: RuleSet) -> Iterator[Line]:
    """Say what the table does by itself, and after which time (B38, B77)."""
    yield timed("table-cover", rules.min_cover_ms, otherwise="table-no-cover")
    yield timed("table-flip", rules.flip_timeout_ms, otherwise="table-no-flip")
    if "idle_ms" not in rules.inert_settings():
        yield line("table-idle", time=Wait(rules.idle_ms))
    if rules.challenge:
        yield timed("table-claim", rules.claim_delay_ms, otherwise="table-claim-at-once")
    grace_ms = rules.disconnect_grace_s * MS_OF_SECOND
    yield timed("table-away", grace_ms, otherwise="table-no-away")
