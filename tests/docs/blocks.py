"""The code blocks of a page, and ways to try each kind of them.

The words behind the fence say what a block is. A block of `sh` is run; one of `sh dry` cannot be
run by a test, and `UNRUN` says of every program in such a block why; but its words are checked, so
that no page names an option, a target or a module that is no more.
"""

import contextlib
import doctest
import io
import json
import re
import shlex
import subprocess
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

import msgspec
import typer
from markdown_it import MarkdownIt
from typer.core import TyperGroup

from scripts.tidy import files
from slapjack.cli.main import app
from slapjack.protocol.codec import decode
from slapjack.protocol.server_messages import ServerMessage
from slapjack.rules import PRESETS, Record
from slapjack.server.routes.bodies import OpenTable

ROOT: Final = Path(__file__).resolve().parents[2]
PLACES: Final = ("README.md", "CONTRIBUTING.md", "SECURITY.md")
COMMANDS: Final = (
    "slapjack",
    "make",
    "python",
    "git",
    "pip",
    "pipx",
    "docker",
    "podman",
    "curl",
    "npm",
)
SHELL: Final = ("bash", "-euo", "pipefail")

UNRUN: Final[Mapping[str, str]] = {
    "make": "it sets up, serves or tests for minutes: the target has to be there",
    "slapjack": "it would take minutes, or wants what only its reader has: its words are parsed",
    "python": "it would take minutes: the module has to be there",
    "git": "there is nowhere to clone from",
    "cd": "it goes into what was cloned",
    "pip": "tests/scripts/test_wheel.py builds the wheel and installs it",
    "pipx": "tests/scripts/test_wheel.py builds the wheel and installs it",
    "podman": "scripts/container.py does its steps and its restrictions without an engine",
    "pytest": "it is a test itself: what it names has to be there",
    "npm": "it builds or tests: the script has to be there",
    "systemctl": "it wants a system that systemd runs; tests/test_deploy.py reads the unit",
    "journalctl": "likewise",
    "curl": "it asks a server of its reader's",
}


class Block(NamedTuple):
    """One block of a page, or a command within a sentence."""

    page: str
    line: int
    words: tuple[str, ...]
    text: str

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"


def pages() -> dict[str, str]:
    """Return every page that people read, by its name."""
    # Asked of git, since `make docs` may write pages into docs/generated meanwhile.
    texts = files.committed(ROOT)
    return {name: text for name, text in texts.items() if name.endswith(".md") and is_read(name)}


def is_read(name: str) -> bool:
    """Tell whether a file is a page for people."""
    return name in PLACES or name.startswith("docs/")


def blocks_of(page: str, text: str) -> Iterator[Block]:
    """Yield the blocks of a page; those of Sphinx, such as a table of contents, are none."""
    for token in MarkdownIt("commonmark").enable("table").parse(text):
        line = token.map[0] + 1 if token.map else 0
        if token.type == "code_block":
            yield Block(page, line, (), token.content)
        elif token.type == "fence" and not token.info.startswith("{"):
            yield Block(page, line, tuple(token.info.split()), token.content)


def inline_commands(page: str, text: str) -> Iterator[Block]:
    """Yield the commands that stand within sentences."""
    for token in MarkdownIt("commonmark").enable("table").parse(text):
        for child in token.children or ():
            first = child.content.partition(" ")[0]
            if child.type == "code_inline" and " " in child.content and first in UNRUN:
                yield Block(
                    page, token.map[0] + 1 if token.map else 0, ("sh", "dry"), child.content
                )


def commands_in(text: str) -> Iterator[list[str]]:
    """Yield the words of each command of a piece of shell, less what goes before its program."""
    joined = re.sub(r"\$\([^)]*\)", "IT", text.replace("\\\n", " "))
    for line in joined.splitlines():
        for part in re.split(r"&&|\|\||[|;]", line.partition(" # ")[0]):
            words = shlex.split(re.sub(r" > \S+", "", part), comments=True)
            while words and (words[0] == "sudo" or re.match(r"\w+=", words[0])):
                words.pop(0)
            if words:
                yield [PurePosixPath(words[0]).name, *words[1:]]


def check_words(block: Block) -> None:
    """Check the words of commands that are not run."""
    # What a reader has to put in stands between < and >.
    text = re.sub(r"<[\w ]+>", "IT", block.text)
    subprocess.run(["bash", "-n"], input=text, text=True, check=True, timeout=30)
    for program, *words in commands_in(text):
        assert program in UNRUN, f"{block.place}: no reason is given why {program} is not run"
        if program == "slapjack":
            parse(block.place, words)
        elif program == "make":
            targets = [word for word in words if "=" not in word]
            known = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
            assert set(targets) <= known, f"{block.place}: make has no {set(targets) - known}"
        elif program == "python" and words[0] == "-m":
            source = source_of(words[1])
            assert source, f"{block.place}: there is no module {words[1]}"
            gone = [word for word in words[2:] if word.startswith("--") and word not in source]
            assert not gone, f"{block.place}: {words[1]} has no {gone}"
        elif program == "pytest":
            gone = [word for word in words if "/" in word and not (ROOT / word).exists()]
            assert not gone, f"{block.place}: there is no {gone}"
        elif program == "npm" and "run" in words:
            scripts = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"]
            script = words[words.index("run") + 1]
            assert script in scripts, f"{block.place}: the page has no script {script}"
        elif program == "python":
            assert (ROOT / words[0]).exists(), f"{block.place}: there is no {words[0]}"


def source_of(module: str) -> str:
    """Return the text of a module or of a whole package of this checkout, or nothing."""
    path = ROOT / module.replace(".", "/")
    found = [path.with_suffix(".py"), *path.glob("*.py")]
    return "".join(file.read_text(encoding="utf-8") for file in found if file.exists())


def parse(place: str, words: list[str]) -> None:
    """Have the command line itself read the words, without doing anything."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    command = group.commands.get(words[0])
    assert command is not None, f"{place}: slapjack has no command {words[0]}"
    if len(words) == 1:
        return
    for before, word in pairwise(words):
        if before in {"--preset", "--rules", "--against", "rules"} and word.islower():
            assert word in PRESETS, f"{place}: there is no preset {word}"
    with contextlib.suppress(typer.Exit), contextlib.redirect_stdout(io.StringIO()):
        command.make_context(f"{place}: slapjack {words[0]}", list(words[1:]))


def check_json(block: Block) -> None:
    """Read a block of JSON as what its second word says."""
    text = block.text.encode()
    match block.words:
        case ("json", "client"):
            decode(text)
        case ("json", "server"):
            msgspec.json.decode(text, type=ServerMessage)
        case ("json", "request"):
            msgspec.json.decode(text, type=OpenTable)
        case ("json",):
            json.loads(text)
        case _:
            raise AssertionError(f"{block.place}: what is {' '.join(block.words)}?")


def check_record(block: Block) -> None:
    """Replay a block that is a record, and hold it to what it states."""
    failures = Record.load(block.text).replay().failures
    assert not failures, f"{block.place}: {failures}"


def run_python(block: Block, names: dict[str, object]) -> None:
    """Run a block of Python, with the names that the blocks before it on the page left."""
    if block.words == ("pycon",):
        test = doctest.DocTestParser().get_doctest(block.text, names, block.place, None, block.line)
        told: list[str] = []
        doctest.DocTestRunner().run(test, out=told.append, clear_globs=False)
        names |= test.globs
        assert not told, "".join(told)
        return
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile(block.text, block.place, "exec"), names)
