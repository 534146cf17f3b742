"""Paths that would lead out of the folder of the page, or to what is no record; as raw bytes, since
good clients tidy such paths up before they ask."""

from pathlib import Path
from urllib.parse import quote

import pytest

from slapjack.server.limits import Rate
from slapjack.units import Micros, TableCode
from tests.hostile.wild import asking, exchanged, status_of
from tests.server.house import House, Start

pytestmark = pytest.mark.slow

SECRET = b"the seeds of running games"

OUT = (
    "/../{}",
    "/..%2f{}",
    "/%2e%2e/{}",
    "/%2e%2e%2f{}",
    "/assets/../../{}",
    "/assets/%2e%2e/%2e%2e/{}",
    "/assets/..%5c..%5c{}",
    "/..\\{}",
    "//{}",
    "/.%00./{}",
    "/{}%00.txt",
    "/....//{}",
    "/%c0%ae%c0%ae/{}",
    "/%252e%252e/{}",
    "/link/{}",
    "/api/v1/games/../../../{}",
    "/api/v1/games/..%2f..%2f{}.sjr",
    "/api/v1/games/%2e%2e.sjr",
    "/how-to-play/../../{}",
    "/how-to-play/en/..%2f..%2f{}",
)


@pytest.mark.parametrize("way", OUT)
async def test_no_path_leads_out_of_the_folder_of_the_page(
    start: Start, tmp_path: Path, way: str
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("the page")
    for name in ("secret.txt", "slapjack.db"):
        (tmp_path / name).write_bytes(SECRET)
    (static / "link").symlink_to(tmp_path)
    house = await start(static)
    for name in ("secret.txt", "slapjack.db", str(tmp_path / "secret.txt").lstrip("/")):
        answer = await exchanged(house, asking(way.format(name)))
        assert SECRET not in answer
        assert answer == b"" or status_of(answer) in (400, 404), answer[:100]


RECORDS = ("..", ".", "*", "%", "' OR 1=1 --", "a/../b", "\x00", "é", "a" * 65, "a.sjr", "-" * 65)


@pytest.mark.parametrize("game", RECORDS)
async def test_no_id_but_that_of_a_record_gives_a_record(house: House, game: str) -> None:
    house.wiring.games.keep("b", '{"slapjack":1}\n')
    answer = await exchanged(house, asking(f"/api/v1/games/{quote(game, safe='')}.sjr"))
    assert status_of(answer) == 404
    assert b'"slapjack":1' not in answer


GUESSES = (
    ("GET", ""),
    ("DELETE", ""),
    ("GET", "/qr.svg"),
    ("POST", "/seats"),
    ("POST", "/events"),
)
HELLO = {"type": "hello", "proto": 1, "tokens": [], "role": "watcher"}


@pytest.mark.parametrize(("method", "path"), GUESSES)
async def test_codes_are_guessed_as_slowly_at_every_door(
    house: House, method: str, path: str
) -> None:
    """Else whoever guesses would take the door that does not count."""
    house.wiring.limits.wrong_codes.rate = Rate(every_us=Micros(60_000_000), burst=3)
    table = house.open_table().code
    wrong = [TableCode(f"BBB{sign}") for sign in "BCDFG" if f"BBB{sign}" != table][:4]
    answers = [
        (await house.http.request(method, f"/api/v1/tables/{code}{path}", json=HELLO)).status_code
        for code in wrong
    ]
    assert answers == [404, 404, 404, 429]
    right = await house.http.request(method, f"/api/v1/tables/{table}{path}", json=HELLO)
    assert right.status_code == 429, "a right guess looks like a wrong one"
