"""Fields that several messages share, each with the range that is taken at the edge.

A number outside its range never reaches the table: the codec turns the message away.
"""

from typing import Annotated, Literal

from msgspec import Meta

ActionId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""Chosen by the client, once for each action: a repeat is answered, not done again."""

Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""A seat's or a host's secret."""

SeatNo = Annotated[int, Meta(ge=0, le=7)]
FlipRef = Annotated[int, Meta(ge=1, le=1_000_000)]
Nonce = Annotated[int, Meta(ge=0, le=0xFFFF_FFFF)]

ClientClock = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""An instant on the client's own clock (`performance.now()`), in microseconds."""

Span = Annotated[int, Meta(ge=0, le=600_000_000)]
"""A span that a client measured, in microseconds: ten minutes at most."""

Step = Annotated[int, Meta(ge=0, le=1_000_000)]
"""The step of a clock or the period of a screen, in microseconds."""

Handicap = Annotated[int, Meta(ge=0, le=1_500_000)]
Word = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=64)]

Role = Literal["player", "big_screen", "watcher"]
Source = Literal["touch", "pen", "mouse", "key", "button"]
Contact = Literal["palm", "finger", "back"]
Side = Literal["left", "right", "both"]
Reaction = Literal["clap", "laugh", "wow", "ouch", "heart", "think", "hurry", "wave"]
JudgeMode = Literal["casual", "ranked", "strict", "off"]
LinkQuality = Literal["good", "slow", "weak", "unknown"]
"""How a seat's connection is told to the table: never a number that a stranger could use."""
