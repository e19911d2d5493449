"""Shoes rendered at random, with faults, read by the shoe's tracker, compared with the truth.

    python -m tests.instruments.benchmarks.shoe  20 shoes: twelve of one pack, five of six, three of eight
    python -m tests.instruments.benchmarks.shoe --packs 1 --shoes 2 --seed 7
    python -m tests.instruments.benchmarks.shoe --speeds 600 900 --cards 26 --fps 60
        each in a sweep of that highest speed

Drawn cards, rendered: no film of a real shoe is read. Each shoe has a light, dirt, exposure, speed and turn of the
cards of its own (`Handling.random`). Faults: cards held half-way, pushed back, pushed in again, drawn two at a time.
Where the table would ask the dealer how many left, he says it. Prints how many of the cards were read, held, silent and
wrong. Twenty shoes take about an hour on one core; `--jobs 2` uses two.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace

import cv2
import numpy as np

from vision.capture.camera import Frame
from vision.observations import DoubleDraw, Exposed, HalfOut, MotionStarted, Observation, PushedBack, Unclear
from vision.read.reader import CardReader
from vision.reading import Reader
from vision.render import card_art
from vision.render.shoe_motion import OUT_X
from vision.render.shoe_scene import Handling, ShoeScene
from vision.shoe_layout import FPS, GATE_X, WINDOW_X
from vision.track.shoe_tracker import HALF_OUT_S, ShoeTracker

SHOES = ((1, 12), (6, 5), (8, 3))
"""(packs, how many such shoes) of a full run."""
FAULTS = {"stop": 0.02, "push_back": 0.02, "push_in": 0.01, "draw_two": 0.002}
"""Share of the pulls at which each happens."""
AFTER_FRAMES = 4
"""Empty pictures between two pulls."""
SEEN_MM = 1.5
"""A card that came no further into the window than this need not be noticed."""


@dataclass
class Tally:
    """What became of the cards that left, and of what else was done."""

    cards: int = 0
    read: int = 0
    held: int = 0
    wrong: int = 0
    silent: int = 0
    together: int = 0
    """Of the cards: those that came two at a time."""
    faults: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    """Of these faults: the ones that were reported for what they were."""
    miscounted: int = 0
    """Pulls at which a card was held, but another number of cards was counted than left."""
    frames: int = 0
    tracker_s: float = 0.0
    """Processor time."""
    notes: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        for name in ("cards", "read", "held", "wrong", "silent", "together", "miscounted", "frames", "tracker_s"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.faults += other.faults
        self.told += other.told
        self.notes += other.notes

    @property
    def share(self) -> float:
        """Of all cards that left, those that were read."""
        return self.read / max(self.cards, 1)

    @property
    def share_single(self) -> float:
        """The same of those that came one at a time."""
        return self.read / max(self.cards - self.together, 1)

    def lines(self) -> list[str]:
        faults = ", ".join(f"{name} {self.told[name]}/{count}" for name, count in sorted(self.faults.items()))
        return [
            f"cards {self.cards}: read {self.read} ({100 * self.share:.2f} %), held {self.held}, silent {self.silent},"
            f" wrong {self.wrong}",
            f"drawn one at a time: {100 * self.share_single:.2f} % of {self.cards - self.together} read;"
            f" two at a time {self.together}; miscounted pulls {self.miscounted}",
            f"faults told: {faults or 'none'}",
            f"tracker {1000 * self.tracker_s / max(self.frames, 1):.2f} ms a frame of {self.frames}",
        ]


class Dealer:
    """Draws a shoe out, card by card, with faults."""

    def __init__(self, scene: ShoeScene, tracker: ShoeTracker, seed: int, *, faults: bool = True) -> None:
        self._scene, self._tracker, self._faults = scene, tracker, faults
        self._chance = random.Random(f"{seed}/faults")
        self.tally = Tally()

    def deal(self, cards: int | None = None) -> Tally:
        """All cards of the shoe, or the next `cards`."""
        until = 0 if cards is None else self._scene.left - cards
        self._watch()
        while self._scene.left > until:
            self._one_pull()
        return self.tally

    def _one_pull(self) -> None:
        chance, scene = self._chance, self._scene
        fault = self._fault()
        if fault == "push_in" and scene.drawn:
            self._incident(fault, lambda: scene.push_in(reach_x=chance.uniform(12, WINDOW_X[1] + 55)), PushedBack)
        elif fault == "push_back":
            reach = chance.uniform(WINDOW_X[0] + SEEN_MM + 4, 90)
            self._incident(fault, lambda: scene.push_back(reach_x=reach), PushedBack)
        elif fault == "stop":
            stop = chance.uniform(GATE_X + 14, OUT_X - 12)
            said = self._drawn(lambda: scene.draw_card(stop_x=stop, held_s=HALF_OUT_S + 0.3))
            self._note(fault, said, HalfOut)
        elif fault == "draw_two" and scene.left >= 2:
            said = self._drawn(scene.draw_two)
            self.tally.together += 2
            self._note(fault, said, DoubleDraw)
        else:
            self._drawn(scene.draw_card)

    def _fault(self) -> str:
        """What goes wrong at this pull; nothing at most of them."""
        chance, place = self._chance.random(), 0.0
        for fault, share in FAULTS.items() if self._faults else ():
            place += share
            if chance < place:
                return fault
        return ""

    def _incident(self, fault: str, act: Callable[[], None], kind: type) -> None:
        """No card leaves: any that is reported is invented."""
        act()
        said = self._watch()
        self._note(fault, said, kind)
        for one in said:
            if isinstance(one, Exposed):
                self.tally.wrong += 1
                self.tally.notes.append(f"{fault}: {one.rank}{one.suit} invented")
        if any(isinstance(one, Unclear) for one in said):
            self.tally.miscounted += 1
            self._tracker.rebase(self._scene.drawn)  # the dealer is asked, and says so

    def _note(self, fault: str, said: Sequence[Observation], kind: type) -> None:
        self.tally.faults[fault] += 1
        self.tally.told[fault] += any(isinstance(one, kind) for one in said)

    def _drawn(self, act: Callable[[], None]) -> list[Observation]:
        """One card leaves, or two."""
        scene, tally = self._scene, self.tally
        first = scene.drawn
        act()
        said = self._watch()
        left = scene.deck[first : scene.drawn]
        told = {one.index: one for one in said if isinstance(one, Exposed | Unclear)}
        tally.cards += len(left)
        held = any(isinstance(one, Unclear) for one in said)
        for k, card in enumerate(left):
            one = told.get(first + k)
            if isinstance(one, Exposed) and (one.rank, one.suit) == (card[0], card[1]):
                tally.read += 1
            elif isinstance(one, Exposed) and one.rank == card[0] and one.suit is None:
                tally.held += 1
            elif isinstance(one, Exposed):
                tally.wrong += 1
                tally.notes.append(f"card {first + k + 1}: {one.rank}{one.suit}, it is {card}")
            elif one is not None or held:
                tally.held += 1
                if len(left) == 1:
                    tally.notes.append(f"card {first + k + 1}, {card}: held, {_best(one)}")
            else:
                tally.silent += 1
                tally.notes.append(f"card {first + k + 1}, {card}: silent")
        if set(told) != set(range(first, scene.drawn)):
            tally.miscounted += 1
            self._tracker.rebase(scene.drawn)  # the dealer is asked, and says how many left
        return said

    def _watch(self) -> list[Observation]:
        """Until the hand is done, and a little longer."""
        said: list[Observation] = []
        after = 0
        while after < AFTER_FRAMES:
            frame = self._scene.frame()
            said += self._observe(frame)
            after = 0 if self._scene.busy else after + 1
        return [one for one in said if not isinstance(one, MotionStarted)]

    def _observe(self, frame: Frame) -> tuple[Observation, ...]:
        began = time.process_time()
        said = self._tracker.observe(frame)
        self.tally.tracker_s += time.process_time() - began
        self.tally.frames += 1
        return said


def _best(one: Observation | None) -> str:
    if not isinstance(one, Unclear):
        return "as part of another"
    rank, share = max(one.candidates.items(), key=lambda item: item[1])
    return f"{rank} with {share:.2f}"


def shuffled(packs: int, seed: int) -> list[str]:
    """Cards of `packs` packs, shuffled."""
    deck = list(card_art.PACK) * packs
    random.Random(f"{seed}/shoe").shuffle(deck)
    return deck


def one_shoe(
    packs: int, seed: int, *, fps: float = FPS, reader: Reader | None = None, handling: Handling | None = None
) -> Dealer:
    """A shoe and who deals it."""
    handling = handling or Handling.random(np.random.default_rng([seed, 21]))
    scene = ShoeScene(shuffled(packs, seed), seed=seed, fps=fps, handling=handling)
    return Dealer(scene, ShoeTracker(reader or CardReader()), seed)


def _whole_shoe(packs: int, seed: int, fps: float) -> Tally:
    cv2.setNumThreads(1)
    return one_shoe(packs, seed, fps=fps).deal()


def at_speed(speed_mm_s: float, cards: int, seed: int, fps: float) -> Tally:
    """`cards` cards of one pack, one at a time, each drawn in one sweep of this highest speed."""
    cv2.setNumThreads(1)
    handling = Handling.random(np.random.default_rng([seed, 21]))
    handling = replace(handling, speed_mm_s=(speed_mm_s, speed_mm_s), sweep=1.0)
    scene = ShoeScene(shuffled(1, seed), seed=seed, fps=fps, handling=handling)
    return Dealer(scene, ShoeTracker(CardReader()), seed, faults=False).deal(cards)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--shoes", type=int, help="so many shoes, all of --packs")
    parser.add_argument("--packs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fps", type=float, default=FPS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--speeds", type=float, nargs="+", help="mm/s: only cards drawn so fast")
    parser.add_argument("--cards", type=int, default=26, help="of each speed, 1 to 52")
    given = parser.parse_args()
    if given.speeds:
        for speed in given.speeds:
            tally = at_speed(speed, given.cards, given.seed, given.fps)
            print(f"{speed:g} mm/s, {given.fps:g} pictures a second: {tally.lines()[0]}", flush=True)
        return
    kinds = SHOES if given.shoes is None else ((given.packs, given.shoes),)
    wanted = [packs for packs, count in kinds for _ in range(count)]
    whole = Tally()
    with ProcessPoolExecutor(given.jobs) as pool:
        seeds = range(given.seed, given.seed + len(wanted))
        rates = [given.fps] * len(wanted)
        for packs, seed, tally in zip(wanted, seeds, pool.map(_whole_shoe, wanted, seeds, rates), strict=True):
            print(f"shoe {seed}, {packs} packs: {tally.lines()[0]}", flush=True)
            for note in tally.notes:
                print(f"    {note}")
            whole.add(tally)
    print("\n".join(whole.lines()))


if __name__ == "__main__":
    main()
