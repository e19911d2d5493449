"""How well enrolled packs are read: `python -m tests.instruments.benchmarks.enrol [NAME...]`.

Each pack is enrolled from one picture a card (`--pictures 2`: two) and read from others. Rendered: the packs of
tests/vision/pack_art, and the designs of gnome-cards-data where they are installed, photographed on a cloth or nearly
all card, in ordinary and in bad light, partly covered, and cards that do not belong to the pack. Photographed: the
private photographs (../shared/data beside the repository, or FARO_DATA), where they are present.

right: rank and suit both right and sure. silent: rank or suit wrong and given as sure, or anything given for a card
that is not of the pack (a covered card may be named rightly); with each rate its 95 % upper bound. ms: a whole picture.
The last line is the processor time of one reading of a rectified card.

`--rectified`: only cards cut out already, much faster: this many in good, ordinary and hard light each; every one is
read with the whole pack, and again with its own card left out of it.
"""

from __future__ import annotations

import argparse
import csv
import os
import re
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np

from tests.instruments.benchmarks.clips import upper_bound
from tests.instruments.benchmarks.fingerprint import rectified
from tests.vision import pack_art
from tests.vision.pack_photos import COVERED, GOOD, HARD, ORDINARY, Conditions, photograph
from vision.offline.enrolled_stills import read_pack_cards
from vision.offline.stills import FoundCard, load_image
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.enrolment import EnrolmentError, Shot, enrol, with_thresholds
from vision.quads import Image, warp
from vision.read.reader import CardReader
from vision.reading import Reading

DATA = Path(os.environ.get("FARO_DATA", Path(__file__).resolve().parents[4] / "shared" / "data"))
SHEETS = ("berlin", "paris", "tarocco", "swiss-xvii", "orell", "tigullio")
PHOTOGRAPHED = ("yuchenrao-eecs349", "vosloo-piatnik", "cdio-solitaire")
Face = Callable[[str], Image]


@dataclass
class Tally:
    """What came out of one kind of picture."""

    cards: int = 0
    right: int = 0
    silent: int = 0
    unclear: int = 0
    absent: int = 0
    seconds: float = 0.0
    notes: list[tuple[str, Image]] = field(default_factory=list)
    """What was not right, with its picture."""

    def add(self, truth: str | None, found: Sequence[FoundCard], seconds: float, note: str, picture: Image) -> None:
        """One picture; `truth` None: no card of the pack is to be named in it."""
        self.cards += 1
        self.seconds += seconds
        said = [card.reading for card in found if card.reading.rank is not None or card.reading.suit is not None]
        wrong = [one for one in said if truth is None or not _agrees(one, truth)]
        if wrong:
            self.silent += 1
            one = wrong[0]
            self.notes.append((f"SILENT {note}: {truth} read {one.rank}{one.suit} {one.confidence:.3f}", picture))
        elif any(truth is not None and (one.rank, one.suit) == tuple(truth) for one in said):
            self.right += 1
        elif found:
            self.unclear += 1
            self.notes.append((f"unclear {note}: {truth} {_best(found)}", picture))
        else:
            self.absent += 1
            if truth is not None:
                self.notes.append((f"absent {note}: {truth}", picture))

    def row(self, name: str) -> str:
        """One line of the table."""
        bound = upper_bound(self.silent, self.cards)
        return (
            f"{name:34}{self.cards:7d}{self.right / max(self.cards, 1):9.2%}{self.unclear:9d}{self.absent:8d}"
            f"{self.silent:8d}{bound:9.2%}{1000 * self.seconds / max(self.cards, 1):7.0f}"
        )


HEADER = f"{'':34}{'cards':>7}{'right':>9}{'unclear':>9}{'absent':>8}{'silent':>8}{'<=':>9}{'ms':>7}"


def _agrees(reading: Reading, truth: str) -> bool:
    return reading.rank in (None, truth[0]) and reading.suit in (None, truth[1])


def _best(found: Iterable[FoundCard]) -> str:
    one = max(found, key=lambda card: card.reading.confidence)
    ranked = sorted(one.reading.ranks.items(), key=lambda pair: -pair[1])[:2]
    return f"card {one.reading.card:.2f} " + " ".join(f"{rank} {share:.2f}" for rank, share in ranked)


KINDS: dict[str, Conditions] = {
    "good": GOOD,
    "ordinary": ORDINARY,
    "hard": HARD,
    "covered": COVERED,
    "not of the pack": ORDINARY,
}


