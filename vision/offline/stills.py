"""Reads every card in one photograph: what `faro read` prints for a still.

Loads any image file or says in one line why not; finds outlines, lets the reader judge each, and keeps those that do
not contradict each other. Holds no thresholds of its own on ranks and suits: those are the reader's calibration.
"""

from __future__ import annotations

import stat
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.locate.geometry import MIN_CARD_PX, SAME, SAME_CLOSELY, Search, on_edges
from vision.message import VisionError, say
from vision.offline.by_index import cards_by_index
from vision.offline.media import HEIF_BRANDS
from vision.quads import CARD_H, CARD_W, Image, Quad, area, aspect, covered, overlap, portrait, sides, turned, warp
from vision.read.reader import CardReader, corner_patches
from vision.reading import NONE, Reading

MAX_FILE_BYTES = 500_000_000
MAX_PIXELS = 120_000_000  # decoded whole; a larger JPEG is decoded at an eighth, anything else is refused
SHOWN = 0.005  # candidates below this probability are left out of the JSON

_READ_AT_MOST = 60  # outlines given to the reader
_CARD = 0.5  # probability from which a picture counts as a card's face
_FACE_AT_LEAST = 0.4  # ... and from which, sure and well outlined, it hides what is inside it
_SAME_OUTLINE = 0.75  # overlap from which two outlines are of one card
_SAME_CARD = 0.5  # overlap from which an outline that was passed over may be that of the card it was passed over for
_MUCH_BETTER = 0.15  # edge support by which an outline is worth another reading
_AS_WELL = 0.05  # edge support by which an outline may have less and still be as good
_OUTLINES_REFIT = 6  # looked at for a doubtful card
_WORTH_ANOTHER_READING = 0.3  # confidence from which a doubtful card is read again
_STRETCHES = ((0.97, 0.97), (1.03, 1.03), (0.97, 1.03), (1.03, 0.97))  # of the outline, across and down
_SMALL_PX = 100.0  # short side below which one reading does not settle a card ...
_WELL_OUTLINED = 0.9  # ... or an outline with less edge than this ...
_BEYOND_DOUBT = 0.999  # ... or less confidence than this
_SQUARE = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float32)
_CORNERS = ((0, 0), (CARD_W, 0), (CARD_W, CARD_H), (0, CARD_H))
_BY_PRINT = 0.5  # edge support that stands for a symmetric print
_BLOCKS = (1 / 2, 1 / 3)  # of an outline: a card in a block of four or nine
_INDEX = 0.9  # probability from which its corner shows an index
_NO_INDEX = 0.5  # probability of none from which a corner of such an outline ends the search
_CLEAR_OUTLINE = 0.8  # edge support from which a back or joker is listed (with rank null)
_WHOLE_OUTLINE = 0.9  # ... and from which what the reader takes for no card at all is, around bright paper
_APART = 0.1  # share of either that such an outline and a card may have in common
_PAPER_BAND = (4, 12)  # px within the edge of the rectified card (240 x 336): its white border is 9 px wide or more
_PAPER_LEVEL = 150.0  # of the lightest channel of 255: darker is a box or a table
_PAPER_TINT = 0.25  # what the darkest channel may lack to the lightest: white in lamplight lacks 0.2
_PAPER_EVEN = (
    0.15,
    0.9,
)  # this share of the border differs by less than 0.15; checks and stripes reach 0.7


class UnreadableImage(VisionError):
    """The file is no picture that can be read; `message` says why, without the file's name."""


@dataclass(frozen=True, slots=True)
class FoundCard:
    """One card in a photograph: its portrait outline in displayed pixels, edge support 0..1, and what was read."""

    quad: Quad
    support: float
    reading: Reading

    def to_json(self) -> dict[str, Any]:
        """The object that `faro read` prints for this card."""
        ranks, suits = self.reading.ranks, self.reading.suits
        return {
            "rank": self.reading.rank,
            "suit": self.reading.suit,
            "confidence": round(self.reading.confidence, 4),
            "candidates": _shown(ranks),
            "suit_candidates": _shown(suits),
            "quad": [[round(float(x), 1), round(float(y), 1)] for x, y in self.quad],
        }


