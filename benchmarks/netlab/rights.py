"""What the lab needs of a machine, and what of it is missing here, in a sentence."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

NEEDS: Final = (
    "The netlab needs Linux, iproute2 and util-linux (`ip`, `unshare`, `nsenter`), /dev/net/tun,"
    " and the right to make network namespaces: root, or a system that lets users make their own."
)
TUN: Final = Path("/dev/net/tun")
_TOOLS: Final = ("ip", "unshare", "nsenter")
_BOUND_S: Final = 10


def unshare() -> list[str]:
    """Return the command before a command that shall run in a network namespace of its own."""
    return (
        ["unshare", "--net"]
        if os.geteuid() == 0
        else ["unshare", "--user", "--map-root-user", "--net"]
    )


def may_unshare() -> bool:
    """Try to make a namespace with a TUN device in it, which end at once."""
    command = [*unshare(), "ip", "tuntap", "add", "dev", "lab", "mode", "tun"]
    tried = subprocess.run(command, capture_output=True, timeout=_BOUND_S, check=False)
    return tried.returncode == 0


def missing(
    *,
    platform: str = sys.platform,
    which: Callable[[str], str | None] = shutil.which,
    tun: Path = TUN,
    may: Callable[[], bool] = may_unshare,
) -> str | None:
    """Say why the lab cannot run here; None where it can."""
    if not platform.startswith("linux"):
        return f"this is {platform}, not Linux"
    tools = [tool for tool in _TOOLS if which(tool) is None]
    if tools:
        return f"{', '.join(tools)} is not installed"
    if not os.access(tun, os.R_OK | os.W_OK):
        return f"{tun} is missing, or this user may not open it"
    return None if may() else "this user may not make a network namespace with a TUN device"
