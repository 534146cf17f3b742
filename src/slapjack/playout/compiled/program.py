"""How a function is compiled: by numba, kept on disk under a name that its sources decide.

Numba looks at the date of one file when it asks whether a kept program is still the right one, and
not at the files that this one imports. So the programs lie in a folder named by a hash of them all.
"""

import hashlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import numba
import numpy as np
import platformdirs

Function = TypeVar("Function", bound=Callable[..., object])

_njit: Callable[..., Any] = numba.njit
_CONFIG: Final = vars(numba.config)
# Nothing here makes an array, so none has to be counted: that took half of the time of a game.
_OPTIONS: Final = {"nogil": True, "_nrt": False}


def compiled(function: Function) -> Function:
    """Compile when first called; part of the program of whoever calls it."""
    done: Function = _njit(function, **_OPTIONS)
    return done


def program(function: Function) -> Function:
    """Compile when first called, and keep the program for the next process."""
    before = _CONFIG["CACHE_DIR"]
    _CONFIG["CACHE_DIR"] = str(_folder())
    try:
        done: Function = _njit(function, cache=True, **_OPTIONS)
    finally:
        _CONFIG["CACHE_DIR"] = before
    return done


def _folder() -> Path:
    digest = hashlib.sha256(repr((sys.version, numba.__version__, np.__version__)).encode())
    own = Path(__file__).parent
    for source in sorted([*own.glob("*.py"), own.parent / "columns.py", own.parent / "chance.py"]):
        digest.update(source.read_bytes())
    return platformdirs.user_cache_path("slapjack") / "compiled" / digest.hexdigest()[:16]
