"""Games know their day and their table, so that records can be deleted by age or with a table.

Records from before count as of the day on which the schema changed, and belong to no table.
"""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

from slapjack.store.days import day_of

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, and give the tables that there are an identity."""
    born = sa.Column(
        "born", sa.String(32), nullable=True, comment="unlike its code never used again"
    )
    op.add_column("table", born)
    op.execute(sa.text('UPDATE "table" SET born = lower(hex(randomblob(16)))'))
    owner = sa.Column("owner", sa.String(32), nullable=True, comment="`born` of its table")
    op.add_column("game", owner)
    day = sa.Column(
        "day", sa.Integer, nullable=False, server_default="0", comment="days since 1970, UTC"
    )
    op.add_column("game", day)
    op.execute(sa.text("UPDATE game SET day = :day").bindparams(day=day_of(datetime.now(UTC))))
    op.create_index("game_owner_index", "game", ["owner"])
    op.create_index("game_day_index", "game", ["day"])


def downgrade() -> None:
    """Nothing is kept for a program that is older than what it finds."""
    raise NotImplementedError("a database goes forward only")
