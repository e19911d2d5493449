"""The shoe: closed, face down, for games in which nobody may know the next card; its camera is in the nose."""
