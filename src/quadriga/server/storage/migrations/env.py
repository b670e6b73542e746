"""Runs migrations on the connection the server hands over, or writes a new one by comparing with the schema."""

from alembic import context

from quadriga.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
