"""A real nginx with one of the sample files, in front of a server of ours."""

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SAMPLES = Path(__file__).resolve().parents[2] / "docs" / "deploy"
BINARY = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")

needs_nginx = pytest.mark.skipif(
    BINARY is None and "CI" not in os.environ,
    reason="nginx is not installed here (Debian: apt install nginx); .ci/run installs it",
)
"""On a machine that decides what lands, a missing nginx fails the tests instead."""

MAIN = """
daemon off;
{user}
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 64; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def sample(name: str, **changes: str) -> str:
    """Read a sample file; `drop` takes the lines with this word out, `prefix` strips the path."""
    text = (SAMPLES / name).read_text()
    if "drop" in changes:
        kept = [line for line in text.splitlines() if changes["drop"] not in line]
        text = "\n".join(kept)
    if "strip" in changes:
        text = text.replace(
            "proxy_pass http://127.0.0.1:8080;", "proxy_pass http://127.0.0.1:8080/;"
        )
    return text


@contextmanager
def nginx(folder: Path, site: str, upstream: int) -> Iterator[int]:
    """Run nginx with this site before the server at `upstream`; give its port.

    The listening socket is made here and handed over as nginx hands it over to its own successor:
    whoever connects too early waits in the socket's queue, and nobody has to poll.
    """
    assert BINARY is not None, "nginx must be installed where CI is set"
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(64)
        port: int = listener.getsockname()[1]
        text = site.replace("127.0.0.1:8080", f"127.0.0.1:{upstream}")
        text = re.sub(r"listen 80;", f"listen 127.0.0.1:{port};", text)
        (folder / "site.conf").write_text(text)
        user = "user root;" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))
        command = [BINARY, "-p", str(folder), "-c", str(folder / "nginx.conf")]
        tested = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
        assert tested.returncode == 0, tested.stderr
        with subprocess.Popen(
            command,
            pass_fds=[listener.fileno()],
            env={"NGINX": f"{listener.fileno()};"},
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                yield port
            finally:
                process.terminate()
