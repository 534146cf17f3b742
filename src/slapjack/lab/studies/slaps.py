"""False slaps: what they cost, and on which cards: F05, F07."""

from typing import Final

import msgspec

from slapjack.bots import Level, level
from slapjack.lab.figures import wins_of
from slapjack.lab.intervals import Figure, difference, ratio, share
from slapjack.lab.studies.study import Finding, Scale, Study, equals, panel
from slapjack.playout import columns as col
from slapjack.playout.columns import Rows
from slapjack.rules import RuleSet

_PLAYERS: Final = (2, 3, 4, 6, 8)
_PENALTIES: Final = {"one card": "to_flipper", "one to each": "to_each"}
_DOUBLE: Final = 2


def _strict(scale: Scale) -> Finding:
    factors: list[tuple[str, Figure]] = []
    losses: list[tuple[str, Figure]] = []
    for players in _PLAYERS:
        costs: dict[str, Figure] = {}
        for name, price in _PENALTIES.items():
            rules = RuleSet.preset("classic", false_slap=price)
            usual = scale.play(equals(players, rules))
            reckless = scale.play(equals(players, rules, one=_reckless()))
            costs[name] = _cost(usual)
            lost = difference(wins_of(usual, 0), wins_of(reckless, 0))
            losses.append((f"{players} players, {name}", lost.scaled(100 * players)))
        mild, strict = costs.values()
        factors.append((f"{players} players", _over(strict, mild)))
    doubled = [figure.includes(_DOUBLE) for _, figure in factors]
    dearer = [
        strict[1].value > mild[1].value
        for mild, strict in zip(losses[::2], losses[1::2], strict=True)
    ]
    told = ", ".join(f"{name} {figure.value:.1f}" for name, figure in factors)
    sentence = (
        "At the first card a card to each other player is players - 1 times as much as one. Over"
        f" whole games, in which players drop out and stocks run short, it is: {told}; so it is"
        " twice as much with about four. Whether that deters people cannot be simulated; it could:"
        " whoever slaps falsely three times as often loses more of an even share by the strict rule"
        f" with {sum(dearer)} of {len(dearer)} numbers of players."
    )
    panels = (
        panel(
            "Cards paid for a false slap, strict rule against the usual one, ratio", factors, mark=2
        ),
        panel("Games that a reckless player loses, % of an even share", losses, mark=0),
    )
    return Finding("holds" if all(doubled) else "depends", sentence, panels)


def _reckless() -> Level:
    return msgspec.structs.replace(level("steady"), false_rate=0.03, false_court_rate=0.12)


def _cost(rows: Rows) -> Figure:
    return ratio(rows.of_seats(col.CARDS_PAID), rows.of_seats(col.FALSE_SLAPS))


def _over(strict: Figure, mild: Figure) -> Figure:
    """Return the ratio of two figures, its ends by the ends that lie furthest apart."""
    return Figure(strict.value / mild.value, strict.low / mild.high, strict.high / mild.low)


def _faces(scale: Scale) -> Finding:
    rates: list[tuple[str, Figure]] = []
    parts: list[tuple[str, Figure]] = []
    for name in ("gentle", "steady", "hasty"):
        rows = scale.play(equals(4, one=level(name)))
        court, number = rows.column(col.FALSE_COURT), rows.column(col.FALSE_NUMBER)
        shown = rows.column(col.COURT_FLIPS), rows.column(col.NUMBER_FLIPS)
        rates.append((f"{name}, Q and K", ratio(court, shown[0]).scaled(1_000)))
        rates.append((f"{name}, other cards", ratio(number, shown[1]).scaled(1_000)))
        parts.append(
            (f"with a {name} bot", share(sum(court), sum(court) + sum(number)).scaled(100))
        )
    values = [figure.value for _, figure in parts]
    sentence = (
        "This is put into the bots, not found by them: they are told to fall for Queens and Kings"
        " three to four times as often as for other cards. What follows from it is that"
        f" {min(values):.0f} to {max(values):.0f} % of all false slaps are on the 8 Queens and"
        " Kings"
        " among the 48 cards that are no Jack. Only the logs of real games can test the claim."
    )
    panels = (
        panel("False slaps of a thousand such cards, by all four", rates),
        panel("False slaps that are on a Queen or King, %", parts, mark=100 * 8 / 48),
    )
    return Finding("cannot be tested so", sentence, panels)


STRICT = Study(
    "F05",
    "a card to each other player doubles the cost of a false slap and deters",
    "A.1-61",
    "The same deals by both penalties, among equals and with one bot that slaps falsely three times"
    " as often.",
    _strict,
)
FACES = Study(
    "F07",
    "Queens and Kings are slapped by mistake",
    "A.1-71",
    "Classic games of four: one bot of each temperament with three steady ones.",
    _faces,
)
