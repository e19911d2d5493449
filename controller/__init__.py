"""The Raspberry Pi program: the table, its games, its pages and the `faro` command. Never the microcontroller."""