def read_still(path: str, reader: CardReader) -> dict[str, Any]:
    """The JSON object of `faro read` for one still; `file` is `path` as given. Raises UnreadableImage."""
    image, scale = load_image(path)
    return {"file": path, "cards": [_scaled(card, scale).to_json() for card in read_cards(image, reader)]}


def read_cards(image: Image, reader: CardReader) -> list[FoundCard]:
    """All cards in a BGR picture, from left to right; backs, jokers and illegible cards with rank None."""
    height, width = image.shape[:2]
    if min(height, width) < MIN_CARD_PX:
        return []
    frame = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    search = Search(image)
    everything = _judged(image, search, reader)
    if aspect(frame) > 0.45:
        everything.append(_read_outline(image, portrait(frame), 0.5, reader))
    judged = [card for card in everything if _is_card(card)]
    chosen: list[FoundCard] = []
    for card in sorted(judged, key=lambda card: -_worth(card)):
        if card.reading.rank is not None and _is_block(image, card, reader):
            continue
        beside: FoundCard | None = card
        over = [other for other in chosen if _same_place(card.quad, other.quad)]
        if over:
            beside = _sticking_out(image, card, over, chosen, reader)
        if beside is not None:
            chosen.append(beside)
    chosen = [_settled(image, card, reader) for card in chosen]
    for i, card in enumerate(chosen):
        if card.reading.rank is None and card.reading.confidence >= _WORTH_ANOTHER_READING:
            chosen[i] = _refit(image, card, [*chosen[:i], *chosen[i + 1 :]], judged, search, reader)
    chosen = _with_indices(image, search, chosen, reader)
    chosen += _unnamed(image, everything, chosen)
    chosen = [card if card.reading.rank else _without_suit(card) for card in chosen]
    return sorted(chosen, key=lambda card: float(card.quad[:, 0].mean()))


def _with_indices(image: Image, search: Search, chosen: list[FoundCard], reader: CardReader) -> list[FoundCard]:
    """The cards, and those of which only an index was free, in the place of what could not be named there."""
    named = [(card.quad, card.reading) for card in chosen if card.reading.rank is not None]
    found = [FoundCard(card.quad, card.support, card.reading) for card in cards_by_index(image, search, named, reader)]
    left = [card for card in chosen if not any(_could_be(card, new) for new in found)]
    return left + found


def _could_be(card: FoundCard, new: FoundCard) -> bool:
    """Whether what could not be named, no back or joker, is the card that was found there by its index."""
    r = card.reading
    return r.rank is None and r.other_card < _CARD and _same_place(card.quad, new.quad)


def _unnamed(image: Image, judged: list[FoundCard], chosen: list[FoundCard]) -> list[FoundCard]:
    """Outlines apart from the chosen cards with a card's clear edges and white border that the reader takes for no
    card: a card of a strange pack, perhaps. The largest first, as its own print may have edges too."""
    found: list[FoundCard] = []
    for card in sorted(judged, key=lambda card: -abs(area(card.quad))):
        if card.support < _WHOLE_OUTLINE or not _has_card_shape(card.quad):
            continue
        if all(_apart(card.quad, other.quad) for other in (*chosen, *found)) and _on_paper(image, card.quad):
            found.append(replace(card, reading=replace(card.reading, rank=None, suit=None, whole=False)))
    return found


def _has_card_shape(quad: Quad) -> bool:
    return 0.62 <= aspect(quad) <= 0.82


def _apart(a: Quad, b: Quad) -> bool:
    return max(covered(a, b), covered(b, a)) <= _APART


