"""A rendered shoe: the camera in its nose, for the demo and the tests. It knows the truth and shows only pictures.

`ShoeScene` owns the cards in their order and the hand's present pull; it keeps its own state on disk, because it stands
for the world: a crash of the table program does not put cards back into the shoe.

One thread takes the frames, another may move the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np

from vision import shoe_layout as layout
from vision.capture.camera import Frame
from vision.message import say
from vision.render import card_art
from vision.render.kept import KeptScene
from vision.render.picture import Art
from vision.render.scene import SceneBusy
from vision.render.shoe_motion import END_X, GRIP_X, OUT_X, Pull, Stretch, way
from vision.render.shoe_picture import Nose, ShoePicture, Sliding

_ASKEW_MM = 4.0
"""How far the corner of a turned card is ahead of the middle of its edge."""
_LOOSE_DEG = 3.0
"""The most that a card between the rails is turned."""


@dataclass(frozen=True, slots=True)
class Handling:
    """How a shoe's dealer draws, and what its camera sees of that."""

    nose: Nose = field(default_factory=Nose)
    speed_mm_s: tuple[float, float] = (200.0, 600.0)
    """Highest speed of a pull, least and most: a card is over the window for 0.5 to 0.2 s."""
    sweep: float = 0.5
    """Share of the cards drawn in one sweep; the others are pushed by a finger, then gripped and pulled."""
    rest_s: tuple[float, float] = (0.03, 0.3)
    """Between push and pull, least and most."""
    turned_deg: float = 0.8
    """One sigma of a card's turn between the rails."""
    upside_down: bool = True
    """Cards lie either way round."""

    @classmethod
    def random(cls, rng: np.random.Generator) -> Handling:
        """Drawn at random from what a table may meet."""
        slow = float(rng.uniform(120, 350))
        nose = Nose(
            exposure_ms=float(rng.uniform(0.4, 0.7)),
            light=float(rng.uniform(0.7, 1.15)),
            dirt=float(rng.choice([0.0, rng.uniform(0, 1)])),
            focus_blur_px=float(rng.uniform(0.4, 1.1)),
        )
        return cls(
            nose=nose,
            speed_mm_s=(slow, slow + float(rng.uniform(100, 450))),
            sweep=float(rng.uniform(0, 1)),
            turned_deg=float(rng.uniform(0.3, 1.2)),
        )


