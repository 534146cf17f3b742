"""`slapjack export` and `slapjack import`: a backup of all tables and records, and back.

Exit codes (design.md section 5): 1 a file or the disk is broken, 3 nothing is there, 4 a file says
what cannot be, 6 something is in the way.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from slapjack.cli import serve_options as option

if TYPE_CHECKING:
    from slapjack.store.backup import Counted


def export(
    to: Annotated[Path, typer.Argument(metavar="DIR", help="A new or empty folder.")],
    folder: option.Data = None,
) -> None:
    """Write all tables and records into a folder, also while the server runs.

    Example: slapjack export /var/backups/slapjack-today
    """
    from slapjack.store.engine import default_folder
    from slapjack.store.exporting import export as run

    with _told():
        done = run(folder or default_folder(), to)
    typer.echo(f"exported {_amount(done)} to {to}")


def import_(
    backup: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that export wrote.")],
    folder: option.Data = None,
    leaves_out: Annotated[
        bool, typer.Option("--leave-out-broken", help="Take what is sound, and tell the rest.")
    ] = False,
) -> None:
    """Bring tables and records from a backup into a data folder that keeps nothing yet.

    Example: slapjack import /var/backups/slapjack-today --data /srv/slapjack
    """
    from slapjack.store.engine import default_folder
    from slapjack.store.importing import bring_in

    target = folder or default_folder()
    with _told():
        done = bring_in(backup, target, leaves_out=leaves_out)
    for sentence in done.left_out:
        typer.echo(f"left out: {sentence}", err=True)
    typer.echo(f"imported {_amount(done)} into {target}")


def _amount(done: "Counted") -> str:
    return f"{_count(done.tables, 'table')} and {_count(done.games, 'record')}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


@contextmanager
def _told() -> Iterator[None]:
    """Say on standard error what went wrong, and end with its code."""
    from slapjack.store import backup, errors

    codes: list[tuple[type[errors.StoreError], int]] = [
        (backup.NothingThereError, 3),
        (backup.WrongBackupError, 4),
        (backup.NotNowError, 6),
        (errors.InUseError, 6),
        (errors.StoreError, 1),
    ]
    try:
        yield
    except errors.StoreError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(next(code for kind, code in codes if isinstance(error, kind))) from error
