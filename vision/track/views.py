"""One view of the window: the rectified card, what is read, whether it is fully in view, and whether it is the card
of an earlier view.

Pure functions of pictures; when to take one and what follows from it is the tracker's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from vision.levels import brightest, darkest
from vision.locate.refine import FAINT_LEVELS, STEP_LEVELS, refine
from vision.quads import CARD_H, CARD_W, Image, Quad, overlap, rectify, sides
from vision.reading import NONE, Reader, Reading
from vision.thumbnail import thumbnail

SAME_PICTURE = 0.985
"""Likeness (see `likeness`) from which two views show the same card whatever was read; the black suits of one rank
reach 0.977."""
PASSED_S = 0.03
"""A card that was seen passing has lain still for this long at least."""
OTHER_PICTURE = 0.80
"""Likeness below which they show different cards whatever was read."""
MUCH_ALIKE = 0.92
"""Likeness from which an unreadable card is taken for the one before when nothing slid: a box was pushed."""
LIKELY = 0.5
"""Probability from which an unsure reading says which card it may be."""
UNLIKELY = 0.01
"""Probability below which an unsure reading says which card it is not: of a card whose index is painted over, the other
suit of its colour has at most 0.001 (rendered, 15 and 30 pictures a second)."""
OUT_OF_FOCUS = 0.95
"""Soft likeness from which a blurred picture is taken for the card that lay there before, when nothing slid."""
AT_ONCE = 0.85
"""Soft likeness from which a blurred picture is taken for the card that lay there before, when the picture became
blurred quicker than any card can be drawn."""
BLURRED = 0.145
"""Sharpness (see `View`) below which a card is out of focus: rendered cards have 0.20 to 0.53, and are no longer read
surely below 0.12."""
BLURRED_OF_ITSELF = 0.6
"""Sharpness, as a share of what the same card had before, below which it is out of focus."""
SOFTER = 0.85
"""Sharpness, as a share of what the same card had before, below which it is asked whether all of the picture is out of
focus: a white box too bright by 1.3 stops keeps 0.56."""
BURST = 6
"""Views kept as the evidence of a card that was not read surely."""
_RING_SHARE = 0.80
"""Share of each side's rim that must be bare paper for the card to be surely in full view; courts may have none."""
_PAPER = 0.62
"""Paper is at least this share of the card's own white, in every channel."""

_BARE = 0.06
"""Detail of 2 to 20 px, as a share of the brightness, below which nothing is printed: rendered wells of felt, wood,
brass and plastic have 0.03 to 0.06, faces and backs 0.07 and more."""
_BARE_LEVEL = 0.75
"""Brightness of a bare well at most, as a share of the paper's: those wells had 0.5 at most."""
_CELLS = (16, 22)
"""Columns and rows of cells whose colours are compared: 4 mm each, so that print a millimetre aside changes little."""
_DARK = 4.0
"""Grey levels that are added where the light is compared (guess): what is black has no colour."""
_HUE = 15.0
"""Grey levels in one channel, at equal light, from which a cell has another colour: at 25 a hand in little light
changed 0.1 of the cells, at 15 two thirds (`benchmarks.films`, seed 73092)."""
SHOWN_MM = (60.0, 85.0)
"""Width and height of the part of a card that a window shows."""
_NEAR = 0.84
"""Overlap with the window as it was: 3 mm to the side and as much up or down."""
_PUSH = 0.035
"""How far the window's edges are sought first, as a share of its size (see `refine`): 2.5 mm."""
_FAR = 0.06
"""How far they are sought when they are not found there: 4.4 mm."""
_EDGES = 0.6
"""Share of an outline that must be edges for the window to follow it."""
_ALL_EDGES = 0.85
"""Share of an outline found farther away that must be edges for the window to follow it: another frame might lie
there."""
_FAINT_EDGES = 0.75
"""Share of an outline that must be faint edges for the window to follow it: of white boxes pushed by 1 to 4 mm they are
0.80 to 0.95 (`benchmarks.films`, seed 73199), with a hand over the window 0.72 at most."""
_MISFIT = 0.02
"""Share of the card's width by which an outline's corners may differ from the window's shape: 1.3 mm."""


