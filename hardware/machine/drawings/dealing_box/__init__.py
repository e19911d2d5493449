"""The dealing box: face up, for faro and its like, with its camera, lamps and switches."""
