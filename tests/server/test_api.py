"""The JSON API over a real port."""

import asyncio
import re

import httpx
import msgspec
import pytest

from slapjack.protocol.client_messages import Hello, SetOptions
from slapjack.protocol.codec import PROTO
from slapjack.protocol.lobby import TableOptions
from slapjack.server.limits import Rate
from slapjack.server.routes.bodies import BODY_BYTES_MAX
from slapjack.server.routes.endpoints import ENDPOINTS
from slapjack.server.routes.tables import qr_svg
from slapjack.units import Micros, TableCode
from tests.server.house import BOUND_S, House, Start, heard, say


def problem(answer: httpx.Response, status: int, code: str) -> dict[str, str]:
    """Check that this is a refusal in the API's own form, and return it."""
    found: dict[str, str] = answer.json()
    assert (answer.status_code, found["code"]) == (status, code)
    assert found["message"].endswith(".")
    assert found["hint"].endswith(".")
    assert "error-" not in found["message"]
    return found


async def test_a_table_is_opened_with_a_code_and_a_host_token(house: House) -> None:
    answer = await house.http.post("/api/v1/tables", json={"rules": {"preset": "classic"}})
    opened = answer.json()
    assert answer.status_code == 201
    assert re.fullmatch("[BCDFGHJKLMNPQRTVWXYZ]{4}", opened["code"])
    assert len(opened["host_token"]) >= 22
    assert opened["page"] == f"/{opened['code']}"
    assert house.wiring.registry.find(opened["code"]) is not None


async def test_an_empty_request_opens_the_classic_table(house: House) -> None:
    code = (await house.http.post("/api/v1/tables")).json()["code"]
    assert (await house.http.get(f"/api/v1/tables/{code}")).json()["preset"] == "classic"


async def test_a_table_is_found_by_its_code_as_people_type_it(house: House) -> None:
    code = house.open_table().code
    answer = await house.http.get(f"/api/v1/tables/{code[:2].lower()}-{code[2:].lower()}")
    assert answer.json()["code"] == code
    assert answer.json()["players"] == 0
    assert answer.headers["cache-control"] == "no-store"


async def test_a_look_at_a_table_tells_no_secret(house: House) -> None:
    table = house.open_table()
    seat = (await house.http.post(f"/api/v1/tables/{table.code}/seats")).json()
    shown = (await house.http.get(f"/api/v1/tables/{table.code}")).text
    assert table.host_token not in shown
    assert seat["token"] not in shown


@pytest.mark.parametrize("code", ["BCDF", "bcdg", "ABCD", "B", "0000", "a" * 99])
async def test_an_unknown_code_is_said_and_opens_nothing(house: House, code: str) -> None:
    before = len(house.wiring.registry.tables)
    answer = await house.http.get(f"/api/v1/tables/{code}")
    found = problem(answer, 404, "no_such_table")
    assert code[:20].upper() in found["message"]
    assert len(house.wiring.registry.tables) == before


async def test_a_wrong_rule_is_named_with_what_would_be_right(house: House) -> None:
    answer = await house.http.post("/api/v1/tables", json={"rules": {"penalty_cards": 9}})
    found = problem(answer, 422, "bad_rule")
    assert found["field"] == "penalty_cards"
    assert "9" in found["message"]
    assert "a whole number from 1 to 5" in found["hint"]


@pytest.mark.parametrize(
    "rules",
    [{"preset": "nonsense"}, {"preset": 7}, {"jacks": True}, {"triggers": []}, {"jokers": "two"}],
    ids=str,
)
async def test_rules_that_cannot_be_played_open_no_table(
    house: House, rules: dict[str, object]
) -> None:
    answer = await house.http.post("/api/v1/tables", json={"rules": rules})
    problem(answer, 422, "bad_rule")
    assert len(house.wiring.registry.tables) == 0


async def test_options_are_taken_and_wrong_ones_named(house: House) -> None:
    good = await house.http.post("/api/v1/tables", json={"options": {"names": "typed"}})
    code = good.json()["code"]
    assert (await house.http.get(f"/api/v1/tables/{code}")).json()["names"] == "typed"
    bad = await house.http.post("/api/v1/tables", json={"options": {"names": "funny"}})
    assert "options.names" in problem(bad, 422, "bad_body")["message"]


@pytest.mark.parametrize(
    "body", [b"{", b"\xff", b'{"rules":{"a":' + b"[" * 9_000], ids=["cut", "bytes", "deep"]
)
async def test_what_is_no_json_is_said(house: House, body: bytes) -> None:
    answer = await house.http.post(
        "/api/v1/tables", content=body, headers={"content-type": "application/json"}
    )
    problem(answer, 400, "bad_json")


@pytest.mark.parametrize("body", [b"null", b"[]", b"7", b'{"rulez":{}}'], ids=bytes.decode)
async def test_json_of_another_shape_is_said(house: House, body: bytes) -> None:
    answer = await house.http.post(
        "/api/v1/tables", content=body, headers={"content-type": "application/json"}
    )
    problem(answer, 422, "bad_body")


