"""Frames: the cameras, and a picture with its time and exposure."""
