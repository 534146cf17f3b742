"""Starting the game on this terminal, and ending it so that the shell finds it as it was."""

import asyncio
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Final

from textual.driver import Driver

from slapjack.terminal.app import TerminalGame

IS_WINDOWS: Final = sys.platform == "win32"

SIGNALS: Final[Sequence[str]] = ("SIGINT", "SIGTERM", "SIGHUP")
"""Asked to end by one of these, the game gives the terminal back first."""

BY_SIGNAL: Final = 128
"""A process that a signal ended tells so to its shell by this and the signal's number."""

Make = Callable[[type[Driver] | None], TerminalGame]


def is_terminal() -> bool:
    """Tell whether keys can be read and pictures shown here."""
    files = (sys.__stdin__, sys.__stdout__, sys.__stderr__)
    return all(file is not None and not file.closed and file.isatty() for file in files)


def can_show(environment: Mapping[str, str]) -> bool:
    """Tell whether the terminal knows how to place a sign at all."""
    return environment.get("TERM", "" if not IS_WINDOWS else "windows") not in {"", "dumb"}


async def play_here(make: Make) -> TerminalGame:
    """Play on this terminal until it is over; the game then says why.

    Args:
        make: Makes the game for the driver that it is given.
    """
    game = make(_driver())
    loop = asyncio.get_running_loop()
    for name in [] if IS_WINDOWS else SIGNALS:
        number = getattr(signal, name)
        loop.add_signal_handler(number, partial(game.exit, "signal", BY_SIGNAL + number))
    with _guard():
        await game.run_async(mouse=False)
    return game


def _driver() -> type[Driver] | None:
    if IS_WINDOWS:
        return None
    # Its modules are there on Unix only.
    from slapjack.terminal.driver import LastingDriver  # noqa: PLC0415

    return LastingDriver


def _guard() -> AbstractContextManager[None]:
    if IS_WINDOWS:
        return nullcontext()
    from slapjack.terminal.driver import guarded  # noqa: PLC0415

    return guarded()
