"""The build book in docs/build/book: its steps as data, its pictures from the drawings, one bill for all."""
