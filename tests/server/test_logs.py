import io
import json
import logging
from collections.abc import Iterator

import pytest

from slapjack.server import logs

SECRET = "BCDF 192.168.1.5 Zaphod"


class SecretiveError(Exception):
    pass


@pytest.fixture
def restored() -> Iterator[None]:
    """Put the handlers and levels of the test run back."""
    root, own = logging.getLogger(), logging.getLogger("slapjack")
    handlers, levels = root.handlers[:], (root.level, own.level)
    yield
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    own.setLevel(levels[1])


def fail(depth: int) -> None:
    if depth:
        fail(depth - 1)
    raise SecretiveError(SECRET)


def logged(name: str, form: str, message: str, *values: object, depth: int | None = None) -> str:
    """Log one message at level error, and return what came out."""
    stream = io.StringIO()
    logs.set_up("info", "json" if form == "json" else "text", stream)
    try:
        if depth is not None:
            fail(depth)
    except SecretiveError:
        logging.getLogger(name).exception(message, *values)
    else:
        logging.getLogger(name).error(message, *values)
    return stream.getvalue()


@pytest.mark.usefixtures("restored")
def test_a_json_line_says_when_how_bad_who_and_what() -> None:
    line = json.loads(logged("slapjack.store", "json", "kept %d entries", 3))
    assert line.pop("time").endswith("+00:00")
    assert line == {"level": "error", "logger": "slapjack.store", "event": "kept 3 entries"}


@pytest.mark.usefixtures("restored")
@pytest.mark.parametrize("form", ["json", "text"])
def test_a_fault_is_its_type_and_its_places_without_its_text(form: str) -> None:
    said = logged("slapjack.table", form, "a table stopped", depth=3)
    assert "Zaphod" not in said
    assert "SecretiveError" in said
    assert "tests/server/test_logs.py:" in said
    assert " in fail" in said


@pytest.mark.usefixtures("restored")
def test_only_the_innermost_places_of_a_deep_fault_are_logged() -> None:
    line = json.loads(logged("slapjack.table", "json", "a table stopped", depth=50))
    assert len(line["at"]) == logs.FRAMES_MAX


@pytest.mark.usefixtures("restored")
@pytest.mark.parametrize("form", ["json", "text"])
def test_of_a_librarys_message_only_the_template_is_logged(form: str) -> None:
    said = logged("asyncio", form, "socket of %s failed\nfuture: <Task 'table BCDF'>", SECRET)
    assert "socket of %s failed" in said
    assert "BCDF" not in said


@pytest.mark.usefixtures("restored")
def test_a_group_of_faults_shows_the_first_that_is_none() -> None:
    stream = io.StringIO()
    logs.set_up("info", "json", stream)
    try:
        raise ExceptionGroup(SECRET, [ExceptionGroup("inner", [SecretiveError(SECRET)])])
    except ExceptionGroup:
        logging.getLogger("uvicorn.error").exception("tasks failed")
    assert json.loads(stream.getvalue())["fault"] == "SecretiveError"


@pytest.mark.usefixtures("restored")
def test_libraries_are_heard_from_warnings_up_and_we_from_the_level_asked() -> None:
    stream = io.StringIO()
    logs.set_up("debug", "text", stream)
    logging.getLogger("sqlalchemy").debug("executing %s", SECRET)
    logging.getLogger("sqlalchemy").info("executing %s", SECRET)
    logging.getLogger("slapjack.server").debug("a small thing")
    assert "executing" not in stream.getvalue()
    assert "debug: a small thing" in stream.getvalue()
