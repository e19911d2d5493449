"""An enrolled pack and its file: the pictures a pack's cards are known by, and how sure is sure.

The file is a ZIP: `pack.json` (what it is, version, thresholds, labels, a digest of each picture) and one JPEG a
picture, the rectified card. Pictures that were learnt in play (`vision.pack.learning`) stand beside the enrolled ones.
Nothing in it is executed, and nothing that does not fit is used.
"""

from __future__ import annotations

import hashlib
import json
import os
import zipfile
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from vision.message import Message, VisionError, say
from vision.pack.labels import NO_CARD, LabelError, one_pack, parse_label
from vision.quads import CARD_H, CARD_W, Image

FORMAT = "faro pack"
VERSION = 1
_VERSION_LEARNT = 2
"""Of a file with learnt pictures: a program that does not know them would take them for enrolled ones."""
MOST_PICTURES = 1000
MOST_LEARNT = 2
"""Learnt pictures of one card: as many as a deal enrols of it (`enrol_deal.KEPT`), so that a file is at most twice as
large, and a card in doubt costs two comparisons more."""
MOST_RESERVE = 3.0
"""Log-odds of a learnt picture's reserve at most (see `Learnt`). Pictures of the same card in the same poor light have
4.2 to 7.3 by it (28 of `benchmarks.learn`, out of focus): with more in reserve hardly one would be acted on."""
_MOST_BYTES = 2_000_000
"""Of any one part of the file."""
_MOST_TIME = 40
"""Characters of a time."""
_RATIOS = (0.4, 1.0)
"""Width over height of cards."""
_JPEG = (
    *(cv2.IMWRITE_JPEG_QUALITY, 94),
    *(cv2.IMWRITE_JPEG_SAMPLING_FACTOR, cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444),  # suits may differ in colour alone
)


