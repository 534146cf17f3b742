"""Random comings and goings in every phase: whatever people do, nobody is stuck or misled."""

import random

import pytest

from slapjack.protocol.client_messages import (
    AddBot,
    ClientMessage,
    Cut,
    Deal,
    Flip,
    HandOver,
    Kick,
    Leave,
    Pause,
    React,
    Referee,
    Rematch,
    SetOptions,
    Unpause,
)
from slapjack.protocol.lobby import TableOptions
from slapjack.rules import RuleSet
from slapjack.table.inputs import Message
from slapjack.table.seating import SEATS_MAX
from tests.table.asking import cards_in_play
from tests.table.bench import HOST_TOKEN, Bench
from tests.table.clients import FAR, PLAIN, Client

STEPS = 60


class Family:
    """People who do whatever comes to their minds, drawn from one seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.bench = Bench(
            rules=RuleSet.preset(
                self.chance.choice(["classic", "frappe-le-valet", "little-ones"]),
                cut=self.chance.choice(["none", "optional", "required"]),
                disconnect_grace_s=self.chance.choice([0, 20]),
            ),
            options=TableOptions(absent=self.chance.choice(["bot", "leave"])),
            seed=seed.to_bytes(32, "big"),
        )
        self.gone: list[Client] = []
        self.names = 0
        self.newcomer()
        self.newcomer()

    def newcomer(self) -> None:
        """Sit down, alone or two at a tablet, if there is room."""
        seating = self.bench.table.state.seating
        wanted = self.chance.choice([1, 1, 1, 2])
        if not self.bench.table.state.is_playing and len(seating) + wanted <= SEATS_MAX:
            self.names += 1
            habits = self.chance.choice([PLAIN, FAR])
            self.bench.sit(f"person{self.names}", habits, wanted)

    def step(self) -> None:
        act = self.chance.choice(
            [self.newcomer, self.lose, self.lose, self.back, self.back, self.back, self.swap]
            + [self.deal] * 3
            + [self.wish] * 12
            + [self.slap] * 3
        )
        act()
        self.bench.run(self.chance.choice([1, 30, 200, 900, 900, 6_000, 25_000]))

    def lose(self) -> None:
        """A phone falls asleep."""
        here = [one for one in self.bench.clients if one.is_open]
        if here:
            client = self.chance.choice(here)
            self.bench.hang_up(client)
            self.gone.append(client)

    def back(self) -> None:
        """A phone wakes up, with or without what it knew."""
        if self.gone:
            client = self.gone.pop(self.chance.randrange(len(self.gone)))
            self.bench.reconnect(client, resume=self.chance.random() < 0.7)

    def swap(self) -> None:
        """A seat moves to another device."""
        here = [one for one in self.bench.clients if one.is_open and one.tokens]
        if here:
            token = self.chance.choice(self.chance.choice(here).tokens)
            self.bench.connect("moved", [token], self.chance.choice([PLAIN, FAR]))

    def deal(self) -> None:
        """Whoever is host deals."""
        here = [one for one in self.bench.clients if one.is_open and one.session.host]
        if here and not self.bench.table.state.is_playing:
            message = Deal(action_id=self.bench.action_id())
            self.bench.feed(Message(here[0].number, self.bench.now, message))

    def slap(self) -> None:
        here = [one for one in self.bench.clients if one.is_open and one.session.seats]
        play = self.bench.table.state.play
        if here and play is not None and play.game.flips and self.bench.table.state.is_playing:
            client = self.chance.choice(here)
            seat = self.chance.choice(client.session.seats)
            if play.game.flips in client.shown:
                self.bench.slap(seat, reaction_ms=self.chance.randrange(200, 900))

    def wish(self) -> None:
        """Ask for something, sensible or not, perhaps twice."""
        here = [one for one in self.bench.clients if one.is_open]
        if not here:
            return
        client = self.chance.choice(here)
        message = self.message(client)
        for _ in range(self.chance.choice([1, 1, 2])):
            self.bench.feed(Message(client.number, self.bench.now, message))

    def message(self, client: Client) -> ClientMessage:
        seat = self.chance.choice(client.session.seats or [0])
        turn = self.bench.table.state.play.game.turn if self.bench.table.state.play else None
        any_seat = self.chance.randrange(4)
        one = self.bench.action_id()
        choices: list[ClientMessage] = [
            *[Flip(action_id=one, seat=seat if turn is None else turn)] * 8,
            *[Deal(action_id=one)] * 4,
            *[React(action_id=one, seat=seat, kind="wave")] * 2,
            *[Cut(action_id=one, seat=seat, cards=self.chance.choice([None, 9]))] * 2,
            Leave(action_id=one, seat=seat),
            Kick(action_id=one, seat=any_seat),
            AddBot(action_id=one),
            HandOver(action_id=one, seat=self.chance.choice([None, any_seat])),
            Pause(action_id=one),
            *[Unpause(action_id=one)] * 2,
            Referee(action_id=one, call=self.chance.choice(["peek", "misdeal"])),
            Rematch(action_id=one),
            SetOptions(
                action_id=one, options=TableOptions(absent=self.chance.choice(["bot", "leave"]))
            ),
        ]
        return self.chance.choice(choices)


def check(family: Family) -> None:
    """Hold the table to what holds for people at every moment."""
    bench = family.bench
    table = bench.table.state
    seats = [sitter.seat for sitter in table.seating]
    assert seats == list(range(len(seats)))
    assert len({sitter.ink for sitter in table.seating}) == len(seats)
    carried = [seat for connection in table.connections for seat in connection.seats]
    assert len(carried) == len(set(carried)), "a seat has two connections"
    for sitter in table.seating:
        assert sitter.is_here == (sitter.seat in carried), f"seat {sitter.seat} is half here"
    if table.host_seat is not None:
        assert table.seating.has(table.host_seat)
        assert table.seating[table.host_seat].token is not None
    if table.play is not None and table.phase != "lobby":
        assert len(seats) >= table.play.game.view.seats
        if table.phase == "playing":
            assert cards_in_play(table.play) == 52 + table.play.game.rules.jokers


def check_rest(family: Family) -> None:
    """Let the roads run dry: everybody who is there sees the same table, and their own seats."""
    bench = family.bench
    bench.run(3_000)
    here = [one for one in bench.clients if one.is_open]
    backlog = bench.table.state.outgoing.backlog
    if here:
        bench.until(lambda: all(one.session.seq == backlog.seq for one in here))
    for client in here:
        if bench.table.state.phase != "lobby" and bench.table.state.play is not None:
            assert client.session.view == bench.table.state.play.game.view
        owned = [bench.table.state.seating.by_token(token) for token in client.tokens]
        assert set(client.session.seats) <= {one.seat for one in owned if one is not None}


def check_going_on(family: Family) -> None:
    """The owner of the table comes home, takes it back, and the game moves on."""
    bench, table = family.bench, family.bench.table.state
    home = bench.connect("home", [HOST_TOKEN])
    bench.feed(Message(home.number, bench.now, HandOver(action_id="home")))
    bench.run(2_000)
    assert home.session.host
    bench.feed(Message(home.number, bench.now, Unpause(action_id="go-on")))
    play = table.play
    if play is None or not table.is_playing or len(table.seating.humans()) == 1:
        # One person among bots is never hurried.
        return
    flips = play.game.flips
    bench.run(120_000)
    stands = table.is_playing and table.play is play and play.game.flips == flips
    assert not stands or play.paused_by_table, "the game stands still"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_whatever_people_do_the_table_goes_on(seed: int) -> None:
    family = Family(seed)
    for _ in range(STEPS):
        family.step()
        if family.bench.died is not None:
            break
        check(family)
    if family.bench.died is None:
        check_rest(family)
        check_going_on(family)
