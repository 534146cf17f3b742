"""One thing that was looked at: how it is, and what to do about it."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from slapjack.i18n.catalog import Catalog

Verdict = Literal["ok", "hint", "wrong"]
"""`hint`: it works, and whoever runs the server should know something about it."""


class Finding(Struct, frozen=True):
    """What one check found.

    Attributes:
        check: What was looked at, one word.
        says: How it is.
        mend: What to do, often a line to add; nothing where nothing needs to be done.
    """

    check: str
    verdict: Verdict
    says: str
    mend: str = ""


class Notes:
    """Collects findings in words of the catalog."""

    def __init__(self, words: Catalog) -> None:
        self.findings: list[Finding] = []
        self._words = words

    def note(self, check: str, verdict: Verdict, key: str, /, **arguments: str | int) -> None:
        """Note what a check found: the message `doctor-CHECK-KEY`, its hint is how to mend it."""
        name = f"doctor-{check}-{key}"
        says, mend = self._words.text(name, **arguments), self._words.hint(name, **arguments)
        self.findings.append(Finding(check=check, verdict=verdict, says=says, mend=mend))

    def put(self, check: str, verdict: Verdict, says: str) -> None:
        """Note a sentence that was said elsewhere, with its own advice."""
        self.findings.append(Finding(check=check, verdict=verdict, says=says))


def is_well(findings: Sequence[Finding]) -> bool:
    """Tell whether nothing is wrong."""
    return all(finding.verdict != "wrong" for finding in findings)
