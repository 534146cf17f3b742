"""In a class no connection is sent what the others did (`TableOptions.results`)."""

import msgspec
import pytest

from slapjack.protocol.lobby import Lobby, TableOptions
from slapjack.protocol.server_messages import LobbyChanged, Snapshot
from slapjack.table.summary import summary
from tests.table.asking import classic
from tests.table.bench import Bench
from tests.table.clients import Client

OWN = TableOptions(results="own")


def lobbies(client: Client) -> list[Lobby]:
    """All that this connection was told of the table, in order."""
    said = [one.message for one in client.heard]
    return [one.lobby for one in said if isinstance(one, LobbyChanged | Snapshot)]


def over(options: TableOptions) -> tuple[Bench, list[Client]]:
    bench = Bench(rules=classic(time_limit_s=60), options=options)
    clients = [bench.sit(name) for name in ("Ann", "Bob", "Cas")]
    clients.append(bench.watch())
    bench.deal()
    bench.until(lambda: bench.table.state.phase == "finished", most_ms=120_000)
    bench.run(100)
    return bench, clients


def test_the_host_is_told_all_and_each_other_page_its_own_numbers_alone() -> None:
    clients = over(OWN)[1]
    told = [lobbies(client)[-1].result for client in clients]
    seats = [[] if one is None else [row.seat for row in one.seats] for one in told]
    assert seats == [[0, 1, 2], [1], [2], []]
    host, *others = told
    assert host is not None
    assert host.game
    assert [one.game for one in others if one is not None] == ["", "", ""]
    assert all(one.closest is None and one.comeback is None for one in others if one is not None)
    assert all(one.winner == host.winner for one in others if one is not None)


def test_no_message_of_the_whole_game_holds_anybody_elses_numbers_or_the_records_name() -> None:
    bench, clients = over(OWN)
    result = bench.table.state.result
    assert result is not None
    for client in clients[1:]:
        for one in lobbies(client):
            assert result.game not in msgspec.json.encode(one).decode()
            rows = [] if one.result is None else one.result.seats
            assert all(row.seat in client.session.seats for row in rows)


@pytest.mark.parametrize("resume", [True, False])
def test_who_comes_back_is_told_no_more_than_before(resume: bool) -> None:
    bench, clients = over(OWN)
    bench.hang_up(clients[1])
    back = bench.reconnect(clients[1], resume=resume)
    bench.run(100)
    shown = lobbies(back)[-1].result
    assert shown is not None
    assert [row.seat for row in shown.seats] == [1]
    assert shown.game == ""


def test_the_api_names_no_running_game_of_a_class() -> None:
    for options, is_told in ((OWN, False), (TableOptions(), True)):
        bench = Bench(rules=classic(), options=options)
        for name in ("Ann", "Bob"):
            bench.sit(name)
        bench.deal()
        assert (summary(bench.table.state).game is not None) is is_told


def test_elsewhere_all_are_told_all() -> None:
    bench, clients = over(TableOptions())
    result = bench.table.state.result
    assert [lobbies(client)[-1].result for client in clients] == [result] * 4
