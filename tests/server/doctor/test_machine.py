"""`slapjack doctor` before a server starts."""

import os
import shutil
import socket
from collections import namedtuple
from pathlib import Path

import msgspec
import pytest

from slapjack.i18n.catalog import catalog
from slapjack.server.config import ServerConfig
from slapjack.server.doctor import machine
from slapjack.server.doctor.findings import Finding
from slapjack.server.lan import Reach
from slapjack.store.engine import FILE, Database
from tests.server.certificates import CERT, OTHER_KEY

LAN = Reach(address="192.168.1.20", interface="wlan0", kind="lan")
DOCKER = Reach(address="172.17.0.1", interface="docker0", kind="virtual")


@pytest.fixture
def config(tmp_path: Path) -> ServerConfig:
    return ServerConfig(port=0, data=tmp_path / "data")


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("")
    return tmp_path / "static"


def findings(
    config: ServerConfig, static: Path, *found: Reach, **changes: object
) -> dict[str, Finding]:
    config = msgspec.structs.replace(config, **changes)
    listed = machine.examine(config, catalog(), found=lambda: list(found), static=static)
    assert not [one for one in listed if one.says.startswith("doctor-")]
    return {one.check: one for one in listed}


def test_a_machine_that_can_serve_has_nothing_to_mend(config: ServerConfig, static: Path) -> None:
    found = findings(config, static, LAN, DOCKER)
    assert {one.verdict for one in found.values()} == {"ok"}
    assert set(found) == {"addresses", "storage", "clock", "port"}
    assert "192.168.1.20" in found["addresses"].says


def test_looking_changes_nothing_on_the_disk(config: ServerConfig, static: Path) -> None:
    findings(config, static, LAN)
    assert config.data is not None
    assert not config.data.exists()
    assert [one.name for one in config.data.parent.iterdir()] == ["static"]


def test_a_machine_that_no_phone_can_reach_is_told_what_to_set(
    config: ServerConfig, static: Path
) -> None:
    none = findings(config, static)["addresses"]
    assert none.verdict == "wrong"
    assert "--public-url" in none.mend
    bridge = findings(config, static, DOCKER)["addresses"]
    assert bridge.verdict == "wrong"
    assert "--lan-address" in bridge.mend


def test_a_public_or_a_given_address_is_enough(config: ServerConfig, static: Path) -> None:
    found = findings(config, static, public_url="https://cards.example.org")
    assert found["addresses"].verdict == "ok"
    found = findings(config, static, lan_address="192.168.7.7")
    assert "192.168.7.7" in found["addresses"].says


def test_a_folder_that_cannot_be_used_is_named(config: ServerConfig, static: Path) -> None:
    (static.parent / "file").write_text("")
    found = findings(config, static, LAN, data=static.parent / "file" / "x")["storage"]
    assert found.verdict == "wrong"
    assert "--data FOLDER" in found.mend


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_of_somebody_else_is_named(config: ServerConfig, static: Path) -> None:
    (static.parent / "theirs").mkdir(mode=0o500)
    found = findings(config, static, LAN, data=static.parent / "theirs")["storage"]
    assert found.verdict == "wrong"


def test_a_full_disk_is_named(
    config: ServerConfig, static: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: usage(9, 9, 5 * 1024**2))
    found = findings(config, static, LAN)["storage"]
    assert found.verdict == "wrong"
    assert "5 MB" in found.says


async def test_a_good_database_is_well_and_a_damaged_one_is_named(
    config: ServerConfig, static: Path
) -> None:
    assert config.data is not None
    Database.open(config.data).close()
    assert findings(config, static, LAN)["storage"].verdict == "ok"
    (config.data / FILE).write_bytes(b"no database at all, but long enough to be looked at" * 99)
    for beside in ("-wal", "-shm"):
        (config.data / f"{FILE}{beside}").unlink(missing_ok=True)
    found = findings(config, static, LAN)["storage"]
    assert found.verdict == "wrong"
    assert "damaged" in found.says


def test_a_page_that_was_not_built_is_named_with_the_command(
    config: ServerConfig, tmp_path: Path
) -> None:
    assert findings(config, tmp_path, LAN)["page"].mend == "make setup"


def test_files_for_tls_that_do_not_fit_are_named(config: ServerConfig, static: Path) -> None:
    cert, key = static / "cert.pem", static / "key.pem"
    cert.write_text(CERT)
    key.write_text(OTHER_KEY)
    found = findings(config, static, LAN, tls_cert=cert, tls_key=key)["certificate"]
    assert found.verdict == "wrong"
    assert "is not that of the certificate" in found.says


def test_a_port_of_another_program_is_named(config: ServerConfig, static: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        found = findings(config, static, LAN, host="127.0.0.1", port=port)["port"]
    assert found.verdict == "wrong"
    assert f"--port {port + 1}" in found.says


@pytest.mark.parametrize(("step_us", "verdict"), [(1, "ok"), (15_600, "wrong")])
def test_a_clock_too_coarse_for_races_is_named(
    config: ServerConfig,
    static: Path,
    monkeypatch: pytest.MonkeyPatch,
    step_us: int,
    verdict: str,
) -> None:
    class Steps:
        def __init__(self) -> None:
            self.asked = 0

        def now(self) -> int:
            self.asked += 1
            return self.asked // 3 * step_us

    monkeypatch.setattr(machine, "MonotonicClock", Steps)
    assert findings(config, static, LAN)["clock"].verdict == verdict
