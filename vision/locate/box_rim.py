"""The window within the outline of a box: what is outlined instead where the box is nearly as light as a card.

The box is turned upright. An edge of the window runs across most of it, beside the box's own; those that stand out on
each side are combined, and four that make the shape of a window may be one. Where the light is so strong that card and
box are equally white, two or three of them are seen, in the box's shade: print is alike turned round, so its middle
says where the opposite ones are. Where one alone is seen, the shape of a window says the rest; where none is, the print
says how large it is, too.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import brightest, darkest
from vision.locate.refine import FAINT_LEVELS, refine
from vision.locate.shape import ASPECT, misshapen
from vision.quads import Image, Quad, portrait, sides

_TALL = 220
"""Pixels of the upright picture along the box: half a millimetre each."""
_RIM = (0.03, 0.27)
"""Shares of the box's width and height between which a side of the window may lie: rims of 3 to 30 mm."""
_MIDDLE = (0.3, 0.7)
"""Shares of the box's other dimension over which every window reaches."""
_EDGE = 0.6
"""Share of a line, within _MIDDLE, that must be edge."""
_EDGES = 0.85
"""Share of all four lines together that must be edge: windows in metal and plastic boxes have 0.93 and more."""
_PER_SIDE = 4
"""Lines of each side that are combined to outlines: courts have frames of their own."""
_MOST = 8
"""Outlines that are tried."""
_ASPECTS = (0.665, 0.74)
"""Of windows that hide 1 to 3 mm, a little askew."""
_BROAD = 0.755
"""Of those that are all edge, where no other is found: 0.745 in a white box that stands off the picture's middle
(`benchmarks.films`, seed 73502)."""
_ALL_EDGE = 0.9
"""Share of a line that must be edge for it alone to be a side of the window: 1.0 in a white box 1.3 stops too bright
(`benchmarks.films`, seed 73192)."""
_MOST_OF_ONE_SIDE = 3
"""Outlines that are tried of which one side alone is seen."""
_SUPPORT = 0.8
"""Share of an outline that must be edges for it to be moved onto them."""
_BURNT = 245.0
"""Median of the brightest channel within a box from which edges may be burnt out: white boxes 1 to 1.3 stops too bright
have 255, in a compressed film 250."""
_BURNT_LEVELS = 1.0
"""The weakest edge there, grey levels: what is clipped has no noise, and shade takes 2 to 10 from it."""
_DIM = 160.0
"""Median of the brightest channel within a box in too little light: 142 in a white one 1 stop too dark, whose edges
have 1 to 3 grey levels (`benchmarks.films`, seed 73024)."""
_DIM_LEVELS = 1.0
"""The weakest edge there, grey levels."""
_OWN = 0.01
"""Counts for a side of the box's outline: less than any line within it, more than none."""
_INK = 0.7
"""Level of print at most, as a share of the paper's: the shade of a box on a card leaves 0.8."""
_ASTRAY = 0.2
"""Twice how far the middle of the print may be from that of the box, as a share of the box's width."""
_ALIKE = 0.6
"""Share of the print that must be alike turned round; it is found within 1.3 mm of the window's middle (16 rendered
cards)."""
_BESIDE = 0.02
"""Paper beside the indices in a window, as a share of half its width or height: 0.01 in a white box burnt out whole
(`benchmarks.films`, seed 73328)."""
_UNEVEN = 1.08
"""By how much the print may be wider or higher than a window's shape (guess): 1.05 of a card seen at 18 degrees."""
_BEYOND = 0.02
"""How far a window that is known by the print may be beyond the outline, as a share of the box's width (guess)."""
_ASKEW = 0.04
"""How far the middle of a window may be from that of the print, as a share of the box's width: 3 mm."""
_ASKEW_BOX = 0.05
"""By how much truer an outline must be on edges that are faint (see `misshapen`): 15 of 17 such windows were nearer to
the true one there, none farther away (`benchmarks.films`, three films of seeds 74011 to 74210)."""
_EDGE_OF_ASKEW = 0.5
"""Share of such an outline that must be edges: 0.52 and more of those of one box, 0.09 of one that was nearer to no
window."""
_REACHES = (0.015, 0.03)
"""How far these edges may be, as a share of the outline's size (see `refine`): both are tried."""


