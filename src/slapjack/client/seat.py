"""Taking a seat at a served table: one request, before any socket.

Standard library only, since one request does not need a client of its own; it waits, so whoever
must not wait asks from another thread.
"""

import http.client
import json
import ssl
from typing import Final
from urllib.parse import quote, urlsplit

import msgspec

_TIMEOUT_S: Final = 10


class SeatError(Exception):
    """No seat was to be had, said in one sentence.

    Attributes:
        code: The API's code for it, such as `table_full`; `unreachable` where nobody answered.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Seat(msgspec.Struct, frozen=True):
    """A seat that was taken.

    Attributes:
        socket: Where its table is talked to.
        number: Which seat.
        token: The secret that proves it.
    """

    socket: str
    number: int
    token: str


class _Taken(msgspec.Struct):
    seat: int
    token: str


class _Problem(msgspec.Struct):
    code: str
    message: str


def take_seat(address: str, code: str, name: str | None = None) -> Seat:
    """Sit down at a table.

    Args:
        address: Of the server, such as `http://127.0.0.1:8080`, its base path included.
        code: The table's four letters.
        name: A name, where the table lets names be typed.

    Raises:
        SeatError: The server was not reached, or turned the wish down.
    """
    parts = urlsplit(address)
    if parts.scheme not in {"http", "https"} or parts.hostname is None:
        raise SeatError("unreachable", f"expected http://HOST:PORT, got {address!r}")
    table = f"{parts.path.rstrip('/')}/api/v1/tables/{quote(code)}"
    secure = parts.scheme == "https"
    try:
        line = (
            http.client.HTTPSConnection(
                parts.netloc, timeout=_TIMEOUT_S, context=ssl.create_default_context()
            )
            if secure
            else http.client.HTTPConnection(parts.netloc, timeout=_TIMEOUT_S)
        )
    except http.client.InvalidURL as error:
        raise SeatError("unreachable", f"expected http://HOST:PORT, got {address!r}") from error
    try:
        line.request(
            "POST",
            f"{table}/seats",
            body=json.dumps({} if name is None else {"name": name}),
            headers={"content-type": "application/json"},
        )
        answer = line.getresponse()
        taken = _read(answer.status, answer.read())
    except (OSError, http.client.HTTPException) as error:
        raise SeatError("unreachable", f"nobody answers at {address}: {error}") from error
    finally:
        line.close()
    socket = f"{'wss' if secure else 'ws'}://{parts.netloc}{table}/socket"
    return Seat(socket, taken.seat, taken.token)


def _read(status: int, body: bytes) -> _Taken:
    try:
        if status == http.client.CREATED:
            return msgspec.json.decode(body, type=_Taken)
        problem = msgspec.json.decode(body, type=_Problem)
    except msgspec.MsgspecError as error:
        raise SeatError("unreachable", f"expected a table's answer, got status {status}") from error
    raise SeatError(problem.code, problem.message)
