import json
from contextlib import closing
from pathlib import Path

import cv2
import numpy as np
import pytest

from controller.__main__ import main
from controller.cli.testdeal import config_in, deal_camera, order_in, reader_for
from controller.runtime.wiring.real import table_reader
from controller.service.window_file import WindowFile
from tests.controller.rendered_deal import german
from vision.pack.enrolled_pack import EnrolledPack, Picture, save
from vision.quads import CARD_H, CARD_W
from vision.read.reader import CardReader
from vision.render import card_art


def test_an_order_may_be_written_in_any_way(tmp_path: Path) -> None:
    path = tmp_path / "order.txt"
    path.write_text("KH, 10h;2C\n\n# the hoc\nas  \n")
    assert order_in(path) == ["KH", "TH", "2C", "AS"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "expected one of: VIDEO..., --config table.toml, --rendered"),
        (["--rendered", "deal.mp4"], "expected one of"),
        (["--rendered", "--deals", "0"], "--deals 0 given, 1 or more expected"),
        (["--rendered", "--order", "bad.txt"], '--order bad.txt, line 2: "1Z" is no card'),
        (["--rendered", "--order", "none.txt"], "--order none.txt: cannot be read: No such file"),
        (["--rendered", "--order", "spanish.txt"], "--rendered has no 1O"),
        (["none.mp4"], "none.mp4"),
        (["--config", "none.toml"], "none.toml"),
        (["--config", "scene.toml"], 'camera.source is "scene": no box to look at'),
        (["--config", "phone.toml"], 'camera.source is "phone": no box to look at'),
        (["--rendered", "--pack", "none.pack"], "none.pack: cannot be read"),
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.txt").write_text("KH\n1Z\n")
    Path("spanish.txt").write_text("1O 2O")
    Path("scene.toml").write_text('[camera]\nsource = "scene"\n')
    Path("phone.toml").write_text('[camera]\nsource = "phone"\n')
    assert main(["testdeal", *arguments]) == 2
    out, err = capsys.readouterr()
    assert message in err
    assert (out, err.count("\n")) == ("", 1)


def test_a_short_pack_is_an_error_with_its_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    order, kept = tmp_path / "order.txt", tmp_path / "kept"
    order.write_text(" ".join(card_art.PACK[:2]))
    command = ["testdeal", "--rendered", "--deals", "1", "--order", str(order), "--keep", str(kept), "--json"]
    assert main(command) == 1
    deal, every = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert deal["errors"] == ["2 cards were seen, the pack has 52"]
    assert every["all"] == {"deals": 1, "cards": 2, "unclear": 0, "errors": 1, "incidents": {}}
    assert sorted(path.name for path in kept.iterdir()) == ["deal0001-card01.png", "deal0001-card02.png"]


def test_the_table_is_tried_with_the_pack_and_the_window_it_plays_with(tmp_path: Path) -> None:
    def stored(name: str, label: str) -> Path:
        card = np.asarray(cv2.resize(german(label, CARD_H), (CARD_W, CARD_H)), np.uint8)
        save(EnrolledPack((Picture(label, card, ""),)), tmp_path / name)
        return tmp_path / name

    (tmp_path / "state").mkdir()
    cv2.imwrite(str(tmp_path / "one.png"), np.zeros((720, 1280, 3), np.uint8))
    config = tmp_path / "table.toml"
    config.write_text(f'[camera]\nsource = "{tmp_path / "one.png"}"\n[vision]\npack = "own.pack"\n')
    stored("own.pack", "DD")
    assert reader_for(None, config)[0].pack.labels == ("DD",)
    stored("state/table.pack", "BH")
    assert reader_for(None, config)[0].pack.labels == ("BH",), "enrolled on the service page: it goes before"
    assert reader_for(stored("mine.pack", "KS"), config)[0].pack.labels == ("KS",)
    reader, cards = reader_for(None, None)
    assert (type(reader), cards) == (CardReader, None)

    (tmp_path / "state/table.pack").unlink()
    config.write_text(f'[camera]\nsource = "{tmp_path / "one.png"}"\n[vision]\nindices = "french"\n')
    knave = np.asarray(cv2.resize(german("BH", CARD_H), (CARD_W, CARD_H)), np.uint8)
    assert reader_for(None, config)[0].read(knave).rank is None, "no French letter"
    assert reader.read(knave).rank == "J"
    assert table_reader(config_in(config), tmp_path).read(knave).rank is None

    camera, window = deal_camera(None, config)
    camera.close()
    assert window is None
    WindowFile(tmp_path / "state/table.window.json").save([[0.25, 0.25], [0.5, 0.25], [0.5, 0.75], [0.25, 0.75]])
    camera, window = deal_camera(None, config)
    with closing(camera):
        assert window is not None
        assert window.tolist() == [[320, 180], [640, 180], [640, 540], [320, 540]]
