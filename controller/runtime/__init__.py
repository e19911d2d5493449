"""Everything of the table with a clock, a thread or a disk."""
