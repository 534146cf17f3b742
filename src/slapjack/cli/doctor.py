"""`slapjack doctor`: what is wrong with a server, and which line mends it."""

import json
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from slapjack.cli import serve_options as option

if TYPE_CHECKING:
    from slapjack.server.doctor.findings import Finding

SIGNS = {"ok": "ok", "hint": "note", "wrong": "WRONG"}


def doctor(
    url: Annotated[
        str | None,
        typer.Argument(help="Address of a running server, as people open it.", show_default=False),
    ] = None,
    host: option.Host = "0.0.0.0",
    port: option.Port = 8080,
    public_url: option.PublicUrl = None,
    base_path: option.BasePath = "",
    trusted_proxies: option.TrustedProxies = "",
    lan_address: option.LanAddress = None,
    folder: option.Data = None,
    tls_cert: option.TlsCert = None,
    tls_key: option.TlsKey = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document.")] = False,
) -> None:
    """Check a running server from outside, or this machine before one starts.

    Example: slapjack doctor https://cards.example.org/games
    """
    from slapjack.i18n.catalog import catalog
    from slapjack.server.config import ConfigError, config_of, public_url_of
    from slapjack.server.doctor.findings import is_well
    from slapjack.server.doctor.machine import examine
    from slapjack.server.doctor.outside import look

    try:
        wanted = public_url_of(url)
        config = config_of(
            host=host,
            port=port,
            public_url=public_url,
            base_path=base_path,
            trusted_proxies=trusted_proxies,
            lan_address=lan_address,
            data=folder,
            tls_cert=tls_cert,
            tls_key=tls_key,
        )
    except ConfigError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    findings = look(wanted, catalog()) if wanted else examine(config, catalog())
    typer.echo(as_document(findings) if as_json else as_text(findings))
    if not is_well(findings):
        raise typer.Exit(1)


def as_document(findings: "Sequence[Finding]") -> str:
    """Write the findings for a program."""
    from slapjack.server.doctor.findings import is_well

    listed = [
        {"check": one.check, "verdict": one.verdict, "says": one.says, "mend": one.mend}
        for one in findings
    ]
    return json.dumps({"findings": listed, "well": is_well(findings)}, ensure_ascii=False)


def as_text(findings: "Sequence[Finding]") -> str:
    """Write the findings for a person: one line each, and below it how to mend it."""
    lines = []
    for one in findings:
        lines.append(f"{SIGNS[one.verdict]:<6} {one.check:<12} {one.says}")
        lines += [f"{'':<20}{line}" for line in one.mend.splitlines()]
    return os.linesep.join(lines)
