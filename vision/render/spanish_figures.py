"""The figures of the Spanish pack: sota, caballo and rey, at full length, each holding up the sign of its suit.

Coordinates are millimetres from the middle of the card. No figure is turned: they stand on the ground.
"""

import numpy as np

from vision.render.courts import BLACK, BLUE, RED, WHITE, YELLOW, line, outlined
from vision.render.shapes import Fill, Points, affine, brush, ellipse, path, place, rectangle
from vision.render.spanish_pips import GREEN, placed

SKIN = "#f6d9bd"
BROWN = "#8a5a2b"
GROUND = "#d9c58f"
_INK = 0.5

_DRESS = {"D": (RED, BLUE), "H": (BLUE, RED), "S": (GREEN, RED), "C": (RED, GREEN)}
"""Of each suit the colours of its people."""
_HORSE = {"D": "#b98a55", "H": "#e9e4d8", "S": "#8d8f96", "C": "#9a6238"}
_HELD = {"D": 15.0, "H": 17.5, "S": 30.0, "C": 29.0}
"""How high the sign is that a figure holds up."""


def figure(rank: str, suit: str) -> list[Fill]:
    """The picture of "J" (sota), "Q" (caballo) or "K" (rey), for the suit that stands for the Spanish one."""
    main, second = _DRESS[suit]
    drawn = {"J": _sota, "Q": _caballo, "K": _rey}[rank]
    return _ground() + drawn(main, second, suit)


def _o(colour: str, outline: Points, width: float = _INK) -> list[Fill]:
    return outlined(colour, outline, width)


def _pair(fills: list[Fill]) -> list[Fill]:
    """The same on either side."""
    return fills + place(fills, affine(mirrored=True))


def _ground() -> list[Fill]:
    hill = path((-28, 39.8), (-28, 35), (-16, 32.6, -8, 34.2, 0, 33.6), (9, 33, 17, 34.4, 28, 33.4), (28, 39.8))
    fills = [Fill(GROUND, (hill,))]
    for x, y in ((-20, 36.5), (-7, 37.2), (11, 36.6), (21, 37)):
        blades = [path((x + d, y), (x + d * 1.9 - 0.3, y - 2.6), (x + d + 0.7, y)) for d in (-0.9, 0.0, 0.9)]
        fills += [Fill(GREEN, (blade,)) for blade in blades]
    return fills


def _held(suit: str, x: float, y: float) -> list[Fill]:
    """The sign in the hand at (x, y): a coin and a cup stand on it, a sword and a club are gripped low."""
    height = _HELD[suit]
    up = {"D": 0.5, "H": 0.36, "S": 0.355, "C": 0.36}[suit]
    return placed(suit, affine(scale=height, x=x, y=y - up * height), line=0.5 / height)


def _hand(x: float, y: float) -> list[Fill]:
    fills = _o(SKIN, ellipse(x, y, 2.1, 1.9, steps=20), 0.4)
    return fills + [line(0.25, (x - 1.3, y + d), (x + 1.4, y + d)) for d in (-0.5, 0.5)]


def _face(x: float, y: float, *, bearded: bool = False, hair: str = BROWN) -> list[Fill]:
    """A head of 11 mm whose chin is at `y`, seen nearly from the front."""
    fills: list[Fill] = []
    face = path(
        (-4.4, -9), (-4.8, -4, -3.4, -0.2, 0, 0), (3.4, -0.2, 4.8, -4, 4.4, -9), (2, -10.6, -2, -10.6, -4.4, -9)
    )
    fills += _o(SKIN, face, 0.4)
    for s in (-1, 1):
        fills.append(
            Fill(
                BLACK, (brush(path((s * 0.8, -6.9), (s * 1.6, -7.6, s * 2.4, -7.5, s * 3.0, -6.8)), (0.25, 0.4, 0.25)),)
            )
        )
        fills.append(Fill(WHITE, (ellipse(s * 1.9, -5.7, 0.95, 0.6, steps=16),)))
        fills.append(Fill(BLACK, (ellipse(s * 1.9 + 0.1, -5.7, 0.5, steps=14),)))
        fills.append(Fill("#eaa890", (ellipse(s * 2.9, -3.6, 0.75, 0.55, steps=14),)))
    fills.append(Fill("#a5683f", (brush(path((0.1, -5.6), (0.6, -4.4), (-0.2, -3.9)), (0.25, 0.35, 0.3)),)))
    if bearded:
        beard = path(
            (-4.6, -6.0),
            (-4.2, -3.2, -2.6, -3.3, 0, -3.4),
            (2.6, -3.3, 4.2, -3.2, 4.6, -6.0),
            (5.4, -1, 3.6, 4.4, 0, 5.6),
            (-3.6, 4.4, -5.4, -1, -4.6, -6.0),
        )
        fills += _o(hair, beard, 0.4)
        fills += [line(0.25, (d, -0.6), (d * 0.6, 3.6)) for d in (-2.4, -0.8, 0.8, 2.4)]
    fills.append(
        Fill(RED, (path((-1.3, -2.3), (-0.5, -2.8, 0.5, -2.8, 1.3, -2.3), (0.5, -1.6, -0.5, -1.6, -1.3, -2.3)),))
    )
    return place(fills, affine(x=x, y=y))


