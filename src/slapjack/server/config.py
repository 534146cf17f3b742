"""What an operator may set, checked before anything starts.

Settings come from the command line or from `SLAPJACK_*` variables (cli/serve.py); this module
knows what they mean and turns away what cannot work, with a sentence that says what would.
"""

import re
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from msgspec import Struct

from slapjack.server.peers import Network
from slapjack.table.names import blocked_words

LogLevel = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["text", "json"]
Opener = Literal["everybody", "phrase", "operator"]

PHRASE_SIGNS_MIN: Final = 6
"""A shorter phrase is guessed by a class in one lesson, ten tries a minute."""

_SPAN = re.compile(r"(\d{1,5})\s*([mhd])")
_SECONDS: Final = {"m": 60, "h": 3_600, "d": 86_400}


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
        table_ttl_s: A table to which nobody was connected for so many seconds is deleted.
        records_s: A record of a finished game is deleted after so many seconds.
        opener: Who may open a table.
        open_phrase: What the holders of a phrase, or the operator, must say for that.
        blocked_names: Words that no typed name may have, as the table compares them.
        metrics: Whether `/metrics` answers.
        log_level: The least that is logged.
        log_format: `text` for a terminal, `json` for a log collector.
        tls_cert: File with the certificate and its chain; None serves plain HTTP.
        tls_key: File with the certificate's private key.
    """

    host: str = "0.0.0.0"
    port: int = 8080
    public_url: str | None = None
    base_path: str = ""
    trusted_proxies: tuple[Network, ...] = ()
    lan_address: str | None = None
    tables_max: int = 1000
    data: Path | None = None
    table_ttl_s: int = 86_400
    records_s: int = 30 * 86_400
    opener: Opener = "everybody"
    open_phrase: str | None = None
    blocked_names: frozenset[str] = frozenset()
    metrics: bool = False
    log_level: LogLevel = "info"
    log_format: LogFormat = "text"
    tls_cert: Path | None = None
    tls_key: Path | None = None

    @property
    def scheme(self) -> str:
        """`https` where this process itself speaks TLS, else `http`."""
        return "http" if self.tls_cert is None else "https"

    @property
    def port_sign(self) -> str:
        """The port as an address of this server shows it: nothing where it is the scheme's own."""
        own = 80 if self.tls_cert is None else 443
        return "" if self.port == own else f":{self.port}"


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


def span_of(text: str, setting: str) -> int:
    """Read a span of time such as `30m`, `24h` or `7d`, in seconds.

    Raises:
        ConfigError: It is none, or nothing at all.
    """
    match = _SPAN.fullmatch(text.strip().lower())
    if match is None or int(match[1]) == 0:
        raise ConfigError(f"{setting} must look like 30m, 24h or 7d, got {text!r}")
    return int(match[1]) * _SECONDS[match[2]]


def phrase_of(opener: Opener, given: str | None, file: Path | None) -> str | None:
    """Find the phrase that opens tables: in the environment, else in a file.

    A command line is seen by every user of the machine, so it cannot say the phrase.

    Raises:
        ConfigError: There is none where one is needed, or it is too short, or cannot be read.
    """
    phrase = given
    if not phrase and file is not None:
        phrase = text_of(file, "the phrase")
    phrase = (phrase or "").strip()
    if opener == "everybody" or (opener == "operator" and not phrase):
        return None
    if len(phrase) < PHRASE_SIGNS_MIN:
        raise ConfigError(
            f"--open {opener} needs a phrase of {PHRASE_SIGNS_MIN} signs or more, in "
            "SLAPJACK_OPEN_PHRASE or in the file that --open-phrase-file names"
        )
    return phrase


def text_of(file: Path | None, what: str) -> str:
    """Read a file that the operator names; no file has no text.

    Raises:
        ConfigError: It cannot be read.
    """
    if file is None:
        return ""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise ConfigError(f"cannot read {what} from {file}: {why}") from error


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
    table_ttl: str = "24h",
    keep_records: str = "30d",
    opener: Opener = "everybody",
    open_phrase: str | None = None,
    open_phrase_file: Path | None = None,
    blocked_names_file: Path | None = None,
    metrics: bool = False,
    log_level: LogLevel = "info",
    log_format: LogFormat = "text",
    tls_cert: Path | None = None,
    tls_key: Path | None = None,
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
        table_ttl_s=span_of(table_ttl, "--table-ttl"),
        records_s=span_of(keep_records, "--keep-records"),
        opener=opener,
        open_phrase=phrase_of(opener, open_phrase, open_phrase_file),
        blocked_names=blocked_words(text_of(blocked_names_file, "the blocked names")),
        metrics=metrics,
        log_level=log_level,
        log_format=log_format,
        tls_cert=tls_cert,
        tls_key=tls_key,
    )
