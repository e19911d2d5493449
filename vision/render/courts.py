"""The court cards: a stylised figure with crown or cap, robe and emblem, and the same figure turned by half a turn.

Coordinates are millimetres from the middle of the card; the upper figure is cut along a slanting line through it.
"""

import math

import numpy as np

from vision.render.glyphs import suit_sign
from vision.render.shapes import Fill, Points, affine, brush, clipped, ellipse, grown, path, place, rectangle

BLACK = "#17151a"
RED = "#c8182a"
YELLOW = "#f3bd2b"
BLUE = "#27509b"
WHITE = "#fdfcf8"
_SKIN = "#fbe6d0"
FRAME = (17.6, 36.4)
"""Half width and half height of the ruled frame, mm."""

_SLOPE = 0.30
_CUT = (_SLOPE / math.hypot(1, _SLOPE), 1 / math.hypot(1, _SLOPE))


def court(rank: str, suit: str) -> list[Fill]:
    """The framed picture of "J", "Q" or "K", centred on the origin."""
    ink = RED if suit in "HD" else BLACK
    main, second = {"S": (BLUE, RED), "H": (RED, BLUE), "D": (BLUE, RED), "C": (RED, BLUE)}[suit]
    half = _robe(rank, main, second) + _emblem(rank) + _head(rank, main, second)
    half = [Fill(f.colour, tuple(_inside(clipped(c, _CUT)) for c in f.contours)) for f in half]
    half = [f for f in half if all(len(c) > 2 for c in f.contours)]
    sign = place(suit_sign(suit, ink), affine(scale=9.2, x=-11.6, y=-29.6))
    upper = half + sign
    w, h = FRAME
    frame = Fill(
        BLUE, (rectangle(-w - 0.25, -h - 0.25, w + 0.25, h + 0.25), rectangle(-w + 0.15, -h + 0.15, w - 0.15, h - 0.15))
    )
    return upper + place(upper, affine(turned=True)) + _sash(main, second) + [frame]


def _inside(polygon: Points) -> Points:
    w, h = FRAME
    return np.clip(polygon, (-w, -h), (w, h)) if len(polygon) else polygon


def line(width: float, *points: tuple[float, float]) -> Fill:
    """A black pen stroke of this width, mm."""
    return Fill(BLACK, (brush(np.array(points, dtype=np.float64), (width,)),))


def outlined(colour: str, outline: Points, width: float = 0.45) -> list[Fill]:
    """An area with a black line of this width, mm, round it."""
    keep = np.any(np.abs(outline - np.roll(outline, 1, axis=0)) > 1e-6, axis=1)
    outline = outline[keep]
    return [Fill(BLACK, (grown(outline, width / 2),)), Fill(colour, (grown(outline, -width / 2),))]


def _sash(main: str, second: str) -> list[Fill]:
    """The slanting band that hides the cut between the two figures; it is its own half turn."""
    w = FRAME[0]

    def band(half: float) -> Points:
        return np.array(
            [[-w, _SLOPE * w - half], [w, -_SLOPE * w - half], [w, -_SLOPE * w + half], [-w, _SLOPE * w + half]]
        )

    beads = [Fill(second, (ellipse(x, -_SLOPE * x, 0.85),)) for x in np.linspace(-15.4, 15.4, 9)]
    return [Fill(BLACK, (band(2.0),)), Fill(YELLOW, (band(1.55),)), *beads]


