"""The computer the table runs on: model, power, temperature, clock. Reads what the kernel tells; drives nothing.

Everything is None where it cannot be known: on a laptop there is no such sensor, and nothing is guessed.
"""

import ctypes
import subprocess
from pathlib import Path

from firmware_bridge.notice import Notice, say

ROOT = Path("/")
_TIMEX_BYTES = 256  # struct timex is 208 on 64-bit Linux
_TIME_ERROR = 5  # "clock not synchronised"

THROTTLED = {
    0: say("hardware-pi-weak-now"),
    1: say("hardware-pi-slowed-now"),
    2: say("hardware-pi-throttled-now"),
    3: say("hardware-pi-hot-now"),
    16: say("hardware-pi-weak"),
    18: say("hardware-pi-throttled"),
}


def model(root: Path = ROOT) -> str | None:
    """The Raspberry Pi's model; None on any other computer."""
    try:
        text = (root / "proc/device-tree/model").read_bytes().rstrip(b"\0").decode(errors="replace")
    except OSError:
        return None
    return text if text.startswith("Raspberry Pi") else None


def temperature_c(root: Path = ROOT) -> float | None:
    """The processor's temperature, degrees Celsius."""
    try:
        return int((root / "sys/class/thermal/thermal_zone0/temp").read_text()) / 1000
    except (OSError, ValueError):
        return None


def power_troubles(answer: str | None = None) -> list[Notice] | None:
    """What the firmware of the Pi says of its power; empty: all good. `answer`: of `vcgencmd get_throttled`."""
    if answer is None:
        try:
            done = subprocess.run(["vcgencmd", "get_throttled"], capture_output=True, text=True, timeout=5, check=True)
        except (OSError, subprocess.SubprocessError):
            return None
        answer = done.stdout
    try:
        bits = int(answer.strip().partition("=")[2], 16)
    except ValueError:
        return None
    return [text for bit, text in THROTTLED.items() if bits >> bit & 1]


def clock_synchronised() -> bool | None:
    """Whether the kernel's clock is kept by a time service (NTP)."""
    try:
        state = ctypes.CDLL(None, use_errno=True).adjtimex(ctypes.create_string_buffer(_TIMEX_BYTES))
    except (OSError, AttributeError):
        return None
    return None if state < 0 else bool(state != _TIME_ERROR)
