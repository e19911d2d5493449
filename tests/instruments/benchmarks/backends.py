"""Both that run the networks, ONNX Runtime and OpenCV, on the same pictures: label, refusal and question, and the time.

    python -m tests.instruments.benchmarks.backends            a sample of everything, some minutes
    python -m tests.instruments.benchmarks.backends --full     every photograph and pack, whole deals: two hours
    python -m tests.instruments.benchmarks.backends --only times cards

Exits with 1 where anything differs, 2 where ONNX Runtime does not work. Times are medians, each with one thread, taken
in turn in one run; x: as a multiple of cv2.cvtColor to grey of 1280x720. What a machine lacks (photographs, packs) is
said and left out.
"""

from __future__ import annotations

import argparse
import contextlib
import csv
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from tests.instruments.benchmarks import platform_enrolled
from tests.instruments.benchmarks.clips import Deal, Setting
from tests.instruments.benchmarks.packs import PACKS
from tests.instruments.benchmarks.packs import faces as faces_of
from tests.instruments.benchmarks.platform_readings import FOUND_PX, OUTLINED_PX, photographed
from tests.instruments.benchmarks.shoe import Dealer, shuffled
from tests.vision import spanish_pack
from tests.vision.spanish_pack import LIGHTS, on_cloth
from vision.capture.camera import Frame, VideoFile
from vision.observations import Observation
from vision.offline.enrolled_stills import read_pack_cards
from vision.offline.stills import FoundCard, load_image, read_cards
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.enrolment import EnrolmentError, Shot, enrol
from vision.quads import rectify
from vision.read.networks import CHOSEN, ONNX_RUNTIME, OPENCV, WEIGHTS, backend, load
from vision.read.reader import CardReader
from vision.reading import Reading
from vision.render import card_art
from vision.render.shoe_scene import Handling, ShoeScene
from vision.track.shoe_tracker import ShoeTracker
from vision.track.tracker import CardTracker
from vision.training import labelled

BOTH = (ONNX_RUNTIME, OPENCV)
BATCHES = (1, 2, 3, 7)
"""Pictures that a network is given at once: a whole card or a pair, both corners, the corners of several places."""
SHAPES = {"index": (3, 96, 48), "whole": (3, 112, 80), "pair": (7, 168, 120), "letter": (3, 96, 48)}
"""What each network takes: channels, height, width."""
FILM = labelled.DATA / "clips" / "stopmotion_dev_yuchenrao.mp4"


@contextlib.contextmanager
def run_by(name: str) -> Iterator[None]:
    """Networks that are loaded while the block runs are run by this one."""
    before = os.environ.get(CHOSEN)
    os.environ[CHOSEN] = name
    try:
        yield
    finally:
        del os.environ[CHOSEN]
        if before is not None:
            os.environ[CHOSEN] = before


def by_both(make: Callable[[], Any]) -> tuple[Any, Any]:
    """What `make` makes with each, ONNX Runtime first."""
    made = []
    for name in BOTH:
        with run_by(name):
            made.append(make())
    return made[0], made[1]


@dataclass
class Compared:
    """What came out of one kind of pictures: how many were compared, with how many cards or observations, what differs,
    and the largest change of a probability."""

    pictures: int = 0
    answers: int = 0
    moved: float = 0.0
    differences: list[str] = field(default_factory=list)

    def readings(self, picture: str, one: Sequence[Reading], other: Sequence[Reading]) -> None:
        """The readings of a picture by each."""
        self.pictures += 1
        self.answers += len(one)
        judged = [[(reading.rank, reading.suit, reading.whole) for reading in of] for of in (one, other)]
        if judged[0] != judged[1]:
            self.differences.append(f"{picture}: {judged[0]} and {judged[1]}")
            return
        for a, b in zip(one, other, strict=True):
            for mine, theirs in ((a.ranks, b.ranks), (a.suits, b.suits)):
                self.moved = max(self.moved, *(abs(mine[label] - theirs[label]) for label in mine))

    def cards(self, picture: str, one: Sequence[FoundCard], other: Sequence[FoundCard]) -> None:
        """The cards found in a picture by each; an outline moved by half a pixel differs."""
        self.readings(picture, [card.reading for card in one], [card.reading for card in other])
        if len(one) == len(other):
            moved = [float(np.abs(a.quad - b.quad).max()) for a, b in zip(one, other, strict=True)]
            if max(moved, default=0.0) > 0.5:
                self.differences.append(f"{picture}: an outline moved by {max(moved):.2f} px")

    def line(self, name: str) -> str:
        return f"{name:28}{self.pictures:9d}{self.answers:9d}{len(self.differences):9d}{self.moved:12.2g}" + "".join(
            f"\n    {one}" for one in self.differences
        )