def rendered(name: str, cards: int, pictures: int, seed: int, asked: Sequence[str] = tuple(KINDS)) -> dict[str, Tally]:
    """One rendered pack enrolled and read, by kind of picture."""
    labels, face, foreign = _design(name)
    rng = np.random.default_rng([seed, len(labels)])

    def taken(source: str) -> Shot:
        label = source.split("_")[0]
        return Shot(label, photograph(face(label), rng, GOOD, crop=rng.random() < 0.5)[0], source)

    reader = _reader(_enrolled([taken(f"{label}_{k}") for label in labels for k in range(pictures)], taken))
    out: dict[str, Tally] = defaultdict(Tally)
    left_out = _without(reader.pack, set(labels[::5]))
    for kind in asked:
        conditions = KINDS[kind]
        for k in range(cards):
            label = labels[int(rng.integers(len(labels)))]
            if kind == "not of the pack" and k % 2:
                label = labels[::5][int(rng.integers(len(labels[::5])))]
                picture, _ = photograph(face(label), rng, conditions, crop=rng.random() < 0.3)
                _read(out["left out of the pack"], None, picture, left_out, f"{name} {label}")
                continue
            printed = foreign(rng) if kind == "not of the pack" else face(label)
            picture, _ = photograph(printed, rng, conditions, crop=rng.random() < 0.3)
            truth = None if kind in ("covered", "not of the pack") else label
            _read(out[kind], truth, picture, reader, f"{name} {kind} {k}", label if kind == "covered" else None)
    return out


def _enrolled(shots: list[Shot], retaken: Callable[[str], Shot]) -> EnrolledPack:
    """The pack, pictures that are refused taken again as a user would. Raises EnrolmentError after five of them."""
    for _ in range(5):
        try:
            return enrol(shots)
        except EnrolmentError as error:
            print(f"    taken again: {error}")
            refused = next(k for k, shot in enumerate(shots) if re.match(rf"{shot.source}\b", str(error)))
            shots[refused] = retaken(shots[refused].source)
    return enrol(shots)


def _without(pack: EnrolledPack, labels: set[str]) -> EnrolledReader:
    return _reader(EnrolledPack(tuple(p for p in pack.pictures if p.label not in labels), pack.sureness))


def _reader(pack: EnrolledPack) -> EnrolledReader:
    """As the table and `faro read --pack` read it."""
    return EnrolledReader(pack, usual=CardReader())


def _read(
    tally: Tally, truth: str | None, picture: Image, reader: EnrolledReader, note: str, allowed: str | None = None
) -> None:
    """`allowed`: naming this card is no error, though it is not asked for (it is partly covered)."""
    began = time.perf_counter()
    found = read_pack_cards(picture, reader)
    seconds = time.perf_counter() - began
    if allowed is not None and any((card.reading.rank, card.reading.suit) == tuple(allowed) for card in found):
        truth = allowed
    tally.add(truth, found, seconds, note, picture)


