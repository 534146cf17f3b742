"""Short words for what people ask of a table on the bench, and for what it answers."""

from typing import Final, Literal

from slapjack.protocol.client_messages import HostAction, Leave, React, SeatAction
from slapjack.protocol.lobby import Lobby, SeatCard, TableOptions
from slapjack.protocol.server_messages import Accepted, Refused
from slapjack.rules import RuleSet
from slapjack.table.inputs import Erased, Message, Seated, Sit, Turned
from slapjack.table.lobby import card
from slapjack.table.state import Play
from slapjack.units import Micros
from tests.table.bench import Bench
from tests.table.clients import Client

OK: Final = "accepted"


def ask(bench: Bench, client: Client, message: SeatAction | HostAction) -> str:
    """Let a client ask for something that arrives now; return the refusal's code, or `OK`."""
    bench.feed(Message(client.number, bench.now, message))
    said = answer(bench, message.action_id)
    return OK if isinstance(said, Accepted) else said.code


def answer(bench: Bench, action_id: str) -> Accepted | Refused:
    """Return the last answer to an action."""
    return bench.answers_to(action_id)[-1]


def sit(
    bench: Bench, token: str, *, name: str | None = None, ink: str | None = None
) -> Seated | Turned:
    """Ask for a seat as over HTTP."""
    bench.feed(Sit(at_us=bench.now, token=token, name=name, ink=ink))
    assert bench.answer is not None
    said = bench.answer.value
    assert not isinstance(said, Erased)
    return said


def turned(bench: Bench, *, name: str | None = None, ink: str | None = None) -> str:
    """Ask for a seat that is not given; return why."""
    said = sit(bench, f"turned-{bench.action_id()}-xxxx", name=name, ink=ink)
    assert isinstance(said, Turned), f"got a seat: {said}"
    return said.code


def leave(bench: Bench, client: Client, seat: int) -> str:
    """Let a seat leave for good."""
    return ask(bench, client, Leave(action_id=bench.action_id(), seat=seat))


def lobby(bench: Bench) -> Lobby:
    """Return the table as everybody sees it."""
    return card(bench.table.state)


def seats(bench: Bench) -> list[SeatCard]:
    """Return the seats as everybody sees them."""
    return lobby(bench).seats


def kinds(bench: Bench) -> list[str]:
    """Return the names of the events so far."""
    return [type(event).__name__ for event in bench.events]


def cards_in_play(play: Play) -> int:
    """Count the cards of a game."""
    return sum(map(len, play.game.stocks)) + len(play.game.pile)


def classic(**changes: object) -> RuleSet:
    """Return the classic rules, dealt without a question, with some changes."""
    return RuleSet.preset("classic", **{"cut": "none", **changes})


def table_of(
    people: int,
    *,
    bots: int = 0,
    flips: str | None = None,
    absent: Literal["bot", "leave"] = "bot",
) -> Bench:
    """Seat people and bots, and deal."""
    bench = Bench(flips=flips, rules=classic(), options=TableOptions(absent=absent))
    for number in range(people):
        bench.sit(f"person{number}")
    for _ in range(bots):
        bench.bot()
    bench.deal()
    return bench


def lose(bench: Bench, seat: int) -> Client:
    """Let a seat's phone fall asleep."""
    client = bench.of_seat(seat)
    bench.hang_up(client)
    return client


def wait(bench: Bench, span_ms: int) -> None:
    """Let time pass while everybody who is there shows that they are."""
    until_at = bench.now + span_ms * 1_000
    while bench.now < until_at:
        for client in [one for one in bench.clients if one.is_open]:
            for seat in client.session.seats:
                ask(bench, client, React(action_id=bench.action_id(), seat=seat, kind="think"))
        bench.run_to(Micros(min(until_at, bench.now + 10_000_000)))
