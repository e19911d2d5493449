"""The real firmware, executed: firmware.elf under simavr in a small C program, its port on a pty.

SimulatedMcu().start() gives a port_url as FakeMcu does, with the same verbs for faults; here it is the compiled program
for the ATmega2560 that answers, its servo pulses are measured on the pins, and a mechanical model turns them into the
voltages its converter reads. Needs make, a C compiler, avr-gcc with avr-libc, libsimavr-dev and libelf-dev; missing()
says what is not there. Everything is built when first wanted.
"""

import contextlib
import fcntl
import os
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from firmware_bridge.messages import ResetCause
from firmware_bridge.notice import Notice, NoticeError, say

FIRMWARE = Path(__file__).parent / "firmware"
BUILD = Path(__file__).parents[1] / "build" / "firmware"
BOOT_MS = 100  # a real Mega's bootloader takes up to 2 s


class SimulatorError(NoticeError):
    """The simulator cannot be built or has died; `message` says why."""


@dataclass(frozen=True, slots=True)
class Pulses:
    """The pulses of one channel since last asked: how many, and the shortest and longest, us."""

    count: int
    shortest_us: float
    longest_us: float


@dataclass(frozen=True, slots=True)
class Bites:
    """The watchdog's own resets: how many; when the last was, simulated seconds; and how long after it the program
    disarmed the watchdog, us (-1: not yet)."""

    count: int
    at_s: float
    disarmed_us: float


def missing() -> Notice | None:
    """What to install before the firmware can be executed here; None when all is there."""
    wanted = {
        "make": shutil.which("make"),
        "gcc": shutil.which("cc"),
        "gcc-avr avr-libc": shutil.which("avr-gcc"),
        "libsimavr-dev": Path("/usr/include/simavr/sim_avr.h").exists(),
        "libelf-dev": Path("/usr/include/libelf.h").exists() or Path("/usr/include/gelf.h").exists(),
    }
    absent = [name for name, there in wanted.items() if not there]
    return say("link-simulator-packages", packages=" ".join(absent)) if absent else None


def build() -> tuple[Path, Path]:
    """Compile what changed; the harness and the ELF. Raises SimulatorError where a tool is missing or the compiler
    fails."""
    if what := missing():
        raise SimulatorError(say("link-simulator-missing", install=what))
    command = ["make", "-s", "-C", str(FIRMWARE), "all", "harness", f"BUILD={BUILD}"]
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:  # two programs may want it at once
        fcntl.flock(lock, fcntl.LOCK_EX)
        made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        raise SimulatorError(say("link-simulator-not-built", why=" ".join(made.stderr.split())[:500]))
    return BUILD / "harness", BUILD / "firmware.elf"