async def test_a_form_of_a_foreign_page_is_no_request(house: House) -> None:
    answer = await house.http.post(
        "/api/v1/tables", content=b"{}", headers={"content-type": "text/plain"}
    )
    problem(answer, 415, "bad_json")


async def test_a_foreign_page_may_open_nothing(house: House) -> None:
    answer = await house.http.post("/api/v1/tables", headers={"origin": "http://evil.example"})
    problem(answer, 403, "wrong_origin")
    own = await house.http.post(
        "/api/v1/tables", headers={"origin": f"http://127.0.0.1:{house.port}"}
    )
    assert own.status_code == 201


async def test_a_body_that_is_too_large_is_not_read_to_its_end(house: House) -> None:
    body = b'{"rules":{"name":"' + b"x" * BODY_BYTES_MAX + b'"}}'
    answer = await house.http.post(
        "/api/v1/tables", content=body, headers={"content-type": "application/json"}
    )
    assert f"{BODY_BYTES_MAX:,}" in problem(answer, 413, "too_large")["message"]


async def test_a_wrong_method_is_said_with_the_right_ones(house: House) -> None:
    answer = await house.http.put(f"/api/v1/tables/{house.open_table().code}")
    assert "PUT" in problem(answer, 405, "wrong_method")["message"]
    assert "GET" in answer.headers["allow"]


async def test_an_unknown_path_of_the_api_is_said_in_its_own_form(house: House) -> None:
    problem(await house.http.get("/api/v1/rooms"), 404, "no_such_path")
    problem(await house.http.post("/api/v1/rooms"), 405, "wrong_method")


async def test_more_tables_than_the_server_holds_are_refused(start: Start) -> None:
    house = await start(tables_max=1)
    assert (await house.http.post("/api/v1/tables")).status_code == 201
    problem(await house.http.post("/api/v1/tables"), 429, "too_many_tables")


async def test_opening_tables_is_limited_for_an_address(house: House) -> None:
    house.wiring.limits.tables.rate = Rate(every_us=Micros(60_000_000), burst=2)
    for _ in range(2):
        assert (await house.http.post("/api/v1/tables")).status_code == 201
    answer = await house.http.post("/api/v1/tables")
    problem(answer, 429, "too_often")
    assert answer.headers["retry-after"] == "3"


async def test_guessing_codes_is_slowed_down(house: House) -> None:
    table = house.open_table().code
    letters = "BCDFGHJKLMNPQRTVWXYZ"
    guesses = [f"BBB{letter}" for letter in letters if TableCode(f"BBB{letter}") != table]
    for guess in [*guesses, "CCCC"][:20]:
        problem(await house.http.get(f"/api/v1/tables/{guess}"), 404, "no_such_table")
    problem(await house.http.get("/api/v1/tables/DDDD"), 429, "too_often")


async def test_a_seat_comes_with_a_secret_token(house: House) -> None:
    code = house.open_table().code
    first = await house.http.post(f"/api/v1/tables/{code}/seats", json={})
    second = await house.http.post(f"/api/v1/tables/{code}/seats")
    assert first.status_code == second.status_code == 201
    one, two = first.json(), second.json()
    assert (one["seat"], two["seat"]) == (0, 1)
    assert one["token"] != two["token"]
    assert len(one["token"]) >= 22
    assert one["animal"] != two["animal"]
    assert one["ink"] != two["ink"]


async def test_a_full_table_says_so(house: House) -> None:
    code = house.open_table().code
    for _ in range(8):
        assert (await house.http.post(f"/api/v1/tables/{code}/seats")).status_code == 201
    problem(await house.http.post(f"/api/v1/tables/{code}/seats"), 409, "table_full")


async def open_typed(house: House) -> str:
    options = {"options": {"names": "typed"}}
    opened = (await house.http.post("/api/v1/tables", json=options)).json()
    code: str = opened["code"]
    return code


async def test_a_name_is_given_once_and_never_lets_anyone_take_over(house: House) -> None:
    path = f"/api/v1/tables/{await open_typed(house)}/seats"
    assert (await house.http.post(path, json={"name": "Mia"})).status_code == 201
    problem(await house.http.post(path, json={"name": " m\u00efa "}), 409, "name_taken")
    problem(await house.http.post(path, json={"name": "\u202e"}), 422, "bad_name")


async def test_a_table_that_chooses_the_names_says_so(house: House) -> None:
    path = f"/api/v1/tables/{house.open_table().code}/seats"
    problem(await house.http.post(path, json={"name": "Mia"}), 409, "names_generated")


async def test_an_ink_is_given_once(house: House) -> None:
    path = f"/api/v1/tables/{house.open_table().code}/seats"
    ink = (await house.http.post(path)).json()["ink"]
    problem(await house.http.post(path, json={"ink": ink}), 409, "ink_taken")
    problem(await house.http.post(path, json={"ink": "mauve"}), 422, "bad_ink")


