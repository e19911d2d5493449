"""The lamp over the window, the status lights and the buzzer on the Pi's pins, through gpiozero."""

from collections.abc import Mapping
from contextlib import ExitStack
from typing import Any

from gpiozero import PWMLED, Buzzer, DigitalOutputDevice

from hardware.devices import StatusLight, check_sound
from hardware.gpio_factory import give_back, taking

LAMP_HZ = 1000  # no beat with a 30 fps camera
_STATUS_PINS: dict[str, StatusLight] = {"status_open": "open", "status_closed": "closed", "status_call": "call"}


class GpioLamps:
    """The lamp over the window and the three status lights; all dark at first and at the end. Between dark and full the
    lamp is pulsed by a thread (lgpio's or RPi.GPIO's, whole percents with lgpio): full light alone is without flicker.
    """

    def __init__(self, factory: Any, pins: Mapping[str, int]) -> None:
        self._lights: dict[StatusLight, Any] = {}
        with taking("lamp", pins["lamp"]):
            self._lamp = PWMLED(pins["lamp"], frequency=LAMP_HZ, pin_factory=factory)
        with ExitStack() as taken:
            taken.callback(self.close)
            for name, light in _STATUS_PINS.items():
                with taking(name, pins[name]):
                    self._lights[light] = DigitalOutputDevice(pins[name], pin_factory=factory)
            with taking("lamp", pins["lamp"]):
                self.lamp(0)
            taken.pop_all()

    def lamp(self, brightness: float) -> None:
        """0 (dark) ... 1 (full). Raises ValueError outside of that."""
        if not 0 <= brightness <= 1:
            raise ValueError(f"brightness {brightness}, 0...1 wanted")
        # Dark and full need no pulses: lgpio's thread would write the same level a thousand times a second.
        self._lamp.frequency = LAMP_HZ if 0 < brightness < 1 else None
        self._lamp.value = brightness

    def status(self, light: StatusLight) -> None:
        """One light or none. Raises ValueError for a light that there is not."""
        if light != "idle" and light not in self._lights:
            raise ValueError(f"no status light {light!r}; there are idle, {', '.join(self._lights)}")
        for name, device in self._lights.items():
            device.value = name == light

    def close(self) -> None:
        """Everything dark; the pins are given back."""
        for device in (self._lamp, *self._lights.values()):
            give_back(device)


class GpioBuzzer:
    """An active buzzer: it sounds while its pin is high. gpiozero's own thread ends the sound."""

    def __init__(self, factory: Any, pin: int) -> None:
        with taking("buzzer", pin):
            self._buzzer = Buzzer(pin, pin_factory=factory)

    def sound(self, seconds: float) -> None:
        """Sound for `seconds`; a sound that still goes on is cut short by the new one."""
        check_sound(seconds)
        self._buzzer.beep(on_time=seconds, off_time=0.01, n=1, background=True)

    def close(self) -> None:
        """Silent; the pin is given back."""
        give_back(self._buzzer)
