"""The package is built from a copy of the checkout, with a fake npm in place of a minute's work."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts import node
from tests.scripts.conftest import MakeProgram

ROOT = Path(__file__).resolve().parents[2]
NPM = """export PATH=/usr/bin:/bin
echo "$1 $2" >> {calls}
if [ "$1" = run ]; then
    mkdir -p ../src/slapjack/server/static
    echo page > ../src/slapjack/server/static/index.html
fi"""

pytestmark = pytest.mark.slow


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy what a build reads, with a web client of one file."""
    copy = tmp_path / "clone"
    shutil.copytree(ROOT / "scripts", copy / "scripts", ignore=lambda *_: ["__pycache__"])
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, copy / name)
    for name in ("web/package.json", "web/package-lock.json", "src/slapjack/__init__.py"):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text("")
    (copy / "web/node_modules").mkdir()
    return copy


def hatchling(checkout: Path, *words: str) -> str:
    command = [sys.executable, "-m", "hatchling", *words]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True)
    return done.stdout


def build_dependencies(checkout: Path) -> str:
    """Return what a front end such as pip would install before it builds."""
    code = "from hatchling import build; print(build.get_requires_for_build_wheel())"
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, cwd=checkout, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_a_wheel_and_an_sdist_have_the_page_that_is_built_once(
    programs: MakeProgram, checkout: Path, tmp_path: Path
) -> None:
    programs("node", "echo v22.19.0")
    programs("npm", NPM.format(calls=tmp_path / "calls.txt"))
    assert node.WHEEL not in build_dependencies(checkout)
    hatchling(checkout, "build", "-t", "sdist", "-t", "wheel", "-d", str(tmp_path))
    (wheel,) = tmp_path.glob("*.whl")
    assert "slapjack/server/static/index.html" in zipfile.ZipFile(wheel).namelist()
    assert (tmp_path / "calls.txt").read_text() == "ci --include=dev\nrun build\n"
    # The wheel that an installer builds from the sdist needs no Node.js.
    (sdist,) = tmp_path.glob("*.tar.gz")
    shutil.unpack_archive(sdist, tmp_path / "unpacked")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    (tmp_path / "calls.txt").unlink()
    hatchling(unpacked, "build", "-t", "wheel", "-d", str(tmp_path / "second"))
    (second,) = (tmp_path / "second").glob("*.whl")
    assert "slapjack/server/static/index.html" in zipfile.ZipFile(second).namelist()
    assert not (tmp_path / "calls.txt").exists()


def test_where_no_node_fits_one_is_asked_for(programs: MakeProgram, checkout: Path) -> None:
    programs("node", "echo v18.20.4")
    programs("npm", "")
    assert node.WHEEL in build_dependencies(checkout)


def test_where_none_could_be_brought_a_sentence_says_what_to_install(
    programs: MakeProgram, checkout: Path
) -> None:
    programs("node", "echo v18.20.4")
    programs("npm", "")
    with pytest.raises(subprocess.CalledProcessError) as failed:
        hatchling(checkout, "build", "-t", "wheel")
    assert "Building the page needs Node.js 20.19 or newer" in failed.value.stderr
