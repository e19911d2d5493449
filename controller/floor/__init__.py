"""More than one table: what their journals hold, gathered in one PostgreSQL database, the floor (docs/floor.md).

The only room that imports psycopg and alembic, which the extra `floor` brings. It reads journals through what it is
given, sends nothing down to a table, and no table waits for it.
"""
