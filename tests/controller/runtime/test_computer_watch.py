"""The computer is watched while the table runs: a dip of the supply, heat, a clock nobody set, a disk that fills."""

from __future__ import annotations

import re
import shutil
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from controller.runtime import computer_watch
from controller.runtime.computer_watch import CLOCK_PATIENCE_S, ComputerWatch
from controller.runtime.journal import Journal
from controller.table.parts import fault_mark
from controller.table.state import stopped
from firmware_bridge.notice import say
from hardware import pi
from hardware.devices import DeviceCleared, DeviceEvent, DeviceFault, Part
from tests.controller.at_work import AtWork, dealing
from tests.english import english

INSTALL = Path(__file__).parents[3] / "hardware" / "install"
STICKY = 1 << 16
HOT = say("hardware-pi-heat", limit=80)


class Pi:
    """The files of a Raspberry Pi's kernel, written from drivers/hwmon/raspberrypi-hwmon.c of Linux 6.12 (the alarm is
    bit 16 of what the firmware said at the last poll, each 2 s, which clears it there), and from
    Documentation/driver-api/thermal (millidegrees). hwmon numbers are in the order the drivers came."""

    def __init__(self, root: Path, model: str = "Raspberry Pi 5 Model B Rev 1.0") -> None:
        self.root, self.now_s, self.firmware = root, 0.0, 0
        for name, number in (("cpu_thermal", 0), ("rpi_volt", 2), ("rp1_adc", 1)):
            self._write(f"sys/class/hwmon/hwmon{number}/name", name)
        self._write("proc/device-tree/model", f"{model}\0")
        self.polls()
        self.celsius(50.0)
        self.timesync = root / "run/systemd/timesync"
        self.timesync.mkdir(parents=True)

    def _write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text if text.endswith("\0") else f"{text}\n")

    def dips(self) -> None:
        """For less than the kernel's two seconds."""
        self.firmware |= STICKY

    def polls(self) -> None:
        self._write("sys/class/hwmon/hwmon2/in0_lcrit_alarm", str(int(bool(self.firmware & STICKY))))
        self.firmware &= ~STICKY

    def celsius(self, degrees: float) -> None:
        self._write("sys/class/thermal/thermal_zone0/temp", str(round(degrees * 1000)))

    def watch(self) -> ComputerWatch:
        return ComputerWatch(self.root, root=self.root, clock=lambda: self.now_s)


@pytest.fixture
def board(tmp_path: Path) -> Pi:
    return Pi(tmp_path)


def told(events: list[DeviceEvent]) -> list[str]:
    return [
        f"{event.part}: {english(event.text)}" if isinstance(event, DeviceFault) else f"{event.part} cleared"
        for event in events
        if isinstance(event, DeviceFault | DeviceCleared)
    ]


WEAK = "power: the supply was too weak (under-voltage): see to the power supply and its cable"


def test_a_short_dip_of_the_supply_is_reported_once_and_the_next_one_again(board: Pi) -> None:
    watch = board.watch()
    assert watch.news() == []
    board.dips()
    board.polls()
    assert told(watch.news()) == [WEAK]
    assert watch.news() == []
    board.polls()
    assert watch.news() == [], "over, and told until somebody has seen it"
    board.dips()
    board.polls()
    assert told(watch.news()) == [WEAK]


def test_a_weak_supply_at_the_start_is_reported(board: Pi) -> None:
    board.dips()
    board.polls()
    assert told(board.watch().news()) == [WEAK]


@pytest.mark.parametrize(
    ("degrees", "says"),
    [
        ((79.9, 80.0, 79.0, 75.0, 74.9, 79.9), [None, 80, None, None, "cleared", None]),
        ((84.9, 85.0, 81.0, 74.0), [80, 85, None, "cleared"]),
        ((90.0, 20.0), [85, "cleared"]),
    ],
)
def test_heat_is_reported_where_the_processor_slows_down(
    board: Pi, degrees: tuple[float, ...], says: list[int | str | None]
) -> None:
    watch = board.watch()
    for celsius, said in zip(degrees, says, strict=True):
        board.celsius(celsius)
        heat = f"temperature: the processor is above {said} C and slows down: see to its fan and to air"
        news: dict[Any, list[str]] = {None: [], "cleared": ["temperature cleared"]}
        assert told(watch.news()) == news.get(said, [heat]), celsius


def test_a_clock_that_nobody_sets_is_reported_after_a_while_and_cleared_when_it_is_set(board: Pi) -> None:
    watch = board.watch()
    board.now_s = CLOCK_PATIENCE_S - 1
    assert watch.news() == []
    board.now_s += 1
    (said,) = told(watch.news())
    assert said.startswith("clock: nobody has set the clock since the computer started")
    assert watch.news() == []
    (board.timesync / "synchronized").touch()
    assert told(watch.news()) == ["clock cleared"]


@pytest.mark.parametrize(("kernel", "says"), [(True, 0), (None, 0), (False, 1)])
def test_the_kernel_is_asked_where_another_time_service_runs(
    board: Pi, monkeypatch: pytest.MonkeyPatch, kernel: bool | None, says: int
) -> None:
    board.timesync.rmdir()
    monkeypatch.setattr(pi, "clock_synchronised", lambda: kernel)
    watch = board.watch()
    board.now_s = CLOCK_PATIENCE_S
    assert len(watch.news()) == says


