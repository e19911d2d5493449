"""The versions of the schema, each a file of SQL and the step that runs it."""
