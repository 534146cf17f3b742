"""How long games take: F02, F03, F11, F13."""

import itertools
from typing import Final

import msgspec

from slapjack.bots import level
from slapjack.lab.figures import minutes_of
from slapjack.lab.intervals import Figure, difference, quantile, ratio, share
from slapjack.lab.studies.study import Finding, Scale, Study, Verdict, equals, panel
from slapjack.playout import Setup
from slapjack.playout import columns as col
from slapjack.playout.columns import Rows
from slapjack.rules import RuleSet
from slapjack.units import Micros

_US_PER_MINUTE: Final = 60_000_000
_PACES_MS: Final = (600, 1_000, 1_500, 2_000, 3_000)
_GATHER_US: Final = 2_000_000
_CLAIMED: Final = (5, 15)
_PLAYERS: Final = (2, 3, 4, 6, 8)
_RATSCREW_PLAYERS: Final = (2, 3, 4, 5, 6)
_MOST: Final = 0.5


def _minutes(scale: Scale) -> Finding:
    within, medians = [], []
    low, high = _CLAIMED
    for players in (2, 4, 8):
        for pace_ms in _PACES_MS:
            minutes = minutes_of(scale.play(_at_table(players, pace_ms)))
            inside = share(sum(low <= span <= high for span in minutes), len(minutes))
            name = f"{players} players, {pace_ms / 1000:g} s"
            within.append((name, inside.scaled(100)))
            medians.append((name, quantile(minutes, 0.5)))
    mostly = [figure.low / 100 > _MOST for _, figure in within]
    values = [figure.value for _, figure in medians]
    sentence = (
        "It depends on how fast people flip: half of the games are over within"
        f" {min(values):.1f} to"
        f" {max(values):.1f} minutes over these paces and numbers of players, and in"
        f" {sum(mostly)} of {len(mostly)} of them most games take {low} to {high} minutes."
    )
    verdict: Verdict = "holds" if all(mostly) else "depends" if any(mostly) else "does not hold"
    panels = (
        panel(f"Games of {low} to {high} minutes, %, by seconds for a flip", within, mark=50),
        panel("Minutes within which half of the games end", medians),
    )
    return Finding(verdict, sentence, panels)


def _at_table(players: int, pace_ms: int) -> Setup:
    """Return real cards: no shortest time for a card, two seconds to gather a pile."""
    span_us = Micros(pace_ms * 1_000 - 300_000)
    bot = msgspec.structs.replace(
        level("steady"), flip_pace_us=span_us, flip_spread_us=Micros(min(250_000, span_us))
    )
    rules = RuleSet(min_cover_ms=0)
    return Setup(rules, (bot,) * players, pick_up_us=Micros(_GATHER_US))


_MORE_TRIGGERS: Final = {
    "doubles": ("rank:J", "double"),
    "doubles, sandwiches": ("rank:J", "double", "sandwich:1"),
    "doubles, sandwiches, K, A": ("rank:J/K/A", "double", "sandwich:1"),
}


def _triggers(scale: Scale) -> Finding:
    classic = scale.play(equals(4))
    tempo = [("Jacks only", _tempo(classic))]
    longer: list[tuple[str, Figure]] = []
    for name, triggers in _MORE_TRIGGERS.items():
        rows = scale.play(equals(4, RuleSet(triggers=triggers)))
        tempo.append((name, _tempo(rows)))
        longer.append((name, difference(minutes_of(rows), minutes_of(classic))))
    rises = all(later[1].low > earlier[1].high for earlier, later in itertools.pairwise(tempo))
    lengthens = all(figure.low > 0 for _, figure in longer)
    sentence = (
        f"True for the tempo: {tempo[0][1].value:.1f} piles a minute become"
        f" {tempo[-1][1].value:.1f}."
        f" Not for the length: the same deals take {longer[-1][1].value:+.1f} minutes with all of"
        " them."
    )
    verdict: Verdict = "depends" if rises and lengthens else "holds" if rises else "does not hold"
    panels = (
        panel("Piles won a minute, 4 players", tempo),
        panel("Minutes that a game gets longer than with Jacks only", longer, mark=0),
    )
    return Finding(verdict, sentence, panels)


def _tempo(rows: Rows) -> Figure:
    return ratio(rows.column(col.WINS), rows.column(col.DURATION_US)).scaled(_US_PER_MINUTE)


def _mixing(scale: Scale) -> Finding:
    longer, back = [], []
    for players in _PLAYERS:
        under, mixed = (
            scale.play(equals(players, RuleSet(win_pile=way))) for way in ("bottom", "shuffle_all")
        )
        longer.append((f"{players} players", difference(minutes_of(mixed), minutes_of(under))))
        for name, rows in (("under", under), ("mixed", mixed)):
            figure = ratio(rows.of_seats(col.COMEBACKS), rows.of_seats(col.EMPTIED))
            back.append((f"{players} players, {name}", figure.scaled(100)))
    longer_for_all = all(figure.low > 0 for _, figure in longer)
    spans = [figure.value for _, figure in longer]
    sentence = (
        f"Mixing a won pile in makes the same deals {min(spans):+.1f} to {max(spans):+.1f} minutes"
        " longer: put under as it lies, a won pile ends with its Jack, which then often is its"
        " owner's last card; mixed in, Jacks lie anywhere."
    )
    panels = (
        panel("Minutes that a game gets longer by mixing", longer, mark=0),
        panel("Empty stocks from which a pile was won, %", back),
    )
    return Finding("holds" if longer_for_all else "depends", sentence, panels)


def _ratscrew(scale: Scale) -> Finding:
    rules = RuleSet.preset("egyptian-ratscrew")
    lines: list[tuple[str, Figure]] = []
    limits: list[tuple[str, Figure]] = []
    for players in _RATSCREW_PLAYERS:
        rows = scale.play(equals(players, rules))
        minutes = minutes_of(rows)
        for name, part in (("half", 0.5), ("nine tenths", 0.9)):
            lines.append((f"{players} players, {name} within", quantile(minutes, part)))
        code = col.REASONS.index("flip_limit")
        ended = share(list(rows.column(col.REASON)).count(code), len(rows))
        limits.append((f"{players} players", ended.scaled(100)))
    two, four = lines[0][1].value, lines[4][1].value
    sentence = (
        f"Half of the games of two are over within {two:.0f} minutes, of four within"
        f" {four:.0f}; the"
        f" longest tenth of four takes {lines[5][1].value:.0f} and more."
        f" {limits[2][1].value:.1f} % of"
        " the games of four come to the flip limit: a house that has to end sets a time limit."
    )
    panels = (
        panel("Minutes", lines),
        panel("Games that only the flip limit ends, %", limits),
    )
    return Finding("depends", sentence, panels)


MINUTES = Study(
    "F02",
    "a game lasts about 5 to 15 minutes",
    "A.1-07",
    "Classic games with real cards, counted by a clock: so many seconds for a flip on average, two"
    " more to gather a pile, no shortest time for a card.",
    _minutes,
)
TRIGGERS = Study(
    "F03",
    "each extra trigger makes the game faster",
    "A.1-57",
    "The same deals of four steady bots with Jacks only and with more and more triggers.",
    _triggers,
)
MIXING = Study(
    "F11",
    "mixing a won pile into the stock changes the game",
    "S001-13 against A.1-31",
    "The same deals of steady bots with won piles put under the stock and mixed into it.",
    _mixing,
)
RATSCREW = Study(
    "F13",
    "Egyptian Ratscrew takes 10 to 90 minutes",
    "a copy of Wikipedia's article",
    "Games of the preset between steady bots.",
    _ratscrew,
)
