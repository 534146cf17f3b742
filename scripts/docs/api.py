"""The API reference: one page for each public door, made of its `__all__` and its docstrings.

Names stand under the module that they are written in, since that is how they belong together, and
are called as one imports them: `slapjack.rules.Card`, not `slapjack.rules.cards.Card`.
"""

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

DOORS = {
    "slapjack.rules": "The rules",
    "slapjack.bots": "Bots",
    "slapjack.client": "A seat at a served table",
    "slapjack.playout": "Games by the thousand",
    "slapjack.rl.slapjack_v0": "For agents that learn",
    "slapjack.fairness": "The judge",
    "slapjack.units": "Units",
}
"""What one may import and build on, with a title for its page."""


class Name(NamedTuple):
    """One name of a door.

    Attributes:
        told: As one imports it.
        module: Where it is written.
        kind: How Sphinx calls such a thing.
    """

    told: str
    module: str
    kind: str


def pages() -> dict[str, str]:
    """Return the page of each door, and one that leads to them."""
    written = {f"api/{door}.md": page(door, title) for door, title in DOORS.items()}
    names = "\n".join(f"{title} <{door}>" for door, title in DOORS.items())
    return {**written, "api/index.md": _INDEX.format(names=names)}


_INDEX = """\
# Reference

Every name that one may import and build on, with its meaning, units, errors and source. Names that
are not here belong to the inside and may change. Sources such as `rules.md`,
`records.md` and `fairness.md` are the working papers that the game was built from; a number such as
B40 is a decision of the rules, and [what shows each rule](../../rules-coverage.md) has all of them,
with worked games.

```{{toctree}}
{names}
```
"""


def page(door: str, title: str) -> str:
    """Write the page of one door."""
    parts = [f"# {title}: `{door}`\n", _rst(f".. automodule:: {door}\n   :no-members:")]
    by_module: dict[str, list[Name]] = {}
    for name in names_of(importlib.import_module(door)):
        by_module.setdefault(name.module, []).append(name)
    for module, names in by_module.items():
        if len(by_module) > 1:
            parts.append(f"## {_first_sentence(module)}\n")
        parts.append(_rst("\n\n".join(_directive(name) for name in names)))
    return "\n".join(parts)


def names_of(door: ModuleType) -> Iterator[Name]:
    """Yield the names that a door tells, in the order in which it imports them."""
    told: list[str] = list(getattr(door, "__all__", ())) or [
        node.targets[0].id
        for node in _tree(door.__name__).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    ]
    homes = _homes(door)
    for name in sorted(told, key=lambda each: list(homes).index(each)):
        thing = getattr(door, name)
        is_function = inspect.isfunction(inspect.unwrap(thing)) if callable(thing) else False
        kind = "class" if inspect.isclass(thing) else "function" if is_function else "data"
        yield Name(f"{door.__name__}.{name}", homes[name], kind)


def said_of(name: Name) -> str:
    """Return what the code says of a name."""
    short = name.told.rpartition(".")[2]
    if name.kind == "data":
        return _value(name.module, short)[1]
    return inspect.getdoc(getattr(importlib.import_module(name.module), short)) or ""


def _homes(door: ModuleType) -> dict[str, str]:
    """Tell for each name of a door in which module it is written."""
    homes: dict[str, str] = {}
    for node in _tree(door.__name__).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            homes |= {
                each.asname or each.name: _home(node.module, each.name) for each in node.names
            }
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            homes[node.name] = door.__name__
        else:
            homes |= dict.fromkeys(_assigned(node), door.__name__)
    return homes


def _home(module: str, name: str) -> str:
    """Follow a name through a module that only passes it on."""
    if not module.startswith("slapjack."):
        return module
    for node in _tree(module).body:
        if isinstance(node, ast.ImportFrom) and any(each.name == name for each in node.names):
            return _home(node.module or "", name)
    return module


def _assigned(node: ast.stmt) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _tree(module: str) -> ast.Module:
    source = inspect.getsourcefile(importlib.import_module(module))
    assert source is not None, module
    return ast.parse(Path(source).read_text(encoding="utf-8"))


def _first_sentence(module: str) -> str:
    first = inspect.getdoc(importlib.import_module(module)) or module
    return first.partition("\n\n")[0].replace("\n", " ").rstrip(".")


def _rst(text: str) -> str:
    return f"```{{eval-rst}}\n{text}\n```\n"


def _directive(name: Name) -> str:
    """Have Sphinx document a name; of plain values it finds no text, so that is fetched here."""
    if name.kind != "data":
        members = "\n   :members:" if name.kind == "class" else ""
        return f".. auto{name.kind}:: {name.told}{members}"
    short = name.told.rpartition(".")[2]
    value, said = _value(name.module, short)
    shown = f"\n   :value: {value}" if len(value) <= 100 else ""
    body = "".join(f"   {line}\n" if line else "\n" for line in said.splitlines())
    door = name.told.rpartition(".")[0]
    return f".. py:data:: {short}\n   :module: {door}{shown}\n\n{body}"


def _value(module: str, short: str) -> tuple[str, str]:
    """Return what a plain name is set to in its module, and the text below it."""
    body = _tree(module).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if short in _assigned(node):
            value = getattr(node, "value", None)
            is_said = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            said = str(after.value.value) if is_said else ""  # type: ignore[union-attr]
            return " ".join(ast.unparse(value).split()) if value else "", inspect.cleandoc(said)
    return "", ""