class PackFileError(VisionError):
    """The file is no pack that can be used."""


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture of a card: its label, the rectified card (CARD_H, CARD_W, 3) and the name it was given under. `jpeg`:
    as it stands in a file, kept as it is whenever that is written again."""

    label: str
    card: Image
    source: str
    jpeg: bytes | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, eq=False)
class Learnt:
    """A picture of a card that was in doubt when it was dealt, and whose name was proven: it helps where the enrolled
    pictures leave a doubt, and takes part in nothing else. `deal`: the number of that deal; `at`: its end, ISO 8601.
    `reserve`: log-odds, 0 to MOST_RESERVE, that it has to lead by before it counts, as other cards look like it."""

    label: str
    card: Image
    deal: int
    at: str
    reserve: float
    jpeg: bytes | None = field(default=None, compare=False, repr=False)

    @property
    def as_jpeg(self) -> bytes:
        """The picture as it stands, or will stand, in a file."""
        return self.jpeg if self.jpeg is not None else _encoded(self.card, self.label)


STRANGE_SURE = 0.97
"""From when on a card is acted on of a pack whose prints the pair network hardly tells apart (pale ones)."""


@dataclass(frozen=True, slots=True)
class Sureness:
    """From when on a card of this pack is acted on: the probability of the card, 0..1. Of 3,000 pictures of
    `vision.training.pair_threshold` one card that was left out of its pack was taken for another from there on (0.92),
    of 8,424 of `benchmarks.enrol --rectified` none. `of`: more, by label, for cards that looked like others of the
    pack when they were enrolled."""

    card: float = 0.9
    of: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EnrolledPack:
    """The pictures of a pack, and its threshold. `digest`: of its pictures as they stand in a file, which tells packs
    apart; None while it comes from none. `ratio`: width over height of what its pictures show, 0.4 to 1, which a
    photograph is held against; None where they do not tell: taken in a box's window or a shoe, squeezed, or enrolled
    before. `learnt`: pictures taken in play, oldest first; `digest` and `ratio` do not know of them."""

    pictures: tuple[Picture, ...]
    sureness: Sureness = Sureness()
    digest: str | None = None
    ratio: float | None = None
    learnt: tuple[Learnt, ...] = ()

    @property
    def labels(self) -> tuple[str, ...]:
        """The cards of the pack, each once, in the order of enrolment; without backs and jokers."""
        return tuple(dict.fromkeys(p.label for p in self.pictures if p.label not in NO_CARD))

    @property
    def cards(self) -> Counter[tuple[str, str]]:
        """Rank and suit of every card, once."""
        return Counter({(label[0], label[1]): 1 for label in self.labels})

    @property
    def doubts(self) -> Message | None:
        """What cannot be read well of it; None when all its cards are told apart well."""
        if self.sureness.card >= STRANGE_SURE:
            return say("vision-pale")
        if self.sureness.of:
            return say("vision-hard-to-tell", cards=" ".join(sorted(self.sureness.of)))
        return None

    @property
    def is_spanish(self) -> bool:
        """Its suits are coins, cups, swords and clubs."""
        return bool(set(self.suits) & {"O", "E", "B"}) or "S" in self.ranks

    @property
    def ranks(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(label[0] for label in self.labels))

    @property
    def suits(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(label[1] for label in self.labels))


def save(pack: EnrolledPack, path: Path) -> None:
    """Writes the pack's file, whole or not at all. Raises OSError."""
    spare = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with zipfile.ZipFile(spare, "w", zipfile.ZIP_STORED) as archive:
            entries = []
            for number, picture in enumerate(pack.pictures):
                data = picture.jpeg if picture.jpeg is not None else _encoded(picture.card, picture.source)
                name = f"cards/{number:04d}_{picture.label}.jpg"
                digest = hashlib.sha256(data).hexdigest()
                entries.append({"label": picture.label, "file": name, "sha256": digest, "source": picture.source})
                _write(archive, name, data)
            learnt = []
            for number, one in enumerate(pack.learnt):
                name, data = f"learnt/{number:04d}_{one.label}.jpg", one.as_jpeg
                entry = {"label": one.label, "file": name, "sha256": hashlib.sha256(data).hexdigest()}
                learnt.append({**entry, "deal": one.deal, "at": one.at, "reserve": one.reserve})
                _write(archive, name, data)
            content = {
                "format": FORMAT,
                "version": _VERSION_LEARNT if learnt else VERSION,
                "card_px": [CARD_W, CARD_H],
                "sureness": asdict(pack.sureness),
                **({} if pack.ratio is None else {"ratio": pack.ratio}),
                "pictures": entries,
                **({"learnt": learnt} if learnt else {}),
            }
            _write(archive, "pack.json", json.dumps(content, indent=1).encode())
        with open(spare, "rb") as file:
            os.fsync(file.fileno())
        spare.replace(path)
    finally:
        spare.unlink(missing_ok=True)


def _encoded(card: Image, source: str) -> bytes:
    """Raises OSError."""
    ok, data = cv2.imencode(".jpg", card, list(_JPEG))
    if not ok:
        raise OSError(f"picture {source} cannot be encoded")
    return data.tobytes()


def _write(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0)), data)  # the same pack gives the same file


def load(path: Path) -> EnrolledPack:
    """The pack in the file. Raises PackFileError."""
    try:
        with zipfile.ZipFile(path) as archive:
            content = json.loads(_part(archive, "pack.json"))
            return _pack(archive, content)
    except OSError as error:
        raise PackFileError(say("vision-pack-unread", path=str(path), error=str(error.strerror or error))) from None
    except _Unfit as error:
        raise PackFileError(say("vision-pack-unfit", path=str(path), why=error.message)) from None
    except (zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, EOFError, RuntimeError, ValueError):
        raise PackFileError(say("vision-no-pack", path=str(path))) from None


class _Unfit(VisionError):
    """Why, without the file's name."""


def _part(archive: zipfile.ZipFile, name: str) -> bytes:
    try:
        info = archive.getinfo(name)
    except KeyError:
        raise _Unfit(say("vision-pack-lacks", name=name)) from None
    if info.file_size > _MOST_BYTES:
        raise _Unfit(say("vision-pack-large", name=name, bytes=info.file_size, most=_MOST_BYTES))
    try:
        return archive.read(info)
    except Exception as error:  # zlib and zipfile have many
        raise _Unfit(say("vision-pack-part", name=name, error=type(error).__name__)) from None


