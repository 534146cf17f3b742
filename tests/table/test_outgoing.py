"""In which order words leave for each connection (design 4.10, 4.1)."""

from slapjack.protocol.client_messages import Hello
from slapjack.protocol.fields import Role
from slapjack.protocol.server_messages import Arm, Numbered, ServerMessage, Show, Void
from slapjack.table.backlog import Backlog
from slapjack.table.connections import Connection, Connections
from slapjack.table.outgoing import Outgoing
from slapjack.table.outputs import Output, Picture, Send, ShowTo
from slapjack.units import ConnectionId, FlipNo, Micros

NOW = Micros(1_000)


def outgoing(*roles: Role) -> tuple[Outgoing, list[Connection]]:
    connections = Connections()
    for number, role in enumerate(roles, 1):
        connections.add(
            Connection.from_hello(
                ConnectionId(number),
                Hello(proto=1, tokens=[], role=role),
                NOW,
                seats=[],
                host=False,
                ordered=True,
            )
        )
    return Outgoing(connections, Backlog(epoch=2)), list(connections)


def word(epoch: int, seq: int) -> Numbered:
    return Void(epoch=epoch, seq=seq, flip=1, why="drain")


def to(outputs: list[Output], number: int) -> list[ServerMessage]:
    said: list[ServerMessage] = []
    for output in outputs:
        match output:
            case Send(connections=connections) | Picture(connections=connections):
                if number in connections:
                    said.append(output.message)
            case ShowTo(connection=connection) if connection == number:
                said.append(output.message)
            case _:
                pass
    return said


def test_a_word_is_numbered_once_and_goes_to_all() -> None:
    out, _ = outgoing("player", "big_screen")
    out.say(word, NOW)
    out.say(word, NOW)
    assert out.take() == [
        Send((ConnectionId(1), ConnectionId(2)), word(2, 1)),
        Send((ConnectionId(1), ConnectionId(2)), word(2, 2)),
    ]
    assert out.take() == []


def test_words_wait_behind_the_face_that_a_connection_is_owed() -> None:
    out, (near, _) = outgoing("player", "player")
    out.owe_face(near, FlipNo(1), "JS", 5, Micros(1_500))
    out.say(word, NOW)
    out.flush(NOW)
    assert out.next_at() == 1_500
    first = out.take()
    assert to(first, 1) == []
    assert to(first, 2) == [word(2, 1)]
    out.flush(Micros(1_500))
    face, then = to(out.take(), 1)
    assert isinstance(face, Show)
    assert then == word(2, 1)
    assert near.screens[FlipNo(1)].sent_at == 1_500
    assert out.next_at() is None


def test_an_answer_and_a_picture_do_not_wait() -> None:
    out, (near,) = outgoing("player")
    out.owe_face(near, FlipNo(1), "JS", 5, Micros(1_500))
    out.answer(near, word(2, 9))
    out.picture([near], Arm(flip=2, seat=0), NOW)
    assert to(out.take(), 1) == [word(2, 9), Arm(flip=2, seat=0)]


def test_watchers_get_everything_after_the_tables_delay_and_in_order() -> None:
    out, (player, watcher) = outgoing("player", "watcher")
    out.watch_delay_us = Micros(10_000)
    out.picture([player, watcher], Arm(flip=1, seat=0), NOW)
    out.owe_face(watcher, FlipNo(1), "JS", 5, Micros(1_200))
    out.say(word, Micros(1_300))
    out.flush(Micros(10_999))
    assert to(out.take(), 2) == []
    out.flush(Micros(11_300))
    said = to(out.take(), 2)
    assert [type(one) for one in said] == [Arm, Show, Void]


def test_nothing_is_said_where_nobody_is() -> None:
    out, _ = outgoing()
    out.say(word, NOW)
    out.picture([], Arm(flip=1, seat=0), NOW)
    assert out.take() == []
    assert out.backlog.since(2, 0) == [word(2, 1)]
