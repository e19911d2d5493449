"""A few Spanish cards dealt slowly through the rendered shoe, for what learns their pack."""

from __future__ import annotations

from collections.abc import Callable

from tests.vision import pack_art
from vision.capture.camera import Frame
from vision.offline.faces import OwnFaces
from vision.render.shoe_scene import Handling, ShoeScene

ORDER = ("SO", "4C", "RB", "7E", "1O")
FPS = 60.0
SLOW = Handling(speed_mm_s=(200.0, 260.0), sweep=1.0)
ART = OwnFaces({label: pack_art.raster("spanish", label, 380) for label in (*ORDER, "BACK")})


def shoe(order: tuple[str, ...] = ORDER, *, seed: int = 3, handling: Handling = SLOW) -> ShoeScene:
    return ShoeScene(order, seed=seed, fps=FPS, handling=handling, art=ART)


def show(scene: ShoeScene, feed: Callable[[Frame], object], act: Callable[[], None] | None = None) -> None:
    """The frames while the hand is at work, and four of the empty window."""
    if act is not None:
        act()
    while scene.busy:
        feed(scene.frame())
    for _ in range(4):
        feed(scene.frame())