def _hair(x: float, y: float, colour: str) -> list[Fill]:
    """A bob behind the face whose chin is at `y`."""
    bob = path(
        (-4.8, -10),
        (-8.4, -7, -6.6, -3, -6.8, 0.4),
        (-4, 1.4, -3, 0, -2, -1),
        (2, -1),
        (3, 0, 4, 1.4, 6.8, 0.4),
        (6.6, -3, 8.4, -7, 4.8, -10),
    )
    return place(_o(colour, bob, 0.4), affine(x=x, y=y))


def _cap(x: float, y: float, main: str, second: str) -> list[Fill]:
    """A flat cap with a feather, on a head whose chin is at `y`."""
    fills = _o(main, path((-5.6, -9), (-8, -13.4, -3, -15.6, 1, -14.8), (5.4, -14.4, 7.6, -11.6, 5.8, -9)), 0.4)
    fills += _o(
        YELLOW, path((-5.8, -9.9), (-2, -11.2, 2, -11.2, 5.9, -9.9), (5.6, -8.1), (2, -9.4, -2, -9.4, -5.5, -8.1)), 0.4
    )
    feather = path((-4.6, -10.6), (-8.4, -13.4, -10.6, -16.6, -9.6, -18.8), (-7.4, -17.6, -4.6, -14.4, -3.4, -11.2))
    fills += [*_o(second, feather, 0.4), line(0.25, (-4.2, -11.2), (-8.8, -17.4))]
    return place(fills, affine(x=x, y=y))


def _crown(x: float, y: float, second: str) -> list[Fill]:
    """A crown on a head whose chin is at `y`."""
    fills = _o(second, path((-4.8, -10), (-6, -15, 6, -15, 4.8, -10)), 0.4)
    spikes = np.array(
        [
            [-5.4, -9],
            [-6.8, -15.4],
            [-3.8, -12.4],
            [-2.2, -16.8],
            [0, -12.8],
            [2.2, -16.8],
            [3.8, -12.4],
            [6.8, -15.4],
            [5.4, -9],
        ]
    )
    fills += _o(YELLOW, spikes, 0.4)
    fills += _o(
        YELLOW, path((-5.5, -10.2), (-2, -11, 2, -11, 5.5, -10.2), (5.3, -8.3), (2, -9.1, -2, -9.1, -5.3, -8.3)), 0.4
    )
    fills += [
        Fill(RED if k % 2 else BLUE, (ellipse(d, -9.6 - (abs(d) < 2) * 0.25, 0.6, steps=14),))
        for k, d in enumerate((-3.8, -1.3, 1.3, 3.8))
    ]
    for d, top in ((-6.8, -15.7), (-2.2, -17.1), (2.2, -17.1), (6.8, -15.7)):
        fills += _o(RED, ellipse(d, top, 0.8, steps=16), 0.3)
    return place(fills, affine(x=x, y=y))