def _design(name: str) -> tuple[tuple[str, ...], Face, Callable[[np.random.Generator], Image]]:
    """(labels, their faces, faces of cards that do not belong to the pack)."""
    if name in pack_art.DESIGNS:
        others = [other for other in pack_art.DESIGNS if (other in pack_art.SPANISH) != (name in pack_art.SPANISH)]

        def foreign(rng: np.random.Generator) -> Image:
            design = others[int(rng.integers(len(others)))]
            cards = (*pack_art.labels(design), *["BACK"] * 12)
            return pack_art.raster(design, cards[int(rng.integers(len(cards)))])

        return pack_art.labels(name), lambda label: pack_art.raster(name, label), foreign
    from vision.training.art import SHEET_SUITS, sheet_faces

    cache = Path(tempfile.gettempdir()) / "faro-art"
    cache.mkdir(exist_ok=True)
    faces = {card.rank + SHEET_SUITS[k // 13]: card.image for k, card in enumerate(sheet_faces(name, cache))}
    return tuple(faces), lambda label: faces[label], lambda rng: _design("spanish")[2](rng)


RECTIFIED = f"{'':16}  cards      good  ordinary      hard  silent       <=   left out: read   surest"


def rectified_row(name: str, cards: int, seed: int) -> str:
    """One line of the table of rectified cards: `cards` in each light."""
    labels, face, _ = _design(name)
    rng = np.random.default_rng([seed, 1])

    def taken(label: str, conditions: Conditions, least_px: float) -> Image:
        picture, quad = photograph(face(label), rng, conditions, width=float(rng.uniform(least_px, 330)))
        return rectified(picture, quad, rng)

    pack = with_thresholds(EnrolledPack(tuple(Picture(label, taken(label, GOOD, 150), label) for label in labels)))
    reader = _reader(pack)
    right = dict.fromkeys((GOOD, ORDINARY, HARD), 0)
    silent = read_left_out = 0
    surest = 0.0
    for light in right:
        for k in range(cards):
            label = labels[k % len(labels)]
            card = taken(label, light, 110)
            reading = reader.read(card)
            right[light] += (reading.rank, reading.suit) == tuple(label)
            silent += not _agrees(reading, label)
            other = reader.judged(reader.match(card, without=label))
            read_left_out += other.rank is not None
            surest = max(surest, other.confidence)
    shares = "".join(f"{number / cards:10.2%}" for number in right.values())
    bound = upper_bound(silent, 3 * cards)
    return f"{name:16}{3 * cards:7d}{shares}{silent:8d}{bound:9.2%}{read_left_out:17d}{surest:9.3f}"


def reading_times_ms(cards: int = 40) -> list[float]:
    """Processor time of reading one rectified card of a pack of 52, ordinary light, one thread."""
    rng = np.random.default_rng(1)
    labels = pack_art.labels("german")

    def taken(label: str, conditions: Conditions) -> Image:
        return warp(*photograph(pack_art.raster("german", label), rng, conditions))

    reader = _reader(EnrolledPack(tuple(Picture(label, taken(label, GOOD), label) for label in labels)))
    times = []
    for k in range(cards):
        card = taken(labels[k % len(labels)], ORDINARY)
        began = time.process_time()
        reader.read(card)
        times.append(1000 * (time.process_time() - began))
    return times[2:]


def photographed(folder: str, pictures: int, limit: int) -> dict[str, Tally]:
    """One photographed pack: the first pictures of each card enrolled, the others read; every eighth card left out."""
    by_card: dict[str, list[str]] = defaultdict(list)
    with (DATA / "photos" / "index.csv").open(newline="") as file:
        for row in csv.DictReader(file):
            if row["file"].startswith(folder) and row["n_cards_in_image"] == "1" and "?" not in row["labels"]:
                by_card[row["labels"].replace("10", "T")].append(row["file"])
    named = {card: sorted(files) for card, files in by_card.items() if len(card) == 2 and len(files) > pictures}

    def loaded(file: str) -> Image:
        return load_image(str(DATA / "photos" / file))[0]

    rng = np.random.default_rng(1)
    chosen = {card: list(rng.permutation(files)) for card, files in sorted(named.items())}
    shots = [Shot(card, loaded(file), file) for card, files in chosen.items() for file in files[:pictures]]
    reader = _reader(enrol(shots))
    left_out = _without(reader.pack, set(list(chosen)[::8]))
    out: dict[str, Tally] = defaultdict(Tally)
    tests = [(card, file) for card, files in chosen.items() for file in files[pictures:]]
    rng.shuffle(tests)
    for card, file in tests[: limit or None]:
        _read(out["photographs"], card, loaded(file), reader, file)
        if card in list(chosen)[::8]:
            _read(out["left out of the pack"], None, loaded(file), left_out, file)
    return out


def _keep(notes: Sequence[tuple[str, Image]], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for text, picture in notes:
        print(f"    {text}")
        cv2.imwrite(str(folder / f"{re.sub(r'[^A-Za-z0-9]+', '_', text)[:100]}.png"), picture)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="designs or folders; all when none are named")
    parser.add_argument("--cards", type=int, default=60, help="pictures of each kind (light), of each rendered pack")
    parser.add_argument("--pictures", type=int, default=1, help="enrolled of each card")
    parser.add_argument("--limit", type=int, default=0, help="at most so many photographs of each folder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rectified", action="store_true", help="cards cut out already, whole packs and without them")
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=KINDS, help="of the rendered pictures")
    parser.add_argument(
        "--errors", type=Path, metavar="FOLDER", help="name what was not right, keep its pictures there"
    )
    args = parser.parse_args()
    cv2.setNumThreads(1)
    if args.rectified:
        print(RECTIFIED)
        for name in args.names or [*pack_art.DESIGNS, "orell", "tigullio"]:
            print(rectified_row(name, args.cards, args.seed), flush=True)
        return
    print(HEADER)
    names = args.names or [*pack_art.DESIGNS, *SHEETS, *PHOTOGRAPHED]
    total: dict[str, Tally] = defaultdict(Tally)
    for name in names:
        if name in PHOTOGRAPHED:
            if not (DATA / "photos" / "index.csv").exists():
                print(f"{name}: no photographs: {DATA / 'photos'} is absent (set FARO_DATA)")
                continue
            tallies = photographed(name, args.pictures, args.limit)
        else:
            if name not in pack_art.DESIGNS and not Path(f"/usr/share/aisleriot/cards/{name}.svgz").exists():
                print(f"{name}: gnome-cards-data is not installed")
                continue
            tallies = rendered(name, args.cards, args.pictures, args.seed, args.kinds)
        for kind, tally in tallies.items():
            print(tally.row(f"{name}, {kind}"), flush=True)
            if args.errors is not None:
                _keep(tally.notes, args.errors)
            group = kind if name not in PHOTOGRAPHED else f"photographed, {kind}"
            _merge(total[group], tally)
    print("\nall packs")
    for kind, tally in total.items():
        print(tally.row(kind))
    times = reading_times_ms()
    print(f"\none reading: median {np.median(times):.1f} ms, 90 % within {np.quantile(times, 0.9):.1f} ms")


def _merge(into: Tally, tally: Tally) -> None:
    for name in ("cards", "right", "silent", "unclear", "absent", "seconds"):
        setattr(into, name, getattr(into, name) + getattr(tally, name))


if __name__ == "__main__":
    main()
