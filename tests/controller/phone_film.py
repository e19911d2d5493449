"""A rendered deal as a film that Chromium's fake camera plays: raw pictures one after the other in a file (.y4m)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import cv2

from vision.render.scene import Scene
from vision.render.view import Difficulty

FPS = 15
"""As of a phone in poor light (a guess). Chromium plays a .y4m at the rate in its header, and decodes nothing."""


def film(
    path: Path, deck: Sequence[str], *, size: tuple[int, int], card_px: float, lead_s: float, rest_s: float, seed: int
) -> float:
    """Writes a film of this pack dealt to its last card: `lead_s` before the first draw, `rest_s` after each. It then
    stands still, as long as `lead_s`; Chromium begins again at its end. Gives its length in seconds."""
    scene = Scene(deck, seed=seed, size=size, fps=FPS, difficulty=Difficulty(card_px=card_px))
    count = 0
    with path.open("wb") as file:
        file.write(b"YUV4MPEG2 W%d H%d F%d:1 Ip A1:1 C420\n" % (*size, FPS))

        def put(frames: int) -> None:
            nonlocal count
            for _ in range(frames):
                file.write(b"FRAME\n" + cv2.cvtColor(scene.frame().image, cv2.COLOR_BGR2YUV_I420).tobytes())
                count += 1

        put(round(lead_s * FPS))
        for _ in deck[1:]:
            scene.draw_card()
            while scene.busy:
                put(1)
            put(round(rest_s * FPS))
        put(round(lead_s * FPS))
    return count / FPS
