"""Deals rendered at random difficulty, read by the tracker, compared with the truth.

    python tests/instruments/benchmarks/clips.py --deals 20 --incidents 0.1
    python tests/instruments/benchmarks/clips.py --deals 4 --cards 14 --hardship halfback

Prints how many cards were right, silently wrong, unclear, missed and invented (each rate with its 95 % upper bound),
which incidents were found and which were false alarms, after how many frames a card was reported, and what a frame of
1280x720 costs as a multiple of the time `cv2.cvtColor` to grey takes on it.
"""

from __future__ import annotations

import argparse
import dataclasses
import math
import resource
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from pathlib import Path

import cv2
import numpy as np

from tests.vision import pack_art
from vision.capture.camera import Frame, VideoFile
from vision.observations import (
    DoubleDraw,
    Drawn,
    Duplicate,
    Empty,
    Exposed,
    HalfOut,
    HandPass,
    Observation,
    PushedBack,
    Trouble,
    TroubleCleared,
    Unclear,
)
from vision.quads import Image
from vision.reading import Reader
from vision.render import card_art
from vision.render.picture import Art
from vision.render.scene import Scene
from vision.render.view import Difficulty
from vision.track.tracker import CardTracker

TIMED = (1280, 720)
"""Pictures of this size are timed."""
INCIDENTS = ("hand_pass", "push_back", "draw_two")
TROUBLES = ("lid", "covered", "moved", "frozen", "dark", "defocused")
KINDS = (*INCIDENTS, *TROUBLES)
HARDSHIPS = (
    "slow",
    "stop",
    "letgo",
    "halfback",
    "drag",
    "displaced",
    "dark_draws",
    "covered_draws",
    "frozen_draws",
)
"""What goes wrong in a deal again and again, as in `film_hardship`."""
_NAMES = {
    "hand_pass": HandPass,
    "push_back": PushedBack,
    "draw_two": DoubleDraw,
    "half_out": HalfOut,
    "cleared": TroubleCleared,
}
_WITHIN_S = 3.6
"""Time after an incident began within which it may be reported."""
_OFTEN = 0.5  # share of the acts that are hard
_REPORTED_AFTER_S = 2.0  # a card held half out for this long is to be reported


@dataclass
class Tally:
    """What came out of some deals."""

    cards: int = 0
    rank_right: int = 0
    rank_wrong: int = 0
    suit_right: int = 0
    suit_wrong: int = 0
    unclear: int = 0
    no_suit: int = 0
    missed: int = 0
    invented: int = 0
    phantoms: int = 0
    """Those of the invented that were unclear; the others are silent."""
    duplicates: int = 0
    """Cards reported as double: none is."""
    draws_wrong: int = 0
    happened: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    alarms: Counter[str] = field(default_factory=Counter)
    delays: list[int] = field(default_factory=list)
    cost_still: list[float] = field(default_factory=list)
    cost_moving: list[float] = field(default_factory=list)
    cost_view: list[float] = field(default_factory=list)
    grey: list[float] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def upper_bound(errors: int, trials: int) -> float:
    """95 % upper bound of an error rate (one-sided Clopper-Pearson)."""
    if trials == 0:
        return 1.0
    low, high = errors / trials, 1.0
    for _ in range(60):
        p = (low + high) / 2
        terms = [
            math.exp(
                math.lgamma(trials + 1)
                - math.lgamma(k + 1)
                - math.lgamma(trials - k + 1)
                + k * math.log(max(p, 1e-300))
                + (trials - k) * math.log(max(1 - p, 1e-300))
            )
            for k in range(errors + 1)
        ]
        low, high = (low, p) if sum(terms) < 0.05 else (p, high)
    return high


