"""What the table says no with can be said in words: a refusal without any would be `other`."""

import re
from pathlib import Path

from slapjack.i18n.catalog import catalog

TABLE = Path(__file__).parents[2] / "src" / "slapjack" / "table"
CODE = re.compile(r'RefusedError\(\s*"(\w+)"')


def test_every_refusal_of_the_table_has_words() -> None:
    codes = {code for path in TABLE.glob("*.py") for code in CODE.findall(path.read_text())}
    assert "not_a_person" in codes
    assert [code for code in sorted(codes) if f"refused-{code}" not in catalog("en")] == []
