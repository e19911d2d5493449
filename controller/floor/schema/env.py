"""Run by alembic: the versions of the schema in the transaction of the connection that `administration.init` gives."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], version_table_schema="floor")
with context.begin_transaction():
    context.run_migrations()
