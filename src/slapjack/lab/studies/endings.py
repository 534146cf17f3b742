"""How games end, and who comes back: F01, F04, F08."""

from typing import Final

from slapjack.lab.figures import minutes_of, wins_of
from slapjack.lab.intervals import Figure, difference, ratio, share
from slapjack.lab.studies.study import Finding, Scale, Study, equals, panel
from slapjack.playout import columns as col
from slapjack.playout.columns import Rows
from slapjack.rules import RuleSet

PLAYERS: Final = (2, 3, 4, 6, 8)
_MOST: Final = 0.5


def _ending(scale: Scale) -> Finding:
    parts: dict[str, list[tuple[str, Figure]]] = {}
    for reading in ("counts", "free"):
        rules = RuleSet(own_last_trigger=reading)
        parts[reading] = [
            (f"{players} players", _alone(scale.play(equals(players, rules))))
            for players in PLAYERS
        ]
    usual = {name: [figure.low > _MOST for _, figure in lines] for name, lines in parts.items()}
    by_reading = {name: all(lines) for name, lines in usual.items()}
    ends = {name: [figure.value for _, figure in lines] for name, lines in parts.items()}
    told = "; ".join(
        f"{name}: {min(values):.0%} to {max(values):.0%}" for name, values in ends.items()
    )
    sentence = (
        "Whether a game ends because all others missed their last chance depends on what the own"
        f" last card means when it is a Jack ({told} of the games). It follows from that reading"
        " (B07): a pile that is won ends with its Jack, so a stock often empties on one."
    )
    panels = tuple(
        panel(f"Games that end so, %, own_last_trigger={name}", [_percent(line) for line in lines])
        for name, lines in parts.items()
    )
    if by_reading["counts"] == by_reading["free"]:
        return Finding("holds" if by_reading["free"] else "does not hold", sentence, panels)
    return Finding("depends", sentence, panels)


def _alone(rows: Rows) -> Figure:
    code = col.REASONS.index("last_standing")
    return share(list(rows.column(col.REASON)).count(code), len(rows))


def _percent(line: tuple[str, Figure]) -> tuple[str, Figure]:
    return line[0], line[1].scaled(100)


def _no_chance(scale: Scale) -> Finding:
    lines = []
    for players in PLAYERS:
        classic, fast = (
            minutes_of(scale.play(equals(players, RuleSet.preset(name))))
            for name in ("classic", "fast")
        )
        lines.append((f"{players} players", difference(fast, classic)))
    shorter = all(figure.high < 0 for _, figure in lines)
    spans = [figure.value for _, figure in lines]
    sentence = (
        "Without a last chance the same deals are over sooner with any number of players, by"
        f" {-max(spans):.1f} to {-min(spans):.1f} minutes."
        if shorter
        else "Not with every number of players is the game over sooner without a last chance."
    )
    shown = panel("Minutes that a game gets longer, fast against classic", lines, mark=0)
    return Finding("holds" if shorter else "does not hold", sentence, (shown,))


def _comebacks(scale: Scale) -> Finding:
    back, won = [], []
    for players in PLAYERS:
        rows = scale.play(equals(players))
        emptied, returned = rows.of_seats(col.EMPTIED), rows.of_seats(col.COMEBACKS)
        seats = range(players)
        wins = [win for seat in seats for win in wins_of(rows, seat)]
        ran_out = [int(count > 0) for count in emptied]
        both = [win * out for win, out in zip(wins, ran_out, strict=True)]
        back.append((f"{players} players", ratio(returned, emptied).scaled(100)))
        won.append((f"{players} players", ratio(both, ran_out).scaled(100 * players)))
    two, eight = back[0][1].value, back[-1][1].value
    usual = won[0][1].value, won[-1][1].value
    sentence = (
        f"An empty stock is followed by a won pile in {two:.0f} % of the cases with two players and"
        f" {eight:.0f} % with eight. Fully back is too much said: whoever ran out at least once"
        " wins"
        f" {usual[0]:.0f} % (two) and {usual[1]:.0f} % (eight) of an even share of the games."
    )
    panels = (
        panel("Empty stocks from which a pile was won, %", back),
        panel("Games won by who ran out once or more, % of an even share", won, mark=100),
    )
    return Finding("depends", sentence, panels)


ENDING = Study(
    "F01",
    "a game nearly always ends because all others missed their last chance",
    "A.1-49",
    "Classic games of steady bots, with both readings of a Jack that is the own last card.",
    _ending,
)
NO_CHANCE = Study(
    "F04",
    "without a last chance games are faster",
    "A.1-63",
    "The same deals and minds by the classic rules and by `fast`, which has no last chance.",
    _no_chance,
)
COMEBACKS = Study(
    "F08",
    "with few cards left, one good slap brings you fully back",
    "A.1-72",
    "Classic games of steady bots: how often an empty stock wins the next pile, and who wins then.",
    _comebacks,
)
