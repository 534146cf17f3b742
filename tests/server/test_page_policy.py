"""Pages keep to themselves: a strict policy on every answer, and nothing in a page that needs less.

What a browser really asks for is watched in web/e2e; here every file of the build is read.
"""

import os
import re
from pathlib import Path

import pytest

from slapjack.server.pages import STATIC
from slapjack.server.routes.endpoints import ENDPOINTS
from tests.server.house import House, Start

needs_build = pytest.mark.skipif(
    not (STATIC / "index.html").is_file() and "CI" not in os.environ,
    reason="the page was not built (make setup)",
)

OWN_WORDS = {"'self'", "'none'", "data:", "blob:"}
NAMESPACES = ("http://www.w3.org/",)
"""Addresses that name a language and are never asked for."""

ELSEWHERE = re.compile(r"""["'(=\s](?:https?:)?//[a-zA-Z0-9][^\s"'()<>]*""")
TEXTS = {".html", ".js", ".css", ".svg", ".webmanifest", ".json"}


@pytest.fixture
async def house(start: Start) -> House:
    return await start(STATIC)


def rules(policy: str) -> dict[str, set[str]]:
    parts = [rule.split() for rule in policy.split(";")]
    return {part[0]: set(part[1:]) for part in parts}


def built() -> list[Path]:
    return [path for path in sorted(STATIC.rglob("*")) if path.suffix in TEXTS]


async def test_every_answer_has_the_policy_and_none_lets_anybody_else_in(house: House) -> None:
    code = house.open_table().code
    paths = ["/", f"/{code}", "/nothing-here", "/api/v1/nothing", "/api/v1/openapi.json"]
    paths += [one.path.format(code=code, game="x") for one in ENDPOINTS if one.method == "GET"]
    paths += [f"/{path.relative_to(STATIC).as_posix()}" for path in built()]
    for path in paths:
        headers = (await house.http.get(path)).headers
        found = rules(headers["content-security-policy"])
        own = {f"ws://127.0.0.1:{house.port}", f"wss://127.0.0.1:{house.port}"}
        assert found["default-src"] in ({"'self'"}, {"'none'"}), path
        for name, sources in found.items():
            allowed = OWN_WORDS | own if name == "connect-src" else OWN_WORDS
            assert sources <= allowed, (path, name)
        assert found["object-src"] == found["base-uri"] == {"'none'"}, path
        assert found["frame-ancestors"] == {"'none'"}, path
        assert "data:" not in found["script-src"] | found["style-src"] | found["connect-src"], path
        assert "set-cookie" not in headers, path


@needs_build
def test_no_page_has_script_or_style_of_its_own_that_the_policy_would_stop() -> None:
    pages = [path for path in built() if path.suffix == ".html"]
    assert pages, "the page is built by `make setup`"
    for page in pages:
        text = page.read_text(encoding="utf-8")
        for script in re.findall(r"<script\b([^>]*)>", text):
            assert "src=" in script, page.name
        assert not re.search(r"<style\b|\sstyle=|\son[a-z]+=|javascript:", text), page.name


@needs_build
def test_no_file_of_the_page_names_another_site() -> None:
    for path in built():
        text = path.read_text(encoding="utf-8")
        found = [one[1:] for one in ELSEWHERE.findall(text)]
        strange = [one for one in found if not one.startswith(NAMESPACES)]
        assert strange == [], path.name


@pytest.mark.parametrize(
    "text", ['src="https://x.example/a.js"', "url(//x.example/f.woff2)", "= 'http://x.example'"]
)
def test_the_address_of_another_site_is_found(text: str) -> None:
    assert ELSEWHERE.findall(text)
