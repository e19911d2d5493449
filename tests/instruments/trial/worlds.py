"""The dealing box as two renderers draw it, to be worked live: cards are drawn, pushed back and spoilt on command.

A world lives in steps of one frame. It knows the true order of the pack and moves the box's beam.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np

from tests.instruments.film.dealer import Dealer
from tests.instruments.film.film import Film
from tests.instruments.film.play import current
from tests.instruments.film.setting import FilmSetting
from tests.instruments.film.things import CARD_H, card
from vision.quads import Image
from vision.render import card_art
from vision.render.scene import Scene
from vision.render.view import Difficulty

SIZE = (480, 360)
FPS = 15.0
CARD_PX = 120.0
"""Width of a card in the picture, px."""
_BEAM_STEPS = 24
"""The film's beam is looked at so often within a frame: the quickest card leaves the slit in 10 ms."""
_PAUSE_S = 0.05


class World(Protocol):
    """A box with a pack in it and a hand beside it."""

    deck: tuple[str, ...]

    @property
    def drawn(self) -> int:
        """Cards that have left the box."""

    @property
    def busy(self) -> bool:
        """The hand is at work."""

    def load(self, deck: Sequence[str]) -> None:
        """Another pack lies in the box."""

    def act(self, name: str) -> None:
        """The hand begins one of ACTS."""

    def spoil(self, index: int) -> None:
        """Ink covers the print of a card that has not been seen yet: nobody can read it from a picture."""

    def frame(self) -> Image:
        """The next picture; time goes on by one frame."""

    def pass_frame(self) -> None:
        """Time goes on by one frame that nobody sees: the machine was too slow for it, the hand is not."""


ACTS = ("draw", "draw_two", "push_back", "hand_pass")


SPOILT_RANKS = "56789"
"""Cards of these ranks, blotted, are seen as cards whose rank nobody can tell (in both renderers, at SIZE)."""


def blotted(face: Image) -> Image:
    """A card's face with the ranks of both indices painted over in grey; its suits and its middle are as they were."""
    out, (height, width) = face.copy(), face.shape[:2]
    down, across = round(0.15 * height), round(0.15 * width)
    y, x = round(0.02 * height), round(0.02 * width)
    out[y : y + down, x : x + across] = 150
    out[height - y - down : height - y, width - x - across : width - x] = 150
    return out


class SceneWorld:
    """The project's own renderer, as the demo uses it."""

    def __init__(self, deck: Sequence[str], seed: int, on_beam: Callable[[bool], None]) -> None:
        self._spoilt: set[str] = set()
        self._scene = Scene(deck, seed=seed, size=SIZE, fps=FPS, difficulty=Difficulty(card_px=CARD_PX), art=self._face)
        self._scene.on_beam(on_beam)
        self.deck = tuple(deck)

    def _face(self, card: str, height: int) -> Image:
        face = card_art.raster(card, height)
        return blotted(face) if card in self._spoilt else face

    @property
    def drawn(self) -> int:
        return self._scene.drawn

    @property
    def busy(self) -> bool:
        return self._scene.busy

    def load(self, deck: Sequence[str]) -> None:
        self._scene.load(deck)
        self.deck = tuple(deck)

    def act(self, name: str) -> None:
        acts = {"draw": self._scene.draw_card, "draw_two": self._scene.draw_two}
        acts |= {"push_back": self._scene.push_back, "hand_pass": self._scene.hand_pass}
        acts[name]()

    def spoil(self, index: int) -> None:
        self._spoilt.add(self.deck[index])

    def frame(self) -> Image:
        return self._scene.frame().image

    def pass_frame(self) -> None:
        self._scene.frame()


class FilmWorld:
    """The second renderer, `tests.instruments.film`: an unscripted film, whose dealer acts on command."""

    def __init__(self, deck: Sequence[str], seed: int, on_beam: Callable[[bool], None]) -> None:
        self._seed, self._on_beam, self._blocked = seed, on_beam, False
        setting = FilmSetting.random(np.random.default_rng([seed, 1]))
        setting = dataclasses.replace(
            setting,
            cards=len(deck),
            size=SIZE,
            fps=FPS,
            card_px=CARD_PX,
            ev=float(np.clip(setting.ev, -0.4, 0.4)),
            shutter_s=1 / 60,
            glare=0.0,
            lid=False,
            nudges=0.0,
            piles=2,
            automatic=False,
        )
        self._film = Film(seed, setting)
        self._faces = dict(zip(self._film.cards, self._film._picture._cards, strict=True))
        self.load(deck)

    def load(self, deck: Sequence[str]) -> None:
        film = self._film
        self.deck, self._time_s = tuple(deck), 0.0
        self._dealer = Dealer(film.layout, np.random.default_rng([self._seed, 4]))
        film.play = film._picture._play = self._dealer.play
        film.cards = self.deck
        film._picture._cards = [self._faces[card] for card in deck]
        film._still = film._picture._box_key = None
        film._glimpses.clear()

    @property
    def drawn(self) -> int:
        return self._film.play.top_at(self._time_s)

    @property
    def busy(self) -> bool:
        return self._time_s < self._dealer._t

    def act(self, name: str) -> None:
        dealer = self._dealer
        if self.busy:
            raise RuntimeError("the hand is at work")
        dealer._t = self._time_s + _PAUSE_S
        match name:
            case "draw" | "draw_two":
                dealer._draw(self.drawn, 1 if name == "draw" else 2)
            case "push_back":
                dealer._push_back(self.drawn)
            case "hand_pass":
                dealer._pass()

    def spoil(self, index: int) -> None:
        picture = self._film._picture
        face = blotted(card_art.raster(self.deck[index], round(CARD_H * max(picture._scale, 4.0))))
        picture._cards[index] = card(face, picture._scale, np.random.default_rng([self._seed, index]))

    def frame(self) -> Image:
        image = self._film._frame(self._time_s)
        self.pass_frame()
        return image

    def pass_frame(self) -> None:
        for step in range(_BEAM_STEPS):
            self._look_at_beam(self._time_s + step / _BEAM_STEPS / FPS)
        self._time_s += 1 / FPS

    def _look_at_beam(self, time_s: float) -> None:
        slide, layout = current(self._film.play.slides, time_s), self._film.layout
        enters, leaves = layout.half_along - layout.card_along / 2, layout.half_along + layout.card_along / 2
        outs = [way(time_s) for _, way, _ in slide.cards] if slide else []
        blocked = any(enters < out < leaves for out in outs)
        if blocked != self._blocked:
            self._blocked = blocked
            self._on_beam(blocked)


WORLDS: dict[str, Callable[[Sequence[str], int, Callable[[bool], None]], World]] = {
    "scene": SceneWorld,
    "film": FilmWorld,
}
