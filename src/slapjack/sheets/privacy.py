"""The privacy page: what is kept of a player, where, how long, and how to erase it.

It says to players what docs/privacy.md says to whoever runs a server.

Source: ux.md section 2, privacy of children.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from slapjack.i18n.catalog import LANGUAGES, catalog
from slapjack.sheets.document import document, tag

ADDRESSES: Final[Mapping[str, str]] = {
    "en": "privacy",
    "fr": "vie-privee",
    "es": "privacidad",
    "pt": "privacidade",
    "it": "privacy",
}
"""Last part of the page's address, by language: `/en/privacy`."""

NOT_KEPT: Final = ("account", "name", "address", "tracking")
KEPT: Final = ("browser", "table", "record", "network")
ERASE: Final = ("mine", "table")
SEEN: Final = ("others", "link", "children")


@cache
def privacy_page(language: str, *, table_hours: int, record_days: int) -> str:
    """Write the page.

    Args:
        language: One of `LANGUAGES`.
        table_hours: Hours after which this server forgets a table to which nobody comes.
        record_days: Days for which it keeps the record of a game.
    """
    words = catalog(language)

    def said(part: str, names: tuple[str, ...]) -> list[str]:
        lines = (
            words.text(f"privacy-{part}-{name}", hours=table_hours, days=record_days)
            for name in names
        )
        items = "".join(tag("li", line) for line in lines)
        return [tag("h2", words.text(f"privacy-{part}-title")), f"<ul>{items}</ul>"]

    body = [
        tag("h1", words.text("privacy-title")),
        f'<p class="lead">{words.text("privacy-lead")}</p>',
        *said("not", NOT_KEPT),
        *said("kept", KEPT),
        *said("erase", ERASE),
        *said("seen", SEEN),
    ]
    return document(
        words,
        title=words.text("privacy-title"),
        description=words.text("privacy-lead"),
        links={each: f"../{each}/{ADDRESSES[each]}" for each in LANGUAGES},
        top="../",
        body=body,
    )
