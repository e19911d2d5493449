"""Films of an independent renderer (camera, hand and light modelled apart from `vision.render.scene`), read and scored.

    python -m tests.instruments.benchmarks.films --films 30 --seed 300 --incidents 0.18
    python -m tests.instruments.benchmarks.films --hardship all --films 2 --seed 700

Every film goes through a real video file. Prints a line for each with a fault, then how many cards were right, silently
wrong, unclear, missed and invented (each rate with its 95 % upper bound), how many were reported late, which incidents
were found and which alarms were false. With `--hardship` the films are about that one thing each (see `film_hardship`),
and a table with a line for each follows.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import cv2
import numpy as np

from tests.instruments.benchmarks.clips import design
from tests.instruments.film.film import Film, Truth, write
from tests.instruments.film.picture import Art
from tests.instruments.film.score import LATE_FRAMES, Tally, score
from tests.instruments.film.setting import DESIGNS, HARDSHIPS, FilmSetting
from vision.capture.camera import Frame, VideoFile
from vision.capture.jpeg_stream import JpegStream
from vision.observations import Observation
from vision.pack.pack import PackTally
from vision.reading import Reader
from vision.track.tracker import CardTracker
from vision.training.thresholds import upper_bound


def faces(name: str) -> tuple[str, Art]:
    """A design by its name; our own, and a word about it, when its art is not installed."""
    try:
        return name, design(name)
    except OSError as error:
        print(f"{name} is not installed ({error}): own cards instead")
        return "own", design("own")


class Tracker(Protocol):
    """`CardTracker` or another that says the same of its frames."""

    def observe(self, frame: Frame) -> tuple[Observation, ...]: ...


def watch(path: Path, tracker: Tracker, *, quality: int | None = None) -> list[Observation]:
    """All that the tracker says about a video file, and what the pack says to it. `quality`, 1..100: its frames come as
    JPEGs of that quality, as from a live camera."""
    video, pack = VideoFile(path), PackTally()
    seen: list[Observation] = []
    at_s = 0.0
    for frame in frames(video) if quality is None else from_jpegs(video, quality):
        at_s = frame.captured_at_s
        for observation in tracker.observe(frame):
            seen += [observation, *pack.take(observation)]
    video.close()
    return [*seen, *pack.missing(at_s), *pack.doubts(at_s)]


def frames(video: VideoFile) -> Iterator[Frame]:
    """Every frame of a film."""
    while (frame := video.read()) is not None:
        yield frame


def from_jpegs(video: VideoFile, quality: int) -> Iterator[Frame]:
    """What a live camera that sends a film's frames as JPEGs gives of them."""
    stream = JpegStream()
    for sequence, frame in enumerate(frames(video)):
        jpeg = np.asarray(cv2.imencode(".jpg", frame.image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], np.uint8).ravel()
        image = stream.feed(jpeg, frame.captured_at_s)
        if image is not None:
            yield Frame(image, frame.captured_at_s, sequence)


def show(film: Film, reader: Reader, save: Path | None, quality: int | None) -> tuple[Truth, list[Observation]]:
    """Writes a film to a file and reads that; the file, the truth and what was said are kept in `save`."""
    with tempfile.TemporaryDirectory() as once:
        path = write(film, save or Path(once))
        truth, seen = film.truth(), watch(path, CardTracker(reader), quality=quality)
    if save:
        path.with_suffix(".json").write_text(json.dumps(truth.to_json(), indent=1))
        path.with_suffix(".said").write_text("".join(json.dumps(o.to_json()) + "\n" for o in seen))
    return truth, seen


def described(setting: FilmSetting) -> str:
    """What sets a film apart, in few words."""
    s = setting
    words = [s.design, f"{s.size[0]} px", f"{s.fps:.0f} fps", f"card {s.card_px:.0f} px", s.material, s.cloth]
    words += [f"ev {s.ev:+.1f}", s.style, f"from {s.arm}", f"slit {s.slit}", f"turn {s.turn}", s.codec]
    return ", ".join([*words, *(word for word, true in (("parks", s.parks), ("lid", s.lid)) if true)])


def run(arguments: argparse.Namespace, reader: Reader, hardship: str = "") -> Tally:
    """Shows the films one by one and prints what went wrong as it goes."""
    designs = {name: faces(name) for name in ([arguments.design] if arguments.design else DESIGNS)}
    if arguments.save:
        arguments.save.mkdir(parents=True, exist_ok=True)
    total = Tally()
    for seed in range(arguments.seed, arguments.seed + arguments.films):
        name, art = designs[list(designs)[seed % len(designs)]]
        rng = np.random.default_rng([seed, 1])
        if hardship:
            cards, drag_mm = arguments.cards, tuple(arguments.drag_mm)
            setting = FilmSetting.hard(rng, hardship, design=name, cards=cards, drag_mm=drag_mm)
        else:
            setting = FilmSetting.random(rng, design=name, incidents=arguments.incidents)
        tally = score(*show(Film(seed, setting, art), reader, arguments.save, arguments.jpeg))
        total.add(tally)
        if tally.faults:
            title = f"{hardship} {seed}" if hardship else f"film {seed}"
            print(f"{title}: {'; '.join(tally.faults)}   [{described(setting)}]", flush=True)
    return total


