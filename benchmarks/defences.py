"""Take one defence after the other away, and see the test fail that should miss it.

A row of tests/defences/*.toml says which words of which file are the defence, what stands there
without it, and which test must fail then. The words are looked for first: where a file has changed,
the row says so instead of passing for nothing. All is done in a copy of the checkout.

    python -m benchmarks.defences [--only WORD] [--out FILE.md]
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
ROWS: Final = ROOT / "tests" / "defences"
PAGE: Final = Path("src/slapjack/server/static")
LONGEST_S: Final = 900
PYTEST_FAILED: Final = 1


class Defence(NamedTuple):
    """One row.

    Attributes:
        what: The defence, in words.
        file: Where it stands.
        old: Its words, which stand there once.
        new: What stands there without it.
        test: The test that fails then: `FILE`, `FILE::NAME`, or a test of the page by its file.
    """

    what: str
    file: str
    old: str
    new: str
    test: str


def rows() -> Iterator[Defence]:
    for file in sorted(ROWS.glob("*.toml")):
        for row in tomllib.loads(file.read_text(encoding="utf-8"))["defence"]:
            yield Defence(**row)


def is_there(row: Defence, root: Path = ROOT) -> bool:
    """Tell whether a defence stands where its row says, and nowhere else in that file."""
    file = root / row.file
    return file.is_file() and file.read_text(encoding="utf-8").count(row.old) == 1


def copy_to(folder: Path) -> None:
    """Copy what git knows, the built page and what the tests of the page need."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    shutil.copytree(ROOT / PAGE, folder / PAGE, dirs_exist_ok=True)
    for name in (".venv", ".tools", "web/node_modules"):
        if (ROOT / name).exists():
            (folder / name).symlink_to(ROOT / name)


def command(test: str) -> tuple[list[str], str]:
    """Return how a test is run, and in which folder."""
    if test.startswith("web/e2e/"):
        config = ["--config", "e2e/vitest.config.ts"]
        return ["npx", "vitest", "run", *config, test.removeprefix("web/")], "web"
    if test.startswith("web/"):
        return ["npx", "vitest", "run", test.removeprefix("web/")], "web"
    return [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", test], "."


def is_missed(row: Defence, folder: Path) -> bool:
    """Run a test without its defence; True if it fails, and not for want of anything else."""
    file = folder / row.file
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace(row.old, row.new), encoding="utf-8")
    words, where = command(row.test)
    if row.file.startswith("web/src/") and row.test.startswith("web/e2e/"):
        words = ["sh", "-c", 'npx vite build >/dev/null && exec "$@"', "sh", *words]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        ran = subprocess.run(
            words,
            cwd=folder / where,
            env=environment,
            capture_output=True,
            text=True,
            timeout=LONGEST_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    finally:
        file.write_text(whole, encoding="utf-8")
    if ran.returncode not in (0, PYTEST_FAILED):
        print(ran.stdout[-2_000:], ran.stderr[-2_000:], sep="\n", file=sys.stderr)
    return ran.returncode == PYTEST_FAILED


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--only", default="", help="rows with this word in them")
    options.add_argument("--out", type=Path, help="write the table here")
    asked = options.parse_args()
    chosen = [row for row in rows() if any(asked.only in words for words in row)]
    table = ["| Defence | Its test | Without it the test |", "|---|---|---|"]
    bad = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        copy_to(folder)
        for row in chosen:
            began_at = perf_counter()
            if not is_there(row):
                said = "**was not run: the defence does not stand there any more**"
            elif is_missed(row, folder):
                said = "fails"
            else:
                said = "**does not fail**"
            bad += said != "fails"
            table.append(f"| {row.what} ({row.file}) | {row.test} | {said} |")
            print(f"{said:20} {perf_counter() - began_at:5.1f} s  {row.what}", flush=True)
    print(f"{len(chosen)} defences taken away, {len(chosen) - bad} missed by their tests")
    if asked.out is not None:
        asked.out.write_text("\n".join(table) + "\n", encoding="utf-8")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
