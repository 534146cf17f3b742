"""What requests of the API hold and what answers hold; the OpenAPI document is made of these."""

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct, field
from starlette.requests import Request
from starlette.responses import Response

from slapjack.protocol.fields import Name
from slapjack.protocol.lobby import TableOptions
from slapjack.server.links import Link
from slapjack.server.routes.answers import ApiError

BODY_BYTES_MAX = 16_384
MESSAGES_MAX = 64
"""Messages in one request of a stream's client."""


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open.

    Attributes:
        rules: `{"preset": NAME, FIELD: VALUE}`.
        phrase: What whoever runs the server gave to those who may open tables, where only they may.
    """

    rules: dict[str, object] = field(default_factory=dict)
    options: TableOptions = TableOptions()
    phrase: Annotated[str, Meta(max_length=200)] | None = None


class OpenedTable(Struct, frozen=True):
    """A table that was opened.

    Attributes:
        host_token: The secret of who opened it; needed for what a host does.
        page: Path of the table's page on this server.
        socket: Path of its socket, to be opened with subprotocol slapjack.v1.
        links: Addresses for others, best first; empty where no phone could reach the server.
    """

    code: str
    host_token: str
    page: str
    socket: str
    links: list[Link]


class TableAnswer(Struct, frozen=True):
    """A table as anybody may see it who knows its code."""

    code: str
    phase: str
    players: int
    seats_max: int
    locked: bool
    watchers_allowed: bool
    names: str
    preset: str
    rules: dict[str, object]
    game: str | None
    page: str
    socket: str
    links: list[Link]


class AskSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules to put into words, and the language; English where it is none of ours."""

    rules: dict[str, object] = field(default_factory=dict)
    lang: Annotated[str, Meta(max_length=35)] = "en"


class AskRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that are being chosen.

    Attributes:
        chosen: The setting that was chosen last: what contradicts it follows it. Without it the
            rules are taken or turned away as they are.
    """

    rules: dict[str, object] = field(default_factory=dict)
    chosen: Annotated[str, Meta(max_length=40)] | None = None
    lang: Annotated[str, Meta(max_length=35)] = "en"


class AskSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What the sitter would like; without it the table chooses."""

    name: Name | None = None
    ink: Name | None = None


class GotSeat(Struct, frozen=True):
    """A seat, and the secret that makes its bearer the sitter."""

    seat: int
    token: str
    animal: str
    ink: str


class OpenedStream(Struct, frozen=True):
    """A stream for who gets no socket through.

    Attributes:
        events: Opens its events, once: `GET events?stream=...`.
        say: Names it in each `POST say`.
    """

    events: str
    say: str


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """What the client of a stream says.

    Attributes:
        stream: The secret `say` of the stream.
        messages: Client messages as they go over a socket, each judged for itself.
    """

    stream: str
    messages: Annotated[list[Raw], Meta(max_length=MESSAGES_MAX)]


class Heard(Struct, frozen=True):
    """How many messages came; what the table makes of them comes with the events."""

    messages: int


class Version(Struct, frozen=True):
    """Versions of the program, of the messages and of the judge."""

    version: str
    protocol: str
    judge: int


class Way(Struct, frozen=True):
    """How this request came to the server, for whoever sets up a proxy (`slapjack doctor`).

    Attributes:
        host: Name and port by which the server thinks the visitor came.
        scheme: `http` or `https`, likewise.
        direct: Nothing stands between, so the kernel's round trips are the visitor's.
        local: The connection came from this machine itself.
        forwarded: It brought a forwarding header.
        trusted: The server believes the forwarding headers of who sent it.
        proxy: Address of who sent it, where it forwards and is no address of the wide world.
        origin_allowed: A page of the origin that the request names may play here.
    """

    host: str
    scheme: str
    direct: bool
    local: bool
    forwarded: bool
    trusted: bool
    proxy: str | None
    origin_allowed: bool
    base_path: str
    public_url: str | None


class Health(Struct, frozen=True):
    """Whether the server lives, or takes new tables."""

    status: str


class Problem(Struct, frozen=True):
    """Why a request was turned away, and what to do about it.

    Attributes:
        field: The rule that was wrong, for `bad_rule`.
    """

    code: str
    message: str
    hint: str
    field: str | None = None


Body = TypeVar("Body", bound=Struct)


async def read_body(request: Request, kind: type[Body]) -> Body:
    """Read a JSON body; an empty one stands for `{}`.

    The content type must say JSON: a form of a foreign page cannot send that unasked.

    Raises:
        ApiError: Too large, no JSON, or not of this kind.
    """
    parts = await read_octets(request, BODY_BYTES_MAX)
    declared = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if parts and declared != "application/json":
        raise ApiError(415, "bad_json")
    try:
        return msgspec.json.decode(parts or b"{}", type=kind)
    except msgspec.ValidationError as error:
        raise ApiError(422, "bad_body", detail=str(error)) from error
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise ApiError(400, "bad_json") from error


async def read_octets(request: Request, most: int) -> bytes:
    """Read a body of whatever kind.

    Raises:
        ApiError: It has more bytes than these.
    """
    parts = bytearray()
    async for part in request.stream():
        parts += part
        if len(parts) > most:
            raise ApiError(413, "too_large", most=most)
    return bytes(parts)


def said(answer: Struct, status: int = 200) -> Response:
    """Answer with a struct as JSON that nobody keeps."""
    return Response(
        msgspec.json.encode(answer),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )
