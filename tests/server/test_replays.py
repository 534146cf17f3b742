"""Records played through for a screen, over a real port."""

from pathlib import Path

from slapjack.server.limits import Allowances, Rate
from slapjack.server.routes.games import RECORD_BYTES_MAX
from slapjack.units import Micros
from tests.server.house import House
from tests.server.test_api import problem

SCENARIO = Path(__file__).parents[1] / "vectors" / "scenarios" / "SC01.sjr"
PATH = "/api/v1/replays"


async def test_a_record_is_played_through_and_kept_nowhere(house: House) -> None:
    answer = await house.http.post(PATH, content=SCENARIO.read_bytes())
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    told = answer.json()
    assert told["steps"][-1]["events"] == len(told["events"])
    assert told["start"]["seats"] == len(told["seats"])
    assert (await house.http.get("/api/v1/games/SC01.sjr")).status_code == 404


async def test_a_file_that_is_no_record_is_named_by_line_in_the_readers_words(
    house: House,
) -> None:
    found = problem(await house.http.post(PATH, content=b"hello\n"), 422, "bad_record")
    assert found["message"].startswith("Line 1 ")
    assert "expected one JSON object" in found["hint"]
    spoken = await house.http.post(PATH, content=b"\xff\n", headers={"accept-language": "it"})
    assert spoken.json()["message"].startswith("La riga 1 ")
    newer = await house.http.post(PATH, content=b'{"slapjack":2}\n')
    assert "newer than 1" in problem(newer, 422, "bad_record")["hint"]


async def test_a_file_that_is_too_long_is_not_read(house: House) -> None:
    answer = await house.http.post(PATH, content=b" " * (RECORD_BYTES_MAX + 1))
    problem(answer, 413, "too_large")


async def test_who_asks_too_often_is_told_to_wait(house: House) -> None:
    house.wiring.limits.replays = Allowances(Rate(every_us=Micros(60_000_000), burst=1))
    assert (await house.http.post(PATH, content=SCENARIO.read_bytes())).status_code == 200
    problem(await house.http.post(PATH, content=SCENARIO.read_bytes()), 429, "too_often")


async def test_a_foreign_page_cannot_ask(house: House) -> None:
    headers = {"origin": "http://elsewhere.example"}
    problem(await house.http.post(PATH, content=b"", headers=headers), 403, "wrong_origin")


async def test_the_page_of_replays_is_served(house: House) -> None:
    assert (await house.http.get("/replay?game=ab")).status_code in (200, 503)
