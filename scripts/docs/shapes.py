"""JSON Schema as tables that people read: one section a struct, one row a field.

The meaning of a field is what the docstring of its struct says below `Attributes:`, since msgspec
puts the whole docstring into the schema.
"""

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from scripts.docs.meanings import usual_meaning

Shape = Mapping[str, Any]

_TAGS: Final = ("type", "event")
"""Fields that tell structs apart; they stand above the table."""

_ATTRIBUTE = re.compile(r"^    (\w+): ", re.MULTILINE)


class Shapes:
    """The structs of one schema, and on which page each of them is described."""

    def __init__(self, shapes: Mapping[str, Shape], pages: Mapping[str, str]) -> None:
        """Take the structs.

        Args:
            shapes: By name, as under `$defs`.
            pages: For a struct of another page, where that is, relative to this one.
        """
        self._shapes = shapes
        self._pages = pages

    def section(self, name: str, *, title: str | None = None) -> str:
        """Describe one struct under a heading of its own."""
        shape = self._shapes[name]
        said, meanings = told(shape.get("description", ""))
        lines = [f"### {title or name}", "", said, ""]
        fields = {
            key: kind for key, kind in shape.get("properties", {}).items() if key not in _TAGS
        }
        if fields:
            lines += ["| field | is | default | meaning |", "|---|---|---|---|"]
        for key, kind in fields.items():
            default = "" if key in shape.get("required", ()) else _default(kind)
            # A word of Python is written `from_` there.
            meaning = meanings.get(key) or meanings.get(f"{key}_") or usual_meaning(name, key)
            lines.append(f"| `{key}` | {self.kind(kind)} | {default} | {meaning} |")
        return "\n".join(lines) + "\n"

    def kind(self, shape: Shape) -> str:
        """Say in words what a value may be."""
        if "$ref" in shape:
            return self.link(shape["$ref"].rpartition("/")[2])
        if "anyOf" in shape:
            return " or ".join(dict.fromkeys(self.kind(each) for each in shape["anyOf"]))
        if "enum" in shape:
            return ", ".join(f"`{json.dumps(each)}`" for each in shape["enum"])
        match shape.get("type"):
            case "array":
                return self._list(shape)
            case "object":
                values = shape.get("additionalProperties")
                return f"object of {self.kind(values)}" if isinstance(values, dict) else "object"
            case "integer":
                return "whole number" + _range(shape, "minimum", "maximum")
            case "string":
                return "text" + _range(shape, "minLength", "maxLength", " signs")
            case "boolean":
                return "`true` or `false`"
            case kind:
                return str(kind or "any JSON value")

    def link(self, name: str) -> str:
        """Lead to where a struct is described."""
        page = self._pages.get(name, "")
        return f"[{name}]({page})" if name == "RuleSet" else f"[{name}]({page}#{name.lower()})"

    def _list(self, shape: Shape) -> str:
        if "prefixItems" in shape:
            return "list of " + ", ".join(self.kind(each) for each in shape["prefixItems"])
        items = shape.get("items")
        most = f", at most {shape['maxItems']}" if "maxItems" in shape else ""
        return ("list of " + self.kind(items) if items else "list") + most


def told(docstring: str) -> tuple[str, dict[str, str]]:
    """Part a docstring into what it says of the struct and of each of its attributes."""
    said, _, attributes = docstring.partition("\n\nAttributes:\n")
    # What stands behind the attributes (errors, an example) is for those who write Python.
    parts = _ATTRIBUTE.split(attributes.partition("\n\n")[0])[1:]
    meanings = {
        key: " ".join(text.split()) for key, text in zip(parts[::2], parts[1::2], strict=True)
    }
    return " ".join(said.split()), meanings


def _default(shape: Shape) -> str:
    return f"`{json.dumps(shape['default'], ensure_ascii=False)}`" if "default" in shape else "none"


def _range(shape: Shape, low: str, high: str, unit: str = "") -> str:
    least, most = shape.get(low), shape.get(high)
    if least is None and most is None:
        return ""
    if least is None:
        return f", at most {most}{unit}"
    return f", {least} or more{unit}" if most is None else f", {least} to {most}{unit}"
