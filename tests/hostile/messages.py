"""Client messages of every kind, drawn from their own types: fitting, nearly fitting, or nothing.

One generator serves the tests, which give it Hypothesis' random numbers, and the long run
(benchmarks/fuzz.py), which gives it a seed.
"""

import json
import random
import string
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import inspect

from slapjack.protocol.client_messages import ClientMessage, Hello
from slapjack.protocol.codec import PROTO
from slapjack.rules import PRESETS, RuleSet

_UNION: Final = inspect.type_info(ClientMessage)
assert isinstance(_UNION, inspect.UnionType)
KINDS: Final = tuple(one for one in _UNION.types if isinstance(one, inspect.StructType))
TAGS: Final = tuple(str(kind.tag) for kind in KINDS)

NASTY: Final = (
    "",
    " ",
    "\u202eevil",
    "a\u0300\u0301\u0302\u0303",
    "\u200b",
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{7*7}}",
    "${x}",
    "../../etc/passwd",
    "\x00",
    "\u0430dmin",
    "\U0001f1e9\U0001f1ea" * 4,
    "x" * 3_000,
    "null",
    "__proto__",
    "\ufeff",
    "1e999",
    "-0",
)
NUMBERS: Final = (0, -1, 1, 7, 8, 2**31, 2**53, 2**63, 2**64, 10**30, -(2**63), 0.5, -0.0, 1e308)
GARBAGE: Final = (
    b"",
    b"null",
    b"[]",
    b"{",
    b"7",
    b'"',
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b"[" * 4_000,
    b'{"a":' * 600,
    b'{"type":"slap"',
    b'{"type":null}',
    b'{"type":["hello"]}',
    b'{"type":"hello","type":"deal"}',
    b"NaN",
    b"\xef\xbb\xbf{}",
    b"1" * 4_000,
    b'{"type":"deal","action_id":"\\ud800"}',
    b'{"type":"deal","action_id":"\\u0000"}',
)


class Wild:
    """Draws messages.

    Args:
        chance: Where all of it comes from.
        tokens: Secrets that a hello may name, its own and other people's.
    """

    def __init__(self, chance: random.Random, tokens: Sequence[str] = ()) -> None:
        self.chance = chance
        self.tokens = list(tokens)

    def frame(self) -> bytes:
        """Draw what a client may send: most of it fits."""
        sort = self.chance.random()
        if sort < 0.08:
            return self.chance.choice(GARBAGE)
        message = self.fitting()
        if sort < 0.35:
            self._spoil(message)
        text = json.dumps(message, ensure_ascii=self.chance.random() < 0.5)
        frame = text.encode("utf-8", "surrogatepass")
        if sort > 0.97:
            at = self.chance.randrange(len(frame) + 1)
            frame = frame[:at] + self.chance.randbytes(self.chance.randrange(4)) + frame[at + 1 :]
        return frame

    def fitting(self, kind: inspect.StructType | None = None) -> dict[str, object]:
        """Draw a message that fits its type."""
        message = self._struct(kind or self.chance.choice(KINDS))
        if message["type"] == "hello":
            message["proto"] = PROTO
            known = self.chance.sample(self.tokens, min(len(self.tokens), self.chance.randrange(4)))
            message["tokens"] = known
        if "rules" in message:
            message["rules"] = self._rules()
        if "flip" in message and self.chance.random() < 0.8:
            message["flip"] = self.chance.randrange(1, 60)
        return message

    def hello(self) -> Hello:
        """Draw a hello."""
        kind = next(one for one in KINDS if one.tag == "hello")
        return msgspec.convert(self.fitting(kind), Hello)

    def hello_frame(self) -> bytes:
        """Draw a hello as it goes over a wire."""
        return msgspec.json.encode(self.hello())

    def junk(self, depth: int = 3) -> object:
        """Draw any JSON value."""
        sort = self.chance.randrange(8 if depth else 6)
        match sort:
            case 0:
                return self.chance.choice(NUMBERS)
            case 1:
                return self.chance.choice(NASTY)
            case 2:
                return None
            case 3:
                return self.chance.random() < 0.5
            case 4:
                return self.chance.randrange(-1_000, 1_000_000)
            case 5:
                return "".join(self.chance.choices(string.printable, k=self.chance.randrange(30)))
            case 6:
                return [self.junk(depth - 1) for _ in range(self.chance.randrange(5))]
            case _:
                return {
                    self.chance.choice(NASTY): self.junk(depth - 1)
                    for _ in range(self.chance.randrange(4))
                }

    def _rules(self) -> dict[str, object]:
        names = self.chance.sample(RuleSet.__struct_fields__, self.chance.randrange(4))
        return {"preset": self.chance.choice([*PRESETS, "nothing"])} | {
            name: self.junk(2) for name in names
        }

    def _spoil(self, message: dict[str, object]) -> None:
        for _ in range(self.chance.randrange(1, 3)):
            key = self.chance.choice([*message, self.chance.choice(NASTY)])
            if self.chance.random() < 0.25:
                message.pop(key, None)
            else:
                message[key] = self.junk()

    def _struct(self, kind: inspect.StructType) -> dict[str, object]:
        drawn: dict[str, object] = {}
        if kind.tag_field is not None:
            drawn[kind.tag_field] = kind.tag
        for field in kind.fields:
            if field.required or self.chance.random() < 0.6:
                drawn[field.encode_name] = self._value(field.type)
        return drawn

    def _value(self, kind: inspect.Type) -> object:
        match kind:
            case inspect.UnionType(types=types):
                return self._value(self.chance.choice(types))
            case inspect.StructType():
                return self._struct(kind)
            case inspect.IntType(ge=least, le=most):
                low = -(2**53) if least is None else int(least)
                high = 2**53 if most is None else int(most)
                return self.chance.choice((low, high, self.chance.randint(low, high), low))
            case inspect.LiteralType(values=values):
                return self.chance.choice(values)
            case inspect.BoolType():
                return self.chance.random() < 0.5
            case inspect.StrType():
                return self._text(kind)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return [self._value(item) for _ in range(self.chance.randrange(3))]
            case inspect.NoneType():
                return None
            case _:
                return self.junk()

    def _text(self, kind: inspect.StrType) -> str:
        least, most = kind.min_length or 0, kind.max_length or 40
        if kind.pattern is None and self.chance.random() < 0.6:
            return self.chance.choice(NASTY)[:most].ljust(least, "x")
        signs = string.ascii_letters + string.digits
        return "".join(self.chance.choices(signs, k=self.chance.randint(least, most)))
