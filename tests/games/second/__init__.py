"""A second, plain reading of the rules of the other games, written without their engines: the oracle of their tests."""
