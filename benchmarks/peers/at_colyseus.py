"""A player at the peer's table: what its SDK says and hears, in bytes.

Frames start with a code of @colyseus/shared-types; a message is its name and MessagePack. State
patches are received and counted, not decoded: the SDK's work is the browser's.
"""

import asyncio
import http.client
import json
from typing import Any, Final

import msgspec

from benchmarks.peers.line import connect
from benchmarks.peers.servers import HOST, Server
from benchmarks.peers.table import Race, Seat, now

JOIN: Final = b"\x0a"
_DATA: Final = 13
_PATCH: Final = 15
_FLIP: Final = b"\x0d\xa4flip"
_SLAP: Final = b"\x0d\xa4slap"
_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(dict[str, Any]).decode


def asked(port: int, path: str, body: object) -> dict[str, str]:
    """Ask the matchmaker for a place in a room."""
    connection = http.client.HTTPConnection(HOST, port, timeout=30)
    try:
        connection.request(
            "POST", f"/matchmake/{path}", json.dumps(body), {"content-type": "application/json"}
        )
        said: dict[str, str] = json.loads(connection.getresponse().read())
        return said
    finally:
        connection.close()


class ColyseusSeat(Seat):
    """One seat of a room; the first opens it.

    The state that holds a verdict comes up to 50 ms after the message that tells it.
    """

    server: Server
    room = ""
    _unpatched: int | None = None

    async def sit(self) -> None:
        first = self.table.seats[0]
        assert isinstance(first, ColyseusSeat)
        wanted = {"live": list(self.table.script.live)}
        path = "create/slap" if first is self else f"joinById/{first.room}"
        place = await asyncio.to_thread(asked, self.server.port, path, wanted)
        self.room = place["roomId"]
        url = f"ws://{HOST}:{self.server.port}/{place['processId']}/{self.room}"
        url += f"?sessionId={place['sessionId']}"
        await connect(url, self.opened, self._hear, self.road, is_text=False)

    def flip(self) -> None:
        self.say(_FLIP)

    def slap(self, flip: int, shown_at: float, pressed_at: float) -> None:
        self.say(_SLAP + _pack({"flip": flip}))

    def _hear(self, message: bytes) -> None:
        if message[0] == _DATA:
            length = message[1] & 0x1F
            self._take(message[2 : 2 + length], message[2 + length :])
        elif message[0] == _PATCH and self._unpatched is not None:
            if (race := self.table.races.get(self._unpatched)) is not None:
                race.patched_at[self.number] = now()
            self._unpatched = None
        elif message[:1] == JOIN:
            self.say(JOIN)

    def _take(self, name: bytes, body: bytes) -> None:
        said = _unpack(body)
        if name == b"card":
            self.table.turn = said["turn"]
            self.table.came(said["flip"], self.number, now())
            self.saw(said["flip"], said["face"])
        elif name == b"palm" and self.number == 0:
            self.table.races.setdefault(said["flip"], Race()).order.append(said["seat"])
        elif name == b"verdict":
            self.told(said["flip"])
            self._unpatched = said["flip"]
            self.table.races.setdefault(said["flip"], Race()).winner = said["winner"]
            self.table.turn = said["turn"]
        elif name == b"dealt":
            self.table.turn = said["turn"]
