"""fake-rpi's RPi.GPIO with a memory: function, level, pull-up, PWM and edge callbacks per pin, as gpiozero needs them.

fake-rpi itself answers reads with random numbers, says every pin is an output and never calls back.
"""

import contextlib
import io
from types import ModuleType

with contextlib.redirect_stdout(io.StringIO()):  # it prints a banner when imported
    from fake_rpi.RPi import _GPIO


class StatefulGPIO(_GPIO):
    """The 28 BCM pins. set_input(pin, level) is the outside world."""

    def __init__(self):
        self._function, self._level, self._watch = {}, {}, {}

    class PWM:
        """Duty cycle in percent, shown as a level of 0...1."""

        def __init__(self, channel, frequency):
            self.channel, self.frequency = channel, frequency

        def start(self, duty):
            self.ChangeDutyCycle(duty)

        def ChangeDutyCycle(self, duty):
            if not 0 <= duty <= 100:
                raise ValueError("duty")
            GPIO._level[self.channel] = duty / 100

        def ChangeFrequency(self, frequency):
            self.frequency = frequency

        def stop(self):
            GPIO._level[self.channel] = 0

    def setwarnings(self, wanted):
        pass

    def setmode(self, mode):
        assert mode == self.BCM

    def setup(self, channel, function, pull_up_down=_GPIO.PUD_OFF, initial=None):
        self._function[channel] = function
        if function == self.IN:
            self._level[channel] = int(pull_up_down == self.PUD_UP)
        elif initial is not None:
            self._level[channel] = int(initial)

    def gpio_function(self, channel):
        return self._function.get(channel, self.IN)

    def input(self, channel):
        return self._level.get(channel, 0)

    def output(self, channel, state):
        if self._function.get(channel) != self.OUT:
            raise RuntimeError("the pin is no output")
        self._level[channel] = int(state)

    def add_event_detect(self, channel, edge, callback=None, bouncetime=None):
        self._watch[channel] = callback

    def remove_event_detect(self, channel):
        self._watch.pop(channel, None)

    def cleanup(self, channel=None):
        for pin in [channel] if channel is not None else list(self._function):
            self._function.pop(pin, None)
            self._watch.pop(pin, None)

    def set_input(self, channel, value):
        if self._level.get(channel) != value:
            self._level[channel] = value
            if channel in self._watch:
                self._watch[channel](channel)


GPIO = StatefulGPIO()


def install(monkeypatch):
    """Make `from RPi import GPIO` find this one, and forget gpiozero's module afterwards; returns a pin factory."""
    import sys

    rpi = ModuleType("RPi")
    rpi.GPIO = GPIO
    monkeypatch.setitem(sys.modules, "RPi", rpi)
    monkeypatch.setitem(sys.modules, "RPi.GPIO", GPIO)
    monkeypatch.setitem(sys.modules, "gpiozero.pins.rpigpio", None)  # so that it is put back also where it was absent
    del sys.modules["gpiozero.pins.rpigpio"]
    from gpiozero.pins.rpigpio import RPiGPIOFactory

    class Factory(RPiGPIOFactory):
        def _get_revision(self):
            return 0xA02082  # Pi 3B

    GPIO.__init__()
    return Factory()
