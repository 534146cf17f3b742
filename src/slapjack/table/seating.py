"""Who sits where: seats, their secrets, animals and inks, and what a person carries through games.

Only the token makes somebody the owner of a seat; a name never does (bugs.md A6, A7).
"""

from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from hmac import compare_digest

from slapjack.fairness import Budget
from slapjack.protocol.server_messages import ServerMessage
from slapjack.rules import Stream
from slapjack.table.animals import ANIMALS, INKS
from slapjack.table.names import skeleton
from slapjack.units import Micros, Seat

SEATS_MAX = 8
ANSWERS_KEPT = 200
"""Answers to actions that a repeat gets again, for each seat and for the host."""

RACES_REMEMBERED = 20
"""Races in which a seat's waits are counted (fairness.md 1.6, anti lag-switch)."""


@dataclass
class Sitter:
    """Somebody at a seat, a person (with a token) or a bot (with a level)."""

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
    seen_at: Micros = Micros(0)
    timeouts: int = 0
    budget: Budget | None = None
    waits: deque[bool] = field(default_factory=lambda: deque(maxlen=RACES_REMEMBERED))
    answers: OrderedDict[str, ServerMessage] = field(default_factory=OrderedDict)

    @property
    def is_bot(self) -> bool:
        """Whether a bot moves this seat now."""
        return self.bot is not None


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

    def by_token(self, token: str) -> Sitter | None:
        """Return the owner of a secret; every seat is compared, so that time tells nothing."""
        found = None
        for sitter in self._sitters:
            if sitter.token is not None and compare_digest(sitter.token, token):
                found = sitter
        return found

    def name_taken(self, name: str, *, but: Seat | None = None) -> bool:
        """Tell whether somebody else is called so, or looks so."""
        return any(
            skeleton(one.name or one.animal) == skeleton(name) and one.seat != but
            for one in self._sitters
        )

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
        animals = [one for one in ANIMALS if all(one != other.animal for other in self._sitters)]
        inks = [one for one in INKS if not self.ink_taken(one)]
        sitter = Sitter(
            seat=Seat(len(self._sitters)),
            animal=animals[self._stream.below(len(animals))],
            ink=ink if ink is not None else inks[self._stream.below(len(inks))],
            sat_at=now,
            seen_at=now,
            token=token,
            bot=bot,
            name=name,
        )
        self._sitters.append(sitter)
        return sitter

    def free(self, seat: Seat) -> Sitter:
        """Take somebody out; the seats after move up."""
        sitter = self._sitters.pop(seat)
        for number, other in enumerate(self._sitters):
            other.seat = Seat(number)
        return sitter
