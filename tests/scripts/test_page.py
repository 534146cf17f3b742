from pathlib import Path

import pytest

from scripts import node, page, shell
from tests.scripts.conftest import MakeProgram

BUILD = (
    "mkdir -p ../src/slapjack/server/static && echo page > ../src/slapjack/server/static/index.html"
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in ("web/package.json", "web/package-lock.json", "web/src/main.ts", "web/tests/a.ts"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("{}")
    (tmp_path / "web/node_modules").mkdir()
    words = tmp_path / "src/slapjack/i18n/locales/en/page.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("deal = Deal")
    return tmp_path


def npm_that_does(programs: MakeProgram, lines: str) -> node.Node:
    npm = programs("npm", f'export PATH=/usr/bin:/bin\nif [ "$1" = run ]; then {lines}; fi')
    return node.Node(npm.parent, (str(npm),))


def test_a_fresh_clone_has_no_page(checkout: Path) -> None:
    assert not page.is_current(checkout)


def test_a_page_is_built_for_people_whoever_asks(
    programs: MakeProgram, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NODE_ENV", "test")
    page.build(checkout, npm_that_does(programs, f'{BUILD}; echo "$NODE_ENV" > for'))
    assert (checkout / "web" / "for").read_text() == "production\n"


def test_a_built_page_is_current_until_a_source_changes(
    programs: MakeProgram, checkout: Path
) -> None:
    page.build(checkout, npm_that_does(programs, BUILD))
    assert page.is_current(checkout)
    (checkout / "web/tests/a.ts").write_text("another test")
    (checkout / "web/node_modules/x.js").write_text("another package")
    assert page.is_current(checkout)
    (checkout / "web/src/main.ts").write_text("another page")
    assert not page.is_current(checkout)


def test_other_words_are_another_page(programs: MakeProgram, checkout: Path) -> None:
    page.build(checkout, npm_that_does(programs, BUILD))
    (checkout / "src/slapjack/i18n/locales/en/page.ftl").write_text("deal = Deal now")
    assert not page.is_current(checkout)


def test_a_page_that_was_not_built_to_its_end_is_built_again(
    programs: MakeProgram, checkout: Path
) -> None:
    with pytest.raises(shell.SetupError, match=r"^Building the page failed"):
        page.build(checkout, npm_that_does(programs, f"{BUILD}; exit 1"))
    assert not page.is_current(checkout)
