"""The Pi's own pins: servo pulses delivered and asked for, their jitter, and how late edges are reported.

python -m tests.instruments.benchmarks.pins               asked and delivered, over the recording lgpio
python -m tests.instruments.benchmarks.pins --measured
    also jitter and edges, by the real lgpio on a pretended /dev/gpiochip0

The first table is arithmetic: the library's own, through gpiozero's LGPIOFactory, for every channel, 500 to 2500 us.
The second runs the real library (pip install lgpio) and this program's threads in real time on this machine: what a
Pi's processor and kernel add is not in it. gpiochip.c stands for the kernel and notes when each level is set. Where
real-time priority is not allowed, it is the second table without it.
"""

import argparse
import contextlib
import ctypes
import importlib.util
import itertools
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, quantiles
from types import ModuleType
from typing import Any

import pytest
from gpiozero import PWMOutputDevice

from hardware.beads.gpio_servos import PERIOD_US, SERVO_HZ, GpioServos
from hardware.box.gpio_inputs import CONFIRM_S
from hardware.devices import BeamEdge, DeviceEvent
from hardware.gpio.opening import Gpio, open_gpio
from hardware.gpio_factory import open_factory
from hardware.pins import DEFAULT_PINS, SERVO_PINS
from tests.hardware import recording_lgpio

WIDTHS_US = range(500, 2501, 10)
PI_4 = 0xC03111
EDGES = 300
CALLS = 5000
UNCHECKED = ("gpio_claim_input", "gpio_claim_output")  # the library looks beyond its table for lines a chip has not
SPIKE_S = 50e-6
CHIP = Path(__file__).with_name("gpiochip.c")
PRELOAD = "BENCH_PINS_CHIP"


def delivered(header: recording_lgpio.Header, pin: int) -> float:
    """The width of the pulses on a pin once what went before is over, microseconds."""
    header.run(3 * PERIOD_US)
    header.writes.clear()
    header.run(2 * PERIOD_US)
    widths = [width for _, width in header.pulses(pin)]
    return mean(widths) if widths else 0.0


def errors_us() -> Iterator[tuple[int, int, float, float]]:
    """(channel, pin, largest error by tx_servo, largest error by gpiozero's PWM) over WIDTHS_US."""
    with pytest.MonkeyPatch.context() as patch:
        header = recording_lgpio.Header()
        recording_lgpio.install(patch, header)
        factory = open_factory("lgpio")
        for channel, pin in enumerate(SERVO_PINS):
            servos = GpioServos(factory)
            servos.open()
            own = max(abs(_asked(servos, header, channel, pin, width) - width) for width in WIDTHS_US)
            for one in range(len(SERVO_PINS)):
                servos.set_pulse(one, 0)
            header.run(4 * PERIOD_US)
            servos.close()
            with PWMOutputDevice(pin, frequency=SERVO_HZ, pin_factory=factory) as device:
                theirs = max(abs(_pwm(device, header, pin, width) - width) for width in WIDTHS_US)
            header.run(4 * PERIOD_US)
            yield channel, pin, own, theirs
        factory.close()


def _asked(servos: GpioServos, header: recording_lgpio.Header, channel: int, pin: int, width_us: int) -> float:
    servos.set_pulse(channel, width_us)
    return delivered(header, pin)


def _pwm(device: PWMOutputDevice, header: recording_lgpio.Header, pin: int, width_us: int) -> float:
    device.value = width_us / PERIOD_US
    return delivered(header, pin)


class Written(ctypes.Structure):
    """As in gpiochip.c."""

    _fields_ = (("at_ns", ctypes.c_uint64), ("line", ctypes.c_uint32), ("level", ctypes.c_uint32))


