"""How to play and the rules of every preset, in the languages of the product.

The words are the very ones of the How to play pages that each server has (`sheets/rulebook`), so
that nobody reads two explanations of one game.
"""

from collections.abc import Iterator

from slapjack.i18n.catalog import LANGUAGES, Catalog, catalog
from slapjack.rules import PRESETS, RuleSet
from slapjack.sheets import sheet_of
from slapjack.sheets.rulebook import ADDRESSES, QUESTIONS, STEPS, TIPS, WORDS


def pages() -> dict[str, str]:
    """Return two pages for each language: the game, and its presets."""
    written: dict[str, str] = {}
    for language in LANGUAGES:
        words = catalog(language)
        name = ADDRESSES[language]
        written[f"{language}/{name}.md"] = "\n".join(_game(words)) + "\n"
        written[f"{language}/presets.md"] = "\n".join(_presets(words)) + "\n"
    return written


def _game(words: Catalog) -> Iterator[str]:
    yield f"# {words.text('howto-title')}\n"
    yield f"{words.text('howto-lead')}\n\n{words.text('howto-jack')}\n"
    yield f"## {words.text('howto-minute-title')}\n"
    yield from (f"1. {words.text(f'howto-step-{step}')}" for step in STEPS)
    yield f"\n## {words.text('howto-tips-title')}\n"
    yield from (f"- {words.text(f'howto-tip-{tip}')}" for tip in TIPS)
    yield f"\n## {words.text('howto-questions-title')}\n"
    for name in QUESTIONS:
        yield f"### {words.text(f'howto-ask-{name}')}\n\n{words.text(f'howto-answer-{name}')}\n"
    yield f"## {words.text('howto-words-title')}\n"
    for name in WORDS:
        yield f"- **{words.text(f'howto-word-{name}')}**: {words.text(f'howto-means-{name}')}"


def _presets(words: Catalog) -> Iterator[str]:
    yield f"# {words.text('howto-presets-title')}\n"
    yield f"{words.text('howto-presets-lead')}\n"
    for preset in PRESETS:
        yield f"## {words.text(f'preset-{preset}')}\n"
        yield f"{words.text(f'preset-{preset}-about')}\n"
        for section in sheet_of(RuleSet.preset(preset), words.language).sections:
            yield f"**{section.title}**\n"
            yield from (f"- {sentence.text}" for sentence in section.sentences)
            yield ""