@dataclass(frozen=True)
class Setting:
    """What all deals of a run have in common."""

    hard: bool = False
    plain: bool = False
    built: bool = False
    """The box as it is drawn, seen by its camera and lit by its lamps alone (docs/build/box.md)."""
    askew: float = 0.0
    """How far the cards of the drawn box, which are glossy, lie askew in its window, degrees."""
    markers: bool = False
    """The box carries printed markers."""
    incidents: float = 0.0
    kinds: tuple[str, ...] = KINDS
    """Which incidents happen."""
    cards: int = 52
    art: str = "own"
    codec: str = ""
    """Four letters of a codec (mp4v): the deal is written to a video file and read from there."""
    turn: int = 0
    """Quarter turns of the camera: the box's slit is at another side of the picture."""
    automatic: bool = False
    """The camera adjusts exposure and white balance by itself, as webcams do."""
    hardship: str = ""
    """One of HARDSHIPS; "": none."""


def hardened(difficulty: Difficulty, hardship: str) -> Difficulty:
    """The same, but for how the cards lie in the box."""
    if hardship == "drag":
        return dataclasses.replace(difficulty, dragged=_OFTEN)
    return dataclasses.replace(difficulty, play_mm=3.0) if hardship == "displaced" else difficulty


def design(name: str) -> Art:
    """The faces of a design of gnome-cards-data or of `pack_art`, or our own."""
    if name == "own":
        return card_art.raster
    if name in pack_art.DESIGNS:
        return partial(pack_art.raster, name)
    from vision.training.art import sheet_faces

    cache = Path(tempfile.gettempdir()) / "faro-art"
    cache.mkdir(exist_ok=True)
    faces = {face.rank + face.suit: face.image for face in sheet_faces(name, cache)}

    def raster(card: str, height: int) -> Image:
        if card not in faces:
            return card_art.raster(card, height)
        size = (round(height * card_art.WIDTH_MM / card_art.HEIGHT_MM), height)
        return np.asarray(cv2.resize(faces[card], size, interpolation=cv2.INTER_AREA), np.uint8)

    return raster


class Automatic:
    """What a camera makes of its pictures that adjusts itself: hands and cards that come and go change the light of
    all. Exposure follows the mean level with _LAG_S and at most _MOST_EV; white balance wanders."""

    _LEVEL, _LAG_S, _MOST_EV, _WANDER, _WANDER_S = 110.0, 0.25, 1.5, 0.08, 7.0

    def __init__(self) -> None:
        self._ev: float | None = None
        self._last_s = 0.0

    def __call__(self, frame: Frame) -> Frame:
        wanted = float(np.clip(np.log2(self._LEVEL / max(1.0, frame.image.mean())), -self._MOST_EV, self._MOST_EV))
        now = frame.captured_at_s
        if self._ev is None:
            self._ev = wanted
        self._ev += (wanted - self._ev) * (1 - math.exp(-(now - self._last_s) / self._LAG_S))
        self._last_s = now
        phases = 2 * np.pi * (now / self._WANDER_S + np.arange(3) / 3)
        gains = 2.0**self._ev * np.exp(self._WANDER * np.sin(phases))
        levels = np.clip(np.arange(256)[:, None] * gains, 0, 255).astype(np.uint8)
        return Frame(np.asarray(cv2.LUT(frame.image, levels[None])), now, frame.sequence)


Shot = tuple[Frame, np.ndarray]
"""A frame and the outline of the window in it (for counting only, the tracker never sees it)."""


