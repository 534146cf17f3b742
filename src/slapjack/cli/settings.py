"""The settings of a server as an operator sees them: which there are, and where each came from."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Final

import typer

PREFIX: Final = "SLAPJACK_"
PHRASE: Final = "SLAPJACK_OPEN_PHRASE"
"""Only a variable: a flag of this kind is seen by every user of the machine."""

_FROM: Final = {"COMMANDLINE": "flags", "ENVIRONMENT": "the environment"}


def variables(context: typer.Context) -> dict[str, str]:
    """Return the variable of each setting of a command, by parameter."""
    known = {}
    for parameter in context.command.params:
        if isinstance(parameter.envvar, str) and parameter.name:
            known[parameter.name] = parameter.envvar
    return known


def printed(context: typer.Context, environ: Mapping[str, str]) -> str:
    """Write all settings as an environment file: those that were set, then the defaults.

    A default stands in a comment, so that the file changes only what its reader changed.
    """
    parts: dict[str, list[str]] = {"flags": [], "the environment": [], "default": []}
    for name, variable in sorted(variables(context).items(), key=lambda one: one[1]):
        source = context.get_parameter_source(name)
        came_from = _FROM.get(source.name if source is not None else "", "default")
        sign = "# " if came_from == "default" else ""
        parts[came_from].append(f"{sign}{variable}={_value(context.params[name])}")
    said = "set, and not shown" if environ.get(PHRASE) else "not set"
    parts["the environment"].append(f"# {PHRASE} is {said}")
    return "\n".join(
        line for part, lines in parts.items() if lines for line in (f"# From {part}:", *lines)
    )


def unknown(context: typer.Context, environ: Mapping[str, str]) -> Iterator[str]:
    """Warn of each variable that looks like a setting and is none."""
    known = [*variables(context).values(), PHRASE]
    for name in sorted(environ):
        if name.startswith(PREFIX) and name not in known:
            near = get_close_matches(name, known, n=1)
            guess = f"; is it {near[0]}?" if near else ""
            yield f"{name} is no setting of Slapjack and changes nothing{guess}"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(int(value))
    return "" if value is None else str(value)
