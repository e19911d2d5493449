"""The part of `platform_readings` for enrolled packs: how their cards are read on two platforms, what their marks tell.

A table enrols its pack and reads it on the same machine, but the pack's file may be copied to another one. So every
picture is read with the pack enrolled where it is read, and with the file that was written where the pictures were
drawn (once, where the two are equal to the last bit). What the marks of a card's paper tell (`vision.pack.fingerprint`,
the one user of cubic resampling) is compared too, and which cards are called foreign by it after some deals.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from tests.instruments.benchmarks.fingerprint import copy_of
from tests.vision import pack_art
from tests.vision.pack_photos import GOOD, HARD, ORDINARY, Conditions, photograph
from vision.offline.stills import FoundCard, load_image
from vision.pack.enrolled_pack import EnrolledPack, Picture, load, save
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.enrolment import with_thresholds
from vision.pack.own_cards import LOST, OwnCards
from vision.quads import Image, Quad, rectify
from vision.read.reader import CardReader

OUTLINES = "outlines.json"
COPIED = "copied.pack"
SHOTS = "shots"
OWN, COPY = "enrolled where it is read", "copied"
SHOT_PX = 400.0
"""Height of the card in the pictures that are enrolled."""
OTHERS = 2
"""Cards in each deal that are not of the pack."""


@dataclass(frozen=True)
class Deck:
    """One pack: every so-manieth card of its design, the deals it is photographed in (height in px, how badly it is
    taken), and how many of its cards are another copy of the same card in those."""

    every: int
    deals: tuple[tuple[float, Conditions], ...]
    changed: int = 0


DECKS = {
    "german": Deck(1, ((90.0, ORDINARY), (130.0, HARD), (280.0, HARD))),
    "spanish": Deck(3, ((130.0, HARD), (430.0, ORDINARY), *[(430.0, GOOD)] * 4), changed=4),
}


def draw(folder: Path) -> None:
    """A folder for each deck: shots to enrol, deals to read, and its pack as enrolled here."""
    for number, (design, deck) in enumerate(DECKS.items()):
        chance = np.random.default_rng([number, 20])
        labels = pack_art.labels(design)
        of_it = labels[:: deck.every]
        foreign = [label for label in labels if label not in of_it][:OTHERS] or ["BACK"] * OTHERS
        faces = {label: copy_of(pack_art.raster(design, label), chance) for label in (*of_it, *foreign)}
        pictures = {f"{SHOTS}/{label}.png": photographed(faces[label], SHOT_PX, GOOD, chance) for label in of_it}
        faces |= {label: copy_of(pack_art.raster(design, label), chance) for label in of_it[: deck.changed]}
        for deal, (height_px, light) in enumerate(deck.deals, 1):
            for label, face in faces.items():
                pictures[f"deal{deal}/{label}.png"] = photographed(face, height_px, light, chance)
        for name, (image, _) in pictures.items():
            (folder / design / name).parent.mkdir(parents=True, exist_ok=True)
            cv2.imwrite(str(folder / design / name), image)
        outlines = {name: quad.tolist() for name, (_, quad) in pictures.items()}
        (folder / design / OUTLINES).write_text(json.dumps(outlines))
        save(_enrolled(folder / design), folder / design / COPIED)


def photographed(face: Image, height_px: float, light: Conditions, chance: np.random.Generator) -> tuple[Image, Quad]:
    """The face, so high and nearly all of the picture, and its outline."""
    return photograph(face, chance, light, crop=True, width=height_px * face.shape[1] / face.shape[0])


def read(folder: Path, name: str, usual: CardReader) -> Iterator[dict[str, Any]]:
    """The lines of the table for one deck: its pack, then each picture ("found": its card) read with each of the two
    packs. `name`: of the folder, in the table."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "own.pack"
        save(_enrolled(folder), path)
        own, copied = load(path), load(folder / COPIED)
    described = {OWN: _described(own), COPY: _described(copied)}
    yield {"pack": name, **described}
    looks = []
    for look in _looks(folder, name, EnrolledReader(own, usual=usual)):
        looks.append(look)
        yield look | {"reader": f"{name}, {OWN}"}
    same = described[OWN] == described[COPY]  # to the last bit: it reads the same
    for look in looks if same else _looks(folder, name, EnrolledReader(copied, usual=usual)):
        yield look | {"reader": f"{name}, {COPY}"}


