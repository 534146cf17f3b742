"""The long soak of benchmarks/soak.py in little: a real server, and nothing that stays behind."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LITTLE = ["--minutes", "0.05", "--every", "2", "--tables", "3", "--sockets", "6"]


@pytest.mark.slow
def test_a_server_keeps_nothing_of_tables_and_sockets_that_are_gone() -> None:
    command = [sys.executable, "-m", "benchmarks.soak", *LITTLE]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert said.returncode == 0, said.stderr
    assert re.search(r"left over: 0 tables, 0 sockets, 0 tasks, .* 0 files", said.stdout), (
        said.stdout
    )
    busy = said.stdout.splitlines()[2].split()
    assert busy[1:3] == ["3", "3"], "all tables play"
