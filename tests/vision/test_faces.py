"""Card faces of the user's own in the rendered box: with generated pictures."""

from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.english import raises_saying
from tests.vision import pack_art
from vision.offline.faces import LEAST_PX, FacesError, OwnFaces, faces_in
from vision.quads import Image
from vision.render import card_art
from vision.render.scene import Scene
from vision.render.view import Difficulty


def written(folder: Path, *names: str, height_px: int = 300) -> Path:
    """The folder with a Spanish card of that height under each name."""
    folder.mkdir(exist_ok=True)
    for name in names:
        assert cv2.imwrite(str(folder / name), pack_art.raster("spanish", "4C", height_px))
    return folder


def test_each_picture_is_the_face_of_the_card_it_is_named_for(tmp_path: Path) -> None:
    for label in ("1O", "RB", "BACK"):
        cv2.imwrite(str(tmp_path / f"{label}.png"), pack_art.raster("spanish", label, 300))
    cv2.imwrite(str(tmp_path / "10c_2.PNG"), pack_art.raster("spanish", "SC", 300))
    (tmp_path / "licence.txt").write_text("no picture")
    faces = faces_in(tmp_path)
    assert set(faces) == {"1O", "RB", "BACK", "SC"}
    for label, face in faces.items():
        assert np.array_equal(face, pack_art.raster("spanish", label, 300))


@pytest.mark.parametrize(
    ("put", "says"),
    [
        pytest.param(lambda folder: folder / "none", r"none: No such file or directory: expected a folder", id="none"),
        pytest.param(lambda folder: written(folder), r"holds no picture \(\.jpg, \.jpeg, \.png\)", id="empty"),
        pytest.param(lambda folder: written(folder, "four.png"), r'"four\.png" names no card', id="name"),
        pytest.param(
            lambda folder: written(folder, "4C.png", "4c.jpg"), r"4C\.png and .*4c\.jpg are both 4C", id="two"
        ),
        pytest.param(lambda folder: written(folder, "1O.png", "KH.png"), r"KH and 1O are not of one pack", id="packs"),
        pytest.param(
            lambda folder: written(folder, "4C.png", height_px=LEAST_PX - 1),
            r"4C\.png: 128 x 199 px: expected an upright card, at least 200 px high, 0\.55 to 0\.8 times as wide",
            id="small",
        ),
    ],
)
def test_a_folder_that_is_none_of_faces_is_reported_in_one_line(
    put: Callable[[Path], Path], says: str, tmp_path: Path
) -> None:
    folder = put(tmp_path / "faces")
    with raises_saying(FacesError, match=says):
        faces_in(folder)


def test_a_picture_that_lies_on_its_side_or_is_none_is_reported_in_one_line(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "4C.png"), np.rot90(pack_art.raster("spanish", "4C", 300)))
    with raises_saying(FacesError, match=r"4C\.png: 300 x 193 px: expected an upright card"):
        faces_in(tmp_path)
    (tmp_path / "4C.png").write_bytes(b"none")
    with raises_saying(FacesError, match=r"4C\.png: not an image that can be decoded"):
        faces_in(tmp_path)


def test_they_are_drawn_at_any_height_in_the_shape_of_the_drawn_cards() -> None:
    art = OwnFaces({"4H": pack_art.raster("spanish", "4C", 300)})
    for height in (100, 440):
        assert art("4H", height).shape == card_art.raster("4H", height).shape
    assert np.array_equal(art(card_art.BACK, 100), card_art.raster(card_art.BACK, 100)), "without a back: the drawn one"
    with pytest.raises(ValueError, match="no picture of '5H'"):
        art("5H", 100)


def test_the_rendered_box_shows_them() -> None:
    def shown(art: Callable[[str, int], Image]) -> Image:
        scene = Scene(["4H", "5H"], seed=2, size=(320, 240), difficulty=Difficulty(card_px=100), art=art)
        frame = scene.read()
        assert frame is not None
        return frame.image

    white = OwnFaces({card: np.full((300, 193, 3), 255, np.uint8) for card in ("4H", "5H")})
    drawn, own = shown(card_art.raster), shown(white)
    assert (drawn != own).any(axis=2).mean() > 0.005
