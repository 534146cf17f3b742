"""The messages as JSON Schema: the one source of the TypeScript types and of the documentation."""

import msgspec

from slapjack.protocol.client_messages import ClientMessage
from slapjack.protocol.server_messages import ServerMessage


def schema() -> dict[str, object]:
    """Describe both directions: `ClientMessage` and `ServerMessage` under `$defs`."""
    (client, server), components = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), schema_hook=_free, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "slapjack.v1",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
    }


def _free(kind: type) -> dict[str, object]:
    """Describe `object`, the value of a rule that `RuleSet.parse` reads: anything JSON has."""
    if kind is object:
        return {"description": "any JSON value"}
    raise NotImplementedError(kind)