class SimulatedMcu:
    """A running board. `pace`: simulated seconds a second; 0: as fast as this machine can."""

    def __init__(self, *, pace: float = 1.0, boot_ms: int = BOOT_MS, servo_speed: float = 1.0) -> None:
        """`servo_speed`: how much faster than a real servo."""
        self._pace, self._boot_ms, self._servo_speed = pace, boot_ms, servo_speed
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self.port_url = ""

    def start(self) -> "SimulatedMcu":
        """Build if needed, plug in and run; returns itself. SimulatorError when that cannot be done."""
        harness, elf = build()
        self._folder = tempfile.TemporaryDirectory(prefix="faro-sim-")
        self.port_url = str(Path(self._folder.name) / "mcu")
        try:
            self._process = subprocess.Popen(
                [harness, elf, str(self._pace), str(self._boot_ms)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                start_new_session=True,  # Ctrl-C is for the table, which then unplugs the board
            )
            self._ask("speed", 4000 * self._servo_speed)
            self._link_port()
        except OSError as error:
            self.stop()
            raise SimulatorError(say("link-simulator-died", why=str(error))) from error
        except SimulatorError:
            self.stop()
            raise
        return self

    @property
    def pid(self) -> int | None:
        """The simulator's process; None while it does not run."""
        return None if self._process is None else self._process.pid

    def stop(self) -> None:
        """End it."""
        process, self._process = self._process, None
        if process is not None and process.stdin and process.stdout:
            with contextlib.suppress(BrokenPipeError):  # a word that a dead process never took
                process.stdin.close()
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            process.stdout.close()
        if self._folder is not None:
            self._folder.cleanup()

    def __enter__(self) -> "SimulatedMcu":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def plug(self) -> None:
        """Put the cable in: power on, and the port appears under its old name."""
        self._ask("plug")
        self._link_port()

    def unplug(self) -> None:
        """Pull the cable: the port goes away and the board loses its power."""
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self.port_url)
        self._ask("unplug")

    def reset(self, cause: ResetCause = ResetCause.WATCHDOG, held_s: float = 0.0) -> None:
        """The board restarts with the flags of `cause` after `held_s` of its own time; the port stays. BROWN_OUT: its
        5 V sagged for `held_s`. WATCHDOG sets the flag alone: hang() has the watchdog itself bite."""
        self._ask("reset", int(cause), 1000 * held_s)

    def use_bootloader(self, wait_s: float = 0.3) -> None:
        """From the next reset on Arduino's bootloader goes first, as on a real Mega: it takes the reset flags and waits
        for an upload: `wait_s` (a real one 1 s), or 5 s from the last byte that comes meanwhile."""
        self._ask("bootloader", 1000 * wait_s)

    def hang(self) -> None:
        """The program goes round where it is until a reset; its interrupts and timers go on."""
        self._ask("hang")

    def stop_clock(self) -> None:
        """The program's millisecond interrupt comes no more, until a reset."""
        self._ask("stopclock")

    def bites(self) -> Bites:
        """What the watchdog did by itself since the start."""
        count, at_s, disarmed_us = self._ask("bites").split()
        return Bites(int(count), float(at_s), float(disarmed_us))

    def cut_after(self, count: int) -> None:
        """The cable is pulled by itself when the program has read `count` more bytes; plug() puts it back."""
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self.port_url)
        self._ask("cutafter", count)

    def reset_after(self, frames: int) -> None:
        """The board is reset (WATCHDOG) when `frames` more have passed, either way."""
        self._ask("resetafter", frames)

    def reset_due(self) -> bool:
        """The reset of reset_after() is still to come."""
        return self._ask("resetdue") == "1"

    def fall_silent(self, silent: bool = True) -> None:
        """The processor stops (or goes on)."""
        self._ask("silent", int(silent))

    def jam(self, channel: int) -> None:
        """Something is caught in the channel's cam."""
        self._ask("jam", channel)

    def free(self, channel: int) -> None:
        """Take the channel's faults away; the host has to move it again."""
        self._ask("free", channel)

    def slip(self, channel: int, to_us: float) -> None:
        """The channel's cam creeps to `to_us` while it rests."""
        self._ask("slip", channel, to_us)

    def push(self, channel: int, to_us: float) -> None:
        """A finger moves the channel's bead to where `to_us` would hold it."""
        self._ask("push", channel, to_us)

    def take_wire_off(self, channel: int) -> None:
        """The channel's feedback wire comes off."""
        self._ask("wire", channel, 0)

    def set_stops(self, channel: int, low_us: float, high_us: float) -> None:
        """The frame stops the channel's cam at these."""
        self._ask("stops", channel, low_us, high_us)

    def set_potentiometer(self, channel: int, at_1000_us: float, at_2000_us: float) -> None:
        """What the converter reads of the channel's feedback at two places."""
        self._ask("pot", channel, at_1000_us, at_2000_us)

    def set_supply_mv(self, millivolts: int) -> None:
        """The servo supply sags, or is back."""
        self._ask("supply", millivolts)

    def set_usb_mv(self, millivolts: int) -> None:
        """The board's 5 V, which are its converter's reference, are so high."""
        self._ask("usb", millivolts)

    def set_bandgap_mv(self, millivolts: int) -> None:
        """This chip's own 1.1 V are so high; the data sheet allows 1000...1200."""
        self._ask("bandgap", millivolts)

    def spike(self, channel: int, counts: int, every: int) -> None:
        """One of `every` conversions of the channel's feedback reads `counts` more; 0: none does."""
        self._ask("spikes", channel, counts, every)

    def keep_eeprom(self, path: Path) -> None:
        """Write the board's EEPROM, 4096 bytes, to a file whose name has no blanks."""
        self._ask("keep", path)

    def restore_eeprom(self, path: Path) -> None:
        """Put such a file into the board's EEPROM; the program reads it when it starts next."""
        self._ask("restore", path)

    def spoil_wire(self, *, bit_error: float = 0.0, loss: float = 0.0, seed: int = 1) -> None:
        """From now on bits are wrong and bytes are lost, both ways, with these probabilities."""
        self._ask("noise", bit_error, loss, seed)

    def fill_wire(self, full: bool = True) -> None:
        """The board receives without a pause: flags between the frames."""
        self._ask("fill", int(full))

    def at_us(self) -> list[float]:
        """Where every cam really stands."""
        return [float(word) for word in self._ask("at").split()]

    def pulses(self) -> list[Pulses]:
        """Every channel's pulses on its pin since this was last asked."""
        words = self._ask("pulses").split()
        return [Pulses(int(words[i]), float(words[i + 1]), float(words[i + 2])) for i in range(0, len(words), 3)]

    def simulated_s(self) -> float:
        """The board's own time since it was started."""
        return float(self._ask("time"))

    def host_s(self) -> float:
        """The board's own time, for a host that goes by it. From the first call on that time never runs more than a
        quarter of a second ahead of the last: a host kept waiting by a busy machine has not fallen silent."""
        return float(self._ask("hosttime"))

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Within this the board's time stands still, so that every verb comes at that moment; but for pass_time()."""
        self._ask("hold", 1)
        try:
            yield
        finally:
            self._ask("hold", 0)

    def pass_time(self, seconds: float) -> None:
        """Let `seconds` of the board's time pass now, as fast as this machine can."""
        self._ask("pass", 1000 * seconds)

    def _link_port(self) -> None:
        fresh = Path(self.port_url + ".new")
        fresh.symlink_to(self._ask("port"))
        fresh.replace(self.port_url)

    def _ask(self, *words: object) -> str:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise SimulatorError(say("link-simulator-not-running"))
        with self._lock:
            try:
                process.stdin.write(" ".join(map(str, words)) + "\n")
                process.stdin.flush()
            except OSError as error:
                raise SimulatorError(say("link-simulator-died", why=str(error))) from error
            line = process.stdout.readline()
        if not line or line.startswith("unknown"):
            raise SimulatorError(say("link-simulator-unknown", verb=str(words[0])))
        return line.strip()
