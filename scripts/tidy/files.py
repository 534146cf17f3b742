"""The files that are, or would be, committed."""

import subprocess
from functools import cache
from pathlib import Path

CODE = (".py", ".ts", ".svelte", ".css", ".js", ".mjs")


@cache
def committed(root: Path) -> dict[str, str]:
    """Return the text of every file that git knows or does not ignore, by its path below `root`.

    Files that are no UTF-8 text (pictures, fonts, sounds) are left out.
    """
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        check=True,
    ).stdout.decode()
    texts: dict[str, str] = {}
    for name in filter(None, listed.split("\0")):
        try:
            texts[name] = (root / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue
    return texts


def code(texts: dict[str, str]) -> dict[str, str]:
    """Return the code that people write; what a program wrote says so in its first line."""
    return {
        name: text
        for name, text in texts.items()
        if name.endswith(CODE) and "do not edit" not in text.partition("\n")[0]
    }