class ChipOfC:
    """The pretended chip, from within the program that was loaded with it."""

    def __init__(self) -> None:
        self._c = ctypes.CDLL(os.environ[PRELOAD])
        self._c.gpiochip_drive.restype = ctypes.c_uint64

    def drive(self, pin: int, level: int) -> float:
        """An edge; when it was, seconds."""
        return float(self._c.gpiochip_drive(pin, level)) / 1e9

    def widths_us(self, seconds: float) -> dict[int, list[float]]:
        """The pulses on every pin in `seconds` seconds."""
        first = self._c.gpiochip_count()
        time.sleep(seconds)
        last = self._c.gpiochip_count()
        kept = (Written * (last - first + 1000))()
        number = min(self._c.gpiochip_writes(kept, first), last - first)
        widths: dict[int, list[float]] = {}
        up: dict[int, int] = {}
        for one in kept[:number]:
            if one.level:
                up[one.line] = one.at_ns
            elif one.line in up:
                widths.setdefault(one.line, []).append((one.at_ns - up.pop(one.line)) / 1000)
        return widths


def measured(seconds: float) -> None:
    """Jitter and edges, within a program loaded with the chip."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gpiozero.pins.local.get_pi_revision", lambda: PI_4)
        chip = ChipOfC()
        gpio = open_gpio("lgpio")
        for name in ("exit_beam", "lid", "follower_end"):
            chip.drive(DEFAULT_PINS[name], 1)
        servos = GpioServos(gpio.factory)
        servos.open()
        asked = [700 + 130 * channel for channel in range(len(SERVO_PINS))]
        for channel, width in enumerate(asked):
            servos.set_pulse(channel, width)
        time.sleep(0.2)
        for label, load in (("machine as it is", 0), ("two more busy processes", 2)):
            with busy(load):
                found = chip.widths_us(seconds)
            print(f"\npulses by the real lgpio, {label} (load {os.getloadavg()[0]:.1f}), {seconds:g} s:")
            print(f"{'channel':>8}{'asked us':>10}{'mean error':>12}{'99 % within':>13}{'worst':>9}{'pulses':>8}")
            for channel, (pin, width) in enumerate(zip(SERVO_PINS, asked, strict=True)):
                off = sorted(one - width for one in found[pin])
                sizes = sorted(abs(one) for one in off)
                ninety_nine = quantiles(sizes, n=100)[-1]
                print(f"{channel:>8}{width:>10}{mean(off):>12.1f}{ninety_nine:>13.1f}{sizes[-1]:>9.1f}{len(off):>8}")
        edges(gpio, chip)
        servos.close()
        compared(gpio.factory._handle)
        gpio.close()


def compared(handle: int) -> None:
    """The recording lgpio against the library: the same random calls, the same answers and errors."""
    lgpio = sys.modules["lgpio"]
    recording = ModuleType("recording")
    recording_lgpio.fill(recording, recording_lgpio.Header())
    other = recording.gpiochip_open(0)
    assert all(lgpio.error_text(code) == text for code, text in recording_lgpio.TEXTS.items())
    assert all(getattr(lgpio, name) == value for name, value in recording_lgpio.CONSTANTS.items())
    chance = random.Random(1)
    choices: dict[str, list[list[float]]] = {
        "gpio_claim_input": [[0, 32, 64, 128]],
        "gpio_claim_output": [[0, 1]],
        "gpio_claim_alert": [[1, 2, 3], [0, 32]],
        "gpio_free": [],
        "gpio_write": [[0, 1]],
        "gpio_get_mode": [],
        "gpio_set_debounce_micros": [[-1, 0, 200, 5_000_001]],
        "tx_servo": [[0, 499, 500, 1500, 1500.5, 2500, 2501], [39, 40, 50, 500, 501], [0, 1538], [0, 1, 2]],
        "tx_pwm": [[0, 0.05, 50, 1000, 10_001], [0, 7.3, 100, 101]],
        "tx_busy": [[0, 1, 2]],
    }
    differing = 0
    for _ in range(CALLS):
        name = chance.choice(list(choices))
        pins = (0, 1, 2, 3) if name in UNCHECKED else (0, 1, 2, 3, 54)
        with_what = [chance.choice(pins), *(chance.choice(values) for values in choices[name])]
        answers = [_answer(getattr(one, name), at, with_what) for one, at in ((lgpio, handle), (recording, other))]
        # How much room the queue has depends on how far the thread is.
        if answers[0] != answers[1] and not (name in ("tx_servo", "tx_pwm") and all(one[0] == "" for one in answers)):
            differing += 1
            print(f"{name}{tuple(with_what)}: the library {answers[0]}, the recording {answers[1]}")
    print(f"\n{CALLS} random calls to the recording lgpio and the library: {differing} answered otherwise")


def _answer(function: Any, handle: int, with_what: list[float]) -> tuple[str, object]:
    try:
        return "", function(handle, *with_what)
    except Exception as error:
        return type(error).__name__, str(error)


def edges(gpio: Gpio, chip: ChipOfC) -> None:
    """How far the time of a reported edge is from the kernel's, and how late it is reported."""
    told: list[tuple[BeamEdge, float]] = []

    def report(event: DeviceEvent) -> None:
        if isinstance(event, BeamEdge):
            told.append((event, time.monotonic()))

    gpio.box.start(report)
    told.clear()
    off, late = [], []
    with busy(2):
        for level in itertools.islice(itertools.cycle((0, 1)), EDGES):
            at_s = chip.drive(DEFAULT_PINS["exit_beam"], level)
            end_s = time.monotonic() + 5
            while not told and time.monotonic() < end_s:
                time.sleep(0.0005)
            event, heard_s = told.pop()
            off.append(abs(event.at_s - at_s) * 1e6)
            late.append((heard_s - at_s) * 1000)
            time.sleep(0.01)
        spikes = []
        for _ in range(EDGES):
            began_s = chip.drive(DEFAULT_PINS["exit_beam"], 0)
            while time.monotonic() - began_s < SPIKE_S:
                pass
            ended_s = chip.drive(DEFAULT_PINS["exit_beam"], 1)
            if ended_s - began_s < CONFIRM_S:  # else this machine did something else between
                spikes.append((began_s, ended_s))
            time.sleep(0.01)
    time.sleep(1.0)
    at = [event.at_s for event, _ in told]
    told_spikes = sum(any(began_s <= at_s <= ended_s for at_s in at) for began_s, ended_s in spikes)
    print(f"\n{EDGES} edges of the beam, two more busy processes: time off by at most {max(off):.1f} us;", end=" ")
    print(f"told after {mean(late):.2f} ms, 99 % within {quantiles(late, n=100)[-1]:.1f} ms (200 us of it to confirm)")
    print(f"{len(spikes)} spikes of 50 us and a little more, which this machine made of {EDGES}: {told_spikes} told")