@dataclass(frozen=True, slots=True)
class View:
    """A view of the window: outline, rectified picture, reading, rim brightness, paper share, when, and the part of
    the frame it was."""

    quad: Quad
    card: Image
    reading: Reading
    in_view: bool
    """The rim is bare paper all round: nothing covers it."""
    paper: float
    """Share of the window that is bare paper, 0..1."""
    white: float
    """The card's white, grey levels."""
    time_s: float
    sharpness: float
    """Fine detail as a share of coarse detail: 0.20 to 0.53 for rendered cards in focus, below 0.14 when blurred by 3 %
    of the card's width (one sigma)."""
    image: Image


def take_view(image: Image, window: Quad, reader: Reader, white: float | None, time_s: float) -> View:
    """A view of the card in `window`; `white` is how bright its paper should be, None when not known yet."""
    quad = fitted(image, window)
    card = rectify(image, quad)
    level = paper_level(card)
    share, rim = _paper_shares(card, max(level, 0.6 * white) if white is not None else level)
    return View(
        quad=quad,
        card=card,
        reading=reader.read(card),
        in_view=rim >= _RING_SHARE,
        paper=share,
        white=level,
        time_s=time_s,
        sharpness=sharpness(card),
        image=cut_out(image, quad),
    )


def burst(views: Sequence[View]) -> tuple[Image, ...]:
    """At most BURST pictures spread evenly over these views, oldest first, the last view always among them."""
    count = min(BURST, len(views))
    return tuple(views[len(views) - 1 - (count - 1 - k) * len(views) // count].image for k in range(count))


def fitted(image: Image, window: Quad) -> Quad:
    """The window's outline where it is now: the box may have been pushed by a millimetre or two, or from two on one
    side to two on the other.

    It is shifted and turned, never made larger or smaller: many courts have a frame of their own just inside. The
    edges of a white box are faint.
    """
    near, edges = _followed(image, window, window)
    if near is not None and edges >= _ALL_EDGES:
        return near
    farther, _ = refine(image, window, _FAR)
    there, more = _followed(image, window, laid_on(window, farther))
    if there is not None and more >= _ALL_EDGES:
        return there
    farther, _ = refine(image, window, _FAR, FAINT_LEVELS)
    faint, seen = _followed(image, window, laid_on(window, farther), FAINT_LEVELS)
    if faint is not None and seen >= _FAINT_EDGES:
        return faint
    return window if near is None or edges <= _EDGES else near


def _followed(image: Image, window: Quad, start: Quad, step_levels: float = STEP_LEVELS) -> tuple[Quad | None, float]:
    """(`window` shifted and turned onto the edges next to `start`, support); None when it does not fit them."""
    moved, support = refine(image, start, _PUSH, step_levels)
    whole = laid_on(window, moved)
    misfit = float(np.abs(whole - moved).max()) / float(sides(window).min())
    return (whole if misfit < _MISFIT and overlap(moved, window) > _NEAR else None), support


def laid_on(window: Quad, place: Quad) -> Quad:
    """`window` shifted and turned to lie as nearly as possible on `place`."""
    centre, there = window.mean(axis=0), place.mean(axis=0)
    a, b = window - centre, place - there
    angle = np.arctan2(float((a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]).sum()), float((a * b).sum()))
    c, s = np.cos(angle), np.sin(angle)
    return np.asarray(a @ np.array([[c, s], [-s, c]]) + there, np.float32)


def paper_level(card: Image) -> float:
    """How bright the paper of a rectified card is: the 80th percentile of its darkest channel."""
    return float(np.percentile(darkest(card[::6, ::6]), 80))


def recoloured(now: Image, was: Image) -> float:
    """0..1: how much of a rectified card has another colour than it had, however light it is: a hand is over it, and no
    shadow."""
    small, before = (cv2.resize(card, _CELLS, interpolation=cv2.INTER_AREA).astype(np.float32) for card in (now, was))
    light = (small.mean(axis=2) + _DARK) / (before.mean(axis=2) + _DARK)
    return float((brightest(np.abs(small / light[..., None] - before)) > _HUE).mean())


def paper_share(card: Image, white: float) -> float:
    """0..1: how much of a rectified picture is as bright as paper whose level is `white`."""
    return float((darkest(card[::3, ::3]) > _PAPER * white).mean())


def _paper_shares(card: Image, white: float) -> tuple[float, float]:
    """(paper share of the whole, paper share of the rim of the worst side)."""
    least = darkest(card[::3, ::3]) > _PAPER * white
    depth = max(1, round(0.03 * least.shape[1]))
    rim = (least[depth, 4:-4], least[-1 - depth, 4:-4], least[6:-6, depth], least[6:-6, -1 - depth])
    return float(least.mean()), float(min(side.mean() for side in rim))


def likeness(a: Image, b: Image) -> float:
    """-1..1: how alike two rectified cards look, up to a shift of 4 % and a change of light; 1 is the same picture."""
    first, second = thumbnail(a), thumbnail(b)
    margin = 4
    core = first[margin:-margin, margin:-margin]
    return float(cv2.matchTemplate(second, core, cv2.TM_CCOEFF_NORMED).max())


def soft_likeness(a: Image, b: Image) -> float:
    """-1..1: `likeness` of what is left of two cards when both are blurred; -1 when `b` has far less contrast."""
    first, second = (cv2.GaussianBlur(thumbnail(card), (0, 0), 0.05 * CARD_W / 3) for card in (a, b))
    if float(second.std()) < 0.4 * float(first.std()):
        return -1.0  # a veil, not a blur
    return float(cv2.matchTemplate(second, first[4:-4, 4:-4], cv2.TM_CCOEFF_NORMED).max())


def sharpness(card: Image) -> float:
    """How sharp a rectified card is: its detail of 1 px to that of 2 to 8 px, at half size. Light does not count."""
    small = cv2.resize(card, (CARD_W // 2, CARD_H // 2), interpolation=cv2.INTER_AREA)[..., 1].astype(np.float32)
    fine, middle, coarse = (cv2.GaussianBlur(small, (0, 0), sigma)[8:-8, 8:-8] for sigma in (1.0, 2.0, 8.0))
    return float(np.abs(fine - middle).mean() / max(np.abs(middle - coarse).mean(), 0.5))


def is_bare(view: View, white: float) -> bool:
    """Nothing is printed there, and it is far darker than paper was (`white`): the bottom of an empty box."""
    small = cv2.resize(view.card, (CARD_W // 2, CARD_H // 2), interpolation=cv2.INTER_AREA)[..., 1].astype(np.float32)
    soft = cv2.GaussianBlur(small, (0, 0), 1.0)[10:-10, 10:-10]  # a light rim may be seen beyond that
    detail = soft - cv2.GaussianBlur(soft, (0, 0), 10.0)
    return view.white < _BARE_LEVEL * white and float(detail.std()) < _BARE * max(float(soft.mean()), 1.0)


def slid(window: Quad, side: int, mm: float) -> Quad:
    """The window's outline this many mm towards a side of it (0 and 1 along the short sides, 2 and 3 the long ones)."""
    a, b, c, d = window
    way = ((b - a) + (c - d)) / (2 * SHOWN_MM[0]) if side < 2 else ((d - a) + (c - b)) / (2 * SHOWN_MM[1])
    return np.asarray(window + way * (mm if side in (0, 2) else -mm), np.float32)


def about(card: Image, side: int, mm: float) -> Image:
    """The part of a rectified picture that is centred on a card displaced by `mm` towards a side: the card's far end is
    beyond the window, so as much is cut off at the near end."""
    width, height = SHOWN_MM
    if side < 2:
        out = round(2 * mm / width * card.shape[1])
        return card[:, out:] if side == 0 else card[:, : card.shape[1] - out]
    out = round(2 * mm / height * card.shape[0])
    return card[out:] if side == 2 else card[: card.shape[0] - out]


def cut_out(image: Image, quad: Quad, margin: float = 0.08) -> Image:
    """The part of the frame around an outline, copied: the evidence of a reading."""
    height, width = image.shape[:2]
    low, high = quad.min(axis=0), quad.max(axis=0)
    room = margin * float((high - low).max())
    x0, y0 = (int(v) for v in np.floor(np.maximum(low - room, 0)))
    x1, y1 = (int(v) for v in np.ceil(np.minimum(high + room, (width, height))))
    return image[y0:y1, x0:x1].copy()


def seen_again(first: View, view: View, image: Image) -> bool:
    """Whether both views are sure of one card, and `image`, the frame of the second, shows it exactly where it was in
    the first: nothing but light and shadow has changed, whatever moves beside it."""
    one, other = first.reading, view.reading
    if None in (one.rank, one.suit) or (one.rank, one.suit) != (other.rank, other.suit):
        return False
    was, now = thumbnail(first.card), thumbnail(rectify(image, first.quad))
    return float(cv2.matchTemplate(now, was, cv2.TM_CCOEFF_NORMED).max()) > SAME_PICTURE


def is_no_card(reading: Reading) -> bool:
    """No face is seen there, or most likely none."""
    return reading.ranks.get(NONE, 0.0) > 0.6 or reading.card < 0.3


def same_card(
    before: View, was: Reading, view: View, reading: Reading, slid: Callable[[], bool], *, brief: bool = False
) -> bool | None:
    """Does `view`, read as `reading`, show the card of `before`, read as `was`? None: not decided yet.

    `slid`: whether a card was seen leaving meanwhile; asked only where pictures and readings do not decide. `brief`:
    what changed did so too quickly for a draw.
    """
    alike = likeness(before.card, view.card)
    less, more = sorted((before.sharpness, view.sharpness))
    if less < BLURRED_OF_ITSELF * more:
        same = soft_likeness(before.card, view.card) > (AT_ONCE if brief else OUT_OF_FOCUS) and not slid()
        if same or None in (was.rank, reading.rank):
            return same
    if was.rank is None or reading.rank is None:
        much_alike = SAME_PICTURE >= alike > MUCH_ALIKE and not _ruled_out(was, reading)
        if (much_alike or _likely_one(was, reading)) and not slid():
            return True
        return True if alike > SAME_PICTURE else False if alike < OTHER_PICTURE else None
    if was.rank != reading.rank:
        return None if alike > SAME_PICTURE else False
    if was.suit is not None and reading.suit is not None:
        if was.suit == reading.suit:
            return True
        return None if alike > SAME_PICTURE else False
    if alike > SAME_PICTURE or (_likely_one(was, reading) and not slid()):
        return True
    return False if alike < 0.9 else None


def _likely_one(was: Reading, reading: Reading) -> bool:
    """Both readings, sure or not, are most likely of one rank and suit: the card lies half under a hand."""
    likely = [
        [label for label, share in shares.items() if share > LIKELY]
        for one in (was, reading)
        for shares in (one.ranks, one.suits)
    ]
    return likely[:2] == likely[2:] and all(likely) and [NONE] not in likely


def _ruled_out(was: Reading, reading: Reading) -> bool:
    """One of the readings is sure of a card that the other cannot be: two black cards of one rank look much alike."""
    return any(
        None not in (sure.rank, sure.suit)
        and min(unsure.ranks.get(sure.rank or "", 0.0), unsure.suits.get(sure.suit or "", 0.0)) < UNLIKELY
        for sure, unsure in ((was, reading), (reading, was))
    )


def likeliest(reading: Reading) -> str | None:
    """The rank that was read, or of an unsure reading the likeliest; None where it has none."""
    return reading.rank or max(reading.ranks.keys() - {NONE}, key=lambda rank: reading.ranks[rank], default=None)


def another_card(views: Sequence[View], reading: Reading, others: Sequence[View]) -> bool:
    """Did a card lie still in `views`, read as `reading`, that is none of `others`, those before and after it?

    A hand that stands still over one of them makes a picture of its own: it does so for a moment only, and what can be
    read of the card, surely or not, is still that card.
    """
    view = views[-1]
    if view.time_s - views[0].time_s < PASSED_S or view.sharpness < BLURRED:
        return False
    best = likeliest(reading)
    likest = [other.reading for other in others if other.reading.rank == best]
    if any(None in (reading.rank, reading.suit) or one.suit in (None, reading.suit) for one in likest):
        return False
    if reading.rank is None and not view.in_view:
        return False  # most likely the card before it, half under the hand that draws it
    return all(likeness(other.card, view.card) <= OTHER_PICTURE for other in others)
