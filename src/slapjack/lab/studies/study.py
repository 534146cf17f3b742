"""A study: a claim about the game, games that test it, and a verdict that the figures give.

The verdict is worked out from intervals, not written down, so that other games may come to another
one. A study that cannot be done by simulation says so.
"""

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from slapjack.bots import Level, level
from slapjack.lab import crew
from slapjack.lab.intervals import Figure
from slapjack.lab.picture import Line, Panel, as_svg
from slapjack.playout import Setup
from slapjack.playout.columns import Rows
from slapjack.rules import RuleSet
from slapjack.units import Micros

Verdict = Literal["holds", "does not hold", "depends", "cannot be tested so"]


class Finding(msgspec.Struct, frozen=True):
    """What came out.

    Attributes:
        verdict: In short.
        sentence: In one honest sentence.
        panels: The figures, with their intervals.
    """

    verdict: Verdict
    sentence: str
    panels: tuple[Panel, ...]


class Scale(msgspec.Struct, frozen=True):
    """How much is played.

    Attributes:
        games: In each cell of a study.
        seed: Of all its games.
        workers: How many at a time; 0 for one a core.
    """

    games: int = 4_000
    seed: int = 7
    workers: int = 0

    def play(self, setup: Setup) -> Rows:
        """Play the games of one cell."""
        seeded = msgspec.structs.replace(setup, seed=self.seed)
        return crew.run(seeded, self.games, workers=self.workers)


class Study(msgspec.Struct, frozen=True):
    """A claim and how it is put to the test.

    Attributes:
        name: Its number in rules.md, or a word.
        claim: What is said.
        source: Who says it, as rules.md cites it.
        method: What is played and measured, in a sentence or two.
        run: Plays it.
        factor: How many times as many games it needs as the others, to see small differences.
    """

    name: str
    claim: str
    source: str
    method: str
    run: Callable[[Scale], Finding]
    factor: int = 1

    def find(self, scale: Scale) -> Finding:
        """Play it, and say what came out."""
        return self.run(msgspec.structs.replace(scale, games=scale.games * self.factor))


def equals(
    players: int,
    rules: RuleSet | None = None,
    *,
    one: Level | None = None,
    pick_up_us: int = 0,
) -> Setup:
    """Return a table of steady bots, with another one at seat 0 if there is one."""
    others = (level("steady"),) * (players - 1)
    return Setup(
        rules or RuleSet(), (one or level("steady"), *others), pick_up_us=Micros(pick_up_us)
    )


def panel(title: str, lines: Sequence[tuple[str, Figure]], *, mark: float | None = None) -> Panel:
    """Return a panel of labelled figures."""
    return Panel(title, tuple(Line(label, figure) for label, figure in lines), mark)


def as_page(study: Study, finding: Finding, scale: Scale) -> str:
    """Write a study as a page; its picture lies beside it."""
    lines = [
        f"# {study.name}: {study.claim}",
        "",
        f"Source: {study.source}. Verdict: **{finding.verdict}**.",
        "",
        finding.sentence,
        "",
        f"![Figures of {study.name}]({study.name}.svg)",
        "",
        "## How",
        "",
        f"{study.method} {scale.games * study.factor} games in each row, seed {scale.seed};"
        " intervals are 95 %.",
        "Do it again:",
        "",
        "```sh dry",
        f"slapjack study {study.name} --games {scale.games} --seed {scale.seed}",
        "```",
        "",
        "## Figures",
    ]
    for one in finding.panels:
        lines += ["", f"{one.title}", "", "| | value | from | to |", "|---|---|---|---|"]
        lines += [_row(line) for line in one.lines]
    return "\n".join(lines) + "\n"


def _row(line: Line) -> str:
    ends = (line.figure.value, line.figure.low, line.figure.high)
    return f"| {line.label} | {' | '.join(f'{end:.3g}' for end in ends)} |"


def as_picture(finding: Finding) -> str:
    """Draw a study."""
    return as_svg(finding.panels)
