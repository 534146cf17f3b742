"""The messages as JSON Schema: the one source of the TypeScript types and of the documentation.

A replay is here too: it is made of the same events.
"""

import msgspec

from slapjack.protocol.client_messages import ClientMessage
from slapjack.protocol.replays import Replayed
from slapjack.protocol.server_messages import ServerMessage


def schema() -> dict[str, object]:
    """Describe both directions: `ClientMessage` and `ServerMessage` under `$defs`."""
    (client, server, _), components = msgspec.json.schema_components(
        (ClientMessage, ServerMessage, Replayed),
        schema_hook=any_value,
        ref_template="#/$defs/{name}",
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "slapjack.v1",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
    }


def any_value(kind: type) -> dict[str, object]:
    """Describe `object`, the value of a rule: any JSON; RuleSet says what is right.

    Raises:
        NotImplementedError: Another type that has no schema; msgspec then names it.
    """
    if kind is object:
        return {"description": "any JSON value"}
    raise NotImplementedError
