"""What a table of a real server hears, in the order in which it comes."""

from slapjack.protocol.client_messages import ClientMessage
from slapjack.table.inputs import Input, Message
from slapjack.table.registry import NewTable
from tests.server.house import House


def heard_by(house: House, table: NewTable) -> list[ClientMessage]:
    """Listen to what comes to a table from now on; the list grows."""
    actor = house.wiring.registry.find(table.code)
    assert actor is not None
    heard: list[ClientMessage] = []
    post = actor.post

    def listen(given: Input) -> None:
        if isinstance(given, Message):
            heard.append(given.message)
        post(given)

    actor.post = listen  # type: ignore[method-assign]
    return heard
