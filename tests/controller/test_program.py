"""`faro --version`: version, commit and date of a clone and of an installed program, and never those of another."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from controller.__main__ import main
from controller.runtime.program import BUILT, PACKAGES, built, digest, version_line

ROOT = Path(__file__).parents[2]
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
    text = (ROOT / "pyproject.toml").read_text().replace('version = "0.1.0"', 'version = "7.8"')
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


def test_a_clone_is_asked_anew_each_time(clone: Path) -> None:
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


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not here")
def test_the_wheel_holds_its_commit_also_when_made_from_a_source_archive(
    clone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "dont_write_bytecode", sys.dont_write_bytecode)
    builder = pytest.importorskip("hatchling.builders.wheel", reason="hatchling is not in this environment")
    source = pytest.importorskip("hatchling.builders.sdist")

    def told(wheel: str) -> str:
        folder = tmp_path / Path(wheel).parent.name
        zipfile.ZipFile(wheel).extractall(folder)
        return version_line(folder)

    (wheel,) = builder.WheelBuilder(str(clone)).build(directory=str(tmp_path / "a"))
    assert told(wheel) == version_line(clone)
    (archive,) = source.SdistBuilder(str(clone)).build(directory=str(tmp_path / "b"))
    shutil.unpack_archive(archive, tmp_path / "unpacked", **({"filter": "data"} if sys.version_info >= (3, 12) else {}))
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert version_line(unpacked) == version_line(clone)
    (wheel,) = builder.WheelBuilder(str(unpacked)).build(directory=str(tmp_path / "c"))
    assert told(wheel) == version_line(clone)
    assert not list(clone.rglob(BUILT)), "nothing is left in the clone"
