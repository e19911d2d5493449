"""`make check-install`: the whole installation in fresh Debian systems, booted with their own systemd."""
