"""The words of one language, read from its Fluent files.

`fluent.runtime` was chosen over `fluent-compiler`: it is the Fluent project's own and interprets
the same syntax tree; the compiler's speed would count for thousands of messages a second, and a
server says one for each refused request.

A message may carry a `.hint`: what the reader can do about it; an `.about`: what it is about;
and a `.you`: how it is said to the one whom it is about.
Missing words are a defect that a
test finds, never a crash at a table: the key stands in for them.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "fr", "es", "pt", "it")
"""Languages that have a folder of `.ftl` files; the first one is the last resort."""


class Catalog:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks around arguments would break links in terminals and JSON.
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = files("slapjack.i18n") / "locales" / language
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def text(self, key: str, /, **arguments: str | float) -> str:
        """Say a message; its key where there is none."""
        if not self._bundle.has_message(key):
            return key
        pattern = self._bundle.get_message(key).value
        return key if pattern is None else self._say(pattern, arguments)

    def hint(self, key: str, /, **arguments: str | float) -> str:
        """Say what can be done about it; nothing where the message has no hint."""
        return self._attribute(key, "hint", arguments)

    def about(self, key: str) -> str:
        """Say in a line what the thing is about that the message names."""
        return self._attribute(key, "about", {})

    def own(self, key: str, /, **arguments: str | float) -> str:
        """Say it to the one whom it is about; as to everybody where it has no such form."""
        return self._attribute(key, "you", arguments) or self.text(key, **arguments)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def _attribute(self, key: str, name: str, arguments: Mapping[str, str | float]) -> str:
        if not self._bundle.has_message(key):
            return ""
        pattern = self._bundle.get_message(key).attributes.get(name)
        return "" if pattern is None else self._say(pattern, arguments)

    def _say(self, pattern: Pattern, arguments: Mapping[str, str | float]) -> str:
        # Errors name arguments that a message wants and did not get; the text shows them too.
        text, _errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(text)


@cache
def catalog(language: str = "en") -> Catalog:
    """Load a language once; English where there is no such language."""
    return Catalog(language if language in LANGUAGES else LANGUAGES[0])
