"""The game's streams and seeds: the same words that `rules.streams` and `playout.chance` draw.

Of each message only the seed and a counter change, so the rest of its bytes is written once.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from slapjack.playout.chance import GAME_DOMAIN, MIND_DOMAIN
from slapjack.playout.compiled import layout as at
from slapjack.playout.compiled.digest import (
    Bytes,
    Hashing,
    Words,
    compress,
    length_schedule,
    take_block,
)
from slapjack.playout.compiled.program import compiled

Board = npt.NDArray[np.int64]

_SEED_BYTES = 32
_COUNTER_BYTES = 8
_CARDS_DOMAIN = b"slapjack/1\0"
_SEED_AT = len(_CARDS_DOMAIN)
_MIND_AT = len(MIND_DOMAIN)
_GAME_AT = len(GAME_DOMAIN)
_LENGTHS = np.array(
    [_SEED_AT + _SEED_BYTES + len(f"\0{name}\0") + _COUNTER_BYTES for name in at.STREAM_NAMES],
    dtype=np.int64,
)


class Source(NamedTuple):
    """All that chance comes from.

    Attributes:
        hashing: Where hashes are made.
        cards: The message of each stream.
        tails: The block behind it, as a whole schedule.
        mind: The message from which a mind starts.
        game: The message from which a game starts.
        words: The words of the last block of each stream.
        minds: The state of each seat's generator; the table's is the last.
        pairs: The second half of a pair of normal draws, and whether there is one.
        levels: The numbers of each seat's temperament.
    """

    hashing: Hashing
    cards: Bytes
    tails: Words
    mind: Bytes
    game: Bytes
    words: npt.NDArray[np.uint64]
    minds: npt.NDArray[np.uint64]
    pairs: npt.NDArray[np.float64]
    levels: npt.NDArray[np.float64]


def new_source(levels: npt.NDArray[np.float64]) -> Source:
    """Return a source with all messages written, apart from seeds and counters."""
    cards = [
        _message(
            _CARDS_DOMAIN + bytes(_SEED_BYTES) + f"\0{name}\0".encode() + bytes(_COUNTER_BYTES)
        )
        for name in at.STREAM_NAMES
    ]
    return Source(
        hashing=Hashing(np.zeros(64, np.uint32), np.zeros(8, np.uint32)),
        cards=np.array(cards, np.uint8),
        tails=np.array([length_schedule(int(length)) for length in _LENGTHS], np.uint32),
        mind=_whole(MIND_DOMAIN + bytes(_SEED_BYTES + 1)),
        game=_whole(GAME_DOMAIN + bytes(2 * _COUNTER_BYTES)),
        words=np.zeros((len(at.STREAM_NAMES), 4), np.uint64),
        minds=np.zeros(9, np.uint64),
        pairs=np.zeros((9, 2), np.float64),
        levels=levels,
    )


def _message(message: bytes) -> list[int]:
    """Return the first block of a message that just fits it."""
    return list((message + b"\x80").ljust(64, b"\0"))


def _whole(message: bytes) -> Bytes:
    """Return a message of one block, with its length at the end."""
    block = (message + b"\x80").ljust(56, b"\0") + (8 * len(message)).to_bytes(8, "big")
    return np.frombuffer(block, np.uint8).copy()


@compiled
def write_number(message: Bytes, place: int, number: int) -> None:
    """Write a number as eight bytes, the largest first."""
    for byte in range(8):
        message[place + byte] = (number >> (8 * (7 - byte))) & 0xFF


@compiled
def write_state(message: Bytes, place: int, hashing: Hashing) -> None:
    """Write a hash as bytes."""
    for byte in range(32):
        word = hashing.state[byte >> 2]
        message[place + byte] = (word >> np.uint32(8 * (3 - (byte & 3)))) & np.uint32(0xFF)


@compiled
def seed_game(board: Board, source: Source, seed: int, number: int) -> None:
    """Set every stream and every mind to the start of a game of a run."""
    write_number(source.game, _GAME_AT, seed)
    write_number(source.game, _GAME_AT + 8, number)
    take_block(source.hashing, source.game)
    for stream in range(4):
        write_state(source.cards[stream], _SEED_AT, source.hashing)
        board[at.TAKEN + stream] = 0
    write_state(source.mind, _MIND_AT, source.hashing)
    for seat in range(board[at.SEATS]):
        _wake(source, seat, seat)
    _wake(source, 8, 255)


@compiled
def _wake(source: Source, mind: int, seat: int) -> None:
    """Start the generator of one mind."""
    source.mind[_MIND_AT + 32] = seat
    take_block(source.hashing, source.mind)
    source.minds[mind] = _pair(source.hashing, 0)
    source.pairs[mind, 1] = 0.0


@compiled
def _pair(hashing: Hashing, place: int) -> np.uint64:
    """Return two words of a hash as one."""
    high, low = np.uint64(hashing.state[place]), np.uint64(hashing.state[place + 1])
    return (high << np.uint64(32)) | low


@compiled
def word(board: Board, source: Source, stream: int) -> np.uint64:
    """Draw the next word of a stream."""
    taken = board[at.TAKEN + stream]
    board[at.TAKEN + stream] = taken + 1
    if taken & 3 == 0:
        message = source.cards[stream]
        write_number(message, _LENGTHS[stream] - 8, taken >> 2)
        take_block(source.hashing, message)
        compress(source.tails[stream], source.hashing.state)
        for place in range(4):
            source.words[stream, place] = _pair(source.hashing, 2 * place)
    return source.words[stream, taken & 3]


@compiled
def below(board: Board, source: Source, stream: int, bound: int) -> np.int64:
    """Draw a whole number below a bound; the uneven end of the words is thrown away."""
    number = np.uint64(bound)
    uneven = ((~np.uint64(0)) % number + np.uint64(1)) % number
    drawn = word(board, source, stream)
    while uneven and drawn >= np.uint64(0) - uneven:
        drawn = word(board, source, stream)
    return np.int64(drawn % number)


@compiled
def shuffle(board: Board, source: Source, stream: int, first: int, count: int) -> None:
    """Shuffle so many cards that lie one behind the other on the board."""
    for last in range(count - 1, 0, -1):
        chosen = below(board, source, stream, last + 1)
        card = board[first + last]
        board[first + last] = board[first + chosen]
        board[first + chosen] = card