def _on_paper(image: Image, quad: Quad) -> bool:
    """Whether an outline has a bright, even and nearly white border within it, as cards have."""
    begin, end = _PAPER_BAND
    within = np.zeros((CARD_H, CARD_W), bool)
    within[begin:-begin, begin:-begin] = True
    within[end:-end, end:-end] = False
    border = warp(image, quad)[within].astype(np.float32)
    colour = np.median(border, axis=0)
    differs, share = _PAPER_EVEN
    even = np.abs(border - colour).max(axis=1) < differs * colour.max()
    bright = colour.max() >= _PAPER_LEVEL and colour.min() >= (1 - _PAPER_TINT) * colour.max()
    return bool(bright and even.mean() >= share)


def _without_suit(card: FoundCard) -> FoundCard:
    """A card whose rank is not sure may be none, or two: its suit is not acted on either, only shown."""
    return replace(card, reading=replace(card.reading, suit=None))


def _is_block(image: Image, card: FoundCard, reader: CardReader) -> bool:
    """Whether what was read as one card is a block of several laid edge to edge, with the same rank at both ends.

    Then a half or a third of the outline, at the top left or the bottom right, frames a whole card with both indices.
    """
    corners = cv2.getPerspectiveTransform(np.array(_CORNERS, np.float32), card.quad)
    patches: list[Image] = []
    for share in _BLOCKS:
        for shift in (0.0, 1.0 - share):
            part = np.array(_CORNERS, np.float32) * share + np.array([CARD_W, CARD_H], np.float32) * np.float32(shift)
            quad = cv2.perspectiveTransform(part.reshape(-1, 1, 2), corners).reshape(4, 2)
            patches += corner_patches(warp(image, np.asarray(quad, np.float32)))
    ranks = [rank for rank, _ in reader.read_corners(patches)]
    return any(
        _best(one) == _best(other) and min(one[_best(one)], other[_best(one)]) >= _INDEX
        for one, other in zip(ranks[::2], ranks[1::2], strict=True)
    )


def _judged(image: Image, search: Search, reader: CardReader) -> list[FoundCard]:
    """The outlines as read, each place once; none where a card is already clear."""
    judged: list[FoundCard] = []
    clear: list[FoundCard] = []
    for roughs in (search.first(), search.small()):
        most = len(judged) + _READ_AT_MOST
        for rough in roughs:
            if any(overlap(rough, card.quad) > 0.6 or covered(rough, card.quad) > 0.85 for card in clear):
                continue
            outline = on_edges(image, rough)
            if outline is None or any(_no_better(outline, card) for card in judged):
                continue
            card = _read_outline(image, *outline, reader)
            judged.append(card)
            if _is_clear(card):
                clear.append(card)
            if len(judged) == most:
                break
    for quad in search.by_print([card.quad for card in clear]):
        if any(_same_place(quad, card.quad) for card in clear) or sides(quad).min() < MIN_CARD_PX:
            continue
        printed = _by_print(image, quad, reader)
        if printed is not None:
            judged.append(printed)
            clear.append(printed)
    return judged


def _is_clear(card: FoundCard) -> bool:
    """A legible face within a well supported outline of a card's shape: nothing else need be looked for there."""
    r, shape = card.reading, 0.62 <= aspect(card.quad) <= 0.8
    return r.rank is not None and r.card >= _FACE_AT_LEAST and card.support >= _CLEAR_OUTLINE and shape


def _by_print(image: Image, quad: Quad, reader: CardReader) -> FoundCard | None:
    """The card in an outline that only print suggests, when it is beyond doubt and shows its index in both corners."""
    picture = warp(image, quad)
    (one, _), (other, _) = reader.read_corners(corner_patches(picture))
    if _best(one) != _best(other) or max(one[NONE], other[NONE]) > _NO_INDEX:
        return None
    card = _settled(image, FoundCard(quad, _BY_PRINT, reader.read(picture)), reader)
    r = card.reading
    return card if r.rank and r.whole and r.confidence >= _BEYOND_DOUBT and _is_card(card) else None


