"""Fill `.venv` with exactly the packages of requirements.lock, and this project itself.

uv does it where it is found (a few seconds instead of half a minute); else it is put into `.tools`
by pip; else Python's own venv and pip do the same work. The lock holds hashes, so all three install
the same files. Debian's Python may come with neither pip nor venv: then its package is installed,
or named to whoever may install it.
"""

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from scripts import debian, shell, stamp

UV = "uv>=0.5"


@dataclass(frozen=True)
class Installer:
    """What installs packages: uv, or (where there is none) the pip of `.venv`."""

    root: Path
    uv: Path | None

    def install(self, *words: str | Path, why: str) -> None:
        """Install what the words say; both programs take the same ones.

        Raises:
            shell.SetupError: It failed.
        """
        python = interpreter(self.root)
        pip: list[str | Path] = [python, "-m", "pip", "--disable-pip-version-check", "install"]
        if self.uv is not None:
            pip = [self.uv, "pip", "install", "--no-python-downloads", "--python", python]
        shell.run([*pip, "-q", *words], cwd=self.root, why=why)


def interpreter(root: Path) -> Path:
    """Return where the project's own Python is, once `ensure` ran."""
    return root / ".venv" / "bin" / "python"


def ensure(root: Path) -> Installer:
    """Bring the packages in `.venv` up to date with requirements.lock.

    Returns:
        What installed them, for what else has to be installed.

    Raises:
        shell.SetupError: It could not be done; the text says what to install.
    """
    lock = root / "requirements.lock"
    # The folder and the version are part of it: a moved or renewed `.venv` has dead scripts in it.
    wanted = stamp.digest_of(root, [lock], str(root), sys.version)
    mark = root / ".venv" / ".packages-stamp"
    if stamp.is_current(mark, wanted):
        return Installer(root, _uv(root))
    print("Installing the Python packages ...", flush=True)
    used = Installer(root, _uv(root) or _bring_uv(root))
    _make_environment(used)
    # uv removes what is not in the lock, and this project is not.
    _command_mark(root).unlink(missing_ok=True)
    _fill(used, lock)
    stamp.write(mark, wanted)
    return used


def ensure_command(used: Installer) -> None:
    """Install this project into `.venv`, editable, with its `slapjack` command.

    Raises:
        shell.SetupError: It could not be done.
    """
    root = used.root
    wanted = stamp.digest_of(root, [root / "pyproject.toml"], str(root), sys.version)
    mark = _command_mark(root)
    if stamp.is_current(mark, wanted):
        return
    # hatchling comes from the lock like all else, so no build environment is made and filled.
    used.install(
        "--no-deps", "--no-build-isolation", "-e", root, why="Installing the slapjack command"
    )
    stamp.write(mark, wanted)


def _command_mark(root: Path) -> Path:
    return root / ".venv" / ".command-stamp"


def _uv(root: Path) -> Path | None:
    """Find a uv that runs: the machine's, else our own."""
    found = shutil.which("uv")
    for uv in (found, root / ".tools" / "uv" / "bin" / "uv"):
        if uv is not None and shell.answers(uv, "--version"):
            return Path(uv)
    return None


def _bring_uv(root: Path) -> Path | None:
    """Put uv into `.tools`; None where this Python has no pip to do it with."""
    if shell.answers(sys.executable, "-m", "pip", "--version") is None:
        return None
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    # Root is warned not to change the system's Python, which a folder of its own does not do.
    words = ("--root-user-action=ignore", "--target", str(root / ".tools" / "uv"), UV)
    shell.run([*pip, *words], cwd=root, why="Installing uv")
    return _uv(root)


def _make_environment(used: Installer) -> None:
    """Make `.venv`, unless this very Python already made it here."""
    venv = used.root / ".venv"
    question = "import sys; print(sys.prefix, sys.version)"
    if shell.answers(interpreter(used.root), "-c", question) == f"{venv} {sys.version}":
        return
    shutil.rmtree(venv, ignore_errors=True)
    why = "Making the virtual environment"
    if used.uv is not None:
        words = ("venv", "-q", "--no-python-downloads", "--python", sys.executable, str(venv))
        shell.run((used.uv, *words), cwd=used.root, why=why)
        return
    if shell.answers(sys.executable, "-c", "import venv, ensurepip") is None:
        _bring_venv()
    shell.run([sys.executable, "-m", "venv", venv], cwd=used.root, why=why)


def _fill(used: Installer, lock: Path) -> None:
    """Install the lock; uv also removes what is no longer in it, which pip cannot."""
    why = "Installing the Python packages"
    if used.uv is None:
        used.install("--require-hashes", "-r", lock, why=why)
        return
    # Compiled now, as pip does: else the first start of the server waits for it.
    words = ("pip", "sync", "-q", "--compile-bytecode", "--require-hashes", "--python")
    shell.run((used.uv, *words, interpreter(used.root), lock), cwd=used.root, why=why)


def _bring_venv() -> None:
    """Install what Debian splits from Python, or say its name."""
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if not debian.may_install():
        raise shell.SetupError(
            f"{sys.executable} can make no virtual environment. Install the package {package}"
            f" (`sudo apt install {package}`) or uv, then run make again."
        )
    debian.install(package)
