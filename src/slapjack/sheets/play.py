"""Lines of a sheet on the course of a game: players, deal, turns, what to slap, what is won."""

from collections.abc import Iterator

from slapjack.rules import RuleSet, Trigger, parse_trigger
from slapjack.sheets.line import Face, Line, line

PER_MILLE = 1_000


def players(rules: RuleSet) -> Iterator[Line]:
    """Say who plays, and with which cards."""
    if rules.min_players == rules.max_players:
        yield line("players-exact", count=rules.min_players)
    else:
        yield line("players-range", least=rules.min_players, most=rules.max_players)
    yield line("players-deck", jokers=rules.jokers)


def deal(rules: RuleSet) -> Iterator[Line]:
    """Say who deals, and how (rules.md B49, B76, B43)."""
    yield line(f"deal-dealer-{rules.dealer_choice}")
    yield line("deal-passes")
    yield line(f"deal-cut-{rules.cut}")
    yield line("deal-out")
    yield line("deal-stack")
    if rules.misdeal == "shuffle_stock":
        yield line("deal-misdeal")
        if rules.misdeal_per_mille:
            yield line("deal-exposed", count=rules.misdeal_per_mille, of=PER_MILLE)


def turn(rules: RuleSet) -> Iterator[Line]:
    """Say how a card is flipped, and what becomes of one that its flipper saw first (B42)."""
    yield line("turn-order")
    yield line("turn-flip")
    yield line("turn-away")
    yield line(f"turn-seen-{rules.toward_self_remedy}")


def slap(rules: RuleSet) -> Iterator[Line]:
    """Say what makes the pile slappable, one line a trigger, and who may slap it (C.1, B74)."""
    for spec in rules.triggers:
        yield from _trigger(parse_trigger(spec))
    yield line("slap-all" if rules.flipper_may_slap else "slap-others")


def _trigger(trigger: Trigger) -> Iterator[Line]:
    match trigger:
        case Trigger(name="rank", ranks=ranks):
            for rank in ranks:
                yield line("slap-rank", card=Face(rank))
        case Trigger(name="run", number=number, wraps=True):
            yield line("slap-run-wrap", number=number)
        case Trigger(name=name, number=0):
            yield line(f"slap-{name}")
        case Trigger(name=name, number=number):
            yield line(f"slap-{name}", number=number)


def win(rules: RuleSet) -> Iterator[Line]:
    """Say who wins the pile, where it goes, and who flips then (B01, B03)."""
    yield line("win-first")
    yield line(f"win-pile-{rules.win_pile}")
    yield line(f"win-next-{rules.next_after_win}")
