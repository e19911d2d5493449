"""The drawn box pushed about at the table, filmed with and without its printed markers: the same films, frame by frame.

    python -m tests.instruments.benchmarks.moved_box --films 6 --cards 16

Between the draws, during them, under a passing hand, under a forearm and while a card is held half out the box is
pushed by up to 60 mm and turned; the light falls and rises; with `--turned` some cards lie face down. Prints side by
side how cards, incidents and the window's place were reported.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import cast

import cv2
import numpy as np

from tests.instruments.benchmarks.clips import Deal, Setting, Shot, Tally, merge, upper_bound
from vision.capture.camera import Frame
from vision.observations import (
    DoubleDraw,
    Exposed,
    HalfOut,
    HandPass,
    PushedBack,
    Trouble,
    TroubleCleared,
    Unclear,
)
from vision.quads import Image, Quad
from vision.reading import Reader
from vision.render import card_art
from vision.render.scene import Scene

ACTS = {
    "drawn": 0.15,
    "pushed": 0.15,
    "pushed by the draw": 0.25,
    "pushed under a hand": 0.1,
    "pushed under an arm": 0.05,
    "held": 0.1,
    "pushed while held": 0.1,
    "hand": 0.05,
    "light": 0.05,
}
"""What happens with a card, and how often."""
ROOM_MM = (30.0, 9.0)
"""How far the box may stand off the middle: its markers stay in the picture."""
TURN_DEG = 5.0
LEAST_MM = 8.0
"""A push is so long at least; one by the draw as short as 2."""
STANDS_S = 1.2
"""After so long without motion the window's place is compared with the truth."""
WRONG_MM = 2.0
"""A window so far off reads a rim as a card's edge."""
WINDOW = np.array([[-29.75, -42.45], [29.75, -42.45], [29.75, 42.45], [-29.75, 42.45]])
"""Its corners on the box, mm (docs/build/box.md)."""


@dataclass
class Moved:
    """What came out of some films."""

    deals: Tally = field(default_factory=Tally)
    acts: Counter[str] = field(default_factory=Counter)
    reported: Counter[str] = field(default_factory=Counter)
    """Incidents reported; those that did not happen as "false NAME"."""
    off_mm: list[float] = field(default_factory=list)
    """Of the window's corners, the worst of four, at each rest."""
    lost: int = 0
    """Rests at which no window was known."""
    found_s: list[float] = field(default_factory=list)
    """From the first picture to the first window."""
    troubled_s: float = 0.0
    """How long the table was held by a trouble of the picture."""
    film_s: float = 0.0


