"""Card faces of the user's own in place of the drawn ones: a folder with one picture a card."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import cv2
import numpy as np

from vision.message import VisionError, say
from vision.offline.stills import UnreadableImage, load_image
from vision.pack.labels import LabelError, label_in, one_pack
from vision.quads import Image
from vision.render import card_art

SUFFIXES = (".jpg", ".jpeg", ".png")
LEAST_PX = 200
"""Height of a face at least: the shoe's camera sees a card 420 px long, the box's one some 250 px."""
SHAPES = (0.55, 0.8)
"""Width over height of a face: Spanish cards have 0.64, bridge cards 0.65, poker cards 0.72."""


class FacesError(VisionError):
    """The folder is none of card faces."""


def faces_in(folder: Path) -> dict[str, Image]:
    """The faces in a folder by label (`vision.pack.labels`), BACK among them where there is one: BGR, upright, nothing
    but card. Raises FacesError for a folder or picture that cannot be read, a name that is no card's, two pictures of
    one card, cards of two kinds of pack, and pictures that are too small or of no card's shape."""
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix.lower() in SUFFIXES)
    except OSError as error:
        raise FacesError(say("vision-faces-folder", folder=str(folder), why=error.strerror or str(error))) from None
    if not files:
        raise FacesError(say("vision-faces-none", folder=str(folder), suffixes=SUFFIXES))
    try:
        labels = one_pack([label_in(file.name) for file in files])
    except LabelError as error:
        raise FacesError(say("vision-faces-label", folder=str(folder), why=error.message)) from None
    faces: dict[str, Image] = {}
    first: dict[str, Path] = {}
    for label, file in zip(labels, files, strict=True):
        if label in first:
            raise FacesError(say("vision-faces-twice", one=str(first[label]), other=str(file), label=label))
        first[label] = file
        faces[label] = _face(file)
    return faces


def _face(file: Path) -> Image:
    try:
        face = load_image(str(file))[0]
    except UnreadableImage as error:
        raise FacesError(say("vision-faces-unread", file=str(file), why=error.message)) from None
    height, width = face.shape[:2]
    if height < LEAST_PX or not SHAPES[0] <= width / height <= SHAPES[1]:
        least, narrow, wide = LEAST_PX, *SHAPES
        raise FacesError(
            say("vision-faces-shape", file=str(file), width=width, height=height, least=least, narrow=narrow, wide=wide)
        )
    return face


class OwnFaces:
    """Draws cards by their pictures, as `card_art.raster` does by outlines; a back that is not there is drawn."""

    def __init__(self, faces: Mapping[str, Image]) -> None:
        """`faces`: by the names under which the scene deals them."""
        self._faces = faces

    def __call__(self, card: str, height_px: int) -> Image:
        """A face of `height_px` rows and the drawn cards' shape. Raises ValueError for a card without a picture."""
        if card == card_art.BACK and card not in self._faces:
            return card_art.raster(card, height_px)
        if card not in self._faces:
            raise ValueError(f"no picture of {card!r}")
        size = (round(height_px * card_art.WIDTH_MM / card_art.HEIGHT_MM), height_px)
        face = self._faces[card]
        how = cv2.INTER_AREA if height_px < face.shape[0] else cv2.INTER_CUBIC
        return np.asarray(cv2.resize(face, size, interpolation=how), np.uint8)
