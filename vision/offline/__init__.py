"""Photographs and films read from files."""
