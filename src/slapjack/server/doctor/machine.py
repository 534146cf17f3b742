"""Looks at this machine before a server starts on it, and at the one that runs on it already."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Final

from slapjack.i18n.catalog import Catalog
from slapjack.server.banner import home_url
from slapjack.server.clock import MonotonicClock
from slapjack.server.config import ConfigError, ServerConfig
from slapjack.server.doctor.findings import Finding, Notes
from slapjack.server.doctor.outside import look
from slapjack.server.doctor.visit import UnreachableError, get
from slapjack.server.lan import Reach, reachable
from slapjack.server.links import addresses
from slapjack.server.pages import BUILD_COMMAND, STATIC
from slapjack.server.run import listen
from slapjack.server.tls import check_tls
from slapjack.store.engine import FILE, default_folder
from slapjack.store.errors import told

FREE_BYTES_LEAST: Final = 200 * 1024 * 1024
YEAR_LEAST: Final = 2026
"""The year of this program: a clock before it was never set."""

STEP_US_MOST: Final = 1_000
"""A coarser clock cannot tell two hands apart."""


def examine(
    config: ServerConfig,
    words: Catalog,
    *,
    found: Callable[[], list[Reach]] = reachable,
    static: Path = STATIC,
) -> list[Finding]:
    """Check what a server with these settings needs.

    Args:
        config: The settings.
        words: The language.
        found: Tells the addresses of the machine; tests give their own.
        static: Folder of the web client's build.
    """
    notes = Notes(words)
    _check_addresses(notes, config, addresses(config, found()))
    _check_folder(notes, config.data or default_folder())
    _check_clock(notes)
    if not (static / "index.html").is_file():
        notes.note("page", "wrong", "missing", command=BUILD_COMMAND)
    try:
        check_tls(config.tls_cert, config.tls_key)
    except ConfigError as error:
        notes.put("certificate", "wrong", str(error))
    notes.findings += _look_at_port(notes, config, words)
    return notes.findings


def _check_addresses(notes: Notes, config: ServerConfig, found: list[Reach]) -> None:
    lan = [reach for reach in found if reach.kind == "lan"]
    if lan:
        notes.note("addresses", "ok", "lan", address=lan[0].address, count=len(lan))
    elif config.public_url is not None:
        notes.note("addresses", "ok", "public", url=config.public_url)
    elif found:
        notes.note("addresses", "wrong", "virtual", address=found[0].address)
    else:
        notes.note("addresses", "wrong", "none", host=config.host)


def _check_folder(notes: Notes, folder: Path) -> None:
    """See that the folder, or the nearest one above it that exists, can be written to."""
    there = next(one for one in (folder, *folder.parents) if one.exists())
    try:
        if not there.is_dir():
            raise NotADirectoryError(20, "it is a file")
        _write_into(there)
        free = shutil.disk_usage(there).free
    except OSError as error:
        notes.note("storage", "wrong", "unwritable", folder=str(there), why=error.strerror or "")
        return
    if free < FREE_BYTES_LEAST:
        notes.note("storage", "wrong", "full", folder=str(folder), free=free // 1024**2)
        return
    damage = _damage(folder / FILE)
    if damage:
        notes.put("storage", "wrong", damage)
    else:
        notes.note("storage", "ok", "writable", folder=str(folder), free=free // 1024**2)


def _write_into(folder: Path) -> None:
    """Try a file of its own; what a permission says is not always what a mount allows."""
    probe = folder / ".slapjack-doctor"
    probe.write_bytes(b"")
    probe.unlink()


def _damage(file: Path) -> str:
    """Read the schema of the database, if there is one; say what hinders that."""
    if not file.exists():
        return ""
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as database:
            database.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        return str(told(error, file))
    return ""


def _check_clock(notes: Notes) -> None:
    clock = MonotonicClock()
    seen = sorted({clock.now() for _ in range(10_000)})
    step_us = min((b - a for a, b in pairwise(seen)), default=STEP_US_MOST + 1)
    year = datetime.now(UTC).year
    if year < YEAR_LEAST:
        notes.note("clock", "wrong", "unset", year=str(year))
    elif step_us > STEP_US_MOST:
        notes.note("clock", "wrong", "coarse", step=step_us)
    else:
        notes.note("clock", "ok", "fine", step=step_us)


def _look_at_port(notes: Notes, config: ServerConfig, words: Catalog) -> list[Finding]:
    """Say whether the port is free; where Slapjack has it already, look at that one."""
    try:
        listen(config).close()
    except ConfigError as error:
        local = home_url(config if config.public_url is None else _without_public(config))
        if not _answers(f"{local}healthz"):
            notes.put("port", "wrong", str(error))
            return []
        notes.note("port", "ok", "ours", port=str(config.port))
        return look(config.public_url or local.rstrip("/"), words)
    notes.note("port", "ok", "free", port=str(config.port))
    return []


def _without_public(config: ServerConfig) -> ServerConfig:
    return ServerConfig(
        host=config.host, port=config.port, base_path=config.base_path, tls_cert=config.tls_cert
    )


def _answers(url: str) -> bool:
    try:
        return get(url).body.get("status") == "ok"
    except UnreachableError as error:
        return error.key == "certificate"
