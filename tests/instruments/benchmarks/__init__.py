"""Measurements that anyone can run again: `python -m tests.instruments.benchmarks.NAME`."""

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")  # as in `faro`, and before any of them imports numpy
