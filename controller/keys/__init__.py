"""Secrets on the disk, and the certificates that the table makes itself (docs/keys.md)."""
