"""What a server that stops still does, and what it does not any more."""

import pytest
from websockets.exceptions import ConnectionClosed

from slapjack.protocol.server_messages import Goaway
from slapjack.server.closing import RESTART
from tests.server.flow import WATCH, asked
from tests.server.house import House, heard
from tests.server.test_socket import status_of


async def test_nobody_new_comes_in_by_whatever_road(house: House) -> None:
    code = house.open_table().code
    house.wiring.doors.are_open = False
    assert await status_of(house, f"/api/v1/tables/{code}/socket") == 503
    assert (await asked(house, code, WATCH)).status_code == 503
    assert (await house.http.get("/readyz")).status_code == 503
    assert (await house.http.post("/api/v1/tables")).status_code == 503
    assert (await house.http.get("/healthz")).status_code == 200


@pytest.mark.slow
async def test_who_has_not_even_said_hello_is_let_go_too(house: House) -> None:
    code = house.open_table().code
    async with house.watcher(code) as watcher, house.socket(code) as silent:
        await house.server.shutdown(sockets=[])
        assert isinstance(await heard(watcher, "goaway"), Goaway)
        for socket in (watcher, silent):
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == RESTART
    house.server.started = False
