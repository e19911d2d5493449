"""Where things are in a picture: the window, the outline of a card, lines, quads."""
