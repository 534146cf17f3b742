"""How hard Hypothesis looks, whose lines are counted, and how figures reach the reader of a run."""

import gc
import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

# A machine that also does other things is slow at times; that is no fault of the code.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("dev", UNHURRIED, max_examples=50)
settings.register_profile("ci", UNHURRIED, derandomize=True, print_blob=True)
settings.register_profile("night", UNHURRIED, max_examples=5_000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


def pytest_collection_finish() -> None:
    """Spare the garbage collector the walk over thousands of tests, for as long as they run."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Let nobody count the lines of a test that is marked `no_cover`.

    pytest-cov pauses its own counting, but coverage also began by itself in each worker, as in
    every process that a counted one starts; it would go on, and the test take four times as long.
    """
    counting = sys.gettrace()
    if item.get_closest_marker("no_cover") is not None:
        sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(counting)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests recorded as `figures`; a worker's own output would be lost."""
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for name, text in report.user_properties:
            if name == "figures":
                terminalreporter.write_sep("-", report.nodeid)
                terminalreporter.write_line(str(text))
