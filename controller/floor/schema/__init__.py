"""The floor's schema and its versions, for alembic: `env` is run by it, `versions` has one file for each."""
