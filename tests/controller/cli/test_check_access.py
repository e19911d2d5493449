"""`faro check` run by a user who may not: the group of the device and the read-only disk are named, not a cable."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import SimpleNamespace

import pytest

from controller.__main__ import main
from controller.cli.check import access, computer
from controller.cli.check.computer import Finding
from controller.config import CameraConfig, Config, GpioConfig, McuConfig
from controller.games.message import plain
from controller.runtime.journal import Journal
from controller.table.events import FaultRaised, encode

CAMERA = Config(camera=CameraConfig(source="picamera2"))
BOARD = Config(mcu=McuConfig(port="/dev/faro-board"))


@pytest.fixture
def refused() -> Iterator[Path]:
    """A folder that every user may look into."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


def wrong(part: str, text: str) -> Finding:
    return Finding(part, "wrong", text, "the cable")


def device(root: Path, name: str, mode: int, gid: int) -> Path:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    path.chmod(mode)
    if os.geteuid() == 0:
        os.chown(path, 0, gid)
    return path


@pytest.mark.skipif(os.geteuid() != 0, reason="gives files to groups: needs root")
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("dev/gpiochip0", lambda root: access.pins(wrong("pins", "lgpio: can not open gpiochip"), root)),
        (
            "dev/dma_heap/linux,cma",
            lambda root: access.camera(wrong("camera", "no camera is found"), CAMERA, root),
        ),
        ("dev/media3", lambda root: access.camera(wrong("camera", "no camera is found"), CAMERA, root)),
        ("dev/faro-board", lambda root: access.board(wrong("board", "cannot open it"), BOARD, root)),
    ],
)
def test_a_device_of_another_group_is_named_with_the_group(
    name: str, told: Callable[[Path], Finding], refused: Path, nobody: Callable[[], None]
) -> None:
    path = device(refused, name, 0o660, gid=44)  # video in Debian
    nobody()
    found = told(refused)
    assert f"nobody may not use {path} (group video)" in found.text
    assert found.fix.startswith("sudo usermod -aG video nobody, then log in again")
    os.seteuid(0)
    os.chown(path, 0, 0)  # no rule has given it to a group
    path.chmod(0o600)
    nobody()
    assert told(refused).fix.startswith("no group may use it: sudo make install")
    os.seteuid(0)
    path.chmod(0o666)
    nobody()
    assert told(refused).fix == "the cable", "it may be used: the reason is another one"


def test_what_is_good_stays_so_and_other_parts_are_left_alone(refused: Path) -> None:
    device(refused, "dev/gpiochip0", 0o000, gid=0)
    good = Finding("pins", "good", "lgpio")
    assert access.pins(good, refused) is good
    beam = wrong("exit beam", "blocked")
    assert access.pins(beam, refused) is beam
    assert access.board(wrong("servo supply", "4 V"), BOARD, refused).fix == "the cable"
    assert access.camera_devices("v4l2:2") == ("dev/video2",)
    assert access.camera_devices("scene") == ()


def test_without_lgpio_the_installation_is_named_not_the_group(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nowhere(MetaPathFinder):
        def find_spec(self, name: str, path: object, target: object = None) -> None:
            if name == "lgpio":
                raise ModuleNotFoundError("No module named 'lgpio'", name="lgpio")

    for name in ("lgpio", "gpiozero.pins.lgpio"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setattr(sys, "meta_path", [Nowhere(), *sys.meta_path])
    told = [access.pins(one) for one in computer.pins(Config(gpio=GpioConfig(factory="lgpio")))]
    assert [(one.part, one.state) for one in told] == [("pins", "wrong")]
    assert "No module named 'lgpio'" in told[0].text
    assert told[0].fix.startswith("sudo make install once more")


def test_a_board_that_is_not_plugged_in_is_looked_for_at_its_port(tmp_path: Path) -> None:
    from controller.cli.check.board import board

    config = Config(mcu=McuConfig(port="/dev/faro-board-of-no-one"))
    told = [access.board(one, config) for one in board(config, tmp_path, {})]
    assert [(one.part, one.state) for one in told] == [("board", "wrong")]
    assert told[0].fix.startswith("plug the board in, see its name: ls /dev/faro-board ")


def test_a_disk_that_this_user_may_not_write_is_named(refused: Path, nobody: Callable[[], None]) -> None:
    book = Journal(refused / "t.db")
    book.append([encode(FaultRaised("board", plain("it restarted")))], at="2026-01-01T10:00:00.000+00:00")
    book.close()
    for path in refused.iterdir():
        path.chmod(0o644)
    good = Finding("disk", "good", "900 MB free", data={"free_mb": 900})
    assert access.disk(good, refused / "t.db") is good
    refused.chmod(0o555)
    nobody()
    told = access.disk(good, refused / "t.db")
    assert (told.state, told.data) == ("wrong", {"free_mb": 900})
    assert f"may not write {refused}" in told.text
    assert "sudo -u faro faro check" in told.fix
    journal, last = computer.journal(refused / "t.db")
    assert journal.state == "good", "it can be read all the same"
    assert journal.text.startswith("1 events, the chain is whole")
    assert "it restarted" in last["board"]


def test_a_disk_that_became_read_only_is_named(refused: Path, nobody: Callable[[], None]) -> None:
    (refused / "t.db").touch(0o644)
    refused.chmod(0o555)
    nobody()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "statvfs", lambda path: SimpleNamespace(f_flag=os.ST_RDONLY))
        told = access.disk(Finding("disk", "good", "900 MB free"), refused / "none yet" / "t.db")
    assert told.text == f"900 MB free; {refused} is on a disk that is read-only"
    assert "dmesg" in told.fix


def test_a_journal_that_this_user_may_not_look_at_is_no_damaged_one(
    refused: Path, nobody: Callable[[], None], capsys: pytest.CaptureFixture[str]
) -> None:
    (refused / "state").mkdir()
    table = refused / "table.toml"
    table.write_text('[camera]\nsource = "none"\n[mcu]\ndriver = "none"\n[gpio]\nfactory = "none"\n')
    journal = refused / "state" / "table.db"
    assert access.locked(journal) is None, "none is there yet"
    Journal(journal).close()
    (refused / "state").chmod(0o000)
    nobody()
    assert main(["check", "--config", str(table)]) == 1
    told = capsys.readouterr().out
    assert f"may not read {refused / 'state'}\n      -> check as the table's user: sudo -u faro faro check" in told
    assert "note   pack" in told
    os.seteuid(os.getuid())
    (refused / "state").chmod(0o755)
    journal.chmod(0o600)
    nobody()
    if os.getuid() == 0:
        found = access.locked(journal)
        assert found is not None
        assert found.text == f"nobody may not read {journal}"
    os.seteuid(os.getuid())
    (refused / "state").chmod(0o755)
