"""What is proven in each fresh system, in this order; a check's docstring is the line that is printed."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from typing import Any

from controller.runtime.program import version_line
from tests.instruments.install.machine import ROOT, Failed, Machine, wait_for

SOURCE = "/home/pi/faro"
"""Path of the clone; its owner is not root, as with `git clone` and `sudo make install`."""
TABLE = "/etc/faro/table.toml"
PI_UID = 1000
DIRECT_SINCE = 254
"""The first systemd that has RestartMode=."""
UP_S, AGAIN_S, HANG_S = 60, 30, 60
QUIET_TABLE = '[camera]\nsource = "none"\n[mcu]\ndriver = "none"\n[gpio]\nfactory = "none"\n[web]\nport = 0\n'
QUIET_TABLE += '[table]\njournal = "/var/lib/faro/table.db"\n'
PI_TABLE = '[camera]\nsource = "picamera2"\n[mcu]\nport = "/dev/faro-board"\n[gpio]\nfactory = "lgpio"\n[table]\n'
PI_TABLE += 'journal = "/var/lib/faro/table.db"\n'
CHECK = "/usr/local/bin/faro check --json --config"


def put_source(machine: Machine) -> None:
    """A clone of this one with its uncommitted changes."""
    there = machine.root / SOURCE.lstrip("/")
    there.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["git", "clone", "--quiet", f"file://{ROOT}", there], check=True)
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\0"):
        if (ROOT / name).is_file():
            (there / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, there / name)
        elif name:
            (there / name).unlink(missing_ok=True)
    subprocess.run(["chown", "-R", f"{PI_UID}:{PI_UID}", there.parent], check=True)


def take_over(before: Machine, machine: Machine) -> None:
    """The program and the configuration as an upgrade of the system from `before` leaves them: the Python of the
    program's environment is gone."""
    for name in ("opt/faro", "etc/faro"):
        subprocess.run(["cp", "-a", before.root / name, machine.root / name], check=True)


def installs_in_a_chroot(machine: Machine) -> None:
    """make install where no systemd runs, under umask 077, from a clone of another user's"""
    upgraded = (machine.root / "opt/faro").exists()
    done = machine.alone(f"umask 077; cd {SOURCE} && make install")
    said = done.stdout + done.stderr
    _want(done.returncode == 0, f"make install ended with {done.returncode}: {said[-2000:]}")
    enabled = machine.alone("systemctl is-enabled faro").stdout.strip()
    _want(enabled == "enabled", f"faro.service is {enabled!r}")
    told = machine.alone("runuser -u faro -- faro --version")
    _want(
        told.stdout.strip() == version_line(machine.root / SOURCE.lstrip("/")),
        f"faro --version: {told.stdout!r} {told.stderr!r}",
    )
    hidden = machine.alone(
        "find /opt/faro /etc/faro -type d ! -perm -005 -o -type f -path '/opt/*' ! -perm -004"
    ).stdout
    _want(not hidden, f"not to be read by the service's user: {hidden[:300]}")
    _want(not upgraded or "7.7" in (machine.root / TABLE.lstrip("/")).read_text(), f"{TABLE} was not kept")
    imported = machine.alone("cd /tmp && LG_WD=/tmp /opt/faro/venv/bin/python -c 'import cv2, numpy, lgpio'")
    _want(imported.returncode == 0, f"in the program's environment: {imported.stderr[-500:]}")


def boots(machine: Machine) -> None:
    """boots, with the table up; systemd and udev take units, drop-in and rules without a word"""
    _write(machine, TABLE, QUIET_TABLE)
    machine.boot()
    _running(machine, "faro")
    _safe_starts(machine, 0)
    version = _systemd(machine)
    for name in ("faro.service", "faro-safe.service"):
        done = machine.inside(f"systemd-analyze verify --man=no /etc/systemd/system/{name}")
        said = (done.stdout + done.stderr).strip()
        _want(done.returncode == 0 and not said, f"systemd-analyze verify {name}: {said}")
    drop_in = machine.root / "etc/systemd/system/faro.service.d/restart.conf"
    _want(drop_in.exists() == (version >= DIRECT_SINCE), f"systemd {version} and {drop_in.name}: {drop_in.exists()}")
    if version >= DIRECT_SINCE:
        mode = machine.good("systemctl show --value -p RestartMode faro.service")
        _want(mode == "direct", f"RestartMode is {mode!r}")
        machine.good("udevadm verify /etc/udev/rules.d/99-faro.rules")


