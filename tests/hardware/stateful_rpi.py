"""fake-rpi's RPi.GPIO with a memory and a world outside, as gpiozero needs them.

Every call goes through fake-rpi 0.7.1 (fake_rpi/RPi.py), with the arguments it takes: its constants, its modes, its PWM
and its memory of inputs (`set_input`, forty channels) are used. What it leaves out is kept here, as RPi.GPIO 0.7.1 has
it: it answers reads of other channels with random numbers, says every pin is an output, lets any channel be written and
never calls back. RPi.GPIO's duty cycle is a float; its callbacks tell the channel alone, and the level is read when
they run.
"""

import contextlib
import io
import sys
from types import ModuleType

with contextlib.redirect_stdout(io.StringIO()):  # it prints a banner when imported
    from fake_rpi import wrappers
    from fake_rpi.RPi import _GPIO

wrappers.toggle_print(False)


class StatefulGPIO(_GPIO):
    """The 28 BCM pins. wire(pin, level) is the outside world: 0, 1, or None when nothing is connected."""

    def __init__(self):
        with contextlib.redirect_stdout(io.StringIO()):
            super().__init__()
        self._mode, self._function, self._pull, self._edges, self._pwm = None, {}, {}, {}, {}
        self._outside, self._written = {}, {}

    class PWM(_GPIO.PWM):
        """Pulses by a thread of RPi.GPIO's; one for each channel at most."""

        def __init__(self, channel, frequency):
            with contextlib.redirect_stdout(io.StringIO()):
                super().__init__(channel, frequency)
            if GPIO._function.get(channel) != GPIO.OUT:
                raise RuntimeError("You must setup() the GPIO channel as an output first")
            if channel in GPIO._pwm:
                raise RuntimeError("A PWM object already exists for this GPIO channel")
            self.channel, self.duty = channel, 0.0
            self.ChangeFrequency(frequency)
            GPIO._pwm[channel] = self

        def start(self, dc):
            super().start(dc)
            self.ChangeDutyCycle(dc)

        def ChangeDutyCycle(self, dc):
            super().ChangeDutyCycle(dc)
            if not 0.0 <= dc <= 100.0:
                raise ValueError("dutycycle must have a value from 0.0 to 100.0")
            self.duty = float(dc)

        def ChangeFrequency(self, frequency):
            super().ChangeFrequency(frequency)
            if frequency <= 0.0:
                raise ValueError("frequency must be greater than 0.0")
            self.frequency = frequency

        def stop(self):
            super().stop()
            GPIO._pwm.pop(self.channel, None)
            GPIO._written[self.channel] = 0

    def setmode(self, mode):
        super().setmode(mode)
        if mode not in (self.BCM, self.BOARD):
            raise ValueError("An invalid mode was passed to setmode()")
        self._mode = mode

    def getmode(self):
        return self._mode

    def setup(self, channel, state, pull_up_down=_GPIO.PUD_OFF, initial=None):
        super().setup(channel, state, initial or 0, pull_up_down)
        if self._mode is None:
            raise RuntimeError("Please set pin numbering mode using GPIO.setmode(GPIO.BOARD) or GPIO.setmode(GPIO.BCM)")
        if state == self.IN and initial is not None:
            raise ValueError("initial parameter is not valid for inputs")
        before = self.shown(channel)
        self._function[channel] = state
        if state == self.IN:
            self._pull[channel] = pull_up_down
        elif initial is not None:
            self._written[channel] = int(bool(initial))
        self._settle(channel, before)

    def gpio_function(self, channel):
        super().gpio_function(channel)  # says OUT, of any
        return self._function.get(channel, self.IN)

    def input(self, channel):
        if channel not in self._function:
            raise RuntimeError("You must setup() the GPIO channel first")
        self.set_input(channel, self.shown(channel))
        return int(super().input(channel))  # what it was given with set_input

    def output(self, channel, state):
        super().output(channel, state)
        if self._function.get(channel) != self.OUT:
            raise RuntimeError("The GPIO channel has not been set up as an OUTPUT")
        self._written[channel] = int(bool(state))

    def add_event_detect(self, channel, edge, callback=None, bouncetime=None):
        super().add_event_detect(channel, edge, callback, bouncetime)
        if self._function.get(channel) != self.IN:
            raise RuntimeError("You must setup() the GPIO channel as an input first")
        if channel in self._edges:
            raise RuntimeError("Conflicting edge detection already enabled for this GPIO channel")
        self._edges[channel] = (edge, callback)

    def remove_event_detect(self, channel):
        super().remove_event_detect(channel)
        self._edges.pop(channel, None)

    def cleanup(self, channel=None):
        super().cleanup(channel)
        for pin in [channel] if channel is not None else list(self._function):
            for kept in (self._function, self._pull, self._edges, self._pwm, self._written):
                kept.pop(pin, None)
        if channel is None:
            self._mode = None

    def shown(self, channel):
        """The level on the pin, 0...1: of pulses, how much of the time it is high."""
        if channel in self._pwm:
            return self._pwm[channel].duty / 100
        if self._function.get(channel) == self.OUT:
            return self._written.get(channel, 0)
        outside = self._outside.get(channel)
        return int(self._pull.get(channel) == self.PUD_UP) if outside is None else outside

    def wire(self, channel, level):
        """The other end of the wire goes to `level`."""
        before = self.shown(channel)
        self._outside[channel] = level
        self._settle(channel, before)

    def _settle(self, channel, before):
        after = self.shown(channel)
        edge, callback = self._edges.get(channel, (None, None))
        if after != before and edge in (self.BOTH, self.RISING if after else self.FALLING) and callback is not None:
            callback(channel)


GPIO = StatefulGPIO()


def install(monkeypatch):
    """Make `from RPi import GPIO` find this one, and forget gpiozero's module afterwards; returns a pin factory."""
    rpi = ModuleType("RPi")
    rpi.GPIO = GPIO  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "RPi", rpi)
    monkeypatch.setitem(sys.modules, "RPi.GPIO", GPIO)
    monkeypatch.setitem(sys.modules, "gpiozero.pins.rpigpio", None)  # so that it is put back also where it was absent
    del sys.modules["gpiozero.pins.rpigpio"]
    monkeypatch.setattr("gpiozero.pins.local.get_pi_revision", lambda: 0xA02082)  # a Pi 3B
    GPIO.__init__()  # type: ignore[misc]
    from gpiozero.pins.rpigpio import RPiGPIOFactory

    return RPiGPIOFactory()
