"""Who wins, and who sits by: F06, F09, F10, F12."""

from collections.abc import Sequence
from typing import Final

import msgspec

from slapjack.bots import Level, level
from slapjack.lab.figures import wins_of
from slapjack.lab.intervals import Figure, mean, ratio, share
from slapjack.lab.studies.study import Finding, Scale, Study, equals, panel
from slapjack.playout import columns as col
from slapjack.playout import play
from slapjack.rules import CardFlipped, Event, SlapWon
from slapjack.units import Micros

_US_PER_S: Final = 1_000_000
_PLAYERS: Final = range(2, 9)
_UNEVEN: Final = (3, 5, 6, 7, 8)
_SHORTER: Final = (0, 5, 10, 20)
_SEEN: Final = {-50: "50 ms later", 0: "together", 50: "50 ms sooner"}
_WATCHED_SHARE: Final = 10
"""Games that are watched event by event are slow: one for so many of the others."""


def _best_with(scale: Scale) -> Finding:
    flips, waits, piles, leads = [], [], [], []
    for players in _PLAYERS:
        rows = scale.play(equals(players))
        name = f"{players} players"
        longest = rows.of_seats(col.LONGEST_WAIT_US)
        winners = [int(count > 0) for count in rows.of_seats(col.PILES)]
        duration = [span * players for span in rows.column(col.DURATION_US)]
        own = ratio(duration, rows.column(col.FLIPS)).scaled(1 / _US_PER_S)
        flips.append((name, own))
        waits.append((name, mean(longest).scaled(1 / _US_PER_S)))
        piles.append((name, mean(winners).scaled(100)))
        changes = ratio(rows.column(col.LEAD_CHANGES), rows.column(col.DURATION_US))
        leads.append((name, changes.scaled(60 * _US_PER_S)))
    sentence = (
        "No figure has its best at 3 or 4. With more players each flips more seldom (every"
        f" {flips[0][1].value:.1f} s with two, {flips[2][1].value:.1f} s with four,"
        f" {flips[-1][1].value:.1f} s with eight), sits by for longer"
        f" ({waits[0][1].value:.0f}, {waits[2][1].value:.0f}, {waits[-1][1].value:.0f} s at the"
        " longest), and less often wins a pile at all"
        f" ({piles[0][1].value:.0f}, {piles[2][1].value:.0f}, {piles[-1][1].value:.0f} %). Who"
        " wants to act often takes few players, who wants company more: 3 or 4 lie between."
    )
    panels = (
        panel("Seconds from one own flip to the next, all seats playing", flips),
        panel("Longest time without an own flip, s", waits),
        panel("Players who win a pile or more, %", piles),
        panel("Changes of the lead a minute", leads),
    )
    return Finding("depends", sentence, panels)


