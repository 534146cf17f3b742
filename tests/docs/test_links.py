"""The finished pages are looked through: what they fetch from elsewhere, and where links lead."""

from pathlib import Path

import pytest

from scripts.docs import links


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site of two pages, a picture and a style sheet, with nothing wrong."""
    (tmp_path / "below").mkdir()
    (tmp_path / "index.html").write_text(
        '<link rel="stylesheet" href="style.css?v=1"><h1 id="top">A</h1><img src="a.png">'
        '<a href="below/b.html#here">b</a><a href="#top">up</a><a href="https://example.org">out</a>'
    )
    (tmp_path / "below" / "b.html").write_text('<p id="here"><a href="../index.html">a</a>')
    (tmp_path / "a.png").write_bytes(b"")
    (tmp_path / "style.css").write_text("body { background: url(data:image/png;base64,AA) }")
    return tmp_path


def test_a_sound_site_has_no_faults(site: Path) -> None:
    assert links.faults(site) == []


@pytest.mark.parametrize(
    ("markup", "reason"),
    [
        ('<script src="https://example.org/a.js"></script>', "fetched from another server"),
        ('<img src="//example.org/a.png">', "fetched from another server"),
        ('<link rel="icon" href="http://example.org/i.ico">', "fetched from another server"),
        ('<p style="background: url(https://example.org/x)">', "fetched from another server"),
        ('<a href="gone.html">', "leads to no file"),
        ('<img src="gone.png">', "leads to no file"),
        ('<a href="#nowhere">', "leads to no place on that page"),
        ('<a href="below/b.html#nowhere">', "leads to no place on that page"),
    ],
)
def test_what_is_wrong_is_named_with_its_page(site: Path, markup: str, reason: str) -> None:
    page = site / "index.html"
    page.write_text(page.read_text() + markup)

    (found,) = links.faults(site)

    assert found.startswith("index.html: ")
    assert found.endswith(f": {reason}")


@pytest.mark.parametrize("rule", ["a { b: url('https://e.org/f') }", "@import 'https://e.org/f';"])
def test_a_style_sheet_that_fetches_is_named(site: Path, rule: str) -> None:
    (site / "style.css").write_text(rule)

    assert links.faults(site) == ["style.css: https://e.org/f: fetched from another server"]


def test_an_empty_site_is_a_fault(tmp_path: Path) -> None:
    assert links.faults(tmp_path) == [f"{tmp_path}: there is no page"]
