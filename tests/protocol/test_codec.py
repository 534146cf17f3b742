import json
from contextlib import suppress
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from slapjack.protocol.client_messages import ClientMessage, Hello, Slap
from slapjack.protocol.codec import (
    MESSAGE_BYTES_MAX,
    BadMessageError,
    decode,
    encode,
    show,
)
from slapjack.protocol.server_messages import Ended, Ping, Refused, ServerMessage, Snapshot, Verdict
from slapjack.rules.cards import new_deck
from slapjack.rules.ruleset import RuleSet
from slapjack.rules.view import View

JSON_VALUES = st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=5)
CARDS = new_deck(2)


def values(kind: inspect.Type) -> st.SearchStrategy[object]:
    """Draw a value of a type as msgspec sees it, within its bounds."""
    if isinstance(kind, inspect.StructType):
        return structs(kind.cls)
    if isinstance(kind, inspect.UnionType):
        return st.one_of([values(one) for one in kind.types])
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        most = 3 if kind.max_length is None else min(3, kind.max_length)
        drawn = st.lists(values(kind.item_type), min_size=kind.min_length or 0, max_size=most)
        return drawn.map(tuple) if isinstance(kind, inspect.VarTupleType) else drawn.map(list)
    return scalars(kind)


def scalars(kind: inspect.Type) -> st.SearchStrategy[object]:
    match kind:
        case inspect.IntType():
            return st.integers(-(2**53) if kind.ge is None else kind.ge, kind.le or 2**53)
        case inspect.StrType(pattern=str() as pattern):
            sized = (kind.min_length or 0, kind.max_length or 99)
            return st.from_regex(pattern, fullmatch=True).filter(
                lambda text: sized[0] <= len(text) <= sized[1]
            )
        case inspect.StrType():
            return st.text(max_size=min(8, kind.max_length or 8))
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.DictType():
            return st.dictionaries(st.text(max_size=5), JSON_VALUES, max_size=3)
        case _:
            raise AssertionError(f"no strategy for {kind}")


def structs(cls: type) -> st.SearchStrategy[object]:
    if cls is View:
        return st.integers(2, 8).map(lambda seats: View.start(RuleSet.preset("classic"), seats))
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    return st.builds(cls, **{field.name: values(field.type) for field in info.fields})


def structs_as_bytes_with_a_flaw() -> st.SearchStrategy[bytes]:
    """A real message in which one byte was changed."""
    good = st.one_of([structs(kind) for kind in get_args(ClientMessage)]).map(msgspec.json.encode)
    return st.builds(
        lambda text, at, byte: text[: at % len(text)] + bytes([byte]) + text[at % len(text) + 1 :],
        good,
        st.integers(0, 500),
        st.integers(0, 255),
    )


TOKEN_LIKE = "abcdefghijklmnop"
HELLO = {"type": "hello", "proto": 1, "tokens": [TOKEN_LIKE]}
SLAP = {"type": "slap", "action_id": "a", "seat": 0, "flip": 1, "shown_us": 0, "pressed_us": 0}


@given(st.one_of([structs(kind) for kind in get_args(ClientMessage)]))
def test_a_client_message_is_read_as_it_was_written(message: ClientMessage) -> None:
    assert decode(msgspec.json.encode(message)) == message


@given(st.one_of([structs(kind) for kind in get_args(ServerMessage)]))
def test_a_server_message_is_read_by_a_client_as_it_was_written(message: ServerMessage) -> None:
    read = msgspec.json.decode(encode(message), type=ServerMessage)
    assert read == message


def test_messages_tell_their_type_first() -> None:
    assert encode(Ping(n=7)).startswith(b'{"type":"ping"')


@given(st.binary(max_size=200) | structs_as_bytes_with_a_flaw())
def test_any_bytes_are_a_message_or_are_turned_away(frame: bytes) -> None:
    with suppress(BadMessageError):
        assert isinstance(decode(frame), get_args(ClientMessage))


