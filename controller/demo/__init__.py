"""The demonstration: who plays, who deals, and the report at the end."""
