"""A player at the bare echo: a card and a verdict are one's own words, said back."""

from benchmarks.peers.line import connect
from benchmarks.peers.servers import HOST, Server
from benchmarks.peers.table import SEATS, Seat, now

_FLIP = b'{"type":"flip","action_id":"a1000000","seat":0}'
_SLAP = b'{"type":"slap","action_id":"a1000000","seat":0,"flip":%d,"shown_us":1,"pressed_us":1}'
_WORD = b'"flip":'


class EchoSeat(Seat):
    """One socket of four; the echo of a flip is the card that all four see."""

    server: Server

    async def sit(self) -> None:
        await connect(f"ws://{HOST}:{self.server.port}/", self.opened, self._hear, self.road)
        self.table.turn = 0

    def flip(self) -> None:
        self.say(_FLIP)

    def slap(self, flip: int, shown_at: float, pressed_at: float) -> None:
        self.say(_SLAP % flip)

    def _hear(self, message: bytes) -> None:
        if _WORD in message:
            self.told(int(message.partition(_WORD)[2].partition(b",")[0]))
            return
        table = self.table
        table.turn = (self.number + 1) % SEATS
        for one in table.seats:
            table.came(table.flips, one.number, now())
            one.saw(table.flips, table.script.live[0] + "S")
