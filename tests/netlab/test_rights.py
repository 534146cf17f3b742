"""Where the lab can run, and the sentence that says why not."""

from pathlib import Path

from benchmarks.netlab.rights import missing


def test_it_says_which_system_it_is_not() -> None:
    assert missing(platform="darwin") == "this is darwin, not Linux"


def test_it_names_each_tool_that_is_missing() -> None:
    found = missing(platform="linux", which=lambda tool: tool if tool == "ip" else None)
    assert found == "unshare, nsenter is not installed"


def test_it_says_that_there_is_no_device(tmp_path: Path) -> None:
    found = missing(platform="linux", which=str, tun=tmp_path / "tun")
    assert found == f"{tmp_path / 'tun'} is missing, or this user may not open it"


def test_it_says_that_namespaces_are_forbidden(tmp_path: Path) -> None:
    device = tmp_path / "tun"
    device.touch()
    found = missing(platform="linux", which=str, tun=device, may=lambda: False)
    assert found == "this user may not make a network namespace with a TUN device"
    assert missing(platform="linux", which=str, tun=device, may=lambda: True) is None
