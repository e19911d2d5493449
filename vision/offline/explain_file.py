"""`faro read --explain` for a photograph and for a video: puts together reading, words and drawing.

A photograph gives one sheet. A video gives one sheet for each card of the pack, drawn from the frame that decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import cv2

from vision.capture.camera import Frame
from vision.locate.geometry import candidates
from vision.observations import Exposed, Observation, Unclear
from vision.offline.explain import card_name, opinions, reasons
from vision.offline.explain_sheet import Explained, State, sheet
from vision.offline.stills import FoundCard, load_image, read_cards
from vision.quads import Image, Quad, overlap, warp
from vision.read.reader import CardReader
from vision.reading import NONE, Reading

_SAME_OUTLINE = 0.8


def explain_still(path: str, reader: CardReader) -> Image:
    """The sheet of one photograph. Raises UnreadableImage."""
    image, _ = load_image(path)
    cards = read_cards(image, reader)
    rejected = [
        quad for quad, _ in candidates(image) if all(overlap(quad, card.quad) < _SAME_OUTLINE for card in cards)
    ]
    size = f"{image.shape[1]} x {image.shape[0]}"
    number = f"{len(cards)} card{'' if len(cards) == 1 else 's'}"
    heading = f"{Path(path).name}: {size} px, {number} found; outlines taken for none: {len(rejected)}"
    return sheet(heading, image, [_of_still(card, image, reader) for card in cards], rejected)


def _of_still(found: FoundCard, image: Image, reader: CardReader) -> Explained:
    return _explained(found.reading, image, found.quad, reader)


def explain_observation(frame: Frame, observation: Exposed | Unclear, reader: CardReader) -> Image:
    """The sheet of one card of a deal, from the frame in which it was decided."""
    reading = _reading(observation)
    if observation.quad is None:
        card = _without_picture(observation, reading, reader)
    else:
        card = _explained(reading, frame.image, observation.quad, reader, observation.burst)
    heading = f"card {observation.index + 1} of the pack, at {observation.time_s:.2f} s"
    return sheet(heading, frame.image, [card])


class ClipExplainer:
    """Takes what the tracker saw in each frame; writes `<name>-<card>.png` into `folder`, cards counted from 1.

    A card that is reported twice (clear first, in doubt later) is written twice, the second as `<name>-<card>b.png`.
    """

    def __init__(self, folder: Path, name: str, reader: CardReader) -> None:
        self._folder, self._name, self._reader = folder, name, reader
        self._times: dict[int, int] = {}

    def show(self, frame: Frame, window: Quad | None, seen: Sequence[Observation]) -> None:
        """Raises OSError when the folder cannot be written."""
        for observation in seen:
            if isinstance(observation, Exposed | Unclear):
                times = self._times[observation.index] = self._times.get(observation.index, 0) + 1
                again = "" if times == 1 else chr(ord("a") + min(times, 26) - 1)
                path = unused(self._folder / f"{self._name}-{observation.index + 1:02d}{again}.png")
                write_png(path, explain_observation(frame, observation, self._reader))

    def close(self) -> None:
        """Nothing is kept open."""


def unused(path: Path) -> Path:
    """The path itself, or with the first free number ("a-2.png") where a file is there already."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def write_png(path: Path, image: Image) -> None:
    """Raises OSError when it cannot be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    ok, data = cv2.imencode(".png", image)
    if not ok:
        raise OSError(f"{path}: a sheet of {image.shape[1]} x {image.shape[0]} px cannot be encoded")
    path.write_bytes(data.tobytes())


def _explained(
    reading: Reading, image: Image, quad: Quad, reader: CardReader, burst: tuple[Image, ...] = ()
) -> Explained:
    card = warp(image, quad)
    witnesses = opinions(card, reader)
    c = reader.calibration
    height, width = image.shape[:2]
    why = reasons(
        reading,
        witnesses,
        card,
        rank_sure=c.rank_sure,
        suit_sure=c.suit_sure,
        letter=reader.letter(card),
        quad=quad,
        frame=(height, width),
    )
    return Explained(
        title=_title(reading),
        state=_state(reading),
        card=card,
        witnesses=witnesses,
        ranks=reading.ranks,
        suits=reading.suits,
        rank_sure=c.rank_sure,
        suit_sure=c.suit_sure,
        why=why,
        quad=quad,
        burst=burst,
    )


def _without_picture(observation: Exposed | Unclear, reading: Reading, reader: CardReader) -> Explained:
    c = reader.calibration
    return Explained(
        title=_title(reading),
        state=_state(reading),
        card=None,
        witnesses=(),
        ranks=reading.ranks,
        suits=reading.suits,
        rank_sure=c.rank_sure,
        suit_sure=c.suit_sure,
        why=["never seen at rest in the window: two cards left together, this one was recognised on the pile"],
        burst=observation.burst,
    )


def _reading(observation: Exposed | Unclear) -> Reading:
    """The observation as the reading it was made of."""
    exposed = observation if isinstance(observation, Exposed) else None
    ranks = observation.candidates
    return Reading(
        ranks=ranks,
        suits=observation.suit_candidates,
        rank=exposed.rank if exposed else None,
        suit=exposed.suit if exposed else None,
        confidence=max((p for label, p in ranks.items() if label != NONE), default=0.0),
    )


def _title(reading: Reading) -> str:
    return "no card" if _state(reading) == "no card" else card_name(reading.rank, reading.suit)


def _state(reading: Reading) -> State:
    if reading.rank is not None and reading.suit is not None:
        return "sure"
    return "no card" if reading.other_card >= 0.5 or reading.card < 0.5 else "unsure"
