"""What an operator may set, checked before anything starts.

Settings come from the command line or from `SLAPJACK_*` variables (cli/serve.py); this module
knows what they mean and turns away what cannot work, with a sentence that says what would.
"""

from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from slapjack.server.peers import Network


class ConfigError(ValueError):
    """A setting that cannot work; the text is a sentence for the operator."""


class ServerConfig(Struct, frozen=True, kw_only=True):
    """The settings of one server.

    Attributes:
        host: Address to listen at; `0.0.0.0` is every IPv4 address of the machine.
        port: TCP port; 0 lets the system choose (tests).
        public_url: How the world reaches this server, with the base path; wins over every
            address that was found.
        base_path: Path under which all is served, "" or `/games/slapjack`.
        trusted_proxies: Whose forwarding headers are believed.
        lan_address: The address for phones where the machine cannot know it (a container).
        tables_max: Tables at once.
        data: Folder for what is kept; None is this user's own.
    """

    host: str = "0.0.0.0"
    port: int = 8080
    public_url: str | None = None
    base_path: str = ""
    trusted_proxies: tuple[Network, ...] = ()
    lan_address: str | None = None
    tables_max: int = 1000
    data: Path | None = None


def base_path_of(text: str) -> str:
    """Bring a base path into its one form: "" or a slash, words, and no slash at the end.

    Raises:
        ConfigError: It is no path.
    """
    path = text.strip().strip("/")
    if not path:
        return ""
    if any(sign in path for sign in "?#% \\") or "//" in path or ".." in path:
        raise ConfigError(f"the base path must look like /games/slapjack, got {text!r}")
    return f"/{path}"


def public_url_of(text: str | None) -> str | None:
    """Bring a public address into its one form, without a slash at the end.

    Raises:
        ConfigError: It is no http or https address.
    """
    if not text:
        return None
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ConfigError(f"the public URL must look like https://cards.example.org, got {text!r}")
    return f"{parts.scheme}://{parts.netloc}{base_path_of(parts.path)}"


def trusted_proxies_of(text: str) -> tuple[Network, ...]:
    """Read addresses and networks, separated by commas.

    Raises:
        ConfigError: One of them is neither.
    """
    networks = []
    for word in filter(None, (part.strip() for part in text.split(","))):
        try:
            networks.append(ip_network(word, strict=False))
        except ValueError as error:
            raise ConfigError(
                f"a trusted proxy is an address such as 127.0.0.1 or a network such as "
                f"10.0.0.0/8, got {word!r}"
            ) from error
    return tuple(networks)


def config_of(
    *,
    host: str,
    port: int,
    public_url: str | None = None,
    base_path: str = "",
    trusted_proxies: str = "",
    lan_address: str | None = None,
    tables_max: int = 1000,
    data: Path | None = None,
) -> ServerConfig:
    """Check the operator's words and make settings of them.

    A public address with a path also says the base path, unless that was given.

    Raises:
        ConfigError: A setting cannot work.
    """
    if not 0 <= port <= 65_535:
        raise ConfigError(f"the port must be a number from 1 to 65535, got {port}")
    if lan_address:
        try:
            ip_address(lan_address)
        except ValueError as error:
            raise ConfigError(
                f"the LAN address must look like 192.168.1.20, got {lan_address!r}"
            ) from error
    public = public_url_of(public_url)
    base = base_path_of(base_path)
    if public is not None and not base:
        base = base_path_of(urlsplit(public).path)
    return ServerConfig(
        host=host,
        port=port,
        public_url=public,
        base_path=base,
        trusted_proxies=trusted_proxies_of(trusted_proxies),
        lan_address=lan_address or None,
        tables_max=tables_max,
        data=data,
    )
