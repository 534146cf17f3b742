"""A table in virtual time, with people behind roads of known length: what tests of `table` use.

    bench = Bench(flips="5H JS")          # seat 0 flips 5H, seat 1 the Jack
    ann, bob = bench.sit("ann"), bench.sit("bob", FAR)
    bench.deal()
    bench.flip()                          # press, and wait until it shows
    bench.slap(0, reaction_ms=300)
    bench.run(1_000)

The bench stands where the actor and the sockets stand in the server. After every step of the table
it holds it to the laws that hold always (`Laws`): nobody hears of a card before its face, numbers
have no gap, every client's folded View is the game's, and no card is lost or made.
"""

from itertools import count
from typing import Final, Literal, TypeVar

from slapjack.client.session import Session
from slapjack.protocol.client_messages import (
    AddBot,
    Deal,
    Flip,
    HostAction,
    Leave,
    Pause,
    Referee,
    SetHandicap,
    Unpause,
)
from slapjack.protocol.fields import Contact, Role, Side
from slapjack.protocol.lobby import TableOptions
from slapjack.protocol.server_messages import (
    Accepted,
    Refused,
    Verdict,
)
from slapjack.rules import Event, HandJudged, RuleSet, new_deck
from slapjack.table.entries import Pressed
from slapjack.table.inputs import (
    Closed,
    KernelRtt,
    Lag,
    Message,
    Opened,
    Seated,
    Sit,
)
from slapjack.table.outputs import (
    Send,
    ShowTo,
)
from slapjack.table.race import Race
from slapjack.table.start import Start
from slapjack.table.state import IDLE_US, Play
from slapjack.table.table import Table
from slapjack.units import ConnectionId, FlipNo, Micros, Seat, TableCode
from tests.table.clients import PLAIN, Client, Habits, Palm
from tests.table.wires import START_AT, Wires, ms

HOST_TOKEN: Final = "host-token-0123456789"
CLASSIC: Final = RuleSet.preset("classic", cut="none")
"""The classic game, dealt without a question."""


def classic(**changes: object) -> RuleSet:
    """Return the classic game with some of its rules changed."""
    return RuleSet.preset("classic", **{"cut": "none", **changes})


E = TypeVar("E")


