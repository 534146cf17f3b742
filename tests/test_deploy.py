"""The sample files of docs/deploy hold for what they are given to (nginx: tests/server)."""

import configparser
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from scripts import container
from slapjack.cli.main import app
from slapjack.cli.settings import PHRASE
from slapjack.server.meter import Meter
from slapjack.server.metrics import _Families
from slapjack.server.run import DRAIN_S, GRACE_S

ROOT = Path(__file__).resolve().parent.parent
SAMPLES = ROOT / "docs" / "deploy"
UNIT = (SAMPLES / "slapjack.service").read_text()
ANALYZE = shutil.which("systemd-analyze")

needs_systemd = pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is not installed here")


def settings() -> set[str]:
    """Return the variables that `slapjack serve` knows."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    return {str(parameter.envvar) for parameter in group.commands["serve"].params}


def analyzed(tmp_path: Path, *words: str) -> str:
    """Let systemd read the unit, with a program that exists here."""
    unit = tmp_path / "slapjack.service"
    unit.write_text(UNIT.replace("/opt/slapjack/bin/slapjack", "/bin/true"))
    assert ANALYZE is not None
    done = subprocess.run([ANALYZE, *words, str(unit)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@needs_systemd
@pytest.mark.slow
def test_systemd_takes_the_unit_without_a_word(tmp_path: Path) -> None:
    assert analyzed(tmp_path, "verify") == ""


@needs_systemd
@pytest.mark.slow
def test_the_unit_leaves_little_of_the_machine_within_reach(tmp_path: Path) -> None:
    said = analyzed(tmp_path, "security", "--offline=true", "--no-pager")
    level = re.search(r"exposure level for slapjack.service: ([\d.]+)", said)
    assert level is not None
    assert float(level[1]) < 2


def test_the_unit_keeps_its_promises_and_sets_what_there_is() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.read_string(UNIT)
    service = unit["Service"]
    for key, value in {
        "dynamicuser": "yes",
        "statedirectory": "slapjack",
        "protectsystem": "strict",
        "nonewprivileges": "yes",
        "restart": "on-failure",
    }.items():
        assert service[key] == value
    named = set(re.findall(r"SLAPJACK_\w+", UNIT))
    assert named <= settings()
    assert int(service["timeoutstopsec"]) > DRAIN_S + GRACE_S


def test_the_container_and_its_script_say_the_same() -> None:
    made, composed = (ROOT / "Containerfile").read_text(), (ROOT / "compose.yaml").read_text()
    script = (ROOT / "scripts" / "container.sh").read_text()
    assert set(re.findall(r"SLAPJACK_[A-Z_]+", made + composed)) <= settings()
    assert set(re.findall(r"container\.sh (\w+)", made)) == set(
        re.findall(r"^(\w+)\)$", script, re.MULTILINE)
    )
    (user,) = set(re.findall(r"--uid (\d+)", script))
    assert f"USER {user}:{user}" in made
    assert user == container.USER
    for promise in ("read_only: true", "cap_drop:", "no-new-privileges:true", "slapjack:/data"):
        assert promise in composed


def test_where_the_container_cannot_be_tried_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda _name: None)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert container.main() == 0
    assert "it needs debootstrap" in capsys.readouterr().err
    monkeypatch.setattr("os.geteuid", lambda: 1_000)
    assert container.main() == 0
    assert "it needs root" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["operating.md", "privacy.md"])
def test_the_manual_names_only_what_there_is(name: str) -> None:
    text = (SAMPLES.parent / name).read_text()
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    known = {flag for one in group.commands.values() for p in one.params for flag in p.opts}
    known |= {"--upgrade", "--help", "--build", "--volumes", "--rmi"}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text)) <= known
    assert set(re.findall(r"SLAPJACK_[A-Z_]+", text)) <= settings() | {PHRASE}
    families = {metric.name for metric in _Families(Meter(), 0).collect()}
    named = {one.removesuffix("_total") for one in re.findall(r"`?(slapjack_[a-z_]+)", text)}
    assert named <= families


@pytest.mark.parametrize("name", sorted(path.name for path in SAMPLES.iterdir()))
def test_every_flag_that_a_sample_names_exists(name: str) -> None:
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    known = {flag for one in group.commands["serve"].params for flag in one.opts}
    text = (SAMPLES / name).read_text()
    flags = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text)) - {"--now", "--nginx"}
    assert flags <= known | {"--print-config"}


@pytest.mark.skipif("CI" in os.environ, reason="Caddy is no package of every Debian")
@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed here")
def test_caddy_takes_its_file() -> None:
    command = [
        "caddy",
        "validate",
        "--adapter",
        "caddyfile",
        "--config",
        str(SAMPLES / "Caddyfile"),
    ]
    assert subprocess.run(command, check=False).returncode == 0
