"""The page of all commands: what each does, its options, their variables and defaults.

It is read off the commands themselves, so it says what `--help` says.
"""

import re
from collections.abc import Iterator

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from slapjack.cli.main import app


def pages() -> dict[str, str]:
    """Return the one page."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    parts = [_TOP]
    for name, command in sorted(group.commands.items()):
        assert isinstance(command, TyperCommand)
        parts += [f"## `slapjack {name}`\n", *_command(command)]
    return {"commands.md": "\n".join(parts) + "\n"}


def _command(command: TyperCommand) -> Iterator[str]:
    said, _, examples = (command.help or "").partition("Example")
    yield " ".join(said.replace("\b", "").split()) + "\n"
    shown = re.findall(r"slapjack [^\n]+", examples)
    if shown:
        yield "```sh dry\n" + "\n".join(line.strip() for line in shown) + "\n```\n"
    yield "| word | meaning | default |\n|---|---|---|"
    for word in command.params:
        if isinstance(word, TyperArgument):
            name = (word.metavar or word.name or "").strip("{}")
            yield f"| `{_cell(name)}` | {_cell(word.help or '')} | |"
        elif isinstance(word, TyperOption) and word.name != "help":
            yield f"| {_names(word)} | {_cell(word.help or '')} | {_default(word)} |"
    yield ""


def _names(option: TyperOption) -> str:
    names = ", ".join(f"`{name}`" for name in [*option.opts, *option.secondary_opts])
    variable = f"<br>`{option.envvar}`" if isinstance(option.envvar, str) else ""
    return names + variable


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _default(option: TyperOption) -> str:
    value = option.show_default if isinstance(option.show_default, str) else option.default
    if value in (None, "", ()) or callable(value) or isinstance(value, bool):
        return ""
    return f"`{getattr(value, 'value', value)}`"


_TOP = """\
# Commands

What `--help` says, on one page. Below an option stands the variable that says the same. Exit codes:
0 done, 1 failed, 2 used wrongly, 3 not found, 4 a check failed, 5 unreachable, 6 refused.
"""
