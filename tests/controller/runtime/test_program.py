"""`faro --version`: version, commit and date of a clone and of an installed program, and never those of another."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from controller.__main__ import main
from controller.runtime.program import BUILT, PACKAGES, built, digest, identity, version_line

ROOT = Path(__file__).parents[3]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
DATE = "2026-01-31T12:00:00+00:00"


def git(root: Path, *arguments: str) -> str:
    own = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    dates = {"GIT_AUTHOR_DATE": DATE, "GIT_COMMITTER_DATE": DATE}
    who = ("-c", "user.name=Maker", "-c", "user.email=maker@example.org")
    done = subprocess.run(
        ["git", *who, "-C", root, *arguments],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **own, **dates},
    )
    return done.stdout.strip()


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with a file in each package."""
    root = tmp_path / "clone"
    for name in PACKAGES:
        (root / name).mkdir(parents=True)
        (root / name / "__init__.py").write_text(f'"""{name}"""\n')
    shutil.copy(ROOT / "hatch_build.py", root)
    for name in ("README.md", "LICENSE"):
        (root / name).touch()
    text = (ROOT / "pyproject.toml").read_text().replace(f'version = "{VERSION}"', 'version = "7.8"')
    (root / "pyproject.toml").write_text(text)
    git(root.parent, "init", "-q", "clone")
    git(root, "add", ".")
    git(root, "commit", "-q", "-m", "first")
    return root


def test_the_command_tells_and_the_help_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    line = capsys.readouterr().out
    assert re.fullmatch(r"faro \d+\.\d+\S*, commit .*, program [0-9a-f]{16}\n", line)
    assert digest() in line, "as the journal knows it"


def test_the_version_is_that_of_pyproject_and_stands_in_the_engines_wheel_alone() -> None:
    assert version_line().startswith(f"faro {VERSION}, ")
    found = git(ROOT, "grep", "-lF", VERSION, "--", *PACKAGES, "docs", "*.md", "*.toml").splitlines()
    assert sorted(found) == ["CHANGELOG.md", "controller/games/__init__.py", "pyproject.toml"]


def test_the_journal_names_version_and_digest() -> None:
    version, of_files = identity().split()
    assert version == VERSION
    assert of_files == digest()


CHANGES = {
    "controller/table/state.py": True,
    "controller/web/static/js/core/wire.js": True,
    "controller/web/static/css/table.css": True,
    "controller/web/static/i18n/en/faro.ftl": True,
    "vision/read/reader.py": True,
    "vision/weights/reader.json": True,
    "vision/weights/pair.onnx": True,
    "hardware/beads/calibrate.py": True,
    "firmware_bridge/messages.py": True,
    "firmware_bridge/firmware/core/app.h": True,
    "hardware/machine/drawings/params.py": False,
    "hardware/machine/boards/shield.py": False,
    "vision/training/choose.py": False,
    "docs/install.md": False,
    "tests/controller/runtime/test_program.py": False,
    "controller/__pycache__/table.cpython-311.pyc": False,
}


@pytest.mark.parametrize(("name", "another"), CHANGES.items())
def test_what_changes_a_reading_a_payment_or_a_page_makes_another_program(
    clone: Path, name: str, another: bool
) -> None:
    file = clone / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("one\n")
    before = version_line(clone)[-16:]
    file.write_text("two\n")
    assert (version_line(clone)[-16:] != before) is another
    file.rename(file.with_name(f"other{file.suffix}"))
    assert (len({before, version_line(clone)[-16:]}) > 1) is another


def test_a_clone_is_asked_again_each_time(clone: Path) -> None:
    first = version_line(clone)
    assert first.startswith(
        f"faro 7.8, commit {git(clone, 'rev-parse', 'HEAD')[:12]} of 2026-01-31 12:00:00 +0000, prog"
    )
    (clone / "vision" / "new.py").touch()
    assert "12:00:00 +0000 and uncommitted changes, program" in version_line(clone)
    git(clone, "add", ".")
    git(clone, "commit", "-q", "-m", "second")
    second = version_line(clone)
    assert "uncommitted" not in second
    assert second != first
    (clone / "README.md").write_text("words")
    assert version_line(clone) == second, "no part of the program"


