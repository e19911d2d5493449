"""The tracker on cards laid by hand, without a box: rendered ones, and a film of real photographs."""

import csv
from itertools import takewhile

import cv2
import numpy as np
import pytest

from vision.capture.camera import Frame, VideoFile
from vision.observations import Exposed, Observation, Unclear
from vision.read.reader import CardReader
from vision.reading import Reader
from vision.render import card_art
from vision.track.tracker import CardTracker
from vision.training.labelled import DATA

FILM = DATA / "clips" / "stopmotion_dev_yuchenrao.mp4"
FRAMES = 612


@pytest.mark.photos
def test_every_photographed_card_is_read_within_three_frames() -> None:
    if not FILM.exists():
        pytest.skip(f"the film of photographed cards is not at {FILM} (FARO_DATA)")
    with FILM.with_suffix(".csv").open() as lines:
        shown = list(takewhile(lambda row: int(row["last_frame"]) < FRAMES, csv.DictReader(lines)))
    film, tracker = VideoFile(FILM), CardTracker(CardReader())
    told: list[tuple[int, str]] = []
    while (frame := film.read()) is not None and frame.sequence < FRAMES:
        for seen in tracker.observe(frame):
            assert not isinstance(seen, Unclear)
            if isinstance(seen, Exposed):
                told.append((frame.sequence, seen.rank + str(seen.suit)))
    assert [card for _, card in told] == [row["label"].replace("10", "T") for row in shown]
    late = [number - int(row["first_frame"]) for (number, _), row in zip(told, shown, strict=True)]
    assert max(late) <= 3


def test_cards_laid_by_hand_without_a_box_are_followed(template_reader: Reader) -> None:
    tracker = CardTracker(template_reader)
    seen: list[Observation] = []
    rng = np.random.default_rng(1)
    number = 0
    for card, turn in (("5H", 0), ("KD", 50), ("8S", -40), ("2C", 45), ("2C", -45)):
        image = _card_on_grey(card, turn)
        for _ in range(8):
            noisy = np.clip(image + rng.normal(0, 2, image.shape), 0, 255).astype(np.uint8)
            seen += tracker.observe(Frame(noisy, number / 25, number))
            number += 1
    assert [f"{o.index}={o.rank}" for o in seen if isinstance(o, Exposed)] == ["0=5", "1=K", "2=8", "3=2", "4=2"]


def _card_on_grey(card: str, turn: float) -> np.ndarray:
    height = 200
    face, mask = card_art.raster(card, height), card_art.outline_mask(height)
    matrix = cv2.getRotationMatrix2D((face.shape[1] / 2, height / 2), turn, 1.0)
    matrix[:, 2] += np.array([240 - face.shape[1] / 2, 180 - height / 2])
    warped = cv2.warpAffine(face, matrix, (480, 360)).astype(float)
    cover = cv2.warpAffine(mask, matrix, (480, 360))[..., None] / 255.0
    return warped * cover + 120.0 * (1 - cover)