def two_crashes_are_no_safe_mode(machine: Machine) -> None:
    """killed twice it starts again each time, and safe mode never starts"""
    for _ in range(2):
        _kill(machine, "KILL")
        _again(machine)
    _safe_starts(machine, 0)


def the_third_is(machine: Machine) -> None:
    """killed a third time within five minutes: safe mode, and the table stays down"""
    _kill(machine, "KILL")
    _running(machine, "faro-safe")
    _want(_state(machine, "faro") == "inactive", f"faro is {_state(machine, 'faro')}")
    _safe_starts(machine, 1)


def out_of_safe_mode(machine: Machine) -> None:
    """out of safe mode within the five minutes: systemctl start faro starts the table and ends safe mode"""
    machine.good("systemctl start faro.service")
    _running(machine, "faro")
    _want(_state(machine, "faro-safe") == "inactive", f"faro-safe is {_state(machine, 'faro-safe')}")


def hangs_count_as_crashes(machine: Machine) -> None:
    """then a hang (SIGSTOP, ended by the watchdog) and a crash: started again; a third crash: safe mode once more"""
    for signal in ("STOP", "SEGV"):
        _kill(machine, signal)
        _again(machine)
    _safe_starts(machine, 1)
    _kill(machine, "KILL")
    _running(machine, "faro-safe")
    _safe_starts(machine, 2)
    machine.good("systemctl start faro.service")
    _running(machine, "faro")


def restarts_by_hand_are_no_crashes(machine: Machine) -> None:
    """started again by hand six times in a row it is no crash: no safe mode"""
    for _ in range(6):
        machine.good("systemctl restart faro.service")
    _running(machine, "faro")
    _safe_starts(machine, 2)


def refuses_while_the_table_runs(machine: Machine) -> None:
    """make install and --uninstall refuse in one line while the table runs, and in safe mode"""
    for unit in ("faro", "faro-safe"):
        machine.good(f"systemctl start {unit}.service")
        for command in ("make install", "hardware/install/install.sh --uninstall"):
            done = machine.inside(f"cd {SOURCE} && {command} 2>&1 | grep -v ^make")
            lines = [line for line in done.stdout.splitlines() if not line.startswith("hardware/")]
            _want(len(lines) == 1 and "the table running" in lines[0], f"{command} beside {unit}: {done.stdout[-500:]}")
    machine.good("systemctl stop faro.service faro-safe.service")


def a_bad_configuration_is_tried_once(machine: Machine) -> None:
    """four tries with a bad configuration: named in the log each time; mended, systemctl start faro starts the table"""
    _write(machine, TABLE, "[mcu]\nbaud = 9600\n")
    for _ in range(4):
        _want(machine.inside("systemctl start faro.service").returncode == 1, "it starts")
        wait_for("safe mode ends as well", lambda: _state(machine, "faro-safe") == "failed", UP_S)
        machine.good("systemctl reset-failed faro-safe.service")
        said = machine.good("journalctl -q -n 1 -o cat -t faro")
        _want("table.toml:2: mcu.baud: 9600 given" in said, f"it says: {said}")
    _write(machine, TABLE, QUIET_TABLE)
    machine.good("systemctl start faro.service")
    _running(machine, "faro")
    machine.good("systemctl stop faro.service")


