"""Settings as an operator meets them: `--print-config`, and variables that are none."""

import pytest
from typer.testing import CliRunner

from slapjack.cli.main import app


def serve(*arguments: str, **environ: str) -> tuple[int, str, str]:
    variables = {f"SLAPJACK_{name}": value for name, value in environ.items()}
    result = CliRunner().invoke(app, ["serve", *arguments], env=variables)
    return result.exit_code, result.stdout, result.stderr


def test_all_settings_are_printed_with_where_they_came_from() -> None:
    code, said, _ = serve("--print-config", "--port", "9000", LOG_FORMAT="json")
    lines = said.splitlines()
    assert code == 0
    assert lines[:4] == [
        "# From flags:",
        "SLAPJACK_PORT=9000",
        "# From the environment:",
        "SLAPJACK_LOG_FORMAT=json",
    ]
    assert "# From default:" in lines
    assert "# SLAPJACK_TABLE_TTL=24h" in lines


def test_a_printed_file_sets_what_was_set_and_nothing_else() -> None:
    _, said, _ = serve("--print-config", "--base-path", "/games", "--metrics")
    lines = [line for line in said.splitlines() if not line.startswith("#")]
    assert lines == ["SLAPJACK_BASE_PATH=/games", "SLAPJACK_METRICS=1"]
    again = dict(line.removeprefix("SLAPJACK_").split("=", 1) for line in lines)
    assert "SLAPJACK_METRICS=1" in serve("--print-config", **again)[1]


def test_the_phrase_is_never_printed() -> None:
    _, said, warned = serve("--print-config", "--open", "phrase", OPEN_PHRASE="green otters")
    assert "otters" not in said + warned
    assert "SLAPJACK_OPEN_PHRASE is set" in said


def test_a_variable_that_is_no_setting_is_warned_of_with_a_guess() -> None:
    code, said, warned = serve("--print-config", PROT="9", LOG_LEVEL="info")
    assert code == 0
    assert "SLAPJACK_PROT is no setting" in warned
    assert "is it SLAPJACK_PORT?" in warned
    assert "LOG_LEVEL" not in warned
    assert "PROT" not in said


@pytest.mark.parametrize(
    ("arguments", "environ"),
    [
        ((), {"PORT": "many"}),
        ((), {"LOG_LEVEL": "loud"}),
        (("--log-format", "xml"), {}),
        (("--open", "friends"), {}),
        (("--open", "phrase"), {}),
        (("--table-ttl", "soon"), {}),
        (("--tls-cert", "nowhere.pem"), {}),
    ],
)
def test_a_bad_value_ends_the_start_with_code_2(
    arguments: tuple[str, ...], environ: dict[str, str]
) -> None:
    code, said, warned = serve(*arguments, **environ)
    assert (code, said) == (2, "")
    assert warned
