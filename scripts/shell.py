"""Run the programs that a set-up needs, and stop with a sentence when one fails.

A failed step is told once, by the program that failed and by one line of ours that names the step:
a Python traceback of the set-up would only hide both.
"""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


class SetupError(Exception):
    """A step of the set-up failed; the text is a sentence that says what to do."""


def run(
    command: Sequence[str | Path], *, cwd: Path, env: Mapping[str, str] | None = None, why: str
) -> None:
    """Run a program to its end, with its output where ours goes.

    Args:
        command: The program and its arguments; no shell reads them.
        cwd: The folder that it runs in.
        env: Variables to set on top of our own.
        why: What the step was for, as the start of a sentence ("Installing the packages").

    Raises:
        SetupError: The program is missing or ended with anything but 0.
    """
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words, cwd=cwd, env={**os.environ, **(env or {})}, stdin=subprocess.DEVNULL, check=False
        )
    except OSError as error:
        raise SetupError(f"{why} failed: {words[0]} could not be started ({error}).") from error
    if done.returncode:
        raise SetupError(f"{why} failed: `{' '.join(words)}` ended with {done.returncode}.")


def answers(*command: str | Path) -> str | None:
    """Return what a program prints, or None where it is missing or fails.

    A name found on PATH proves nothing: a version manager puts a name there for every version that
    it could run, and fails when none is chosen. So it is asked.
    """
    try:
        done = subprocess.run(
            [str(word) for word in command],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip()