def _no_better(outline: tuple[Quad, float], card: FoundCard) -> bool:
    """Whether an outline is that of one already read, and not much better supported by edges."""
    small, large = sorted((abs(area(outline[0])), abs(area(card.quad))))
    if small < SAME * large:  # nor can they overlap by more; that takes longer to say
        return False
    alike = overlap(outline[0], card.quad)
    return alike > SAME_CLOSELY or (alike > SAME and outline[1] < card.support + _MUCH_BETTER)


def _refit(
    image: Image, card: FoundCard, others: list[FoundCard], judged: list[FoundCard], search: Search, reader: CardReader
) -> FoundCard:
    """The doubtful card read again within outlines that edges support better, or two about as well: where one of these
    that explains more than it is beyond doubt, and none is sure of another rank. Else the card unchanged.

    A line of pips or a court's frame can pass for an edge of the card; the true outline has more support from edges.
    """
    least = card.support - _AS_WELL
    tried = [
        other
        for other in judged
        if other.support > least
        and overlap(other.quad, card.quad) > _SAME_CARD
        and not any(_same_place(other.quad, third.quad) for third in others)
    ]
    most = len(tried) + _OUTLINES_REFIT
    for quad, support in search.near(card.quad):
        if support <= least or len(tried) == most:
            break
        known = any(overlap(quad, other.quad) > SAME_CLOSELY for other in tried)
        if not known and not any(_same_place(quad, other.quad) for other in others):
            tried.append(_read_outline(image, quad, support, reader))
    named = [other for other in tried if other.reading.rank is not None]
    settled = [_settled(image, other, reader) for other in named if _worth(other) > _worth(card)]
    sure = [other for other in settled if other.reading.rank is not None and other.reading.confidence >= _BEYOND_DOUBT]
    best = max(sure, key=lambda other: other.support, default=card)
    two = any(overlap(best.quad, other.quad) <= SAME_CLOSELY for other in sure)
    if len({other.reading.rank for other in named}) > 1 or (best.support <= card.support and not two):
        return card
    if len({other.reading.suit for other in sure}) > 1:
        best = replace(best, reading=replace(best.reading, suit=None))
    return best


def _sticking_out(
    image: Image, card: FoundCard, over: list[FoundCard], chosen: list[FoundCard], reader: CardReader
) -> FoundCard | None:
    """The card when what the cards over it leave free suffices to be sure of it, else None.

    With the others' area blanked it must still read the same, and as none of them: what sticks out of a badly
    framed card would read as that very card.
    """
    if card.reading.rank is None or any(overlap(card.quad, other.quad) > _SAME_OUTLINE for other in over):
        return None
    picture = warp(image, card.quad)
    to_card = cv2.getPerspectiveTransform(card.quad, np.array(_CORNERS, np.float32))
    for other in chosen:
        outline = cv2.perspectiveTransform(other.quad.reshape(-1, 1, 2), to_card)
        cv2.fillConvexPoly(picture, np.rint(outline).astype(np.int32), (0, 0, 0))
    reading = reader.read(picture)
    same = reading.rank == card.reading.rank and (reading.rank, reading.suit) not in {
        (other.reading.rank, other.reading.suit) for other in over
    }
    return FoundCard(card.quad, card.support, reading) if same else None


def _settled(image: Image, card: FoundCard, reader: CardReader) -> FoundCard:
    """A card that is not beyond doubt looked at through slightly different outlines, and what they amount to together.

    What holds for all of them is surer than one reading; what hangs on where exactly the outline runs is no reading.
    """
    r = card.reading
    small = float(sides(card.quad).min()) < _SMALL_PX
    if r.rank and r.suit and not small and card.support >= _WELL_OUTLINED and r.confidence >= _BEYOND_DOUBT:
        return card
    if r.confidence < _WORTH_ANOTHER_READING:
        return card
    readings = [r]
    for stretch in _STRETCHES:
        to_picture = cv2.getPerspectiveTransform(_SQUARE, card.quad)
        stretched = (_SQUARE * np.array(stretch, np.float32)).reshape(-1, 1, 2)
        quad = cv2.perspectiveTransform(stretched, to_picture).reshape(4, 2)
        readings.append(reader.read(warp(image, np.asarray(quad, np.float32))))
    together = reader.combine(readings)
    if len({_best(reading.ranks) for reading in readings}) > 1:
        together = replace(together, rank=None)
    if len({_best(reading.suits) for reading in readings}) > 1:
        together = replace(together, suit=None)
    return FoundCard(card.quad, card.support, together)


