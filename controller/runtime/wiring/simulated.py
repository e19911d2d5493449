"""The simulated box as the table meets it: the scene behind mock pins and a camera in real time, and its cards.

The scene is the world: it keeps its own state on disk, so that a crash of the program does not reset the box, and it
alone knows the true order of the cards.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from hardware.pins import DEFAULT_PINS
from vision.capture.camera import Frame
from vision.render.card_art import BACK, PACK
from vision.render.scene import Scene
from vision.render.shoe_scene import ShoeScene


def deck_for(seed: int, deal_number: int, *, pack: Mapping[str, int] | None = None, cover: bool = False) -> list[str]:
    """The pack of a deal, top first: the same for the same seed and number. `pack`: how many of each card it holds,
    one of all 52 where it is None; `cover`: a card with its back up lies on it."""
    left = Counter(dict.fromkeys(PACK, 1) if pack is None else pack)
    deck = list(PACK) * max(left.values(), default=1)
    random.Random(f"{seed}/deck/{deal_number}").shuffle(deck)
    dealt = [BACK] * cover
    for card in deck:
        if left[card]:
            left[card] -= 1
            dealt.append(card)
    return dealt


def wire_scene(scene: Scene | ShoeScene, factory: Any, pins: Mapping[str, int] = DEFAULT_PINS) -> None:
    """Let the scene move the mock pins of the box: beam and lid are pulled low when blocked or open; a shoe has none.
    `factory`: gpiozero's mock factory."""
    wiring: list[tuple[Callable[[Callable[[bool], None]], None], str]] = [(scene.on_end, "follower_end")]
    if isinstance(scene, Scene):
        wiring += [(scene.on_beam, "exit_beam"), (scene.on_lid, "lid")]
    for subscribe, name in wiring:
        subscribe(_drive(factory, pins[name]))


def _drive(factory: Any, bcm: int) -> Callable[[bool], None]:
    def drive(active: bool) -> None:
        pin = factory.pin(bcm)
        if active:
            pin.drive_low()
        else:
            pin.drive_high()

    return drive


class PacedCamera:
    """The scene in real time: a frame is given when its time has come; a bare scene runs as fast as it is read."""

    def __init__(
        self, scene: Scene | ShoeScene, fps: float, *, clock: Callable[[], float], sleep: Callable[[float], None]
    ) -> None:
        self._scene = scene
        self._period_s = 1 / fps
        self._clock = clock
        self._sleep = sleep
        self._due_s = clock()

    def read(self) -> Frame | None:
        """The next frame."""
        now_s = self._clock()
        self._due_s = max(self._due_s + self._period_s, now_s - 0.1)  # after a stall it does not race to catch up
        if self._due_s > now_s:
            self._sleep(self._due_s - now_s)
        return self._scene.read()

    def close(self) -> None:
        """Nothing to let go."""