@contextlib.contextmanager
def busy(number: int) -> Iterator[None]:
    """So many processes that do nothing but compute."""
    made = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(number)]
    try:
        yield
    finally:
        for one in made:
            one.kill()
            one.wait()


def with_chip(again: Callable[[Path], int]) -> int:
    """Build the chip and run `again` with it."""
    if importlib.util.find_spec("lgpio") is None:
        print("\nlgpio is not installed here: pip install lgpio; jitter and edges were not measured")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / "gpiochip.so"
        command = ["gcc", "-O2", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", "-o", str(built), str(CHIP), "-ldl"]
        subprocess.run(command, check=True)
        return again(built)


def main() -> int:
    """The command."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--measured", action="store_true", help="also jitter and edges by the real lgpio")
    options.add_argument("--seconds", type=float, default=20.0, help="of pulses, for each load")
    asked = options.parse_args()
    if PRELOAD in os.environ:
        measured(asked.seconds)
        return 0
    steps = f"{WIDTHS_US[0]}...{WIDTHS_US[-1]} us in steps of {WIDTHS_US.step}"
    print(f"largest error of a servo pulse, {steps}:")
    print(f"{'channel':>8}{'BCM':>5}{'starts at us':>14}{'tx_servo us':>13}{'gpiozero PWM us':>17}")
    for channel, pin, own, theirs in errors_us():
        print(f"{channel:>8}{pin:>5}{channel * PERIOD_US // len(SERVO_PINS):>14}{own:>13.1f}{theirs:>17.1f}")
    if not asked.measured:
        return 0
    again = [sys.executable, "-m", "tests.instruments.benchmarks.pins", "--measured", "--seconds", str(asked.seconds)]
    return with_chip(
        lambda built: (
            subprocess.run(again, env={**os.environ, "LD_PRELOAD": str(built), PRELOAD: str(built)}).returncode
        )
    )


if __name__ == "__main__":
    sys.exit(main())
