"""`make install` into a folder: good systemd units, safe mode after three crashes, a valid configuration; and what the
script refuses. `make check-install` does the rest, in whole systems."""

import asyncio
import os
import re
import shutil
import socket
import stat
import subprocess
import sys
from configparser import ConfigParser
from fnmatch import fnmatch
from pathlib import Path

import pytest

from controller.config import load
from controller.runtime.systemd import notified, still_starting
from tests.instruments.install import machine

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "hardware" / "install" / "install.sh"
DIRECT = "etc/systemd/system/faro.service.d/restart.conf"
TOOLS = "sh dirname sed tr grep cat rm install id"
"""What the script uses of the system before it changes anything."""


@pytest.fixture
def installed(tmp_path):
    subprocess.run([SCRIPT, tmp_path], check=True, capture_output=True)
    return tmp_path


def program(folder, name, text):
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def with_systemd(folder, version):
    """The environment in which systemctl is of this version; None: there is none."""
    folder.mkdir()
    for name in TOOLS.split():
        (folder / name).symlink_to(shutil.which(name))
    if version is not None:
        program(folder, "systemctl", f"echo 'systemd {version} ({version}.1-1)'")
    return {"PATH": str(folder)}


class Computer:
    """A computer as the script sees it, all of it stand-ins: nothing can be installed. `script` is the script with its
    two absolute paths put below the folder."""

    def __init__(self, folder):
        self.folder = folder
        self.bin = folder / "bin"
        self.environment = with_systemd(self.bin, 252)
        for name in ("id", "install", "rm"):
            (self.bin / name).unlink()
        program(self.bin, "systemctl", '[ "$1" = is-active ] && exit 3; echo "systemd 252"')
        self.says("id", "0")
        self.says("dpkg", "arm64")
        program(self.bin, "apt-get", f"echo $@ >> {folder}/changed; exit 1")
        for name in ("install", "rm", "useradd", "groupadd", "usermod"):
            program(self.bin, name, f"echo {name} >> {folder}/changed; exit 1")
        program(folder, "python", f'exec "{sys.executable}" "$@"')
        self.system("Debian GNU/Linux 12 (bookworm)", "12")
        path = folder / "hardware" / "install" / "install.sh"
        path.parent.mkdir(parents=True)
        text = SCRIPT.read_text()
        for name, mine in (("/usr/bin/python3", "python"), ("/etc/os-release", "os-release")):
            assert f"={name}\n" in text
            text = text.replace(f"={name}\n", f"={folder / mine}\n")
        path.write_text(text)
        path.chmod(0o755)
        self.script = path

    def says(self, name, word):
        program(self.bin, name, f"echo {word}")

    def system(self, pretty, version, name="debian"):
        (self.folder / "os-release").write_text(f'PRETTY_NAME="{pretty}"\nVERSION_ID="{version}"\nID={name}\n')

    def refusal(self, *arguments):
        """The one line it refuses with. Fails when it does anything else."""
        command = [self.script, *arguments]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (2, ""), done
        assert not (self.folder / "changed").exists(), "it has changed something"
        assert done.stderr.count("\n") == 1
        assert done.stderr.startswith("install.sh: found ")
        return done.stderr


@pytest.fixture
def computer(tmp_path):
    return Computer(tmp_path)


def test_a_good_computer_is_not_refused(computer):
    command = [computer.script]
    done = subprocess.run(command, env=computer.environment, capture_output=True, text=True, check=False)
    tried = (computer.folder / "changed").read_text().splitlines()
    assert tried[:2] == ["update -q", "install -y -q --no-install-recommends python3-venv"]
    assert "needed: sudo apt-get install python3-venv" in done.stderr, "apt of this computer can nothing"
    assert done.returncode == 2


@pytest.mark.parametrize("architecture", ["armhf", "i386", "riscv64"])
def test_a_system_that_is_not_64_bit_is_refused(computer, architecture):
    computer.says("dpkg", architecture)
    told = computer.refusal()
    assert f"found Debian GNU/Linux 12 (bookworm) for {architecture}; needed: 64 bit: on a Pi the 64-bit" in told


def test_an_old_debian_is_refused_but_a_sister_is_not_judged_by_its_number(computer):
    computer.system("Debian GNU/Linux 11 (bullseye)", "11")
    assert "found Debian GNU/Linux 11 (bullseye); needed: Debian 12 or 13" in computer.refusal()
    computer.system("Sister 4", "4", name="sister")
    computer.says("id", "0")
    done = subprocess.run([computer.script], env=computer.environment, capture_output=True, text=True, check=False)
    assert "Sister" not in done.stderr


