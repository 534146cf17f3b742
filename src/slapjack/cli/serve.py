"""`slapjack serve`: from flags and variables to a running server, or to why it cannot run."""

import os
import sys
from typing import TextIO

import typer

from slapjack.cli import serve_options as option
from slapjack.cli.settings import PHRASE, printed, unknown


def serve(
    context: typer.Context,
    host: option.Host = "0.0.0.0",
    port: option.Port = 8080,
    public_url: option.PublicUrl = None,
    base_path: option.BasePath = "",
    trusted_proxies: option.TrustedProxies = "",
    lan_address: option.LanAddress = None,
    tables_max: option.MaxTables = 1000,
    folder: option.Data = None,
    table_ttl: option.TableTtl = "24h",
    keep_records: option.KeepRecords = "30d",
    who_opens: option.WhoOpens = "everybody",
    open_phrase_file: option.OpenPhraseFile = None,
    blocked_names: option.BlockedNames = None,
    opens_table: option.OpenTable = True,
    metrics: option.Metrics = False,
    log_level: option.Level = "info",
    log_format: option.Format = "text",
    tls_cert: option.TlsCert = None,
    tls_key: option.TlsKey = None,
    prints_config: option.PrintConfig = False,
) -> None:
    """Serve tables to browsers: page, API and socket on one port.

    Example: slapjack serve --port 9000 --public-url https://cards.example.org
    """
    # The web server is large; `slapjack rules` must not load it.
    from slapjack.server.config import ConfigError, config_of
    from slapjack.server.logs import set_up
    from slapjack.server.run import serve as run
    from slapjack.server.tls import check_tls

    for warning in unknown(context, os.environ):
        typer.echo(warning, err=True)
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
            table_ttl=table_ttl,
            keep_records=keep_records,
            opener=who_opens,
            open_phrase=os.environ.get(PHRASE),
            open_phrase_file=open_phrase_file,
            blocked_names_file=blocked_names,
            metrics=metrics,
            log_level=log_level,
            log_format=log_format,
            tls_cert=tls_cert,
            tls_key=tls_key,
        )
        check_tls(config.tls_cert, config.tls_key)
    except ConfigError as error:
        raise _ended(error, 2) from error
    if prints_config:
        typer.echo(printed(context, os.environ))
        return
    is_read_by_people = config.log_format == "text"
    set_up(config.log_level, config.log_format, sys.stderr if is_read_by_people else sys.stdout)
    try:
        run(
            config,
            opens_table=opens_table and is_read_by_people,
            draws_qr=draws_blocks(sys.stdout),
            say=print_now if is_read_by_people else _keep_silent,
        )
    except ConfigError as error:
        raise _ended(error, 1) from error


def print_now(text: str) -> None:
    """Print for a host who waits, or for a program that reads our output."""
    print(text, flush=True)


def _keep_silent(text: str) -> None:
    """Say nothing: a log is read by others, and links and host tokens are not for them."""


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
