"""Pure game engines. Standard library only: no clock, no randomness, no I/O, nothing of the table around them."""
