"""Requests as a visitor makes them, and why one could not be made."""

import json
import socket
import ssl
import urllib.error
import urllib.request
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from urllib.parse import urlsplit

from msgspec import Struct

TIMEOUT_S = 5.0
BODY_BYTES_MAX = 65_536


class UnreachableError(Exception):
    """No answer came.

    Args:
        key: The cause: `name`, `refused`, `silent`, `certificate`, `no_tls` or `other`.
        detail: The cause in the words of the system.
    """

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(detail)
        self.key = key
        self.detail = detail


class Answer(Struct, frozen=True):
    """An answer.

    Attributes:
        url: Where it came from in the end: redirects are followed.
        body: Its JSON object; empty where it is none.
        said_at: The time by the other machine's clock.
    """

    url: str
    status: int
    body: dict[str, object]
    said_at: datetime | None


def get(url: str, **headers: str) -> Answer:
    """Ask for a path, without any proxy of this machine's environment.

    Raises:
        UnreachableError: No answer came.
    """
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    request = urllib.request.Request(url, headers={"Accept": "application/json", **headers})
    try:
        with opener.open(request, timeout=TIMEOUT_S) as answer:
            return _read(answer.url, answer.status, answer.headers.get("date"), answer.read)
    except urllib.error.HTTPError as error:
        with error:
            return _read(error.url, error.code, error.headers.get("date"), error.read)
    except (OSError, ValueError) as error:
        raise _unreachable(error) from error


def certificate_ends(url: str) -> datetime | None:
    """Tell when the certificate of an https address ends; None for http.

    Raises:
        UnreachableError: It cannot be read.
    """
    parts = urlsplit(url)
    if parts.scheme != "https" or parts.hostname is None:
        return None
    trusts = ssl.create_default_context()
    try:
        with (
            socket.create_connection((parts.hostname, parts.port or 443), TIMEOUT_S) as plain,
            trusts.wrap_socket(plain, server_hostname=parts.hostname) as wrapped,
        ):
            ends = (wrapped.getpeercert() or {}).get("notAfter")
    except OSError as error:
        raise _unreachable(error) from error
    seconds = ssl.cert_time_to_seconds(str(ends))
    return datetime.fromtimestamp(seconds, UTC)


def _read(url: str, status: int, date: str | None, read: object) -> Answer:
    assert callable(read)
    try:
        body = json.loads(read(BODY_BYTES_MAX))
    except (ValueError, OSError):
        body = {}
    return Answer(
        url=url,
        status=status,
        body=body if isinstance(body, dict) else {},
        said_at=parsedate_to_datetime(date) if date else None,
    )


def _unreachable(error: Exception) -> UnreachableError:
    cause: object = error
    while isinstance(cause, urllib.error.URLError) and isinstance(cause.reason, Exception):
        cause = cause.reason
    match cause:
        case ssl.SSLCertVerificationError():
            return UnreachableError("certificate", cause.verify_message)
        case ssl.SSLError():
            return UnreachableError("no_tls", cause.reason or str(cause))
        case socket.gaierror():
            return UnreachableError("name", str(cause.strerror))
        case TimeoutError():
            return UnreachableError("silent", "no answer")
        case ConnectionRefusedError():
            return UnreachableError("refused", "refused")
        case _:
            return UnreachableError("other", str(cause))
