"""Requests drawn from the API's own description: what it says holds, and nothing makes it fail.

The server runs in a thread with a loop of its own, since schemathesis asks and waits. Whoever asks
so much would be slowed down; the limits have tests of their own (test_requests.py).
"""

import asyncio
import logging
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS, load_all_checks

from slapjack.server.config import ServerConfig
from slapjack.server.limits import Rate
from slapjack.server.routes.openapi import openapi
from slapjack.units import Micros
from tests.server.house import BOUND_S, HOST, House, running

load_all_checks()
KEPT: list[Any] = [
    CHECKS.get_one(name)
    for name in (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
    )
]
WIDE = Rate(every_us=Micros(1), burst=10**6)

schema = schemathesis.openapi.from_dict(openapi(""))
"""As it is served; a test of the API keeps both equal."""


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """Serve with wide limits; return the address and the code of a table."""
    folder = tmp_path_factory.mktemp("static")
    begun: Future[House] = Future()
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def serve() -> None:
        async with running(ServerConfig(host=HOST, port=0), folder) as house:
            limits = house.wiring.limits
            for one in (limits.tables, limits.seats, limits.wrong_codes, limits.requests):
                one.rate = WIDE
            begun.set_result(house)
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    house = begun.result(BOUND_S)
    opened: Future[str] = Future()
    loop.call_soon_threadsafe(lambda: opened.set_result(house.open_table().code))
    yield f"http://{HOST}:{house.port}", opened.result(BOUND_S)
    loop.call_soon_threadsafe(stop.set)
    thread.join(BOUND_S)
    loop.close()


@pytest.mark.slow
@schema.parametrize()
@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_the_api_is_as_it_describes_itself_whatever_is_asked(
    case: schemathesis.Case[Any], asked: tuple[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    address, code = asked
    if "code" in case.path_parameters and len(str(case.path_parameters["code"])) % 2:
        case.path_parameters["code"] = code
    case.call_and_validate(base_url=address, checks=KEPT, timeout=BOUND_S)
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
