"""A stand-in for the Python module `lgpio` that keeps what the library keeps and fails where it fails.

Written from lgpio 0.2.2 (joan2937/lg: PY_LGPIO/lgpio_extra.py for the module, lgGpio.c for claims, reads and what is
asked of tx, lgPthTx.c for the thread that pulses, lgPthAlerts.c for edges, lgErr.c for the texts). `benchmarks.pins
--measured` compares its answers with those of the library itself. gpiozero's own LGPIOFactory runs over it.

`Header` is the world outside: what the wires do, who else has pins, and what the pulse thread wrote to which pin when,
in a time of its own (run()). Kept as there: whole microseconds, C's int and float, claims that a second owner cannot
have, one pulse record a pin with ten places, a chip's number in its handle, stamps in nanoseconds, and the import that
makes a pipe in LG_WD and leaves the program standing there.
"""

import importlib.abc
import importlib.util
import itertools
import os
import struct
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

LINES = 54
TX_PWM, TX_WAVE, TX_BUF, MIN_TX_US, IDLE_US = 0, 1, 10, 10, 20_000
DEBOUNCE_MAX_US = 5_000_000
CONSTANTS = {
    "SET_ACTIVE_LOW": 4,
    "SET_OPEN_DRAIN": 8,
    "SET_OPEN_SOURCE": 16,
    "SET_PULL_UP": 32,
    "SET_PULL_DOWN": 64,
    "SET_PULL_NONE": 128,
    "RISING_EDGE": 1,
    "FALLING_EDGE": 2,
    "BOTH_EDGES": 3,
    "TX_PWM": TX_PWM,
    "TX_WAVE": TX_WAVE,
}
TEXTS = {
    -5: "unknown handle",
    -7: "GPIO operation not permitted",
    -10: "bad tx type for GPIO and group",
    -72: "bad event request",
    -73: "bad GPIO number",
    -76: "bad GPIO read",
    -78: "can not open gpiochip",
    -79: "GPIO busy",
    -80: "GPIO not allocated",
    -86: "bad PWM micros",
    -96: "TX queue full",
    -98: "bad debounce microseconds",
    -100: "bad servo frequency",
    -101: "bad servo pulsewidth",
    -102: "bad PWM frequency",
    -103: "bad PWM dutycycle",
    -104: "GPIO not set as an output",
}
MODE_KERNEL, MODE_KERNEL_OUT, MODE_PULLS = 1, 2, 32 | 64 | 128
MODE_LG = {"in": 1 << 8 | 1 << 16, "out": 1 << 9, "alert": 1 << 10 | 1 << 16}


@dataclass
class Line:
    """One pin. `outside`: what the other end holds it at; None: nothing, the pull resistor alone."""

    outside: int | None = None
    owner: int | str | None = None  # a handle of ours, or the name of somebody else
    mode: str = ""
    flags: int = 0
    edges: int = 0
    written: int = 0
    debounce_us: int = 0
    broken: bool = False  # cannot be read any more
    stolen_by: str | None = None  # who takes it as soon as it is given back

    @property
    def level(self):
        if self.mode == "out":
            return self.written
        if self.outside is not None:
            return self.outside
        return 0 if self.flags & CONSTANTS["SET_PULL_DOWN"] else 1 if self.flags & CONSTANTS["SET_PULL_UP"] else 0


@dataclass
class Tx:
    """What the pulse thread does on a pin: (micros on, micros off, cycles; -1: for ever), the first is running."""

    queue: list[list[int]]
    next_us: int
    rising: bool
    active: bool = True


@dataclass
class Chip:
    label: str = "pinctrl-bcm2711"
    may_open: bool = True
    lines: list[Line] = field(default_factory=lambda: [Line() for _ in range(LINES)])


