"""The locks in requirements/ fit pyproject.toml, name no place to fetch from, and hold for every Python and computer
that we promise; the scripts beside them, in computers of stand-ins."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
EXTRAS = PROJECT["project"]["optional-dependencies"]
RUN_TIME = PROJECT["project"]["dependencies"]
LOCKED: dict[str, list[str]] = {
    "dev.txt": [*RUN_TIME, *EXTRAS["dev"], *EXTRAS["fast"], *PROJECT["build-system"]["requires"]],
    "table.txt": [
        *RUN_TIME,
        *EXTRAS["fast"],
        *PROJECT["dependency-groups"]["build"],
        *PROJECT["build-system"]["requires"],
    ],
    "pins.txt": EXTRAS["pi"],
}
"""What each lock must hold."""
COMPUTERS = [
    {
        "python_version": python,
        "python_full_version": f"{python}.1",
        "sys_platform": system,
        "platform_machine": machine,
        "platform_system": {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}[system],
        "os_name": "nt" if system == "win32" else "posix",
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
        "extra": "",
    }
    for python in ("3.11", "3.12", "3.13", "3.14")
    for system, machine in (
        ("linux", "x86_64"), ("linux", "aarch64"), ("darwin", "arm64"), ("darwin", "x86_64"), ("win32", "AMD64"),
    )
]  # fmt: skip
PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[0-9][0-9a-z.]*)(?: ; (?P<marker>[^\\]+?))? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}(?P<more> \\)?")
COMMENT = re.compile(r" *#.*")


@dataclass(frozen=True)
class Pin:
    name: str
    version: str
    marker: Marker | None
    via: tuple[str, ...]

    def holds(self, computer: dict[str, str]) -> bool:
        return self.marker is None or self.marker.evaluate(computer)


def pins(lock: str) -> list[Pin]:
    """Every line of the lock is one of a pin, of at least one hash of it, or a comment."""
    found: list[Pin] = []
    ahead = iter((FOLDER / lock).read_text().splitlines())
    for line in ahead:
        if COMMENT.fullmatch(line):
            if found and (via := re.fullmatch(r" +#(?: via)? +(\S.*)", line)):
                found[-1] = Pin(found[-1].name, found[-1].version, found[-1].marker, (*found[-1].via, via[1]))
            continue
        pin = PIN.fullmatch(line)
        assert pin, f"{lock}: {line}"
        marker = Marker(pin["marker"]) if pin["marker"] else None
        found.append(Pin(pin["name"], pin["version"], marker, ()))
        one = HASH.fullmatch(next(ahead))
        while one and one["more"]:
            one = HASH.fullmatch(next(ahead))
        assert one, f"{lock}: a hash of {pin['name']}"
    return found


@pytest.mark.parametrize("lock", LOCKED)
def test_every_dependency_is_locked_in_its_range_for_every_python_and_computer(lock: str) -> None:
    """Where pyproject.toml was changed and not the lock: `make lock`."""
    locked = pins(lock)
    for wanted in map(Requirement, LOCKED[lock]):
        name = canonicalize_name(wanted.name)
        for computer in COMPUTERS:
            if wanted.marker is not None and not wanted.marker.evaluate(computer):
                continue
            holding = [pin for pin in locked if pin.name == name and pin.holds(computer)]
            assert len(holding) == 1, f"{lock}: {len(holding)} versions of {name} on {computer}"
            assert holding[0].version in wanted.specifier, f"{lock}: {holding[0]}, wanted {wanted}"


@pytest.mark.parametrize("lock", LOCKED)
def test_nothing_is_locked_that_nothing_wants_any_more(lock: str) -> None:
    wanted = {canonicalize_name(Requirement(one).name) for one in LOCKED[lock]}
    locked = pins(lock)
    ours = {pin.name for pin in locked if any(via.startswith(("faro-table", "-r -")) for via in pin.via)}
    assert ours <= wanted, f"{lock} is older than pyproject.toml: make lock"
    assert all(pin.via for pin in locked) or lock == "pins.txt"  # there the one that is asked for stands alone


def test_the_table_has_the_versions_that_the_tests_have() -> None:
    tested = {(pin.name, pin.version) for pin in pins("dev.txt")}
    of_the_build = {"swig"}
    assert {(pin.name, pin.version) for pin in pins("table.txt") if pin.name not in of_the_build} <= tested


@pytest.mark.parametrize("lock", LOCKED)
def test_a_lock_names_no_place_and_no_training(lock: str) -> None:
    text = (FOLDER / lock).read_text()
    assert not re.search(r"://|file:|--(?:extra-)?index|--find-links| @ ", text)
    assert not {pin.name for pin in pins(lock)} & {
        canonicalize_name(Requirement(one).name) for one in EXTRAS["training"]
    }


def shell(folder: Path, name: str, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{text}\n")
    (folder / name).chmod(0o755)


@pytest.mark.parametrize(("failing", "code"), [("", 0), ("pytest", 2), ("ruff", 2), ("pytest ruff", 2)])
def test_lint_comes_after_the_tests_and_either_fails_the_whole(tmp_path: Path, failing: str, code: int) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "requirements").mkdir()
    for name in ("pyproject.toml", "requirements/dev.txt"):
        (tmp_path / name).touch()
    shell(tmp_path / "requirements", "packages.sh", "true")
    shell(tmp_path, "python", "echo 3.11")
    for name in ("pytest", "ruff", "mypy", "deno"):
        text = f"echo {name} >>ran; {'exit 1' if name in failing.split() else 'true'}"
        if name == "pytest":
            shell(tmp_path / ".venv/bin", "python", f"case $2 in pytest) {text};; esac")
        else:
            shell(tmp_path / ".venv/bin", name, text)
    (tmp_path / ".venv/installed-3.11").touch()
    done = subprocess.run(
        ["make", "test", "PYTHON=./python"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    ran = (tmp_path / "ran").read_text().split()
    assert ran[0] == "pytest", done.stderr
    assert "ruff" in ran[1:], done.stderr
    assert ("mypy" in ran) == ("ruff" not in failing)
    assert done.returncode == code, done.stdout + done.stderr


APT = """case $1 in
update) ;;
install) for name; do case $name in unknown*) echo "E: Unable to locate package $name"; exit 100; esac; done
    shift; for name; do case $name in -*) ;; *) echo "$name" >>installed; esac; done ;;
