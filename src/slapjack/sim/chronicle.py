"""Races as they happened: what the world knows of each hand, beside what the table ruled.

A race is whole when every player's hand came down, arrived, and has a score in the verdict or in
the answer to a late hand. Only whole races are counted, the same ones for every judge.
"""

from dataclasses import dataclass, field

from slapjack.protocol.server_messages import Late, Row, Verdict
from slapjack.sim.judges import Race, RacedHand
from slapjack.sim.witness import Truth
from slapjack.units import Micros


@dataclass
class _Open:
    """What has been gathered of one race."""

    sent_at: dict[int, Micros] = field(default_factory=dict)
    arrived_at: dict[int, Micros] = field(default_factory=dict)
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

    @property
    def unfinished(self) -> int:
        """Races that somebody slapped in and that never became whole."""
        return self.voided + sum(bool(race.arrived_at) for race in self._open.values())

    def new_game(self) -> None:
        """Flips are counted from 1 again."""
        self.voided += self.unfinished - self.voided
        self._open.clear()
        self._game += 1

    def sent(self, seat: int, flip: int, at: Micros) -> None:
        """Note when a face left for a player."""
        self._open.setdefault(flip, _Open()).sent_at.setdefault(seat, at)

    def arrived(self, seat: int, flip: int, at: Micros) -> None:
        """Note when a hand arrived."""
        if flip in self._open:
            self._open[flip].arrived_at.setdefault(seat, at)

    def slapped(self, truth: Truth) -> None:
        """Note how it really was."""
        if truth.flip in self._open:
            self._open[truth.flip].truths[truth.seat] = truth

    def ruled(self, verdict: Verdict, at: Micros) -> None:
        """Note a photo finish."""
        race = self._open.get(verdict.flip)
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

    def _close(self, flip: int) -> None:
        race = self._open[flip]
        seats = set(range(len(self._paths)))
        gathered = (race.sent_at, race.arrived_at, race.truths, race.scores)
        if race.verdict_at is None or any(seats - known.keys() for known in gathered):
            return
        del self._open[flip]
        self.races.append(
            Race(
                game=self._game,
                flip=flip,
                winner=race.winner,
                wait_us=Micros(race.verdict_at - min(race.arrived_at.values())),
                hands=tuple(self._hand(race, seat) for seat in sorted(seats)),
            )
        )

    def _hand(self, race: _Open, seat: int) -> RacedHand:
        score_us, late = race.scores[seat]
        return RacedHand(
            seat=seat,
            path=self._paths[seat],
            device_us=race.truths[seat].device_us,
            eye_us=race.truths[seat].eye_us,
            sent_at=race.sent_at[seat],
            arrived_at=race.arrived_at[seat],
            score_us=Micros(score_us),
            late=late,
        )


def _score(race: _Open, row: Row, *, late: bool) -> None:
    race.scores.setdefault(row.seat, (row.reaction_us, late))
