"""The tables of the database, in SQLAlchemy Core: the same for SQLite now and PostgreSQL later.

What is kept of a card table is a row of `table` and its entries, numbered without gaps at the end;
what nothing needs any more is deleted. Records of finished games outlive their table, for as many
days as the operator says, unless it is erased. No column holds an address or a time of day.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "fk": "%(table_name)s_%(column_0_name)s_fkey",
        "pk": "%(table_name)s_pkey",
        "uq": "%(table_name)s_%(column_0_name)s_key",
    }
)

TABLES: Final = Table(
    "table",
    METADATA,
    Column("code", String(8), primary_key=True, comment="the code that players type"),
    Column("epoch", BigInteger, nullable=False, comment="number of its last life"),
    Column("born", String(32), comment="unlike its code never used again"),
)

ENTRIES: Final = Table(
    "entry",
    METADATA,
    Column("code", String(8), ForeignKey("table.code", ondelete="CASCADE"), nullable=False),
    Column("number", BigInteger, nullable=False, comment="from 1, in the order of the commits"),
    Column("kind", String(16), nullable=False, comment="the tag of the entry"),
    Column("body", Text, nullable=False, comment="the entry as JSON"),
    PrimaryKeyConstraint("code", "number"),
    sqlite_with_rowid=False,
)

GAMES: Final = Table(
    "game",
    METADATA,
    Column("number", Integer, primary_key=True, comment="in the order in which they ended"),
    Column("id", String(64), nullable=False, unique=True),
    Column("record", Text, nullable=False, comment="the record, as an .sjr file"),
    Column("owner", String(32), comment="`born` of its table"),
    Column("day", Integer, nullable=False, server_default="0", comment="days since 1970, UTC"),
    Index("game_owner_index", "owner"),
    Index("game_day_index", "day"),
)