def _robe(rank: str, main: str, second: str) -> list[Fill]:
    fills = outlined(
        main,
        path(
            (-17.6, 8),
            (-17.6, -6),
            (-16.5, -12, -10, -14.5, -5, -15.5),
            (5, -15.5),
            (10, -14.5, 16.5, -12, 17.6, -6),
            (17.6, 8),
        ),
    )
    # Sleeves: slashed stripes that follow the shoulder.
    for k, x in enumerate((-16.0, -13.2, -10.4)):
        stripe = path(
            (x, 8), (x - 0.4, -2, x + 1.2, -9, x + 3.0, -13.2), (x + 4.3, -13.6), (x + 2.6, -9, x + 1.1, -2, x + 1.5, 8)
        )
        for mirrored in (False, True):
            fills += place([Fill((YELLOW, second, YELLOW)[k], (stripe,))], affine(mirrored=mirrored))
    # The front: a panel with lozenges between two borders.
    panel = path((-6.2, 8), (-5.2, -14.5), (0, -12.6), (5.2, -14.5), (6.2, 8))
    fills += outlined(YELLOW if rank != "Q" else WHITE, panel)
    fills += [Fill(second, (path((-4.6, 8), (-3.9, -13.2), (0, -11.4), (3.9, -13.2), (4.6, 8)),))]
    for y in (-9.0, -4.4, 0.2, 4.8):
        lozenge = np.array([[0, y - 2.0], [2.1, y], [0, y + 2.0], [-2.1, y]])
        fills += [Fill(YELLOW, (lozenge,)), Fill(BLACK, (ellipse(0, y, 0.62),))]
    # Collar.
    if rank == "K":
        collar = path((-9.5, -13.8), (-7, -17.4), (7, -17.4), (9.5, -13.8), (5, -10.6, -5, -10.6, -9.5, -13.8))
        fills += outlined(WHITE, collar)
        fills += [
            Fill(BLACK, (ellipse(x, y, 0.34, 0.7),))
            for x, y in ((-6.4, -14.2), (-3.4, -13.0), (0, -12.6), (3.4, -13.0), (6.4, -14.2))
        ]
    elif rank == "Q":
        ruff = path(
            (-8.6, -12.6),
            (-8.8, -17.6, -4, -18, 0, -18),
            (4, -18, 8.8, -17.6, 8.6, -12.6),
            (4, -15.2, -4, -15.2, -8.6, -12.6),
        )
        fills += outlined(YELLOW, ruff)
        fills += [
            Fill(RED, (ellipse(x, y, 0.6),)) for x, y in ((-6.6, -15.3), (-3.6, -16.2), (3.6, -16.2), (6.6, -15.3))
        ]
    else:
        fills += outlined(
            second, path((-7.8, -12.8), (-6, -17), (6, -17), (7.8, -12.8), (3, -14.2, -3, -14.2, -7.8, -12.8))
        )
        fills += outlined(YELLOW, ellipse(0, -13.2, 1.3), 0.35)
    return fills


def _head(rank: str, main: str, second: str) -> list[Fill]:
    fills: list[Fill] = []
    if rank == "K":
        hair = path(
            (-6.6, -15.6),
            (-8.6, -17.5, -7.4, -20, -6.2, -21),
            (-7, -24, -6, -27, -4, -27.6),
            (4, -27.6),
            (6, -27, 7, -24, 6.2, -21),
            (7.4, -20, 8.6, -17.5, 6.6, -15.6),
        )
    elif rank == "Q":
        hair = path((-5.4, -16), (-8.6, -18, -7.4, -26, -4.4, -27.4), (4.4, -27.4), (7.4, -26, 8.6, -18, 5.4, -16))
    else:
        hair = path(
            (-5.2, -16.4),
            (-9.4, -15.2, -7.6, -19, -6.6, -20),
            (-7, -24, -6.4, -26, -4.6, -27.4),
            (4.6, -27.4),
            (6.4, -26, 7, -24, 6.6, -20),
            (7.6, -19, 9.4, -15.2, 5.2, -16.4),
        )
    fills += outlined(YELLOW, hair)
    for x in (-5.9, -5.1, 5.1, 5.9):
        fills.append(line(0.3, (x, -24), (x * 1.04, -18)))
    face = path((-4.3, -27), (-4.7, -20, -3.2, -15.4, 0, -15.2), (3.2, -15.4, 4.7, -20, 4.3, -27))
    fills += outlined(_SKIN, face)
    fills += _face(rank)
    fills += {"K": _crown, "Q": _coronet, "J": _cap}[rank](main, second)
    return fills


