"""The first schema: tables, their entries, records of games."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "table",
        sa.Column("code", sa.String(8), nullable=False, comment="the code that players type"),
        sa.Column("epoch", sa.BigInteger, nullable=False, comment="number of its last life"),
        sa.PrimaryKeyConstraint("code", name="table_pkey"),
    )
    op.create_table(
        "entry",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column(
            "number", sa.BigInteger, nullable=False, comment="from 1, in the order of the commits"
        ),
        sa.Column("kind", sa.String(16), nullable=False, comment="the tag of the entry"),
        sa.Column("body", sa.Text, nullable=False, comment="the entry as JSON"),
        sa.PrimaryKeyConstraint("code", "number", name="entry_pkey"),
        sa.ForeignKeyConstraint(
            ["code"], ["table.code"], name="entry_code_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "game",
        sa.Column("number", sa.Integer, nullable=False, comment="in the order in which they ended"),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("record", sa.Text, nullable=False, comment="the record, as an .sjr file"),
        sa.PrimaryKeyConstraint("number", name="game_pkey"),
        sa.UniqueConstraint("id", name="game_id_key"),
    )


def downgrade() -> None:
    """Nothing is kept for a program that is older than what it finds."""
    raise NotImplementedError("a database goes forward only")
