"""All the Pi's pins taken at once."""