def _pack(archive: zipfile.ZipFile, content: Any) -> EnrolledPack:
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise _Unfit(say("vision-pack-format"))
    if content.get("version") not in (VERSION, _VERSION_LEARNT):
        raise _Unfit(say("vision-pack-version", version=str(content.get("version")), known=_VERSION_LEARNT))
    entries = content.get("pictures")
    if not isinstance(entries, list) or not 0 < len(entries) <= MOST_PICTURES:
        raise _Unfit(say("vision-pack-pictures", most=MOST_PICTURES))
    pictures = tuple(_picture(archive, entry) for entry in entries)
    try:
        fitting = one_pack(picture.label for picture in pictures) == [picture.label for picture in pictures]
    except LabelError:
        fitting = False
    if not fitting:
        raise _Unfit(say("vision-pack-labels"))
    digest = hashlib.sha256("".join(entry["sha256"] for entry in entries).encode()).hexdigest()
    ratio = content.get("ratio")
    if not (ratio is None or (isinstance(ratio, float) and _RATIOS[0] <= ratio <= _RATIOS[1])):
        raise _Unfit(say("vision-pack-ratio", given=str(ratio), least=_RATIOS[0], most=_RATIOS[1]))
    pack = EnrolledPack(pictures, _sureness(content.get("sureness")), digest, ratio)
    if not set(pack.sureness.of) <= set(pack.labels):
        raise _Unfit(say("vision-pack-strangers"))
    return replace(pack, learnt=_learnt(archive, content.get("learnt", []), pack.labels))


def _learnt(archive: zipfile.ZipFile, entries: Any, labels: Collection[str]) -> tuple[Learnt, ...]:
    if not isinstance(entries, list) or len(entries) > MOST_LEARNT * len(labels):
        raise _Unfit(say("vision-pack-learnt"))
    out = []
    for entry in entries:
        picture = _picture(archive, entry)
        deal, at, reserve = entry.get("deal"), entry.get("at"), entry.get("reserve")
        whole = type(deal) is int and deal > 0 and isinstance(at, str) and len(at) <= _MOST_TIME
        if not whole or type(reserve) is not float or not 0.0 <= reserve <= MOST_RESERVE or picture.label not in labels:
            raise _Unfit(say("vision-pack-learnt"))
        out.append(Learnt(picture.label, picture.card, deal, at, reserve, picture.jpeg))
    if max(Counter(one.label for one in out).values(), default=0) > MOST_LEARNT:
        raise _Unfit(say("vision-pack-learnt"))
    return tuple(out)


def _picture(archive: zipfile.ZipFile, entry: Any) -> Picture:
    if not isinstance(entry, dict) or not all(isinstance(entry.get(k), str) for k in ("label", "file", "sha256")):
        raise _Unfit(say("vision-pack-entry"))
    try:
        label = parse_label(entry["label"])
    except LabelError as error:
        raise _Unfit(say("vision-pack-damaged", why=error.message)) from None
    data = _part(archive, entry["file"])
    if hashlib.sha256(data).hexdigest() != entry["sha256"]:
        raise _Unfit(say("vision-pack-changed", name=entry["file"]))
    try:
        card = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error:
        card = None
    if card is None or card.shape != (CARD_H, CARD_W, 3):
        raise _Unfit(say("vision-pack-size", name=entry["file"], width=CARD_W, height=CARD_H))
    return Picture(label, np.asarray(card, np.uint8), str(entry.get("source", "")), data)


def _sureness(values: Any) -> Sureness:
    if not isinstance(values, Mapping) or not {"card"} <= set(values) <= {"card", "of"}:
        raise _Unfit(say("vision-pack-sureness"))
    card, of = values["card"], values.get("of", {})  # packs enrolled before had one for all
    limits = [card, *of.values()] if isinstance(of, dict) else [None]
    if not all(isinstance(limit, float) and 0.5 <= limit <= 1.0 for limit in limits):
        raise _Unfit(say("vision-pack-thresholds", given=str(dict(values))))
    return Sureness(card, of)
