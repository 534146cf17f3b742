"""A bench whose process dies: all that is left is the journal, as bytes."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from slapjack.protocol.server_messages import Accepted, ServerMessage
from slapjack.rules import Slap
from slapjack.table.entries import Entry
from slapjack.table.state import TableState
from slapjack.table.table import Table
from slapjack.units import Micros, TableCode
from tests.table.bench import Bench
from tests.table.laws import Laws

CODE: Final = TableCode("BNCH")
ANOTHER_CLOCK: Final = Micros(77_000_000)
"""After a restart of the machine its monotonic clock begins again, near zero."""

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Entry).decode


def through_bytes(entries: Sequence[Entry]) -> list[Entry]:
    """Write entries down and read them again, as the store does."""
    return [_decode(_encode(entry)) for entry in entries]


def come_back(
    entries: Sequence[Entry], *, now: Micros = ANOTHER_CLOCK, epoch: int = 2, seed: bytes = b"later"
) -> Table:
    """Bring the table back in another life."""
    return Table.restore(CODE, through_bytes(entries), seed=seed, now=now, epoch=epoch)


class MortalBench(Bench):
    """A bench that can be killed and come back, with time and people as they were."""

    def kill(self, *, down_ms: float = 0) -> None:
        """Stop everything at once; come back after so long, with nobody connected."""
        self._ahead.clear()
        self._inbox.clear()
        self._wake_at = None
        for client in self.clients:
            client.closed_by = client.closed_by or 1006
        self.run(down_ms)
        epoch = self.table.state.outgoing.backlog.epoch + 1
        self.table = come_back(self.entries, now=self.now, epoch=epoch, seed=bytes([epoch]))
        self.laws = Laws()
        self._carry(self.table.wake(self.now))
        self._feed_all()

    def everybody_back(self, *, but: Sequence[str] = ()) -> None:
        """Let all who were there come back, knowing what they knew."""
        for client in [one for one in self.clients if one.closed_by == 1006]:
            if client.name not in but:
                self.clients.remove(client)
                self.connect(
                    client.name,
                    client.tokens,
                    client.habits,
                    role=client.role,
                    knows=client.session,
                )


def accepted(answers: Mapping[str, ServerMessage]) -> list[str]:
    return [action for action, said in answers.items() if isinstance(said, Accepted)]


def kept_part(table: TableState) -> dict[str, object]:
    """Return all of a table that must be the same after a restart."""
    play = table.play
    seats = [
        (
            *(one.animal, one.ink, one.token, one.bot, one.stand_in, one.name, one.handicap_us),
            *(one.ready, one.wins, one.left, one.has_come, accepted(one.answers)),
        )
        for one in table.seating
    ]
    beside = {
        "seats": seats,
        "rules": table.rules,
        "options": table.options,
        "phase": table.phase,
        "host": (table.host_token, table.host_seat, table.host_by_token, table.host_claimed),
        "host answers": accepted(table.host_answers),
        "dealer": table.dealer,
        "locked": table.locked,
        "games": table.games,
        "result": table.result,
    }
    if play is None:
        return beside
    return {
        **beside,
        "game": play.game_id,
        "view": _encode(play.game.view),
        "stocks": play.game.stocks,
        "pile": play.game.pile,
        "turn": play.game.turn,
        "record": play.record.dump(),
        "events": _encode(play.events),
        "tally": [play.tally.result(one.seat, None) for one in table.seating],
        "closest": play.tally.closest,
        "fore-periods drawn": play.reveal.taken,
        "paused": (play.paused_at is not None, play.paused_by_table),
        "waiting": [type(one) for one in play.waiting if not isinstance(one, Slap)],
    }
