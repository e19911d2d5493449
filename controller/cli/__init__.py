"""The commands of `faro`, one module each."""