def test_a_disk_is_reported_before_it_is_full(board: Pi, monkeypatch: pytest.MonkeyPatch) -> None:
    free_mb = 500
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: shutil._ntuple_diskusage(0, 0, free_mb * 1_000_000))
    watch = board.watch()
    assert watch.news() == []
    free_mb = 499
    assert told(watch.news()) == ["disk: less than 500 MB are free on the journal's disk: move old journals away"]
    free_mb = 599
    assert watch.news() == []
    free_mb = 600
    assert told(watch.news()) == ["disk cleared"]


def test_another_computer_has_no_such_sensor_and_its_own_limits(tmp_path: Path) -> None:
    laptop = Pi(tmp_path, "LENOVO 20XW")
    laptop.celsius(92.0)
    shutil.rmtree(tmp_path / "sys/class/hwmon")
    assert laptop.watch().news() == []
    assert pi.under_voltage(tmp_path) is None


def test_it_looks_in_a_thread_of_its_own_and_ends(board: Pi, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer_watch, "EVERY_S", 0.01)
    seen, reported = threading.Event(), list[DeviceEvent]()

    def report(event: DeviceEvent) -> None:
        reported.append(event)
        seen.set()

    watch = board.watch()
    watch.start(report)
    board.dips()
    board.polls()
    assert seen.wait(10.0)
    watch.close()
    assert told(reported) == [WEAK]
    assert watch._thread is not None
    assert not watch._thread.is_alive()


@pytest.mark.parametrize("unit", ["faro.service", "faro-safe.service"])
def test_the_service_may_read_what_is_watched(unit: str) -> None:
    """Its sandbox leaves /sys, /proc/device-tree and /run readable; that it may not ask the clock by adjtimex is why
    the file of timesyncd is read first (systemd.exec(5): ProcSubset=, ProtectClock=)."""
    lines = (INSTALL / unit).read_text().splitlines()
    keys = dict(line.split("=", 1) for line in lines if re.match(r"[A-Z]\w+=", line))
    assert keys["ProtectClock"] == "yes"
    hiding = {"ProcSubset", "InaccessiblePaths", "TemporaryFileSystem", "RootDirectory", "RootImage", "BindPaths"}
    assert not hiding & keys.keys()


# --- at the table ---------------------------------------------------------------------------------------------------


async def test_a_warning_holds_nothing_stands_in_the_journal_and_ends_when_it_is_over(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.sees(0, "7C")
        await t.happens(DeviceFault(Part.HEAT, HOT))
        assert stopped(t.state) is None
        (shown,) = t.queries.view()["faults"]
        assert (shown["part"], shown["warning"], shown["until_seen"]) == ("temperature", True, False)
        assert (await t.ann("bet", bet="b", type="flat", ranks=["9"], stake=10)).ok
        assert t.outlets.shown[-1].light == "open"
        await t.happens(DeviceCleared(Part.HEAT))
        assert t.queries.view()["faults"] == []
    with closing(Journal(tmp_path / "t.db", read_only=True)) as journal:
        kinds = [row.body["kind"] for row in journal.rows()]
    assert (kinds.count("faulted"), kinds.count("mended")) == (1, 1)


async def test_a_dip_of_the_supply_stays_until_the_dealer_has_seen_it_also_over_a_restart(tmp_path: Path) -> None:
    weak = DeviceFault(Part.POWER, say("hardware-pi-weak-told"))
    async with dealing(tmp_path / "t.db") as t:
        await t.happens(weak, DeviceFault(Part.HEAT, HOT))
    async with AtWork(tmp_path / "t.db") as t:
        assert list(t.state.faults) == ["power"], "what a device would say again is forgotten"
        await t.happens(weak)
        (shown,) = t.queries.view()["faults"]
        assert shown["until_seen"]
        for part, mark in (("power", "0" * 16), ("temperature", shown["mark"]), ("exit beam", shown["mark"])):
            reply = await t.dealer("warning_seen", part=part, mark=mark)
            assert (reply.ok, reply.reason) == (False, "no_fault")
        assert (await t.ann("warning_seen", part="power", mark=shown["mark"])).reason == "not_dealer"
        assert (await t.dealer("warning_seen", part="power", mark=shown["mark"])).ok
        assert t.state.faults == {}


async def test_going_on_without_a_part_takes_no_word_on_a_warning(tmp_path: Path) -> None:
    """The page says back every fault it shows."""
    async with dealing(tmp_path / "t.db") as t:
        await t.sees(0, "7C")
        await t.happens(DeviceFault(Part.HEAT, HOT))
        await t.happens(DeviceFault(Part.BEAM, say("hardware-follower-late")))
        faults = t.state.faults
        heat = {Part.HEAT: fault_mark(faults[Part.HEAT])}
        assert (await t.dealer("resume", without=heat | {Part.BEAM: "0" * 16})).reason == "fault"
        assert (await t.dealer("resume", without=heat | {Part.BEAM: fault_mark(faults[Part.BEAM])})).ok
        assert t.state.accepted_faults == {Part.BEAM}
