"""Look through finished pages as a browser would: what they fetch, and where their links lead.

Sphinx knows the links of Markdown; a page has more of them (raw HTML, the theme, style sheets), and
nothing in it may be fetched from another server: who reads the documentation at home is nobody's
business. A link that a person follows by choice may lead anywhere.
"""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

# Attributes that make a browser fetch something by itself; an `a` only leads there.
_FETCHING = {"src", "srcset", "poster", "data", "background"}
_STYLE_FETCH = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")


class Link(NamedTuple):
    """One address in a page."""

    address: str
    is_fetched: bool


class _Page(HTMLParser):
    """Collects the addresses of a page and the places in it that can be led to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[Link] = []
        self.places: set[str] = {""}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" or (name == "name" and tag == "a"):
                self.places.add(value or "")
            elif name in _FETCHING and tag != "param":
                self.links.append(Link((value or "").split()[0] if value else "", True))
            elif name == "href":
                self.links.append(Link(value or "", tag not in {"a", "area"}))
            elif name == "style":
                self.links += [Link(address, True) for address in fetched_by_style(value or "")]


def fetched_by_style(text: str) -> Iterator[str]:
    """Yield what a style sheet makes a browser fetch."""
    for found in _STYLE_FETCH.finditer(text):
        yield (found[1] or found[2]).strip()


def read(page: Path) -> _Page:
    """Read one page of HTML."""
    parser = _Page()
    parser.feed(page.read_text(encoding="utf-8"))
    return parser


def faults(site: Path) -> list[str]:
    """Say what the pages and style sheets of a site fetch elsewhere, and which links are dead."""
    pages = {page: read(page) for page in sorted(site.rglob("*.html"))}
    found = [] if pages else [f"{site}: there is no page"]
    for page, parsed in pages.items():
        name = page.relative_to(site).as_posix()
        for link in parsed.links:
            reason = _wrong(page, link, pages)
            if reason:
                found.append(f"{name}: {link.address}: {reason}")
    for sheet in sorted(site.rglob("*.css")):
        name = sheet.relative_to(site).as_posix()
        found += [
            f"{name}: {address}: fetched from another server"
            for address in fetched_by_style(sheet.read_text(encoding="utf-8"))
            if _is_elsewhere(address)
        ]
    return found


def _is_elsewhere(address: str) -> bool:
    parts = urlsplit(address)
    return parts.scheme not in {"", "data"} or bool(parts.netloc)


def _wrong(page: Path, link: Link, pages: dict[Path, _Page]) -> str | None:
    """Say what is wrong with a link, or None."""
    if _is_elsewhere(link.address):
        return "fetched from another server" if link.is_fetched else None
    parts = urlsplit(link.address)
    if parts.scheme == "data":
        return None
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if not target.exists():
        return "leads to no file"
    if parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].places:
        return "leads to no place on that page"
    return None
