"""What is tried for hours with fresh seeds (`make nightly`), and what it found, tried again by `make test`."""
