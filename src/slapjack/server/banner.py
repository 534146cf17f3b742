"""What a host sees in the terminal: links, best first, and a QR code that phones can scan.

The join link and its code hold no secret. The host's link carries the host token in its fragment,
which a browser sends to no server and which no log can hold; whoever opens it is the host. When
nobody does, the first person to sit down becomes host (design.md 4.13).
"""

from collections.abc import Sequence
from io import StringIO

import segno

from slapjack.i18n.catalog import Catalog
from slapjack.server.config import ServerConfig
from slapjack.server.links import Link
from slapjack.units import TableCode


def banner(
    config: ServerConfig,
    words: Catalog,
    links: Sequence[Link],
    *,
    code: TableCode | None,
    host_token: str | None,
    draws_qr: bool = True,
) -> str:
    """Write the text.

    Args:
        config: Settings, for the address of this computer itself.
        words: The language.
        links: Links of the table, or of the start page where there is no table; best first.
        code: The table that was opened for the host, if any.
        host_token: The secret of its host.
        draws_qr: Whether the terminal can show block characters.
    """
    here = home_url(config)
    lines = [f"{words.text('serve-home')} {here}", ""]
    if code is not None and host_token is not None:
        key = "serve-open-public" if config.public_url else "serve-open-here"
        lines += [words.text(key), f"  {here}{code}#host={host_token}", ""]
    shared = [link for link in links if link.kind != "virtual"]
    if not shared:
        lines += [words.text("serve-no-address"), f"  {here}{code or ''}"]
    else:
        key = "serve-public" if shared[0].kind == "public" else "serve-phones"
        lines += [words.text(key), f"  {shared[0].url}", ""]
        lines += [qr_text(shared[0].url)] if draws_qr else []
    others = [link.url for link in links if not shared or link is not shared[0]]
    if others:
        lines += [words.text("serve-other-addresses"), *(f"  {url}" for url in others)]
    return "\n".join([*lines, "", words.text("serve-stop")])


def home_url(config: ServerConfig) -> str:
    """Build the address of the start page for the host: public, else on this computer."""
    if config.public_url is not None:
        return f"{config.public_url}/"
    everywhere = config.host in ("", "0.0.0.0", "::", "127.0.0.1")
    name = "localhost" if everywhere else config.host
    name = f"[{name}]" if ":" in name else name
    return f"{config.scheme}://{name}{config.port_sign}{config.base_path}/"


def qr_text(text: str) -> str:
    """Draw a QR code in half-block characters, two rows of modules a line."""
    drawn = StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
