import errno
import gc
import socket
import sys
from pathlib import Path

import pytest

from slapjack.server.config import ConfigError, ServerConfig
from slapjack.server.run import SILENT_MS, Server, greeting, listen, serve, why_not
from tests.server.house import HOST, House, Start


def test_a_port_in_use_is_said_with_another_to_try() -> None:
    with listen(ServerConfig(host=HOST, port=0)) as first:
        port = first.getsockname()[1]
        with pytest.raises(ConfigError, match=f"Port {port} is already in use") as refused:
            listen(ServerConfig(host=HOST, port=port))
    assert f"--port {port + 1}" in str(refused.value)


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (OSError(errno.EACCES, "Permission denied"), "Port 80 may not be used by you."),
        (OSError(errno.EADDRNOTAVAIL, "Cannot assign"), "192.0.2.1 is none of this computer's"),
        (socket.gaierror(-2, "Name or service not known"), "192.0.2.1 is none of this computer's"),
        (OSError(errno.ENETDOWN, "Network is down"), "port 80: Network is down"),
    ],
    ids=["forbidden", "foreign address", "unknown name", "other"],
)
def test_why_a_port_cannot_be_had_is_one_sentence_with_what_to_do(
    error: OSError, says: str
) -> None:
    sentence = why_not(ServerConfig(host="192.0.2.1", port=80), error)
    assert says in sentence
    assert "\n" not in sentence
    assert "--port" in sentence or "--host" in sentence


async def test_the_greeting_opens_a_table_whose_host_is_who_opens_the_link(house: House) -> None:
    text = greeting(house.served, opens_table=True, draws_qr=True)
    (code,) = house.wiring.registry.tables
    assert f"http://localhost:{house.port}/{code}#host=" in text
    assert (await house.http.get(f"/api/v1/tables/{code}")).status_code == 200


async def test_a_server_may_start_without_a_table(house: House) -> None:
    text = greeting(house.served, opens_table=False, draws_qr=True)
    assert len(house.wiring.registry.tables) == 0
    assert "#host" not in text


async def test_the_greeting_shows_the_public_address_first(start: Start) -> None:
    house = await start(public_url="https://cards.example.org")
    text = greeting(house.served, opens_table=True, draws_qr=False)
    (code,) = house.wiring.registry.tables
    assert f"Everybody scans this, or opens:\n  https://cards.example.org/{code}" in text


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives up by the clock")
async def test_a_connection_whose_other_end_is_dead_is_given_up_by_the_kernel(house: House) -> None:
    async with house.watcher(house.open_table().code):
        (one,) = house.served.sockets
        wire = one.transport.get_extra_info("socket")
        given_up_ms = wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
    assert given_up_ms == SILENT_MS


@pytest.mark.slow
def test_what_the_program_is_made_of_is_left_out_of_garbage_collections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To walk it takes longer than a race may wait (reliability.md P13)."""
    walked: list[int] = []

    def run(_server: Server, sockets: list[socket.socket]) -> None:
        walked.append(len(gc.get_objects()))
        for one in sockets:
            one.close()

    monkeypatch.setattr(Server, "run", run)
    gc.collect()
    before = len(gc.get_objects())
    try:
        config = ServerConfig(host=HOST, port=0, data=tmp_path)
        serve(config, opens_table=False, draws_qr=False, say=lambda _text: None)
    finally:
        gc.unfreeze()
    assert walked[0] < before / 10