class MovedDeal(Deal):
    """One film."""

    def __init__(self, reader: Reader, seed: int, *, markers: bool, cards: int, turned: float = 0.0) -> None:
        """`turned`: share of the cards that lie face down, which nobody can read."""
        self._chance = np.random.default_rng([seed, 99])
        self._turned = {k for k in range(cards) if self._chance.random() < turned}
        super().__init__(reader, seed, Setting(built=True, markers=markers, cards=cards, art="own"))
        self.deck = [card_art.BACK if k in self._turned else card for k, card in enumerate(self.deck)]
        d = self.scene.difficulty
        self.scene = Scene(self.deck, seed=seed, size=self._size, fps=self.fps, difficulty=d)
        self.moved = Moved()
        self._light = 1.0
        self._true: list[tuple[str, float, float]] = []
        """What happened: its name, from when to when it may be reported, s."""
        self._found = False

    # --- what happens ------------------------------------------------------------------------------------------

    def _act(self) -> Iterator[Shot]:
        act = str(self._chance.choice(list(ACTS), p=list(ACTS.values())))
        self.moved.acts[act] += 1
        began = self.scene.time_s
        if act == "hand":
            self.scene.hand_pass()
            yield from self._finish()
            self._happened("HandPass", began)
        elif act == "light":
            self._light = float(self._chance.uniform(0.45, 1.0))
        elif act == "pushed":
            self._push(LEAST_MM)
            for kind in ("HandPass", "moved"):
                self._happened(kind, began)
        elif act == "pushed under a hand":
            self.scene.hand_pass()
            yield from self._finish(at=0.3)
            self._happened("HandPass", began)
            self._happened("moved", began)
        elif act == "pushed under an arm":
            yield from self._spoilt("covered", self._pushed_amid(2.6))
            for kind in ("HandPass", "covered", "moved"):
                self._happened(kind, began)
        yield from self._rest()
        began = self.scene.time_s
        if act in ("held", "pushed while held"):
            held_s = float(self._chance.uniform(0.8, 3.2))
            stop = float(self._chance.uniform(0.3, 0.7)) * card_art.WIDTH_MM
            self.scene.draw_card(stop_mm=stop, held_s=held_s, lets_go=bool(self._chance.random() < 0.5))
            yield from self._finish(at=0.6 * held_s if act == "pushed while held" else math.inf)
            self._happened("HalfOut", began, held_s)
        else:
            self.scene.draw_card()
            yield from self._finish(at=0.2 if act == "pushed by the draw" else math.inf)
        if act.startswith("pushed "):
            self._happened("moved", began)
        yield from self._rest()

    def _happened(self, name: str, began_s: float, lasts_s: float = 0.0) -> None:
        self._true.append((name, began_s, self.scene.time_s + lasts_s + 3.6))

    def _push(self, least_mm: float) -> None:
        """To another place within the room, at least so far off."""
        x, y, turned = self.scene.box
        while True:
            to = self._chance.uniform(-1, 1, 2) * ROOM_MM
            if math.hypot(to[0] - x, to[1] - y) >= least_mm:
                break
        self.scene.push_box(float(to[0] - x), float(to[1] - y), float(self._chance.uniform(-1, 1) * TURN_DEG - turned))

    def _finish(self, at: float = math.inf) -> Iterator[Shot]:
        """Until the hand has gone; the box is pushed after `at` seconds."""
        began, pushed = self.scene.time_s, False
        while self.scene.busy:
            if not pushed and self.scene.time_s - began >= at:
                self._push(2.0 if at < 0.25 else LEAST_MM)
                pushed = True
            yield self._shot()

    def _pushed_amid(self, seconds: float) -> Iterator[Shot]:
        yield from self._wait(seconds / 2)
        self._push(LEAST_MM)
        yield from self._wait(seconds / 2)

    def _rest(self) -> Iterator[Shot]:
        yield from self._wait(float(self._chance.uniform(STANDS_S, STANDS_S + 0.6)))
        self._compare()

    def _shot(self) -> Shot:
        frame, window = super()._shot()
        if self._light < 1.0:
            dimmed = cast(Image, cv2.convertScaleAbs(frame.image, alpha=self._light**0.45))
            frame = Frame(dimmed, frame.captured_at_s, frame.sequence)
        return frame, window

    def _count_card(self, k: int, card: str, seen: Exposed | Unclear | None) -> None:
        if k not in self._turned:
            super()._count_card(k, card, seen)
        elif isinstance(seen, Exposed):
            self.tally.rank_wrong += 1
            self._note(f"#{k} turned, read {seen.rank}{seen.suit} at {seen.time_s:.2f}")
        elif seen is None:
            self.tally.missed += 1
            self._note(f"#{k} turned, missed")
        else:
            self.tally.rank_right += 1

    # --- how it was reported ---------------------------------------------------------------------------------------

    def _compare(self) -> None:
        window = self.tracker.window
        if window is None:
            self.moved.lost += 1
        else:
            self.moved.off_mm.append(off_mm(window, self._truth(), self.scene.view.scale))

    def _truth(self) -> Quad:
        x, y, turned = self.scene.box
        c, s = math.cos(math.radians(turned)), math.sin(math.radians(turned))
        return self.scene.view.project(WINDOW @ np.array([[c, s], [-s, c]]) + (x, y)).astype(np.float32)

    def _watch(self, frame: Frame, window: np.ndarray) -> None:
        super()._watch(frame, window)
        if not self._found and self.tracker.window is not None:
            self._found = True
            self.moved.found_s.append(frame.captured_at_s)

    def finished(self) -> Moved:
        """The film played and counted."""
        self.moved.deals = self.run()
        self.moved.film_s = self.scene.time_s
        self.moved.troubled_s = troubled_s(self.seen, self.scene.time_s)
        return self.moved

    def _count_incidents(self) -> None:
        """Count the reports, true or false; each incident is reported once at most."""
        free = list(self._true)
        for o in self.seen:
            if not isinstance(o, HalfOut | PushedBack | DoubleDraw | HandPass | Trouble):
                continue
            name = o.kind if isinstance(o, Trouble) else type(o).__name__
            fits = next((one for one in free if one[0] == name and one[1] <= o.time_s <= one[2]), None)
            if fits is None:
                self.moved.reported[f"false {name}"] += 1
                self._note(f"false {o.to_json()}")
            else:
                free.remove(fits)
                self.moved.reported[name] += 1