def _best(posterior: Mapping[str, float]) -> str:
    """The likeliest label that is not "none"."""
    return max((label for label in posterior if label != NONE), key=lambda label: posterior[label])


def load_image(path: str) -> tuple[Image, float]:
    """(BGR 8-bit picture turned as its EXIF says, how many displayed pixels one of its pixels stands for).

    Raises UnreadableImage when the file is missing, no regular file, no picture, cut short or too large.
    """
    data = _file_bytes(path)
    size = _announced_size(data)
    scale = 1.0
    flags = cv2.IMREAD_COLOR | cv2.IMREAD_ANYDEPTH
    if size is not None and size[0] * size[1] > MAX_PIXELS:
        if not data.startswith(b"\xff\xd8"):
            raise UnreadableImage(
                say("offline-picture-too-large", width=size[0], height=size[1], most=MAX_PIXELS // 1_000_000)
            )
        flags, scale = cv2.IMREAD_REDUCED_COLOR_8, 8.0
    image = _as_bgr(_decoded(data, flags))
    if not data.startswith(b"\xff\xd8"):
        raw = _decoded(data, cv2.IMREAD_UNCHANGED)
        if raw.ndim == 3 and raw.shape[2] == 4 and raw.shape[:2] == image.shape[:2]:
            image = _on_grey(image, raw[..., 3])
    return image, scale


def _decoded(data: bytes, flags: int) -> NDArray[Any]:
    try:
        decoded = cv2.imdecode(np.frombuffer(data, np.uint8), flags)
    except cv2.error as error:
        raise UnreadableImage(say("offline-no-picture")) from error
    if decoded is None or decoded.size == 0:
        raise UnreadableImage(say("offline-no-picture"))
    return np.asarray(decoded)


def _on_grey(image: Image, alpha: NDArray[Any]) -> Image:
    """The picture laid on grey where it is transparent: a card cut out with alpha then stands out by its edge."""
    share = alpha[..., None].astype(np.float32) / (np.iinfo(alpha.dtype).max if alpha.dtype.kind == "u" else 1.0)
    return np.asarray(image * share + np.float32(96.0) * (1 - share), np.uint8)


def _file_bytes(path: str) -> bytes:
    try:
        status = Path(path).stat()
        if not stat.S_ISREG(status.st_mode):
            raise UnreadableImage(say("vision-no-regular-file"))
        if status.st_size == 0:
            raise UnreadableImage(say("offline-empty-file"))
        if status.st_size > MAX_FILE_BYTES:
            size, most = status.st_size // 1_000_000, MAX_FILE_BYTES // 1_000_000
            raise UnreadableImage(say("offline-file-too-large", size=size, most=most))
        data = Path(path).read_bytes()
    except OSError as error:
        raise UnreadableImage(say("plain", text=error.strerror or str(error))) from error
    except ValueError as error:  # a NUL in the name
        raise error if isinstance(error, UnreadableImage) else UnreadableImage(say("offline-no-file-name")) from error
    if data[4:8] == b"ftyp" and data[8:12] in HEIF_BRANDS:
        raise UnreadableImage(say("offline-heic"))
    if data.startswith(b"\xff\xd8") and b"\xff\xd9" not in data[data.rfind(b"\xff\xda") :]:
        raise UnreadableImage(say("offline-cut-short", format="JPEG"))
    if data.startswith(b"\x89PNG") and b"IEND" not in data[-64:] and b"IEND" not in data:
        raise UnreadableImage(say("offline-cut-short", format="PNG"))
    return data


def _announced_size(data: bytes) -> tuple[int, int] | None:
    """(width, height) in the header of a PNG, JPEG, BMP or GIF; None for other formats."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data.startswith(b"BM") and len(data) >= 26:
        return abs(int.from_bytes(data[18:22], "little", signed=True)), abs(
            int.from_bytes(data[22:26], "little", signed=True)
        )
    if data[:4] == b"GIF8" and len(data) >= 10:
        return int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")
    if data.startswith(b"\xff\xd8"):
        at = 2
        while at + 9 < len(data) and data[at] == 0xFF:
            marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
            if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
                return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
            at += 2 + max(length, 2)
    return None


def _as_bgr(decoded: NDArray[Any]) -> Image:
    """Grey, 16-bit and floating-point pictures as plain BGR bytes."""
    if decoded.dtype == np.uint16:
        top = float(decoded[..., :3].max()) if decoded.ndim == 3 else float(decoded.max())
        # Many 10- and 12-bit cameras leave the upper bits empty.
        decoded = (decoded.astype(np.float32) * (255.0 / (65535.0 if top > 4095 else max(top, 255.0)))).astype(np.uint8)
    elif decoded.dtype != np.uint8:
        values = np.nan_to_num(decoded.astype(np.float32), posinf=0.0, neginf=0.0)
        decoded = np.clip(values * (255.0 / max(float(values.max()), 1e-6)), 0, 255).astype(np.uint8)
    if decoded.ndim == 2 or decoded.shape[2] == 1:
        return np.asarray(cv2.cvtColor(decoded.reshape(decoded.shape[:2]), cv2.COLOR_GRAY2BGR), np.uint8)
    return np.ascontiguousarray(decoded[..., :3], np.uint8)


def _read_outline(image: Image, quad: Quad, support: float, reader: CardReader) -> FoundCard:
    """The outline as it reads best: a nearly square one may be a card lying on its side."""
    views = [quad] if aspect(quad) < 0.86 else [quad, turned(quad)]
    read = [FoundCard(view, support, reader.read(warp(image, view))) for view in views]
    return max(read, key=_worth)


def _worth(card: FoundCard) -> float:
    """How well an outline explains the picture: a framed face, legible, with edges, and of a card's shape."""
    r = card.reading
    shape = 1.0 if 0.58 <= aspect(card.quad) <= 0.84 else 0.6  # two cards side by side are nearly square
    sure = 1.0 if r.rank is not None else 0.6
    return (0.05 + r.card) * (0.05 + r.confidence) * (0.3 + card.support) * shape * sure


def _is_card(card: FoundCard) -> bool:
    """A face by the appearance of the whole; or a card's clear outline with sure indices, or around a back or joker."""
    r = card.reading
    if r.card >= _CARD:
        return True
    shape = 0.6 <= aspect(card.quad) <= 0.82
    return shape and card.support >= _CLEAR_OUTLINE and (r.other_card >= _CARD or r.rank is not None)


def _same_place(a: Quad, b: Quad) -> bool:
    """True when both cannot be cards of their own: they overlap by a third, or one is mostly inside the other."""
    if overlap(a, b) > 0.33:
        return True
    inner, outer = (a, b) if abs(area(a)) < abs(area(b)) else (b, a)
    return covered(inner, outer) > 0.6


def _scaled(card: FoundCard, scale: float) -> FoundCard:
    return FoundCard(np.asarray(card.quad * np.float32(scale), np.float32), card.support, card.reading)


def _shown(posterior: Any) -> dict[str, float]:
    """Labels by falling probability, rounded; "none" and what is next to impossible left out."""
    pairs = sorted(posterior.items(), key=lambda pair: -pair[1])
    return {label: round(p, 4) for label, p in pairs if label != NONE and p >= SHOWN}
