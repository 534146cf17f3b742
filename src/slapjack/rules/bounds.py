"""Bounds: what a setting of a RuleSet may hold, and how it is said that it holds something else.

The types in `ruleset.RuleSet` are the only place where ranges and choices are written down; this
module reads them there, checks a value against one, and puts the same bounds into words. A refused
header must tell its author which setting is wrong, what came, and what would be right
(rules.md B83), which the errors of a decoder do not.

Numbers are whole numbers only, and true is not 1 (rules.md B82).
"""

import msgspec
import msgspec.inspect as types


class RuleSetError(ValueError):
    """A setting, or two settings together, that no game can be played by.

    Attributes:
        field: Name of the setting at fault, as it stands in the header.
        value: What came.
        expected: What would be right, such as "a whole number from 1 to 5".
        beside: Name of the other setting, where each is right for itself and both are not.
    """

    def __init__(
        self, field: str, value: object, expected: str, *, beside: str | None = None
    ) -> None:
        super().__init__(f"{field}: expected {expected}, got {_shown(value)}")
        self.field = field
        self.value = value
        self.expected = expected
        self.beside = beside


def _shown(value: object) -> str:
    """Return the value as a record would hold it, for whoever wrote the record."""
    if isinstance(value, tuple):
        value = list(value)
    try:
        return msgspec.json.encode(value).decode()
    except (TypeError, OverflowError):
        return repr(value)


def kinds_of(struct: type[msgspec.Struct]) -> dict[str, types.Type]:
    """Return the type of each field of a struct, by the field's name in Python."""
    described = types.type_info(struct)
    assert isinstance(described, types.StructType)
    return {field.name: field.type for field in described.fields}


def check(field: str, kind: types.Type, value: object) -> None:
    """Refuse a value that lies outside its setting's type.

    Args:
        field: Name of the setting.
        kind: Its type, as msgspec describes it.
        value: A list or a tuple where the type is a list.

    Raises:
        RuleSetError: It does not fit; the error says what would.
    """
    if not _fits(kind, value):
        raise RuleSetError(field, value, expectation(kind))


def _fits(kind: types.Type, value: object) -> bool:
    match kind:
        case types.BoolType():
            return isinstance(value, bool)
        case types.IntType(ge=least, le=most):
            return type(value) is int and _lies_within(value, least, most)
        case types.LiteralType(values=choices):
            return isinstance(value, str) and value in choices
        case types.StrType(min_length=shortest, max_length=longest):
            return isinstance(value, str) and _lies_within(len(value), shortest, longest)
        case types.VarTupleType(item_type=item, min_length=least, max_length=most):
            return (
                isinstance(value, tuple | list)
                and _lies_within(len(value), least, most)
                and all(_fits(item, each) for each in value)
            )
        case _:
            raise TypeError(f"a setting has a type without bounds: {kind}")


def _lies_within(number: int, least: float | None, most: float | None) -> bool:
    return (least is None or least <= number) and (most is None or number <= most)


def expectation(kind: types.Type) -> str:
    """Say in words what the type allows, to follow "expected"."""
    match kind:
        case types.BoolType():
            return "true or false"
        case types.IntType(ge=least, le=most):
            return f"a whole number from {least} to {most}"
        case types.LiteralType(values=choices):
            # msgspec sorts choices as texts; shorter first puts the rank 10 behind the 9 again.
            return f"one of {', '.join(sorted(map(str, choices), key=len))}"
        case types.StrType(min_length=shortest, max_length=longest):
            size = "" if longest is None else f" of {shortest or 0} to {longest} characters"
            return f"a text{size}"
        case types.VarTupleType(item_type=item, min_length=least, max_length=most):
            size = "" if most is None else f" of {least or 0} to {most}"
            return f"a list{size}, each {expectation(item)}"
        case _:
            raise TypeError(f"a setting has a type without bounds: {kind}")
