"""What would be right where a rule is not, in the language of who wrote it.

`rules.bounds` says the same in English, for records, logs and the command line; here are the words
for people who opened a link or typed an address.
"""

import msgspec.inspect as types

from slapjack.i18n.catalog import Catalog
from slapjack.rules import PRESETS, RuleSet, RuleSetError, nearest_setting
from slapjack.rules.bounds import kinds_of
from slapjack.rules.ruleset import FLIP_TIMEOUT_MS_LEAST

_KINDS = kinds_of(RuleSet)


def expected_of(error: RuleSetError, words: Catalog) -> str:
    """Say what the setting at fault may be; the sentence goes on behind its name."""
    if error.beside is not None:
        return words.text("expected-beside", other=error.beside)
    if error.field == "preset":
        return words.text("expected-one-of", choices=", ".join(PRESETS))
    if error.field not in _KINDS:
        return words.text("expected-setting", near=nearest_setting(error.field))
    match _KINDS[error.field]:
        case types.IntType(le=int(most)) if error.field == "flip_timeout_ms":
            return words.text("expected-never-or", least=FLIP_TIMEOUT_MS_LEAST, most=most)
        case types.IntType(ge=int(least), le=int(most)):
            return words.text("expected-number", least=least, most=most)
        case types.BoolType():
            return words.text("expected-one-of", choices="true, false")
        case types.LiteralType(values=choices):
            return words.text("expected-one-of", choices=", ".join(map(str, choices)))
        case types.VarTupleType():
            return words.text(f"expected-{error.field}")
        case _:
            return words.text("expected-text")
