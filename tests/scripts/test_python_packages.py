import sys
from pathlib import Path

import pytest

from scripts import debian, python_packages, shell
from tests.scripts.conftest import MakeProgram

# Notes each call, and makes the folder that `uv venv FOLDER` would.
UV = """echo "uv 0.13"
echo "$1 $2" >> {calls}
if [ "$1" = venv ]; then shift $(($# - 1)); /bin/mkdir -p "$1/bin"; fi"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    root = tmp_path / "clone"
    root.mkdir()
    (root / "requirements.lock").write_text("msgspec==0.23.0\n")
    (root / "pyproject.toml").write_text("")
    return root


def test_packages_are_installed_again_only_after_a_change_of_the_lock(
    programs: MakeProgram, checkout: Path, tmp_path: Path
) -> None:
    calls = tmp_path / "calls.txt"
    uv = programs("uv", UV.format(calls=calls))
    assert python_packages.ensure(checkout).uv == uv
    assert "pip sync" in calls.read_text()
    calls.write_text("")
    python_packages.ensure(checkout)
    assert calls.read_text() == "--version \n"
    (checkout / "requirements.lock").write_text("msgspec==0.24.0\n")
    python_packages.ensure(checkout)
    assert "pip sync" in calls.read_text()


def test_the_command_is_installed_again_only_after_a_change_of_the_project(
    programs: MakeProgram, checkout: Path, tmp_path: Path
) -> None:
    calls = tmp_path / "calls.txt"
    used = python_packages.Installer(checkout, programs("uv", UV.format(calls=calls)))
    (checkout / ".venv").mkdir()
    for _ in range(2):
        python_packages.ensure_command(used)
    assert calls.read_text() == "pip install\n"
    (checkout / "pyproject.toml").write_text("[project]")
    python_packages.ensure_command(used)
    assert calls.read_text() == "pip install\npip install\n"


def test_the_command_comes_back_after_a_change_of_the_lock(
    programs: MakeProgram, checkout: Path, tmp_path: Path
) -> None:
    calls = tmp_path / "calls.txt"
    programs("uv", UV.format(calls=calls))
    python_packages.ensure_command(python_packages.ensure(checkout))
    (checkout / "requirements.lock").write_text("msgspec==0.24.0\n")
    calls.write_text("")
    python_packages.ensure_command(python_packages.ensure(checkout))
    assert calls.read_text().endswith("pip sync\npip install\n")


def test_a_python_that_can_make_no_environment_is_told_what_to_install(
    programs: MakeProgram, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = programs("python3", "exit 1")
    monkeypatch.setattr(sys, "executable", str(bare))
    monkeypatch.setattr(debian, "may_install", lambda: False)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    with pytest.raises(shell.SetupError, match=f"sudo apt install python{version}-venv"):
        python_packages.ensure(checkout)
