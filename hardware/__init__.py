"""What the table can do, in the table's words: beads, box, lamps, buttons."""
