"""The words of one reader: the language, the letters on the cards, and what people are called."""

import locale
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

from slapjack.i18n.catalog import LANGUAGES, Catalog, catalog
from slapjack.i18n.visible import visible
from slapjack.protocol.lobby import SeatCard
from slapjack.terminal.told import Told

LETTERS: Final[Mapping[str, Mapping[str, str]]] = {
    "fr": {"J": "V", "Q": "D", "K": "R"},
    "pt": {"J": "V", "Q": "D", "K": "R"},
    "it": {"J": "F", "Q": "D", "K": "R"},
}
"""The court's letters on a language's own cards, where they are others (as on the page)."""

SUITS: Final = {"S": "\u2660", "H": "\u2665", "D": "\u2666", "C": "\u2663"}

_PLAIN: Final = str.maketrans({
    "\u2019": "'", "\u2018": "'", "\u2026": "...", "\u2013": "-", "\u2014": "-",
    "\u00ab": '"', "\u00bb": '"', "\u201c": '"', "\u201d": '"', "\u2265": ">=", "\u2212": "-",
    "\u00bf": "", "\u00a1": "", "\u00d7": "x", "\u00e6": "ae", "\u0153": "oe", "\u00b7": "-",
})  # fmt: skip


def language_of(wish: str | None, environment: Mapping[str, str]) -> str:
    """Choose the language: what was asked for, else what the environment says, else English.

    Args:
        wish: Such as `fr` or `pt_BR`.
        environment: Variables by name; POSIX says which count, and in which order.
    """
    names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    found = next((environment[name] for name in names if environment.get(name)), "")
    # LANGUAGE is GNU's list of wishes, which counts only where a language is set at all.
    listed = environment.get("LANGUAGE", "") if found not in {"", "C", "POSIX"} else ""
    for one in [wish or "", *listed.split(":"), found]:
        code = locale.normalize(one).partition("_")[0].partition(".")[0].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def plain(text: str) -> str:
    """Write a text in ASCII as well as it goes: letters lose their accents."""
    split = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    bare = "".join(sign for sign in split if not unicodedata.combining(sign))
    return bare.encode("ascii", "replace").decode("ascii")


class Words:
    """What is said, to whom: the seats here are meant by "you" where only one is.

    Attributes:
        seats: Everybody at the table, for their names.
        me: The one seat here; None where several are.
    """

    def __init__(self, language: str, *, is_plain: bool = False) -> None:
        self.language = language
        self.seats: Sequence[SeatCard] = ()
        self.me: int | None = None
        self.is_plain = is_plain
        self._catalog: Catalog = catalog(language)

    def text(self, key: str, /, **arguments: str | float) -> str:
        """Say a message."""
        return self._fit(self._catalog.text(key, **arguments))

    def first(self, *keys: str, **arguments: str | float) -> str:
        """Say the first of these messages that exists."""
        known = [key for key in keys if key in self._catalog]
        return self.text(known[0] if known else keys[-1], **arguments)

    def hint(self, key: str) -> str:
        """Say what can be done about something; nothing where there is no advice."""
        return self._fit(self._catalog.hint(key))

    def to(self, seat: int | None, key: str, /, **arguments: str | float) -> str:
        """Say a message about a seat: in the form for oneself, where it is the reader's."""
        if seat is None or seat != self.me:
            return self.text(key, **arguments)
        return self._fit(self._catalog.own(key, **arguments))

    def name(self, seat: int | None) -> str:
        """Return what a seat is called: its typed name, else its animal."""
        return self.name_of(next((one for one in self.seats if one.seat == seat), None))

    def name_of(self, card: SeatCard | None) -> str:
        """Return what somebody is called; a stranger's name steers no terminal."""
        if card is None:
            return self.text("animal-other")
        if card.name:
            return self._fit(visible(card.name))
        return self.first(f"animal-{card.animal}", "animal-other")

    def names(self, seats: Sequence[int]) -> str:
        """Return several names in a row."""
        return " + ".join(self.name(seat) for seat in seats)

    def rank(self, card: str) -> str:
        """Return what is printed in the corner of a card; a joker has a star."""
        if card[-1:] not in SUITS:
            return "*"
        return LETTERS.get(self.language, {}).get(card[:-1], card[:-1])

    def suit(self, card: str) -> str:
        """Return the sign of a card's suit."""
        sign = SUITS.get(card[-1:], "*")
        return card[-1:].lower() if self.is_plain and sign != "*" else sign

    def card(self, card: str) -> str:
        """Return a card, short enough to be called."""
        if card[-1:] not in SUITS:
            return self.text("trigger-joker")
        return self.rank(card) + self.suit(card)

    def tell(self, told: Told) -> str:
        """Put a sentence of the story into words."""
        mine = told.seat if told.seat is not None else self._me_among(told.seats)
        shares = ", ".join(f"{self.name(seat)} +{count}" for seat, count in told.shares)
        shown = " ".join(self.card(card) for card in told.shown)
        named = self.text(f"trigger-{told.trigger}") if told.trigger is not None else ""
        sentence = self.to(
            mine,
            told.key,
            name=self.name(told.seat),
            other=self.name(told.other),
            names=self.names([seat for seat in told.seats if seat != self.me]),
            cards=told.cards,
            ms=told.ms,
            what=shares or shown or named,
        )
        return sentence if told.lead is None else f"{self._lead(told.lead)} {sentence}"

    def _lead(self, lead: str) -> str:
        if lead.startswith("trigger-"):
            return self.text("why-trigger", trigger=self.text(lead))
        return self.text(lead)

    def _me_among(self, seats: Sequence[int]) -> int | None:
        return self.me if self.me in seats else None

    def _fit(self, text: str) -> str:
        return plain(text) if self.is_plain else text
