from pathlib import Path

import pytest

from scripts import browser_tests, chromium, debian, shell
from tests.scripts.conftest import MakeProgram


@pytest.fixture(autouse=True)
def without_right_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian, "may_install", lambda: False)
    monkeypatch.setattr(chromium, "ON_MACOS", Path("/no/such/browser"))
    monkeypatch.delenv("SLAPJACK_CHROMIUM", raising=False)
    monkeypatch.delenv("CI", raising=False)


def test_an_installed_browser_is_found(programs: MakeProgram) -> None:
    assert chromium.ensure() is None
    browser = programs("google-chrome", "")
    assert chromium.ensure() == browser


def test_a_browser_without_windows_goes_before_a_whole_one(programs: MakeProgram) -> None:
    whole = programs("chromium", "")
    light = programs("chromium-headless-shell", "")
    assert chromium.ensure() == light
    assert chromium.find(chromium.WHOLE) == whole


def test_a_named_browser_goes_before_an_installed_one(
    programs: MakeProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs("chromium", "")
    monkeypatch.setenv("SLAPJACK_CHROMIUM", "/opt/mine")
    assert chromium.ensure() == Path("/opt/mine")


def test_without_a_browser_the_tests_are_left_out_with_a_sentence(
    programs: MakeProgram, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    del programs
    browser_tests.run(tmp_path)
    assert "are left out" in capsys.readouterr().out


def test_without_a_browser_ci_fails(
    programs: MakeProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del programs
    monkeypatch.setenv("CI", "true")
    with pytest.raises(shell.SetupError, match="under CI they must run"):
        browser_tests.run(tmp_path)
