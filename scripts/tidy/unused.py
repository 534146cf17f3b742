"""What nothing uses, or nothing brings: modules without an importer, packages without a lock."""

import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import PurePosixPath

# Packages that are used without an import of ours, and by whom.
INDIRECT = {
    "httptools": "uvicorn's parser of requests",
    "uvloop": "uvicorn's event loop, where it exists",
}
FOUND_BY_PATH = "slapjack.store.migrations."
"""Modules that Alembic finds in their folder and runs."""

MODULE_OF = {"fluent.runtime": "fluent"}

WEB_IMPORT = re.compile(r"""(?:\bfrom|\bimport|\bimport\(|@import|new URL\()\s*["']([^"']+)["']""")
WEB_CODE = (".ts", ".svelte", ".css")


def python_modules(texts: Mapping[str, str], *, named_elsewhere: str) -> list[str]:
    """Find modules of src/ that no module of src/ imports and that nothing starts by name.

    Args:
        texts: All files of the repository.
        named_elsewhere: Text of the files that start modules by name (Makefile, pyproject.toml).
    """
    modules = {_module(name): text for name, text in texts.items() if _is_module(name)}
    used = {target for own, text in modules.items() for target in _imports(text) if target != own}
    return [
        f"{module}: no module imports it"
        for module in sorted(modules)
        if module not in used
        and not module.endswith(".__main__")
        and not module.startswith(FOUND_BY_PATH)
        and not any(other.startswith(module + ".") for other in modules)
        and not re.search(rf"\b{re.escape(module)}\b", named_elsewhere)
    ]


def web_modules(texts: Mapping[str, str]) -> list[str]:
    """Find files of web/src that neither index.html nor another file of web/ imports."""
    own = {name for name in texts if name.startswith("web/src/") and name.endswith(WEB_CODE)}
    used: set[str] = set()
    for name in (*own, "web/index.html"):
        for target in WEB_IMPORT.findall(texts.get(name, "")):
            used.update(set(_candidates(name, target)) - {name})
    used.update(
        f"web{path}" for path in re.findall(r'src="(/[^"]+)"', texts.get("web/index.html", ""))
    )
    return [
        f"{name}: no file imports it" for name in sorted(own - used) if not name.endswith(".d.ts")
    ]


def packages(dependencies: Iterable[str], texts: Mapping[str, str]) -> list[str]:
    """Find dependencies that no module of src/ imports."""
    used = {
        target.partition(".")[0]
        for name, text in texts.items()
        if _is_module(name)
        for target in _imports(text)
    }
    return [
        f"{name}: a dependency that no module imports"
        for name in map(_name, dependencies)
        if name not in INDIRECT and MODULE_OF.get(name, name.replace("-", "_")) not in used
    ]


def unlocked(dependencies: Iterable[str], lock: str) -> list[str]:
    """Find dependencies that requirements.lock does not name: `make lock` was forgotten."""
    locked = set(re.findall(r"^([\w.-]+)==", lock, flags=re.MULTILINE))
    return [
        f"{name}: not in requirements.lock, run `make lock`"
        for name in map(_name, dependencies)
        if name.lower().replace(".", "-").replace("_", "-") not in locked
    ]


def _name(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0]


def _is_module(name: str) -> bool:
    return name.startswith("src/") and name.endswith(".py")


def _module(name: str) -> str:
    return name.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def _imports(text: str) -> frozenset[str]:
    """Return every module name that an import may mean (`from a import b`: both a and a.b)."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return frozenset(found)


def _candidates(importer: str, target: str) -> list[str]:
    """Return the files that a path in an import may mean."""
    if target.startswith("/"):
        path = f"web{target}"
    elif target.startswith("."):
        path = _normal(PurePosixPath(importer).parent / target.partition("?")[0])
    else:
        return []
    bare = path.removesuffix(".js")
    return [path, *(bare + ending for ending in (*WEB_CODE, ".svelte.ts", "/index.ts"))]


def _normal(path: PurePosixPath) -> str:
    """Resolve the `..` of a path that need not exist here."""
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)
