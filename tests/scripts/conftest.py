import os
from collections.abc import Callable
from pathlib import Path

import pytest

MakeProgram = Callable[[str, str], Path]


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MakeProgram:
    """Make the only programs on PATH, beside a shell that runs them: name and lines of sh."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))

    def make(name: str, lines: str) -> Path:
        program = folder / name
        program.write_text(f"#!/bin/sh\n{lines}\n")
        program.chmod(0o755)
        return program

    assert os.access("/bin/sh", os.X_OK)
    return make