esac"""


def test_a_package_that_the_archive_lacks_costs_its_own_group_alone(tmp_path: Path) -> None:
    shell(tmp_path / "bin", "apt-get", APT)
    shell(tmp_path / "bin", "sudo", 'shift; exec "$@"')
    shell(tmp_path / "bin", "dpkg", 'case $2 in there) echo "Status: install ok installed";; *) exit 1; esac')
    command = [
        str(FOLDER / "packages.sh"),
        "gcc libc6-dev",
        "unknown-browser",
        "one unknown-too",
        "there",
        "shellcheck",
    ]
    environment = {"PATH": f"{tmp_path / 'bin'}:/usr/bin:/bin"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "installed").read_text().split() == ["gcc", "libc6-dev", "shellcheck"]
    assert "build/apt.log): E: Unable to locate package unknown-browser" in done.stdout
    assert "there" not in done.stdout


PIP = 'case "$*" in *--version*) ;; *version_info*) echo 3.11;; *) echo "$@" >>"{asked}"; esac'
"""The Python of an environment."""


@pytest.fixture
def computer(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """A computer whose Python is Debian's without python3-venv, and where apt may not be used. `made_by`: the program
    or the module that can make an environment all the same."""
    folder, asked = tmp_path / "environment", tmp_path / "asked"
    shell(tmp_path, "their-python", PIP.format(asked=asked))
    make = f'mkdir -p "{folder}/bin" && cp "{tmp_path}/their-python" "{folder}/bin/python"'

    def run(made_by: str) -> subprocess.CompletedProcess[str]:
        binaries = tmp_path / "bin"
        for name in ("sh", "dirname", "mkdir", "cp", "id", "head"):
            binaries.mkdir(exist_ok=True)
            (binaries / name).symlink_to(str(shutil.which(name)))
        for name in ("sudo", "apt-get"):
            shell(binaries, name, "exit 1")
        modules = f'"-m {made_by}"*) {make};;' if made_by.startswith(("virtualenv-module", "pip-module")) else ""
        modules = modules.replace("virtualenv-module", "virtualenv").replace("pip-module", "pip --python")
        shell(
            binaries,
            "python",
            f'case "$*" in *ensurepip*) exit 1;; *version_info\\[*) echo 3.11;; *version_info*) ;; *--without-pip*) ;; '
            f"{modules} *) exit 1; esac",
        )
        if made_by in ("uv", "virtualenv"):
            shell(binaries, made_by, make)
        return subprocess.run(
            [FOLDER / "environment.sh", "python", folder],
            env={"PATH": str(binaries)},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


@pytest.mark.parametrize("made_by", ["uv", "virtualenv", "virtualenv-module", "pip-module"])
def test_without_python3_venv_another_way_is_found(
    computer: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path, made_by: str
) -> None:
    done = computer(made_by)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    first, last = (tmp_path / "asked").read_text().splitlines()
    assert "--require-hashes" in first
    assert "requirements/dev.txt" in first
    assert "--no-deps --no-build-isolation -e ." in last


def test_where_there_is_no_way_one_line_says_what_to_type(
    computer: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    done = computer("nothing")
    assert (done.returncode, done.stderr) == (2, "")
    assert len(done.stdout.splitlines()) == 1
    assert done.stdout.strip().endswith("Type: sudo apt-get install python3-venv")
    assert not (tmp_path / "asked").exists()


MAKE = """echo "make $*" >>said
case $1 in test) {tests}; echo "All checks passed!"; exit {code};; esac"""
OTHER = """case "$*" in *platform*) echo 3.13.1;; *version_info*) echo 3.13;; esac"""
ENVIRONMENT = """echo "$@" >>said; mkdir -p "$2/bin"
for name in mypy faro python; do
    printf '#!/bin/sh\\necho %s "$@" >>said; echo "7 passed in 2.00s"; {result}\\n' $name >"$2/bin/$name"
    chmod +x "$2/bin/$name"