def check_without_anything(machine: Machine) -> None:
    """faro check without camera, board and pins: each is named with what to do"""
    found = _checked(machine, "faro")
    _names(found, "camera", "python3-picamera2")
    _names(found, "board", "plug the board in")
    _want(found["pins"]["state"] == "wrong", f"pins: {found['pins']}")
    _want("lgpio'" not in found["pins"]["text"], f"lgpio is there, and pins say: {found['pins']}")
    _want(found["journal"]["state"] == found["disk"]["state"] == "good", f"{found['journal']} {found['disk']}")


def check_with_a_wrong_numpy(machine: Machine) -> None:
    """faro check with a picamera2 that the system's numpy does not fit: the numpy is named, not the cable"""
    with _file(machine, "/usr/lib/python3/dist-packages/numpy.py", "__version__ = '2.4'\n"):
        text = "numpy.dtype size changed, may indicate binary incompatibility. Expected 96 from C header, got 88"
        with _file(machine, "/usr/lib/python3/dist-packages/picamera2.py", f"raise ValueError({text!r})\n"):
            found = _checked(machine, "faro")["camera"]
    _want(found["state"] == "wrong" and "numpy.dtype size changed" in found["text"], f"camera: {found}")
    _want("numpy" in found["fix"] and "pull" not in found["fix"], f"camera: {found}")


def check_without_lgpio(machine: Machine) -> None:
    """faro check without lgpio: the installation is named"""
    folder = machine.good("/opt/faro/venv/bin/python -c 'import sysconfig; print(sysconfig.get_path(\"platlib\"))'")
    machine.good(f"mkdir /var/tmp/away && mv {folder}/*lgpio* /var/tmp/away/")
    try:
        _names(_checked(machine, "faro"), "pins", "sudo make install once more")
    finally:
        machine.good(f"mv /var/tmp/away/* {folder}/ && rmdir /var/tmp/away")


def check_in_the_wrong_group(machine: Machine) -> None:
    """faro check by a user in no group: the group of each device is named; as faro it is not"""
    machine.good("id guest >/dev/null 2>&1 || useradd --create-home guest")
    with (
        _file(machine, "/dev/faro-board", "", "root:dialout", "660"),
        _file(machine, "/dev/gpiochip0", "", "root:gpio", "660"),
        _file(machine, "/dev/media0", "", "root:video", "660"),
    ):
        found = _checked(machine, "guest")
        for part, group in (("board", "dialout"), ("pins", "gpio"), ("camera", "video")):
            _names(found, part, f"usermod -aG {group} guest")
        for part in ("disk", "journal"):
            _names(found, part, "sudo -u faro faro check")
        allowed = _checked(machine, "faro")
    _want(not any("usermod" in one["fix"] for one in allowed.values()), f"as faro: {allowed}")


def check_on_a_read_only_disk(machine: Machine) -> None:
    """faro check on a disk that is read-only: that is named, and the journal is still proven"""
    machine.good("mount --bind /var/lib/faro /var/lib/faro && mount -o remount,bind,ro /var/lib/faro")
    try:
        found = _checked(machine, "faro")
    finally:
        machine.good("umount /var/lib/faro")
    _names(found, "disk", "dmesg")
    _want("read-only" in found["disk"]["text"], f"disk: {found['disk']}")
    _want(found["journal"]["state"] == "good", f"journal: {found['journal']}")


def keeps_the_program_without_a_network(machine: Machine) -> None:
    """make install of a new commit without a network: refused, and the old program is there as it was"""
    _write(machine, TABLE, QUIET_TABLE + 'name = "7.7"\n')
    before = machine.good("faro --version; readlink /opt/faro/venv")
    _commit(machine, "later")
    machine.good("mv /opt/faro/wheels /root/wheels")
    done = machine.inside(f"cd {SOURCE} && PIP_INDEX_URL=http://127.0.0.1:9/simple PIP_RETRIES=0 make install 2>&1")
    machine.good("mv /root/wheels /opt/faro/wheels")
    _want(done.returncode != 0 and "nothing has been changed" in done.stdout, f"it says: {done.stdout[-1000:]}")
    _want(machine.good("faro --version; readlink /opt/faro/venv") == before, "another program is in use")
    left = machine.good("ls /opt/faro /var/backups/faro 2>/dev/null || true").split()
    _want("venv" in left and before.split()[-1] in left, f"left: {left}")
    machine.good("systemctl start faro.service")
    _running(machine, "faro")
    machine.good("systemctl stop faro.service")