def _looks(folder: Path, name: str, reader: EnrolledReader) -> Iterator[dict[str, Any]]:
    pack = reader.pack
    for picture in sorted(folder.glob("deal*/*.png")):
        card, label = _cut_out(folder, picture), picture.stem
        limit = pack.sureness.of.get(label, pack.sureness.card)
        traces = reader.traces(card, label) if label in pack.labels else None
        yield {
            "picture": f"{name}/{picture.relative_to(folder)}",
            "sure": {"rank": limit, "suit": limit},
            "card": label,
            "found": FoundCard(_outline(folder, picture), 1.0, reader.read(card)),
            "traces": None if traces is None else [traces.marks, traces.cut_mm, traces.shown],
        }


def _enrolled(folder: Path) -> EnrolledPack:
    shots = sorted((folder / SHOTS).glob("*.png"))
    return with_thresholds(EnrolledPack(tuple(Picture(one.stem, _cut_out(folder, one), one.stem) for one in shots)))


def _cut_out(folder: Path, picture: Path) -> Image:
    return rectify(load_image(str(picture))[0], _outline(folder, picture))


def _outline(folder: Path, picture: Path) -> Quad:
    outlines = json.loads((folder / OUTLINES).read_text())
    return np.array(outlines[str(picture.relative_to(folder))], np.float32)


def _described(pack: EnrolledPack) -> dict[str, Any]:
    decoded = hashlib.sha256(b"".join(picture.card.tobytes() for picture in pack.pictures)).hexdigest()
    return {
        "in the file": pack.digest,
        "as decoded": decoded,
        "thresholds": [pack.sureness.card, dict(sorted(pack.sureness.of.items()))],
    }


def figures(
    packs: Sequence[tuple[Mapping[str, Any], Mapping[str, Any]]],
    rows: Sequence[tuple[Mapping[str, Any], Mapping[str, Any]]],
) -> tuple[list[str], bool]:
    """(the figures as lines, whether the same cards are called foreign) of the packs and pictures of two tables."""
    lines, same = [], True
    for one, other in packs:
        for way in (key for key in one if key != "pack"):
            differs = [part for part in one[way] if one[way][part] != other[way][part]]
            lines.append(f"pack {one['pack']}, {way}: {'not equal ' + ', '.join(differs) if differs else 'equal'}")
    for reader in dict.fromkeys(row["reader"] for row, _ in rows):
        lines_of, same_of = _marks([pair for pair in rows if pair[0]["reader"] == reader])
        lines += [f"{reader}: {line}" for line in lines_of]
        same &= same_of
    return lines, same


def _marks(rows: Sequence[tuple[Mapping[str, Any], Mapping[str, Any]]]) -> tuple[list[str], bool]:
    both = [(a, b) for a, b in rows if a["traces"] is not None and b["traces"] is not None]
    told = [(a, b) for a, b in both if a["traces"][2] is not None and b["traces"][2] is not None]
    otherwise = [a["picture"] for a, b in rows if _tells(a) != _tells(b)]
    changes = [max((abs(a["traces"][k] - b["traces"][k]) for a, b in both), default=0.0) for k in (0, 1)]
    shown = max((abs(a["traces"][2] - b["traces"][2]) for a, b in told), default=0.0)
    called, looks = zip(*(_called_foreign(table) for table in zip(*rows, strict=True)), strict=True)
    judged = [abs(look - LOST) for one in looks for look in one]
    lines = [
        f"{len(both)} compared with the enrolled card, {len(told)} by its marks; "
        f"on one platform only: {len(otherwise)} {' '.join(otherwise)}".rstrip(),
        f"largest change of the marks' correlation {changes[0]:.2g}, of the cut {changes[1]:.2g} mm, "
        f"of the share of the marks shown {shown:.2g}",
        f"nearest to the threshold of a share lost ({LOST}): "
        + (f"{min(judged):.4f} beside it" if judged else "none judged, the light tells too little"),
        f"called foreign: {' '.join(called[0]) or 'none'}"
        + ("" if called[0] == called[1] else f" and {' '.join(called[1]) or 'none'}"),
    ]
    return lines, called[0] == called[1]


def _tells(row: Mapping[str, Any]) -> tuple[bool, bool]:
    return row["traces"] is not None, row["traces"] is not None and row["traces"][2] is not None


def _called_foreign(rows: Sequence[Mapping[str, Any]]) -> tuple[list[str], list[float]]:
    """(cards called foreign, the last shares of their marks that cards showed) after the deals in their order."""
    own = OwnCards()
    for row in rows:
        own.take(row["card"], None if row["traces"] is None else row["traces"][2])
    looks = own.to_json()["looks"]
    return sorted(one.card for one in own.foreign), [look for views in looks.values() for look in views]
