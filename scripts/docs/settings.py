"""The page of all house rules: each setting with its words, its values, its default.

The words are those of the screen on which a house chooses its rules; ranges and defaults are those
of RuleSet itself.
"""

import json
from typing import Any

import msgspec

from scripts.docs.shapes import Shapes
from slapjack.rules import PRESETS, RuleSet
from slapjack.sheets import form_of
from slapjack.sheets.form import Setting


def pages() -> dict[str, str]:
    """Return the one page."""
    (shape,), parts = msgspec.json.schema_components((RuleSet,))
    fields: dict[str, Any] = parts[shape["$ref"].rpartition("/")[2]]["properties"]
    form = form_of("en")
    written = [_TOP]
    for subject in form.subjects:
        written.append(
            f"## {subject.title}\n\n| setting | what it decides | default |\n|---|---|---|"
        )
        written += [_row(setting, fields[setting.field]) for setting in subject.settings]
        written.append("")
    written.append("## Presets\n\n| preset | | differs from classic in |\n|---|---|---|")
    for card in form.presets:
        changes = ", ".join(f"`{key}={_said(value)}`" for key, value in PRESETS[card.name].items())
        written.append(f"| `{card.name}` | {card.about} | {changes or 'nothing'} |")
    return {"settings.md": "\n".join(written) + "\n"}


def _row(setting: Setting, shape: dict[str, Any]) -> str:
    """Write one setting: named values with their words, else its range."""
    values = [(choice.label, choice.sets[setting.field]) for choice in setting.choices]
    if "enum" in shape or shape.get("type") == "boolean":
        said = "; ".join(f"`{_said(value)}`: {label}" for label, value in values)
    else:
        said = Shapes({}, {}).kind(shape).capitalize()
    default = _said(shape["default"])
    return f"| `{setting.field}` | **{setting.label}.** {setting.about} {said}. | `{default}` |"


def _said(value: object) -> str:
    """Write a value as `--set` takes it."""
    if isinstance(value, list | tuple):
        return ",".join(map(str, value)) or "none"
    return value if isinstance(value, str) else json.dumps(value)


_TOP = """\
# House rules, every setting

A table's rules are a preset and what the house does otherwise. On the page they are chosen under
**House rules**; `slapjack rules PRESET --set FIELD=VALUE` says any mixture in words, and in the
library it is `RuleSet.preset("classic", FIELD=VALUE)`. Times are milliseconds (`_ms`) or
seconds (`_s`).
"""
