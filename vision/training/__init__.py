"""Reproducible training of the shipped weights; never imported at run time."""
