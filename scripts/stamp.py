"""Know whether a step of the set-up has to be done again.

A stamp is a small file that holds a digest of everything that the step was made from. Contents
count, not times: a fresh clone, a switched branch or a copied folder have new times and old
contents. A step writes its stamp last, so that one that was cut off is done again.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def digest_of(root: Path, files: Iterable[Path], *words: str) -> str:
    """Return a digest of files (names below `root`, and contents) and of further words."""
    total = hashlib.sha256("\0".join(words).encode())
    for file in sorted(files):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"\n{file.relative_to(root).as_posix()} {content}".encode())
    return total.hexdigest()


def is_current(stamp: Path, digest: str) -> bool:
    """Tell whether the step that wrote this stamp was made from the same contents."""
    try:
        return stamp.read_text(encoding="ascii").strip() == digest
    except (OSError, UnicodeDecodeError):
        return False


def write(stamp: Path, digest: str) -> None:
    """Note that the step is done."""
    stamp.write_text(digest + "\n", encoding="ascii")