class Header:
    """The 40-pin header and the kernel behind it."""

    def __init__(self):
        self.chips = {0: Chip()}
        self.writes = []  # (microsecond, pin, level) of the pulse thread
        self.late = False  # edges wait until deliver()
        self._waiting = []
        self._handles = {}
        self._callbacks = []
        self._tx = {}
        self._delay_us = 0  # to the thread's next turn
        self._now_us = 0

    # The outside.

    def line(self, pin, chip=0):
        return self.chips[chip].lines[pin]

    def drive(self, pin, level, at_ns=None, chip=0):
        """The other end of the wire goes to `level`; `at_ns`: when, by the kernel."""
        line = self.line(pin, chip)
        before, line.outside = line.level, level
        if line.level == before or line.mode != "alert":
            return
        if not line.edges & (1 if line.level else 2):
            return
        self._waiting.append((chip, pin, line.level, time.monotonic_ns() if at_ns is None else at_ns))
        if not self.late:
            self.deliver()

    def deliver(self, count=None):
        """Run the callback thread for `count` edges (None: all)."""
        edges = self._waiting[:count]
        del self._waiting[: len(edges)]
        for chip, pin, level, at_ns in edges:
            for one in list(self._callbacks):
                if (one.chip, one.gpio) == (chip, pin):
                    one.func(chip, pin, level, at_ns)

    # The pulse thread (lgPthTx.c).

    def run(self, micros, late_us=lambda: 0):
        """Run it for `micros` microseconds; `late_us()`: how late each turn comes."""
        end_us = self._now_us + micros
        while self._now_us + self._delay_us <= end_us:
            self._now_us += self._delay_us
            self._turn(self._now_us + late_us())
        self._delay_us -= end_us - self._now_us
        for tx in self._tx.values():
            tx.next_us -= end_us - self._now_us
        self._now_us = end_us

    def _turn(self, at_us):
        for tx in self._tx.values():
            tx.next_us -= self._delay_us
        self._delay_us = IDLE_US
        for (handle, pin), tx in list(self._tx.items()):
            if not tx.active:
                del self._tx[handle, pin]
                continue
            if tx.next_us <= 0:
                self._pulse(self._lines(handle)[pin], pin, tx, at_us)
            self._delay_us = min(self._delay_us, tx.next_us)

    def _pulse(self, line, pin, tx, at_us):
        def write(level):
            line.written = level
            self.writes.append((at_us, pin, level))

        on_us, off_us, _ = tx.queue[0]
        if not tx.rising and on_us:
            write(0)
            tx.next_us += off_us
            tx.rising = True
            return
        if tx.queue[0][2] <= 0 and len(tx.queue) > 1:
            del tx.queue[0]
        on_us, off_us, cycles = tx.queue[0]
        if cycles == 0:
            write(0)
            tx.active = False
        elif on_us:
            write(1)
            tx.next_us += on_us
            tx.rising = not off_us
        else:
            write(0)
            tx.next_us += off_us
            tx.rising = True
        tx.queue[0][2] = max(-1, cycles - 1)

    def open_chips(self):
        """How many chips the program has open."""
        return sum(chip is not None for chip in self._handles.values())

    # What the module's functions do; each returns a status as the C function does.

    def _lines(self, handle):
        chip = self._handles.get(handle & 0xFFFF)
        return None if chip is None else self.chips[chip].lines

    def gpiochip_open(self, gpiochip):
        chip = self.chips.get(_int(gpiochip, "_gpiochip_open", 1))
        if chip is None or not chip.may_open:
            return -78
        handle = len(self._handles)
        self._handles[handle] = gpiochip
        return handle | gpiochip << 16

    def gpiochip_close(self, handle):
        lines = self._lines(handle)
        if lines is None:
            return -5
        for pin, line in enumerate(lines):
            if line.owner == handle & 0xFFFF:
                self._free(handle, pin)
        self._handles[handle & 0xFFFF] = None
        return 0

    def gpio_get_chip_info(self, handle):
        if self._lines(handle) is None:
            return [-5, 0, "", ""]
        chip = self._handles[handle & 0xFFFF]
        return [0, LINES, f"gpiochip{chip}", self.chips[chip].label]

    def gpio_get_mode(self, handle, gpio):
        line, wrong = self._line(handle, gpio)
        if wrong:
            return wrong
        mode = line.flags & (4 | 8 | 16 | MODE_PULLS) | line.edges << 17
        if line.owner is not None:
            mode |= MODE_KERNEL
        if line.mode == "out":
            mode |= MODE_KERNEL_OUT
        return mode | (MODE_LG[line.mode] if line.owner == handle & 0xFFFF else 0)

    def gpio_claim_input(self, handle, gpio, lFlags=0):
        line, wrong = self._line(handle, gpio)
        if wrong:
            return -7 if wrong == -73 else wrong  # another check than everywhere else
        if line.owner == handle & 0xFFFF:
            if line.mode == "in":
                return 0  # nothing to do; the flags too stay as they are
            self._free(handle, gpio)
        return self._claim(handle, line, "in", lFlags)

    def gpio_claim_output(self, handle, gpio, level=0, lFlags=0):
        line, wrong = self._line(handle, gpio)
        if wrong:
            return -7 if wrong == -73 else wrong  # another check than everywhere else
        if line.owner == handle & 0xFFFF:
            if line.mode == "out":
                return 0  # the level too stays as it is
            self._free(handle, gpio)
        status = self._claim(handle, line, "out", lFlags)
        if status == 0:
            line.written = int(bool(level))
        return status

    def gpio_claim_alert(self, handle, gpio, eFlags, lFlags=0, notify_handle=None):
        line, wrong = self._line(handle, gpio)
        if wrong:
            return wrong
        if line.owner == handle & 0xFFFF:
            self._free(handle, gpio)
        if self._claim(handle, line, "alert", lFlags):
            return -72  # here it does not say that it is busy
        line.edges = eFlags
        return 0

    def gpio_free(self, handle, gpio):
        line, wrong = self._line(handle, gpio)
        if wrong:
            return wrong
        if line.owner != handle & 0xFFFF:
            return -80
        self._free(handle, gpio)
        return 0

    def gpio_read(self, handle, gpio):
        line, wrong = self._line(handle, gpio)
        if wrong:
            return wrong
        if line.owner != handle & 0xFFFF:
            status = self._claim(handle, line, "in", 0)
            if status:
                return -80
        return -76 if line.broken else line.level

    def gpio_write(self, handle, gpio, level):
        line, wrong = self._line(handle, gpio)
        if wrong:
            return wrong
        if line.owner != handle & 0xFFFF or line.mode != "out":
            return self.gpio_claim_output(handle, gpio, level)
        line.written = int(bool(_int(level, "_gpio_write", 3)))
        return 0

    def gpio_set_debounce_micros(self, handle, gpio, debounce_micros):
        if not 0 <= _int(debounce_micros, "_gpio_set_debounce_micros", 3) <= DEBOUNCE_MAX_US:
            return -98
        line, wrong = self._line(handle, gpio)
        if wrong:
            return wrong
        line.debounce_us = debounce_micros
        return 0

    def tx_pwm(self, handle, gpio, pwm_frequency, pwm_duty_cycle, pulse_offset=0, pulse_cycles=0):
        frequency, duty = _float(pwm_frequency), _float(pwm_duty_cycle)
        if frequency == 0:
            return self._tx_pulse(handle, gpio, 0, 0, 0, 0)
        if not 0.1 <= frequency <= 10_000:
            return -102
        if not 0 <= duty <= 100:
            return -103
        micros = int(1e6 / frequency + 0.5)
        on_us = int(duty / 100 * micros + 0.5)
        return self._tx_pulse(handle, gpio, on_us, micros - on_us, pulse_offset, pulse_cycles)

    def tx_servo(self, handle, gpio, pulse_width, servo_frequency=50, pulse_offset=0, pulse_cycles=0):
        for place, value in enumerate((pulse_width, servo_frequency, pulse_offset, pulse_cycles), 3):
            _int(value, "_tx_servo", place)
        if pulse_width == 0:
            return self._tx_pulse(handle, gpio, 0, 0, 0, 0)
        if not 40 <= servo_frequency <= 500:
            return -100
        micros = int(1e6 / servo_frequency + 0.5)
        if not 500 <= pulse_width <= min(2500, micros):
            return -101
        return self._tx_pulse(handle, gpio, pulse_width, micros - pulse_width, pulse_offset, pulse_cycles)

    def tx_busy(self, handle, gpio, kind):
        if kind not in (TX_PWM, TX_WAVE):
            return -10
        _, wrong = self._line(handle, gpio)
        tx = self._tx.get((handle & 0xFFFF, gpio))
        return wrong or int(kind == TX_PWM and tx is not None and tx.active)

    def duty(self, pin, micros=100_000):
        """How much of the time the pin is high while the pulse thread runs so long."""
        since_us, level, high_us = self._now_us, self.line(pin).level, 0
        first = len(self.writes)
        self.run(micros)
        for at_us, written, new in [*self.writes[first:], (self._now_us, pin, 0)]:
            if written == pin:
                high_us += level * (at_us - since_us)
                since_us, level = at_us, new
        return high_us / micros

    def pulses(self, pin):
        """(start, width) of every whole pulse on a pin, microseconds."""
        edges = [(at_us, level) for at_us, written, level in self.writes if written == pin]
        return [(a, b - a) for (a, up), (b, down) in itertools.pairwise(edges) if up and not down]

    def _tx_pulse(self, handle, gpio, on_us, off_us, offset_us, cycles):
        line, wrong = self._line(handle, gpio)
        if wrong:
            return wrong
        if (line.owner != handle & 0xFFFF or line.mode != "out") and self.gpio_claim_output(
            handle, gpio, lFlags=CONSTANTS["SET_OPEN_DRAIN"]
        ):  # it means "output", and has the kernel's bit for that, which in its own flags is this one
            return -104
        entry = [on_us, off_us, cycles or -1]
        tx = self._tx.get((handle & 0xFFFF, gpio))
        if tx is None or not tx.active:
            if on_us + off_us <= MIN_TX_US:
                return -86
            whole = on_us + off_us
            first_us = whole - self._thread_us() % 1_000_000 % whole + self._delay_us + offset_us
            key = (handle & 0xFFFF, gpio)  # before all others, as there
            self._tx = {key: Tx([entry], first_us, on_us > 0)} | {k: v for k, v in self._tx.items() if k != key}
            return TX_BUF - 1
        if not (on_us or off_us):
            tx.active = False  # and the pin stays as it is
            return 0
        if on_us + off_us <= MIN_TX_US:
            return -86
        if len(tx.queue) > 1 and tx.queue[-1][2] == -1:
            del tx.queue[-1]
        if len(tx.queue) >= TX_BUF:
            return -96
        tx.queue.append(entry)
        return TX_BUF - len(tx.queue)

    def _thread_us(self):
        return self._now_us + self._delay_us

    def _line(self, handle, gpio):
        lines = self._lines(handle)
        if lines is None:
            return None, -5
        if not 0 <= _int(gpio, "_gpio", 2) < len(lines):
            return None, -73
        return lines[gpio], 0

    def _claim(self, handle, line, mode, flags):
        if line.owner is not None:
            return -79
        line.owner, line.mode, line.flags, line.edges = handle & 0xFFFF, mode, flags, 0
        return 0

    def _free(self, handle, gpio):
        tx = self._tx.get((handle & 0xFFFF, gpio))
        if tx is not None:
            tx.active = False
        line = self._lines(handle)[gpio]
        line.owner, line.mode, line.flags, line.edges = line.stolen_by, "", 0, 0