def table(t: Tally) -> str:
    """The figures as text."""

    def rate(label: str, count: int, of: int) -> str:
        share = count / of if of else 0.0
        return f"{label:34s}{count:6d} of {of:5d}  {share:8.3%}  (95 % upper bound {upper_bound(count, of):.3%})"

    delays = np.array(t.delays or [0.0])
    lines = [
        f"{t.films} films, {t.cards} cards",
        f"{'right':34s}{t.right:6d} of {t.cards:5d}  {t.right / max(1, t.cards):8.3%}",
        rate("silently wrong", t.wrong, t.cards),
        rate("unclear", t.unclear, t.cards),
        rate("missed", t.missed, t.cards),
        rate("invented", t.invented, t.cards),
        rate("reported early", t.early, t.cards),
        rate(f"more than {LATE_FRAMES} frames after clear", t.late, len(t.delays)),
        rate("films never found empty", t.no_empty, t.films),
        f"{'frames from clear to reported':34s}p50 {np.median(delays):+.1f}  max {delays.max():+.1f}",
    ]
    lines += [f"{kind + ' found':34s}{t.found[kind]:6d} of {count:5d}" for kind, count in sorted(t.happened.items())]
    lines += [f"{'false alarms':34s}{t.alarms.total():6d}  {dict(t.alarms) or ''}".rstrip()]
    return "\n".join(lines)


_COLUMNS = ("cards", "right", "unclear", "missed", "wrong", "silent", "phantom", "early", "late", "false dup", "placed")


def hardship_table(tallies: dict[str, Tally]) -> str:
    """A line for each hardship. silent and phantom: invented cards, sure and unclear; false dup: cards reported as
    double that are not; placed: cards that have their own number at the end."""
    lines = [f"{'hardship':14s}" + "".join(f"{column:>10s}" for column in _COLUMNS) + "  incidents found; other alarms"]
    for name, t in tallies.items():
        counts = [t.cards, t.right, t.unclear, t.missed, t.wrong, t.invented - t.phantoms, t.phantoms, t.early, t.late]
        counts += [t.alarms["duplicate"], t.placed]
        found = ", ".join(f"{kind} {t.found[kind]}/{count}" for kind, count in sorted(t.happened.items()))
        alarms = ", ".join(f"{kind} {n}" for kind, n in sorted(t.alarms.items()) if kind != "duplicate")
        lines += [f"{name:14s}" + "".join(f"{count:10d}" for count in counts) + f"  {found or '-'}; {alarms or '-'}"]
        if t.dragged:
            bands = ", ".join(f"{band} {t.dragged_right[band]}/{count}" for band, count in sorted(t.dragged.items()))
            lines += [f"{'':14s}right by displacement: {bands}"]
        if t.lagged:
            bands = ", ".join(f"{band} {t.lagged_found[band]}/{count}" for band, count in sorted(t.lagged.items()))
            lines += [f"{'':14s}double draws found by lag: {bands}"]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--films", type=int, default=5)
    parser.add_argument("--seed", type=int, default=300, help="of the first film; the others follow")
    parser.add_argument("--incidents", type=float, default=0.0, help="share of the draws before which one is, 0..1")
    parser.add_argument("--design", choices=DESIGNS, help="whose faces (each in turn)")
    parser.add_argument(
        "--hardship", nargs="+", choices=(*HARDSHIPS, "all"), help="films about one thing each: so many of every kind"
    )
    parser.add_argument("--cards", type=int, help="cards to a film of a hardship: 14, or the whole pack with a fault")
    parser.add_argument(
        "--drag-mm", nargs=2, type=float, default=(2.0, 10.0), metavar=("LEAST", "MOST"), help="of drag and dragall"
    )
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keep videos, truth and what was said there")
    parser.add_argument(
        "--jpeg", type=int, metavar="QUALITY", help="frames as JPEGs of this quality, 1..100, as from a live camera"
    )
    arguments = parser.parse_args()
    from vision.read.reader import CardReader

    cv2.setNumThreads(1)
    reader = CardReader()
    if not arguments.hardship:
        print(table(run(arguments, reader)))
        return
    names = HARDSHIPS if "all" in arguments.hardship else arguments.hardship
    print(hardship_table({name: run(arguments, reader, name) for name in names}))


if __name__ == "__main__":
    main()
