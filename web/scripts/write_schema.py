"""Write the files by which the web client knows Python's types: messages and rule presets.

Run it after a change to `slapjack.protocol` or to the presets, then `npm run types` in web/.
`tests/protocol/test_schema_files.py` fails while the files are out of date.
"""

import json
from pathlib import Path

import msgspec

from slapjack.protocol.schema import schema
from slapjack.rules import PRESETS, RuleSet

PROTOCOL = Path(__file__).parents[1] / "src" / "protocol"


def files() -> dict[Path, str]:
    """Return each file's text as it should be now."""
    presets = {
        "defaults": msgspec.to_builtins(RuleSet()),
        "presets": {name: dict(changes) for name, changes in PRESETS.items()},
    }
    return {
        PROTOCOL / "schema.json": _text(schema()),
        PROTOCOL / "presets.json": _text(presets),
    }


def _text(document: object) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False, default=list) + "\n"


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