def off_mm(found: Quad, true: Quad, px_per_mm: float) -> float:
    """The worst corner of four, whichever is called the first."""
    gaps = [np.linalg.norm(np.roll(found, k, axis=0) - true, axis=1).max() for k in range(4)]
    return float(min(gaps)) / px_per_mm


def troubled_s(seen: Sequence[object], end_s: float) -> float:
    """How long at least one trouble stood."""
    standing: set[str] = set()
    since, whole = 0.0, 0.0
    for o in seen:
        if isinstance(o, Trouble):
            since = since if standing else o.time_s
            standing.add(o.kind)
        elif isinstance(o, TroubleCleared):
            standing.discard(o.kind)
            whole += 0.0 if standing else o.time_s - since
    return whole + (end_s - since if standing else 0.0)


def together(films: list[Moved]) -> Moved:
    """All films as one."""
    whole = Moved(deals=merge([one.deals for one in films]))
    for one in films:
        whole.acts += one.acts
        whole.reported += one.reported
        whole.off_mm += one.off_mm
        whole.found_s += one.found_s
        whole.lost += one.lost
        whole.troubled_s += one.troubled_s
        whole.film_s += one.film_s
    return whole


def table(without: Moved, with_markers: Moved) -> str:
    """Both side by side, as Markdown."""

    def cells(of: Moved) -> list[str]:
        t, off = of.deals, np.array(of.off_mm)
        false = {name.removeprefix("false "): n for name, n in sorted(of.reported.items()) if name.startswith("false ")}
        wrong, rests = t.rank_wrong + t.suit_wrong, len(off) + of.lost
        far = int((off > WRONG_MM).sum()) + of.lost
        return [
            f"{t.rank_right} of {t.cards}",
            f"{wrong} (at most {upper_bound(wrong, t.cards):.1%})",
            str(t.unclear),
            str(t.missed),
            f"{t.invented}, {t.phantoms} of them unclear",
            str(t.draws_wrong),
            ", ".join(f"{n} {name}" for name, n in false.items()) or "none",
            f"{of.reported['moved']} of {sum(n for name, n in of.acts.items() if name.startswith('pushed'))}",
            f"{of.reported['HalfOut']} of {of.acts['held'] + of.acts['pushed while held']}",
            f"{np.percentile(off, 50):.2f} / {np.percentile(off, 95):.2f} / {off.max():.2f} mm",
            f"{far} of {rests}",
            f"{np.max(of.found_s):.2f} s",
            f"{of.troubled_s:.1f} of {of.film_s:.0f} s",
        ]

    rows = (
        "cards right",
        "silently wrong",
        "unclear: the dealer is asked",
        "missed",
        "invented",
        "films with a wrong count of draws",
        "reported though it did not happen",
        "pushes reported as *moved*",
        "cards held half out (0.8 to 3.2 s) that were reported",
        "window off, worst corner: half of the rests / 95 % / most",
        f"rests with the window more than {WRONG_MM:.0f} mm off, or unknown",
        "window known after, at most",
        "held by a trouble of the picture",
    )
    lines = ["| | without markers | with markers |", "| --- | --- | --- |"]
    lines += [f"| {r} | {a} | {b} |" for r, a, b in zip(rows, cells(without), cells(with_markers), strict=True)]
    return "\n".join(lines)


def play(reader: Reader, seed: int, *, markers: bool, cards: int, turned: float = 0.0) -> Moved:
    """One film, and what went wrong in it."""
    deal = MovedDeal(reader, seed, markers=markers, cards=cards, turned=turned)
    moved = deal.finished()
    for note in moved.deals.notes:
        print(f"{'markers' if markers else 'no markers'}: {note}", flush=True)
    return moved


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--films", type=int, default=6)
    parser.add_argument("--cards", type=int, default=16, help="cards to a film")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turned", type=float, default=0.0, help="share of the cards that lie face down, 0..1")
    args = parser.parse_args()
    from vision.read.reader import CardReader

    cv2.setNumThreads(1)
    reader = CardReader()
    found = {
        markers: together(
            [
                play(reader, args.seed + k, markers=markers, cards=args.cards, turned=args.turned)
                for k in range(args.films)
            ]
        )
        for markers in (False, True)
    }
    print(f"acts: {dict(sorted(found[True].acts.items()))}")
    print(table(found[False], found[True]))


if __name__ == "__main__":
    main()
