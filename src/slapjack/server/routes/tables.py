"""Open a table, look at one, and the QR codes of its links."""

import asyncio
from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import Response

from slapjack.server.lan import reachable
from slapjack.server.links import Link, addresses, table_links, tv_url
from slapjack.server.peers import Peer
from slapjack.server.routes.answers import RETRY_S, ApiError, words_of
from slapjack.server.routes.bodies import OpenedTable, OpenTable, TableAnswer, read_body, said
from slapjack.server.routes.house_rules import read_rules
from slapjack.server.wiring import Wiring
from slapjack.table.actor import Actor, TableStoppedError
from slapjack.table.codes import read_code
from slapjack.table.inputs import Erase, Erased
from slapjack.table.registry import TooManyTablesError
from slapjack.units import TableCode

QR_DARK = "#1A1A2E"
QR_LIGHT = "#FFFFFF"
QR_QUIET_MODULES = 4
PICTURES_MAX = 256
"""QR codes that are remembered."""

CODE_SIGNS_MAX = 20
"""So much of a wrong code is said back."""


async def open_table(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Open a table with these rules and options."""
    if not wiring.limits.tables.take(peer.address, wiring.clock.now()):
        raise ApiError(429, "too_often", seconds=RETRY_S)
    if not wiring.doors.are_open:
        raise ApiError(503, "stopping")
    body = await read_body(request, OpenTable)
    wiring.openers.check(body.phrase, peer.address, wiring.clock.now())
    rules = read_rules(body.rules, words_of(request, wiring.words))
    try:
        opened = wiring.registry.open_table(rules, body.options)
    except TooManyTablesError as error:
        raise ApiError(429, "too_many_tables") from error
    await _kept(wiring, opened.code)
    answer = OpenedTable(
        code=opened.code,
        host_token=opened.host_token,
        page=page_path(wiring, opened.code),
        socket=socket_path(wiring, opened.code),
        links=links_of(wiring, opened.code, peer),
    )
    return said(answer, 201)


async def show_table(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Tell what may be known about a table, and its links."""
    actor = table_of(request, wiring, peer)
    try:
        summary = (await actor.ready()).summary()
    except TableStoppedError as error:
        raise ApiError(404, "no_such_table", code=actor.code) from error
    return said(
        TableAnswer(
            code=summary.code,
            phase=summary.phase,
            players=summary.players,
            seats_max=summary.seats_max,
            locked=summary.locked,
            watchers_allowed=summary.watchers_allowed,
            names=summary.names,
            preset=summary.preset,
            rules=summary.rules,
            game=summary.game,
            page=page_path(wiring, actor.code),
            socket=socket_path(wiring, actor.code),
            links=links_of(wiring, actor.code, peer),
        )
    )


async def erase_table(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Let nothing of a table be left, if its host asks."""
    actor = table_of(request, wiring, peer)
    token = bearer(request)
    if token is None:
        raise ApiError(403, "not_host")
    try:
        await actor.ready()
        answer = await actor.ask(Erase(wiring.clock.now(), token))
    except TableStoppedError as error:
        raise ApiError(404, "no_such_table", code=actor.code) from error
    if not isinstance(answer, Erased):
        raise ApiError(403, "not_host")
    return Response(status_code=204, headers={"cache-control": "no-store"})


def bearer(request: Request) -> str | None:
    """Return the secret that a request brings in its header, or None."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def show_qr(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Draw one of the table's own links, or its big screen's, and nothing else, as a QR code."""
    actor = table_of(request, wiring, peer)
    urls = [link.url for link in links_of(wiring, actor.code, peer)]
    if not urls:
        raise ApiError(404, "no_reachable_address")
    wanted = request.query_params.get("link", urls[0])
    if wanted not in urls:
        raise ApiError(404, "no_such_link")
    is_tv = request.query_params.get("page") == "tv"
    return Response(
        await _drawn(wiring, peer, tv_url(wanted) if is_tv else wanted),
        headers={"cache-control": "no-store"},
        media_type="image/svg+xml",
    )


async def _drawn(wiring: Wiring, peer: Peer, text: str) -> bytes:
    """Draw a code, or take the one that was drawn before.

    Drawing takes longer than a loop may stop that judges races, and the text holds whatever host
    the visitor says.
    """
    drawn = wiring.pictures.get(text)
    if drawn is None:
        if not wiring.limits.pictures.take(peer.address, wiring.clock.now()):
            raise ApiError(429, "too_often", seconds=RETRY_S)
        drawn = await asyncio.to_thread(qr_svg, text)
        wiring.pictures[text] = drawn
        if len(wiring.pictures) > PICTURES_MAX:
            wiring.pictures.popitem(last=False)
    return drawn


def qr_svg(text: str) -> bytes:
    """Draw a text as a QR code that fills whatever box it is put into."""
    drawn = BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn,
        kind="svg",
        border=QR_QUIET_MODULES,
        dark=QR_DARK,
        light=QR_LIGHT,
        omitsize=True,
        xmldecl=False,
    )
    return drawn.getvalue()


def table_of(request: Request, wiring: Wiring, peer: Peer) -> Actor:
    """Find the table that the path names.

    Raises:
        ApiError: There is none, or this address asked for too many that there are not.
    """
    now = wiring.clock.now()
    typed = str(request.path_params["code"])
    code = read_code(typed)
    if not wiring.limits.may_seek(peer.address, code or "", now):
        raise ApiError(429, "too_often", seconds=RETRY_S)
    actor = wiring.registry.find(code) if code is not None else None
    if actor is None:
        wiring.limits.wrong_codes.take(peer.address, now)
        raise ApiError(404, "no_such_table", code=typed[:CODE_SIGNS_MAX].upper())
    wiring.limits.found(peer.address, actor.code)
    return actor


async def _kept(wiring: Wiring, code: TableCode) -> None:
    """Wait until a table that was just opened can no longer be lost: then its code may be told.

    Raises:
        ApiError: It stopped before that.
    """
    actor = wiring.registry.find(code)
    try:
        if actor is None:
            raise TableStoppedError
        await actor.kept()
    except TableStoppedError as error:
        raise ApiError(503, "stopping") from error


def links_of(wiring: Wiring, code: TableCode, peer: Peer) -> list[Link]:
    """List the links of a table as this visitor should share them."""
    return table_links(wiring.config, code, addresses(wiring.config, reachable()), peer)


def page_path(wiring: Wiring, code: TableCode) -> str:
    """Build the path of a table's page."""
    return f"{wiring.config.base_path}/{code}"


def socket_path(wiring: Wiring, code: TableCode) -> str:
    """Build the path of a table's socket."""
    return f"{wiring.config.base_path}/api/v1/tables/{code}/socket"
