"""A folder of faces against the game that is played with them, and the table that reads them."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from controller.cli.demo import _own_faces
from controller.config import VisionConfig, parse
from controller.runtime.wiring import real
from controller.runtime.wiring.own_faces import FacesUnfit, own_faces
from tests.english import raises_saying
from tests.vision import pack_art
from vision.quads import CARD_H, CARD_W
from vision.render.scene import Scene
from vision.render.shoe_scene import ShoeScene

NAMES = VisionConfig().names()


def written(folder: Path, *labels: str) -> Path:
    folder.mkdir(exist_ok=True)
    for label in labels:
        assert cv2.imwrite(str(folder / f"{label}.png"), pack_art.raster("spanish", label, 300))
    return folder


def test_a_spanish_pack_stands_for_the_games_cards(tmp_path: Path) -> None:
    faces = own_faces(written(tmp_path, "1O", "SC", "RB", "BACK"), NAMES)
    assert faces.cards == ("JH", "AD", "KC")
    assert faces.art("JH", 300).shape == (300, 215, 3)
    reader = faces.reader()
    for label, card in (("1O", ("A", "D")), ("SC", ("J", "H")), ("RB", ("K", "C"))):
        picture = cv2.resize(pack_art.raster("spanish", label), (CARD_W, CARD_H), interpolation=cv2.INTER_AREA)
        reading = reader.read(np.asarray(picture, np.uint8))
        assert (reading.rank, reading.suit) == card


def test_the_demo_asks_for_a_face_of_each_card_of_the_game(tmp_path: Path) -> None:
    folder = written(tmp_path / "faces", *(label for label in pack_art.labels("spanish_plain") if label != "SO"))
    with raises_saying(FacesUnfit, match=r"faces has no picture of 1 of the game's cards: JD"):
        _own_faces(folder, "siete_y_media", {})
    written(folder, "SO")
    assert len(_own_faces(folder, "siete_y_media", {}).cards) == 40
    with raises_saying(FacesUnfit, match=r"has no picture of 12 of the game's cards: "):
        _own_faces(folder, "faro", {})


def test_two_pictures_that_stand_for_one_card_are_reported(tmp_path: Path) -> None:
    for label in ("AH", "1H"):
        cv2.imwrite(str(tmp_path / f"{label}.png"), pack_art.raster("french", "1H", 300))
    with raises_saying(FacesUnfit, match=r"1H and AH both stand for A♥"):
        own_faces(tmp_path, NAMES)


def configured(faces: str, *, game: str = "faro") -> str:
    return f'[table]\ngame = "{game}"\n[camera]\nsource = "scene"\nfaces = "{faces}"\n'


@pytest.mark.parametrize(("game", "scene"), [("faro", Scene), ("siete_y_media", ShoeScene)])
def test_a_configured_table_deals_the_cards_of_its_folder(
    game: str, scene: type[Scene] | type[ShoeScene], tmp_path: Path
) -> None:
    written(tmp_path / "cards", "1O", "SC", "RB")
    config = parse(configured("cards", game=game), "t.toml")
    made = real._scene(config, None, real._faces(config, tmp_path))
    assert isinstance(made, scene)
    assert sorted(made.deck) == ["AD", "JH", "KC"]


def test_a_configured_folder_that_is_missing_is_named_with_its_key(tmp_path: Path) -> None:
    config = parse(configured("cards"), "t.toml")
    with raises_saying(real.PartsError, match=r"camera\.faces: .*cards: No such file or directory"):
        real.open_parts(config, state=tmp_path, folder=tmp_path)