def _int(value, name, place):
    if not isinstance(value, int):
        raise TypeError(f"in method '{name}', argument {place} of type 'int'")
    return value


def _float(value):
    """As a C float keeps it."""
    return struct.unpack("f", struct.pack("f", value))[0]


class _Callback:
    def __init__(self, callbacks, chip, gpio, func):
        self._callbacks, self.chip, self.gpio, self.func = callbacks, chip, gpio, func
        callbacks.append(self)

    def cancel(self):
        if self in self._callbacks:
            self._callbacks.remove(self)


def fill(module, header):
    """The module's names."""

    class error(Exception):
        def __init__(self, value):
            self.value = value

        def __str__(self):
            return repr(self.value)

    def checked(function):
        def call(*args, **kwargs):
            status = function(*args, **kwargs)
            code = status[0] if isinstance(status, list) else status
            if code < 0:
                raise error(TEXTS.get(code, "unknown error"))
            return status

        return call

    for name in dir(header):
        if name.startswith(("gpio", "tx_")):
            setattr(module, name, checked(getattr(header, name)))
    for name, value in CONSTANTS.items():
        setattr(module, name, value)
    module.error = error
    module.callback = lambda handle, gpio, edge=1, func=None: _Callback(header._callbacks, handle >> 16, gpio, func)


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def __init__(self, header):
        self.header = header

    def find_spec(self, name, path=None, target=None):
        return importlib.util.spec_from_loader(name, self) if name == "lgpio" else None

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        folder = os.environ.get("LG_WD")
        if folder and Path(folder).is_dir():
            os.chdir(folder)
        elif folder:
            raise FileNotFoundError(2, "No such file or directory", ".lgd-nfy-3")
        fill(module, self.header)


def install(monkeypatch, header, *, revision=0xC03111):
    """Let `import lgpio` find it, on a Pi of this revision (a Pi 4; 0xC04170: a Pi 5)."""
    monkeypatch.setattr(sys, "meta_path", [_Finder(header), *sys.meta_path])
    for name in ("lgpio", "gpiozero.pins.lgpio"):
        monkeypatch.setitem(sys.modules, name, None)  # so that it is put back also where it was absent
        del sys.modules[name]
    monkeypatch.setattr("gpiozero.pins.local.get_pi_revision", lambda: revision)
