"""Pytest plugin for qemu-user, which has no TCSETS2: pyserial cannot set 250,000 baud there. The tests' ports are
pseudo-terminals, which have no speed; it is left out, so that everything else about them is tried."""

from serial.serialposix import PlatformSpecific


def pytest_configure() -> None:
    PlatformSpecific._set_special_baudrate = lambda self, baudrate: None  # type: ignore[attr-defined]
