"""Whether the table's count of the cards can be trusted: the machine (`states`), its memory (`memory`), and the two
places where cards are read, the window of a box (`window`) and the exit of a shoe (`exit`)."""
