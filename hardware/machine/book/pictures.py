"""The book's pictures: what is new in colour, numbered, with its way; what stands already in grey."""

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.machine.book.model import Scene, Step
from hardware.machine.drawings import callouts
from hardware.machine.drawings.album import colour
from hardware.machine.drawings.dealing_box.album import colour as box_colour
from hardware.machine.drawings.dealing_box.params import FORMATS
from hardware.machine.drawings.picture import Colour, draw
from hardware.machine.drawings.shapes import Place
from hardware.machine.drawings.shoe.album import colour as shoe_colour

FOLDER = Path(__file__).parents[3] / "docs" / "build" / "book"
GREY = (214, 216, 219)


COLOURS: dict[str, Colour] = {
    "power plate": (206, 172, 128),
    "pi plate": (206, 172, 128),
    "mega": (40, 110, 150),
    "shield": (40, 130, 80),
    "regulator": (120, 60, 150),
    "fuse holder": (60, 60, 64),
    "socket": (60, 60, 64),
    "pi": (60, 130, 70),
    "input board": (40, 130, 80),
    "roof": (190, 214, 226),
    "roof leg": (88, 92, 98),
    "cooler": (150, 154, 160),
    "stacking header": (50, 50, 54),
    "stripboard": (190, 150, 100),
    "panel": (88, 92, 98),
    "panel floor": (88, 92, 98),
    "stop button": (205, 40, 36),
    "button": (60, 60, 64),
    "led green": (60, 170, 70),
    "led red": (210, 50, 46),
    "led yellow": (225, 190, 50),
    "buzzer": (50, 50, 54),
}
"""Of what stands beside the casekeeper; spacers and screws are steel."""


def shade(name: str) -> Colour:
    """The colour of a part."""
    if name.startswith("box "):
        return box_colour(name.removeprefix("box "))
    if name.startswith("shoe "):
        return shoe_colour(name.removeprefix("shoe "))
    return COLOURS[name] if name in COLOURS else colour(name)


def label(step: Step, key: str) -> str:
    """How a part is called in the step's picture: articles by numbers, what was made before by letters. Raises KeyError
    for a part that the step neither uses nor takes."""
    for number, use in enumerate(step.uses, start=1):
        if use.key == key:
            return str(number)
    for number, take in enumerate(step.takes):
        if take.step == key:
            return chr(ord("A") + number)
    raise KeyError(f"step {step.key}: {key} is in its picture, and neither used nor taken")


def picture(step: Step, scene: Scene) -> NDArray[np.uint8]:
    """The scene as a BGR picture."""
    solids = [(part.solid, GREY) for part in scene.there]
    first = len(solids) + 1
    solids += [(one.part.solid.translate(one.apart), shade(one.part.name)) for one in scene.new]
    drawn = draw(solids, scene.view, scene.width, scene.height)
    groups: dict[str, list[int]] = {}
    for number, one in enumerate(scene.new, start=first):
        if one.key:
            groups.setdefault(one.key, []).append(number)
        if any(one.apart):
            middle = _middle(one.part.solid.bounding_box())
            start = _moved(middle, one.apart)
            callouts.way(drawn.picture, drawn.at(start), drawn.at(middle))
    callouts.numbers(drawn, list(groups.values()), [label(step, key) for key in groups])
    return drawn.picture


def _middle(box: tuple[float, ...]) -> Place:
    return (box[0] + box[3]) / 2, (box[1] + box[4]) / 2, (box[2] + box[5]) / 2


def _moved(place: Place, by: Place) -> Place:
    return place[0] + by[0], place[1] + by[1], place[2] + by[2]


def write(step: Step, folder: Path = FOLDER) -> Iterator[Path]:
    """The step's picture, where it has one. OSError where it cannot be written."""
    path = folder / step.picture
    if step.scene is not None:
        yield _save(picture(step, step.scene()), path)
    elif step.drawing is not None:
        path.write_text(step.drawing())
        yield path
    if step.after is not None:
        yield _save(picture(step, step.after()), folder / step.after_picture)


MARKERS = tuple(f"markers-{cards.name}.svg" for cards in FORMATS)
"""The sheets of markers, which `make book` writes beside the pictures (`vision.offline.marker_sheet`)."""


def names(step: Step) -> list[str]:
    """The files of its pictures."""
    return [name for name in (step.picture, step.after_picture) if name]


def _save(made: NDArray[np.uint8], path: Path) -> Path:
    if not cv2.imwrite(str(path), made, [cv2.IMWRITE_PNG_COMPRESSION, 9]):
        raise OSError(f"{path} could not be written")
    return path
