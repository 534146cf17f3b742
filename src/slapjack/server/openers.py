"""Who may open a table on this server: everybody, the holders of a phrase, or its operator.

A phrase is guessed against as slowly as codes are; who has it is not told from who tries it first.
The operator's own way needs none of this: the table that the start of the server opens.
"""

from hmac import compare_digest

from slapjack.server.config import Opener
from slapjack.server.limits import Allowances, Rate
from slapjack.server.routes.answers import RETRY_S, ApiError
from slapjack.units import Micros

WRONG_PHRASES = Rate(every_us=Micros(6_000_000), burst=10)
"""Ten wrong phrases of an address, then ten a minute."""


class Openers:
    """Judges a request for a new table.

    Args:
        opener: Who may.
        phrase: What they must say; None where nobody can say it.
    """

    def __init__(self, opener: Opener, phrase: str | None) -> None:
        self._opener = opener
        self._phrase = phrase
        self._wrong = Allowances(WRONG_PHRASES)

    def check(self, said: str | None, address: str, now: Micros) -> None:
        """Let who may open a table pass.

        Args:
            said: The phrase of the request, if any.
            address: Whom wrong phrases count for.
            now: The time.

        Raises:
            ApiError: They may not.
        """
        if self._opener == "everybody":
            return
        if not said or self._phrase is None:
            raise ApiError(403, "operator_only" if self._opener == "operator" else "phrase_needed")
        if not self._wrong.has(address, now):
            raise ApiError(429, "too_often", seconds=RETRY_S)
        if not compare_digest(said.strip().encode(), self._phrase.encode()):
            self._wrong.take(address, now)
            raise ApiError(403, "wrong_phrase")
