"""`slapjack serve` as a host meets it: a real process, its words, and its end."""

import io
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest
import typer
from typer.core import TyperGroup
from typer.testing import CliRunner

from slapjack.cli.main import app
from slapjack.cli.serve import draws_blocks

BOUND_S = 20
LAST_LINE = "Press Ctrl+C to stop."


def refused(*arguments: str, code: int) -> str:
    """Run `slapjack serve` with what cannot work, and return what it says."""
    result = CliRunner().invoke(app, ["serve", *arguments])
    assert result.exit_code == code
    assert result.stdout == ""
    said: str = result.stderr
    assert said.count("\n") == 1
    return said


def test_a_wrong_setting_is_a_sentence_and_exit_code_2() -> None:
    assert "https://cards.example.org" in refused("--public-url", "cards", code=2)
    assert "/games/slapjack" in refused("--base-path", "/../x", code=2)
    assert "127.0.0.1" in refused("--trusted-proxies", "nginx", code=2)
    assert "192.168.1.20" in refused("--lan-address", "laptop", code=2)


def test_a_folder_that_cannot_be_written_is_a_sentence_and_exit_code_1(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "--data" in refused("--port", "0", "--data", str(tmp_path / "file" / "x"), code=1)


def test_a_port_in_use_is_a_sentence_and_exit_code_1() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refused("--host", "127.0.0.1", "--port", port, code=1)
    assert f"Port {port} is already in use" in said


def test_a_setting_comes_from_the_environment_unless_a_flag_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SLAPJACK_PUBLIC_URL", "from the environment")
    assert "from the environment" in refused(code=2)
    assert "from a flag" in refused("--public-url", "from a flag", code=2)


def test_every_setting_has_a_variable_of_its_own() -> None:
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    variables = {option.name: option.envvar for option in group.commands["serve"].params}
    assert variables.pop("prints_config") is None
    assert len(variables) == 19
    for name, variable in variables.items():
        assert isinstance(variable, str), name
        assert variable.startswith("SLAPJACK_")


@pytest.mark.parametrize(("encoding", "draws"), [("utf-8", True), ("ascii", False)])
def test_a_qr_code_is_drawn_only_where_the_terminal_has_the_signs(
    encoding: str, draws: bool
) -> None:
    assert draws_blocks(io.TextIOWrapper(io.BytesIO(), encoding=encoding)) is draws


class Host:
    """The process of a host, and what it has said so far."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.said = ""

    def hears(self, line: str) -> None:
        """Read on until this line came."""
        assert self.process.stdout is not None
        for one in self.process.stdout:
            self.said += one
            if one.strip() == line:
                return
        raise AssertionError(f"{line!r} did not come; it said {self.said!r}")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    script = "from slapjack.cli.main import app; app()"
    command = [sys.executable, "-c", script, "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--data", str(tmp_path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    ) as process:
        bound = Timer(BOUND_S, process.kill)
        bound.start()
        yield Host(process)
        bound.cancel()
        process.kill()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_a_host_sees_links_plays_and_stops_in_good_order(
    host: Host, ending: signal.Signals
) -> None:
    host.hears(LAST_LINE)
    link = re.search(r"(http://127.0.0.1:\d+/|http://localhost:\d+/)([A-Z]{4})#host=", host.said)
    assert link is not None
    with urllib.request.urlopen(f"{link[1]}api/v1/tables/{link[2]}", timeout=5) as answer:
        assert answer.status == 200
    host.process.send_signal(ending)
    assert host.process.wait(BOUND_S) == 0
    assert host.process.stdout is not None
    assert "Traceback" not in host.said + host.process.stdout.read()
