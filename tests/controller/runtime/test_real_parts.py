"""The parts that `faro run` opens: what was opened is closed again where one of them cannot be had."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from controller.config import Config, TableConfig, VisionConfig, parse
from controller.runtime.journal import Journal
from controller.runtime.wiring import real
from controller.runtime.wiring.assembly import Parts, running
from controller.service.pack_files import PackFiles
from controller.service.pack_reader import Sight
from hardware.gpio import opening
from tests.english import english, raises_saying
from vision import message
from vision.read.networks import OPENCV, Backend, backend
from vision.read.reader import CardReader

CONFIG = """
[camera]
source = "v4l2:0"
[mcu]
driver = "{driver}"
calibration = "{calibration}"
[gpio]
factory = "mock"
[vision]
pack = "{pack}"
"""


def config(*, driver: str = "none", calibration: str = "none.toml", pack: str = "") -> Config:
    return parse(CONFIG.format(driver=driver, calibration=calibration, pack=pack), "t.toml")


@pytest.mark.parametrize(
    ("lacking", "says"),
    [
        pytest.param(config(pack="none.pack"), r"vision\.pack: .*none\.pack", id="pack"),
        pytest.param(config(driver="fake", calibration="bad.toml"), r"bad\.toml", id="calibration"),
        pytest.param(config(driver="fake", pack="none.pack"), r"none\.pack", id="pack, with a board"),
    ],
)
def test_a_part_that_cannot_be_had_leaves_no_other_open(
    lacking: Config, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bad.toml").write_text("none of ours")
    opened: list[str] = []
    pins_close, board_stop = opening.Gpio.close, real.simulated_board

    def simulated_board(driver: str, parts: Parts, *, pace: float = 1.0) -> object:
        board = board_stop(driver, parts, pace=pace)
        opened.append("board")
        parts.closers.append(lambda: opened.remove("board"))
        return board

    def open_gpio(*args: Any, **settings: Any) -> opening.Gpio:
        opened.append("pins")
        return made_by(*args, **settings)

    def close(pins: opening.Gpio) -> None:
        opened.remove("pins")
        pins_close(pins)

    made_by = opening.open_gpio
    monkeypatch.setattr(opening, "open_gpio", open_gpio)
    monkeypatch.setattr(opening.Gpio, "close", close)
    monkeypatch.setattr(real, "simulated_board", simulated_board)
    monkeypatch.setattr(real, "watched", lambda config: opened.append("camera"))
    with raises_saying(real.PartsError, match=says):
        real.open_parts(lacking, state=tmp_path, folder=tmp_path)
    assert opened == []


async def test_the_start_is_journaled_with_what_runs_the_readers_networks(tmp_path: Path) -> None:
    parts = Parts()
    real.use_sight(parts, Sight(CardReader(), VisionConfig().names()), PackFiles(tmp_path / "none.pack"))
    assert parts.networks == str(backend())
    path = tmp_path / "t.db"
    async with running(parts, TableConfig(), {}, journal_path=path, web=None):
        pass
    with closing(Journal(path, read_only=True)) as journal:
        assert [row.body["networks"] for row in journal.rows() if row.body["kind"] == "booted"] == [str(backend())]


def test_that_onnx_runtime_is_not_used_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    why = message.say("vision-networks-broken", why="ImportError: no")
    monkeypatch.setattr(real, "backend", lambda: Backend(OPENCV, "4.12.0", why))
    parts = Parts()
    real.use_sight(parts, Sight(CardReader(), VisionConfig().names()), PackFiles(tmp_path / "none.pack"))
    assert parts.networks == "opencv 4.12.0"
    (record,) = caplog.records
    logged: Any = record.args
    assert english(logged[0]) == "ONNX Runtime is installed and does not work here: ImportError: no"


def test_each_part_is_closed_the_last_first_whatever_becomes_of_the_others() -> None:
    closed: list[str] = []

    def breaks() -> None:
        closed.append("second")
        raise OSError("it hangs")

    parts = Parts(closers=[lambda: closed.append("first"), breaks, lambda: closed.append("third")])
    with pytest.raises(OSError, match="it hangs"):
        parts.close()
    assert closed == ["third", "second", "first"]


@pytest.mark.parametrize(("game", "every"), [("faro", False), ("punto_banco", True)])
def test_of_a_shoes_camera_no_picture_is_passed_over(game: str, every: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A shoe that rests was called frozen, as its pictures came too far apart."""
    asked: list[bool] = []
    monkeypatch.setattr(real, "open_camera", lambda source, *, every_picture, **_: asked.append(every_picture))
    real.opened(parse(f'[table]\ngame = "{game}"\n[camera]\nsource = "v4l2:0"\nfps = 120\n', "t.toml"))
    assert asked == [every]