async def test_a_host_keeps_a_seat_for_somebody_else_and_nobody_else_does(house: House) -> None:
    opened = house.open_table()
    path = f"/api/v1/tables/{opened.code}/seats"
    strange = {"authorization": "Bearer 0123456789abcdef"}
    problem(await house.http.post(path, json={"name": "Nana"}, headers=strange), 403, "not_host")
    own = {"authorization": f"Bearer {opened.host_token}"}
    kept = await house.http.post(path, json={"name": "Nana"}, headers=own)
    assert kept.status_code == 201
    assert kept.json()["seat"] == 0


async def test_a_seat_at_an_unknown_table_is_refused(house: House) -> None:
    problem(await house.http.post("/api/v1/tables/BCDF/seats"), 404, "no_such_table")


async def test_a_table_that_breaks_under_the_sitter_is_gone_and_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code, other = house.open_table().code, house.open_table().code
    actor = house.wiring.registry.find(code)
    assert actor is not None

    def broken(given: object) -> list[object]:
        raise AssertionError("an invariant does not hold")

    monkeypatch.setattr(actor.table, "handle", broken)
    problem(await house.http.post(f"/api/v1/tables/{code}/seats"), 404, "no_such_table")
    problem(await house.http.get(f"/api/v1/tables/{code}"), 404, "no_such_table")
    assert (await house.http.post(f"/api/v1/tables/{other}/seats")).status_code == 201
    assert "an invariant does not hold" in caplog.text


async def test_a_host_opens_the_table_with_the_token_and_no_seat(house: House) -> None:
    table = house.open_table()
    async with asyncio.timeout(BOUND_S), house.socket(table.code) as socket:
        await say(socket, Hello(proto=PROTO, tokens=[table.host_token], role="big_screen"))
        await heard(socket, "snapshot")
        await say(socket, SetOptions(action_id="a", options=TableOptions(names="typed")))
        await heard(socket, "accepted")
    assert (await house.http.get(f"/api/v1/tables/{table.code}")).json()["names"] == "typed"


async def test_a_record_is_handed_out_by_its_id_and_nothing_else(house: House) -> None:
    house.wiring.games.keep("0123456789abcdef", '{"slapjack":1}\n')
    answer = await house.http.get("/api/v1/games/0123456789abcdef.sjr")
    assert answer.text == '{"slapjack":1}\n'
    assert "0123456789abcdef.sjr" in answer.headers["content-disposition"]
    for other in ("fedcba9876543210", "a%22b", "a%0ab", "a" * 65):
        problem(await house.http.get(f"/api/v1/games/{other}.sjr"), 404, "no_such_game")


async def test_health_and_versions_are_told(house: House) -> None:
    assert (await house.http.get("/healthz")).json() == {"status": "ok"}
    assert (await house.http.get("/readyz")).json() == {"status": "ready"}
    found = (await house.http.get("/version")).json()
    assert found["protocol"] == "slapjack.v1"
    assert found["version"]


async def test_a_server_that_stops_is_alive_but_not_ready(house: House) -> None:
    house.wiring.doors.are_open = False
    assert (await house.http.get("/healthz")).status_code == 200
    problem(await house.http.get("/readyz"), 503, "stopping")
    problem(await house.http.post("/api/v1/tables"), 503, "stopping")


async def test_the_qr_code_holds_only_links_of_its_table(start: Start) -> None:
    house = await start(public_url="https://cards.example.org")
    code = house.open_table().code
    path = f"/api/v1/tables/{code}/qr.svg"
    links = (await house.http.get(f"/api/v1/tables/{code}")).json()["links"]
    assert links[0] == {"url": f"https://cards.example.org/{code}", "kind": "public"}
    best = await house.http.get(path)
    assert best.headers["content-type"] == "image/svg+xml"
    assert best.text.startswith("<svg")
    named = await house.http.get(path, params={"link": links[0]["url"]})
    assert named.content == best.content
    screen = await house.http.get(path, params={"page": "tv"})
    assert screen.content == qr_svg(f"https://cards.example.org/tv?table={code}")
    foreign = await house.http.get(path, params={"link": "https://evil.example/"})
    problem(foreign, 404, "no_such_link")


async def test_without_an_address_for_phones_there_is_no_qr_code(start: Start) -> None:
    house = await start(host="127.0.0.1")
    code = house.open_table().code
    assert (await house.http.get(f"/api/v1/tables/{code}")).json()["links"] == []
    problem(await house.http.get(f"/api/v1/tables/{code}/qr.svg"), 404, "no_reachable_address")


async def test_the_openapi_document_describes_what_exists(house: House) -> None:
    document = (await house.http.get("/api/v1/openapi.json")).json()
    described = {
        (method.upper(), path) for path, item in document["paths"].items() for method in item
    }
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    text = msgspec.json.encode(document).decode()
    references = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert references
    assert references <= set(document["components"]["schemas"])


async def test_every_refusal_that_is_described_has_words(house: House) -> None:
    codes = {code for endpoint in ENDPOINTS for _, code in endpoint.problems}
    assert codes
    for code in codes:
        assert f"error-{code}" in house.wiring.words
        assert house.wiring.words.hint(f"error-{code}")


async def test_the_messages_are_described_too(house: House) -> None:
    document = (await house.http.get("/api/v1/messages.json")).json()
    assert "ServerMessage" in document["$defs"]
