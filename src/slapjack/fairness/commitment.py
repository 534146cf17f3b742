"""Commitment: the promise of a deal, made before it and checkable after it.

At the start of a game the table publishes the hash of its seed, at the end the seed. Who holds both
can run the shuffle again (records.md "Random streams") and see that no card was moved in between.
The hash hides the seed only because a real seed is 32 random bytes; that is the caller's to see to.
"""

import hashlib
from typing import Final

_DOMAIN: Final = b"slapjack/commit"


def commit(seed: bytes) -> str:
    """Return the promise that a seed keeps, as it is published and written into records."""
    return "sha256:" + hashlib.sha256(b"\0".join((_DOMAIN, seed))).hexdigest()


def matches(seed: bytes, commitment: str) -> bool:
    """Say whether an opened seed is the one that was promised."""
    return commit(seed) == commitment
