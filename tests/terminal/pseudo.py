"""A real terminal without a screen: a pty, the process at its other end, and its settings."""

import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from fcntl import ioctl
from threading import Timer
from types import TracebackType
from typing import Final, Self

BOUND_S: Final = 60
LEAVES_SCREEN: Final = b"\x1b[?1049l"
ENTERS_SCREEN: Final = b"\x1b[?1049h"
SHOWS_CURSOR: Final = b"\x1b[?25h"


class Pseudo:
    """A process in a session of its own, whose controlling terminal is a pty."""

    def __init__(
        self,
        *words: str,
        code: str = "from slapjack.cli.main import app; app()",
        python: str = sys.executable,
        picture: int | None = None,
        **environment: str,
    ) -> None:
        """Start `slapjack WORDS`, or Python code that does something to it.

        With `picture`, what is drawn goes there, and not to the terminal of the keys.
        """
        self.master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.before = termios.tcgetattr(slave)
        known = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "TERM": "xterm"}
        self.process = subprocess.Popen(
            [python, "-c", code, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave if picture is None else picture,
            env={**known, "LANG": "C.UTF-8", **environment},
            start_new_session=True,
            preexec_fn=lambda: ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self.output = b""
        self._bound = Timer(3 * BOUND_S, self.process.kill)
        self._bound.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _value: object, _trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
        self.process.wait()
        self._bound.cancel()
        self.close()

    @property
    def settings(self) -> list[object]:
        """What the terminal is set to now."""
        return termios.tcgetattr(self.master)

    def until(self, wanted: bytes) -> bytes:
        """Read until this was written, and return what came since the last call, to its end."""
        while wanted not in self.output:
            ready, _, _ = select.select([self.master], [], [], BOUND_S)
            assert ready, f"expected {wanted!r} to be written, got {self.output[-2000:]!r}"
            try:
                self.output += os.read(self.master, 65536)
            except OSError as error:
                raise AssertionError(f"closed before {wanted!r}: {self.output!r}") from error
        end = self.output.index(wanted) + len(wanted)
        found, self.output = self.output[:end], self.output[end:]
        return found

    def rest_now(self) -> bytes:
        """Return what was written since the last call, by a process that has ended."""
        while select.select([self.master], [], [], 0)[0]:
            try:
                self.output += os.read(self.master, 65536)
            except OSError:
                break
        return self.output

    def press(self, keys: bytes) -> None:
        """Type."""
        os.write(self.master, keys)

    def close(self) -> None:
        """Let the terminal vanish."""
        if self.master >= 0:
            os.close(self.master)
            self.master = -1