class ShoeScene(KeptScene):
    """The rendered shoe; obeys `Camera` (`read` = `frame`).

    `deck`: cards in the order in which they come, e.g. "TC". `fps` 1..1000. The same seed and the same calls give the
    same pixels. `state_path`: read when it exists (then `deck` is not used), else created.
    """

    def __init__(
        self,
        deck: Sequence[str],
        *,
        seed: int,
        fps: float = layout.FPS,
        state_path: Path | None = None,
        handling: Handling | None = None,
        art: Art = card_art.raster,
    ) -> None:
        super().__init__(deck, seed=seed, fps=fps, state_path=state_path)
        self.handling = handling or Handling()
        self._take_up()
        self._picture = ShoePicture(self.handling.nose, seed, art)
        self._pulls = 0
        self._pull: Pull | None = None
        self._lying: tuple[Sliding, ...] = ()
        """The cards of the present pull, as they lie between the rails; the upper one first."""

    # --- what the world is like (ground truth) ---------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """A pull is under way."""
        return self._pull is not None

    # --- what the dealer does ---------------------------------------------------------------------------------

    def draw_card(self, *, speed_mm_s: float | None = None, stop_x: float | None = None, held_s: float = 0.0) -> None:
        """Draws the next card. `speed_mm_s`: the highest on its way; `stop_x`: it is held for `held_s` with its leading
        edge there. Raises ValueError for a stop outside of its way."""
        if stop_x is not None and not layout.GATE_X < stop_x < OUT_X:
            raise ValueError(f"a card stops at {layout.GATE_X:g} to {OUT_X:g} mm, not at {stop_x:g}")
        self._begin(1, self._draw_way(speed_mm_s, stop_x, held_s))

    def draw_two(self, *, lag_mm: float | None = None) -> None:
        """Draws the next two cards together, the second, under the first, a little behind."""
        rng = self._rng(7)
        lag = float(rng.uniform(4, 30)) if lag_mm is None else lag_mm
        self._begin(2, self._draw_way(None, None, 0.0, lag), lag_mm=lag)

    def push_back(self, *, reach_x: float | None = None, held_s: float = 0.0) -> None:
        """Brings the next card out to `reach_x` (its leading edge, mm) and pushes it back to the gate."""
        rng = self._rng(8)
        reach = float(rng.uniform(12, 60)) if reach_x is None else reach_x
        self._begin(1, way([reach, layout.GATE_X], self._speed(rng, None), [held_s]), back=True)

    def push_in(self, *, reach_x: float = 80.0) -> None:
        """The card that was drawn last is pushed in again until its leading edge is at `reach_x`, and taken out. Raises
        SceneBusy while something moves, or when no card was drawn."""
        self._need(0)
        if not self._drawn:
            raise SceneBusy(say("vision-shoe-takes-none"))
        self._begin(0, way([reach_x, END_X], self._speed(self._rng(9), None), [0.05], END_X), from_x=END_X)

    def hand_pass(self) -> None:
        """Raises SceneBusy: no hand is seen from under the window."""
        raise SceneBusy(say("vision-shoe-takes-none"))

    def load(self, deck: Sequence[str]) -> None:
        """Other cards are put in."""
        self._need(0)
        at_end = not self.left
        with self._changing:
            self._deck, self._drawn = tuple(deck), 0
            self._serial += 1
            self._keep()
        if at_end:
            self._tell_end(False)

    def lay_away(self, index: int) -> None:
        """The cards that have left from place `index` of the shoe on are out of play: they count as none."""
        self._need(0)
        with self._changing:
            if index < self._drawn:
                self._deck, self._drawn = self._deck[:index] + self._deck[self._drawn :], index
                self._keep()

    def put_back(self, card: str) -> None:
        """A card that has left lies somewhere among those that are still to come."""
        self._need(0)
        with self._changing:
            place = self._drawn + int(self._rng(10).integers(0, self.left + 1))
            self._deck = (*self._deck[:place], card, *self._deck[place:])
            self._keep()

    # --- frames -----------------------------------------------------------------------------------------------

    def frame(self) -> Frame:
        """Renders the next frame and moves scene time on by 1/fps."""
        at_s, pull = self.time_s, self._pull
        if pull is None:
            image = self._picture.render((), 0.0)
        else:
            since = (self._sequence - self._began) / self._fps
            image = self._moving(pull, since)
        self._sequence += 1
        return Frame(image, at_s, self._sequence - 1, layout.READOUT_S)

    def _moving(self, pull: Pull, since: float) -> np.ndarray:
        image = self._picture.render(self._over_window(pull, pull.lead_x(since)), pull.speed(since))
        if since >= pull.duration_s:
            self._ended(pull)
        return image

    def _over_window(self, pull: Pull, lead_x: float) -> tuple[Sliding, ...]:
        """The cards that can be seen, the upper one first."""
        leads = [lead_x - k * pull.lag_mm for k in range(len(self._lying))]
        return tuple(
            replace(one, lead_x=lead)
            for one, lead in zip(self._lying, leads, strict=True)
            if layout.WINDOW_X[0] - _ASKEW_MM < lead < layout.WINDOW_X[1] + layout.CARD_MM[0] + _ASKEW_MM
        )

    def _ended(self, pull: Pull) -> None:
        out = pull.cards > 0 and pull.end_x >= OUT_X
        if out:
            with self._changing:
                self._drawn += pull.cards
                self._keep()
        self._pull = None  # last: whoever finds the hand idle finds the card counted, and does not draw it again
        if out and not self.left:
            self._tell_end(True)

    # --- the world --------------------------------------------------------------------------------------------

    def _rng(self, purpose: int) -> np.random.Generator:
        """Chance that belongs to one pull."""
        return np.random.default_rng([self._seed, self._serial, self._drawn, self._pulls, purpose])

    def _speed(self, rng: np.random.Generator, given: float | None) -> float:
        return float(rng.uniform(*self.handling.speed_mm_s)) if given is None else given

    def _draw_way(
        self, speed_mm_s: float | None, stop_x: float | None, held_s: float, lag_mm: float = 0.0
    ) -> list[Stretch]:
        rng, end_x = self._rng(6), END_X + lag_mm
        speed = self._speed(rng, speed_mm_s)
        if stop_x is not None:
            return way([stop_x, end_x], speed, [held_s])
        if rng.random() < self.handling.sweep:
            return way([end_x], speed, [])
        return way([GRIP_X, end_x], speed, [float(rng.uniform(*self.handling.rest_s))])

    def _between_rails(self, card: str, rng: np.random.Generator) -> Sliding:
        """Somewhere between the rails, turned as far as they let it."""
        angle = float(np.clip(rng.normal(0, self.handling.turned_deg), -_LOOSE_DEG, _LOOSE_DEG))
        taken = layout.CARD_MM[0] / 2 * abs(np.sin(np.radians(angle)))
        play = max(0.0, layout.RAIL_Y - layout.CARD_MM[1] / 2 - taken)
        return Sliding(
            card, 0.0, float(rng.uniform(-play, play)), angle, self.handling.upside_down and rng.random() < 0.5
        )

    def _begin(
        self,
        count: int,
        stretches: list[Stretch],
        *,
        lag_mm: float = 0.0,
        back: bool = False,
        from_x: float = layout.GATE_X,
    ) -> None:
        self._need(count)
        rng = self._rng(5)
        first = self._drawn if count else self._drawn - 1
        self._lying = tuple(self._between_rails(card, rng) for card in self._deck[first : first + max(count, 1)])
        with self._changing:  # no frame lets the card arrive before it is kept as under way
            self._pulls += 1
            self._began = self._sequence
            self._pull = Pull(tuple(stretches), 0 if back else count, lag_mm, from_x)
            self._keep(under_way=self._pull.cards)

    def _need(self, cards: int) -> None:
        if self._pull is not None:
            raise SceneBusy(say("vision-hand-at-work", movement="draw"))
        if self.left < cards:
            raise SceneBusy(say("vision-shoe-empty"))
