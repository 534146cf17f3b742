"""Every command and every code block that people read is run, or at least held to the code."""

from pathlib import Path

import pytest
import typer

from scripts.docs import commands
from tests.docs import blocks
from tests.docs.blocks import Block
from tests.docs.sandbox import Sandbox

# The page of commands is written at each build, from the examples of `--help`.
PAGES = {**blocks.pages(), **commands.pages()}
BLOCKS = {page: list(blocks.blocks_of(page, text)) for page, text in PAGES.items()}
RUN = {
    page: [block for block in found if block.words in {("sh",), ("python",), ("pycon",)}]
    for page, found in BLOCKS.items()
}
READ = [block for found in BLOCKS.values() for block in found if block not in RUN[block.page]]
# Of everything that is wrong with a command line; Typer has no other name for it.
USAGE_ERROR = typer.BadParameter.__mro__[1]
INLINE = [block for page, text in PAGES.items() for block in blocks.inline_commands(page, text)]


def held_to_the_code(block: Block) -> None:
    """Check a block that is not run."""
    match block.words:
        case ("sh", "dry"):
            blocks.check_words(block)
        case ("json", *_):
            blocks.check_json(block)
        case ("text", "record"):
            blocks.check_record(block)
        case ("text",):
            told = [line for line in block.text.splitlines() if line.startswith(blocks.COMMANDS)]
            assert not told, f"{block.place}: a command, in a block that nobody tries: {told}"
        case _:
            raise AssertionError(f"{block.place}: a block without a word that says how to try it")


@pytest.mark.parametrize("block", READ, ids=lambda block: block.place)
def test_what_is_not_run_is_held_to_the_code(block: Block) -> None:
    held_to_the_code(block)


@pytest.mark.parametrize("page", [page for page in PAGES if "`" in PAGES[page]])
def test_commands_within_sentences_have_words_that_there_are(page: str) -> None:
    for block in INLINE:
        if block.page == page:
            blocks.check_words(block)


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.usefixtures("compiled_games")
@pytest.mark.parametrize("page", [page for page, found in RUN.items() if found])
def test_the_blocks_of_a_page_run_one_after_the_other(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    monkeypatch.chdir(tmp_path)
    with Sandbox(tmp_path) as sandbox:
        for block in RUN[page]:
            if block.words == ("sh",):
                sandbox.run(block)
            else:
                blocks.run_python(block, names)


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("", "slapjack rules"),
        ("text", "slapjack rules\n"),
        ("sh dry", "slapjack rule classic\n"),
        ("sh dry", "slapjack rules --language fr\n"),
        ("sh dry", "slapjack play --preset strict\n"),
        ("sh dry", "make everything\n"),
        ("sh dry", "pytest tests/nothing.py\n"),
        ("sh dry", "npm run nothing\n"),
        ("sh dry", "python -m benchmarks.nothing\n"),
        ("sh dry", "python -m benchmarks.cheats --nothing\n"),
        ("sh dry", "python docs/examples/nothing.py\n"),
        ("sh dry", "shutdown now\n"),
        ("json what", "{}\n"),
        ("text record", '{"slapjack":1}\n'),
    ],
)
def test_a_block_that_would_mislead_is_found(words: str, text: str) -> None:
    with pytest.raises((AssertionError, ValueError, USAGE_ERROR)):
        held_to_the_code(Block("page.md", 1, tuple(words.split()), text))


def test_a_block_that_fails_is_found(tmp_path: Path) -> None:
    with Sandbox(tmp_path) as sandbox, pytest.raises(AssertionError, match=r"page\.md:1"):
        sandbox.run(Block("page.md", 1, ("sh",), "false\n"))
    with pytest.raises(AssertionError, match="Expected"):
        blocks.run_python(Block("page.md", 1, ("pycon",), ">>> 1\n2\n"), {})


def test_blocks_and_commands_are_found_where_they_stand() -> None:
    text = (
        "# A\n\n- here:\n\n      make play\n\n```sh dry\nmake test\n```\n\n| `make sim` |\n|---|\n"
    )
    found = list(blocks.blocks_of("a.md", text))

    assert [(block.line, block.words) for block in found] == [(5, ()), (7, ("sh", "dry"))]
    assert [block.text for block in blocks.inline_commands("a.md", text)] == ["make sim"]
    assert list(blocks.commands_in("A=1 sudo /opt/x/pip a \\\n b && make c # d\n")) == [
        ["pip", "a", "b"],
        ["make", "c"],
    ]
