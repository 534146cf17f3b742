"""`slapjack serve`: the flags, their `SLAPJACK_*` variables, and what a wrong one is answered."""

import sys
from pathlib import Path
from typing import Annotated, TextIO

import typer


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen at.", envvar="SLAPJACK_HOST")
    ] = "0.0.0.0",
    port: Annotated[
        int, typer.Option(help="Port for page, API and socket.", envvar="SLAPJACK_PORT")
    ] = 8080,
    public_url: Annotated[
        str | None,
        typer.Option(
            help="How the world reaches this server, such as https://cards.example.org.",
            envvar="SLAPJACK_PUBLIC_URL",
        ),
    ] = None,
    base_path: Annotated[
        str,
        typer.Option(
            help="Path under which all is served, such as /games/slapjack.",
            envvar="SLAPJACK_BASE_PATH",
        ),
    ] = "",
    trusted_proxies: Annotated[
        str,
        typer.Option(
            help="Addresses or networks whose forwarding headers are believed, with commas.",
            envvar="SLAPJACK_TRUSTED_PROXIES",
        ),
    ] = "",
    lan_address: Annotated[
        str | None,
        typer.Option(
            help="Address for phones, where this machine cannot know it (a container).",
            envvar="SLAPJACK_LAN_ADDRESS",
        ),
    ] = None,
    tables_max: Annotated[
        int,
        typer.Option("--max-tables", help="Tables at once.", envvar="SLAPJACK_MAX_TABLES", min=1),
    ] = 1000,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--data",
            help="Folder for what is kept: tables, and records of games. This user's own "
            "data folder, unless given.",
            envvar="SLAPJACK_DATA_DIR",
        ),
    ] = None,
    opens_table: Annotated[
        bool,
        typer.Option(
            "--open-table/--no-open-table",
            help="Open a first table and print its link and QR code.",
            envvar="SLAPJACK_OPEN_TABLE",
        ),
    ] = True,
) -> None:
    """Serve tables to browsers: page, API and socket on one port.

    Example: slapjack serve --port 9000 --public-url https://cards.example.org
    """
    # The web server is large; `slapjack rules` must not load it.
    from slapjack.server.config import ConfigError, config_of
    from slapjack.server.run import serve as run

    try:
        config = config_of(
            host=host,
            port=port,
            public_url=public_url,
            base_path=base_path,
            trusted_proxies=trusted_proxies,
            lan_address=lan_address,
            tables_max=tables_max,
            data=folder,
        )
    except ConfigError as error:
        raise _ended(error, 2) from error
    try:
        run(config, opens_table=opens_table, draws_qr=draws_blocks(sys.stdout), say=print_now)
    except ConfigError as error:
        raise _ended(error, 1) from error


def print_now(text: str) -> None:
    """Print for a host who waits, or for a program that reads our output."""
    print(text, flush=True)


def draws_blocks(stream: TextIO) -> bool:
    """Tell whether the stream's encoding has the block characters of a QR code."""
    try:
        "\u2580\u2584\u2588".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _ended(error: Exception, code: int) -> typer.Exit:
    typer.echo(str(error), err=True)
    return typer.Exit(code)
