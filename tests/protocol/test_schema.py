import json
from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from slapjack.protocol.client_messages import ClientMessage
from slapjack.protocol.schema import any_value, schema
from slapjack.protocol.server_messages import ServerMessage


def references(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for inner in part.values():
            yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)


def definitions() -> dict[str, dict[str, object]]:
    found = schema()["$defs"]
    assert isinstance(found, dict)
    return found


def test_every_reference_of_the_schema_leads_to_a_definition() -> None:
    targets = set(references(schema()))
    assert targets
    assert targets <= {f"#/$defs/{name}" for name in definitions()}


def test_the_schema_is_plain_json() -> None:
    written = msgspec.json.encode(schema())
    assert msgspec.json.encode(json.loads(written)) == written


@pytest.mark.parametrize(
    ("name", "union"), [("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)]
)
def test_each_direction_is_told_apart_by_type(name: str, union: object) -> None:
    described = definitions()[name]
    tags = {kind.__struct_config__.tag for kind in get_args(union)}
    discriminator = described["discriminator"]
    assert isinstance(discriminator, dict)
    assert discriminator["propertyName"] == "type"
    assert set(discriminator["mapping"]) == tags


def test_each_message_has_a_sentence_that_describes_it() -> None:
    for union in (ClientMessage, ServerMessage):
        for kind in get_args(union):
            assert definitions()[kind.__name__]["description"]


def test_no_message_means_two_things() -> None:
    for union in (ClientMessage, ServerMessage):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(tags) == len(set(tags))


def test_a_type_without_a_schema_is_a_defect_and_not_anything() -> None:
    assert any_value(object)
    with pytest.raises(NotImplementedError):
        any_value(complex)