HEADER = f"{'':28}{'pictures':>9}{'answers':>9}{'differ':>9}{'moved by':>12}"


class Both:
    """Two trackers on the same frames; their observations are compared. For the rest as the first one is."""

    def __init__(self, make: Callable[[CardReader], Any], tally: Compared, name: str) -> None:
        self._trackers = by_both(lambda: make(CardReader()))
        self._tally, self._name = tally, name

    def __getattr__(self, name: str) -> Any:
        return getattr(self._trackers[0], name)

    def rebase(self, *arguments: Any, **options: Any) -> None:
        """Both go on from there."""
        for tracker in self._trackers:
            tracker.rebase(*arguments, **options)

    def observe(self, frame: Frame) -> list[Observation]:
        """What the first one observes."""
        seen = [list(tracker.observe(frame)) for tracker in self._trackers]
        said = [[_said(one) for one in of] for of in seen]
        self._tally.pictures += 1
        self._tally.answers += len(seen[0])
        if said[0] != said[1]:
            self._tally.differences.append(f"{self._name}, frame {frame.sequence}: {said[0]} and {said[1]}")
        for a, b in zip(*seen, strict=False):
            mine, theirs = (getattr(one, "candidates", {}) for one in (a, b))
            self._tally.moved = max(self._tally.moved, *(abs(mine[k] - theirs.get(k, 0.0)) for k in mine), 0.0)
        return seen[0]


def _said(one: Observation) -> dict[str, Any]:
    """All that a tracker says but its probabilities; of a question its likeliest answer."""
    said = one.to_json()
    said.pop("confidence", None)
    if "candidates" in said:
        said["candidates"] = next(iter(said["candidates"]), None)
    return said


# --- the tables ---------------------------------------------------------------------------------------------------


def networks() -> Compared:
    """Each network's raw answers (log-odds) to chance pictures in each batch; and that each answers twice the same."""
    out = Compared()
    for name, shape in SHAPES.items():
        one, other = by_both(partial(load, WEIGHTS / f"{name}.onnx"))
        for count in BATCHES:
            batch = np.random.default_rng([7, count]).random((count, *shape), np.float32)
            answers = [one(batch), other(batch)]
            out.pictures += 1
            out.answers += answers[0].size
            out.moved = max(out.moved, float(np.abs(answers[0] - answers[1]).max()))
            for network, before in zip((one, other), answers, strict=True):
                if network(batch).tobytes() != before.tobytes():
                    out.differences.append(f"{name}, {count} at once: not twice the same")
            alone = np.concatenate([one(picture[None]) for picture in batch])
            out.moved = max(out.moved, float(np.abs(answers[0] - alone).max()))
    return out


