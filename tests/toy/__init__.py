"""A small game for tests of the table: `game`; and a program that plays it at the real table: `python -m tests.toy`."""
