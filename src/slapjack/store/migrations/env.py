"""Where Alembic enters: it is always handed an open connection (`engine.migrate`)."""

from alembic import context

from slapjack.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # Ours begin with an explicit BEGIN, so SQLite too takes a failed step back whole.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
