"""`make install` over an earlier version, and the way back: the script itself; the program and pip are stand-ins.

`make check-install` does the same with the real program in whole systems."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "hardware" / "install" / "install.sh"
LOCK = ROOT / "requirements"
PYTHON = """#!/bin/sh
# A Python that makes environments of itself, with a pip that reaches an index while there is a network.
opt=${0%/bin/*}/..
case "$*" in
"-m venv "*) mkdir -p "$3/bin"; cp "$0" "$3/bin/python" ;;
*"pip"*"--no-index --find-links"*wheels*) [ -e "$opt/wheels/numpy.whl" ] || [ -e "$opt/wheels.new/numpy.whl" ] ;;
*"pip"*download*) [ -e WORLD/network ] && mkdir -p "$opt/wheels.new" && touch "$opt/wheels.new/numpy.whl" ;;
*"pip"*wheel*) exit 1 ;;
*"pip"*install*--no-deps*)
    printf '#!/bin/sh\\necho faro %s\\n' "$(cat WORLD/version)" >"${0%/*}/faro"
    chmod +x "${0%/*}/faro"
    ;;
*platlib*) mkdir -p "${0%/*}/../lib"; echo "${0%/*}/../lib" ;;
*find_spec*) echo WORLD/lgpio.py ;;
*vision.read.networks*) [ ! -e WORLD/other-processor ] || kill -ILL $$ ;;
*"pip"*uninstall*) echo "$*" >>WORLD/uninstalled ;;
esac
"""
QUIET = ("systemctl", "udevadm", "apt-get", "apt-cache", "getent", "groupadd", "usermod", "useradd", "chgrp", "sync")


class World:
    """A computer on which the script may do everything, below a folder. `play` is what the table does meanwhile."""

    def __init__(self, folder):
        self.folder = folder
        self.root = folder / "root"
        self.opt = self.root / "opt/faro"
        self.copies = self.root / "var/backups/faro"
        self.journal = self.root / "var/lib/faro/table.db"
        self.table = self.root / "etc/faro/table.toml"
        clone, self.bin = folder / "clone", folder / "bin"
        self.script = clone / "hardware" / "install" / "install.sh"
        shutil.copytree(SCRIPT.parent, self.script.parent)
        shutil.copytree(LOCK, clone / "requirements")
        for name in ("README.md", "table.example.toml"):
            shutil.copy(ROOT / name, clone)
        self.bin.mkdir()
        for name in QUIET:
            self.program(name, '[ "$1" != is-active ] || exit 3')
        self.program("id", "echo 0")
        self.program("dpkg", 'case $1 in -s) echo "Status: install ok installed" ;; *) echo arm64 ;; esac')
        python = folder / "python3"
        python.write_text(PYTHON.replace("WORLD", str(folder)))
        python.chmod(0o755)
        (folder / "os-release").write_text('PRETTY_NAME="Debian"\nVERSION_ID="12"\nID=debian\n')
        (folder / "lgpio.py").touch()
        (self.root / "usr/local/bin").mkdir(parents=True)
        text = self.script.read_text()
        for line, mine in (
            ("python=/usr/bin/python3", f"python={python}"),
            ("os_release=/etc/os-release", f"os_release={folder}/os-release"),
            ("root=", f"root={self.root}"),
        ):
            assert f"\n{line}\n" in text
            text = text.replace(f"\n{line}\n", f"\n{mine}\n")
        self.script.write_text(text)

    def program(self, name, text):
        (self.bin / name).write_text(f"#!/bin/sh\n{text}\n")
        (self.bin / name).chmod(0o755)

    def run(self, *arguments):
        environment = {"PATH": f"{self.bin}:/usr/bin:/bin"}
        command = [self.script, *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    def install(self, version, *, network=True):
        (self.folder / "version").write_text(version)
        (self.folder / "network").touch() if network else (self.folder / "network").unlink(missing_ok=True)
        return self.run()

    def play(self, what):
        self.journal.parent.mkdir(parents=True, exist_ok=True)
        self.journal.write_text(what)

    def program_in_use(self):
        return subprocess.run([self.root / "usr/local/bin/faro"], capture_output=True, text=True, check=True).stdout

    def everything(self):
        """All there is, with what it holds; none of the folders in which something is made."""
        return {
            path.relative_to(self.root): path.readlink() if path.is_symlink() else path.read_bytes()
            for path in self.root.rglob("*")
            if path.is_symlink() or path.is_file()
        }


@pytest.fixture
def world(tmp_path):
    made = World(tmp_path)
    done = made.install("1.0")
    assert (done.returncode, made.program_in_use()) == (0, "faro 1.0\n"), done
    assert "make back" not in done.stdout
    return made


def test_an_update_without_a_network_leaves_the_program_and_all_else_as_it_was(world):
    world.play("a deal")
    shutil.rmtree(world.opt / "wheels")
    before = world.everything()
    done = world.install("2.0", network=False)
    assert done.returncode == 1
    assert "pip could not fetch what requirements/table.txt locks, see above; nothing has been changed" in done.stderr
    assert world.everything() == before
    assert world.program_in_use() == "faro 1.0\n"


def test_completion_and_manual_are_those_of_the_program_in_use(world):
    share = world.root / "usr/local/share"
    names = ("bash-completion/completions/faro", "zsh/site-functions/_faro", "man/man1/faro.1")
    assert [(share / name).read_text() for name in names] == 3 * ["faro 1.0\n"]
    world.install("2.0")
    assert [(share / name).read_text() for name in names] == 3 * ["faro 2.0\n"]
    assert world.run("--uninstall").returncode == 0
    assert not any((share / name).exists() for name in names)


def test_an_update_of_the_program_alone_needs_no_network(world):
    assert world.install("2.0", network=False).returncode == 0
    assert world.program_in_use() == "faro 2.0\n"


def test_a_new_program_that_does_not_start_is_not_taken_into_use(world):
    before = world.everything()
    python = world.folder / "python3"
    python.write_text(python.read_text().replace("echo faro %s", "exit 1 # %s"))
    done = world.install("2.0")
    assert done.returncode == 1
    assert "the new program does not start" in done.stderr
    assert world.everything() == before


def test_onnx_runtime_is_taken_away_where_it_ends_the_program(world):
    assert not (world.folder / "uninstalled").exists()
    (world.folder / "other-processor").touch()
    done = world.install("2.0")
    assert (done.returncode, world.program_in_use()) == (0, "faro 2.0\n")
    assert "ONNX Runtime does not run on this computer: OpenCV runs the reader's networks" in done.stdout
    assert (world.folder / "uninstalled").read_text().split()[-3:] == ["uninstall", "--yes", "onnxruntime"]


def test_an_update_keeps_the_version_before_with_journal_and_configuration_for_root_alone(world):
    world.play("a deal")
    world.table.write_text("old = 1\n")
    done = world.install("2.0")
    assert "The version before, with journal and configuration as they were: sudo make back\n" in done.stdout
    assert (world.opt / "venv").readlink() == Path("venv-2")
    assert (world.copies / "venv-1/files/var/lib/faro/table.db").read_text() == "a deal"
    assert (world.copies / "venv-1/files/etc/faro/table.toml").read_text() == "old = 1\n"
    assert (world.copies / "venv-1").stat().st_mode & 0o077 == 0
    world.play("two deals")
    world.install("3.0")
    assert sorted(path.name for path in world.opt.glob("venv*")) == ["venv", "venv-2", "venv-3"]
    assert [path.name for path in world.copies.iterdir()] == ["venv-2"]


def test_an_update_for_whose_copy_there_is_no_room_is_refused(world):
    world.play("a deal")
    before = world.everything()
    world.program("cp", f'case "$*" in *{world.copies}*) echo "No space left" >&2; exit 1 ;; esac; exec /bin/cp "$@"')
    done = world.install("2.0")
    assert done.returncode == 1
    assert "could not be copied" in done.stderr
    assert world.everything() == before


def test_the_way_back_brings_program_units_journal_and_configuration_and_keeps_what_was_played_since(world):
    unit = world.root / "etc/systemd/system/faro.service"
    unit.write_text("of version 1\n")
    world.play("a deal")
    world.table.write_text("old = 1\n")
    world.install("2.0")
    assert unit.read_text() != "of version 1\n"
    world.play("a deal and a row that 1.0 cannot read")
    Path(f"{world.journal}-wal").write_text("more of it")
    world.table.write_text("new = 2\n")
    mode = world.root.stat().st_mode
    done = world.run("--back")
    assert done.returncode == 0, done
    assert done.stdout.startswith("Back: faro 1.0; journal and configuration are as they were before the update.\n")
    assert world.program_in_use() == "faro 1.0\n"
    assert (world.journal.read_text(), world.table.read_text()) == ("a deal", "old = 1\n")
    assert not Path(f"{world.journal}-wal").exists(), "it belongs to the other journal"
    assert unit.read_text() == "of version 1\n"
    assert world.root.stat().st_mode == mode
    left = world.copies / "left-venv-2"
    assert f"It lies in {left}." in done.stdout
    assert (left / "var/lib/faro/table.db").read_text() == "a deal and a row that 1.0 cannot read"
    again = world.run("--back")
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)
    assert "found no earlier version; needed: an update by make install" in again.stderr
    assert world.install("3.0").returncode == 0
    assert world.program_in_use() == "faro 3.0\n"


def test_the_same_version_once_more_is_a_repair_and_the_way_back_stays(world):
    world.play("a deal")
    world.install("2.0")
    world.play("two deals")
    world.install("2.0")
    assert world.journal.read_text() == "two deals"
    assert sorted(path.name for path in world.opt.glob("venv-*")) == ["venv-1", "venv-3"]
    assert world.run("--back").returncode == 0
    assert (world.program_in_use(), world.journal.read_text()) == ("faro 1.0\n", "a deal")


def test_an_environment_of_an_earlier_version_which_was_a_folder_is_kept_too(world):
    (world.opt / "venv").unlink()
    (world.opt / "venv-1").rename(world.opt / "venv")
    assert world.install("2.0").returncode == 0
    assert world.program_in_use() == "faro 2.0\n"
    assert world.run("--back").returncode == 0
    assert world.program_in_use() == "faro 1.0\n"


@pytest.mark.parametrize(
    ("found", "old"), [("0.3.12-1", True), ("0.3.19-2~bpo12", True), ("0.3.20-1", False), ("", False)]
)
def test_a_picamera2_that_is_too_old_is_reported(world, found, old):
    world.program("dpkg-query", f'[ -n "{found}" ] && printf "{found}"')
    dpkg = (world.bin / "dpkg").read_text()
    world.program("dpkg", dpkg.replace("in -s)", 'in --compare-versions) exec /usr/bin/dpkg "$@" ;; -s)'))
    done = world.install("2.0")
    assert done.returncode == 0
    assert (f"python3-picamera2 {found} is too old for the camera, 0.3.20 or newer is needed" in done.stdout) == old
    least = re.search(r"^LEAST = \((.*)\)$", (ROOT / "vision/capture/camera_helper.py").read_text(), re.M)
    assert least is not None
    assert f"least={least[1].replace(', ', '.')} #" in SCRIPT.read_text()


def test_the_way_back_is_refused_while_the_table_runs(world):
    world.install("2.0")
    world.program("systemctl", "")
    done = world.run("--back")
    assert done.returncode == 2
    assert "found the table running" in done.stderr
    assert world.program_in_use() == "faro 2.0\n"