def windows_within(image: Image, box: Quad, *, lopsided: bool = False, narrow: bool = False) -> Iterator[Quad]:
    """Up to eight portrait outlines within `box` that may be its window, the one with the clearest edges first.
    `lopsided`: no card lies in its middle, so some of its sides may be the window's own. `narrow`: it is too narrow for
    a window, so its long sides are the window's own, and there is light on the rim at the short ones."""
    upright, to_picture = _upright(image, box)
    tall, wide = upright.shape[:2]
    light = float(np.median(brightest(upright)))
    burnt = light >= _BURNT
    least = _BURNT_LEVELS if burnt else _DIM_LEVELS if light < _DIM else FAINT_LEVELS
    across, along = _lines(upright, least), _lines(np.asarray(upright.transpose(1, 0, 2), np.uint8), least)
    middle = _middle_of_print(upright) if burnt else None
    of_one = [] if middle is None else _of_one_side(across, along, middle, wide, tall)
    if narrow:
        across = [(0.0, 1.0)], [(float(wide), 1.0)]
    if middle is not None:
        across, along = _completed(across, wide, middle[0]), _completed(along, tall, middle[1])
    elif lopsided:
        across, along = _with_own(across, wide), _with_own(along, tall)
    found: list[tuple[float, Quad]] = []
    broad: list[tuple[float, Quad]] = []
    for (x0, a), (x1, b), (y0, c), (y1, d) in itertools.product(*across, *along):
        shape = (x1 - x0) / (y1 - y0)
        if not _seen_well(a, b, c, d) or not _ASPECTS[0] < shape < _BROAD:
            continue
        if middle is not None and max(abs((x0 + x1) / 2 - middle[0]), abs((y0 + y1) / 2 - middle[1])) > _ASKEW * wide:
            continue
        if shape < _ASPECTS[1]:
            found.append((a + b + c + d, _in_picture(to_picture, x0, x1, y0, y1)))
        elif min(a, b, c, d) >= _ALL_EDGE:
            broad.append((a + b + c + d, _in_picture(to_picture, x0, x1, y0, y1)))
    found = sorted(found or broad, key=lambda pair: -pair[0])
    for _, rough in found[:_MOST]:
        yield _on_edges(image, rough)
    for window in of_one:
        yield _in_picture(to_picture, *window)
    if middle is not None and not found and not of_one and (printed := _of_print(upright, middle)) is not None:
        yield _in_picture(to_picture, *printed)


def window_of_print(image: Image, box: Quad) -> Quad | None:
    """The portrait outline within `box` that its print alone says: of a window whose edges are not seen."""
    upright, to_picture = _upright(image, box)
    middle = _middle_of_print(upright)
    printed = None if middle is None else _of_print(upright, middle)
    return None if printed is None else _in_picture(to_picture, *printed)


def _upright(image: Image, box: Quad) -> tuple[Image, cv2.typing.MatLike]:
    """The box turned upright and a little blurred, and the matrix from there to the picture."""
    box = portrait(box)
    width, height = (float(sides(box)[k::2].mean()) for k in (0, 1))
    tall = min(_TALL, round(height))
    wide = round(tall * width / height)
    corners = np.array([[0, 0], [wide, 0], [wide, tall], [0, tall]], np.float32)
    to_picture = cv2.getPerspectiveTransform(corners, box)
    turned = cv2.warpPerspective(image, np.linalg.inv(to_picture), (wide, tall), flags=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(turned, (3, 3), 0), np.uint8), to_picture


def _in_picture(to_picture: cv2.typing.MatLike, x0: float, x1: float, y0: float, y1: float) -> Quad:
    corners = np.array([[[x0, y0], [x1, y0], [x1, y1], [x0, y1]]], np.float32)
    return portrait(np.asarray(cv2.perspectiveTransform(corners, to_picture)[0], np.float32))


def _of_one_side(
    across: _Sides, along: _Sides, middle: tuple[float, float], wide: int, tall: int
) -> list[tuple[float, float, float, float]]:
    """Left, right, top and bottom of the windows of which one side is clear, the clearest first: the others by the
    middle of the print and the shape of a window. All have a rim."""
    seen = [(share, abs(x - middle[0])) for x, share in itertools.chain(*across) if share >= _ALL_EDGE]
    seen += [(share, abs(y - middle[1]) * ASPECT) for y, share in itertools.chain(*along) if share >= _ALL_EDGE]
    windows = []
    for _, half in sorted(seen, reverse=True):  # half of its width
        x0, x1 = middle[0] - half, middle[0] + half
        y0, y1 = middle[1] - half / ASPECT, middle[1] + half / ASPECT
        if min(x0, wide - x1) >= _RIM[0] * wide and min(y0, tall - y1) >= _RIM[0] * tall:
            windows.append((x0, x1, y0, y1))
    return windows[:_MOST_OF_ONE_SIDE]


def _of_print(upright: Image, middle: tuple[float, float]) -> tuple[float, float, float, float] | None:
    """Left, right, top and bottom of the window of which no side is seen: the print that is alike turned round about
    the `middle` reaches from index to index."""
    ink = _ink(upright)
    height, width = ink.shape
    turn = np.array([[-1, 0, 2 * middle[0]], [0, -1, 2 * middle[1]]], np.float32)
    turned = cv2.dilate(cv2.warpAffine(ink, turn, (width, height)), np.ones((5, 5), np.uint8))
    y, x = np.nonzero((ink > 0) & (turned > 0))
    if not len(x):
        return None
    across, along = (float(np.abs(v - m).max()) * (1 + _BESIDE) for v, m in zip((x, y), middle, strict=True))
    if not 1 / _UNEVEN < across / (along * ASPECT) < _UNEVEN:
        return None  # seen at a slant, or not all of the print
    half = max(across, along * ASPECT)
    x0, x1 = middle[0] - half, middle[0] + half
    y0, y1 = middle[1] - half / ASPECT, middle[1] + half / ASPECT
    beyond = _BEYOND * width  # a side of the outline may be the window's own
    return (x0, x1, y0, y1) if min(x0, y0, width - x1, height - y1) >= -beyond else None


