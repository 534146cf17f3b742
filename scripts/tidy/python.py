"""What a Python file owes its reader: docstrings that say something, tests that do not sleep."""

import ast
import re

# Words that add nothing to a name that they stand around.
FILLERS = frozenset(
    {"a", "an", "and", "for", "from", "get", "in", "is", "it", "its", "of", "on", "or"}
    | {"return", "that", "the", "this", "to", "with"}
)


def without_docstring(name: str, text: str) -> list[str]:
    """Find a module that does not say what it decides (an empty one has nothing to say)."""
    if not text.strip() or ast.get_docstring(ast.parse(text)):
        return []
    return [f"{name}: no docstring says what this module decides"]


def empty_docstrings(name: str, text: str) -> list[str]:
    """Find public functions whose docstring is missing or only says their name again."""
    return [
        f"{name}:{function.lineno}: the docstring of {function.name} says no more than its name"
        for function in _public_functions(ast.parse(text))
        if not _words(ast.get_docstring(function) or "") - _words(function.name)
    ]


def sleeps(name: str, text: str) -> list[str]:
    """Find a test that waits for a time to pass; `sleep(0)` only lets others run."""
    if "sleep" not in text:
        return []
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    return [
        f"{name}:{call.lineno}: a test waits for an event, or moves its own clock"
        for call in calls
        if ast.unparse(call.func).split(".")[-1] == "sleep" and not _is_zero(call)
    ]


def _public_functions(tree: ast.Module) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Return the functions of a module and the methods of its public classes."""
    bodies = [tree.body]
    bodies += [
        node.body
        for node in tree.body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]
    return [
        node
        for body in bodies
        for node in body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and not node.name.startswith("_")
        and not any("overload" in ast.unparse(mark) for mark in node.decorator_list)
    ]


def _words(text: str) -> set[str]:
    """Return the words that carry meaning, singular and plural alike."""
    found = re.findall(r"[a-z0-9]+", text.lower().replace("_", " "))
    return {word.rstrip("s") for word in found} - FILLERS


def _is_zero(call: ast.Call) -> bool:
    return [ast.unparse(argument) for argument in call.args] == ["0"]
