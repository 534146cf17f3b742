"""House rules as they are typed: a preset, and settings as FIELD=VALUE.

The value is read as the setting's type wants it, so that nothing needs quotes: numbers and true or
false as they are, lists with commas (`triggers=rank:J,double`). What cannot be read so is handed on
as the text that it is; the RuleSet then says what would be right.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
import msgspec.inspect as types

from slapjack.rules import PRESETS, RuleSet, RuleSetError
from slapjack.rules.bounds import kinds_of

_KINDS: Final = kinds_of(RuleSet)


def preset_named(text: str) -> str:
    """Return the preset that a text begins the name of, such as `strict`; else the text itself."""
    fitting = [name for name in PRESETS if name.startswith(text)]
    return fitting[0] if len(fitting) == 1 and text else text


def rules_of(preset: str, assignments: Sequence[str]) -> RuleSet:
    """Make the rules of a preset with settings changed; of two values for one, the last counts.

    Raises:
        RuleSetError: No such preset or setting, or a value that does not fit.
    """
    changes: dict[str, object] = {}
    for assignment in assignments:
        field, equals, value = assignment.partition("=")
        if not equals:
            raise RuleSetError("--set", assignment, "FIELD=VALUE, such as penalty_cards=2")
        changes[field.strip()] = _read(field.strip(), value.strip())
    return RuleSet.parse({**changes, "preset": preset})


def _read(field: str, text: str) -> object:
    match _KINDS.get(field):
        case types.IntType() | types.BoolType():
            return _plain(text)
        case types.VarTupleType() if not text.startswith("["):
            return [item.strip() for item in text.split(",") if item.strip()]
        case types.VarTupleType():
            return _plain(text)
        case _:
            return text


def _plain(text: str) -> object:
    """Read JSON; text that is none stays what it is."""
    try:
        found: object = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
    return found