class Deal:
    """One rendered deal, watched."""

    def __init__(self, reader: Reader, seed: int, setting: Setting, *, table: int | None = None) -> None:
        """`table`: the seed of another deal, whose camera and light this one has."""
        self._rng = np.random.default_rng([seed, 77])
        rng = self._rng if table is None else np.random.default_rng([table, 77])
        plain = setting.plain or setting.built
        size = (1280, 720) if plain or rng.random() < 0.7 else (640, 480)
        self._size = size
        self.fps = 30.0 if plain else float(rng.choice([15, 24, 30, 30, 60, 120]))
        difficulty = Difficulty() if plain else Difficulty.random(rng, size=size, hard=setting.hard)
        if setting.built:
            difficulty = Difficulty.built(askew_deg=setting.askew)
        self.difficulty = hardened(replace(difficulty, markers=setting.markers), setting.hardship)
        pack = pack_art.labels(setting.art) if setting.art in pack_art.DESIGNS else card_art.PACK
        self.deck = [str(c) for c in self._rng.permutation(pack)[: setting.cards]]
        self.scene = Scene(
            self.deck, seed=seed, size=size, fps=self.fps, difficulty=self.difficulty, art=design(setting.art)
        )
        self.tracker = CardTracker(reader)
        self.seed, self._setting = seed, setting
        self.seen: list[Observation] = []
        self.acts: list[tuple[str, float, float]] = []
        """What was done, when it began (s), and within how many seconds it may be reported."""
        self._unseen: set[int] = set()
        self._automatic = Automatic() if setting.automatic else None
        self._crops: deque[np.ndarray] = deque(maxlen=40)
        self.tally = Tally()

    def run(self) -> Tally:
        for frame, window in self.shots():
            self._watch(frame, window)
        self._count()
        return self.tally

    def shots(self) -> Iterator[Shot]:
        """All frames of the deal, once."""
        return self._from_file(self._play()) if self._setting.codec else self._play()

    # --- what happens on the table ---

    def _play(self) -> Iterator[Shot]:
        yield from self._wait(0.4)
        while self.scene.left:
            yield from self._act()
            yield from self._wait(float(self._rng.uniform(0.25, 1.2)))
        yield from self._wait(1.6)

    def _act(self) -> Iterator[Shot]:
        if self._setting.hardship and self._rng.random() < _OFTEN:
            yield from self._hard_act(self._setting.hardship)
            return
        kind = "draw_card"
        if self._rng.random() < self._setting.incidents:
            kind = str(self._rng.choice(self._setting.kinds))
            yield from self._wait(1.0)
        if kind == "draw_two" and self.scene.left < 4:
            kind = "draw_card"
        self._note_act(kind)
        if kind in TROUBLES:
            yield from self._trouble(kind)
            yield from self._wait(1.0)
            return
        getattr(self.scene, kind)()
        yield from self._finish()

    def _note_act(self, kind: str, lasts_s: float = 0.0) -> None:
        self.acts.append((kind, self.scene.time_s, _WITHIN_S + lasts_s))

    def _finish(self) -> Iterator[Shot]:
        while self.scene.busy:
            yield self._shot()

    def _hard_act(self, hardship: str) -> Iterator[Shot]:
        if hardship.endswith("_draws"):
            yield from self._draw_unseen(hardship.removesuffix("_draws"))
            return
        u = self._rng.uniform
        lasts_s = float(u(*{"slow": (1.5, 5.0), "stop": (0.5, 4.0), "letgo": (1.3, 4.3)}.get(hardship, (0.6, 3.0))))
        lets_go = hardship == "letgo" or (hardship == "halfback" and bool(self._rng.random() < 0.4))
        self._note_act("push_back" if hardship == "halfback" else "draw_card", lasts_s)
        if hardship in ("stop", "letgo", "halfback"):
            self._note_act("half_out" if lasts_s >= _REPORTED_AFTER_S else "held", lasts_s)
        if hardship == "slow":
            self._note_act("held", lasts_s)
            self.scene.draw_card(slide_s=lasts_s)
        elif hardship == "halfback":
            self.scene.push_back(held_s=lasts_s, lets_go=lets_go)
        elif hardship in ("stop", "letgo"):
            stop_mm = float(u(0.3, 0.7)) * card_art.WIDTH_MM
            self.scene.draw_card(stop_mm=stop_mm, held_s=lasts_s, lets_go=lets_go)
        else:
            self.scene.draw_card()
        yield from self._finish()

    def _draw_unseen(self, kind: str) -> Iterator[Shot]:
        """One to four cards are drawn while the picture is spoilt."""
        first, count = self.scene.drawn, min(int(self._rng.integers(1, 5)), self.scene.left)
        self._unseen.update(range(first + 1, first + count))
        self._note_act(kind, 2.0 * count)
        yield from self._spoilt(
            kind, chain(self._wait(1.2), *(self._draw_one() for _ in range(count)), self._wait(1.2))
        )
        self._note_act("cleared")
        yield from self._wait(1.0)

    def _draw_one(self) -> Iterator[Shot]:
        self.scene.draw_card()
        yield from self._finish()
        yield from self._wait(0.2)

    def _trouble(self, kind: str) -> Iterator[Shot]:
        if kind == "lid":
            self.scene.open_lid()
            yield from self._wait(1.5)
            self.scene.close_lid()
        elif kind == "moved":
            angle = self._rng.uniform(0, 2 * np.pi)
            far = self._rng.uniform(8, 14)
            plain = self._setting.plain or self._setting.built
            if plain or abs(self.scene.window_quad.mean(axis=0) - self._middle()).max() > 60:
                far = -far
            self.scene.push_box(float(far * np.cos(angle)), float(far * np.sin(angle)))
        else:
            count = round({"covered": 3.0, "defocused": 1.5}.get(kind, 1.6) * self.fps)
            yield from self._spoilt(kind, (self._shot() for _ in range(count)))

    def _spoilt(self, kind: str, shots: Iterator[Shot]) -> Iterator[Shot]:
        still = self._shot()
        yield still
        spoil = {"frozen": self._frozen, "dark": self._dark, "defocused": self._defocused, "covered": self._covered}
        for frame, window in shots:
            yield Frame(spoil[kind](frame.image, still[0].image), frame.captured_at_s, frame.sequence), window

    def _middle(self) -> np.ndarray:
        return np.array(self._size) / 2

    @staticmethod
    def _frozen(_: Image, still: Image) -> Image:
        return still

    @staticmethod
    def _dark(image: Image, _: Image) -> Image:
        return np.asarray(image // 40, np.uint8)

    def _defocused(self, image: Image, _: Image) -> Image:
        return np.asarray(cv2.GaussianBlur(image, (0, 0), 0.05 * self.difficulty.card_px), np.uint8)

    def _covered(self, image: Image, _: Image) -> Image:
        """A forearm covers the window."""
        x0, y0 = self.scene.window_quad.min(axis=0) - 5
        x1 = self.scene.window_quad[:, 0].max() + 5
        over = image.copy()
        corners = np.array([[x0 - 20, y0], [x1, y0 - 30], [x1 + 40, image.shape[0]], [x0, image.shape[0]]])
        cv2.fillConvexPoly(over, corners.astype(np.int32), (95, 120, 170), cv2.LINE_AA)
        noise = self._rng.normal(0, self.difficulty.noise, image.shape[:2])[..., None]
        return np.asarray(np.where(over != image, np.clip(over + noise, 0, 255), image), np.uint8)

    def _wait(self, seconds: float) -> Iterator[Shot]:
        for _ in range(max(1, round(seconds * self.fps))):
            yield self._shot()

    def _shot(self) -> Shot:
        frame, window = self.scene.frame(), self.scene.window_quad
        frame = frame if self._automatic is None else self._automatic(frame)
        for _ in range(self._setting.turn % 4):
            window = np.column_stack([window[:, 1], frame.image.shape[1] - window[:, 0]])
            frame = Frame(np.ascontiguousarray(np.rot90(frame.image)), frame.captured_at_s, frame.sequence)
        return frame, window

    def _from_file(self, shots: Iterator[Shot]) -> Iterator[Shot]:
        """The same shots after a codec has been at them."""
        windows: list[np.ndarray] = []
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "deal.mp4"
            writer: cv2.VideoWriter | None = None
            for frame, window in shots:
                if writer is None:
                    size = frame.image.shape[1::-1]
                    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*self._setting.codec), self.fps, size)
                writer.write(frame.image)
                windows.append(window)
            assert writer is not None
            writer.release()
            camera = VideoFile(path)
            for window in windows:
                decoded = camera.read()
                assert decoded is not None
                yield decoded, window
            camera.close()

    # --- what the tracker makes of it ---

    def _watch(self, frame: Frame, window: np.ndarray) -> None:
        started = time.perf_counter()
        cv2.cvtColor(frame.image, cv2.COLOR_BGR2GRAY)
        grey = time.perf_counter()
        viewed = self.tracker.views_taken
        seen = self.tracker.observe(frame)
        cost = time.perf_counter() - grey
        if self._size == TIMED:
            self._count_cost(grey - started, cost, viewed=self.tracker.views_taken != viewed)
        x0, y0 = np.maximum(window.min(axis=0), 0).astype(int)
        x1, y1 = window.max(axis=0).astype(int)
        small = ((x1 - x0 + 3) // 4, (y1 - y0 + 3) // 4)
        crop = cv2.resize(frame.image[y0:y1, x0:x1, 1], small, interpolation=cv2.INTER_AREA)
        self._crops.append(crop.astype(np.float32))
        renumbered = any(isinstance(o, DoubleDraw) for o in seen)  # the card had been reported before
        for observation in seen:
            self.seen.append(observation)
            if isinstance(observation, Exposed) and not renumbered:
                self.tally.delays.append(self._still_for())

    def _count_cost(self, grey: float, cost: float, *, viewed: bool) -> None:
        t = self.tally
        t.grey.append(grey)
        if viewed:
            t.cost_view.append(cost)
        elif self.tracker.at_rest:
            t.cost_still.append(cost)
        else:
            t.cost_moving.append(cost)

    def _still_for(self) -> int:
        """Frames that the window had already shown this very picture: 1 = the present one only.

        Means of 4 x 4 pixels, made equally light: a rest of the card before in the window is another picture, noise
        and flicker are not.
        """
        now = self._crops[-1]
        limit = 10 + 2 * self.difficulty.noise
        count = 1
        for before in list(self._crops)[-2::-1]:
            if before.shape != now.shape:
                break
            if np.mean(np.abs(before * (now.mean() / before.mean()) - now) > limit) > 0.004:
                break
            count += 1
        return count

    def _count(self) -> None:
        t = self.tally
        hidden = self._hidden_cards()
        visible = [k for k in range(len(self.deck)) if k not in hidden]
        spoken = self._in_order_seen()
        for k, o in self._aligned(visible, spoken):
            if k is None:
                assert o is not None
                t.invented += 1
                t.phantoms += isinstance(o, Unclear)
                self._note(f"invented: {o.to_json()}")
                continue
            t.cards += 1
            self._count_card(k, self.deck[k], o)
        drawn = [o.index for o in self.seen if isinstance(o, Drawn)]
        t.duplicates += sum(isinstance(o, Duplicate) for o in self.seen)
        least = len(self.deck) - len(self._unseen)  # it need not count what leaves unseen
        if not least <= len(drawn) <= len(self.deck) or drawn != list(range(len(drawn))):
            t.draws_wrong += 1
            self._note(f"draws {len(drawn)} of {len(self.deck)}")
        if not any(isinstance(o, Empty) for o in self.seen):
            self._note("no empty")
        self._count_incidents()

    def _in_order_seen(self) -> list[Exposed | Unclear]:
        """The last word on each card that lay in the window, in order: a card that was only found to have left
        together with another (its index taken back as unclear) did not lie there."""
        taken_back = {o.indices[1] for o in self.seen if isinstance(o, DoubleDraw)}
        last = {o.index: o for o in self.seen if isinstance(o, Exposed | Unclear)}
        return [last[k] for k in sorted(last) if k not in taken_back]

    def _aligned(
        self, visible: list[int], spoken: list[Exposed | Unclear]
    ) -> list[tuple[int | None, Exposed | Unclear | None]]:
        """What was said beside what was there, with the fewest cards wrong, missed and invented (edit distance)."""

        def wrong(k: int, o: Exposed | Unclear) -> float:
            return (
                0.0 if isinstance(o, Exposed) and o.rank == self.deck[k][0] else 0.9 if isinstance(o, Unclear) else 1.5
            )

        rows, columns = len(visible) + 1, len(spoken) + 1
        cost = np.add.outer(np.arange(rows, dtype=float), np.arange(columns, dtype=float))
        for i in range(1, rows):
            for j in range(1, columns):
                both = cost[i - 1, j - 1] + wrong(visible[i - 1], spoken[j - 1])
                cost[i, j] = min(both, cost[i - 1, j] + 1, cost[i, j - 1] + 1)
        i, j, out = rows - 1, columns - 1, list[tuple[int | None, Exposed | Unclear | None]]()
        while i or j:
            if i and j and cost[i, j] == cost[i - 1, j - 1] + wrong(visible[i - 1], spoken[j - 1]):
                i, j = i - 1, j - 1
                out.append((visible[i], spoken[j]))
            elif i and cost[i, j] == cost[i - 1, j] + 1:
                i -= 1
                out.append((visible[i], None))
            else:
                j -= 1
                out.append((None, spoken[j]))
        return out[::-1]

    def _hidden_cards(self) -> set[int]:
        """Positions that a double draw took along unseen, and those drawn while the picture was spoilt."""
        hidden, index = set(self._unseen), 0
        for kind, _, _ in self.acts:
            if kind == "draw_two":
                hidden.add(index + 1)
            index += {"draw_card": 1, "draw_two": 2}.get(kind, 0)
        return hidden

    def _count_card(self, k: int, card: str, seen: Exposed | Unclear | None) -> None:
        t = self.tally
        if seen is None:
            t.missed += 1
            self._note(f"#{k} {card} missed")
        elif isinstance(seen, Unclear):
            t.unclear += 1
            self._note(f"#{k} {card} unclear at {seen.time_s:.2f}")
        elif seen.rank != card[0]:
            t.rank_wrong += 1
            self._note(f"#{k} {card} read {seen.rank}{seen.suit} at {seen.time_s:.2f}")
        else:
            t.rank_right += 1
            t.suit_right += seen.suit == card[1]
            t.no_suit += seen.suit is None
            if seen.suit not in (None, card[1]):
                t.suit_wrong += 1
                self._note(f"#{k} {card} read suit {seen.suit} at {seen.time_s:.2f}")

    def _count_incidents(self) -> None:
        kinds = HandPass | PushedBack | DoubleDraw | HalfOut | Trouble | TroubleCleared
        reports = [o for o in self.seen if isinstance(o, kinds)]
        used = {i for i, o in enumerate(reports) if isinstance(o, TroubleCleared)}
        for kind, began_s, within_s in self.acts:
            if kind == "draw_card":
                continue
            may = {"held": HalfOut, "cleared": DoubleDraw}.get(kind)  # may be reported, need not
            if may is not None:
                near = (i for i, o in enumerate(reports) if began_s <= o.time_s <= began_s + within_s)
                used.update(i for i in near if isinstance(reports[i], may))
            if kind == "held":
                continue
            if kind in TROUBLES:  # that the card is still the same is said before the trouble is reported as cleared
                near = (i for i, o in enumerate(reports) if began_s - 0.1 <= o.time_s <= began_s + within_s)
                used.update(i for i in near if isinstance(reports[i], HandPass))
            self.tally.happened[kind] += 1
            for i, o in enumerate(reports):
                told = o.kind == kind if isinstance(o, Trouble) else isinstance(o, _NAMES.get(kind, ()))
                free = i not in used or kind == "cleared"
                if free and told and began_s - 0.1 <= o.time_s <= began_s + within_s:
                    used.add(i)
                    self.tally.found[kind] += 1
                    break
            else:
                self._note(f"{kind} at {began_s:.2f} not found")
        for i, o in enumerate(reports):
            if i not in used:
                self.tally.alarms[o.kind if isinstance(o, Trouble) else str(o.to_json()["type"])] += 1
                self._note(f"false {o.to_json()}")

    def _note(self, text: str) -> None:
        self.tally.notes.append(f"deal {self.seed}: {text}")


def merge(tallies: list[Tally]) -> Tally:
    """All deals together."""
    total = Tally()
    for tally in tallies:
        for name, value in vars(tally).items():
            setattr(total, name, getattr(total, name) + value)
    return total


def table(t: Tally, deals: int) -> str:
    """The figures as text."""

    def rate(label: str, errors: int, trials: int) -> str:
        share = errors / trials if trials else 0.0
        bound = upper_bound(errors, trials)
        return f"{label:34s}{errors:7d} of {trials:6d}  {share:9.4%}  (95 % upper bound {bound:.4%})"

    delays = np.array(t.delays or [0])
    p50, p95, p99 = np.percentile(delays, [50, 95, 99])
    grey = float(np.median(t.grey or [np.nan]))

    def cost(label: str, values: list[float]) -> str:
        if not values:
            return f"{label:34s}      -"
        p50, p99 = np.percentile(values, [50, 99])
        times = f"{p50 * 1e3:7.3f} ms p50 {np.mean(values) * 1e3:7.3f} mean {p99 * 1e3:8.3f} p99"
        return f"{label:34s}{times}   {p50 / grey:6.2f} x cvtColor ({len(values)} frames)"

    lines = [
        f"{deals} deals, {t.cards} cards",
        f"{'ranks right':34s}{t.rank_right:7d} of {t.cards:6d}  {t.rank_right / max(1, t.cards):9.4%}",
        rate("ranks silently wrong", t.rank_wrong, t.cards),
        rate("suits silently wrong", t.suit_wrong, t.cards),
        rate("unclear", t.unclear, t.cards),
        rate("suit left open", t.no_suit, t.cards),
        rate("missed", t.missed, t.cards),
        rate("invented", t.invented, t.cards),
        f"{'... of these unclear':34s}{t.phantoms:7d}",
        f"{'cards falsely told to be double':34s}{t.duplicates:7d}",
        rate("deals with a wrong count of draws", t.draws_wrong, deals),
    ]
    lines += [
        f"{name + ' found':34s}{t.found[name]:7d} of {t.happened[name]:6d}"
        for name in (*INCIDENTS, *TROUBLES, "half_out", "cleared")
        if t.happened[name]
    ]
    lines += [f"{'false alarms':34s}{t.alarms.total():7d} {dict(t.alarms)}"]
    lines += [
        f"{'frames from still to reported':34s}  p50 {p50:.0f}  p95 {p95:.0f}  p99 {p99:.0f}  max {delays.max()}"
        f"  more than 3: {np.mean(delays > 3):.2%}",
        f"{'cvtColor to grey, 1280x720':34s}{grey * 1e3:7.3f} ms p50",
        cost("a frame, nothing moves", t.cost_still),
        cost("a frame, something moves", t.cost_moving),
        cost("a frame in which a view is taken", t.cost_view),
        f"{'peak resident memory':34s}{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:7.0f} MB",
    ]
    return "\n".join(lines)


def played(deal: Deal) -> Tally:
    """Plays a deal and prints what went wrong."""
    tally, d = deal.run(), deal.difficulty
    for note in tally.notes:
        print(f"{note}   [{d.card_px:.0f} px, {deal.fps:.0f} fps, ev {d.exposure_ev:+.1f}]", flush=True)
    return tally


def run(make_reader: Callable[[], Reader], *, deals: int, seed: int, setting: Setting) -> Tally:
    """Plays the deals and prints what went wrong as it goes."""
    cv2.setNumThreads(1)
    reader = make_reader()
    return merge([played(Deal(reader, seed + k, setting)) for k in range(deals)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", type=int, default=52, help="cards to a deal")
    parser.add_argument("--hard", action="store_true", help="conditions beyond those of a good table")
    parser.add_argument("--plain", action="store_true", help="the default conditions, 1280x720 at 30 fps")
    parser.add_argument(
        "--built", action="store_true", help="the box as drawn: its camera and lamps (docs/build/box.md)"
    )
    parser.add_argument("--askew", type=float, default=0.0, help="degrees that its glossy cards lie askew")
    parser.add_argument("--markers", action="store_true", help="the box carries printed markers")
    parser.add_argument("--incidents", type=float, default=0.0, help="share of the acts that are an incident, 0..1")
    parser.add_argument(
        "--art", default="own", help="own, or a design of gnome-cards-data (orell and tigullio: unseen)"
    )
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, help="which incidents happen")
    parser.add_argument("--hardship", choices=HARDSHIPS, default="", help="what goes wrong again and again")
    parser.add_argument("--codec", default="", help="mp4v: through a compressed video file")
    parser.add_argument("--automatic", action="store_true", help="exposure and white balance adjust themselves")
    parser.add_argument("--turn", type=int, default=0, help="quarter turns of the camera, 0..3")
    args = vars(parser.parse_args())
    from vision.read.reader import CardReader

    deals, seed = args.pop("deals"), args.pop("seed")
    print(
        table(run(CardReader, deals=deals, seed=seed, setting=Setting(**args | {"kinds": tuple(args["kinds"])})), deals)
    )


if __name__ == "__main__":
    main()
