"""Races as they happened: what the world knows of each hand, beside what the table ruled.

A race is whole when every player's hand came down, arrived, and has a score in the verdict or in
the answer to a late hand. Only whole races are counted, the same ones for every judge.
"""

from dataclasses import dataclass, field

from slapjack.protocol.server_messages import Late, Row, Verdict
from slapjack.sim.judges import Race, RacedHand
from slapjack.sim.knowledge import Known
from slapjack.sim.witness import Truth
from slapjack.units import Micros


@dataclass
class _Open:
    """What has been gathered of one race."""

    known: dict[int, Known] = field(default_factory=dict)
    truths: dict[int, Truth] = field(default_factory=dict)
    scores: dict[int, tuple[int, bool]] = field(default_factory=dict)
    verdict_at: Micros | None = None
    winner: int | None = None


class Chronicle:
    """All races of one table.

    Attributes:
        races: The whole ones, in the order in which they became so.
        voided: How many the table annulled.
    """

    def __init__(self, paths: list[str]) -> None:
        """Begin with the kind of path of each seat."""
        self.races: list[Race] = []
        self.voided = 0
        self._paths = paths
        self._game = 0
        self._open: dict[int, _Open] = {}
        self._ended: set[int] = set()

    @property
    def unfinished(self) -> int:
        """Races that somebody slapped in and that never became whole."""
        return self.voided + sum(bool(race.known) for race in self._open.values())

    def new_game(self) -> None:
        """Flips are counted from 1 again."""
        self.voided += self.unfinished - self.voided
        self._open.clear()
        self._ended.clear()
        self._game += 1

    def slapped(self, truth: Truth) -> None:
        """Note how it really was."""
        race = self._gathering(truth.flip)
        if race is not None:
            race.truths.setdefault(truth.seat, truth)

    def arrived(self, seat: int, flip: int, known: Known) -> None:
        """Note that a hand arrived, and what the table knew of it."""
        race = self._gathering(flip)
        if race is not None:
            race.known.setdefault(seat, known)

    def ruled(self, verdict: Verdict, at: Micros) -> None:
        """Note a photo finish."""
        race = self._gathering(verdict.flip)
        if race is None or race.verdict_at is not None:
            return
        race.verdict_at, race.winner = at, verdict.winner
        for row in verdict.rows:
            _score(race, row, late=False)
        self._close(verdict.flip)

    def came_late(self, late: Late) -> None:
        """Note the answer to a hand that came after the verdict."""
        race = self._open.get(late.flip)
        if race is not None:
            _score(race, late.row, late=True)
            self._close(late.flip)

    def void(self, flip: int) -> None:
        """Note that a race was annulled."""
        self.voided += self._open.pop(flip, None) is not None
        self._ended.add(flip)

    def _gathering(self, flip: int) -> _Open | None:
        """Return the race of a card, None where all is known of it already."""
        return None if flip in self._ended else self._open.setdefault(flip, _Open())

    def _close(self, flip: int) -> None:
        race = self._open[flip]
        seats = set(range(len(self._paths)))
        if race.verdict_at is None or any(
            seats - known.keys() for known in (race.known, race.truths, race.scores)
        ):
            return
        del self._open[flip]
        self._ended.add(flip)
        arrived = [known.evidence.arrived_us for known in race.known.values()]
        shown = [truth.shown_at for truth in race.truths.values()]
        self.races.append(
            Race(
                game=self._game,
                flip=flip,
                winner=race.winner,
                wait_us=Micros(race.verdict_at - min(arrived)),
                spread_us=Micros(max(shown) - min(shown)),
                hands=tuple(self._hand(race, seat) for seat in sorted(seats)),
            )
        )

    def _hand(self, race: _Open, seat: int) -> RacedHand:
        (score_us, late), truth, known = race.scores[seat], race.truths[seat], race.known[seat]
        return RacedHand(
            seat=seat,
            path=self._paths[seat],
            device_us=truth.device_us,
            eye_us=truth.eye_us,
            wall_us=truth.wall_us,
            synced_us=truth.synced_us,
            round_trip_us=known.round_trip_us,
            evidence=known.evidence,
            score_us=Micros(score_us),
            late=late,
            lied=truth.lied,
        )


def _score(race: _Open, row: Row, *, late: bool) -> None:
    race.scores.setdefault(row.seat, (row.reaction_us, late))