def test_an_old_python_is_refused(computer):
    program(computer.folder, "python", '[ "$1" = --version ] && echo "Python 3.9.2"; exit 1')
    assert "found Python 3.9.2 on Debian GNU/Linux 12 (bookworm); needed: Python 3.11 or newer" in computer.refusal()


@pytest.mark.parametrize(("gone", "needed"), [("systemctl", "systemd"), ("apt-get", "Debian 12 or 13")])
def test_a_system_without_systemd_or_apt_is_refused(computer, gone, needed):
    (computer.bin / gone).unlink()
    assert f"needed: {needed}" in computer.refusal()


@pytest.mark.parametrize("arguments", [(), ("--uninstall",)])
def test_a_running_table_and_another_user_than_root_are_refused(computer, arguments):
    program(computer.bin, "systemctl", "exit 0")
    assert "found the table running; needed: sudo systemctl stop faro faro-safe" in computer.refusal(*arguments)
    computer.says("id", "1000")
    assert "needed: root: sudo make" in computer.refusal(*arguments)


def test_an_unknown_option_is_refused(computer):
    assert "found --help; needed: a folder, --back, --uninstall, or nothing" in computer.refusal("--help")


@pytest.mark.parametrize(("version", "there"), [(None, False), (252, False), (253, False), (254, True), (257, True)])
def test_the_drop_in_is_written_only_where_systemd_knows_it(tmp_path, version, there):
    environment = with_systemd(tmp_path / "bin", version)
    (tmp_path / DIRECT).parent.mkdir(parents=True)
    (tmp_path / DIRECT).write_text("of another systemd")
    subprocess.run([SCRIPT, tmp_path], check=True, capture_output=True, env=environment)
    assert (tmp_path / DIRECT).exists() == there
    if there:
        assert "[Service]\nRestartMode=direct\n" in (tmp_path / DIRECT).read_text()


def test_the_files_can_be_read_by_all_whatever_the_umask_is(tmp_path):
    subprocess.run(["sh", "-c", f'umask 077; "{SCRIPT}" "{tmp_path}/x"'], check=True, capture_output=True)
    files = list((tmp_path / "x").rglob("*"))
    assert {"table.toml", "faro.service"} <= {path.name for path in files}
    for path in files:
        wanted = 0o640 if path.name == "table.toml" else 0o755 if path.is_dir() else 0o644
        assert stat.S_IMODE(path.stat().st_mode) == wanted, path


def test_what_is_taken_away_again_leaves_configuration_and_journal(tmp_path):
    subprocess.run([SCRIPT, tmp_path], check=True, capture_output=True, env=with_systemd(tmp_path / "bin", 257))
    shutil.rmtree(tmp_path / "bin")
    (tmp_path / "var/lib/faro").mkdir(parents=True)
    (tmp_path / "var/lib/faro/table.db").touch()
    done = subprocess.run([SCRIPT, "--uninstall", tmp_path], check=True, capture_output=True, text=True)
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert left == {"etc/faro/table.toml", "var/lib/faro/table.db"}
    assert f"Left as they are: {tmp_path}/etc/faro/table.toml, the journal in {tmp_path}/var/lib/faro" in done.stdout


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not here: apt install make")
@pytest.mark.parametrize(("there", "rebuilt"), [(True, False), (False, True)])
def test_a_development_environment_whose_python_is_gone_is_rebuilt(tmp_path, there, rebuilt):
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "requirements").mkdir()
    for name in ("pyproject.toml", "requirements/dev.txt"):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (0, 0))
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/python").symlink_to("python-there" if there else "/gone/python")
    program(tmp_path / ".venv/bin", "python-there", 'echo "$@" >> asked')
    program(tmp_path, "python", "echo 3.11")
    (tmp_path / ".venv/installed-3.11").touch()
    command = ["make", "-n", "lint", "PYTHON=./python"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert ("Installing Python packages" in done.stdout) == rebuilt
    assert ".venv/bin/ruff check ." in done.stdout


def test_udev_knows_every_mega_the_pins_and_the_cameras_heaps():
    rules = (SCRIPT.parent / "99-faro.rules").read_text().splitlines()

    def matches(**found):
        """The rule that takes a device with these properties."""
        for line in rules:
            asked = dict(re.findall(r'(?:ATTRS\{)?(\w+)\}?=="([^"]*)"', line))
            if asked and all(any(fnmatch(found.get(key, ""), one) for one in asked[key].split("|")) for key in asked):
                return line
        return ""

    megas = ["2341:0010", "2341:0042", "2a03:0010", "2a03:0042", "1a86:7523", "1a86:5523", "0403:6001"]
    for vendor, product in (mega.split(":") for mega in megas):
        rule = matches(SUBSYSTEM="tty", idVendor=vendor, idProduct=product)
        assert 'SYMLINK+="faro-board", GROUP="dialout", MODE="0660"' in rule, (vendor, product)
    assert not matches(SUBSYSTEM="tty", idVendor="2341", idProduct="0043"), "an Uno is no board of ours"
    assert 'GROUP="gpio", MODE="0660"' in matches(SUBSYSTEM="gpio", KERNEL="gpiochip4")
    assert 'GROUP="video", MODE="0660"' in matches(SUBSYSTEM="dma_heap", KERNEL="linux,cma")


def unit(folder, name):
    text = (folder / "etc/systemd/system" / name).read_text()
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text)
    return parser


