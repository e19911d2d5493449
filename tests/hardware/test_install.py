"""`make install` into a folder: good systemd units, safe mode after three crashes, a valid configuration."""

import asyncio
import shutil
import socket
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from controller.config import load
from controller.runtime.systemd import notified, still_starting

ROOT = Path(__file__).parents[2]


@pytest.fixture
def installed(tmp_path):
    script = ROOT / "hardware" / "install" / "install.sh"
    subprocess.run([script, tmp_path], check=True, capture_output=True)
    return tmp_path


def unit(folder, name):
    text = (folder / "etc/systemd/system" / name).read_text()
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str
    parser.read_string(text)
    return parser


def test_the_configuration_is_good_and_its_files_lie_where_the_service_may_write(installed):
    config = load(installed / "etc/faro/table.toml")
    assert config.table.journal == "/var/lib/faro/table.db"
    assert config.mcu.calibration == "/var/lib/faro/casekeeper.toml"
    assert config.mcu.port == "/dev/faro-board"
    assert 'SYMLINK+="faro-board"' in (installed / "etc/udev/rules.d/99-faro.rules").read_text()


def test_a_second_installation_keeps_the_configuration(installed):
    path = installed / "etc/faro/table.toml"
    path.write_text('[table]\nname = "Mine"\n')
    subprocess.run([ROOT / "hardware" / "install" / "install.sh", installed], check=True, capture_output=True)
    assert load(path).table.name == "Mine"


def test_three_crashes_in_five_minutes_lead_to_safe_mode(installed):
    table, safe = unit(installed, "faro.service"), unit(installed, "faro-safe.service")
    assert (table["Unit"]["StartLimitIntervalSec"], table["Unit"]["StartLimitBurst"]) == ("300", "3")
    assert table["Unit"]["OnFailure"] == "faro-safe.service"
    assert table["Service"]["LimitNOFILE"] == safe["Service"]["LimitNOFILE"] == "65536"
    assert "--safe" in safe["Service"]["ExecStart"]
    assert safe["Unit"]["Conflicts"] == "faro.service"


@pytest.mark.systemd
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here: apt install systemd")
@pytest.mark.parametrize("name", ["faro.service", "faro-safe.service"])
def test_systemd_takes_the_units(installed, name):
    path = installed / "etc/systemd/system" / name
    path.write_text(path.read_text().replace("/opt/faro/venv/bin/faro", "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", path], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if name in line] == []


async def test_systemd_is_told_of_the_start_the_life_and_the_end(tmp_path):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.setblocking(False)
        loop = asyncio.get_running_loop()
        async with notified({"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "2000"}):
            told = [await loop.sock_recv(manager, 99) for _ in range(3)]
        assert told == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
        while (last := await loop.sock_recv(manager, 99)) == b"WATCHDOG=1":
            pass
        assert last == b"STOPPING=1"


def test_a_long_start_asks_for_more_time(tmp_path):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(5)
        still_starting({"NOTIFY_SOCKET": str(tmp_path / "notify")})
        assert manager.recv(99) == b"EXTEND_TIMEOUT_USEC=60000000"


async def test_without_systemd_nothing_is_told(monkeypatch):
    opened = []
    monkeypatch.setattr("controller.runtime.systemd._line", opened.append)
    for nobody in ({}, {"NOTIFY_SOCKET": ""}, {"WATCHDOG_USEC": "2000"}):
        still_starting(nobody)
        entered = False
        async with notified(nobody):
            entered = True
            assert not [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        assert entered
    assert opened == []
