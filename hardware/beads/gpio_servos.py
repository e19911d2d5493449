"""Servos on the Pi's own pins, for a table without a board: no feedback.

On lgpio the pulses are its own (tx_servo, whole microseconds), on the pins that gpiozero has taken and by its handle,
so that a pin is owned once. gpiozero's PWM would not do: its lgpio pin keeps whole percents of duty, which at 50 Hz are
steps of 200 us (gpiozero 2.0.1 pins/lgpio.py). They are timed by a thread, so they jitter, and a servo may hum until it
is released: tests/instruments/benchmarks/pins.py has the figures. With other factories gpiozero's PWM is used.
"""

import contextlib
import time
from collections.abc import Collection, Iterator
from typing import Any, Protocol

from gpiozero import DigitalOutputDevice, PWMOutputDevice

from firmware_bridge.notice import Notice, say
from hardware.beads.open_loop import OutputsLost
from hardware.devices import ALL_SPINDLES
from hardware.gpio_factory import GpioError, lgpio_of, one_line, pin_errors, taking
from hardware.pins import SERVO_PINS

SERVO_HZ = 50
PERIOD_US = 1_000_000 // SERVO_HZ
LAST_PULSES_S = 3.5 / SERVO_HZ
"""A servo that is released gets the pulse under way, one more and the rest of that period."""


class _Servo(Protocol):
    def pulse(self, pulse_us: int) -> None: ...

    def busy(self) -> bool: ...

    def close(self) -> None: ...


class GpioServos:
    """PulseOutputs on the Pi's own pins; those of spindles that are not fitted are left alone."""

    def __init__(self, factory: Any, fitted: Collection[int] = ALL_SPINDLES) -> None:
        self._factory, self._fitted = factory, fitted
        self._servos: dict[int, _Servo] = {}

    def open(self) -> None:
        """Take the pins; no pulses yet."""
        self.close()
        with _lost():
            for channel in sorted(self._fitted):
                pin = SERVO_PINS[channel]
                with taking(say("hardware-servo", spindle=channel), pin):
                    self._servos[channel] = self._servo(channel, pin)

    def set_pulse(self, channel: int, pulse_us: int) -> None:
        """Pulses of `pulse_us` (500...2500) on `channel`; 0: none after the next one."""
        with _lost():
            self._servos[channel].pulse(pulse_us)

    def check(self) -> Notice | None:
        """Pins tell nothing."""
        return None

    def close(self) -> None:
        """Give the pins back, each after a whole pulse."""
        servos, self._servos = list(self._servos.values()), {}
        for servo in servos:
            with contextlib.suppress(OutputsLost, *pin_errors()):
                servo.pulse(0)
        with contextlib.suppress(OutputsLost, *pin_errors()):
            end_s = time.monotonic() + LAST_PULSES_S
            while any(servo.busy() for servo in servos) and time.monotonic() < end_s:
                time.sleep(0.005)
        for servo in servos:
            with contextlib.suppress(*pin_errors()):
                servo.close()

    def _servo(self, channel: int, pin: int) -> _Servo:
        lgpio = lgpio_of(self._factory)
        if lgpio is None:
            return _PwmServo(PWMOutputDevice(pin, frequency=SERVO_HZ, pin_factory=self._factory))
        # Pulses that start together are written one after the other: each channel has its own place in the period.
        offset_us = channel * PERIOD_US // len(SERVO_PINS)
        return _LgpioServo(lgpio, DigitalOutputDevice(pin, pin_factory=self._factory), pin, offset_us)


@contextlib.contextmanager
def _lost() -> Iterator[None]:
    try:
        yield
    except GpioError as error:
        raise OutputsLost(error.message) from error
    except pin_errors() as error:
        raise OutputsLost(say("hardware-library", error=one_line(error))) from error


class _LgpioServo:
    """One output of lgpio's pulse thread."""

    def __init__(self, lgpio: Any, device: Any, pin: int, offset_us: int) -> None:
        self._lgpio, self._device, self._pin, self._offset_us = lgpio, device, pin, offset_us
        self._last_us = 0

    def pulse(self, pulse_us: int) -> None:
        if pulse_us:
            self._send(pulse_us, cycles=0)
        elif self._last_us:
            # tx_servo(0) stops at once and leaves the pin as it is, maybe high; a last counted pulse ends whole and low
            # (lgPthTx.c).
            self._send(self._last_us, cycles=1)
        self._last_us = pulse_us

    def busy(self) -> bool:
        return bool(self._lgpio.tx_busy(self._handle(), self._pin, self._lgpio.TX_PWM))

    def close(self) -> None:
        self._device.close()

    def _send(self, pulse_us: int, cycles: int) -> None:
        self._lgpio.tx_servo(self._handle(), self._pin, pulse_us, SERVO_HZ, self._offset_us, cycles)

    def _handle(self) -> int:
        # gpiozero has no public name for it, and a chip opened a second time may not touch pins the first one has.
        handle = self._device.pin_factory._handle
        if handle is None:
            raise OutputsLost(say("hardware-pins-given-back"))
        return int(handle)


class _PwmServo:
    """One output of gpiozero's PWM."""

    def __init__(self, device: Any) -> None:
        self._device = device

    def pulse(self, pulse_us: int) -> None:
        self._device.value = pulse_us / PERIOD_US

    def busy(self) -> bool:
        return False

    def close(self) -> None:
        self._device.close()