def _seen_well(*shares: float) -> bool:
    """Enough of these four lines is edge: of all, or of those that are not the opposite of one; one of each two is a
    line at least."""
    seen = [share for share in shares if share >= _EDGE]
    pairs = shares[0] + shares[1] > 0 and shares[2] + shares[3] > 0
    return pairs and len(seen) >= 2 and sum(seen) >= len(seen) * _EDGES


def _on_edges(image: Image, rough: Quad) -> Quad:
    """The outline on the edges nearest to it, where they are clear; faint ones are better known from whole lines,
    unless these are askew, as the outline of the box is."""
    quad, support = max((refine(image, rough, reach, FAINT_LEVELS) for reach in _REACHES), key=lambda pair: pair[1])
    askew = support >= _EDGE_OF_ASKEW and misshapen(quad) < misshapen(rough) - _ASKEW_BOX
    return portrait(quad if support >= _SUPPORT or askew else rough)


_Line = tuple[float, float]
"""Where it is, in pixels, and the share of it that is edge."""
_Sides = tuple[list[_Line], list[_Line]]
"""What may be the left and right sides of the window, or the upper and lower."""


def _lines(upright: Image, least: float) -> _Sides:
    """The upright lines that may be sides of the window, left and right: those along which most rows grow lighter, or
    darker, in one channel, by `least` grey levels."""
    height, width = upright.shape[:2]
    rows = upright[round(_MIDDLE[0] * height) : round(_MIDDLE[1] * height)].astype(np.float32)
    shares = np.zeros(width)
    for step in np.moveaxis(rows[:, 2:] - rows[:, :-2], 2, 0):
        for signed in (step, -step):
            edge = cv2.dilate((signed > least).astype(np.uint8), np.ones((1, 3)))
            shares[1:-1] = np.maximum(shares[1:-1], edge.mean(axis=0))
    low, high = (round(share * width) for share in _RIM)
    return _peaks(shares, low, high), _peaks(shares, width - high, width - low)


def _peaks(shares: NDArray[np.float64], start: int, end: int) -> list[_Line]:
    """The most marked columns from `start` to `end`, each the middle of a run of equals."""
    peaks, k = [], start
    while k < end:
        run = k
        while run + 1 < end and shares[run + 1] == shares[k]:
            run += 1
        if shares[k] >= max(_EDGE, shares[max(0, k - 2) : run + 3].max()):
            peaks.append(((k + run + 1) / 2, float(shares[k])))
        k = run + 1
    return sorted(peaks, key=lambda peak: -peak[1])[:_PER_SIDE]


def _completed(lines: _Sides, size: float, middle: float) -> _Sides:
    """These lines, the box's own sides (a side of the window where the rim beside it is burnt out), and the opposite of
    each, as far beyond the middle of the print."""
    low, high = _with_own(lines, size)
    return low + [(2 * middle - x, 0.0) for x, _ in high], high + [(2 * middle - x, 0.0) for x, _ in low]


def _with_own(lines: _Sides, size: float) -> _Sides:
    """These lines and the box's own sides."""
    return [*lines[0], (0.0, _OWN)], [*lines[1], (size, _OWN)]


def _middle_of_print(upright: Image) -> tuple[float, float] | None:
    """About which point what is printed is alike turned round, as cards are; None where nothing is."""
    ink = _ink(upright)
    height, width = ink.shape
    spectrum = np.fft.rfft2(ink, (2 * height, 2 * width))
    alike = np.fft.irfft2(spectrum * spectrum, (2 * height, 2 * width))
    reach = round(_ASTRAY * width)
    part = alike[height - 1 - reach : height + reach, width - 1 - reach : width + reach]
    y, x = np.unravel_index(int(part.argmax()), part.shape)
    if part[y, x] < _ALIKE * ink.sum():
        return None
    return (width - 1 - reach + int(x) + 1) / 2, (height - 1 - reach + int(y) + 1) / 2


def _ink(upright: Image) -> NDArray[np.float32]:
    """1 where something is printed, but for the box's own edges."""
    ink = (darkest(upright) < _INK * float(np.percentile(darkest(upright), 90))).astype(np.float32)
    height, width = ink.shape
    x0, y0 = round(_RIM[0] * width), round(_RIM[0] * height)
    ink[:y0], ink[height - y0 :], ink[:, :x0], ink[:, width - x0 :] = 0, 0, 0, 0
    return ink
