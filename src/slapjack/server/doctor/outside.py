"""Looks at a running server as a visitor's browser does, through whatever stands before it.

`GET api/v1/way` tells how a request came to the server; compared with how it was sent, that shows
what a proxy changed: the usual cause of a page that loads and a table that does not (bugs.md A81,
A82).
"""

from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from slapjack.i18n.catalog import Catalog
from slapjack.protocol.codec import SUBPROTOCOL
from slapjack.server.doctor.findings import Finding, Notes
from slapjack.server.doctor.visit import TIMEOUT_S, Answer, UnreachableError, certificate_ends, get
from slapjack.server.routes.bodies import Way

CLOCK_APART_S: Final = 60
CERTIFICATE_DAYS_LEAST: Final = 14

ANY_CODE: Final = "BCDF"
"""The socket of any table shows whether sockets get through; there need not be one of this code."""


def look(url: str, words: Catalog) -> list[Finding]:
    """Check the server at an address.

    Args:
        url: As people open it, with the base path and without a slash at the end.
        words: The language.
    """
    notes = Notes(words)
    try:
        answer = get(f"{url}/healthz")
        if _is_slapjack(notes, url, answer):
            url = answer.url.removesuffix("/healthz")
            _look_closer(notes, url)
            _compare_clocks(notes, answer)
    except UnreachableError as error:
        host = urlsplit(url).netloc
        notes.note("server", "wrong", error.key, host=host, url=url, detail=error.detail)
    return notes.findings


def _is_slapjack(notes: Notes, url: str, answer: Answer) -> bool:
    """Tell whether it is our server that answers, and at the right path."""
    path = urlsplit(url).path
    if answer.status == 200 and answer.body.get("status") == "ok":
        notes.note("server", "ok", "answers", url=url)
        return True
    if answer.status in (502, 503, 504):
        notes.note("server", "wrong", "behind", status=answer.status)
    elif path and answer.body.get("code") == "no_such_path":
        notes.note("base_path", "wrong", "kept", path=path)
    else:
        notes.note("server", "wrong", "foreign", url=url, status=answer.status)
    return False


def _look_closer(notes: Notes, url: str) -> None:
    ready = get(f"{url}/readyz")
    key = "ready" if ready.status == 200 else str(ready.body.get("code", "storage"))
    notes.note("storage", "ok" if ready.status == 200 else "wrong", key)
    parts = urlsplit(url)
    origin = f"{parts.scheme}://{parts.netloc}"
    answer = get(f"{url}/api/v1/way", Origin=origin)
    try:
        way = msgspec.convert(answer.body, Way)
    except msgspec.ValidationError:
        notes.note("server", "wrong", "older", url=url)
        return
    _check_path(notes, parts.path, way)
    _check_public_url(notes, url, way)
    _check_proxy(notes, parts.hostname or "", way)
    _check_names(notes, parts.netloc, parts.scheme, way)
    _check_socket(notes, url, origin)
    _check_certificate(notes, url)


def _check_path(notes: Notes, path: str, way: Way) -> None:
    if path == way.base_path:
        notes.note("base_path", "ok", "same", path=path or "/")
    else:
        notes.note("base_path", "wrong", "other", path=path or "/", base_path=way.base_path or "/")


def _check_public_url(notes: Notes, url: str, way: Way) -> None:
    if way.public_url is not None and way.public_url != url:
        notes.note("public_url", "hint", "other", url=url, public_url=way.public_url)


def _check_proxy(notes: Notes, host: str, way: Way) -> None:
    """Say whether the server sees visitors or only the proxy."""
    if way.forwarded and way.trusted:
        notes.note("proxy", "ok", "trusted")
    elif way.forwarded:
        notes.note("proxy", "wrong", "untrusted", proxy=way.proxy or "ADDRESS-OF-THE-PROXY")
    elif way.local and not _is_here(host):
        notes.note("proxy", "wrong", "silent")
    else:
        notes.note("proxy", "ok", "none")
    if not way.direct and not _is_here(host):
        notes.note("fairness", "hint", "proxied")


def _check_names(notes: Notes, netloc: str, scheme: str, way: Way) -> None:
    """Say whether the server knows by which name and scheme its visitors come."""
    if not way.origin_allowed:
        notes.note("origin", "wrong", "refused", host=netloc, seen=way.host)
    elif scheme != way.scheme and way.public_url is None:
        notes.note("origin", "wrong", "scheme", scheme=scheme, seen=way.scheme)
    else:
        notes.note("origin", "ok", "same", host=netloc)


def _check_socket(notes: Notes, url: str, origin: str) -> None:
    """Open a socket as a page would, and let a ping come back."""
    address = f"ws{url.removeprefix('http')}/api/v1/tables/{ANY_CODE}/socket"
    try:
        with connect(
            address,
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            origin=Origin(origin),
            open_timeout=TIMEOUT_S,
            close_timeout=1,
            proxy=None,
        ) as socket:
            code = socket.subprotocol
    except InvalidStatus as error:
        status = error.response.status_code
        notes.note("upgrade", "wrong", "refused" if status == 403 else "lost", status=status)
    except (InvalidHandshake, WebSocketException, OSError) as error:
        notes.note("upgrade", "wrong", "broken", detail=str(error))
    else:
        key = "works" if code == SUBPROTOCOL else "changed"
        notes.note("upgrade", "ok" if key == "works" else "wrong", key)


def _check_certificate(notes: Notes, url: str) -> None:
    ends = certificate_ends(url)
    if ends is None:
        return
    days = (ends - datetime.now(UTC)).days
    is_long = days >= CERTIFICATE_DAYS_LEAST
    notes.note("certificate", "ok" if is_long else "hint", "long" if is_long else "soon", days=days)


def _compare_clocks(notes: Notes, answer: Answer) -> None:
    if answer.said_at is None:
        return
    apart_s = abs(int((datetime.now(UTC) - answer.said_at).total_seconds()))
    is_near = apart_s <= CLOCK_APART_S
    notes.note(
        "clock", "ok" if is_near else "hint", "near" if is_near else "apart", seconds=apart_s
    )


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
