"""What a message with a table's link shows before anybody opens it: a title and a picture.

Whoever makes previews reads only the page's head, runs no script and follows no secret, so the head
must say it, with an address of the picture that is whole. Nobody takes a seat by reading a page.
"""

import re
from html import escape
from typing import Final

from slapjack.i18n.catalog import Catalog

PICTURE: Final = "preview.png"
_HEAD: Final = re.compile(r'<meta property="og:(?:title|description|image)"[^>]*>')


def with_preview(page: str, *, server_url: str, code: str, words: Catalog) -> str:
    """Put the preview of a table's link into the page.

    Args:
        page: The client's page, with a preview of its own.
        server_url: Where the visitor found this server, with the base path and no slash at its end.
        code: The table of the link.
        words: In whose language it is said.
    """
    tags = {
        "title": words.text("preview-title", code=code.upper()),
        "description": words.text("preview-text"),
        "image": f"{server_url}/{PICTURE}",
    }
    head = "\n    ".join(
        f'<meta property="og:{name}" content="{escape(text)}" />' for name, text in tags.items()
    )
    return _HEAD.sub("", page).replace("</head>", f"  {head}\n  </head>", 1)
