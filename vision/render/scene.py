"""A rendered dealing box: the camera of the demo and the tests. It knows the truth and shows only pictures.

`Scene` owns the pack, the piles, the hand's present movement and the box's three switches; it keeps its own state on
disk, because it stands for the world: a crash of the table program does not put cards back into the box.

One thread takes the frames, another may move the hand, the lid and the box.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from vision.capture.camera import Frame
from vision.message import Message, say
from vision.quads import Quad
from vision.render import card_art
from vision.render.card_art import HEIGHT_MM, WIDTH_MM
from vision.render.kept import KeptScene
from vision.render.motion import ENTERS_SLIT_MM, LEAVES_AT_MM, PILE_X, SLIDE_MM, SLIDE_S, Movement, Point
from vision.render.picture import Art, Lying, Picture, World, in_box
from vision.render.view import PLAY_DEG, Difficulty, Pinhole

MAINS_HZ = 100.0


class SceneBusy(RuntimeError):
    """The hand is already at work, or there is nothing to take: ask `busy` and `left` first. `message` says which."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class Scene(KeptScene):
    """The rendered box; obeys `Camera` (`read` = `frame`), so that it can be watched like any other camera.

    `deck`: cards from the top (the soda first), e.g. "TC". `size` is (width, height), `fps` 1..1000. The same seed and
    the same calls give the same pixels. `state_path`: read when it exists (then `deck` is not used), else created.
    """

    def __init__(
        self,
        deck: Sequence[str],
        *,
        seed: int,
        size: tuple[int, int] = (1280, 720),
        fps: float = 30.0,
        state_path: Path | None = None,
        difficulty: Difficulty | None = None,
        art: Art = card_art.raster,
    ) -> None:
        super().__init__(deck, seed=seed, fps=fps, state_path=state_path)
        self.difficulty = difficulty or Difficulty()
        self._lid_open = False
        self._box = self._stand = (0.0, 0.0, 0.0)
        self._take_up()
        self._picture = Picture(size, self.difficulty, seed, art)
        self._movement: Movement | None = None
        self._resting = self._drawn
        """Cards that lie on the piles; those between this and the hand's are under way."""
        self._next_deck: tuple[str, ...] | None = None
        self._blocked = self._entered = False
        self._beam: list[Callable[[bool], None]] = []
        self._lid: list[Callable[[bool], None]] = []

    # --- what the world is like (ground truth) ---------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """A movement is under way."""
        return self._movement is not None

    @property
    def lid_open(self) -> bool:
        return self._lid_open

    @property
    def window_quad(self) -> Quad:
        """Where the outline of the card in the window lies, pixels, clockwise."""
        lying = in_box(self._lying_in_box(self._drawn), self._box)
        return self._picture.view.card_quad(lying.x, lying.y, lying.angle_deg)

    @property
    def view(self) -> Pinhole:
        """The camera."""
        return self._picture.view

    @property
    def box(self) -> tuple[float, float, float]:
        """Where the box stands: x and y of its middle in mm, and by how many degrees it is turned."""
        return self._box

    # --- switches ---------------------------------------------------------------------------------------------

    def on_beam(self, callback: Callable[[bool], None]) -> None:
        """`callback(blocked)` when a card enters or has left the slit."""
        self._beam.append(callback)

    def on_lid(self, callback: Callable[[bool], None]) -> None:
        """`callback(open)` when the lid moves."""
        self._lid.append(callback)

    # --- what the dealer does ---------------------------------------------------------------------------------

    def draw_card(
        self, *, slide_s: float | None = None, stop_mm: float = 0.0, held_s: float = 0.0, lets_go: bool = False
    ) -> None:
        """Draws the top card and lays it on its pile: soda and winning cards left, losing cards right.

        `slide_s`: how long it slides (s); `held_s`: how long it is held after `stop_mm`, then drawn on; `lets_go`: the
        hand leaves it there and comes back. Raises ValueError for a stop outside of the slide."""
        if held_s and not 0 < stop_mm < SLIDE_MM:
            raise ValueError(f"a card that stops is 0 to {SLIDE_MM:.0f} mm out, not {stop_mm:g}")
        pace = self.difficulty.pace
        slides = SLIDE_S if slide_s is None else slide_s / pace
        self._draw(1, slide_s=slides, reach_mm=stop_mm, held_s=held_s / pace, lets_go=lets_go)

    def draw_two(self) -> None:
        """Draws the two top cards together, the second a little behind."""
        self._draw(2)

    def push_back(self, *, held_s: float = 0.0, lets_go: bool = False) -> None:
        """Draws the top card half out and pushes it back; between, it is held (s) or let go as in `draw_card`."""
        self._need(1)
        reach, pace = float(self._rng(self._drawn, 5).uniform(22, 48)), self.difficulty.pace
        held = held_s / pace
        self._begin(Movement("push_back", pace, cards=1, reach_mm=reach, held_s=held, lets_go=lets_go))

    def hand_pass(self) -> None:
        """The hand passes over the window and takes nothing."""
        self._need(0)
        self._begin(Movement("hand_pass", self.difficulty.pace))

    def push_box(self, x_mm: float, y_mm: float, turn_deg: float = 0.0) -> None:
        """Pushes the whole box along the table and turns it: it stands there from now on. Also while a card is drawn:
        the hand that draws, or its sleeve, pushes it."""
        push = (x_mm, y_mm, turn_deg)
        self._stand = _moved(self._stand, push)
        with self._changing:
            self._box = _moved(self._box, push)
            self._keep()

    def open_lid(self) -> None:
        """Swings the plate away."""
        self._set_lid(True)

    def close_lid(self) -> None:
        """Swings the plate back over the pack."""
        self._set_lid(False)

    def load(self, deck: Sequence[str]) -> None:
        """Opens the lid, puts a new pack in (the piles go away), closes the lid: 0.9 s of scene time."""
        self._need(0)
        self._next_deck = tuple(deck)
        self._set_lid(True)
        self._begin(Movement("load", self.difficulty.pace))

    # --- frames -----------------------------------------------------------------------------------------------

    def frame(self) -> Frame:
        """Renders the next frame and moves scene time on by 1/fps."""
        at_s = self.time_s
        if self._movement is None:
            image = self._picture.render(self._world(), None, (), (), (0.0, 0.0), self._gain(at_s))
        else:
            image = self._moving_frame(self._movement, at_s)
        self._sequence += 1
        return Frame(image, at_s, self._sequence - 1)

    def _moving_frame(self, movement: Movement, at_s: float) -> np.ndarray:
        since = (self._sequence - self._began) / self._fps
        self._let_things_happen(movement, since)
        pose = movement.pose(since)
        before = movement.pose(since - self.difficulty.shutter / self._fps)
        first = self._resting
        moving = tuple(self._under_way(first + len(pose.cards) - 1 - k, place) for k, place in enumerate(pose.cards))
        smears = tuple(self._smear(a[:2], b[:2]) for a, b in zip(before.cards, pose.cards, strict=False))
        smears += ((0.0, 0.0),) * (len(pose.cards) - len(smears))
        hand_smear = self._smear(before.hand, pose.hand)
        image = self._picture.render(self._world(), pose, moving, smears, hand_smear, self._gain(at_s))
        if since >= movement.duration_s:
            self._movement = None
            if self._next_deck is not None:
                self._swap_pack()
            if movement.kind == "load":
                self._set_lid(False)
        return image

    def _let_things_happen(self, movement: Movement, since: float) -> None:
        """The switches, the count and the piles, as the cards pass."""
        if movement.kind == "load" and since >= movement.duration_s / 2 and self._next_deck is not None:
            self._swap_pack()
        if movement.cards == 0:
            return
        slid = movement.slid_mm(since)
        trailing = slid - movement.lag_mm * (movement.cards - 1)
        if slid > ENTERS_SLIT_MM and not self._entered:
            self._entered = True
            self._block(movement, True)  # a quick card may have left again before the next frame
        self._block(movement, slid > ENTERS_SLIT_MM and trailing < LEAVES_AT_MM)
        if movement.landed(since):
            self._resting = self._drawn

    def _block(self, movement: Movement, blocked: bool) -> None:
        """The beam at the slit, and what follows when the cards have left it."""
        if blocked == self._blocked:
            return
        self._blocked = blocked
        if movement.kind == "draw" and not blocked:
            with self._changing:
                self._drawn = self._resting + movement.cards
                self._keep()
        for call in self._beam:
            call(blocked)
        if not blocked and self.left == 0:
            self._tell_end(True)

    def _under_way(self, index: int, place: tuple[float, float, float, bool]) -> Lying:
        x, y, angle, boxed = place
        rest = self._lying_in_box(index)
        lying = Lying(rest.card, rest.x + x, rest.y + y, rest.angle_deg + angle)
        return in_box(lying, self._box) if boxed else lying

    def _smear(self, a: Sequence[float] | None, b: Sequence[float] | None) -> Point:
        """The path from a to b (mm) in pixels."""
        if a is None or b is None:
            return (0.0, 0.0)
        ends = self._picture.view.project(np.array([a, b]))
        return float(ends[1][0] - ends[0][0]), float(ends[1][1] - ends[0][1])

    def _gain(self, at_s: float) -> float:
        if not self.difficulty.flicker:
            return 1.0
        return float(1 + self.difficulty.flicker * np.sin(2 * np.pi * MAINS_HZ * 1.003 * at_s))

    # --- the world --------------------------------------------------------------------------------------------

    def _rng(self, index: int, purpose: int) -> np.random.Generator:
        """Chance that belongs to one card of one pack, so that a restart finds everything where it was."""
        return np.random.default_rng([self._seed, self._serial, index, purpose])

    def _lying_in_box(self, index: int, above_out_mm: float = math.inf) -> Lying:
        """`above_out_mm`: how far the card above it has slid out: so far at most it has come along."""
        rng, d = self._rng(index, 3), self.difficulty
        x, y = rng.normal(0, d.card_loose_mm, 2).clip(-1.5, 1.5)
        angle = float(rng.normal(0, d.card_loose_deg))
        if d.play_mm:
            x, y, angle = self._in_the_play(index)
        card = self._deck[index] if index < len(self._deck) else ""
        return Lying(card, float(x) + min(self._dragged_mm(index), above_out_mm), float(y), angle)

    def _in_the_play(self, index: int) -> tuple[float, float, float]:
        """Off the middle and turned as far as the box lets a card: much of either, hardly both."""
        rng, play = self._rng(index, 8), self.difficulty.play_mm
        angle = float(rng.uniform(-1, 1) * PLAY_DEG * rng.choice([0.25, 1.0]))
        c, s = math.cos(math.radians(angle)), abs(math.sin(math.radians(angle)))
        taken = np.array([WIDTH_MM * c + HEIGHT_MM * s - WIDTH_MM, WIDTH_MM * s + HEIGHT_MM * c - HEIGHT_MM])
        x, y = np.maximum(play - taken / 2, 0) * rng.uniform(0.4, 1, 2) * rng.choice([-1, 1], 2)
        return float(x), float(y), angle

    def _dragged_mm(self, index: int) -> float:
        """How far this card is dragged along by the one above it, mm; the first one is where it was put in."""
        rng, d = self._rng(index, 7), self.difficulty
        if not d.dragged or index == 0 or rng.random() >= d.dragged:
            return 0.0
        return float(rng.uniform(*d.dragged_mm))

    def _on_pile(self, index: int) -> Lying:
        rng = self._rng(index, 4)
        x, y = rng.normal(0, 2.5, 2)
        side = 1 if index % 2 else -1
        return Lying(self._deck[index], float(side * PILE_X + x), float(y + 4), float(rng.normal(0, 5)))

    def _world(self) -> World:
        moved = self._movement.cards if self._movement is not None and self._drawn == self._resting else 0
        top = self._drawn + moved
        if self._movement is not None and self._movement.landed((self._sequence - self._began) / self._fps):
            top = self._drawn
        window = self._lying_in_box(top, self._above_out_mm()) if top < len(self._deck) else None
        strays = self.difficulty.play_mm > 0 or self._dragged_mm(top) > 0
        below = self._lying_in_box(top + 1, 0.0) if strays and top + 1 < len(self._deck) else None
        piles = tuple(self._on_pile(k) for k in range(self._resting))
        return World(piles, window, self._box, self._lid_open, below)

    def _above_out_mm(self) -> float:
        """How far the card above the one in the window is out; infinite when it has left."""
        movement = self._movement
        if movement is None or movement.kind not in ("draw", "push_back") or self._drawn != self._resting:
            return math.inf
        if movement.kind == "push_back":
            return 0.0  # going back, it takes the other along
        return max(0.0, movement.slid_mm((self._sequence - self._began) / self._fps) - movement.lag_mm)

    def _draw(
        self,
        count: int,
        *,
        slide_s: float = SLIDE_S,
        reach_mm: float = 0.0,
        held_s: float = 0.0,
        lets_go: bool = False,
    ) -> None:
        self._need(count)
        rng = self._rng(self._drawn, 6)
        lying = [self._on_pile(self._drawn + k) for k in range(count)]
        rest = [self._lying_in_box(self._drawn + k) for k in range(count)]
        d = self.difficulty
        movement = Movement(
            "draw",
            d.pace,
            cards=count,
            lag_mm=float(rng.uniform(5, 16)) if count == 2 else 0.0,
            target=tuple((p.x - r.x, p.y - r.y) for p, r in zip(lying, rest, strict=True)),
            angles=tuple(p.angle_deg - r.angle_deg for p, r in zip(lying, rest, strict=True)),
            over_box=d.carry_over_box,
            slide_s=slide_s,
            reach_mm=reach_mm,
            held_s=held_s,
            lets_go=lets_go,
        )
        with self._changing:  # no frame lets the card arrive before it is kept as under way
            self._begin(movement)
            self._keep(under_way=count)
        if d.nudge_mm and rng.random() < 0.3:
            x, y = rng.normal(0, d.nudge_mm / 2, 2).clip(-d.nudge_mm, d.nudge_mm)
            self._box = _moved(self._stand, (float(x), float(y), 0.0))

    def _need(self, cards: int) -> None:
        if self._movement is not None:
            raise SceneBusy(say("vision-hand-at-work", movement=self._movement.kind))
        if self.left < cards:
            raise SceneBusy(say("vision-box-holds-less", wanted=cards, left=self.left))

    def _begin(self, movement: Movement) -> None:
        self._movement, self._began, self._entered = movement, self._sequence, False

    def _set_lid(self, is_open: bool) -> None:
        if is_open == self._lid_open:
            return
        with self._changing:
            self._lid_open = is_open
            self._keep()
        for call in self._lid:
            call(is_open)

    def _swap_pack(self) -> None:
        assert self._next_deck is not None
        at_end = self.left == 0
        with self._changing:
            self._deck, self._next_deck = self._next_deck, None
            self._drawn = self._resting = 0
            self._serial += 1
            self._keep()
        if at_end:
            self._tell_end(False)

    def _state(self, under_way: int) -> dict[str, Any]:
        return {**super()._state(under_way), "lid_open": self._lid_open, "box": list(self._box)}

    def _restore(self, state: dict[str, Any]) -> None:
        super()._restore(state)
        self._lid_open = bool(state["lid_open"])
        x, y, angle = (float(value) for value in [*state["box"], 0.0][:3])  # kept before boxes were turned: x and y
        self._box = self._stand = (x, y, angle)


def _moved(box: tuple[float, float, float], by: tuple[float, float, float]) -> tuple[float, float, float]:
    return box[0] + by[0], box[1] + by[1], box[2] + by[2]