def _face(rank: str) -> list[Fill]:
    fills: list[Fill] = []
    for s in (-1, 1):
        fills.append(
            Fill(
                BLACK,
                (
                    path(
                        (s * 0.9, -23.4),
                        (s * 1.5, -24.1, s * 2.6, -24.1, s * 3.3, -23.3),
                        (s * 2.6, -23.7, s * 1.5, -23.7, s * 0.9, -23.4),
                    ),
                ),
            )
        )
        fills.append(Fill(BLACK, (ellipse(s * 1.95, -22.3, 0.85, 0.5), ellipse(s * 1.95, -22.3, 0.25, 0.2))))
    fills.append(Fill(BLACK, (brush(path((0.5, -23.2), (0.3, -21.8), (0.9, -20.5), (-0.2, -20.2)), (0.28, 0.3, 0.3)),)))
    if rank == "K":
        beard = path(
            (-4.5, -22),
            (-4.4, -18.8, -3.4, -18.6, -2, -19.6),
            (2, -19.6),
            (3.4, -18.6, 4.4, -18.8, 4.5, -22),
            (5.2, -17, 3, -12.4, 0, -11.4),
            (-3, -12.4, -5.2, -17, -4.5, -22),
        )
        fills += outlined(YELLOW, beard)
        fills += [line(0.28, (x, -17.2), (x * 0.75, -13.6)) for x in (-2.2, -0.8, 0.8, 2.2)]
    fills.append(
        Fill(
            RED,
            (
                path(
                    (-1.5, -18.4),
                    (-0.8, -19.0, -0.3, -18.9, 0, -18.6),
                    (0.3, -18.9, 0.8, -19.0, 1.5, -18.4),
                    (0.7, -17.6, -0.7, -17.6, -1.5, -18.4),
                ),
            ),
        )
    )
    if rank == "Q":
        fills += [Fill("#eba79b", (ellipse(s * 2.9, -20.3, 0.75),)) for s in (-1, 1)]
    return fills


def _crown(main: str, second: str) -> list[Fill]:
    spikes = np.array(
        [
            [-6, -26.6],
            [-7.6, -33.4],
            [-4.4, -30],
            [-2.6, -34.6],
            [0, -30.4],
            [2.6, -34.6],
            [4.4, -30],
            [7.6, -33.4],
            [6, -26.6],
        ]
    )
    fills = outlined(second, path((-5.4, -27), (-6.4, -33, 6.4, -33, 5.4, -27)))
    fills += outlined(YELLOW, spikes)
    fills += outlined(
        main, path((-6.3, -28.4), (-2, -29.2, 2, -29.2, 6.3, -28.4), (6.1, -26.2), (2, -27, -2, -27, -6.1, -26.2))
    )
    fills += [
        Fill(YELLOW, (ellipse(x, y, 0.65),)) for x, y in ((-4.2, -27.5), (-1.4, -27.9), (1.4, -27.9), (4.2, -27.5))
    ]
    return fills + [
        f
        for x, y in ((-7.6, -33.6), (-2.6, -34.8), (2.6, -34.8), (7.6, -33.6))
        for f in outlined(RED, ellipse(x, y, 0.85), 0.3)
    ]


def _coronet(main: str, second: str) -> list[Fill]:
    fills: list[Fill] = []
    for x, y in ((-4.6, -29.6), (0, -30.6), (4.6, -29.6)):
        fills += outlined(
            YELLOW,
            path(
                (x - 2.3, -27),
                (x - 3.0, y - 0.6, x - 0.6, y - 0.8, x, y - 3.2),
                (x + 0.6, y - 0.8, x + 3.0, y - 0.6, x + 2.3, -27),
            ),
        )
        fills += [Fill(main, (ellipse(x, y, 0.8),))]
    fills += outlined(
        second, path((-6.4, -28.6), (-2, -29.4, 2, -29.4, 6.4, -28.6), (6.0, -26.2), (2, -27.2, -2, -27.2, -6.0, -26.2))
    )
    return fills + [
        Fill(WHITE, (ellipse(x, y, 0.55),))
        for x, y in ((-4.6, -27.6), (-2.3, -28), (0, -28.1), (2.3, -28), (4.6, -27.6))
    ]