def _raised_arm(colour: str, cuff: str, shoulder: tuple[float, float], hand: tuple[float, float]) -> list[Fill]:
    """A sleeve, puffed at the shoulder, that bends up to the hand."""
    (sx, sy), (hx, hy) = shoulder, hand
    elbow = (hx + 0.8, sy + 5.4)
    sleeve = brush(
        path(
            (sx, sy),
            (sx + 3, sy + 3, elbow[0] - 3, elbow[1] + 1.4, elbow[0], elbow[1]),
            (elbow[0] + 1.6, elbow[1] - 3, hx + 0.6, hy + 5, hx, hy + 2),
        ),
        (6.0, 6.6, 5.2, 3.6, 3.0),
    )
    fills = _o(colour, sleeve)
    fills += _o(cuff, brush(np.array([[hx + 0.35, hy + 4.6], [hx, hy + 1.6]]), (4.0, 4.4)), 0.4)
    return fills


def _sota(main: str, second: str, suit: str) -> list[Fill]:
    hand = (14.5, -13.0 if suit in "DH" else -8.5)
    fills: list[Fill] = []
    # A short cape behind, and the legs.
    fills += _o(
        second,
        path(
            (-7, -15),
            (-14, -8, -15.5, 6, -14.5, 18),
            (-9, 20),
            (-4, 4),
            (4, 4),
            (8, 19),
            (12.5, 17),
            (13, 6, 11, -8, 6, -15),
        ),
    )
    leg = path((-1.0, 12), (-1.2, 20, -1.8, 26, -2.2, 31), (-6.0, 31), (-7.0, 25, -7.6, 18, -7.4, 12))
    shoe = path((-1.9, 30.4), (-1.8, 33, -2.4, 35.4, -4, 35.4), (-10.6, 35.4), (-11.4, 33.8, -8.4, 32.6, -6.3, 30.4))
    fills += _pair(_o(YELLOW if second != YELLOW else WHITE, leg) + _o(BLACK, shoe))
    for y in (15.5, 20, 24.5):
        fills += [Fill(second, (rectangle(-6.9 + (y - 15) * 0.08, y, -1.8 - (y - 15) * 0.05, y + 1.3),))]
        fills += [Fill(second, (rectangle(1.8 + (y - 15) * 0.05, y, 6.9 - (y - 15) * 0.08, y + 1.3),))]
    # The doublet with its skirt.
    fills += _o(
        main,
        path(
            (-6.2, 1),
            (-9, 7, -10.4, 12, -11, 15.6),
            (-7, 17.4, -4, 15.6, 0, 17),
            (4, 15.6, 7, 17.4, 11, 15.6),
            (10.4, 12, 9, 7, 6.2, 1),
        ),
    )
    for x in (-6.6, -2.4, 2.4, 6.6):
        fills += [Fill(YELLOW, (path((x * 0.62, 3.4), (x * 1.18 - 0.8, 15.4), (x * 1.18 + 0.8, 15.4)),))]
    fills += _o(
        main,
        path(
            (-8.4, -14.6),
            (-4, -16.4),
            (4, -16.4),
            (8.4, -14.6),
            (7.4, -8, 6.6, -3, 6.8, 2.2),
            (-6.8, 2.2),
            (-6.6, -3, -7.4, -8, -8.4, -14.6),
        ),
    )
    fills += _o(YELLOW, path((-2.4, -15.8), (2.4, -15.8), (1.7, 1.8), (-1.7, 1.8)), 0.4)
    fills += [Fill(second, (ellipse(0, y, 0.75, steps=14),)) for y in (-12.6, -9.2, -5.8, -2.4)]
    fills += _o(second, rectangle(-7.1, 1.0, 7.1, 3.6), 0.4) + _o(YELLOW, rectangle(-1.7, 0.6, 1.7, 4.0), 0.4)
    # The left arm, its hand on the hip.
    fills += _o(
        main,
        brush(
            path((-7.6, -12.6), (-12.6, -9, -14.6, -4.4, -13.4, -2.4), (-11.6, 0, -9.4, 0.6, -7.8, 1.4)),
            (5.6, 6.2, 5.0, 3.4, 3.0),
        ),
    )
    fills += [Fill(YELLOW, (brush(path((-8.6, -13.2), (-12.8, -9, -13.6, -5, -13.2, -3)), (0.5, 1.0, 0.6)),))]
    fills += _hand(-7.2, 1.8)
    fills += _raised_arm(main, YELLOW, (7.2, -12.6), hand)
    # Collar, head, cap.
    fills += _hair(0, -16, BROWN)
    fills += _o(
        WHITE, path((-5.8, -15.4), (-4, -18.4), (4, -18.4), (5.8, -15.4), (2, -13.4, -2, -13.4, -5.8, -15.4)), 0.4
    )
    fills += _face(0, -16) + _cap(0, -16, main, second)
    return fills + _held(suit, *hand) + _hand(*hand)


