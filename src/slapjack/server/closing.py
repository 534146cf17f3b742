"""Codes with which a socket is closed, and their short reasons (ux.md section 5).

The page knows the 4000s by number; the reasons are for developers who look at the wire.
"""

BAD_MESSAGE = 4000
NO_SUCH_TABLE = 4004
TOO_FAST = 4008
VERSION = 4010
RESTART = 1012
BEHIND = 1013
SILENT = 1011

REASONS = {
    1011: "no answer to pings",
    1012: "restart",
    1013: "too far behind",
    4000: "bad message",
    4001: "bad token",
    4003: "kicked",
    4004: "no such table",
    4008: "too fast",
    4009: "replaced",
    4010: "other version",
    4011: "needs a socket",
}


def reason(code: int) -> str:
    """Say a code in a few words, or nothing for one that is not ours."""
    return REASONS.get(code, "")
