"""A bare echo on picows: what a WebSocket server in Python costs that decides nothing.

python -m benchmarks.peers.echo PORT
"""

import sys

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_create_server


class Echo(WSListener):  # type: ignore[misc]  # it ships no types where mypy looks
    """Says back what it hears."""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type in (WSMsgType.TEXT, WSMsgType.BINARY):
            transport.send(frame.msg_type, frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())


async def serve(port: int) -> None:
    """Serve until the process is ended."""
    server = await ws_create_server(
        lambda _request: Echo(), "127.0.0.1", port, enable_auto_pong=False
    )
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1])))
