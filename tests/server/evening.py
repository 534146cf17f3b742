"""A short game of two people over real sockets, from the first look to the result."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection

from slapjack.protocol.client_messages import Deal, Flip, Hello, Pong, Resume, Shown, Slap
from slapjack.protocol.codec import PROTO
from slapjack.protocol.server_messages import LobbyChanged, ServerMessage, Show
from slapjack.table.start import Start
from slapjack.units import TableCode
from tests.server.house import House, say
from tests.table.bench import deck_for

NAMES = ("Zaphod", "Trillian")
RULES: dict[str, object] = {"preset": "classic", "cut": "none", "max_flips": 1}
REACTION_US = 250_000
"""How long the winner looks at the Jack; who slaps sooner than people can is not believed."""


@dataclass
class Evening:
    """What was played, and everything of it that gives somebody away."""

    code: str
    host_token: str
    tokens: list[str]
    game: str = ""
    last: Resume | None = None
    heard: list[str] = field(default_factory=list)

    @property
    def secrets(self) -> list[str]:
        found = [*NAMES, self.code, self.host_token, *self.tokens, self.game, "127.0.0.1"]
        return [secret for secret in found if secret]


async def gather(house: House) -> Evening:
    """Open a table with typed names and seat both people."""
    wish = {"rules": RULES, "options": {"names": "typed"}}
    opened = (await house.http.post("/api/v1/tables", json=wish)).json()
    url = f"/api/v1/tables/{opened['code']}/seats"
    tokens = [(await house.http.post(url, json={"name": n})).json()["token"] for n in NAMES]
    return Evening(opened["code"], opened["host_token"], tokens)


async def play(house: House) -> Evening:
    """Play one game: a Jack comes first, its flipper slaps it, and the flips are at their end."""
    evening = await gather(house)
    actor = house.wiring.registry.find(TableCode(evening.code))
    assert actor is not None
    actor.table.state.start = Start(deck=deck_for("JH 5C", 2, 1))
    async with house.socket(evening.code) as first, house.socket(evening.code) as second:
        await say(first, Hello(PROTO, [evening.tokens[0], evening.host_token], step_us=100))
        await say(second, Hello(PROTO, [evening.tokens[1]], step_us=100))
        await until(second, "snapshot", evening)
        await say(first, Deal("deal", dealer=1))
        await until(first, "accepted", evening)
        await say(first, Flip("flip", 0))
        shown = await until(first, "show", evening)
        assert isinstance(shown, Show)
        await say(first, Pong(shown.n, 1_000_000))
        await say(first, Shown(1, 1_000_000, 1_000_000))
        await look(first, evening)
        await say(first, Slap("slap", 0, 1, 1_000_000, 1_000_000 + REACTION_US))
        await until(first, "verdict", evening)
        await say(second, Flip("last", 1))
        await over(first, evening)
        await over(second, evening)
    return evening


async def look(socket: ClientConnection, evening: Evening) -> None:
    """Look at the card for as long as a fast person does, answering pings meanwhile."""
    with suppress(TimeoutError):
        async with asyncio.timeout(REACTION_US / 1_000_000):
            await until(socket, "ended", evening)


async def over(socket: ClientConnection, evening: Evening) -> None:
    """Take messages until the table has a result."""
    while True:
        changed = await until(socket, "lobby", evening)
        assert isinstance(changed, LobbyChanged)
        if changed.lobby.result is not None:
            evening.game = changed.lobby.result.game
            evening.last = Resume(changed.epoch, changed.seq)
            return


async def until(socket: ClientConnection, kind: str, evening: Evening) -> ServerMessage:
    """Take messages until one of this type comes, answering pings on the way."""
    while True:
        message = msgspec.json.decode(await socket.recv(), type=ServerMessage)
        evening.heard.append(str(message.__struct_config__.tag))
        if evening.heard[-1] == "ping":
            await say(socket, Pong(message.n, 1))  # type: ignore[union-attr]
        if evening.heard[-1] == kind:
            return message
