"""How hard Hypothesis looks, and how a test's figures reach the reader of a run."""

import os

import pytest
from hypothesis import HealthCheck, settings

# A machine that also does other things is slow at times; that is no fault of the code.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("dev", UNHURRIED, max_examples=50)
settings.register_profile("ci", UNHURRIED, derandomize=True, print_blob=True)
settings.register_profile("night", UNHURRIED, max_examples=5_000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests recorded as `figures`; a worker's own output would be lost."""
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for name, text in report.user_properties:
            if name == "figures":
                terminalreporter.write_sep("-", report.nodeid)
                terminalreporter.write_line(str(text))
