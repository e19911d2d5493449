"""What the Pi's pins drive, through gpiozero: lamp and status lights, buzzer, and servos where there is no board."""

from collections.abc import Mapping
from typing import Any

from gpiozero import PWMLED, Buzzer, DigitalOutputDevice, GPIOZeroError, PWMOutputDevice

from hardware.devices import StatusLight, check_sound
from hardware.open_loop import OutputsLost
from hardware.pins import SERVO_PINS

SERVO_HZ = 50
_STATUS_PINS: dict[str, StatusLight] = {"status_open": "open", "status_closed": "closed", "status_call": "call"}


class GpioServos:
    """PulseOutputs on the Pi's own pins, for a table without a board: no feedback, and pulses that jitter (software PWM
    by some 10 us with lgpio, more on a busy Pi), so that a servo may hum until it is released."""

    def __init__(self, factory: Any, pins: tuple[int, ...] = SERVO_PINS) -> None:
        self._factory, self._pins = factory, pins
        self._outputs: list[Any] = []

    def open(self) -> None:
        """Take the pins; no pulses yet."""
        self.close()
        try:
            for pin in self._pins:
                self._outputs.append(PWMOutputDevice(pin, frequency=SERVO_HZ, pin_factory=self._factory))
        except (GPIOZeroError, RuntimeError, OSError) as error:
            raise OutputsLost(" ".join(str(error).split())) from error

    def set_pulse(self, channel: int, pulse_us: int) -> None:
        """Pulses of `pulse_us` on `channel`; 0: none."""
        self._outputs[channel].value = pulse_us * SERVO_HZ / 1_000_000

    def check(self) -> str | None:
        """Pins tell nothing."""
        return None

    def close(self) -> None:
        """Give the pins back."""
        outputs, self._outputs = self._outputs, []
        for output in outputs:
            output.close()


class GpioLamps:
    """The lamp over the window (PWM) and the three status lights; all dark at first and at the end."""

    def __init__(self, factory: Any, pins: Mapping[str, int]) -> None:
        self._lamp = PWMLED(pins["lamp"], frequency=1000, pin_factory=factory)  # no beat with a 30 fps camera
        self._lights = {
            light: DigitalOutputDevice(pins[name], pin_factory=factory) for name, light in _STATUS_PINS.items()
        }

    def lamp(self, brightness: float) -> None:
        """0 (dark) ... 1 (full)."""
        if not 0 <= brightness <= 1:
            raise ValueError(f"brightness {brightness}, 0...1 wanted")
        self._lamp.value = brightness

    def status(self, light: StatusLight) -> None:
        """One light or none."""
        if light != "idle" and light not in self._lights:
            raise ValueError(f"no status light {light!r}; there are idle, {', '.join(self._lights)}")
        for name, device in self._lights.items():
            device.value = name == light

    def close(self) -> None:
        """Everything dark; the pins are given back."""
        for device in (self._lamp, *self._lights.values()):
            if not device.closed:
                device.off()
                device.close()


class GpioBuzzer:
    """An active buzzer: it sounds while its pin is high. gpiozero's own thread ends the sound."""

    def __init__(self, factory: Any, pin: int) -> None:
        self._buzzer = Buzzer(pin, pin_factory=factory)

    def sound(self, seconds: float) -> None:
        """Sound for so long; a sound that still goes on is cut short by the new one."""
        check_sound(seconds)
        self._buzzer.beep(on_time=seconds, off_time=0.01, n=1, background=True)

    def close(self) -> None:
        """Silent; the pin is given back."""
        if not self._buzzer.closed:
            self._buzzer.off()
            self._buzzer.close()
