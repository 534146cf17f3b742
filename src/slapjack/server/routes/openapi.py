"""The API described as OpenAPI 3.1, made of the endpoints and of the structs they use."""

import msgspec
from msgspec import Struct

from slapjack.protocol.schema import any_value
from slapjack.server.routes.bodies import Problem
from slapjack.server.routes.endpoints import ENDPOINTS, Endpoint
from slapjack.server.version import VERSION

_REF = "#/components/schemas/{name}"


def openapi(base_path: str) -> dict[str, object]:
    """Describe every endpoint that there is."""
    kinds: list[type[Struct]] = [Problem]
    for endpoint in ENDPOINTS:
        kinds += [endpoint.body] if endpoint.body is not None else []
        kinds += [endpoint.answer] if isinstance(endpoint.answer, type) else []
    _, components = msgspec.json.schema_components(kinds, schema_hook=any_value, ref_template=_REF)
    paths: dict[str, dict[str, object]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Slapjack",
            "version": VERSION,
            "description": "Tables, seats and records. Play itself goes over the WebSocket "
            "api/v1/tables/{code}/socket, subprotocol slapjack.v1.",
        },
        "servers": [{"url": base_path or "/"}],
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint) -> dict[str, object]:
    names = [part[1:].partition("}")[0] for part in endpoint.path.split("/") if part[:1] == "{"]
    parameters = [_parameter(name, "path") for name in names]
    parameters += [_parameter(name, "query") for name in endpoint.query]
    operation: dict[str, object] = {
        "summary": endpoint.summary,
        "operationId": getattr(endpoint.handler, "__name__", endpoint.summary),
        "responses": _responses(endpoint),
    }
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        operation["requestBody"] = {"content": {"application/json": _schema(endpoint.body)}}
    return operation


def _parameter(name: str, place: str) -> dict[str, object]:
    return {
        "name": name,
        "in": place,
        "required": place == "path",
        "schema": {"type": "string"},
    }


def _responses(endpoint: Endpoint) -> dict[str, object]:
    good: dict[str, object] = {"description": endpoint.summary}
    if isinstance(endpoint.answer, str):
        good["content"] = {endpoint.answer: {"schema": {"type": "string"}}}
    elif endpoint.answer is not None:
        good["content"] = {"application/json": _schema(endpoint.answer)}
    responses: dict[str, object] = {str(endpoint.status): good}
    codes: dict[int, list[str]] = {}
    for status, code in endpoint.problems:
        codes.setdefault(status, []).append(code)
    for status, of_status in sorted(codes.items()):
        responses[str(status)] = {
            "description": ", ".join(of_status),
            "content": {"application/json": _schema(Problem)},
        }
    return responses


def _schema(kind: type[Struct]) -> dict[str, object]:
    return {"schema": {"$ref": _REF.format(name=kind.__name__)}}
