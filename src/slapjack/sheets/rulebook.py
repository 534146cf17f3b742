"""The How to play pages: one a language, and below it one for each preset.

Source: ux.md section 6.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from typing import Final

from slapjack.i18n.catalog import LANGUAGES, Catalog, catalog
from slapjack.rules import PRESETS, RuleSet
from slapjack.sheets.document import document, tag
from slapjack.sheets.sheet import Sheet, sheet_of

ADDRESSES: Final[Mapping[str, str]] = {
    "en": "how-to-play",
    "fr": "regles",
    "es": "como-jugar",
    "pt": "como-jogar",
    "it": "come-si-gioca",
}
"""Last part of a page's address, by language: `/en/how-to-play`."""

CLASSIC: Final = "classic"
STEPS: Final = ("deal", "flip", "slap", "false", "late", "empty", "win")
TIPS: Final = ("hand", "eyes", "faces", "calm", "flip")
QUESTIONS: Final = ("tie", "network", "children", "palm", "odd")
WORDS: Final = ("stack", "pile", "flip", "slap", "false", "buried", "chance")


@cache
def main_page(language: str) -> str:
    """Write a language's page: the game in short, the classic rules, tips, questions, words."""
    words = catalog(language)
    steps = (tag("li", words.text(f"howto-step-{step}")) for step in STEPS)
    tips = (tag("li", words.text(f"howto-tip-{tip}")) for tip in TIPS)
    body = [
        tag("h1", words.text("howto-title")),
        f'<p class="lead">{escape(words.text("howto-lead"))}</p>',
        tag("p", words.text("howto-jack")),
        _section(words, "minute", [f"<ol>{''.join(steps)}</ol>"]),
        _section(words, "presets", [tag("p", words.text("howto-presets-lead")), _presets(words)]),
        _section(words, "full", [tag("p", words.text("howto-full-lead"))]),
        _sheet(sheet_of(RuleSet.preset(CLASSIC), language)),
        _section(words, "tips", [f"<ul>{''.join(tips)}</ul>"]),
        _section(words, "questions", _questions(words)),
        _section(words, "words", [f"<dl>{''.join(_meanings(words))}</dl>"]),
    ]
    return _page(words, words.text("howto-title"), None, body)


@cache
def preset_page(language: str, preset: str) -> str:
    """Write the full rules of one preset."""
    words = catalog(language)
    title = words.text("howto-preset-title", name=words.text(f"preset-{preset}"))
    back = escape(words.text("howto-back"))
    body = [
        tag("h1", title),
        f'<p class="lead">{escape(words.text(f"preset-{preset}-about"))}</p>',
        _sheet(sheet_of(RuleSet.preset(preset), language)),
        f'<p class="back"><a href="../{ADDRESSES[language]}">{back}</a></p>',
    ]
    return _page(words, title, preset, body)


def _page(words: Catalog, title: str, preset: str | None, body: Sequence[str]) -> str:
    top = "../" if preset is None else "../../"
    below = "" if preset is None else f"/{preset}"
    return document(
        words,
        title=title,
        description=words.text("howto-description"),
        links={each: f"{top}{each}/{ADDRESSES[each]}{below}" for each in LANGUAGES},
        top=top,
        body=body,
    )


def _section(words: Catalog, name: str, parts: Sequence[str]) -> str:
    title = tag("h2", words.text(f"howto-{name}-title"))
    return f'<section id="{name}">\n{title}\n' + "\n".join(parts) + "\n</section>"


def _presets(words: Catalog) -> str:
    address = ADDRESSES[words.language]
    items = (
        f'<li><a href="{address}/{preset}">{escape(words.text(f"preset-{preset}"))}</a> '
        f"{escape(words.text(f'preset-{preset}-about'))}</li>"
        for preset in PRESETS
    )
    return f'<ul class="presets">{"".join(items)}</ul>'


def _sheet(sheet: Sheet) -> str:
    sections = (
        f"<section>\n{tag('h3', section.title)}\n<ul>"
        + "".join(tag("li", sentence.text) for sentence in section.sentences)
        + "</ul>\n</section>"
        for section in sheet.sections
    )
    return '<div class="sheet">\n' + "\n".join(sections) + "\n</div>"


def _questions(words: Catalog) -> list[str]:
    parts: list[str] = []
    for name in QUESTIONS:
        parts.append(tag("h3", words.text(f"howto-ask-{name}")))
        parts.append(tag("p", words.text(f"howto-answer-{name}")))
    return parts


def _meanings(words: Catalog) -> Iterator[str]:
    for name in WORDS:
        yield tag("dt", words.text(f"howto-word-{name}"))
        yield tag("dd", words.text(f"howto-means-{name}"))
