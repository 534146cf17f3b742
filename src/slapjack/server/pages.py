"""The web client's files: the page for `/` and `/CODE`, and what it loads.

The build puts its files into `static/`: `index.html` (never kept by a browser, so that a new
version is seen at once) and hashed `assets/` (kept for ever). A `.br` or `.gz` beside a file is
sent where the browser takes it: nothing is compressed while a game runs.
"""

import gzip
import re
from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from slapjack.i18n.catalog import Catalog
from slapjack.server.config import ServerConfig
from slapjack.server.peers import peer_of
from slapjack.server.previews import with_preview

STATIC = Path(__file__).parent / "static"
BUILD_COMMAND = "make setup"

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".sjr": "application/x-ndjson",
}
"""Types by ending; the machine's own table differs, and on Windows it may be wrong."""

ENCODINGS = ((".br", "br"), (".gz", "gzip"))
KEPT_FOR_EVER = "public, max-age=31536000, immutable"
TABLE_PATH = re.compile(r"[A-Za-z]{4}")
CLIENT_PATH = re.compile(r"[A-Za-z]{4}|rules|replay|tv|settings|learn|trainer")
"""A table's code, or one of the other pages: the client looks at the rest of the address."""
FILE_PATH = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*")
"""Plain relative names; a NUL or a drive letter never reaches the file system."""


class Pages:
    """The files of the web client, and plain pages where there are none."""

    def __init__(self, words: Catalog, config: ServerConfig, root: Path = STATIC) -> None:
        self._words = words
        self._config = config
        self._root = root.resolve()

    async def index(self, request: Request) -> Response:
        """Serve the page, whatever table it is to open: the page asks the API itself."""
        page = self._root / "index.html"
        if not page.is_file():
            return self._plain(503, "page-missing", command=BUILD_COMMAND)
        code = str(request.path_params.get("path", ""))
        if TABLE_PATH.fullmatch(code):
            return self._table(request, page, code)
        return self._file(request, page)

    async def file(self, request: Request) -> Response:
        """Serve a file of the client, or the page for a path that is its business."""
        path = str(request.path_params["path"])
        if CLIENT_PATH.fullmatch(path):
            return await self.index(request)
        if FILE_PATH.fullmatch(path):
            wanted = (self._root / path).resolve()
            if wanted.is_relative_to(self._root) and wanted.suffix in KINDS and wanted.is_file():
                return self._file(request, wanted)
        if wants_json(request.headers.get("accept", "")):
            raise HTTPException(404)
        return self._plain(404, "page-nothing", link=True)

    def _table(self, request: Request, page: Path, code: str) -> Response:
        """Serve the page with what a message shows that has a table's link in it."""
        shown = with_preview(
            page.read_text(encoding="utf-8"),
            server_url=self._found_at(request),
            code=code,
            words=self._words,
        )
        headers = {"vary": "accept-encoding", "cache-control": "no-store"}
        if not takes(request.headers.get("accept-encoding", ""), "gzip"):
            return HTMLResponse(shown, headers=headers)
        packed = gzip.compress(shown.encode(), mtime=0)
        return HTMLResponse(packed, headers={**headers, "content-encoding": "gzip"})

    def _found_at(self, request: Request) -> str:
        """Tell by which address the visitor found this server."""
        config = self._config
        if config.public_url is not None:
            return config.public_url
        remote = request.client.host if request.client is not None else ""
        scheme, values = request.url.scheme, request.headers.getlist
        peer = peer_of(remote, scheme, values, config.trusted_proxies)
        return f"{peer.scheme}://{peer.host}{config.base_path}"

    def _file(self, request: Request, path: Path) -> Response:
        headers = {"vary": "accept-encoding", "cache-control": "no-store"}
        if path.is_relative_to(self._root / "assets"):
            headers["cache-control"] = KEPT_FOR_EVER
        accepted = request.headers.get("accept-encoding", "")
        for ending, name in ENCODINGS:
            packed = path.with_name(path.name + ending)
            if takes(accepted, name) and packed.is_file():
                headers["content-encoding"] = name
                return FileResponse(packed, headers=headers, media_type=KINDS[path.suffix])
        return FileResponse(path, headers=headers, media_type=KINDS[path.suffix])

    def _plain(self, status: int, key: str, *, link: bool = False, **arguments: str) -> Response:
        title = escape(self._words.text(f"{key}-title", **arguments))
        text = escape(self._words.text(f"{key}-text", **arguments))
        way = f'<p><a href="./">{escape(self._words.text(f"{key}-link"))}</a></p>' if link else ""
        return HTMLResponse(
            f'<!doctype html><html lang="{self._words.language}"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width">'
            f"<title>{title}</title><h1>{title}</h1><p>{text}</p>{way}</html>\n",
            status,
            {"cache-control": "no-store"},
        )


def wants_json(accepted: str) -> bool:
    """Tell whether a program asks, to which a page in words is of no use."""
    return "application/json" in accepted and "text/html" not in accepted


def takes(accepted: str, encoding: str) -> bool:
    """Tell whether an `Accept-Encoding` header names the encoding and does not refuse it."""
    for part in accepted.split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip().lower() == encoding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