def installs_again(machine: Machine) -> None:
    """make install once more, booted, after a new commit, without a network: the new program, the old configuration"""
    commit = _commit(machine, "later still")
    machine.good("cp -a /var/lib/faro /root/before; faro --version > /root/version-before")
    machine.good(f"cd {SOURCE} && PIP_INDEX_URL=http://127.0.0.1:9/simple PIP_RETRIES=0 make install")
    told = machine.good("faro --version")
    _want(f"commit {commit} of" in told and "changed" not in told, f"{told}, and the commit is {commit}")
    _want("7.7" in machine.good(f"cat {TABLE}"), f"{TABLE} was not kept")
    copied = machine.good("cmp /root/before/table.db /var/backups/faro/*/files/var/lib/faro/table.db && echo same")
    _want(copied == "same", "the copy is not the journal")
    told = machine.inside("runuser -u faro -- ls /var/backups/faro/*/files 2>&1; true").stdout
    _want("Permission denied" in told or "cannot access" in told, f"the service's user reads the copy: {told}")
    machine.good("systemctl start faro.service")
    _running(machine, "faro")
    machine.good("systemctl stop faro.service")


def goes_back(machine: Machine) -> None:
    """make back after the new program has written to the journal: version, journal and configuration of before"""
    _write(machine, TABLE, QUIET_TABLE + 'name = "8.8"\n')
    _want(machine.inside("cmp -s /root/before/table.db /var/lib/faro/table.db").returncode == 1, "nothing was written")
    machine.good(f"cd {SOURCE} && make back")
    told = machine.good("faro --version")
    _want(told == machine.good("cat /root/version-before"), f"faro --version: {told}")
    _want("7.7" in machine.good(f"cat {TABLE}"), f"{TABLE} is not that of before")
    machine.good(
        "cmp /root/before/table.db /var/lib/faro/table.db && test -s /var/backups/faro/left-*/var/lib/faro/table.db"
    )
    machine.good("systemctl start faro.service")
    _running(machine, "faro")
    machine.good("systemctl stop faro.service")


def is_taken_away(machine: Machine) -> None:
    """install.sh --uninstall: nothing is left but configuration and journal; installed again it goes on"""
    keep = machine.root / "root/kept"
    subprocess.run(["cp", "-a", machine.root / "opt/faro", keep], check=True)  # for the next system
    said = machine.good(f"cd {SOURCE} && hardware/install/install.sh --uninstall")
    _want(TABLE in said and "/var/lib/faro" in said, f"it says: {said}")
    left = machine.good("ls -d /opt/faro /etc/systemd/system/*faro* /etc/systemd/system/*/*faro* /usr/local/bin/faro "
                        "/etc/udev/rules.d/*faro* /usr/local/share/*/*/*faro* 2>/dev/null || true")  # fmt: skip
    _want(not left, f"left: {left}")
    machine.good(f"test -s {TABLE} && test -s /var/lib/faro/table.db")
    _want("not-found" in machine.good("systemctl show -p LoadState faro.service"), "systemd still knows faro.service")
    keep.rename(machine.root / "opt/faro")


CHECKS: tuple[Callable[[Machine], None], ...] = (
    installs_in_a_chroot,
    boots,
    two_crashes_are_no_safe_mode,
    the_third_is,
    out_of_safe_mode,
    hangs_count_as_crashes,
    restarts_by_hand_are_no_crashes,
    refuses_while_the_table_runs,
    a_bad_configuration_is_tried_once,
    check_without_anything,
    check_with_a_wrong_numpy,
    check_without_lgpio,
    check_in_the_wrong_group,
    check_on_a_read_only_disk,
    keeps_the_program_without_a_network,
    installs_again,
    goes_back,
    is_taken_away,
)


