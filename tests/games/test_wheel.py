"""The engines as a wheel of their own, in an environment that has nothing else."""

from __future__ import annotations

import email
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

import controller.games

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "controller" / "games"
NAME = "faro_engines"


def _settings(folder: Path) -> dict[str, str]:
    project: dict[str, str] = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    return project


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    builder = pytest.importorskip("hatchling.builders.wheel", reason="hatchling, which builds the wheel, is not here")
    (path,) = builder.WheelBuilder(str(GAMES)).build(directory=str(tmp_path_factory.mktemp("wheel")))
    return Path(path)


def test_it_holds_the_folder_and_needs_nothing(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        about = email.message_from_bytes(archive.read(metadata))
    modules = {f"{NAME}/{path.relative_to(GAMES).as_posix()}" for path in GAMES.rglob("*.py")}
    beside = {f"{NAME}/py.typed", f"{NAME}/english.json"}
    assert {name for name in names if ".dist-info/" not in name} == modules | beside
    assert about.get_all("Requires-Dist") is None
    assert any(name.endswith("/LICENSE") for name in names)


def test_version_and_licence_are_those_of_the_program(wheel: Path) -> None:
    ours, theirs = _settings(GAMES), _settings(ROOT)
    assert [ours[key] for key in ("license", "requires-python")] == [
        theirs[key] for key in ("license", "requires-python")
    ]
    assert controller.games.__version__ == theirs["version"]
    assert wheel.name.split("-")[1] == theirs["version"]
    assert (GAMES / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_a_wheel_is_made_from_its_source_archive_too(wheel: Path, tmp_path: Path) -> None:
    from hatchling.builders.sdist import SdistBuilder
    from hatchling.builders.wheel import WheelBuilder

    (archive,) = SdistBuilder(str(GAMES)).build(directory=str(tmp_path))
    checked: dict[str, Any] = {"filter": "data"} if sys.version_info >= (3, 12) else {}
    shutil.unpack_archive(archive, tmp_path / "unpacked", **checked)
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    (again,) = WheelBuilder(str(unpacked)).build(directory=str(tmp_path / "again"))
    with zipfile.ZipFile(wheel) as one, zipfile.ZipFile(again) as other:
        assert set(one.namelist()) == set(other.namelist())


@pytest.mark.whole
def test_in_an_empty_environment_it_deals_and_settles(wheel: Path, tmp_path: Path) -> None:
    """The page of the library, with the wheel's import name and nothing else to import."""
    pytest.importorskip("ensurepip", reason="ensurepip, which gives a new environment its pip, is not here")
    subprocess.run([sys.executable, "-m", "venv", "empty"], cwd=tmp_path, check=True)
    python = str(tmp_path / "empty" / "bin" / "python")
    install = [python, "-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, "--no-index", "--no-deps", str(wheel)], cwd=tmp_path, check=True)
    page = (ROOT / "docs" / "engines.md").read_text().replace("controller.games", NAME)
    (tmp_path / "page.md").write_text(page)
    alone = (
        "import doctest, importlib.util, sys\n"
        "for name in ('controller', 'vision', 'hardware', 'firmware_bridge', 'numpy', 'cv2'):\n"
        "    assert importlib.util.find_spec(name) is None, name\n"
        f"import {NAME}.registry\n"
        f"assert {NAME}.__file__.startswith(sys.prefix), {NAME}.__file__\n"
        "print(*doctest.testfile('page.md', module_relative=False))\n"
    )
    done = subprocess.run([python, "-I", "-W", "error", "-c", alone], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    failed, tried = done.stdout.splitlines()[-1].split()
    assert int(tried) > 15
    assert failed == "0", done.stdout