def _quicker(percent: int) -> Level:
    steady = level("steady")
    mu_us = Micros(steady.reaction.mu_us * (100 - percent) // 100)
    reaction = msgspec.structs.replace(steady.reaction, mu_us=mu_us)
    return msgspec.structs.replace(steady, reaction=reaction)


def _wins(scale: Scale, players: int, one: Level) -> Figure:
    rows = scale.play(equals(players, one=one))
    return share(sum(wins_of(rows, 0)), len(rows)).scaled(100)


def _speed(scale: Scale) -> Finding:
    steady = level("steady")
    reckless = msgspec.structs.replace(steady, false_rate=0.03, false_court_rate=0.12)
    careful = msgspec.structs.replace(steady, false_rate=0.0, false_court_rate=0.0)
    sleepy = msgspec.structs.replace(steady, miss_rate=0.1)
    speed, habits = [], []
    for players in (2, 4, 8):
        for percent in _SHORTER:
            name = f"{players} players, {percent} % shorter"
            speed.append((name, _wins(scale, players, _quicker(percent))))
        for name, one in (
            ("no false slaps", careful),
            ("three times as many", reckless),
            ("sleeps through 10 %", sleepy),
        ):
            habits.append((f"{players} players, {name}", _wins(scale, players, one)))
    two, four = speed[2][1].value, speed[6][1].value
    gain = habits[0][1].value - 50
    sentence = (
        f"Speed decides: a bot whose reactions are 10 % shorter wins {two:.0f} % of the games"
        f" against one other and {four:.0f} % against three. There is nothing to decide but when to"
        f" hold back; never slapping falsely is worth {gain:+.0f} points against one other bot with"
        " 1 % false slaps, so steadiness counts beside speed."
    )
    is_so = speed[2][1].low > speed[0][1].high and speed[6][1].low > speed[4][1].high
    panels = (
        panel("Games won by the bot with a shorter mean reaction, %", speed),
        panel("Games won by the bot with another habit, %", habits),
    )
    return Finding("holds" if is_so else "does not hold", sentence, panels)


def _uneven(scale: Scale) -> Finding:
    lines, even = [], []
    for players in _UNEVEN:
        rows = scale.play(equals(players))
        longer = 52 % players
        places = (
            (winner - dealer - 1) % players
            for winner, dealer in zip(rows.column(col.WINNER), rows.column(col.DEALER), strict=True)
            if winner >= 0
        )
        won = [int(place < longer) for place in places]
        due = longer / players
        figure = share(sum(won), len(won))
        lines.append((f"{players} players, {longer} with a card more", figure.scaled(1 / due)))
        even.append(figure.includes(due))
    off = max(abs(figure.value - 1) for _, figure in lines)
    width = max(figure.high - figure.low for _, figure in lines) / 2
    sentence = (
        f"Who holds a card more wins as often as the others: at most {100 * off:.1f} % off an even"
        f" share, with intervals of {100 * width:.1f} % to either side."
        if all(even)
        else f"Seats with a card more stray from an even share by up to {100 * off:.1f} %."
    )
    shown = panel(
        "Games won by seats with a card more, as a multiple of their share", lines, mark=1
    )
    return Finding("holds" if all(even) else "depends", sentence, (shown,))


def _edge(scale: Scale) -> Finding:
    games = max(20, scale.games // _WATCHED_SHARE)
    lines = []
    for edge_ms in _SEEN:
        setup = msgspec.structs.replace(
            equals(2), seed=scale.seed, flipper_edge_us=Micros(1_000 * edge_ms)
        )
        own, races = [], []
        for number in range(games):
            won: list[bool] = []
            play(setup, number, watch=_Watch(won).see)
            own.append(sum(won))
            races.append(len(won))
        lines.append((f"sees it {_SEEN[edge_ms]}", ratio(own, races).scaled(100)))
    later, together, sooner = (figure for _, figure in lines)
    is_so = sooner.low > together.high and later.high < together.low
    sentence = (
        f"Of two equals the flipper wins {together.value:.0f} % of the races when both see the card"
        f" together, {sooner.value:.0f} % when it sees the card 50 ms sooner, and"
        f" {later.value:.0f} % when 50 ms later. So a slanted flip is an advantage to whoever makes"
        " it, which is why it is forbidden; a slow flip away from oneself gives as much away."
    )
    shown = panel("Races won by whoever flipped the card, 2 players, %", lines, mark=50)
    return Finding("holds" if is_so else "does not hold", sentence, (shown,))


class _Watch:
    """Notes of each won pile whether its trigger was the winner's own card."""

    def __init__(self, won: list[bool]) -> None:
        self._won = won
        self._flipper = -1

    def see(self, events: Sequence[Event]) -> None:
        """Take the events of one action."""
        for event in events:
            if isinstance(event, CardFlipped):
                self._flipper = event.seat
            elif isinstance(event, SlapWon):
                self._won.append(event.seat == self._flipper)


BEST_WITH = Study(
    "F06",
    "the game is best with 3 or 4 players",
    "S004-03",
    "Classic games of two to eight steady bots: how often each acts, how long each sits by, whether"
    " each wins anything, how open the game is. What is best is for people to say.",
    _best_with,
)
SPEED = Study(
    "F09",
    "the game is decided by speed, not by strategy",
    "A.1-01",
    "Classic games in which one bot differs from the steady others: by a shorter mean reaction, or"
    " by how often it slaps falsely or sleeps.",
    _speed,
)
UNEVEN = Study(
    "F10",
    "uneven stocks do not matter",
    "A.1-21, S001-07",
    "Classic games of steady bots with numbers of players that do not divide the deck.",
    _uneven,
    factor=10,
)
EDGE = Study(
    "F12",
    "who sees the own card sooner, or later, than the others gains, or loses, by it",
    "A.1-74, S004-11, S004-12",
    "Classic games of two steady bots in which whoever flips sees the card sooner or later than"
    " the other; every race is watched (a tenth of the games, by the rules themselves).",
    _edge,
)