def test_an_archive_inside_somebodys_repository_has_not_its_commit(clone: Path) -> None:
    inside = clone / "unpacked"
    shutil.copytree(clone, inside, ignore=shutil.ignore_patterns(".git", "unpacked"))
    assert built(inside)["commit"] == "commit unknown (not a git clone)"
    assert version_line(inside).startswith("faro 7.8, commit unknown (not a git clone), program ")


def test_an_installed_program_tells_what_it_was_made_from_until_a_file_changes(clone: Path, tmp_path: Path) -> None:
    installed = tmp_path / "site-packages"
    shutil.copytree(clone, installed, ignore=shutil.ignore_patterns(".git", "pyproject.toml"))
    kept = installed / "controller" / BUILT
    kept.write_text(json.dumps(built(clone)))
    assert version_line(installed) == version_line(clone)
    (clone / "vision" / "later.py").touch()  # the clone goes on, what is installed does not
    assert "uncommitted" not in version_line(installed)
    (installed / "vision" / "__init__.py").write_text("pass\n")
    assert "+0000, files changed since it was installed, program" in version_line(installed)
    for damage in ("", "[]", '{"version": "1"}'):
        kept.write_text(damage)
        assert ", commit unknown, program " in version_line(installed)
    kept.unlink()
    assert ", commit unknown, program " in version_line(installed)


@pytest.fixture
def building(monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any]:
    """What makes a wheel and a source archive, as pip calls it."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "dont_write_bytecode", sys.dont_write_bytecode)
    wheel = pytest.importorskip("hatchling.builders.wheel", reason="hatchling is not in this environment")
    source = pytest.importorskip("hatchling.builders.sdist")
    return wheel.WheelBuilder, source.SdistBuilder


def unpacked_line(wheel: str, folder: Path) -> str:
    """`faro --version` of what a wheel holds."""
    zipfile.ZipFile(wheel).extractall(folder)
    return version_line(folder)


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not here")
def test_the_wheel_holds_its_commit_also_when_made_from_a_source_archive(
    clone: Path, tmp_path: Path, building: tuple[Any, Any]
) -> None:
    wheel_builder, source_builder = building
    (wheel,) = wheel_builder(str(clone)).build(directory=str(tmp_path / "a"))
    assert unpacked_line(wheel, tmp_path / "of a") == version_line(clone)
    (archive,) = source_builder(str(clone)).build(directory=str(tmp_path / "b"))
    checked: dict[str, Any] = {"filter": "data"} if sys.version_info >= (3, 12) else {}
    shutil.unpack_archive(archive, tmp_path / "unpacked", **checked)
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert version_line(unpacked) == version_line(clone)
    (wheel,) = wheel_builder(str(unpacked)).build(directory=str(tmp_path / "c"))
    assert unpacked_line(wheel, tmp_path / "of c") == version_line(clone)
    assert not list(clone.rglob(BUILT)), "nothing is left in the clone"


def test_this_very_program_installed_is_the_same(tmp_path: Path, building: tuple[Any, Any]) -> None:
    (wheel,) = building[0](str(ROOT)).build(directory=str(tmp_path))
    installed = tmp_path / "site-packages"
    assert unpacked_line(wheel, installed) == version_line(ROOT)
    for folder in ("hardware/machine", "hardware/install", "vision/training"):
        assert (ROOT / folder).is_dir()
        assert not (installed / folder).exists()
    (metadata,) = installed.glob("*.dist-info/METADATA")
    head, _, description = metadata.read_text().partition("\n\n")
    assert f"Version: {VERSION}\n" in head
    assert "Description-Content-Type: text/markdown" in head
    assert description.startswith("# Faro table\n\nA Raspberry Pi")
    assert "docs/install.md, CHANGELOG.md |" in description
    assert not re.search(r"\]\((?!https?:)", description), "neither a picture nor a link can be followed from an index"
    (installed / "vision" / "weights" / "reader.json").write_text("{}")
    assert ", files changed since it was installed, program " in version_line(installed)
