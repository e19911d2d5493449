"""Thirteen pretended servos with their bead cams: how far they get in a time, and what goes wrong with them.

Pure: moved by advance(seconds). Positions are given as the pulse (us) that would hold the servo there, as on the wire.
The firmware sees only what the feedback wire shows (`adc`); the truth (`at_us`) is for tests and for the demo.
"""

from dataclasses import dataclass, field

from firmware_bridge.messages import CHANNELS, DEFAULT_ADC_US, DEFAULT_CALIBRATION_US

SPEED_US_PER_S = 4000.0  # a loaded micro servo: 60 degrees (667 us) in 0.17 s
SLIP_US_PER_S = 150.0


@dataclass
class Servo:
    """One servo and its cam. It moves toward `pulse_us`, and stays by friction when that is None."""

    at_us: float = float(DEFAULT_CALIBRATION_US[0])
    pulse_us: float | None = None
    speed_us_per_s: float = SPEED_US_PER_S
    jam_between_us: tuple[float, float] | None = None  # the cam cannot leave this range
    slip_to_us: float | None = None  # where the cam creeps while nobody drives it
    wire_off: bool = False
    stops_us: tuple[float, float] | None = None  # the frame's end stops
    potentiometer: tuple[float, float] = (float(DEFAULT_ADC_US[0]), float(DEFAULT_ADC_US[1]))  # at 1000 and 2000 us

    @property
    def adc(self) -> float | None:
        """What the converter would read; None: the wire is off."""
        low, high = self.potentiometer
        return None if self.wire_off else low + (self.at_us - 1000) * (high - low) / 1000

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        if self.pulse_us is not None:
            self.at_us = _toward(self.at_us, self.pulse_us, self.speed_us_per_s * seconds)
        elif self.slip_to_us is not None:
            self.at_us = _toward(self.at_us, self.slip_to_us, SLIP_US_PER_S * seconds)
        for limits in (self.jam_between_us, self.stops_us):
            if limits is not None:
                self.at_us = min(max(self.at_us, limits[0]), limits[1])


@dataclass
class Casekeeper:
    """All servos, and the supply they share."""

    servos: list[Servo] = field(default_factory=lambda: [Servo() for _ in range(CHANNELS)])
    supply_mv: int = 5000

    def advance(self, seconds: float) -> None:
        """Let time pass for every servo."""
        for servo in self.servos:
            servo.advance(seconds)

    def jam(self, channel: int, reach_us: float = 60.0) -> None:
        """Something is caught in the cam: it stays within `reach_us` of where it stands."""
        at = self.servos[channel].at_us
        self.servos[channel].jam_between_us = (at - reach_us, at + reach_us)

    def free(self, channel: int) -> None:
        """Take away every fault of a channel."""
        servo = self.servos[channel]
        servo.jam_between_us = servo.slip_to_us = None
        servo.wire_off = False

    def slip(self, channel: int, to_us: float) -> None:
        """The cam creeps to `to_us` while its servo is released."""
        self.servos[channel].slip_to_us = to_us

    def push(self, channel: int, to_us: float) -> None:
        """Somebody turns the cam at once: by its rim, or by a bead between two places."""
        self.servos[channel].at_us = to_us


def _toward(at: float, goal: float, step: float) -> float:
    return min(at + step, goal) if goal > at else max(at - step, goal)