def cards(every: int, *, searched: bool = True) -> Compared:
    """Rendered cards, hard to read: every so-manieth, with its outline given, and searched."""
    out = Compared()
    one, other = by_both(CardReader)
    for number, card in list(enumerate((*card_art.PACK, card_art.BACK)))[::every]:
        for height_px in OUTLINED_PX:
            image, quad = photographed(card, height_px, 2.5, [number, round(height_px)])
            straight = rectify(image, quad)
            out.readings(f"{card} {height_px:.0f} px", [one.read(straight)], [other.read(straight)])
        for height_px in FOUND_PX if searched else ():
            image, _ = photographed(card, height_px, 1.2, [number, round(height_px)])
            out.cards(f"{card} found, {height_px:.0f} px", read_cards(image, one), read_cards(image, other))
    return out


def photographs(limit: int) -> Compared:
    """The private photographs, at most `limit` of each folder; 0: all."""
    out = Compared()
    one, other = by_both(CardReader)
    with (labelled.DATA / "photos" / "index.csv").open(newline="") as file:
        names = [row["file"] for row in csv.DictReader(file)]
    for folder in labelled.FOLDERS:
        of_it = [name for name in names if name.split("/")[0] == folder]
        for name in of_it[:: max(1, len(of_it) // limit)] if limit else of_it:
            image, _ = load_image(str(labelled.DATA / "photos" / name))
            out.cards(name, read_cards(image, one), read_cards(image, other))
    return out


def drawn_packs() -> Compared:
    """Rendered packs enrolled by each, and read by it."""
    out = Compared()
    with tempfile.TemporaryDirectory() as place:
        platform_enrolled.draw(Path(place))
        for design in platform_enrolled.DECKS:
            folder = Path(place) / design
            looks = by_both(partial(_looks, folder, design))
            for a, b in zip(*looks, strict=True):
                if "pack" in a:
                    if a != b:
                        out.differences.append(f"{design}: not the same thresholds: {a} and {b}")
                else:
                    out.cards(a["picture"], [a["found"]], [b["found"]])
    return out


def _looks(folder: Path, design: str) -> list[dict[str, Any]]:
    return [*platform_enrolled.read(folder, design, CardReader())]


def _reader_of(shots: Sequence[Shot]) -> EnrolledReader:
    return EnrolledReader(enrol(shots), usual=CardReader())


def packs(names: Sequence[str], every: int) -> Compared:
    """The private packs, one picture a card, enrolled by each; every so-manieth card on a cloth in three lights."""
    out = Compared()
    for name in names:
        faces = spanish_pack.faces() if name == "spanish" else faces_of(PACKS / name)
        shots = [Shot(label, face, label) for label, face in faces.items()]
        try:
            readers = by_both(partial(_reader_of, shots))
        except EnrolmentError:
            continue  # neither by the one nor by the other: enrolling finds outlines before it reads
        if len({repr(reader.pack.sureness) for reader in readers}) > 1:
            out.differences.append(f"{name}: not the same thresholds")
        for number, (label, face) in list(enumerate(faces.items()))[::every]:
            for light in ("good", "ordinary", "hard"):
                picture, _ = on_cloth(face, np.random.default_rng([1, number]), LIGHTS[light])
                found = [read_pack_cards(picture, reader) for reader in readers]
                out.cards(f"{name} {label}, {light}", *found)
    return out


def deals(each: int, count: int) -> Compared:
    """Rendered deals of the box, ordinary and hard ones with incidents."""
    out = Compared()
    for setting in (Setting(cards=count), Setting(cards=count, hard=True, incidents=0.3)):
        for seed in range(each):
            deal = Deal(CardReader(), 9700 + seed, setting)
            tracker = Both(CardTracker, out, f"deal {seed}{', hard' if setting.hard else ''}")
            for frame, _ in deal.shots():
                tracker.observe(frame)
    return out


def shoe(count: int) -> Compared:
    """A rendered shoe with faults."""
    out = Compared()
    scene = ShoeScene(shuffled(1, 3), seed=3, handling=Handling.random(np.random.default_rng([3, 21])))
    tracker: Any = Both(ShoeTracker, out, "shoe")
    Dealer(scene, tracker, 3).deal(count)
    return out


def film(frames: int) -> Compared:
    """The film of photographed cards, its first frames."""
    out = Compared()
    source, tracker = VideoFile(FILM), Both(CardTracker, out, "film")
    while (frame := source.read()) is not None and frame.sequence < frames:
        tracker.observe(frame)
    return out


def times(rounds: int) -> str:
    """What each takes, in turn."""
    image = np.random.default_rng(1).integers(0, 256, (720, 1280, 3)).astype(np.uint8)
    card = rectify(*photographed("7H", 300.0, 1.2, [1, 1]))
    jobs: dict[str, Callable[[], Any]] = {"cvtColor": lambda: cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)}
    for name in BOTH:
        with run_by(name):
            for network, count in (("index", 2), ("whole", 1), ("pair", 1)):
                loaded = load(WEIGHTS / f"{network}.onnx")
                batch = np.random.default_rng(2).random((count, *SHAPES[network]), np.float32)
                jobs[f"{name} {network}"] = partial(loaded, batch)
            reader = CardReader()
            jobs[f"{name} card read"] = partial(reader.read, card)
    took: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(rounds):
        for name, job in jobs.items():
            began = time.perf_counter()
            job()
            took[name].append(time.perf_counter() - began)
    middle = {name: statistics.median(values) for name, values in took.items()}
    base = middle["cvtColor"]
    lines = [f"cvtColor {base * 1e3:.3f} ms", f"{'':28}{'ONNX Runtime':>20}{'OpenCV':>20}{'times':>8}"]
    for what in ("index", "whole", "pair", "card read"):
        one, other = (middle[f"{name} {what}"] for name in BOTH)
        columns = "".join(f"{f'{value * 1e3:.2f} ms {value / base:.1f} x':>20}" for value in (one, other))
        lines.append(f"{what:28}{columns}{other / one:8.2f}")
    return "\n".join(lines)


def _given(present: bool, what: Path, make: Callable[[], Compared]) -> Compared | str:
    return make() if present else f"left out: {what} is absent (set FARO_DATA)"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--full", action="store_true", help="everything, not a sample")
    parser.add_argument("--only", nargs="+", metavar="TABLE", help="the tables so named")
    options = parser.parse_args(arguments)
    full = options.full
    pack_names = sorted(path.name for path in PACKS.iterdir() if [*path.glob("?[A-Z].jpg")]) if PACKS.is_dir() else []
    pack_names = (["spanish"] if spanish_pack.FOLDER.is_dir() else []) + (pack_names if full else pack_names[:1])
    tables: dict[str, Callable[[], Compared | str]] = {
        "times": lambda: times(400 if full else 100),
        "networks": networks,
        "cards": lambda: cards(1 if full else 9),
        "drawn packs": drawn_packs,
        "packs": lambda: _given(bool(pack_names), PACKS, lambda: packs(pack_names, 1 if full else 12)),
        "photographs": lambda: _given(labelled.present(), labelled.DATA, lambda: photographs(0 if full else 8)),
        "deals": lambda: deals(*((3, 52) if full else (1, 6))),
        "shoe": lambda: shoe(52 if full else 6),
        "film": lambda: _given(FILM.exists(), FILM, lambda: film(612 if full else 60)),
    }
    chosen = options.only or list(tables)
    if unknown := set(chosen) - set(tables):
        parser.error(f"no table {', '.join(sorted(unknown))}: {', '.join(tables)}")
    cv2.setNumThreads(1)
    one, other = by_both(backend)
    print(f"{one} and {other}")
    if one.name != ONNX_RUNTIME:
        print(f"ONNX Runtime does not work here: {one.wrong}", file=sys.stderr)
        return 2
    print(HEADER)
    same = True
    for name in chosen:
        made = tables[name]()
        print(made.line(name) if isinstance(made, Compared) else f"{name}: {made}", flush=True)
        same &= isinstance(made, str) or not made.differences
    return 0 if same else 1


if __name__ == "__main__":
    raise SystemExit(main())
