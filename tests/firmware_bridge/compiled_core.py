"""The firmware's C core, compiled for this machine under AddressSanitizer and UBSan, asked through a pipe."""

import shutil
import subprocess
from pathlib import Path

import pytest

from firmware_bridge.mechanics import Casekeeper
from firmware_bridge.messages import ResetCause

FIRMWARE = Path(__file__).parents[2] / "firmware_bridge" / "firmware"
BUILD = Path(__file__).parents[2] / "build" / "firmware"


def build(program="host"):
    """The path of a program of the host build; skips where there is no C compiler."""
    if not (shutil.which("make") and shutil.which("cc")):
        pytest.skip("no C compiler here")
    command = ["make", "-s", "-C", FIRMWARE, BUILD / program, f"BUILD={BUILD}"]
    made = subprocess.run(command, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    return BUILD / program


class CompiledCore:
    """One running program; ask() sends a line and returns the answer's line."""

    def __init__(self):
        self._process = subprocess.Popen([build()], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._stdin, self._stdout = self._process.stdin, self._process.stdout

    def ask(self, *words):
        self._stdin.write(" ".join(map(str, words)) + "\n")
        self._stdin.flush()
        line = self._stdout.readline()
        assert line.endswith("\n"), f"the core died, asked: {words}"
        return line.strip()

    def close(self):
        self._stdin.close()
        code = self._process.wait(timeout=60)
        self._stdout.close()
        assert code == 0, "a sanitizer stopped the core"


class CompiledBoard:
    """Stands where a FakeBoard stands: the same verbs, the C core within. `usb_mv`: its converter's reference,
    `bandgap_mv`: what it compares that with."""

    def __init__(self, now_s=0.0, usb_mv=5000, bandgap_mv=1100):
        self.usb_mv, self.bandgap_mv = usb_mv, bandgap_mv
        self.core = CompiledCore()
        self.core.ask("memory", 255)
        self.world = Casekeeper()
        self.now_s = now_s
        self.boots = 1
        self._init(ResetCause.POWER)

    def restart(self, cause):
        self.boots += 1
        for servo in self.world.servos:
            servo.pulse_us = None
        self._init(cause)

    def step(self, data, now_s):
        self.world.advance(now_s - self.now_s)
        self.now_s = now_s
        seen = [self._counts(servo.adc * 5000 / 1023 if servo.adc else 0) for servo in self.world.servos]
        analogue = (16 * self._counts(self.bandgap_mv), self._counts(self.world.supply_mv / 2), *seen)
        words = self.core.ask("step", round(1000 * now_s), *analogue, data.hex() or "-").split()
        for servo, pulse in zip(self.world.servos, words[1:], strict=True):
            servo.pulse_us = float(pulse) if pulse != "0" else None
        return b"" if words[0] == "-" else bytes.fromhex(words[0])

    def _counts(self, millivolts):
        """What the converter makes of a voltage."""
        return max(0, min(1023, round(millivolts * 1023 / self.usb_mv)))

    def _init(self, cause):
        self.core.ask("init", self.boots, int(cause), round(1000 * self.now_s))
