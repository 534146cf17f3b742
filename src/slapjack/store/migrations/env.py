"""Where Alembic enters: it is always handed an open transaction (`engine.migrate`).

All steps of one start are in it, so a step that fails takes back those before it as well.
"""

from alembic import context

from slapjack.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
)
with context.begin_transaction():
    context.run_migrations()
