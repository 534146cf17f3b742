"""Records that somebody made up: a record comes out, or a sentence that says where it is none."""

import json
import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from slapjack.rules import Record, RecordError
from tests.hostile.messages import Wild

pytestmark = pytest.mark.slow

SEED = bytes(range(32))


def sample() -> list[dict[str, object]]:
    """Return the lines of a short true record."""
    header = {
        "slapjack": 1,
        "rules": {"preset": "classic", "cut": "none"},
        "seats": [{"name": "A"}, {"name": "B"}],
        "dealer": 1,
        "seed": SEED.hex(),
    }
    lines: list[dict[str, object]] = [header]
    lines += [{"do": "flip", "seat": n % 2, "at_us": 1_000 * n} for n in range(4)]
    lines += [
        {"do": "slap", "hands": [{"seat": 0, "reaction_us": 300_000}]},
        {"note": "x"},
        {"expect": {"turn": 1}},
        {"void": {"flip": 2}},
    ]
    return lines


def loads(text: str) -> Record | None:
    """Load and replay as the program does with a file of somebody else's."""
    record, refused = None, None
    try:
        record = Record.load(text)
    except RecordError as error:
        refused = error
    if record is None:
        assert refused is not None
        assert refused.line >= 1
        assert str(refused)
        return None
    with suppress(RecordError):
        record.replay()
    record.dump()
    return record


def test_the_sample_is_a_record_before_it_is_spoiled() -> None:
    assert loads("".join(json.dumps(line) + "\n" for line in sample()[:5])) is not None


@settings(max_examples=150)
@given(st.randoms(use_true_random=False), st.integers(1, 4))
def test_a_spoiled_record_is_refused_with_a_sentence_or_read(
    chance: random.Random, times: int
) -> None:
    wild = Wild(chance)
    lines = sample()
    for _ in range(times):
        line = chance.choice(lines)
        key = chance.choice([*line, "seed", "deck", "stocks", "pile", "turn", "hands", "id"])
        line[key] = wild.junk()
    if chance.random() < 0.3:
        chance.shuffle(lines)
    loads("".join(json.dumps(line) + "\n" for line in lines))


@given(st.text(max_size=200))
def test_any_text_is_refused_with_a_sentence_or_read(text: str) -> None:
    loads(text)
    loads(json.dumps(sample()[0]) + "\n" + text)


@given(st.binary(max_size=60), st.integers(0, 400))
def test_a_torn_record_is_refused_with_a_sentence_or_read(junk: bytes, at: int) -> None:
    text = "".join(json.dumps(line) + "\n" for line in sample())
    loads(text[:at] + junk.decode("latin-1") + text[at:])
    loads(text[:at])


HUGE = "9" * 100_000
DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    "line",
    [
        f'{{"do":"flip","seat":{HUGE}}}',
        f'{{"do":"flip","seat":0,"at_us":{HUGE}}}',
        f'{{"do":"flip","seat":0,"at_us":1e{"9" * 30}}}',
        f'{{"note":{DEEP}}}',
        f'{{"expect":{DEEP}}}',
        '{"do":"flip","seat":1e300}',
        '{"do":"cut","seat":0,"cards":-99999999999999999999}',
        '{"do":"slap","hands":[' + ",".join(['{"seat":0,"reaction_us":1}'] * 50_000) + "]}",
        '{"note":"' + "\\u0000" * 20_000 + '"}',
        "{" + ",".join(f'"{n}":0' for n in range(50_000)) + "}",
    ],
    ids=[
        "a huge seat", "a huge time", "a huge exponent", "a deep note", "a deep expectation",
        "a far seat", "a huge cut", "many hands", "many NULs", "many keys",
    ],
)  # fmt: skip
def test_a_line_beyond_all_measure_is_no_fault_of_ours(line: str) -> None:
    first = json.dumps(sample()[0])
    loads(f"{first}\n{line}\n")
    loads(f"{line}\n")
    with suppress(RecordError):
        Record.load(first.replace('"dealer": 1', f'"dealer": {HUGE}') + "\n")


def test_a_line_of_ten_million_signs_is_read_or_refused() -> None:
    first = json.dumps(sample()[0])
    for long in ('{"note":"' + "x" * 10_000_000 + '"}', "[" * 10_000_000, "x" * 10_000_000):
        loads(f"{first}\n{long}\n")
