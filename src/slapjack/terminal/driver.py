"""Textual's driver for Unix terminals, for one that may vanish while the game runs.

Textual writes from a thread of its own. Where the terminal is gone, that thread would die of the
first write, its queue fill up, and the game wait for ever for room in it; and reading would spin.
So writes to a terminal that is gone go nowhere, and the game is told to end.

`guarded` is the last line: whatever ended the game, the terminal gets its settings and its screen
back.
"""

import asyncio
import os
import sys
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from typing import IO, Final, cast

from textual.app import App
from textual.drivers.linux_driver import LinuxDriver

RESTORE: Final = (
    "\x1b[<u"  # the keyboard protocol of kitty
    "\x1b[?1000l\x1b[?1003l\x1b[?1006l\x1b[?1015l"  # the mouse
    "\x1b[?1004l\x1b[?2004l\x1b[?2048l"  # focus, pasting, sizes
    "\x1b[?7h\x1b[?1049l\x1b[?25h\x1b[0m"  # line wrap, the usual screen, the cursor, colours
)
"""What brings a terminal back, whichever of it was changed; each does nothing where it was not."""


class LastingFile:
    """A terminal as a file, whose writes never fail.

    Attributes:
        is_gone: A write has failed.
    """

    def __init__(self, file: IO[str], on_gone: Callable[[], None]) -> None:
        self.is_gone = False
        self._file = file
        self._on_gone = on_gone

    def write(self, text: str) -> int:
        """Write, or drop what nobody can see any more."""
        try:
            return len(text) if self.is_gone else self._file.write(text)
        except (OSError, ValueError):
            self._lose()
            return len(text)

    def flush(self) -> None:
        """Let out what was written."""
        try:
            if not self.is_gone:
                self._file.flush()
        except (OSError, ValueError):
            self._lose()

    def fileno(self) -> int:
        """Return the number of the file."""
        return self._file.fileno()

    def _lose(self) -> None:
        self.is_gone = True
        self._on_gone()


class LastingDriver(LinuxDriver):
    """Textual's driver, whose terminal may vanish."""

    def __init__(
        self,
        app: App[str],
        *,
        debug: bool = False,
        mouse: bool = False,
        size: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        loop = asyncio.get_running_loop()

        def gone() -> None:
            # From the thread that writes, which may outlive the loop.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(app.exit, "gone", 1)

        assert sys.__stderr__ is not None, "whoever starts a terminal game has looked"
        # Textual has no public way to be given another file.
        self._file = cast("TextIOWrapper", LastingFile(sys.__stderr__, gone))


@contextmanager
def guarded() -> Iterator[None]:
    """Give the terminal back as it was, whatever happens inside."""
    assert sys.__stdin__ is not None, "whoever starts a terminal game has looked"
    fileno = sys.__stdin__.fileno()
    try:
        before = termios.tcgetattr(fileno)
    except termios.error:
        before = None
    try:
        yield
    finally:
        if before is not None:
            with suppress(termios.error, OSError):
                # Not at once: what was written last is let out first.
                termios.tcsetattr(fileno, termios.TCSADRAIN, before)
        with suppress(OSError):
            os.write(2, RESTORE.encode())
