"""A player at our table: what the page says and hears, watermarks in each frame of a race too."""

import asyncio
import http.client
import json
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

import msgspec

from benchmarks.peers.line import connect
from benchmarks.peers.servers import HOST, Server
from benchmarks.peers.table import Race, Script, Seat, now
from slapjack.protocol.client_messages import Deal, Hello, Ready
from slapjack.protocol.codec import PROTO, SUBPROTOCOL
from slapjack.protocol.server_messages import Late, Verdict

FRAME_S: Final = 1 / 60
BEHIND_US: Final = 20_000
RACE_US: Final = 1_500_000
FRAMES_AFTER_SLAP: Final = 3
"""As web/src/game/watermark.ts has them."""

_encode = msgspec.json.Encoder().encode
_PING: Final = b'{"type":"ping","n":'
_SHOW: Final = b'{"type":"show",'
_EVENTS: Final = b'{"type":"events",'
_VERDICT: Final = b'{"type":"verdict",'
_LATE: Final = b'{"type":"late",'
_TURN: Final = b'{"event":"turn",'
_verdict = msgspec.json.Decoder(Verdict).decode
_late = msgspec.json.Decoder(Late).decode
_loose = msgspec.json.Decoder(dict[str, Any]).decode
_ids = count(1)


def rules_of(script: Script) -> dict[str, object]:
    """Return the classic game, or one in which the script's ranks are slapped and none falls out.

    The rule that the first hand wins a tie, on any screen, is the one that waits for nobody.
    """
    if script.live == ("J",):
        return {"preset": "classic", "cut": "none"}
    return {
        "cut": "none",
        "triggers": [f"rank:{'/'.join(script.live)}"],
        "tie_rule": "split" if script.is_judged else "first",
        "last_chance": "unlimited",
        "flip_timeout_ms": 0,
        "min_cover_ms": 0,
    }


def address_of(number: int) -> str:
    """Return an address of the loopback for a table: limits are per address."""
    return f"127.9.{number // 250}.{number % 250 + 1}"


def posted(port: int, path: str, body: object, address: str) -> Mapping[str, str]:
    """Ask the API for something from an address of its own."""
    connection = http.client.HTTPConnection(HOST, port, timeout=30, source_address=(address, 0))
    try:
        head = {"content-type": "application/json"}
        connection.request("POST", f"/api/v1/{path}", json.dumps(body), head)
        answer = connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"expected {path} to be granted, got {answer.status}: {text!r}")
        said: Mapping[str, str] = json.loads(text)
        return said
    finally:
        connection.close()


@dataclass
class Watched:
    """A card that may be slapped, on one screen."""

    flip: int
    shown_at: float
    pressed_us: int | None = None
    frames_left: int = FRAMES_AFTER_SLAP


class SlapjackSeat(Seat):
    """One seat of a table; the first opens it."""

    server: Server
    code = ""
    tokens: list[str]
    index = 0
    _live: "Watched | None" = None

    async def sit(self) -> None:
        first = self.table.seats[0]
        assert isinstance(first, SlapjackSeat)
        self.address = address_of(self.index)
        self.tokens = []
        if first is self:
            wish = {"rules": rules_of(self.table.script)}
            opened = await self._posted("tables", wish)
            self.code = opened["code"]
            self.tokens.append(opened["host_token"])
        self.code = first.code
        seat = await self._posted(f"tables/{self.code}/seats", {})
        self.tokens.insert(0, seat["token"])
        url = f"ws://{HOST}:{self.server.port}/api/v1/tables/{self.code}/socket"
        await connect(
            url,
            self.opened,
            self._hear,
            self.road,
            address=self.address,
            protocol=SUBPROTOCOL,
        )
        self.say(_encode(Hello(PROTO, self.tokens, step_us=100)))
        self.say(_encode(Ready(self._id(), self.number, True)))

    def deal(self) -> None:
        """Begin the game, as the host."""
        self.say(_encode(Deal(self._id(), dealer=0)))

    def flip(self) -> None:
        self.say(b'{"type":"flip","action_id":"%b","seat":%d}' % (self._id().encode(), self.number))

    def slap(self, flip: int, shown_at: float, pressed_at: float) -> None:
        self.say(
            b'{"type":"slap","action_id":"%b","seat":%d,"flip":%d,"shown_us":%d,"pressed_us":%d}'
            % (self._id().encode(), self.number, flip, shown_at * 1e6, pressed_at * 1e6)
        )
        if self._live is not None and self._live.flip == flip:
            self._live.pressed_us = int((pressed_at - shown_at) * 1e6)

    def painted(self, flip: int, shown_at: float, *, is_live: bool) -> None:
        at = int(shown_at * 1e6)
        self.say(b'{"type":"shown","flip":%d,"received_us":%d,"shown_us":%d}' % (flip, at, at))
        self._live = Watched(flip, shown_at) if is_live else None
        if self._live is not None:
            self.loop.call_later(FRAME_S, self._mark, self._live)

    def _mark(self, race: "Watched") -> None:
        if self._live is not race or not race.frames_left:
            return
        since_us = int((now() - race.shown_at) * 1e6)
        free_us = since_us - BEHIND_US
        if race.pressed_us is not None:
            free_us = min(free_us, race.pressed_us)
            race.frames_left -= 1
        if free_us > 0:
            self.say(b'{"type":"watermark","flip":%d,"free_us":%d}' % (race.flip, free_us))
        if since_us < RACE_US:
            self.loop.call_later(FRAME_S, self._mark, race)

    def _hear(self, message: bytes) -> None:
        if message.startswith(_PING):
            self._pong(message[len(_PING) : message.index(b",", len(_PING))])
        elif message.startswith(_SHOW):
            show = _loose(message)
            self._pong(str(show["n"]).encode())
            self.table.came(show["flip"], self.number, now())
            self.saw(show["flip"], show["face"])
        elif message.startswith(_VERDICT):
            self._judged(message)
        elif self.number == 0 and message.startswith(_EVENTS) and _TURN in message:
            turns = [one for one in _loose(message)["events"] if one["event"] == "turn"]
            self.table.turn = turns[-1].get("seat")
        elif self.number == 0 and message.startswith(_LATE):
            late = _late(message)
            self.table.races.setdefault(late.flip, Race()).order.append(late.row.seat)

    def _judged(self, message: bytes) -> None:
        verdict = _verdict(message)
        self.told(verdict.flip)
        self._live = None
        if self.number == 0:
            race = self.table.races.setdefault(verdict.flip, Race())
            race.winner = verdict.winner
            ranked = sorted(verdict.rows, key=lambda row: row.reaction_us)
            race.order[:0] = [row.seat for row in ranked]

    def _pong(self, n: bytes) -> None:
        self.say(b'{"type":"pong","n":%b,"client_us":%d}' % (n, now() * 1e6))

    async def _posted(self, path: str, body: object) -> Mapping[str, str]:
        return await asyncio.to_thread(posted, self.server.port, path, body, self.address)

    @staticmethod
    def _id() -> str:
        return f"a{next(_ids)}"
