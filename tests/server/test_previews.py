"""What a message shows of a table's link."""

from pathlib import Path

import pytest

from slapjack.i18n.catalog import catalog
from slapjack.server.previews import with_preview
from tests.server.house import Start

PAGE = (
    "<html><head>\n"
    '    <meta property="og:title" content="Slapjack" />\n'
    '    <meta property="og:image" content="./preview.png" />\n'
    "  </head><body></body></html>"
)


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(PAGE)
    return tmp_path


async def test_a_tables_link_has_a_title_of_its_own_and_a_picture_at_a_whole_address(
    start: Start, static: Path
) -> None:
    house = await start(static)
    for encoding in ("gzip", "identity"):
        answer = await house.http.get("/bcdf", headers={"accept-encoding": encoding})
        assert answer.text.count("og:title") == answer.text.count("og:image") == 1
        assert 'content="Slapjack, table BCDF"' in answer.text
        assert f'content="http://127.0.0.1:{house.port}/preview.png"' in answer.text
        assert answer.headers["content-type"].startswith("text/html")


async def test_the_operators_address_is_the_one_that_is_passed_on(
    start: Start, static: Path
) -> None:
    house = await start(static, public_url="https://cards.example.org")
    answer = await house.http.get("/BCDF")
    assert 'content="https://cards.example.org/preview.png"' in answer.text


async def test_a_made_up_host_gets_nothing_into_the_page(start: Start, static: Path) -> None:
    house = await start(static)
    answer = await house.http.get("/BCDF", headers={"host": 'x"><script>alert(1)</script>'})
    assert "<script>" not in answer.text


def test_nothing_of_an_address_leaves_its_attribute() -> None:
    shown = with_preview(PAGE, server_url='http://x"><b>', code="BCDF", words=catalog("en"))
    assert "<b>" not in shown
    assert shown.count("<meta") == 3
