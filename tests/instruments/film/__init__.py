"""The second renderer: films of a dealt table, of its own design."""
