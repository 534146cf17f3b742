"""Tables on which a Jack lies on top, and when its race closes."""

from slapjack.protocol.client_messages import Watermark
from slapjack.rules import RuleSet
from slapjack.units import Micros
from tests.table.bench import CLASSIC, Bench
from tests.table.clients import PLAIN, Client, Habits
from tests.table.wires import ms

MOST_US = 52_334
"""The most that is forgiven a page without jitter, at 60 Hz and with a full budget."""

USUAL_US = 28_000
"""What is forgiven it as a rule: one and a half frames and the dispatch."""


def jack(
    *others: Habits, rules: RuleSet = CLASSIC, flips: str = "5H 6H 7H JS 8H 9H 10H JD"
) -> Bench:
    """Seat 0 is near, the others are as given; the newest card is a Jack."""
    bench = Bench(rules=rules, flips=flips)
    bench.sit("near", PLAIN)
    for place, habits in enumerate(others):
        bench.sit(f"other{place}", habits)
    bench.deal()
    to_jack(bench)
    return bench


def to_jack(bench: Bench) -> None:
    while not bench.play.game.live:
        bench.flip()


def closed_at(bench: Bench) -> Micros:
    return bench.until(lambda: bool(bench.verdicts())) and bench.verdicts()[-1][0]


def since_show(bench: Bench, at: Micros) -> int:
    return at - bench.show_at(bench.race.flip)


def mark(bench: Bench, client: Client, free_ms: float) -> None:
    bench.say(client, Watermark(flip=bench.race.flip, free_us=ms(free_ms)))
