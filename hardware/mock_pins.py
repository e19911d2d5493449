"""gpiozero's mock pins with a wire on them: what stands at the other end moves them, not the Pi's own pull resistor."""

from gpiozero.pins.mock import MockPWMPin


class WiredMockPin(MockPWMPin):  # type: ignore[misc]  # gpiozero has no types
    """drive_low() and drive_high() are the other end: a sensor with its resistor to 3.3 V, at rest until it is driven.
    With `wire_off` the pull resistor alone decides, as at a wire that came off."""

    def __init__(self, factory: object, info: object) -> None:
        super().__init__(factory, info)
        self.wire_off = False
        self._driven = False

    def drive_high(self) -> None:
        """The other end is at rest, or lets go."""
        self._driven = True
        super().drive_high()

    def drive_low(self) -> None:
        """The other end pulls to ground."""
        self._driven = True
        super().drive_low()

    def _set_pull(self, value: str) -> None:
        self._pull = value
        if self.wire_off:
            (super().drive_high if value == "up" else super().drive_low)()
        elif value == "up" and not self._driven:
            super().drive_high()
