"""The rendered box and shoe with card faces of the user's own: do they fit the game, and what reads them?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from controller.games.message import UserError, say
from controller.service.named_cards import Names, in_game
from controller.service.pack_reader import PackUnfit, reader_of
from vision.offline.faces import FacesError, OwnFaces, faces_in
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.enrolment import EnrolmentError, with_thresholds
from vision.pack.labels import NO_CARD
from vision.quads import CARD_H, CARD_W, Image
from vision.render import card_art


class FacesUnfit(UserError):
    """The faces cannot be dealt; `message` says why."""


@dataclass(frozen=True, slots=True)
class FacesFolder:
    """The faces in a folder. `labels`: the game's card (or the back) by the pack's own label; `faces`: by label."""

    path: Path
    names: Names
    labels: dict[str, str]
    faces: dict[str, Image]

    @property
    def cards(self) -> tuple[str, ...]:
        """The game's cards that have a face."""
        return tuple(card for card in card_art.PACK if card in self.labels.values())

    @property
    def art(self) -> OwnFaces:
        """What draws them."""
        return OwnFaces({card: self.faces[label] for label, card in self.labels.items()})

    def needs(self, cards: Iterable[str]) -> None:
        """Raises FacesUnfit when one of these cards of the game has no face."""
        lacking = tuple(card for card in dict.fromkeys(cards) if card not in self.labels.values())
        if lacking:
            raise FacesUnfit(say("vision-faces-lacking", folder=str(self.path), count=len(lacking), cards=lacking[:8]))

    def reader(self) -> EnrolledReader:
        """What reads these cards: enrolled from the same pictures; takes some seconds. Raises FacesUnfit where they
        cannot be told apart."""
        pictures = tuple(
            Picture(label, _rectified(face), label)
            for label, face in self.faces.items()
            if label in self.labels and label not in NO_CARD
        )
        try:
            return reader_of(with_thresholds(EnrolledPack(pictures)), self.names)
        except (EnrolmentError, PackUnfit) as error:
            raise FacesUnfit(say("vision-faces-label", folder=str(self.path), why=error.message)) from None


def own_faces(path: Path, names: Names) -> FacesFolder:
    """The folder of faces, by the cards of the game that they stand for. Raises FacesUnfit."""
    try:
        faces = faces_in(path)
    except FacesError as error:
        raise FacesUnfit(error.message) from None
    labels: dict[str, str] = {}
    for label, card in zip(faces, in_game(tuple(faces), names), strict=True):
        if label == "BACK":
            labels[label] = card_art.BACK
        elif card is None:
            if label not in NO_CARD:
                raise FacesUnfit(say("vision-faces-unknown", folder=str(path), label=label))
        elif card in labels.values():
            other = next(one for one, of in labels.items() if of == card)
            raise FacesUnfit(say("vision-faces-same", folder=str(path), one=other, other=label, card=card))
        else:
            labels[label] = card
    return FacesFolder(path, names, labels, faces)


def _rectified(face: Image) -> Image:
    return np.asarray(cv2.resize(face, (CARD_W, CARD_H), interpolation=cv2.INTER_AREA), np.uint8)