def deck_for(flips: str, seats: int, dealer: int) -> tuple[str, ...]:
    """Stack a whole deck so that these cards are flipped first, in turn order.

    The rest of the deck follows, Jacks last; the left of the dealer flips first, and the last card
    dealt to a seat lies on top of its stock (rules.md B04).
    """
    wanted = flips.split()
    rest = sorted((c for c in new_deck(0) if c not in wanted), key=lambda c: c[0] == "J")
    order = [*wanted, *map(str, rest)]
    stocks = [order[place::seats] for place in range(seats)]
    dealt = [stocks[k % seats][-(k // seats) - 1] for k in range(len(order))]
    assert sorted(dealt) == sorted(order), f"the dealer's left is seat {(dealer + 1) % seats}"
    return tuple(dealt)


class Bench(Wires):
    """One table, its people, and time."""

    def __init__(
        self,
        *,
        rules: RuleSet = CLASSIC,
        options: TableOptions | None = None,
        flips: str | None = None,
        start: Start | None = None,
        seed: bytes = b"bench" * 6 + b"xx",
        commit_us: int = 0,
        idle_us: Micros = IDLE_US,
    ) -> None:
        """Open a table.

        Args:
            rules: What is played.
            options: The table's options.
            flips: Cards that are flipped first, in turn order; the deal is stacked so.
            start: A given start instead.
            seed: All chance at the table.
            commit_us: How long the journal takes; words wait for it.
            idle_us: How long nobody may be there before it ends.
        """
        table = Table.open(
            code=TableCode("BNCH"),
            rules=rules,
            options=options or TableOptions(),
            seed=seed,
            host_token=HOST_TOKEN,
            now=START_AT,
            idle_us=idle_us,
            start=start,
        )
        super().__init__(table, commit_us)
        self._flips = flips
        self._numbers = count(1)
        self._actions = count(1)

    def sit(self, name: str, habits: Habits = PLAIN, seats: int = 1) -> Client:
        """Seat somebody, or several at one device; the first one is host."""
        tokens = []
        for place in range(seats):
            tokens.append(f"{name}-{place}-{'x' * 20}")
            self.feed(Sit(at_us=self.now, token=tokens[-1]))
            assert self.answer is not None
            assert isinstance(self.answer.value, Seated), f"no seat: {self.answer.value}"
        return self.connect(name, tokens if self.clients else [*tokens, HOST_TOKEN], habits)

    def big_screen(self, name: str = "wall", habits: Habits = PLAIN) -> Client:
        """Put up a big screen."""
        return self.connect(name, [HOST_TOKEN], habits, role="big_screen")

    def watch(self, name: str = "watcher", habits: Habits = PLAIN) -> Client:
        """Let somebody look on."""
        return self.connect(name, [], habits, role="watcher")

    def connect(
        self,
        name: str,
        tokens: list[str],
        habits: Habits = PLAIN,
        *,
        role: Role = "player",
        knows: Session | None = None,
    ) -> Client:
        """Open a connection; it says hello at once, and what it knows from an older one."""
        client = Client(
            number=ConnectionId(next(self._numbers)),
            name=name,
            tokens=tokens,
            role=role,
            habits=habits,
            say=self.say,
            after=self.after,
            now=lambda: self.now,
            session=knows or Session(),
        )
        self.clients.append(client)
        self.feed(Opened(client.number, self.now, client.hello(), habits.ordered))
        return client

    def hang_up(self, client: Client) -> None:
        """The connection breaks."""
        if client.is_open:
            client.closed_by = 1006
            self.feed(Closed(client.number, self.now))

    def reconnect(self, client: Client, *, resume: bool = True) -> Client:
        """Come back on a new connection, with what was known before or without."""
        self.hang_up(client)
        knows = client.session if resume else None
        return self.connect(
            client.name, client.tokens, client.habits, role=client.role, knows=knows
        )

    def of_seat(self, seat: int) -> Client:
        """Return the connection that carries a seat."""
        return next(c for c in self.clients if c.is_open and seat in c.session.seats)

    @property
    def host(self) -> Client:
        """The connection with the host's token."""
        return next(c for c in self.clients if c.is_open and HOST_TOKEN in c.tokens)

    def bot(self, level: str = "steady") -> None:
        """Put a bot on a seat."""
        self.order(AddBot(action_id=self.action_id(), level=level))

    def handicap(self, seat: int, handicap_ms: float) -> None:
        """Let a strong player give something to the others."""
        self.order(SetHandicap(action_id=self.action_id(), seat=seat, handicap_us=ms(handicap_ms)))

    def deal(self, *, warm_up_ms: float = 2_000) -> None:
        """Let the roads be measured, then deal; the last seat deals, so seat 0 flips first."""
        self.run(warm_up_ms)
        seats = len(self.table.state.seating)
        if self._flips is not None:
            self.table.state.start = Start(deck=deck_for(self._flips, seats, seats - 1))
        start = self.table.state.start
        self.order(Deal(action_id=self.action_id(), dealer=seats - 1))
        if start is not None and start.stocks is not None:
            # No event tells a given position; who comes after the deal gets it as a snapshot.
            for client in [c for c in self.clients if c.is_open]:
                self.reconnect(client, resume=False)
            self.run(warm_up_ms)

    def order(self, message: HostAction) -> None:
        """Let the host say something that arrives now, and expect it to be taken."""
        self.feed(Message(self.host.number, self.now, message))
        answers = self.answers_to(message.action_id)
        assert isinstance(answers[-1], Accepted), f"not taken: {answers[-1]}"

    def press(self, seat: int | None = None) -> str:
        """Press a flip at a client, the turn seat's unless another is named."""
        turn = self.play.game.turn if seat is None else Seat(seat)
        assert turn is not None, "nobody is to flip"
        action_id = self.action_id()
        self.say(self.of_seat(turn), Flip(action_id=action_id, seat=turn))
        return action_id

    def pause(self) -> None:
        """The host stops the game."""
        self.order(Pause(action_id=self.action_id()))

    def resume(self) -> None:
        """The host goes on with it."""
        self.order(Unpause(action_id=self.action_id()))

    def referee(self, call: Literal["peek", "toward_self", "misdeal"]) -> None:
        """The host calls a foul."""
        self.order(Referee(action_id=self.action_id(), call=call))

    def leave(self, seat: int) -> None:
        """Get up for good."""
        self.say(self.of_seat(seat), Leave(action_id=self.action_id(), seat=seat))

    def flip(self, seat: int | None = None, *, then_ms: float = 0) -> FlipNo:
        """Press, wait until the card shows, and some more; return its number."""
        flip = FlipNo(self.play.game.flips + 1)
        self.press(seat)
        self.until(lambda: self.play.game.flips >= flip)
        self.run_to(self.play.shown_at)
        self.run(then_ms)
        return flip

    def slap(
        self,
        seat: int,
        *,
        reaction_ms: float = 300,
        claim_ms: float | None = None,
        flip: int | None = None,
        contact: Contact = "palm",
        side: Side = "left",
        shout: str | None = None,
        action_id: str | None = None,
    ) -> str:
        """Bring a hand down so long after its page shows the card, the newest unless named."""
        action_id = action_id or self.action_id()
        palm = Palm(
            seat=seat,
            reaction_us=ms(reaction_ms),
            claim_us=None if claim_ms is None else ms(claim_ms),
            contact=contact,
            side=side,
            shout=shout,
            action_id=action_id,
        )
        self.of_seat(seat).wants(FlipNo(flip or self.play.game.flips), palm)
        return action_id

    def slap_at(self, seat: int, at: Micros, *, flip: int) -> str:
        """Bring a hand down at an instant, on a card that its page shows already."""
        seen_at, _ = self.of_seat(seat).shown[FlipNo(flip)]
        return self.slap(seat, reaction_ms=(at - seen_at) / 1_000, flip=flip)

    def hands_of(self, seat: int) -> list[tuple[str, str | None]]:
        """Return what the rules said of each hand of a seat."""
        return [(e.result, e.reason) for e in self.events_of(HandJudged) if e.seat == seat]

    def action_id(self) -> str:
        """Draw a fresh id."""
        return f"action-{next(self._actions)}"

    def lag(self, lag_ms: float) -> None:
        """The event loop stood still for so long, until now."""
        self.feed(Lag(self.now, ms(lag_ms)))

    def kernel(self, client: Client, min_ms: float | None) -> None:
        """The kernel tells its least round trip."""
        least = None if min_ms is None else ms(min_ms)
        self.feed(KernelRtt(client.number, self.now, least))

    @property
    def play(self) -> Play:
        """The game at the table."""
        assert self.table.state.play is not None
        return self.table.state.play

    @property
    def events(self) -> list[Event]:
        """Everything the rules said in this game."""
        return self.play.events

    @property
    def race(self) -> Race:
        """The race of the newest card."""
        assert self.play.top is not None
        return self.play.top

    def events_of(self, kind: type[E]) -> list[E]:
        """Return the events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def outputs_of(self, kind: type[E]) -> list[E]:
        """Return the outputs of one kind."""
        return [output for _, output in self.outputs if isinstance(output, kind)]

    def entries_of(self, kind: type[E]) -> list[E]:
        """Return the journal's entries of one kind."""
        return [entry for entry in self.entries if isinstance(entry, kind)]

    def verdicts(self) -> list[tuple[Micros, Verdict]]:
        """Return the photo finishes, each with the moment it was told."""
        seen: dict[int, tuple[Micros, Verdict]] = {}
        for at, output in self.outputs:
            if isinstance(output, Send) and isinstance(output.message, Verdict):
                seen.setdefault(output.message.seq, (at, output.message))
        return list(seen.values())

    def shows(self, flip: int) -> dict[ConnectionId, Micros]:
        """Return when a face was sent to whom."""
        return {
            output.connection: at
            for at, output in self.outputs
            if isinstance(output, ShowTo) and output.message.flip == flip
        }

    def shows_at(self, flip: int, client: Client) -> Micros:
        """Return when a card is to be sent to a client, or was."""
        sends = self.shows(flip)
        if client.number in sends:
            return sends[client.number]
        before = self.play.before
        assert before is not None
        return before.sends[client.number]

    def show_at(self, flip: int) -> Micros:
        """Return T0 of a flip, as it was last drawn."""
        return [one.show_at_us for one in self.entries_of(Pressed) if one.flip == flip][-1]

    def answers_to(self, action_id: str) -> list[Accepted | Refused]:
        """Return every answer to an action."""
        return [
            output.message
            for output in self.outputs_of(Send)
            if isinstance(output.message, Accepted | Refused)
            and output.message.action_id == action_id
        ]
