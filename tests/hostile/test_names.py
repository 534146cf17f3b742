"""Names that would deceive, overflow or run: what a table makes of them, and how they are shown."""

import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from slapjack.table.names import NAME_SIGNS_MAX, clean_name, skeleton

WEB = Path(__file__).parents[2] / "web" / "src"
RAW_ALLOWED = {
    "components/Glyph.svelte": "animalGlyph(animal)",
    "components/Poster.svelte": "innerHTML",
    "components/ReactionBubble.svelte": "reactionArt(shown.kind)",
    "components/Reactions.svelte": "reactionArt(kind)",
    "components/TeaseArt.svelte": "teaseArt(tease)",
}
"""The places that put markup into a page, and what: drawings of ours, by known words.

The poster is one of them: it names animals, and escapes what it writes (web/src/art/poster.ts).
"""

NAME_LIKE = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from("\u202a\u202e\u2066\u2069\u200b\u200d\ufeff\u00ad\u0300\u0301\u0489\ufe0f"),
        st.sampled_from("<>&\"'`{}$"),
    ),
    max_size=64,
)


@given(NAME_LIKE)
def test_a_name_that_is_taken_is_short_visible_and_goes_one_way(text: str) -> None:
    name = clean_name(text)
    if name is None:
        return
    kinds = [unicodedata.category(sign) for sign in name]
    assert not {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} & set(kinds)
    assert sum(kind[0] != "M" for kind in kinds) <= NAME_SIGNS_MAX
    assert not re.search("M{3}", "".join(kind[0] for kind in kinds))
    assert len(name) <= 3 * NAME_SIGNS_MAX
    assert name == " ".join(name.split())
    assert any(kind[0] in "LNPS" for kind in kinds)


@given(NAME_LIKE)
def test_cleaning_a_clean_name_changes_nothing(text: str) -> None:
    name = clean_name(text)
    assert name is None or clean_name(name) == name


@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("\u0410nna", "Anna"),
        ("A\u200bnna", "Anna"),
        ("Ánna", "Anna"),
        ("ANNA", "anna"),
        ("\uff21nna", "Anna"),
        ("B0b", "Bob"),
        ("\u0412ob", "Bob"),
        ("Ann a", "Anna"),
        ("\U0001d400nna", "Anna"),
    ],
)
def test_a_name_that_looks_like_another_is_the_same_to_the_table(name: str, like: str) -> None:
    assert skeleton(clean_name(name) or "") == skeleton(like)


def test_no_component_puts_a_word_of_a_person_into_a_page_as_markup() -> None:
    raw = re.compile(
        r"\{@html\s+([^}]*)\}|(innerHTML|outerHTML|insertAdjacentHTML|document\.write)"
    )
    found = {}
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".svelte", ".ts"):
            for match in raw.finditer(path.read_text(encoding="utf-8")):
                found[path.relative_to(WEB).as_posix()] = (match[1] or match[2]).strip()
    assert found.pop("game/faces.ts", "innerHTML") == "innerHTML", "faces are files of ours"
    assert found == RAW_ALLOWED
