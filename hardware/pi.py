"""The computer the table runs on: model, power, temperature, clock, disk. Reads what the kernel tells; drives nothing.

Everything is None where it cannot be known: on a laptop there is no such sensor, and nothing is guessed.
"""

import ctypes
import subprocess
from pathlib import Path

from firmware_bridge.notice import Notice, say

ROOT = Path("/")
_TIMEX_BYTES = 256  # struct timex is 208 on 64-bit Linux
_TIME_ERROR = 5  # "clock not synchronised"

HOT_C = 80.0
"""From here on the processor is slowed down (raspberrypi.com, "Frequency management and thermal control": ARM cores are
throttled back from 80 C, and from LIMIT_C the graphics too)."""
LIMIT_C = 85.0
DISK_FREE_MB = 500
"""Megabytes the journal's disk should have free: a deal with its pictures takes some 1.4."""

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


def power_button(root: Path = ROOT) -> str | None:
    """The button that shuts the computer down, as the kernel calls it: `pwr_button` is a Pi 5's own, `shutdown_button`
    one at a pin, by `dtoverlay=gpio-shutdown`. None without either. Both names are from memory of the device trees of
    the Raspberry Pi's kernel: no Pi was at hand."""
    for path in sorted((root / "sys/class/input").glob("input*/name")):
        try:
            name = path.read_text().strip()
        except OSError:
            continue
        if name.rpartition(":")[2] in ("pwr_button", "shutdown_button"):
            return name
    return None


def temperature_c(root: Path = ROOT) -> float | None:
    """The processor's temperature, degrees Celsius."""
    try:
        return int((root / "sys/class/thermal/thermal_zone0/temp").read_text()) / 1000
    except (OSError, ValueError):
        return None


def under_voltage(root: Path = ROOT) -> bool | None:
    """Whether the supply was too weak when the kernel last asked the firmware, which it does every 2 s
    (drivers/hwmon/raspberrypi-hwmon.c, Linux at 0eaed89c: the alarm is the firmware's sticky bit, cleared each time).

    That file needs no device. The firmware's own `get_throttled` in sysfs is deprecated, and the kernel logs a warning
    with a trace where it is read (drivers/firmware/raspberrypi.c of the Raspberry Pi's kernel).
    """
    for folder in sorted((root / "sys/class/hwmon").glob("hwmon*")):
        try:
            if (folder / "name").read_text().strip() == "rpi_volt":
                return (folder / "in0_lcrit_alarm").read_text().strip() == "1"
        except OSError:
            continue
    return None


def clock_set(root: Path = ROOT) -> bool | None:
    """Whether a time service has set the clock since the start. systemd-timesyncd leaves a file when it has
    (systemd-timesyncd.service(8)); of another service only the kernel knows, which a service that may not set the clock
    cannot ask (systemd's ProtectClock= forbids adjtimex)."""
    folder = root / "run/systemd/timesync"
    return (folder / "synchronized").exists() if folder.is_dir() else clock_synchronised()


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
