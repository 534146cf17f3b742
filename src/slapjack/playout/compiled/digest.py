"""SHA-256 as the streams need it, over words in arrays.

Messages here are short: a mind's fits one block; a stream's has 57 to 60 bytes and so a second
block that holds nothing but its length.

Source: FIPS 180-4; what is hashed, records.md "Random streams" and `playout.chance`.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from slapjack.playout.compiled.program import compiled

Words = npt.NDArray[np.uint32]
Bytes = npt.NDArray[np.uint8]

_MASK = 0xFFFFFFFF


def _roots(power: int, count: int) -> list[int]:
    """Return the first 32 bits behind the point of the roots of so many primes, exactly."""
    primes: list[int] = []
    number = 2
    while len(primes) < count:
        if all(number % prime for prime in primes):
            primes.append(number)
        number += 1
    return [_root(prime << (32 * power), power) & _MASK for prime in primes]


def _root(number: int, power: int) -> int:
    low, high = 0, 1 << (number.bit_length() // power + 1)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**power <= number else (low, middle)
    return low


ROUNDS = np.array(_roots(3, 64), dtype=np.uint32)
START = np.array(_roots(2, 8), dtype=np.uint32)


class Hashing(NamedTuple):
    """Where a hash is made: the schedule of a block, and the state so far."""

    schedule: Words
    state: Words


@compiled
def turned(word: np.uint32, bits: int) -> np.uint32:
    """Rotate a word to the right."""
    return np.uint32((word >> np.uint32(bits)) | (word << np.uint32(32 - bits)))


@compiled
def expand(schedule: Words) -> None:
    """Fill the schedule up from its first sixteen words."""
    for place in range(16, schedule.shape[0]):
        early, late = schedule[place - 15], schedule[place - 2]
        small = turned(early, 7) ^ turned(early, 18) ^ (early >> np.uint32(3))
        large = turned(late, 17) ^ turned(late, 19) ^ (late >> np.uint32(10))
        schedule[place] = np.uint32(schedule[place - 16] + small + schedule[place - 7] + large)


@compiled
def compress(schedule: Words, state: Words) -> None:
    """Take a block, as a whole schedule, into the state.

    The count of rounds is asked of the array, so that the compiler does not write 64 of them out:
    every function that shuffles would be compiled with them.
    """
    a, b, c, d = state[0], state[1], state[2], state[3]
    e, f, g, h = state[4], state[5], state[6], state[7]
    for place in range(schedule.shape[0]):
        choice = (e & f) ^ (~e & g)
        stir = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
        first = np.uint32(h + stir + choice + ROUNDS[place] + schedule[place])
        most = (a & b) ^ (a & c) ^ (b & c)
        second = np.uint32((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most)
        h, g, f, e = g, f, e, np.uint32(d + first)
        d, c, b, a = c, b, a, np.uint32(first + second)
    state[0] = np.uint32(state[0] + a)
    state[1] = np.uint32(state[1] + b)
    state[2] = np.uint32(state[2] + c)
    state[3] = np.uint32(state[3] + d)
    state[4] = np.uint32(state[4] + e)
    state[5] = np.uint32(state[5] + f)
    state[6] = np.uint32(state[6] + g)
    state[7] = np.uint32(state[7] + h)


@compiled
def take_block(hashing: Hashing, message: Bytes) -> None:
    """Take the first block of a message, from the start."""
    for place in range(8):
        hashing.state[place] = START[place]
    for place in range(16):
        word = np.uint32(0)
        for byte in range(4):
            word = np.uint32((word << np.uint32(8)) | np.uint32(message[4 * place + byte]))
        hashing.schedule[place] = word
    expand(hashing.schedule)
    compress(hashing.schedule, hashing.state)


def length_schedule(length: int) -> list[int]:
    """Return the whole schedule of a block that holds only the length of the message, in bytes."""
    schedule = [*(0 for _ in range(15)), 8 * length]
    for place in range(16, 64):
        early, late = schedule[place - 15], schedule[place - 2]
        small = _turned(early, 7) ^ _turned(early, 18) ^ (early >> 3)
        large = _turned(late, 17) ^ _turned(late, 19) ^ (late >> 10)
        schedule.append((schedule[place - 16] + small + schedule[place - 7] + large) & _MASK)
    return schedule


def _turned(word: int, bits: int) -> int:
    return ((word >> bits) | (word << (32 - bits))) & _MASK
