import re
from pathlib import Path

import pytest

from slapjack.table.animals import ANIMALS, INKS

ART = Path(__file__).parents[2] / "web" / "src" / "art"


def test_the_web_draws_the_animals_of_the_table_in_the_same_order() -> None:
    text = (ART / "animals.ts").read_text(encoding="utf-8")
    order = re.search(r"const ORDER[^=]*= \[(.*?)\];", text, re.DOTALL)
    assert order is not None
    assert tuple(re.findall(r'"(\w+)"', order.group(1))) == ANIMALS


def test_the_web_prints_the_inks_of_the_table_in_the_same_order() -> None:
    text = (ART / "inks.ts").read_text(encoding="utf-8")
    assert tuple(re.findall(r'\bid: "(\w+)"', text)) == INKS


@pytest.mark.parametrize("names", [ANIMALS, INKS])
def test_no_animal_or_ink_is_there_twice(names: tuple[str, ...]) -> None:
    assert len(set(names)) == len(names)
