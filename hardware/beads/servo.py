"""Beads to pulses and back: the calibration of the casekeeper. Pure; moves nothing.

A spindle's cam has five places, one for each number of beads moved across. Each is known by the pulse (us) that holds
the servo there; the feedback is given in the same unit. Channel and spindle have the same number: spindle 7 is wired to
servo output 7 and feedback input 7.
"""

from dataclasses import dataclass

from firmware_bridge.messages import DEFAULT_ADC_US, DEFAULT_CALIBRATION_US, PULSE_MAX_US, PULSE_MIN_US
from firmware_bridge.notice import NoticeError, say
from hardware.devices import BEADS, SPINDLE_COUNT

SMALLEST_STEP_US = 100  # nearer places could not be told apart within the tolerance
CAM_PITCH_DEG = 22.5  # from place to place of the cam in drawings/
CAM_STOP_DEG = 12.0  # from an outer place to its end stop
US_PER_DEG = 1000 / 90
FEEDBACK_ADC = (15, 1008)  # ADC counts a potentiometer can give; anything else is a wire that came off
AT_PLACE = 0.35  # of the way to the next place: nearer than this counts as being there


class CalibrationError(NoticeError, ValueError):
    """A calibration that cannot be right; says which spindle, what, and what is allowed."""


@dataclass(frozen=True, slots=True)
class SpindleCalibration:
    """The five places of one spindle, `pulse_us[beads]`: rising or falling, SMALLEST_STEP_US apart or more; and what
    its feedback reads (ADC counts) at 1000 and 2000 us, known to the board alone unless it was calibrated. Raises
    CalibrationError."""

    pulse_us: tuple[int, ...] = DEFAULT_CALIBRATION_US
    adc: tuple[int, int] = DEFAULT_ADC_US

    def __post_init__(self) -> None:
        if len(self.pulse_us) != BEADS + 1:
            raise CalibrationError(say("hardware-places-count", count=len(self.pulse_us), wanted=BEADS + 1))
        for pulse in self.pulse_us:
            if not PULSE_MIN_US <= pulse <= PULSE_MAX_US:
                raise CalibrationError(say("hardware-place-range", given=pulse, low=PULSE_MIN_US, high=PULSE_MAX_US))
        steps = [b - a for a, b in zip(self.pulse_us, self.pulse_us[1:], strict=False)]
        if not (all(step >= SMALLEST_STEP_US for step in steps) or all(step <= -SMALLEST_STEP_US for step in steps)):
            raise CalibrationError(say("hardware-places-order", places=self.pulse_us, least=SMALLEST_STEP_US))

    def pulse_for(self, beads: int) -> int:
        """The pulse, us, that shows `beads` (0...4)."""
        return self.pulse_us[beads]

    def beads_at(self, measured_us: float) -> int | None:
        """How many beads stand across when the feedback reads `measured_us`; None between two places."""
        beads = self.nearest(measured_us)
        here = self.pulse_us[beads]
        step = min(abs(here - other) for other in self.pulse_us if other != here)
        return beads if abs(measured_us - here) <= AT_PLACE * step else None

    def nearest(self, measured_us: float) -> int:
        """The place nearest to `measured_us`."""
        return min(range(BEADS + 1), key=lambda beads: abs(self.pulse_us[beads] - measured_us))


@dataclass(frozen=True, slots=True)
class CasekeeperCalibration:
    """All thirteen spindles. Raises CalibrationError for another number."""

    spindles: tuple[SpindleCalibration, ...] = (SpindleCalibration(),) * SPINDLE_COUNT

    def __post_init__(self) -> None:
        if len(self.spindles) != SPINDLE_COUNT:
            raise CalibrationError(say("hardware-spindles-count", count=len(self.spindles), wanted=SPINDLE_COUNT))

    def __getitem__(self, spindle: int) -> SpindleCalibration:
        return self.spindles[spindle]
