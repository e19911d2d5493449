"""The wheel run without a clone."""