def _rey(main: str, second: str, suit: str) -> list[Fill]:
    hand = (15.0, -12.0 if suit in "DH" else -7.0)
    fills: list[Fill] = []
    # The mantle, edged with ermine.
    fills += _o(
        main, path((-7, -16), (-13.5, -12, -17.4, 12, -19.5, 35.6), (19.5, 35.6), (17.4, 12, 13.5, -12, 7, -16))
    )
    # The robe under it.
    fills += _o(second, path((-6.4, -15), (-8, 4, -9.4, 20, -10.2, 35.6), (10.2, 35.6), (9.4, 20, 8, 4, 6.4, -15)))
    fills += _o(
        YELLOW, path((-2.6, -14), (-3.4, 10, -3.8, 24, -4.2, 35.6), (4.2, 35.6), (3.8, 24, 3.4, 10, 2.6, -14)), 0.4
    )
    for y in (-6.5, -0.5, 11.5, 17.5, 23.5, 29.5):
        lozenge = np.array([[0, y - 2.3], [1.9, y], [0, y + 2.3], [-1.9, y]])
        fills += [Fill(main, (lozenge,)), Fill(YELLOW, (ellipse(0, y, 0.6, steps=12),))]
    for x in (-7.4, 7.4):
        fills += [Fill(YELLOW, (path((x * 0.86, 8), (x * 1.1 - 0.5, 33), (x * 1.1 + 0.5, 33)),))]
    fills += _o(YELLOW, rectangle(-8.6, 4.2, 8.6, 7.4), 0.4) + _o(
        RED if second != RED else BLUE, ellipse(0, 5.8, 1.9, 1.5), 0.4
    )
    edge = path((-6.2, -15.4), (-10.4, 2, -12.6, 20, -13.6, 35.6), (-9.4, 35.6), (-9.2, 20, -7.6, 2, -4.4, -14.6))
    fills += _pair(_o(WHITE, edge, 0.4))
    spots = [(-6.9, -8.4), (-8.2, -1), (-9.3, 6.6), (-10.2, 14.2), (-10.9, 21.8), (-11.4, 29.4)]
    fills += _pair(
        [Fill(BLACK, (path((x, y - 1.1), (x + 0.55, y + 1.2), (x, y + 0.7), (x - 0.55, y + 1.2)),)) for x, y in spots]
    )
    fills += _o(WHITE, path((-20, 33.2), (-7, 32, 7, 32, 20, 33.2), (20, 36.6), (7, 35.8, -7, 35.8, -20, 36.6)), 0.4)
    fills += [Fill(BLACK, (ellipse(x, 34.4, 0.5, 0.9, steps=12),)) for x in (-16, -10.6, -5.2, 0, 5.2, 10.6, 16)]
    # The left hand on the belt; the right one holds the sign up.
    fills += _o(
        main,
        brush(
            path((-8.4, -12.4), (-14.4, -8, -16.6, -2, -14.8, 1), (-12.4, 4, -9.6, 4.6, -6.4, 5.2)),
            (6.2, 7.6, 7.0, 5.0, 4.0),
        ),
    )
    fills += _o(WHITE, brush(np.array([[-8.6, 4.6], [-5.6, 5.2]]), (4.8, 5.0)), 0.4)
    fills += _hand(-4.2, 5.6)
    fills += _raised_arm(main, WHITE, (7.8, -12.4), hand)
    # The shoulders: an ermine collar, and on it the head.
    collar = path((-9.6, -13.4), (-7, -18.2), (7, -18.2), (9.6, -13.4), (5, -9.2, -5, -9.2, -9.6, -13.4))
    fills += _o(WHITE, collar, 0.4)
    fills += [
        Fill(BLACK, (ellipse(x, y, 0.4, 0.8, steps=12),))
        for x, y in ((-7.0, -13.9), (-4.4, -12.2), (4.4, -12.2), (7.0, -13.9))
    ]
    hair = "#c9c2b4" if suit in "HC" else BROWN
    fills += _hair(0, -17, hair) + _face(0, -17, bearded=True, hair=hair) + _crown(0, -17, second)
    return fills + _held(suit, *hand) + _hand(*hand)


