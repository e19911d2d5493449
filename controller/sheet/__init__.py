"""The sheet of paper on which cards are dealt by hand: its places, its pictures, and the PDF (`faro sheet`)."""
