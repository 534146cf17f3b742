"""All that the API has, in one list: the routes and the OpenAPI document are made of it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from slapjack.protocol.client_messages import Hello
from slapjack.protocol.replays import Replayed
from slapjack.server.peers import Peer, is_own_origin, peer_of
from slapjack.server.routes import games, health, house_rules, seats, streams, tables, way
from slapjack.server.routes.answers import ApiError, turned_away, words_of
from slapjack.server.routes.bodies import (
    AskRules,
    AskSeat,
    AskSheet,
    GotSeat,
    Health,
    Heard,
    OpenedStream,
    OpenedTable,
    OpenTable,
    Say,
    TableAnswer,
    Version,
    Way,
)
from slapjack.server.wiring import Wiring
from slapjack.sheets import Chosen, Form, Sheet

SAFE_METHODS = ("GET", "HEAD")
"""They change nothing, so a page of another site may cause them."""

Handler = Callable[[Request, Wiring, Peer], Awaitable[Response]]


@dataclass(frozen=True)
class Endpoint:
    """One method at one path.

    Attributes:
        answer: The struct of a good answer, or the media type where it is no JSON; None where the
            status says all.
        problems: Status and code of each way in which it may be turned away.
    """

    method: str
    path: str
    handler: Handler
    summary: str
    answer: type[Struct] | str | None
    status: int = 200
    body: type[Struct] | None = None
    query: tuple[str, ...] = ()
    problems: tuple[tuple[int, str], ...] = ()


_BODY = ((400, "bad_json"), (413, "too_large"), (415, "bad_json"), (422, "bad_body"))
_TABLE = ((404, "no_such_table"), (429, "too_often"))

ENDPOINTS = (
    Endpoint("GET", "/healthz", health.healthz, "Is the process alive?", Health),
    Endpoint(
        "GET",
        "/readyz",
        health.readyz,
        "Does it take new tables?",
        Health,
        problems=((503, "stopping"), (503, "storage")),
    ),
    Endpoint("GET", "/version", health.version, "Versions", Version),
    Endpoint(
        "GET",
        "/metrics",
        health.metrics,
        "Numbers for Prometheus, where the operator asked for them",
        "text/plain",
        problems=((404, "no_such_path"),),
    ),
    Endpoint("GET", "/api/v1/way", way.show_way, "How this request came to the server", Way),
    Endpoint(
        "POST",
        "/api/v1/tables",
        tables.open_table,
        "Open a table",
        OpenedTable,
        status=201,
        body=OpenTable,
        problems=(
            *_BODY,
            (403, "wrong_origin"),
            (403, "phrase_needed"),
            (403, "wrong_phrase"),
            (403, "operator_only"),
            (422, "bad_rule"),
            (429, "too_often"),
            (429, "too_many_tables"),
            (503, "stopping"),
        ),
    ),
    Endpoint(
        "GET",
        "/api/v1/tables/{code}",
        tables.show_table,
        "Look at a table",
        TableAnswer,
        problems=_TABLE,
    ),
    Endpoint(
        "DELETE",
        "/api/v1/tables/{code}",
        tables.erase_table,
        "Erase a table with all that is kept of it; the bearer token is that of its host",
        None,
        status=204,
        problems=(*_TABLE, (403, "wrong_origin"), (403, "not_host")),
    ),
    Endpoint(
        "GET",
        "/api/v1/tables/{code}/qr.svg",
        tables.show_qr,
        "A QR code of one of the table's links, of the best one without `link`; "
        "with `page=tv` of the big screen at that address",
        "image/svg+xml",
        query=("link", "page"),
        problems=(*_TABLE, (404, "no_such_link"), (404, "no_reachable_address")),
    ),
    Endpoint(
        "POST",
        "/api/v1/tables/{code}/seats",
        seats.take_seat,
        "Sit down; with the bearer token of its host, keep a seat for somebody who comes by a link",
        GotSeat,
        status=201,
        body=AskSeat,
        problems=(
            *_BODY,
            *_TABLE,
            (403, "wrong_origin"),
            (403, "not_host"),
            *((422 if code in seats.UNFIT else 409, code) for code in sorted(seats.KNOWN)),
        ),
    ),
    Endpoint(
        "POST",
        "/api/v1/tables/{code}/events",
        streams.open_stream,
        "Say hello where no WebSocket gets through",
        OpenedStream,
        status=201,
        body=Hello,
        problems=(*_BODY, *_TABLE, (403, "wrong_origin"), (503, "stopping")),
    ),
    Endpoint(
        "GET",
        "/api/v1/tables/{code}/events",
        streams.open_events,
        "What the table says, as server-sent events",
        "text/event-stream",
        query=("stream",),
        problems=((404, "no_such_stream"),),
    ),
    Endpoint(
        "POST",
        "/api/v1/tables/{code}/say",
        streams.say,
        "Say something to the table over a stream",
        Heard,
        status=202,
        body=Say,
        problems=(*_BODY, (403, "wrong_origin"), (404, "no_such_stream")),
    ),
    Endpoint(
        "GET",
        "/api/v1/rules",
        house_rules.show_form,
        "All questions on house rules, with what can be chosen",
        Form,
        query=("lang",),
    ),
    Endpoint(
        "POST",
        "/api/v1/rules",
        house_rules.choose_rules,
        "House rules that are being chosen: what follows a choice, what differs from the preset",
        Chosen,
        body=AskRules,
        problems=(*_BODY, (403, "wrong_origin"), (422, "bad_rule")),
    ),
    Endpoint(
        "POST",
        "/api/v1/sheet",
        house_rules.show_sheet,
        "House rules in plain sentences",
        Sheet,
        body=AskSheet,
        problems=(*_BODY, (403, "wrong_origin"), (422, "bad_rule")),
    ),
    Endpoint(
        "GET",
        "/api/v1/games/{game}.sjr",
        games.show_record,
        "The record of a finished game",
        "application/x-ndjson",
        problems=((404, "no_such_game"),),
    ),
    Endpoint(
        "POST",
        "/api/v1/replays",
        games.replay,
        "A record played through: the body is the text of a .sjr file",
        Replayed,
        problems=(
            (403, "wrong_origin"),
            (413, "too_large"),
            (422, "bad_record"),
            (429, "too_often"),
        ),
    ),
)


def routes(wiring: Wiring) -> list[Route]:
    """Make the routes of all endpoints."""
    return [
        Route(endpoint.path, _served(endpoint.handler, wiring), methods=[endpoint.method])
        for endpoint in ENDPOINTS
    ]


def peer_of_request(request: Request, wiring: Wiring) -> Peer:
    """Tell who sent a request."""
    remote = request.client.host if request.client is not None else ""
    return peer_of(
        remote, request.url.scheme, request.headers.getlist, wiring.config.trusted_proxies
    )


def _served(handler: Handler, wiring: Wiring) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        peer = peer_of_request(request, wiring)
        try:
            origin = request.headers.get("origin")
            if request.method not in SAFE_METHODS and not is_own_origin(
                origin, peer.host, wiring.config.public_url
            ):
                raise ApiError(403, "wrong_origin")
            return await handler(request, wiring, peer)
        except ApiError as error:
            wiring.meter.errors[error.code] += 1
            return turned_away(error, words_of(request, wiring.words))

    return serve
