"""A fresh Debian in a folder: made by debootstrap, run or booted by systemd-nspawn, entered by nsenter.

The folders lie below build/check-install and need about 1 GB each. The network is this machine's; what the system does
to devices, kernel settings or the clock stays inside.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "build" / "check-install"
MIRROR = "http://deb.debian.org/debian"
PACKAGES = ("ca-certificates", "systemd", "systemd-sysv", "dbus", "udev", "python3", "make", "git")
"""What an image of Raspberry Pi OS Lite has as well; python3-venv is not among it."""
NEEDED = {
    "debootstrap": "debootstrap",
    "systemd-nspawn": "systemd-container",
    "nsenter": "util-linux",
    "git": "git",
    "ps": "procps",
}
"""Programs and the Debian packages they come from."""
OF_THIS_MACHINE = ("etc/ssl/certs/ca-certificates.crt", "etc/pip.conf")
"""Copied in, for a network that is reached through a proxy of one's own."""
BOOT_S = 60
_ENVIRONMENT = {
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME": "/root",
    "LANG": "C.UTF-8",
}


class Missing(Exception):
    """Something this machine lacks. One line that says what and how to get it."""


class Failed(Exception):
    """A check failed. One line."""


def ready() -> None:
    """Raises Missing when fresh systems cannot be made here."""
    if os.geteuid() != 0:
        raise Missing("make check-install needs root: it makes and boots whole systems (sudo make check-install)")
    lacking = [package for program, package in NEEDED.items() if shutil.which(program) is None]
    if lacking:
        raise Missing(f"make check-install needs more programs: sudo apt-get install {' '.join(lacking)}")


def wait_for(what: str, true: Callable[[], bool], within_s: float) -> None:
    """Returns when `true` is. Raises Failed when that takes longer."""
    until_s = time.monotonic() + within_s
    while not true():
        if time.monotonic() > until_s:
            raise Failed(f"{what}: not within {within_s:g} s")
        time.sleep(0.1)


class Machine:
    """A copy of a fresh system of `suite` ("bookworm", "trixie"), in a folder named after what it is `made_for`. Raises
    Missing when debootstrap cannot make one."""

    def __init__(self, suite: str, made_for: str = "installed") -> None:
        self.suite = suite
        fresh = _fresh(suite)
        self.root = FOLDER / f"{suite}-{made_for}"
        shutil.rmtree(self.root, ignore_errors=True)
        subprocess.run(["cp", "-a", "--reflink=auto", fresh, self.root], check=True)
        for name in OF_THIS_MACHINE:
            if Path("/", name).is_file():
                shutil.copy(Path("/", name), self.root / name)
        self._container: subprocess.Popen[bytes] | None = None
        self._leader = 0

    def alone(self, script: str) -> subprocess.CompletedProcess[str]:
        """Runs a shell script in the system while nothing else runs there, as in a chroot."""
        return self._told([*self._nspawn("--pipe"), "/bin/sh", "-c", script])

    def shown(self, script: str) -> int:
        """As `alone`, however long it takes; what it prints is seen at once. Returns its exit code."""
        command = [*self._nspawn("--pipe"), "/bin/sh", "-c", script]
        return subprocess.run(command, env=_ENVIRONMENT, stdin=subprocess.DEVNULL, check=False).returncode

    def boot(self) -> None:
        """Starts its systemd; returns when it is up. Raises Failed."""
        console = (FOLDER / f"{self.suite}.console").open("wb")
        with console:
            self._container = subprocess.Popen(
                [*self._nspawn("--boot", "--console=pipe")],
                env=_ENVIRONMENT | {"UNIFIED_CGROUP_HIERARCHY": "1"},
                stdin=subprocess.DEVNULL,
                stdout=console,
                stderr=console,
            )
        wait_for(f"{self.suite} starts", self._is_up, BOOT_S)

    def inside(self, script: str) -> subprocess.CompletedProcess[str]:
        """Runs a shell script as root in the booted system."""
        return self._told(["nsenter", "--target", str(self._leader), "--all", "/bin/sh", "-c", script])

    def good(self, script: str) -> str:
        """What the script prints, run inside. Raises Failed when it fails."""
        done = self.inside(script)
        if done.returncode:
            raise Failed(f"{script!r} ended with {done.returncode}: {(done.stdout + done.stderr).strip()[-2000:]}")
        return done.stdout.strip()

    def close(self) -> None:
        """Ends it; its folder stays until the next run, to be looked at."""
        if self._container is not None:
            self._container.terminate()
            try:
                self._container.wait(30)
            except subprocess.TimeoutExpired:
                self._container.kill()
                self._container.wait()
            self._container = None

    def _is_up(self) -> bool:
        assert self._container is not None
        if self._container.poll() is not None:
            raise Failed(f"{self.suite} does not start, see {FOLDER / f'{self.suite}.console'}")
        found = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self._container.pid)], capture_output=True, text=True, check=False
        ).stdout.split()
        if not found:
            return False
        self._leader = int(found[0])
        return self.inside("systemctl is-system-running").stdout.strip() in ("running", "degraded")

    def _nspawn(self, *options: str) -> list[str]:
        # Without systemd here there is nobody to give the container a unit of its own.
        own = [] if Path("/run/systemd/system").is_dir() else ["--keep-unit"]
        return ["systemd-nspawn", "--quiet", "--register=no", *own, f"--directory={self.root}", *options]

    def _told(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            env=_ENVIRONMENT,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=1200,
            check=False,
        )


def _fresh(suite: str) -> Path:
    """The system as debootstrap makes it; kept from one run to the next."""
    folder, log = FOLDER / suite, FOLDER / f"{suite}.log"
    if folder.is_dir():
        return folder
    FOLDER.mkdir(parents=True, exist_ok=True)
    making = FOLDER / f"{suite}-being-made"
    shutil.rmtree(making, ignore_errors=True)
    command = ["debootstrap", "--variant=minbase", f"--include={','.join(PACKAGES)}", suite, str(making), MIRROR]
    with log.open("wb") as out:
        code = subprocess.run(command, stdout=out, stderr=out, check=False).returncode
    if code:
        raise Missing(f"debootstrap could not make {suite} from {MIRROR}, see {log}")
    making.rename(folder)
    return folder
