"""Lamp, status lights and buzzer."""
