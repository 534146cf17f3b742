"""Plain pages to read: HTML that is the same for everybody.

No script, and one style sheet of the same origin, so that a page can be printed, kept, indexed, and
read where the game itself cannot run. All addresses are relative: the pages work below any base
path.
"""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from slapjack.i18n.catalog import LANGUAGES, Catalog, catalog

STYLE: Final = "how-to-play.css"
"""Name of the style sheet, beside the start page."""


def document(
    words: Catalog,
    *,
    title: str,
    description: str,
    links: Mapping[str, str],
    top: str,
    body: Sequence[str],
) -> str:
    """Write a page around its body.

    Args:
        words: The language of the page.
        title: What a browser calls it.
        description: What a search shows of it.
        links: The same page in every language, relative to this one.
        top: The way up to the folder of the start page, `../` as often as it takes.
        body: Parts of HTML, in order.
    """
    alternates = "".join(
        f'<link rel="alternate" hreflang="{each}" href="{link}">' for each, link in links.items()
    )
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n"
        f'<meta name="description" content="{escape(description)}">\n'
        f'{alternates}<link rel="alternate" hreflang="x-default" href="{links[LANGUAGES[0]]}">\n'
        f'<link rel="stylesheet" href="{top}{STYLE}">\n'
        f'<link rel="icon" href="{top}icon.svg" type="image/svg+xml">\n</head>\n<body>\n'
        f"{_header(words, top, links)}\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def tag(name: str, text: str) -> str:
    """Write an element with a text in it."""
    return f"<{name}>{escape(text)}</{name}>"


def _header(words: Catalog, top: str, links: Mapping[str, str]) -> str:
    """Write the way to the game, and to this page in the other languages."""
    others = "".join(
        f'<li><a href="{link}" lang="{each}" hreflang="{each}"'
        + (' aria-current="page"' if each == words.language else "")
        + f">{escape(catalog(each).text('howto-language'))}</a></li>"
        for each, link in links.items()
    )
    label = escape(words.text("howto-languages"))
    return (
        f'<header><a class="play" href="{top}">{escape(words.text("howto-play"))}</a>'
        f'<nav aria-label="{label}"><ul>{others}</ul></nav></header>'
    )
