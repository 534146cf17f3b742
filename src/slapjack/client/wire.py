"""Bytes to server messages and client messages to bytes: the mirror of `protocol/codec`."""

import msgspec

from slapjack.protocol.client_messages import ClientMessage
from slapjack.protocol.server_messages import ServerMessage

_decoder = msgspec.json.Decoder(ServerMessage)
_encoder = msgspec.json.Encoder()


class StrangeMessageError(ValueError):
    """Bytes that are no server message of this version; the text says where."""


def read(frame: bytes) -> ServerMessage:
    """Read one server message.

    Raises:
        StrangeMessageError: No JSON, of no known type, or a field that does not fit.
    """
    try:
        message: ServerMessage = _decoder.decode(frame)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise StrangeMessageError(str(error)) from error
    return message


def write(message: ClientMessage) -> bytes:
    """Write one client message."""
    return _encoder.encode(message)