def test_an_installation_into_a_folder_says_what_it_did_and_what_not(tmp_path):
    done = subprocess.run([SCRIPT, tmp_path], check=True, capture_output=True, text=True)
    installed_below, left_out = done.stdout.splitlines()
    assert installed_below.startswith(f"Installed below {tmp_path}: the units, the udev rules, ")
    assert left_out.startswith("Not installed: packages, the user faro, the program itself")


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
    assert "faro.service" in safe["Unit"]["After"].split(), "never side by side on one journal"
    assert safe["Service"]["ExecStartPre"] == "+-/usr/bin/systemctl reset-failed faro.service", "its way out"
    assert "reset-failed faro.service" in table["Service"]["ExecStopPost"], "a stop by hand is no crash"


@pytest.mark.systemd
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here: apt install systemd")
@pytest.mark.parametrize("name", ["faro.service", "faro-safe.service"])
def test_systemd_takes_the_units(installed, name):
    path = installed / "etc/systemd/system" / name
    path.write_text(path.read_text().replace("/opt/faro/venv/bin/faro", "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", path], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if name in line] == []


async def test_systemd_is_notified_of_the_start_the_life_and_the_end(tmp_path):
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


async def test_each_sign_of_life_comes_after_half_the_watchdogs_period(tmp_path, monkeypatch):
    """sd_watchdog_enabled(3): "every half of the time". A whole period would be too late by chance."""
    loop, turn, slept = asyncio.get_running_loop(), asyncio.sleep, []

    async def sleep(seconds):
        slept.append(seconds)
        await turn(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.setblocking(False)
        async with notified({"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "20000000"}):
            told = [await loop.sock_recv(manager, 99) for _ in range(3)]
    assert told == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
    assert slept[:2] == [10.0, 10.0]


def test_a_long_start_asks_for_more_time(tmp_path):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(5)
        still_starting({"NOTIFY_SOCKET": str(tmp_path / "notify")})
        assert manager.recv(99) == b"EXTEND_TIMEOUT_USEC=60000000"


async def test_without_systemd_nothing_is_notified(monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr("controller.runtime.systemd._line", opened.append)
    for nobody in ({}, {"NOTIFY_SOCKET": ""}, {"WATCHDOG_USEC": "2000"}):
        still_starting(nobody)
        entered = False
        async with notified(nobody):
            entered = True
            assert not [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        assert entered
    assert opened == []


@pytest.mark.parametrize(
    ("user", "there", "says"),
    [
        (1000, True, "needs root"),
        (0, False, "sudo apt-get install debootstrap systemd-container util-linux git procps"),
        (0, True, ""),
    ],
)
def test_check_install_says_what_it_lacks(monkeypatch, user, there, says):
    monkeypatch.setattr(machine.os, "geteuid", lambda: user)
    monkeypatch.setattr(machine.shutil, "which", lambda name: f"/usr/bin/{name}" if there else None)
    if not says:
        machine.ready()
        return
    with pytest.raises(machine.Missing, match=says) as told:
        machine.ready()
    assert "\n" not in str(told.value)