def _horse(colour: str, tack: str) -> list[Fill]:
    """A horse that walks to the left, its back at y = 4."""
    mane = BLACK if colour != "#9a6238" else "#4a2a14"
    fills: list[Fill] = []
    tail = path((17.6, 7), (23.6, 8, 24.6, 16, 22.4, 24), (21.6, 26.4, 20, 25, 19.4, 22), (19.6, 17, 19, 13, 16.4, 11))
    fills += _o(mane, tail, 0.4)
    # The legs of the far side.
    fills += _o(
        colour,
        path(
            (-9.6, 18),
            (-13, 22),
            (-17.4, 24.4),
            (-18.4, 28.6),
            (-21.4, 29.6),
            (-21.2, 31.2),
            (-16.6, 31),
            (-14.8, 26.8),
            (-9, 24.6),
            (-5.6, 19),
        ),
    )
    fills += _o(colour, path((8, 18), (8.4, 25), (6.6, 33.2), (4.4, 35.6), (9.6, 35.6), (11, 27), (14, 20)))
    # Body, neck and head.
    fills += _o(
        colour,
        path(
            (-12.8, -9.4),
            (-12, -11.4, -11.4, -11.8, -10.6, -9.6),
            (-5, -7.6, -4.6, 1, 0, 4),
            (5, 5.4, 10, 3.4, 14, 4.4),
            (19, 5.6, 19.4, 11, 17.8, 15.6),
            (16.4, 20.4, 14.6, 21.6, 13, 21),
            (6, 18.6, 0, 22.4, -6, 21.2),
            (-11.4, 19.6, -11.4, 13, -11, 8),
            (-11.2, 5, -12, 2.6, -13.4, 1),
            (-15.2, 2.2, -17, 4.4, -18.6, 4.8),
            (-20.6, 5, -21.8, 3.4, -21, 1.6),
            (-19.4, -1.4, -16.4, -6.4, -12.8, -9.4),
        ),
    )
    # The legs of this side.
    fills += _o(
        colour,
        path((-9.8, 16), (-9, 22), (-9.6, 28), (-9.4, 33), (-11.6, 35.6), (-6, 35.6), (-5.8, 28), (-2.4, 19), (-4, 16)),
    )
    fills += _o(
        colour,
        path(
            (10.6, 15),
            (13, 22),
            (17.6, 26.4),
            (16.6, 31),
            (15.4, 35.6),
            (20.6, 35.6),
            (20.8, 30),
            (21.4, 25.6),
            (17.8, 20.8),
            (17.4, 14),
        ),
    )
    for hoof in (
        [(-9.4, 33.2), (-11.6, 35.8), (-6, 35.8), (-5.9, 33.2)],
        [(16, 33.2), (15.3, 35.8), (20.7, 35.8), (20.7, 33.2)],
        [(6.6, 33.4), (4.2, 35.8), (9.6, 35.8), (9.9, 33.4)],
        [(-18.6, 28.9), (-21.5, 29.6), (-21.2, 31.4), (-17.8, 31.2)],
    ):
        fills.append(Fill(BLACK, (np.array(hoof, dtype=np.float64),)))
    # What would show of the seams between legs and body is painted over.
    fills.append(Fill(colour, (ellipse(-6.6, 16.4, 3.6, 3.6),)))
    fills.append(Fill(colour, (ellipse(14, 14.6, 3.3, 4.4),)))
    # Mane, eye, nostril, bridle.
    crest = path((-11.6, -11.2), (-6.4, -10.6, -3.4, -2, 0.6, 4), (-2.6, 4.2), (-5.6, 1, -7.6, -5, -11.2, -8.6))
    fills += _o(mane, crest, 0.4)
    fills += [
        Fill(BLACK, (ellipse(-15.0, -4.2, 0.75, 0.65, steps=14),)),
        Fill(BLACK, (ellipse(-19.8, 2.5, 0.5, 0.4, steps=12),)),
    ]
    fills += [
        Fill(tack, (brush(np.array(points, dtype=np.float64), (0.95,)),))
        for points in (
            [(-18.4, -1.4), (-16.6, 2.6)],
            [(-17.6, 0.4), (-12.4, -4.0), (-10.8, -8.6)],
            [(-17.2, 1.4), (-11.0, 4.4), (-2.6, 2.6)],
            [(-11.2, 9.0), (-6.4, 13.2), (-0.4, 13.4)],
            [(7.4, 12.0), (13, 12.6), (18.0, 11.0)],
        )
    ]
    return fills + [Fill(YELLOW, (ellipse(x, y, 0.8, steps=14),)) for x, y in ((-17.4, 0.9), (-6.4, 13.2), (13, 12.6))]


