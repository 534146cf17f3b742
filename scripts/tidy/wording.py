"""What a file may not hold, whatever its language: too many lines, wrong words, wrong addresses."""

import re
from pathlib import PurePosixPath

LINES_MAX = 400

# Words that say nothing about what is inside, and one that names a table wrongly.
EMPTY_NAMES = frozenset(
    {"common", "core", "helper", "helpers", "manager", "misc", "room", "util", "utils"}
)

# The code's own marks of work left undone, put together so that this file does not hold them.
UNDONE = re.compile(
    r"\b(" + "|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK")) + r")\b"
)

# Where packages come from is the business of the machine that installs them; a lock with addresses
# in it fails behind a mirror. The second group are folders of the machines that this is written on.
ADDRESSES = re.compile(
    "|".join(
        (
            r"registry\.(npm" + r"js|yarn" + r"pkg)\.",
            r"\bpy" + r"pi\.org",
            r"\bpython" + r"hosted\.org",
            r"\bdeb\.deb" + r"ian\.org",
        )
    )
)
FOLDERS = re.compile(
    r"(?<![\w.])/(?:" + "|".join(("ro" + "ot", "wo" + "rk", "ho" + r"me/\w+")) + ")/"
)

LONG_DASH = "\N{EM DASH}"


def too_long(name: str, text: str) -> list[str]:
    """Find a file that has grown past one subject."""
    count = text.count("\n")
    if count <= LINES_MAX:
        return []
    return [f"{name}: {count} lines, at most {LINES_MAX}: look for the second subject in it"]


def empty_name(name: str) -> list[str]:
    """Find a module name that says nothing."""
    words = re.findall(r"[a-z]+", re.sub(r"([A-Z])", r"_\1", PurePosixPath(name).stem).lower())
    return [
        f"{name}: `{word}` says nothing, name it after its subject"
        for word in words
        if word in EMPTY_NAMES
    ]


def undone(name: str, text: str) -> list[str]:
    """Find a mark of work left undone: it belongs in an issue."""
    return [f"{name}:{number}: {found}" for number, found in _lines(UNDONE, text)]


def foreign_address(name: str, text: str) -> list[str]:
    """Find the address of a package registry, or a folder of somebody's machine."""
    found = [*_lines(ADDRESSES, text), *_lines(FOLDERS, text)]
    return [f"{name}:{number}: {match} is of one machine" for number, match in found]


def long_dash(name: str, text: str) -> list[str]:
    """Find a dash that our prose does without."""
    lines = enumerate(text.splitlines(), start=1)
    return [f"{name}:{number}: a long dash" for number, line in lines if LONG_DASH in line]


def _lines(pattern: re.Pattern[str], text: str) -> list[tuple[int, str]]:
    return [
        (number, match[0])
        for number, line in enumerate(text.splitlines(), start=1)
        for match in pattern.finditer(line)
    ]
