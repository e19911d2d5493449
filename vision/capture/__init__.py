"""Frames: cameras and what is known of a picture as it comes."""
