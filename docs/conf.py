"""How Sphinx makes the documentation: `make docs`.

Strict: a link that leads nowhere and a name that nothing explains end the build (`nitpicky`, and
`-W` of `scripts/docs`). No page asks another server for anything; `scripts/docs/links.py` looks.
"""

import re
import tomllib
from pathlib import Path

from docutils.nodes import Element, reference
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.nodes import make_refnode

_ROOT = Path(__file__).resolve().parent.parent
_PROJECT = tomllib.loads((_ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

_LANGUAGES = ("fr", "es", "pt", "it")
_MESSAGES = "generated/protocol/messages"

project = "Slapjack"
author = _PROJECT["authors"][0]["name"]
version = release = _PROJECT["version"]
project_copyright = author

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build", "deploy", "examples"]
nitpicky = True
# Names of other libraries have pages elsewhere, and the build asks nobody for them.
nitpick_ignore_regex = [
    ("py:.*", r"(asyncio|collections|enum|fluent|gymnasium|msgspec|numpy|np|pathlib)\..*"),
    ("py:.*", r"(pettingzoo|random|types|typing)\..*"),
    # Not told: hidden cards, and a letter that stands for any type.
    ("py:.*", r"slapjack\.rules\.(state\.State|streams\.T)"),
]
# In our docstrings a single backtick is code, as in Markdown.
default_role = "code"
smartquotes = False

myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_use_legacy_class_based = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
napoleon_use_ivar = True
napoleon_attr_annotations = False
napoleon_use_rtype = False

html_theme = "furo"
html_title = "Slapjack"
html_static_path = ["_static"]
html_css_files = ["slapjack.css"]
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {"navigation_with_keys": True}


def setup(app: Sphinx) -> None:
    """Add what the extensions lack for our docstrings and our public doors."""
    app.connect("source-read", _list_studies)
    app.connect("source-read", _lead_to_pages)
    app.connect("html-page-context", _say_language)
    app.connect("missing-reference", _by_its_door)
    app.connect("autodoc-process-signature", _without_factory)
    app.connect("autodoc-process-docstring", _hide_colon, priority=400)
    app.connect("autodoc-process-docstring", _show_colon, priority=600)


def _list_studies(app: Sphinx, page: str, source: list[str]) -> None:
    """Give the studies their place in the menu: their page is written by `slapjack study`."""
    if page == "studies/README":
        source[0] += "\n```{toctree}\n:hidden:\n:glob:\n\n*\n```\n"


def _lead_to_pages(app: Sphinx, page: str, source: list[str]) -> None:
    """Make a link of `docs/operating.md` in a sentence, as who reads the files finds it there."""
    up = "../" * page.count("/")
    source[0] = re.sub(
        r"(?<![\w/(`\[])docs/([\w/-]+)\.md(?!`)",
        lambda found: f"[docs/{found[1]}.md]({up}{found[1]}.md)",
        source[0],
    )


def _say_language(
    app: Sphinx, page: str, template: str, context: dict[str, object], tree: object
) -> None:
    """Tell screen readers in which language the pages for players are."""
    for part in page.split("/"):
        if part in _LANGUAGES:
            context["language"] = part


def _by_its_door(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, text: Element
) -> Element | None:
    """Find a name where it is told, `slapjack.rules.Card`, and not where it is written.

    Messages have a page of their own, made of their schema.
    """
    target = node.get("reftarget", "")
    parts = target.split(".")
    if re.match(r"slapjack\.protocol\.\w+_messages\.", target):
        page = app.builder.get_relative_uri(node["refdoc"], _MESSAGES)
        return reference("", "", text, internal=True, refuri=f"{page}#{parts[-1].lower()}")
    if node.get("refdomain") != "py" or parts[0] != "slapjack" or len(parts) < 4:
        return None
    door = ".".join((*parts[:2], parts[-1]))
    domain = env.domains.python_domain
    found = domain.objects.get(door)
    if found is None:
        return None
    return make_refnode(app.builder, node["refdoc"], found.docname, found.node_id, text, door)


def _without_factory(
    app: Sphinx,
    what: str,
    name: str,
    thing: object,
    options: object,
    signature: str | None,
    returned: str | None,
) -> tuple[str | None, str | None]:
    """Write `...` for a default that is made anew each time: `<factory>` is no Python to parse."""
    return signature and re.sub(r"= <[^<>]*>", "= ...", signature), returned


# Napoleon would read the start of `All cards: ...` as the type of a property.
_HIDDEN = "\N{PRESENTATION FORM FOR VERTICAL COLON}"


def _hide_colon(
    app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]
) -> None:
    if what in {"attribute", "data", "property"} and lines:
        lines[0] = lines[0].replace(":", _HIDDEN)


def _show_colon(
    app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]
) -> None:
    lines[:] = [line.replace(_HIDDEN, ":") for line in lines]