def _caballo(main: str, second: str, suit: str) -> list[Fill]:
    hand = (15.6, -14.0 if suit in "DH" else -9.0)
    fills: list[Fill] = []
    # The cape behind, and the horse.
    fills += _o(second, path((1, -14), (8, -12, 13, -4, 18.4, 3.4), (13, 6.4, 8, 5, 3, 4.6)))
    fills += _horse(_HORSE[suit], second)
    # The saddlecloth, and the leg that hangs over it.
    fills += _o(
        second,
        path(
            (-4.2, 3.4),
            (1, 5.2, 6, 5, 10, 3.4),
            (10.6, 9, 10, 13, 9.4, 16.4),
            (5, 18, 0, 18, -3.6, 16.6),
            (-4.6, 12, -4.6, 8, -4.2, 3.4),
        ),
    )
    fills += [
        Fill(YELLOW, (path((-4.3, 13.6), (0, 15.2, 5, 15.2, 10, 13.4), (9.8, 14.9), (5, 16.6, 0, 16.6, -4.1, 15.1)),))
    ]
    fills += _o(
        YELLOW, path((-2.6, 1.6), (5.8, 1.6), (5, 8, 1.4, 13, 0.2, 19.6), (-4, 19.6), (-3.2, 13, -3.4, 7, -2.6, 1.6))
    )
    fills += _o(
        BLACK, path((0.4, 18.6), (0.2, 21.4), (-0.4, 24.2), (-7.8, 24.4), (-8.4, 22.8, -5.4, 21.4, -4.2, 18.6)), 0.3
    )
    fills += [Fill(YELLOW, (rectangle(-6.4, 24.6, -0.2, 25.5),))]
    # The doublet.
    fills += _o(main, path((-4.8, 0), (-6, 4, -5.6, 6, -5.4, 7), (-1, 8.6, 4, 8.4, 7.8, 6.6), (7.6, 4, 7, 2, 6.2, 0)))
    fills += _o(
        main,
        path(
            (-6.6, -14.2),
            (-2.6, -16.2),
            (4.2, -16.2),
            (8, -14.2),
            (7.2, -8, 6.2, -4, 6.6, 1.6),
            (-5.2, 1.6),
            (-5.2, -4, -5.8, -8, -6.6, -14.2),
        ),
    )
    fills += _o(YELLOW, path((-1.6, -15.8), (2.8, -15.8), (2.2, 1.2), (-1.2, 1.2)), 0.4)
    fills += [Fill(second, (ellipse(0.6, y, 0.7, steps=14),)) for y in (-12.6, -9.4, -6.2, -3.0)]
    fills += _o(second, rectangle(-5.5, 0.4, 6.9, 2.8), 0.4)
    # One hand on the reins, the other holds the sign up.
    fills += _o(
        main,
        brush(
            path((-5.4, -12.4), (-9, -9, -9.8, -5, -8.4, -3), (-7, -0.6, -5.6, 0.6, -4.2, 1.6)),
            (5.4, 5.8, 4.6, 3.2, 2.8),
        ),
    )
    fills += _hand(-3.2, 2.4)
    fills += _raised_arm(main, YELLOW, (7.2, -12.2), hand)
    fills += _hair(0.8, -16, BROWN)
    fills += _o(
        WHITE, path((-4.8, -15.2), (-3, -18.2), (4.6, -18.2), (6.4, -15.2), (3, -13.4, -1.4, -13.4, -4.8, -15.2)), 0.4
    )
    fills += _face(0.8, -16) + _cap(0.8, -16, second, YELLOW)
    return fills + _held(suit, *hand) + _hand(*hand)
