"""gpiozero's pin factories by name, and what their libraries say when they fail, in one line that is true.

Drivers are imported only when asked for. Read for this: gpiozero 2.0.1 (pins/lgpio.py, pins/local.py), lgpio 0.2.2
(joan2937/lg: PY_LGPIO, lgGpio.c).
"""

import contextlib
import getpass
import logging
import os
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gpiozero import GPIOZeroError, PinUnknownPi

from firmware_bridge.notice import Notice, NoticeError, say

DEV = Path("/dev")
HEADER_CHIPS = "pinctrl-"
"""How the kernel labels the chip of the 40-pin header: pinctrl-bcm2835, pinctrl-bcm2711, pinctrl-rp1. On a Pi 5 that is
gpiochip4 before kernel 6.6.45 and gpiochip0 since, where gpiochip4 is a link to it; gpiozero asks for 4 if it is there.
"""
REAL_TIME = 10
"""Priority of lgpio's two threads, of 1...99; the kernel's own interrupt threads have 50. They sleep nearly always."""
_log = logging.getLogger(__name__)
STOP_OTHERS = say("hardware-fix-stop-others")
IN_GROUP = say("hardware-fix-group")


class GpioError(NoticeError):
    """The pins cannot be had. `why`, and where it is known what to do about it, `fix`; `message` is both."""

    def __init__(self, why: Notice, fix: Notice | None = None) -> None:
        super().__init__(why if fix is None else say("hardware-why-and-fix", why=why, fix=fix))
        self.why, self.fix = why, fix


def lgpio_of(factory: Any) -> Any | None:
    """The lgpio module that `factory` drives its pins by; None when it is another kind of factory."""
    driver = sys.modules.get("gpiozero.pins.lgpio")
    return driver.lgpio if driver is not None and isinstance(factory, driver.LGPIOFactory) else None


def pin_errors() -> tuple[type[Exception], ...]:
    """What a pin library may raise: lgpio has an exception of its own that is neither OSError nor RuntimeError."""
    lgpio = sys.modules.get("lgpio")
    own = getattr(lgpio, "error", None)
    return (GPIOZeroError, RuntimeError, OSError, *([own] if own is not None else []))


def one_line(error: Exception) -> str:
    """An exception of a pin library in words; lgpio quotes its texts."""
    value = getattr(error, "value", None)
    text = value if isinstance(value, str) else str(error)
    return " ".join(text.split()) or type(error).__name__


@contextlib.contextmanager
def taking(name: str | Notice, pin: int) -> Iterator[None]:
    """What fails within is said of this pin: lgpio says only "GPIO busy".

    A gpiozero device that could not be made keeps its pin reserved for as long as it lives, and only the frames of the
    error hold it: they are emptied, so that the pin can be taken again however long the error itself is kept.

    Raises GpioError.
    """
    try:
        yield
    except GpioError:
        raise
    except pin_errors() as error:
        traceback.clear_frames(error.__traceback__)
        text = one_line(error)
        if text == "GPIO busy":
            raise GpioError(say("hardware-pin-busy", name=name, pin=pin), STOP_OTHERS) from error
        raise GpioError(say("hardware-pin-failed", name=name, pin=pin, error=text)) from error


def give_back(device: Any) -> None:
    """Close a gpiozero device; an output ends low. A pin that was lost keeps no other."""
    if device.closed:
        return
    for step in (getattr(device, "off", None), device.close):
        if step is not None:
            with contextlib.suppress(*pin_errors()):
                step()


def open_factory(name: str) -> Any:
    """A gpiozero pin factory by name: "mock", "lgpio" or "rpigpio". Raises GpioError."""
    makers = {"lgpio": _lgpio, "rpigpio": _rpigpio, "mock": _mock}
    if name not in makers:
        raise GpioError(say("hardware-no-factory", name=name, known=tuple(makers)))
    try:
        return makers[name]()
    except ImportError as error:
        fix = say("hardware-fix-rpigpio") if name == "rpigpio" else say("hardware-fix-lgpio")
        raise GpioError(say("hardware-no-library", error=one_line(error)), fix) from error
    except PinUnknownPi as error:
        raise GpioError(say("hardware-no-pi")) from error
    except pin_errors() as error:
        raise GpioError(say("hardware-library", error=one_line(error))) from error


def _mock() -> Any:
    from gpiozero.pins.mock import MockFactory

    from hardware.mock_pins import WiredMockPin

    return MockFactory(pin_class=WiredMockPin)


def _rpigpio() -> Any:
    from gpiozero.pins.rpigpio import RPiGPIOFactory

    return RPiGPIOFactory()


def _lgpio() -> Any:
    LGPIOFactory = _imported()
    lgpio = sys.modules["lgpio"]
    try:
        with _real_time():
            factory = LGPIOFactory()
    except lgpio.error as error:
        why, fix = _cannot_open(one_line(error))
        raise GpioError(why, fix) from error
    with contextlib.ExitStack() as opened:
        opened.callback(factory.close)
        label = lgpio.gpio_get_chip_info(factory._handle)[3]
        if not label.startswith(HEADER_CHIPS):
            raise GpioError(
                say("hardware-other-chip", chip=factory.chip, label=label, wanted=HEADER_CHIPS),
                say("hardware-fix-upgrade"),
            )
        opened.pop_all()
    return factory


def _imported() -> Any:
    """LGPIOFactory. lgpio makes a pipe in the folder LG_WD when it is imported, and leaves the program there: it is
    brought back, since the table's paths may be relative. Each user has a folder of his own: what root left in /tmp
    nobody else can replace."""
    folder = Path(os.environ.setdefault("LG_WD", f"{tempfile.gettempdir()}/faro-lgpio-{os.getuid()}"))
    here = Path.cwd()
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        from gpiozero.pins.lgpio import LGPIOFactory
    except ImportError:
        raise
    except OSError as error:
        raise GpioError(say("hardware-no-pipe", folder=str(folder)), say("hardware-fix-pipe")) from error
    finally:
        os.chdir(here)
    return LGPIOFactory


@contextlib.contextmanager
def _real_time() -> Iterator[None]:
    """Threads that are begun within go before all others: lgpio begins the one that times pulses and the one that
    fetches edges when it opens a chip, and new threads have the priority of their maker. Logged where that is not
    allowed."""
    usual, param = os.sched_getscheduler(0), os.sched_getparam(0)  # of this thread alone
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(REAL_TIME))
    except PermissionError:
        _log.warning("no real-time priority for the pins (LimitRTPRIO=%d): servo pulses jitter on a busy Pi", REAL_TIME)
        yield
        return
    try:
        yield
    finally:
        os.sched_setscheduler(0, usual, param)


def _cannot_open(text: str) -> tuple[Notice, Notice]:
    """Why a chip could not be opened, and what to do: lgpio has one text for all reasons."""
    chips = sorted(DEV.glob("gpiochip*"))
    if not chips:
        return say("hardware-no-chip", error=text, path=f"{DEV}/gpiochip0"), say("hardware-fix-kernel")
    closed = [chip for chip in chips if not os.access(chip, os.R_OK | os.W_OK)]
    if closed:
        return say("hardware-chip-closed", error=text, path=str(closed[0]), user=_user()), IN_GROUP
    return say("hardware-chip-failed", error=text, path=str(chips[0])), STOP_OTHERS


def _user() -> str:
    try:
        return f"user {getpass.getuser()}"
    except (KeyError, OSError):  # a service's user may have no name
        return f"user {os.getuid()}"
