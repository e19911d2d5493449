"""A running table put together from its parts, real or simulated."""
