"""Try the container without a container engine: `make container` (root and debootstrap needed).

An empty Debian root is laid out, and scripts/container.sh does in it what the Containerfile says.
Then the server runs as compose.yaml says: not as root and without a single right, on a root that
nobody can write, with one folder of its own and a LAN address by setting. A table must be there
still after a second start.
"""

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from scripts import shell

ROOT: Final = Path(__file__).resolve().parent.parent
PORT: Final = 18_080
LAN: Final = "192.168.1.20"
USER: Final = "10001"
_START_S: Final = 30.0
_PACKAGE_CLIENTS: Final = ("PIP_", "SSL_", "REQUESTS_", "NPM_", "npm_config_")
_SERVE: Final = f"""
set -e
mount --bind "$1" "$1"
mount --bind "$2" "$1/data"
mount -t tmpfs tmpfs "$1/tmp"
mount -t proc proc "$1/proc"
mount -o remount,bind,ro "$1"
exec chroot "$1" setpriv --reuid {USER} --regid {USER} --clear-groups --no-new-privs \\
    --bounding-set=-all --inh-caps=-all /opt/slapjack/bin/slapjack serve
"""


def missing() -> str | None:
    """Say what this machine lacks, or None."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "it needs root, for a root of its own"
    if shutil.which("debootstrap") is None:
        return "it needs debootstrap (`apt install debootstrap`)"
    return None


def main() -> int:
    """Say why not, or try it and say what was seen."""
    why = missing()
    if why is not None:
        print(f"The container is not tried: {why}.", file=sys.stderr)
        return 0
    with TemporaryDirectory() as folder:
        root, volume = Path(folder) / "root", Path(folder) / "volume"
        try:
            make(root)
        except shell.SetupError as error:
            print(error, file=sys.stderr)
            return 1
        volume.mkdir(mode=0o700)
        shutil.chown(volume, int(USER), int(USER))
        for line in tried(root, volume):
            print(line)
    return 0


def make(root: Path) -> None:
    """Lay out a Debian root and take the steps of the Containerfile in it.

    Raises:
        shell.SetupError: A step failed.
    """
    words = ("debootstrap", "--variant=minbase", "--include=ca-certificates", "bookworm", root)
    shell.run(words, cwd=ROOT, why="Laying out an empty Debian")
    _introduce(root)
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True)
    (root / "src").mkdir()
    subprocess.run(["tar", "-x", "-C", root / "src"], input=archive.stdout, check=True)
    for step in (("base",), ("build", "/src"), ("user",)):
        command = ("chroot", root, "sh", "/src/scripts/container.sh", *step)
        shell.run(command, cwd=ROOT, why=f"The step {step[0]} of the container")
    shutil.rmtree(root / "src")


def _introduce(root: Path) -> None:
    """Let the root's package clients ask whom this machine's ask: names, keys and settings."""
    told = [Path(value) for name, value in os.environ.items() if name.startswith(_PACKAGE_CLIENTS)]
    known = ("/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf", "/etc/npmrc", "/usr/etc/npmrc")
    own = (Path.home() / ".npmrc", Path.home() / ".config" / "pip" / "pip.conf")
    for file in (*told, *map(Path, known), *own):
        if file.is_absolute() and file.is_file():
            target = root / file.relative_to("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)


def tried(root: Path, volume: Path) -> Iterator[str]:
    """Serve twice from the root and yield what holds; what does not ends it."""
    with served(root, volume) as pid:
        table = _asked("tables", {"rules": {"preset": "classic"}})
        links = [str(link["url"]) for link in table["links"]]  # type: ignore[attr-defined]
        assert any(link.startswith(f"http://{LAN}:") for link in links), f"expected {LAN}: {links}"
        yield f"a table opens, and its link names the LAN address that was set: {links[0]}"
        status = Path(f"/proc/{pid}/status").read_text()
        assert f"Uid:\t{USER}" in status, status
        assert "CapEff:\t0000000000000000" in status, status
        yield f"the server runs as user {USER}, without a capability"
        assert _written(pid) == ["data", "tmp"], _written(pid)
        yield "only /data and /tmp can be written"
    with served(root, volume):
        _asked(f"tables/{table['code']}", None)
        yield "the table is there after a second start: the volume keeps it"


@contextmanager
def served(root: Path, volume: Path) -> Iterator[int]:
    """Serve as compose.yaml says; the number of the server's process is given."""
    environment = {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "SLAPJACK_DATA_DIR": "/data",
        "SLAPJACK_HOST": "127.0.0.1",
        "SLAPJACK_PORT": str(PORT),
        "SLAPJACK_LAN_ADDRESS": LAN,
    }
    command = ("unshare", "--mount", "sh", "-c", _SERVE, "sh", str(root), str(volume))
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process:
        try:
            _await_start(process)
            yield process.pid
        finally:
            process.terminate()


def _await_start(process: "subprocess.Popen[bytes]") -> None:
    ends_at = time.monotonic() + _START_S
    while time.monotonic() < ends_at and process.poll() is None:
        try:
            _get("")
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("expected the server to start in the root")


def _written(pid: int) -> Sequence[str]:
    """Return the folders of the process's root that its user could write into."""
    test = 'for one in /*; do [ -d "$one" ] && [ -w "$one" ] && echo "${one#/}"; done; true'
    rights = ("setpriv", "--reuid", USER, "--regid", USER, "--clear-groups")
    command = ("nsenter", "-t", str(pid), "-m", "-r", *rights, "sh", "-c", test)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return sorted(set(done.stdout.split()) - {"proc", "sys", "dev"})


def _asked(path: str, body: object) -> dict[str, object]:
    said: dict[str, object] = json.loads(_get(f"api/v1/{path}", body))
    return said


def _get(path: str, body: object = None) -> bytes:
    request = urllib.request.Request(
        f"http://127.0.0.1:{PORT}/{path}",
        data=None if body is None else json.dumps(body).encode(),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return bytes(answer.read())


if __name__ == "__main__":
    sys.exit(main())
