"""Who sits where: seats, their secrets, animals and inks, and what a person carries through games.

Only the token makes somebody the owner of a seat; a name never does (bugs.md A6, A7).
"""

from collections import OrderedDict, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hmac import compare_digest

from slapjack.fairness import Budget
from slapjack.protocol.server_messages import ServerMessage
from slapjack.rules import Stream
from slapjack.table.animals import ANIMALS, INKS
from slapjack.table.names import skeleton
from slapjack.units import Micros, Seat

SEATS_MAX = 8
NEVER_CAME_US = Micros(60_000_000)
"""A seat that was taken but never connected to is given back after this."""

ANSWERS_KEPT = 200
"""Answers to actions that a repeat gets again, for each seat and for the host."""

RACES_REMEMBERED = 20
"""Races in which a seat's waits are counted (fairness.md 1.6, anti lag-switch)."""


@dataclass
class Sitter:
    """Somebody at a seat, a person (with a token) or a bot (with a level).

    Attributes:
        ready: Has agreed to the rules: by sitting down where they are shown, until they change.
        stand_in: The bot moves for a person, who gets the seat back on return.
        left: Out of the game that is or was played; the seat is freed before the next one.
        here_since: Since when the person has been here, short losses of a connection aside.
        gone_at: When the last connection was lost, None while there is one.
        has_come: False for a seat that was taken but never connected to.
        absent_at: When the house's grace for somebody away is over, None while it does not run.
        timeouts: Flips in a row that happened by themselves.
        reacts_until: Until when the reactions shown so far use up what is allowed (`reactions`).
    """

    seat: Seat
    animal: str
    ink: str
    sat_at: Micros
    token: str | None = None
    bot: str | None = None
    stand_in: bool = False
    name: str = ""
    handicap_us: Micros = Micros(0)
    ready: bool = False
    wins: int = 0
    away: bool = False
    left: bool = False
    here_since: Micros = Micros(0)
    gone_at: Micros | None = Micros(0)
    has_come: bool = True
    absent_at: Micros | None = None
    timeouts: int = 0
    reacts_until: Micros = Micros(0)
    budget: Budget | None = None
    waits: deque[bool] = field(default_factory=lambda: deque(maxlen=RACES_REMEMBERED))
    answers: OrderedDict[str, ServerMessage] = field(default_factory=OrderedDict)

    @property
    def is_bot(self) -> bool:
        """Whether a bot moves this seat now."""
        return self.bot is not None

    @property
    def is_here(self) -> bool:
        """Whether a person is connected."""
        return self.token is not None and self.gone_at is None


def remember(answers: OrderedDict[str, ServerMessage], action_id: str, said: ServerMessage) -> None:
    """Keep the answer to an action for its repeat (reliability.md P2)."""
    answers[action_id] = said
    if len(answers) > ANSWERS_KEPT:
        answers.popitem(last=False)


class Seating:
    """The seats of a table, numbered clockwise from 0 without gaps."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._sitters: list[Sitter] = []

    def __iter__(self) -> Iterator[Sitter]:
        return iter(self._sitters)

    def __len__(self) -> int:
        return len(self._sitters)

    def __getitem__(self, seat: Seat) -> Sitter:
        return self._sitters[seat]

    def has(self, seat: int) -> bool:
        """Tell whether there is such a seat."""
        return 0 <= seat < len(self._sitters)

    def humans(self) -> list[Sitter]:
        """Return the people who have not left, also those for whom a bot stands in."""
        return [one for one in self._sitters if one.token is not None and not one.left]

    def strangers(self, now: Micros) -> list[Sitter]:
        """Return who took a seat and never came: a double tap, a page that failed to open."""
        return [
            one
            for one in self._sitters
            if one.token is not None and not one.has_come and now >= one.sat_at + NEVER_CAME_US
        ]

    def by_token(self, token: str) -> Sitter | None:
        """Return the owner of a secret; every seat is compared, so that time tells nothing."""
        found = None
        said = token.encode()  # as text, `compare_digest` takes ASCII only
        for sitter in self._sitters:
            if sitter.token is not None and compare_digest(sitter.token.encode(), said):
                found = sitter
        return found

    def name_taken(self, name: str, *, but: Seat | None = None) -> bool:
        """Tell whether somebody else is called so, or looks so."""
        return any(
            skeleton(one.name or one.animal) == skeleton(name) and one.seat != but
            for one in self._sitters
        )

    def _is_animal_taken(self, animal: str) -> bool:
        return any(one.animal == animal for one in self._sitters) or self.name_taken(animal)

    def ink_taken(self, ink: str) -> bool:
        """Tell whether a seat has this ink."""
        return any(one.ink == ink for one in self._sitters)

    def sit(
        self,
        now: Micros,
        *,
        token: str | None = None,
        bot: str | None = None,
        name: str = "",
        ink: str | None = None,
    ) -> Sitter:
        """Take the next free seat, with an animal and an ink of its own."""
        animals = [one for one in ANIMALS if not self._is_animal_taken(one)]
        inks = [one for one in INKS if not self.ink_taken(one)]
        sitter = Sitter(
            seat=Seat(len(self._sitters)),
            animal=animals[self._stream.below(len(animals))],
            ink=ink if ink is not None else inks[self._stream.below(len(inks))],
            sat_at=now,
            here_since=now,
            gone_at=now,
            has_come=False,
            ready=True,
            token=token,
            bot=bot,
            name=name,
        )
        self._sitters.append(sitter)
        return sitter

    def seat_again(self, sitters: Iterable[Sitter]) -> None:
        """Seat everybody as they sat before a restart, in seat order."""
        self._sitters = list(sitters)

    def free(self, seat: Seat) -> Sitter:
        """Take somebody out; the seats after move up."""
        sitter = self._sitters.pop(seat)
        for number, other in enumerate(self._sitters):
            other.seat = Seat(number)
        return sitter
