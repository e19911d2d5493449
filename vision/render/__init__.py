"""Cards, and the dealing box they lie in, rendered."""
