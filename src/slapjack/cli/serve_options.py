"""The settings of a server as flags and `SLAPJACK_*` variables; `serve` and `doctor` share them."""

from pathlib import Path
from typing import Annotated

import typer

from slapjack.server.config import LogFormat, LogLevel, Opener

Host = Annotated[str, typer.Option(help="Address to listen at.", envvar="SLAPJACK_HOST")]
Port = Annotated[int, typer.Option(help="Port for page, API and socket.", envvar="SLAPJACK_PORT")]
PublicUrl = Annotated[
    str | None,
    typer.Option(
        help="How the world reaches this server, such as https://cards.example.org.",
        envvar="SLAPJACK_PUBLIC_URL",
    ),
]
BasePath = Annotated[
    str,
    typer.Option(
        help="Path under which all is served, such as /games/slapjack.",
        envvar="SLAPJACK_BASE_PATH",
    ),
]
TrustedProxies = Annotated[
    str,
    typer.Option(
        help="Addresses or networks whose forwarding headers are believed, with commas.",
        envvar="SLAPJACK_TRUSTED_PROXIES",
    ),
]
LanAddress = Annotated[
    str | None,
    typer.Option(
        help="Address for phones, where this machine cannot know it (a container).",
        envvar="SLAPJACK_LAN_ADDRESS",
    ),
]
MaxTables = Annotated[
    int,
    typer.Option("--max-tables", help="Tables at once.", envvar="SLAPJACK_MAX_TABLES", min=1),
]
Data = Annotated[
    Path | None,
    typer.Option(
        "--data",
        help="Folder for what is kept: tables, and records of games. This user's own "
        "data folder, unless given.",
        envvar="SLAPJACK_DATA_DIR",
    ),
]
TableTtl = Annotated[
    str,
    typer.Option(
        help="A table to which nobody was connected for so long is deleted: 30m, 24h, 7d.",
        envvar="SLAPJACK_TABLE_TTL",
    ),
]
KeepRecords = Annotated[
    str,
    typer.Option(
        help="Records of finished games are deleted after so long: 24h, 30d.",
        envvar="SLAPJACK_KEEP_RECORDS",
    ),
]
WhoOpens = Annotated[
    Opener,
    typer.Option(
        "--open",
        help="Who may open a table; a phrase comes from SLAPJACK_OPEN_PHRASE or from a file.",
        envvar="SLAPJACK_OPEN",
    ),
]
OpenPhraseFile = Annotated[
    Path | None,
    typer.Option(
        help="File that holds the phrase which opens tables.", envvar="SLAPJACK_OPEN_PHRASE_FILE"
    ),
]
BlockedNames = Annotated[
    Path | None,
    typer.Option(
        "--blocked-names",
        help="File with words that no typed name may have, one a line.",
        envvar="SLAPJACK_BLOCKED_NAMES",
    ),
]
OpenTable = Annotated[
    bool,
    typer.Option(
        "--open-table/--no-open-table",
        help="Open a first table and print its link and QR code (never with JSON logs).",
        envvar="SLAPJACK_OPEN_TABLE",
    ),
]
Metrics = Annotated[
    bool,
    typer.Option(
        "--metrics/--no-metrics",
        help="Answer /metrics for Prometheus; keep it from the world in the proxy.",
        envvar="SLAPJACK_METRICS",
    ),
]
Level = Annotated[
    LogLevel, typer.Option("--log-level", help="The least to log.", envvar="SLAPJACK_LOG_LEVEL")
]
Format = Annotated[
    LogFormat,
    typer.Option(
        "--log-format",
        help="json: lines on stdout for a log collector, and no banner.",
        envvar="SLAPJACK_LOG_FORMAT",
    ),
]
TlsCert = Annotated[
    Path | None,
    typer.Option(help="Certificate with its chain (PEM).", envvar="SLAPJACK_TLS_CERT"),
]
TlsKey = Annotated[
    Path | None,
    typer.Option(help="Private key of the certificate (PEM).", envvar="SLAPJACK_TLS_KEY"),
]
PrintConfig = Annotated[
    bool,
    typer.Option("--print-config", help="Print all settings and where each came from, then stop."),
]
