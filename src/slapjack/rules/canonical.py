"""Canonical JSON: one spelling for every value, so that texts and hashes can be compared.

Keys sorted, no spaces, no escapes beyond those that JSON needs, one newline after each line.

Source: records.md.
"""

import hashlib
from collections.abc import Iterable

import msgspec

from slapjack.rules.events import Event


def line_of(value: object) -> str:
    """Return a value as one line, newline included."""
    return msgspec.json.encode(value, order="sorted").decode() + "\n"


def hash_of(events: Iterable[Event]) -> str:
    """Return the hash that the last line of a record holds: of all events, one a line."""
    digest = hashlib.sha256()
    for event in events:
        digest.update(msgspec.json.encode(event, order="sorted") + b"\n")
    return f"sha256:{digest.hexdigest()}"