def _want(true: bool, otherwise: str) -> None:
    if not true:
        raise Failed(otherwise)


def _commit(machine: Machine, subject: str) -> str:
    """A new commit in the clone, by its owner; its first 12 digits."""
    as_pi = f"cd {SOURCE} && setpriv --reuid={PI_UID} --regid={PI_UID} --clear-groups git"
    machine.good(f"{as_pi} -c user.name=a -c user.email=a@example.org commit -q --allow-empty -am '{subject}'")
    return machine.good(f"{as_pi} rev-parse HEAD")[:12]


def _systemd(machine: Machine) -> int:
    return int(machine.good("systemctl --version").split()[1])


def _state(machine: Machine, unit: str) -> str:
    return machine.inside(f"systemctl is-active {unit}.service").stdout.strip()


def _running(machine: Machine, unit: str) -> None:
    try:
        wait_for(f"{unit} runs", lambda: _state(machine, unit) == "active", UP_S)
    except Failed as error:
        log = machine.inside("journalctl -q -n 4 -o cat -u faro -u faro-safe").stdout
        raise Failed(f"{error}: {' | '.join(log.splitlines())}") from None


def _main_pid(machine: Machine) -> str:
    return machine.good("systemctl show --value -p MainPID faro.service")


def _kill(machine: Machine, signal: str) -> None:
    """The table, by a signal; returns when that process is gone."""
    pid = _main_pid(machine)
    machine.good(f"kill -{signal} {pid}")
    wait_for(f"SIG{signal} ends the table", lambda: _main_pid(machine) != pid, HANG_S)


def _again(machine: Machine) -> None:
    """It is up again, in a new process."""
    wait_for("the table is up again", lambda: _state(machine, "faro") == "active", AGAIN_S)


def _safe_starts(machine: Machine, wanted: int) -> None:
    said = machine.good("journalctl -q -o cat -u faro-safe.service").splitlines()
    starts = sum(line.startswith("Starting faro-safe.service") for line in said)
    _want(starts == wanted, f"safe mode was started {starts} times, not {wanted}")


def _write(machine: Machine, path: str, text: str) -> None:
    (machine.root / path.lstrip("/")).write_text(text)


class _file:
    """A file in the booted system while the block runs."""

    def __init__(self, machine: Machine, path: str, text: str, owner: str = "root:root", mode: str = "644") -> None:
        self.machine, self.path = machine, path
        self._make = f'printf %s "$TEXT" > {path} && chown {owner} {path} && chmod {mode} {path}'
        self._text = text

    def __enter__(self) -> None:
        quoted = self._text.replace("'", "'\\''")
        self.machine.good(f"test ! -e {self.path} && TEXT='{quoted}' && {self._make}")

    def __exit__(self, *error: object) -> None:
        self.machine.good(f"rm {self.path}")


def _checked(machine: Machine, user: str) -> dict[str, dict[str, Any]]:
    """What `faro check` finds, part by part, as this user. Raises Failed when it is not exit code 1 with an answer."""
    _write(machine, "/tmp-table.toml", PI_TABLE)
    try:
        done = machine.inside(f"runuser -u {user} -- {CHECK} /tmp-table.toml")
    finally:
        (machine.root / "tmp-table.toml").unlink()
    _want(
        done.returncode == 1 and "Traceback" not in done.stderr, f"faro check: {done.returncode}, {done.stderr[-1500:]}"
    )
    return {one["part"]: one for one in json.loads(done.stdout)["checks"]}


def _names(found: dict[str, dict[str, Any]], part: str, fix: str) -> None:
    one = found[part]
    told = one["text"] + " -> " + one["fix"]
    _want(one["state"] == "wrong" and fix in told, f"{part} should be told with {fix!r}, is: {told}")