done"""


@pytest.fixture
def ci(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """`.ci/run` where 3.11 is the Python, 3.12 a shim that refuses, 3.13 is there, and 3.14 is not."""

    def run(*, test_code: int = 0, closing: str = "9 passed, 1 skipped in 3.00s", other: str = "true") -> Any:
        shutil.copytree(ROOT / ".ci", tmp_path / ".ci")
        shell(tmp_path / "requirements", "environment.sh", ENVIRONMENT.replace("{result}", other))
        (tmp_path / "bin").mkdir()
        for name in ("sh", "bash", "env", "dirname", "mkdir", "grep", "sed", "tail", "tee", "chmod"):
            (tmp_path / "bin" / name).symlink_to(str(shutil.which(name)))
        shell(tmp_path / "bin", "make", MAKE.format(tests=f"echo '{closing}'", code=test_code))
        shell(tmp_path / "bin", "python3", "echo 3.11")
        shell(tmp_path / "bin", "python3.12", "echo 'pyenv: python3.12: command not found'; exit 127")
        shell(tmp_path / "bin", "python3.13", OTHER)
        return subprocess.run(
            [tmp_path / ".ci/run"], env={"PATH": str(tmp_path / "bin")}, capture_output=True, text=True, check=False
        )

    return run


def test_the_whole_ends_with_the_tests_line_and_names_each_python(
    ci: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    done = ci()
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, "")
    assert lines[-1] == "9 passed, 1 skipped in 3.00s"
    refusing = f"{tmp_path}/bin/python3.12 does not run: pyenv: python3.12: command not found"
    assert f"Python 3.12: not tried: {refusing}" in lines
    assert "Python 3.14: not tried: no python3.14 in the PATH" in lines
    steps = [line.split(":")[1].strip() for line in lines if line.startswith("Python 3.13.1: ")]
    assert steps == ["install", "types", "tests", "deal"]
    said = (tmp_path / "said").read_text()
    assert "tests/games tests/hardware" in said
    assert said.splitlines()[-1] == "make test"


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ({"other": "exit 3"}, "failed: python3.13"),
        ({"test_code": 2, "closing": "1 failed, 8 passed in 3.00s"}, "failed: test"),
        ({"test_code": 2}, "failed: test"),
    ],
    ids=["another Python", "tests", "lint"],
)
def test_whatever_fails_fails_the_whole(
    ci: Callable[..., subprocess.CompletedProcess[str]], how: dict[str, Any], told: str
) -> None:
    done = ci(**how)
    assert done.returncode == 1
    assert done.stdout.splitlines()[-2:] == [told, how.get("closing", "9 passed, 1 skipped in 3.00s")]


SCRIPTS = [
    path.relative_to(ROOT).as_posix()
    for folder in ("requirements", "hardware/install")
    for path in sorted((ROOT / folder).glob("*.sh"))
]


@pytest.mark.shell
@pytest.mark.skipif(shutil.which("shellcheck") is None, reason="shellcheck is not here: apt install shellcheck")
@pytest.mark.parametrize("script", [*SCRIPTS, ".ci/run", ".ci/python"])
def test_shellcheck_has_nothing_to_say(script: str) -> None:
    done = subprocess.run(["shellcheck", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