@pytest.mark.parametrize(
    "frame",
    [
        b"null",
        b"[]",
        b"7",
        b'"hello"',
        b"{}",
        b'{"type":"welcome"}',
        b'{"type":"nothing"}',
        b'{"type":null}',
        b"{",
        b"\xff\xfe",
        b'{"type":"pong","n":1,"client_us":NaN}',
        b'{"type":"pong","n":1,"client_us":1e999}',
        b"[" * 4000,
        b'{"type":"shout","action_id":"a","seat":0,"word":"\xff"}',
    ],
    ids=[
        "null",
        "list",
        "number",
        "text",
        "no type",
        "a server's message",
        "unknown type",
        "null type",
        "cut off",
        "no UTF-8",
        "not a number",
        "endless number",
        "deep nesting",
        "bad UTF-8 inside",
    ],
)
def test_what_is_no_message_is_turned_away(frame: bytes) -> None:
    with pytest.raises(BadMessageError):
        decode(frame)


def test_a_message_longer_than_the_limit_is_turned_away_unread() -> None:
    longest = json.dumps({**HELLO, "pad": ""}).encode()
    fits = longest[:-2] + b"x" * (MESSAGE_BYTES_MAX - len(longest)) + longest[-2:]
    assert isinstance(decode(fits), Hello)
    with pytest.raises(BadMessageError, match="4096 bytes, got 4097"):
        decode(fits + b" ")


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 8},
        {"seat": -1},
        {"seat": 1.5},
        {"seat": "0"},
        {"flip": 0},
        {"flip": 1_000_001},
        {"pressed_us": -1},
        {"pressed_us": 2**53},
        {"action_id": ""},
        {"action_id": "a" * 41},
        {"action_id": "a b"},
        {"contact": "elbow"},
        {"side": "middle"},
        {"source": "foot"},
        {"shout": "x" * 41},
    ],
    ids=str,
)
def test_a_field_out_of_its_range_is_turned_away(change: dict[str, object]) -> None:
    assert isinstance(decode(json.dumps(SLAP).encode()), Slap)
    with pytest.raises(BadMessageError, match=f"`.{next(iter(change))}`".replace(".", r"\$\.", 1)):
        decode(json.dumps({**SLAP, **change}).encode())


def test_a_missing_field_is_named() -> None:
    with pytest.raises(BadMessageError, match="pressed_us"):
        decode(json.dumps({key: SLAP[key] for key in SLAP if key != "pressed_us"}).encode())


def test_nine_tokens_fit_and_ten_do_not() -> None:
    hello = decode(json.dumps({**HELLO, "tokens": [TOKEN_LIKE] * 9}).encode())
    assert isinstance(hello, Hello)
    assert len(hello.tokens) == 9
    with pytest.raises(BadMessageError, match="tokens"):
        decode(json.dumps({**HELLO, "tokens": [TOKEN_LIKE] * 10}).encode())


def test_a_newer_client_may_say_more_in_a_hello() -> None:
    assert isinstance(decode(json.dumps({**HELLO, "colour": "red"}).encode()), Hello)


@pytest.mark.parametrize("pad_to", [0, 64, 1100])
@pytest.mark.parametrize("flip", [1, 99, 1_000_000])
def test_every_face_gives_a_show_of_one_length(flip: int, pad_to: int) -> None:
    lengths = {len(encode(show(flip, card, 0xFFFF_FFFF, pad_to=pad_to))) for card in CARDS}
    assert len(lengths) == 1
    assert lengths.pop() >= pad_to


@given(st.sampled_from(CARDS), st.integers(1, 1_000_000), st.integers(0, 0xFFFF_FFFF))
def test_a_padded_show_has_just_the_length_that_was_asked_for(card: str, flip: int, n: int) -> None:
    assert len(encode(show(flip, card, n, pad_to=1100))) == 1100


def test_a_show_carries_nothing_but_the_face_that_depends_on_it() -> None:
    jack, ten = show(5, "JS", 9), show(5, "10D", 9)
    assert (jack.flip, jack.n) == (ten.flip, ten.n)
    assert jack.pad.strip(".") == ten.pad.strip(".") == ""


def test_numbered_messages_carry_epoch_and_number() -> None:
    for kind in (Snapshot, Verdict):
        assert kind.__struct_fields__[:2] == ("epoch", "seq")


def test_a_refusal_without_an_action_has_null_for_it() -> None:
    assert json.loads(encode(Refused(action_id=None, code="bad_message"))) == {
        "type": "refused",
        "action_id": None,
        "code": "bad_message",
        "field": None,
        "hint": None,
    }


def test_an_end_says_why() -> None:
    assert json.loads(encode(Ended(why="no_such_table")))["why"] == "no_such_table"
