"""Both ends of the wire between the Pi and the microcontroller."""
