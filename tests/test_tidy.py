"""The repository keeps its own shape; and each check of that can fail."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.tidy import files, python, unused, wording

ROOT = Path(__file__).resolve().parent.parent
TEXTS = files.committed(ROOT)
CODE = files.code(TEXTS)
PROJECT = tomllib.loads(TEXTS["pyproject.toml"])
PURE_FLOORS = ("src/slapjack/rules/", "src/slapjack/fairness/", "src/slapjack/protocol/")
# Texts of others, kept as they came: licences, worked games, locks.
FOREIGN = ("LICENSE", "tests/vectors/", "requirements.lock", "web/package-lock.json", "OFL")
STARTS_MODULES = (
    "Makefile",
    "benchmarks/",
    "docs/examples/",
    "scripts/",
    "web/package.json",
    "web/e2e/",
    "web/scripts/",
)

Check = Callable[[str, str], list[str]]


def ours() -> dict[str, str]:
    return {
        name: text
        for name, text in TEXTS.items()
        if not any(name.startswith(start) or f"/{start}" in name for start in FOREIGN)
    }


def findings_of(texts: dict[str, str], check: Check) -> list[str]:
    return [finding for name, text in texts.items() for finding in check(name, text)]


def test_no_file_has_grown_past_one_subject() -> None:
    assert findings_of(CODE, wording.too_long) == []


def test_no_module_has_a_name_that_says_nothing() -> None:
    assert [finding for name in CODE for finding in wording.empty_name(name)] == []


def test_no_work_is_left_undone_in_a_comment() -> None:
    assert findings_of(ours(), wording.undone) == []


def test_no_file_names_a_registry_or_a_folder_of_this_machine() -> None:
    assert findings_of(TEXTS, wording.foreign_address) == []


def test_no_sentence_of_ours_has_a_long_dash() -> None:
    assert findings_of(ours(), wording.long_dash) == []


def test_every_module_says_what_it_decides() -> None:
    modules = {
        name: text
        for name, text in CODE.items()
        if name.endswith(".py") and not name.startswith("tests/")
    }
    assert findings_of(modules, python.without_docstring) == []


def test_docstrings_of_the_pure_floors_say_more_than_the_name() -> None:
    pure = {name: text for name, text in CODE.items() if name.startswith(PURE_FLOORS)}
    assert findings_of(pure, python.empty_docstrings) == []


def test_no_test_sleeps() -> None:
    tests = {
        name: text
        for name, text in CODE.items()
        if name.startswith("tests/") and name.endswith(".py")
    }
    assert findings_of(tests, python.sleeps) == []


def test_every_python_module_is_used() -> None:
    starters = [text for name, text in TEXTS.items() if name.startswith(STARTS_MODULES)]
    starters += PROJECT["project"]["scripts"].values()
    assert unused.python_modules(CODE, named_elsewhere="\n".join(starters)) == []


def test_every_file_of_the_page_is_used() -> None:
    assert unused.web_modules(TEXTS) == []


def test_every_dependency_is_imported() -> None:
    assert unused.packages(PROJECT["project"]["dependencies"], CODE) == []


def test_every_dependency_is_locked() -> None:
    wanted = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["dev"]]
    assert unused.unlocked(wanted, TEXTS["requirements.lock"]) == []


def test_a_file_of_401_lines_is_found() -> None:
    assert wording.too_long("a.py", "x\n" * 400) == []
    assert wording.too_long("a.py", "x\n" * 401) != []


@pytest.mark.parametrize("name", ["a/utils.py", "web/src/chatRoom.ts", "table_manager.py"])
def test_an_empty_name_is_found(name: str) -> None:
    assert wording.empty_name(name) != []


@pytest.mark.parametrize("name", ["a/bathrooms.py", "web/src/baseline.css", "table.py"])
def test_a_name_that_only_contains_an_empty_one_passes(name: str) -> None:
    assert wording.empty_name(name) == []


@pytest.mark.parametrize("word", ["to" + "do", "fix" + "me", "ha" + "ck"])
def test_undone_work_is_found(word: str) -> None:
    assert wording.undone("a.py", f"x\n# {word.upper()}: later") == [f"a.py:2: {word.upper()}"]


@pytest.mark.parametrize(
    "parts",
    [
        ("https://registry.npm", "js.org/x"),
        ("index = py", "pi.org"),
        ("/wo", "rk/main"),
        ("cd /ro", "ot/x"),
    ],
)
def test_a_foreign_address_is_found(parts: tuple[str, str]) -> None:
    assert wording.foreign_address("a.md", "".join(parts)) != []


@pytest.mark.parametrize("text", ["see docs/work/main", "the root of the tree", "./home/x"])
def test_ordinary_paths_are_no_foreign_addresses(text: str) -> None:
    assert wording.foreign_address("a.md", text) == []


def test_a_long_dash_is_found() -> None:
    assert wording.long_dash("a.md", "one\ntwo \N{EM DASH} three") == ["a.md:2: a long dash"]


def test_a_module_without_docstring_is_found() -> None:
    assert python.without_docstring("a.py", "x = 1\n") != []
    assert python.without_docstring("a.py", '"""Decides x."""\nx = 1\n') == []


def test_a_docstring_that_repeats_the_name_is_found() -> None:
    repeats = 'def rank_of(card: str) -> str:\n    """The rank of."""\n'
    missing = "class Pile:\n    def sweep(self) -> None: ...\n"
    tells = 'def rank_of(card: str) -> str:\n    """Return all but the suit letter."""\n'
    assert len(python.empty_docstrings("a.py", repeats)) == 1
    assert len(python.empty_docstrings("a.py", missing)) == 1
    assert python.empty_docstrings("a.py", tells) == []


@pytest.mark.parametrize("call", ["time.sleep(1)", "await asyncio.sleep(0.1)", "sleep(seconds)"])
def test_a_sleeping_test_is_found(call: str) -> None:
    assert python.sleeps("test_a.py", f"async def test_a():\n    {call}\n") != []


def test_giving_others_their_turn_is_no_sleep() -> None:
    assert python.sleeps("test_a.py", "async def test_a():\n    await asyncio.sleep(0)\n") == []


def test_an_unused_python_module_is_found() -> None:
    texts = {
        "src/slapjack/__init__.py": "",
        "src/slapjack/used.py": "import slapjack.used",
        "src/slapjack/user.py": "from slapjack import used",
    }
    assert unused.python_modules(texts, named_elsewhere="") == [
        "slapjack.user: no module imports it"
    ]
    assert unused.python_modules(texts, named_elsewhere="python -m slapjack.user") == []


def test_an_unused_file_of_the_page_is_found() -> None:
    texts = {
        "web/index.html": '<script type="module" src="/src/main.ts"></script>',
        "web/src/main.ts": 'import App from "./App.svelte";\nimport "./styles/base.css";',
        "web/src/App.svelte": 'import { x } from "./game/x.svelte";',
        "web/src/game/x.svelte.ts": 'export * from "../y";',
        "web/src/y.ts": "",
        "web/src/styles/base.css": "",
        "web/src/styles/old.css": "",
    }
    assert unused.web_modules(texts) == ["web/src/styles/old.css: no file imports it"]


def test_an_unused_dependency_is_found() -> None:
    texts = {"src/slapjack/a.py": "import segno\nfrom fluent.runtime import FluentBundle"}
    wanted = ["segno>=1", "fluent.runtime>=0.4", "uvloop>=0.2; x", "rich>=13"]
    assert unused.packages(wanted, texts) == ["rich: a dependency that no module imports"]


def test_a_dependency_without_a_lock_is_found() -> None:
    lock = "fluent-runtime==0.4.0 \\\n    --hash=sha256:00\n    # via rich==1\n"
    found = unused.unlocked(["fluent.runtime>=0.4", "rich[all]>=13"], lock)
    assert found == ["rich: not in requirements.lock, run `make lock`"]
