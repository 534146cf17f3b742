"""Paths under the base path.

A proxy may strip the prefix or keep it; both work, since the base path is taken off where it is
there (bugs.md A81).
"""

import re

_SOCKET = re.compile(r"/api/v1/tables/([^/]{1,40})/socket")


def below_base(path: str, base_path: str) -> str:
    """Take the base path off, where it is there."""
    if base_path and (path == base_path or path.startswith(f"{base_path}/")):
        return path[len(base_path) :] or "/"
    return path


def socket_code(path: str) -> str | None:
    """Read the table of a socket's path (below the base), as written there."""
    match = _SOCKET.fullmatch(path)
    return match[1] if match else None
