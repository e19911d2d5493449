"""From frames to cards as they are drawn."""
