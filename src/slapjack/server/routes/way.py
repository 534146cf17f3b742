"""How a request came to the server: what a proxy in front of it made of it.

It tells a visitor only what they could know of their own request, and the inner address of a proxy
that is not set up yet, so that `slapjack doctor` can name it.
"""

from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import Response

from slapjack.server.peers import Peer, is_forwarded, is_local, is_own_origin, is_trusted
from slapjack.server.routes.bodies import Way, said
from slapjack.server.wiring import Wiring


async def show_way(request: Request, wiring: Wiring, peer: Peer) -> Response:
    """Tell how this request came."""
    config = wiring.config
    remote = request.client.host if request.client is not None else ""
    forwarded = is_forwarded(request.headers.getlist)
    return said(
        Way(
            host=peer.host,
            scheme=peer.scheme,
            direct=peer.is_direct,
            local=is_local(remote),
            forwarded=forwarded,
            trusted=is_trusted(remote, config.trusted_proxies),
            proxy=remote if forwarded and _is_inner(remote) else None,
            origin_allowed=is_own_origin(
                request.headers.get("origin"), peer.host, config.public_url
            ),
            base_path=config.base_path,
            public_url=config.public_url,
        )
    )


def _is_inner(address: str) -> bool:
    try:
        return ip_address(address).is_private
    except ValueError:
        return False