def _cap(main: str, second: str) -> list[Fill]:
    fills = outlined(main, path((-6.6, -27), (-9, -31, -4, -34.4, 1, -33.4), (6, -33, 9, -30, 7, -27)))
    fills += outlined(
        YELLOW, path((-7, -28.2), (-2, -29.6, 3, -29.4, 7.2, -28.2), (7, -25.8), (2, -27, -2, -27, -6.8, -25.8))
    )
    fills += outlined(second, path((5.2, -28.6), (8, -34.6, 13, -35.6, 15.6, -33.4), (13, -33.6, 9.6, -31, 7.2, -27.4)))
    return fills + [Fill(RED, (ellipse(x, -27.6 - (x == 0) * 0.2, 0.6),)) for x in (-4, 0, 4)]


def _emblem(rank: str) -> list[Fill]:
    """What the figure holds: a sword, a flower, a halberd; and the hand that holds it."""
    hand = outlined(
        _SKIN,
        path(
            (9.2, -8.6),
            (9.4, -10.8, 13.8, -11.4, 14.6, -9.2),
            (15.4, -7.2, 13.4, -5.4, 11.4, -5.6),
            (9.6, -5.8, 9, -7, 9.2, -8.6),
        ),
    )
    hand += [line(0.28, (11.2 + k * 0.1, y), (14.2, y - 0.3)) for k, y in enumerate((-9.2, -8.0, -6.9))]
    if rank == "K":
        blade = outlined(WHITE, np.array([[11.2, -13], [11.5, -32.6], [12.6, -35.2], [13.7, -32.6], [14.0, -13]]))
        blade += [line(0.3, (12.6, -33), (12.6, -13))]
        hilt = outlined(YELLOW, np.array([[8.2, -13.8], [17.0, -13.8], [17.0, -12.2], [8.2, -12.2]])) + outlined(
            RED, rectangle(11.7, -12.2, 13.5, -4.2)
        )
        return blade + hilt + hand + outlined(YELLOW, ellipse(12.6, -3.6, 1.5))
    if rank == "Q":
        fills = [Fill("#2f6b3c", (brush(path((12.2, -4), (12.8, -10, 12, -16, 12.8, -21)), (0.9,)),))]
        fills += outlined(
            "#2f6b3c", path((12.4, -14), (14, -17.6, 16, -17.6, 17, -18.4), (16.6, -15, 14.6, -13.6, 12.4, -14)), 0.3
        )
        for a in np.arange(5) * 2 * math.pi / 5 - math.pi / 2:
            fills += outlined(RED, ellipse(12.8 + 2.1 * math.cos(a), -24 + 2.1 * math.sin(a), 1.75), 0.35)
        return fills + outlined(YELLOW, ellipse(12.8, -24, 1.25), 0.35) + hand
    shaft = outlined(YELLOW, rectangle(11.9, -31, 13.3, 2))
    axe = outlined(
        WHITE,
        path(
            (13.3, -28),
            (15, -28.4, 16, -29.4, 16.9, -30.6),
            (17.4, -27, 17.4, -24, 16.9, -20.6),
            (16, -22, 15, -23, 13.3, -23.4),
        ),
    )
    spike = outlined(WHITE, np.array([[11.6, -30], [12.6, -35.6], [13.6, -30]])) + outlined(
        WHITE, np.array([[11.9, -27], [9.4, -25.8], [11.9, -24.4]])
    )
    return shaft + axe + spike + hand
