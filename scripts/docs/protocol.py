"""The pages of the protocol: every message, every endpoint, every error code, from the structs.

Beside them lie the JSON Schema and the OpenAPI description themselves, for programs.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from scripts.docs.shapes import Shapes
from slapjack.protocol.schema import schema
from slapjack.server.routes.openapi import openapi

MESSAGES = "messages.md"
SETTINGS = "../settings.md"


def pages() -> dict[str, str]:
    """Return the pages of the protocol, and the two documents for programs."""
    messages: dict[str, Any] = schema()
    api: dict[str, Any] = openapi("")
    return {
        f"protocol/{MESSAGES}": _messages(messages["$defs"]),
        "protocol/http.md": _http(api, messages["$defs"]),
        "protocol/schema.json": json.dumps(messages, indent=1),
        "protocol/openapi.json": json.dumps(api, indent=1),
    }


def _messages(defs: Mapping[str, Any]) -> str:
    shapes = Shapes(defs, {"RuleSet": SETTINGS})
    by_side = {side: _by_tag(defs[side]) for side in ("ClientMessage", "ServerMessage")}
    events = _by_tag(defs["Events"]["properties"]["events"]["items"])
    # House rules have a page of their own.
    placed = {*by_side, *events.values(), "RuleSet"}
    parts = [_MESSAGES_TOP]
    for side, title in (
        ("ClientMessage", "What a client says"),
        ("ServerMessage", "What the server says"),
    ):
        parts.append(f"## {title}\n")
        for tag, name in by_side[side].items():
            parts.append(_tagged(shapes, name, "type", tag))
            placed.add(name)
    parts.append("## What happened: events\n\nThe elements of [Events](#events), in order.\n")
    parts += [_tagged(shapes, name, "event", tag) for tag, name in events.items()]
    parts.append("## Parts of messages\n")
    parts += [shapes.section(name) for name in defs if name not in placed]
    return "\n".join(parts)


def _by_tag(union: Mapping[str, Any]) -> dict[str, str]:
    mapping: dict[str, str] = union["discriminator"]["mapping"]
    return {tag: reference.rpartition("/")[2] for tag, reference in mapping.items()}


def _tagged(shapes: Shapes, name: str, key: str, tag: str) -> str:
    heading, _, rest = shapes.section(name).partition("\n")
    return f'{heading}\n\n`"{key}": "{tag}"`\n{rest}'


def _http(api: Mapping[str, Any], elsewhere: Mapping[str, Any]) -> str:
    components: dict[str, Any] = api["components"]["schemas"]
    # Rules are described where they are met first.
    shapes = Shapes(components, {**dict.fromkeys(elsewhere, MESSAGES), "RuleSet": SETTINGS})
    parts = [_HTTP_TOP]
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            said = operation["summary"]
            ended = said if said.endswith("?") else f"{said}."
            parts.append(f"### `{method.upper()} {path}`\n\n{ended}\n")
            parts.append("\n".join(_operation(shapes, operation)) + "\n")
    parts.append("## Bodies and answers\n")
    parts += [shapes.section(name) for name in components if name not in elsewhere]
    return "\n".join(parts)


def _operation(shapes: Shapes, operation: Mapping[str, Any]) -> Iterator[str]:
    for parameter in operation.get("parameters", ()):
        if parameter["in"] == "query":
            yield f"- query `{parameter['name']}`"
    if "requestBody" in operation:
        yield f"- body: {_content(shapes, operation['requestBody'])}"
    for status, response in operation["responses"].items():
        is_good = status < "400"
        said = _content(shapes, response) if is_good else f"`{response['description']}`"
        yield f"- {status}: {said.replace(', ', '`, `') if not is_good else said}"


def _content(shapes: Shapes, holder: Mapping[str, Any]) -> str:
    content: dict[str, Any] = holder.get("content", {})
    if not content:
        return "no body"
    ((media, described),) = content.items()
    return shapes.kind(described["schema"]) if media == "application/json" else f"`{media}`"


_MESSAGES_TOP = """\
# Messages

Every message is one JSON object in one text frame of the WebSocket
`api/v1/tables/CODE/socket`, subprotocol `slapjack.v1`. [The protocol](../../protocol.md) tells in
what order they come; for programs there is the same as {download}`JSON Schema <schema.json>`. Times
are whole microseconds. Fields without a default have to be there.
"""

_HTTP_TOP = """\
# HTTP

All paths lie below the server's base path. A fault is a [Problem](#problem) with one of the codes
named here; {download}`the OpenAPI description <openapi.json>` is served by every server at
`api/v1/openapi.json`, too.

## Endpoints
"""
